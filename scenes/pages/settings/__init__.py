"""The settings: preferences to be changed, and the keys."""
