"""The computer players of Défizz!."""
