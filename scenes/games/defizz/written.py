"""An answer or a stake that a person is preparing, before it becomes a move."""

from __future__ import annotations

from scenes.games.defizz.answer import ERASE


class Written:
    """The text in the entry, the amount on the stepper, and the keys on the screen."""

    def __init__(self) -> None:
        self.text = ""
        self.stake = 0
        """The amount that was chosen; 0: none, the minimum holds."""
        self.keyboard = False
        """True if keys for letters are on the screen, for people without a keyboard."""

    def press(self, sign: str, most: int) -> None:
        """Type a key of the screen; a line of `most` letters is full and begins anew."""
        full = len(self.text) >= most
        self.text = self.text[:-1] if sign == ERASE else sign if full else self.text + sign
