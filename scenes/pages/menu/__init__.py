"""The menu and its tiles."""
