"""The computer players. They see views, never states."""
