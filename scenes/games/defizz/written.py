"""An answer or a stake that a person is preparing, before it becomes a move."""

from __future__ import annotations

ERASE = "\b"
"""The sign of the key that takes the last letter back."""
OVERTAKEN, LONG_AGO = 0.8, 60.0
"""Seconds after a letter in which a key belongs to the same answer, though its time may be up; and many more."""


class Written:
    """The text in the entry, the amount on the stepper, and the keys on the screen."""

    def __init__(self) -> None:
        self.text = ""
        self.ahead = ""
        """The letters that were typed after a press, before there was an entry."""
        self.stake = 0
        """The amount that was chosen; 0: none, the minimum holds."""
        self.keyboard = False
        """True if keys for letters are on the screen, for people without a keyboard."""

        self.spent = ""
        """The letter of a key that was just pressed for the floor; empty if the last key was not."""
        self.idle = LONG_AGO
        """Seconds since a letter was typed, as long as the answer was neither said nor given up."""

    def write(self, text: str) -> None:
        """Keep the text of the entry as it is typed."""
        self.text, self.idle = text, 0.0

    def keep(self, text: str) -> None:
        """Keep letters for the entry that comes; not the one that a press wrote."""
        if text.casefold() != self.spent.casefold() and (self.ahead + text).strip():
            self.ahead += text

    def begin(self, most: int) -> None:
        """Begin anew: with the letters that came before an entry of so many letters, or with nothing (0)."""
        self.text = self.ahead[:most]
        if most:
            self.ahead = ""

    def overtaken(self) -> bool:
        """Tell if a key was meant for an entry that has just gone; then the next one may be, too."""
        if self.idle >= OVERTAKEN:
            return False
        self.idle = 0.0
        return True

    def takes(self, text: str) -> bool:
        """Tell if a text that was typed is part of an answer: not what a press wrote, nor space before the answer."""
        return text.casefold() != self.spent.casefold() and bool((self.text + text).strip())

    def press(self, sign: str, most: int) -> None:
        """Type a key of the screen; a line of `most` letters is full and begins anew."""
        full = len(self.text) >= most
        self.text = self.text[:-1] if sign == ERASE else sign if full else self.text + sign
