"""The notation of a leaf of rules: lines of marked-up text, read into elements to be laid out.

A line that begins with a colon is an element by its name; `– ` is a point of a list, anything else a paragraph. In any
text `{card r1a}` is a small card, `{icon skull}` an icon, `{note}` or `{note words}` the number of a note about
our own reading at the foot of the leaf, `{aside words}` that of any other note, `{weak}` a term that the game puts in
its place, and `*words*` are strong. docs/rules-pages.md shows all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from scenes.app.lang import t
from scenes.kit.icons import ICONS
from scenes.stage.paper.cardrow import Group, Item, Tone
from scenes.stage.paper.circle import Spoke
from scenes.stage.paper.flow import NOTE, PIECE, STRONG, Phrase

POINT, ELEMENT, BETWEEN = "– ", ":", " | "
STRUCTURE = (":columns", ":next", ":beside", ":end", ":line")
"""The elements that show no words of their own."""
INLINE = re.compile(r"\{([^{}]*)\}")
BOLD = re.compile(r"\*([^*]+)\*")
NUMBERED = re.compile(r"\((\w+)\) ?")
MARKS: dict[str, Tone] = {"✓": "yes", "✗": "no"}
TONES: dict[str, Tone] = {"on": "", "and": "", "yes": "yes", "no": "no"}


def _reading(words: str) -> str:
    """A note about a rule as we read it, where the printed rules leave it open."""
    return t("Our reading: {note}", note=words) if words else t("Our reading: the printed rules leave this open.")


NOTES: dict[str, Callable[[str], str]] = {"note": _reading, "aside": lambda words: words}
"""Kind of note → its words at the foot."""


class Paragraph(NamedTuple):
    """A paragraph."""

    phrase: Phrase


class Bullet(NamedTuple):
    """A point of a list."""

    phrase: Phrase


class Way(NamedTuple):
    """A small title with a number on a disc."""

    number: str
    phrase: Phrase


class Title(NamedTuple):
    """A small title."""

    phrase: Phrase


class Row(NamedTuple):
    """A row of cards; an example lies on a tinted ground."""

    groups: tuple[Group, ...]
    example: bool


class Circle(NamedTuple):
    """A circle of what beats what, with words in its middle."""

    spokes: tuple[Spoke, ...]
    middle: Phrase


class Chip(NamedTuple):
    """An icon on a disc, and what it means."""

    icon: str
    phrase: Phrase


class Chips(NamedTuple):
    """Chips side by side."""

    chips: tuple[Chip, ...]


class Table(NamedTuple):
    """A small table; its first row is the head."""

    rows: tuple[tuple[Phrase, ...], ...]


class Columns(NamedTuple):
    """Columns side by side, each with its share of the width."""

    shares: tuple[float, ...]
    columns: tuple[tuple[Element, ...], ...]


class Beside(NamedTuple):
    """Elements with one or more cards at their right."""

    names: tuple[str, ...]
    elements: tuple[Element, ...]


class Line(NamedTuple):
    """A line across."""


Element = Paragraph | Bullet | Way | Title | Row | Circle | Chips | Table | Columns | Beside | Line


class Leaf(NamedTuple):
    """One page of the rule book, ready to be laid out."""

    title: Phrase
    icon: str
    """The icon in the list of contents."""
    lesson: str
    """The name of the lesson that teaches what is told here; "" for none."""
    group: str
    """The title of the group that it belongs to; "" for none."""
    elements: tuple[Element, ...]
    notes: tuple[Phrase, ...]
    """The notes at its foot."""
    text: str
    """All that is written on it, as it is searched: a paragraph a line."""


def read(title: str, head: Mapping[str, str], group: str, lines: Sequence[str], terms: Mapping[str, str]) -> Leaf:
    """A leaf from its title, its head and its lines; raise ValueError for a line that makes no sense."""
    reading = _Reading(terms)
    heading = reading.phrase(title)
    elements = reading.elements(list(lines))
    notes = tuple(reading.phrase(note) for note in tuple(reading.notes))
    icon, lesson = head.get("icon", "info"), head.get("lesson", "")
    return Leaf(heading, icon, lesson, group, elements, notes, reading.text)


def unwritten(title: str) -> Leaf:
    """The only leaf of a game whose rules nobody has written."""
    words = t("The rules of this game are not written down here.")
    text = f"{title}\n{words}\n"
    return Leaf(Phrase(title), "info", "", "", (Paragraph(Phrase(words, len(title) + 1)),), (), text)


class _Reading:
    """The reading of one leaf: the text so far, and the notes found in it."""

    def __init__(self, terms: Mapping[str, str]) -> None:
        self.terms = terms
        self.text = ""
        self.notes: list[str] = []
        self.makers: dict[str, Callable[[str], Element]] = {
            "way": self._way,
            "title": lambda rest: Title(self.phrase(rest)),
            "row": lambda rest: Row((self._group("", rest),), example=False),
            "circle": self._circle,
            "chips": lambda rest: Chips(tuple(Chip(*self._named(part)) for part in rest.split(BETWEEN))),
            "line": lambda rest: Line(),
        }

    def phrase(self, text: str) -> Phrase:
        """The phrase of a text, added to all that is written on the leaf."""
        names: list[str] = []
        made = BOLD.sub(rf"{STRONG}\1{STRONG}", INLINE.sub(lambda found: self._inline(found.group(1), names), text))
        start, self.text = len(self.text), f"{self.text}{made}\n"
        return Phrase(made, start, tuple(names))

    def elements(self, lines: list[str]) -> tuple[Element, ...]:
        """The elements of these lines."""
        found: list[Element] = []
        while lines:
            line = lines.pop(0)
            if not line.startswith(ELEMENT):
                point = line.startswith(POINT)
                phrase = self.phrase(line.removeprefix(POINT))
                found.append(Bullet(phrase) if point else Paragraph(phrase))
                continue
            name, _, rest = line.removeprefix(ELEMENT).partition(" ")
            if name in ("columns", "beside"):
                found.append(self._block(name, rest, lines))
            elif name in TONES:
                self._example(found, name, rest)
            elif name == "table":
                self._table(found, rest)
            elif name in self.makers:
                found.append(self.makers[name](rest))
            else:
                raise ValueError(f"no such element: {line}")
        return tuple(found)

    def _inline(self, text: str, names: list[str]) -> str:
        """The letter that stands for something in braces, or a term's own words."""
        kind, _, rest = text.partition(" ")
        if kind == "card":
            names.append(rest)
            return chr(PIECE + len(names) - 1)
        if kind == "icon":
            return ICONS[rest]
        if kind in NOTES:
            return chr(NOTE + self._noted(NOTES[kind](rest)))
        return self.terms[text]

    def _noted(self, words: str) -> int:
        """The number of a note; the same words have the same number wherever they are noted on the leaf."""
        if words not in self.notes:
            self.notes.append(words)
        return self.notes.index(words) + 1

    def _block(self, name: str, rest: str, lines: list[str]) -> Element:
        """Columns, or text beside cards: everything up to the `:end` that belongs to it."""
        parts: list[list[str]] = [[]]
        depth = 1
        while depth:
            if not lines:
                raise ValueError(f":{name} without :end")
            line = lines.pop(0)
            depth += line.startswith((":columns", ":beside")) - (line == ":end")
            if line == ":next" and depth == 1:
                parts.append([])
            elif depth:
                parts[-1].append(line)
        inner = [self.elements(part) for part in parts]
        if name == "beside":
            return Beside(tuple(rest.split()), inner[0])
        shares = tuple(float(share) for share in rest.split()) or (1.0,) * len(inner)
        kept = [(share, elements) for share, elements in zip(shares, inner, strict=True) if elements]
        return Columns(tuple(share for share, _ in kept), tuple(elements for _, elements in kept))

    def _example(self, found: list[Element], name: str, rest: str) -> None:
        """Add a group to the example above it, or begin one; `:on` always begins one."""
        title, _, items = rest.partition("|")
        group = self._group(title.strip(), items.strip(), TONES[name])
        if found and isinstance(found[-1], Row) and found[-1].example and name != "on":
            found[-1] = Row((*found[-1].groups, group), example=True)
        else:
            found.append(Row((group,), example=True))

    def _table(self, found: list[Element], rest: str) -> None:
        """Add a row to the table above it, or begin one."""
        row = tuple(self.phrase(cell.strip()) for cell in rest.split("|"))
        if found and isinstance(found[-1], Table):
            found[-1] = Table((*found[-1].rows, row))
        else:
            found.append(Table((row,)))

    def _way(self, rest: str) -> Way:
        number, _, title = rest.partition(" ")
        return Way(number, self.phrase(title))

    def _circle(self, rest: str) -> Circle:
        """Cards with what each does to the next; a part that names no card is the middle."""
        *parts, last = rest.split(BETWEEN)
        spokes = [Spoke(*self._named(part)) for part in parts]
        return Circle(tuple(spokes), self.phrase(last))

    def _named(self, part: str) -> tuple[str, Phrase]:
        """The first word of a part, which is a name, and the rest as a phrase."""
        name, _, words = part.strip().partition(" ")
        return name, self.phrase(words)

    def _group(self, title: str, items: str, tone: Tone = "") -> Group:
        heading = self.phrase(title) if title else Phrase("")
        return Group(tuple(self._item(item.strip()) for item in items.split("|")), heading, tone)

    def _item(self, text: str) -> Item:
        """An item of a row: perhaps ✓ or ✗, a card or a sign, perhaps a number in brackets, and words."""
        mark: Tone = ""
        if text[:1] in MARKS:
            mark, text = MARKS[text[0]], text[1:].strip()
        name, _, words = text.partition(" ")
        numbered = NUMBERED.match(words)
        number = numbered.group(1) if numbered else ""
        words = words[numbered.end() :] if numbered else words
        if not name:
            raise ValueError("an item without a card")
        return Item(name, self.phrase(words) if words else Phrase(""), mark, number)
