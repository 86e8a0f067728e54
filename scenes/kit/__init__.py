"""The kit: colours, type, canvas, intents, and one file a widget. It knows no game and no scene."""
