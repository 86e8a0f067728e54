"""Slips in a JSON text, each with its place: the text is mended as it is read, so that one slip hides no other."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

import msgspec

from game.defizz.check import PackError
from game.defizz.lines import DEEPEST

TOKEN = re.compile(r'"(?:[^"\\\n]++|\\[^\n])*+("?)|[\[\]{},:]|//[^\n]*|[^\s\[\]{},:"]+')
"""A text in quotation marks (group 1 is empty if it is not closed on its line), a sign, a remark, anything else."""
NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
LIKE_A_NUMBER = "+-.0123456789"
WORDS = ("true", "false", "null")
CLOSES = {"{": "}", "[": "]"}
LONGEST_WORD = 40
MOST_SLIPS = 100
"""Nobody wants to hear of more: it is another kind of file."""


class Slip(NamedTuple):
    """A slip in the writing, with its line."""

    line: int
    error: PackError


class Level:
    """A bracket that is open; `wants` is what comes next: name, colon, value or comma."""

    __slots__ = ("sign", "line", "wants")

    def __init__(self, sign: str, line: int) -> None:
        self.sign = sign
        self.line = line
        self.wants = self.begins

    @property
    def begins(self) -> str:
        """The first thing that is wanted of a new entry."""
        return "name" if self.sign == "{" else "value"


class Lost(Exception):
    """The brackets do not fit each other, or slips are too many: all that follows would be guessed."""


class Mender:
    """Reads a text sign by sign, notes the slips, and writes it down without them, on the same lines."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.slips: list[Slip] = []
        self.written: list[str] = []
        self.levels: list[Level] = []
        self.comma = False
        """True after a comma that is not written yet: nothing may follow it."""
        self.line = self.before = 1
        """The lines of the sign that is being read, and of the one before it."""

    def read(self) -> None:
        """Read the whole text; raise Lost where nothing can be made of the rest."""
        end = 0
        for token in TOKEN.finditer(self.text):
            gap = self.text[end : token.start()]
            self.written.append(gap)
            self.before, self.line = self.line, self.line + gap.count("\n")
            self._take(token[0], token[1] == '"')
            end = token.end()
        if self.levels or not end:
            opened = self.levels[-1].line if self.levels else 1
            self._give_up(PackError("the file ends before the bracket of line {line} is closed", line=opened))

    def _slip(self, error: PackError, line: int | None = None) -> None:
        self.slips.append(Slip(self.line if line is None else line, error))
        if len(self.slips) >= MOST_SLIPS:
            raise Lost

    def _give_up(self, error: PackError) -> None:
        self._slip(error)
        raise Lost

    def _take(self, sign: str, closed: bool) -> None:
        """Read one sign, and put in what is missing before it."""
        if sign.startswith("//"):
            self._slip(PackError("there are no remarks in JSON"))
        elif not self.levels:
            self._open_file(sign)
        elif sign == ",":
            self._comma()
        elif sign == ":":
            self._colon()
        elif sign in "]}":
            self._close(sign)
        else:
            self._fill_gap()
            self._entry(sign, closed)

    def _open_file(self, sign: str) -> None:
        """The first sign is an opening brace, and nothing comes after its closing one."""
        if "".join(self.written).strip():
            self._give_up(PackError("there is something after the closing bracket"))
        if sign != "{":
            self._give_up(PackError("{place}: fields between braces are wanted here", place="pack"))
        self._open(sign)

    def _open(self, sign: str) -> None:
        self.levels.append(Level(sign, self.line))
        self.written.append(sign)
        if len(self.levels) > DEEPEST:
            self._give_up(PackError("more than {most} brackets inside each other", most=DEEPEST))

    def _comma(self) -> None:
        level = self.levels[-1]
        self._fill_value(level)
        if level.wants != "comma":
            self._slip(PackError("there is a comma too many"))
            return
        level.wants, self.comma = level.begins, True

    def _colon(self) -> None:
        level = self.levels[-1]
        if level.wants != "colon":
            self._slip(PackError("there is a colon too many"))
            return
        level.wants = "value"
        self.written.append(":")

    def _close(self, sign: str) -> None:
        level = self.levels[-1]
        self._fill_value(level)
        if self.comma:
            self._slip(PackError("there is a comma too many"), self.before)
            self.comma = False
        if CLOSES[level.sign] != sign:
            self._give_up(PackError("this bracket is not of the kind that line {line} opens", line=level.line))
        self.written.append(sign)
        self.levels.pop()
        if self.levels:
            self.levels[-1].wants = "comma"

    def _fill_value(self, level: Level) -> None:
        """Put a value in where a field has none."""
        if level.wants == "colon" or (level.wants == "value" and level.sign == "{"):
            self._slip(PackError("this field has no value"), self.before)
            self.written.append(":null" if level.wants == "colon" else "null")
            level.wants = "comma"

    def _fill_gap(self) -> None:
        """Put a comma or a colon in where it is missing, and write down one that was read."""
        level = self.levels[-1]
        if level.wants == "comma":
            self._slip(PackError("a comma is missing at the end"), self.before)
            level.wants, self.comma = level.begins, True
        if level.wants == "colon":
            self._slip(PackError("a colon is missing after the field's name"))
            self.written.append(":")
            level.wants = "value"
        if self.comma:
            self.written.append(",")
            self.comma = False

    def _entry(self, sign: str, closed: bool) -> None:
        """Read a field's name or a value."""
        level = self.levels[-1]
        if sign in CLOSES:
            if level.wants == "name":
                self._give_up(PackError("the name of a field is wanted here"))
            self._open(sign)
            return
        named = level.wants == "name"
        level.wants = "colon" if named else "comma"
        if sign[0] == '"':
            self._quoted(sign, closed, level)
        elif not named and (sign in WORDS or NUMBER.fullmatch(sign)):
            self.written.append(sign)
        else:
            self._word(sign, not named and sign[0] in LIKE_A_NUMBER)

    def _word(self, sign: str, number: bool) -> None:
        """Read something that is neither a text nor a number as JSON writes it."""
        word = sign if len(sign) <= LONGEST_WORD else sign[:LONGEST_WORD] + "…"
        if number:
            self._slip(PackError("{word} is not written as a number is in JSON", word=word))
            self.written.append("1")
        else:
            self._slip(PackError("{word} must stand between quotation marks", word=word))
            self.written.append(json.dumps(sign))

    def _quoted(self, sign: str, closed: bool, level: Level) -> None:
        """Read a text; one that is not closed ends with its line, and a comma there was meant as one."""
        if not closed:
            self._slip(PackError("the closing quotation mark is missing"))
            text = sign.rstrip()
            if text.endswith(",") and level.wants == "comma":
                text, level.wants, self.comma = text[:-1], level.begins, True
            self.written.append(json.dumps(text[1:].rstrip('"')))
            return
        try:
            msgspec.json.decode(sign, type=str)
            self.written.append(sign)
        except (msgspec.MsgspecError, UnicodeDecodeError, UnicodeEncodeError):
            self._slip(PackError("this text has a sign that must be written in another way"))
            self.written.append('"…"')


def mend(text: str) -> tuple[str | None, list[Slip]]:
    """The text as proper JSON on the same lines, and its slips; None if nothing can be made of it."""
    mender = Mender(text)
    try:
        mender.read()
    except Lost:
        return None, mender.slips
    return "".join(mender.written), mender.slips
