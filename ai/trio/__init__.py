"""The computer players of Trio."""
