"""The setup of a table: the game's options, the players, and the tables that are remembered."""
