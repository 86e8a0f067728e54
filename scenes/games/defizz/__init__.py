"""Défizz! on the table: sides with purses, the die, the card and its question, each mode in a way of its own."""
