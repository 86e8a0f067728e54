"""An answer or a stake that a person is preparing, before it becomes a move."""

from __future__ import annotations

ERASE = "\b"
"""The sign of the key that takes the last letter back."""


class Written:
    """The text in the entry, the amount on the stepper, and the keys on the screen."""

    def __init__(self) -> None:
        self.text = ""
        self.stake = 0
        """The amount that was chosen; 0: none, the minimum holds."""
        self.keyboard = False
        """True if keys for letters are on the screen, for people without a keyboard."""

        self.spent = ""
        """The letter of a key that was just pressed for the floor; empty if the last key was not."""

    def write(self, text: str) -> None:
        """Keep the text of the entry."""
        self.text = text

    def takes(self, text: str) -> bool:
        """Tell if a text that was typed is part of an answer: not what a press wrote, nor space before the answer."""
        return text.casefold() != self.spent.casefold() and bool((self.text + text).strip())

    def press(self, sign: str, most: int) -> None:
        """Type a key of the screen; a line of `most` letters is full and begins anew."""
        full = len(self.text) >= most
        self.text = self.text[:-1] if sign == ERASE else sign if full else self.text + sign
