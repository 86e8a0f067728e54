"""Settings: what a person prefers."""
