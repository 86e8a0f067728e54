"""Paper to read, with a game's own cards on it: text that flows around small cards, rows of cards, circles, arrows."""
