"""Games of chance on the card: the sides, their picks, and a picture for every kind of game."""
