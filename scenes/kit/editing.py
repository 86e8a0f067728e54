"""Text being edited, a line or several: caret, selection, text an input method composes. No pixels here."""

from __future__ import annotations

import unicodedata


class Line:
    """Text with a caret; the signs between the caret and the anchor are selected. It never exceeds `most` signs."""

    def __init__(self, text: str = "", most: int = 40) -> None:
        self.text = text
        self.most = most
        self.caret = self.anchor = len(text)
        self.composed = ""

    @property
    def selection(self) -> tuple[int, int]:
        """The indices where the selection begins and ends; equal if nothing is selected."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        first, last = self.selection
        return self.text[first:last]

    def write(self, text: str) -> None:
        """Replace the selection by the visible signs of `text`, as many as there is room for."""
        first, last = self.selection
        seen = visible(text)
        room = self.most - (len(self.text) - (last - first))
        seen = seen[: max(0, room)]
        self.text = self.text[:first] + seen + self.text[last:]
        self.caret = self.anchor = first + len(seen)
        self.composed = ""

    def compose(self, text: str) -> None:
        """Set the text that an input method shows but has not handed over yet."""
        self.composed = visible(text)

    def erase(self) -> None:
        """Remove the selection, or the sign before the caret."""
        if self.caret == self.anchor:
            self.anchor = max(0, self.caret - 1)
        self.write("")

    def delete(self) -> None:
        """Remove the selection, or the sign after the caret."""
        if self.caret == self.anchor:
            self.anchor = min(len(self.text), self.caret + 1)
        self.write("")

    def go(self, index: int, extend: bool = False) -> None:
        """Put the caret before the sign at `index`; `extend` leaves the anchor and so changes the selection."""
        self.caret = min(max(index, 0), len(self.text))
        if not extend:
            self.anchor = self.caret

    def step(self, by: int, extend: bool = False) -> None:
        """Move the caret by `by` signs; from a selection, to its end on that side."""
        first, last = self.selection
        if first != last and not extend:
            self.go(last if by > 0 else first)
        else:
            self.go(self.caret + by, extend)

    def select_all(self) -> None:
        self.anchor, self.caret = 0, len(self.text)


class Lines(Line):
    """Text of several lines: with `breaks` a line end is kept as it is written, else it becomes a space."""

    def __init__(self, text: str = "", most: int = 400, breaks: bool = False) -> None:
        super().__init__(text, most)
        self.breaks = breaks

    def write(self, text: str) -> None:
        first, last = self.selection
        lines = [visible(line) for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n")]
        seen = ("\n" if self.breaks else " ").join(lines)
        seen = seen[: max(0, self.most - (len(self.text) - (last - first)))]
        self.text = self.text[:first] + seen + self.text[last:]
        self.caret = self.anchor = first + len(seen)
        self.composed = ""


def visible(text: str) -> str:
    """The signs of a text that can be seen in a line: no control characters, no direction marks, no lone surrogates."""
    return "".join(sign for sign in text if unicodedata.category(sign)[0] != "C" and sign not in "\u2028\u2029")
