"""The computer players of Le Tordu."""
