"""The games on screen: one folder a game, with everything of that game that people meet."""
