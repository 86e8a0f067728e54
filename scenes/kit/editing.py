"""A line of text being written: caret, selection, what an input method composes. No pixels here."""

from __future__ import annotations

import unicodedata


class Line:
    """Text with a caret; what lies between the caret and the anchor is selected."""

    def __init__(self, text: str = "", most: int = 40) -> None:
        self.text = text
        self.most = most
        self.caret = self.anchor = len(text)
        self.composed = ""

    @property
    def selection(self) -> tuple[int, int]:
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        first, last = self.selection
        return self.text[first:last]

    def write(self, text: str) -> None:
        """Put text in the place of the selection: what can be seen of it, as much as there is room for."""
        first, last = self.selection
        seen = visible(text)
        room = self.most - (len(self.text) - (last - first))
        seen = seen[: max(0, room)]
        self.text = self.text[:first] + seen + self.text[last:]
        self.caret = self.anchor = first + len(seen)
        self.composed = ""

    def compose(self, text: str) -> None:
        """What an input method has not handed over yet."""
        self.composed = visible(text)

    def erase(self) -> None:
        """The selection, or the sign before the caret."""
        if self.caret == self.anchor:
            self.anchor = max(0, self.caret - 1)
        self.write("")

    def delete(self) -> None:
        """The selection, or the sign after the caret."""
        if self.caret == self.anchor:
            self.anchor = min(len(self.text), self.caret + 1)
        self.write("")

    def go(self, place: int, extend: bool = False) -> None:
        """Put the caret there; `extend` leaves the anchor where it was."""
        self.caret = min(max(place, 0), len(self.text))
        if not extend:
            self.anchor = self.caret

    def step(self, by: int, extend: bool = False) -> None:
        """A sign to the side; from a selection, to its end on that side."""
        first, last = self.selection
        if first != last and not extend:
            self.go(last if by > 0 else first)
        else:
            self.go(self.caret + by, extend)

    def select_all(self) -> None:
        self.anchor, self.caret = 0, len(self.text)


def visible(text: str) -> str:
    """What can be seen of a text in a line: no control characters, no marks of direction, no half of a sign."""
    return "".join(sign for sign in text if unicodedata.category(sign)[0] != "C" and sign not in "\u2028\u2029")
