"""The kit: colours and type, text, focus, and one file a widget. It knows no game."""
