"""Reading a spreadsheet into a manuscript: all that is wrong with it is told, each fault with its row and column."""

from __future__ import annotations

import csv
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from game.defizz.check import LANGUAGES, PackError
from game.defizz.form_faults import form_faults
from game.defizz.lint import MOST_FAULTS, wrong_parts
from game.defizz.manuscript import MOST_OF_A_DECK, ON_A_CARD, Manuscript, WrittenCard, fresh, in_order, raw_pack
from game.defizz.pack import BOM, DECKS, LARGEST_FILE, MODES
from game.defizz.question_form import LISTS, SPOKEN, Form
from game.defizz.questions import MOST_QUESTIONS
from game.defizz.spreadsheet import ABOUT, KNOWN, LOOSE, YES, plain, unbarred, unsafe

WIDE = ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
SEPARATORS = (";", ",", "\t")
CARD = re.compile(r"(d|duel|m|multi)[\s-]*(\d{1,3})", re.IGNORECASE)
ALSO = {"target": "cible", "hasard": "chance", "luck": "chance", "list": "pingpong", "liste": "pingpong"}
"""Other words for a mode."""
TRUE = frozenset({*YES, "true", "vrai", "x", "1"})
QUESTION, ON_CARD = re.compile(r"questions\[(\d+)\]"), re.compile(r"cards\[(\d+)\]")
"""Places in a pack that have a row."""


class CellFault(NamedTuple):
    """A fault in a cell: its row and column from 1, 0 for the whole row or file, and the column's heading."""

    row: int
    column: int
    heading: str
    error: PackError


class Reading(NamedTuple):
    """A spreadsheet as it was read: the manuscript, all faults, and notes that are no faults."""

    manuscript: Manuscript | None
    faults: list[CellFault]
    notes: list[PackError]


class _Row(NamedTuple):
    """A question with its row and the card that is named there."""

    number: int
    card: str
    form: Form


def letters(column: int) -> str:
    """The name of a column from 1, as spreadsheets have it: A, B … Z, AA."""
    name = ""
    while column:
        column, rest = divmod(column - 1, 26)
        name = chr(65 + rest) + name
    return name


def read(data: bytes, name: str, language: str = "en") -> Reading:
    """Read a spreadsheet; `name` is for a pack that is given none, and headings without a language mean this one."""
    if len(data) > LARGEST_FILE:
        error = PackError("the pack is too large: {size} bytes, {most} at most", size=len(data), most=LARGEST_FILE)
        return Reading(None, [CellFault(0, 0, "", error)], [])
    text, notes = _decoded(data)
    if text is None:
        return Reading(None, [CellFault(0, 0, "", PackError("the file is not a text in UTF-8"))], [])
    return Reading(*_Reader(name, language).read(text), notes)


def _decoded(data: bytes) -> tuple[str | None, list[PackError]]:
    """The text in these bytes, None if they are none; and what should be said of how it is written."""
    for mark, writing in WIDE:
        if data.startswith(mark):
            try:
                return data.decode(writing), []
            except UnicodeDecodeError:
                return None, []
    if b"\0" in data:
        return None, []
    try:
        return data.removeprefix(BOM).decode(), []
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace"), [
            PackError("the file is not written in UTF-8: it was read as old Excel writes, so look at the accents")
        ]


class _Reader:
    """One spreadsheet while it is read."""

    def __init__(self, name: str, language: str) -> None:
        self.about: dict[str, str] = {"id": name, "version": "1"}
        self.language = language
        self.places: dict[str, int] = {}
        """Fact that a row with `#` tells → that row."""
        self.fields: list[str] = []
        """The field of each column; "" for one that nobody knows."""
        self.headings: list[str] = []
        self.found: list[CellFault] = []
        self.rows: list[_Row] = []

    def read(self, text: str) -> tuple[Manuscript | None, list[CellFault]]:
        for number, cells in self._cells(text):
            if not any(cell.strip() for cell in cells):
                continue
            if cells[0].lstrip().startswith("#"):
                self._tell(number, cells)
            elif not self.fields:
                self._head(number, cells)
                if not any(self.fields):
                    break
            elif len(self.rows) < MOST_QUESTIONS:
                self._question(number, cells)
            else:
                self._fault(number, 0, PackError("{place}: there may be {most} at most", place="", most=MOST_QUESTIONS))
                break
        if not any(self.fields):
            self._fault(0, 0, PackError("the row of headings is missing, such as in the template"))
        if not self.rows:
            if not self.found:
                self._fault(0, 0, PackError("there is no question below the headings"))
            return None, self._told()
        manuscript = self._manuscript()
        self._check(manuscript)
        return manuscript, self._told()

    def _cells(self, text: str) -> Iterator[tuple[int, list[str]]]:
        """The cells of each row, with its number."""
        reader = csv.reader(_lines(text), delimiter=_separator(text), strict=True)
        number = 0
        while True:
            number += 1
            try:
                cells = next(reader)
            except StopIteration:
                return
            except csv.Error:
                self._fault(number, 0, PackError("a quotation mark is not closed here, or a cell is too long"))
                return
            if number > 1 or not cells or not re.fullmatch(r"sep=.?", cells[0].casefold()):
                yield number, cells

    def _tell(self, number: int, cells: list[str]) -> None:
        """Take what a row about the pack says; other rows that begin with `#` are remarks."""
        name = cells[0].strip().lstrip("#").strip().casefold().replace("_", ".")
        name = {"licence": "license", "titre.fr": "title.fr", "titre.en": "title.en"}.get(name, name)
        value = unsafe(cells[1].strip()) if len(cells) > 1 else ""
        if name in ABOUT and value:
            self.about[name] = value
            self.places[name] = number

    def _head(self, number: int, cells: list[str]) -> None:
        """Take the headings; one that nobody knows is a fault, and so is one that comes twice."""
        self.headings = [cell.strip() for cell in cells]
        for column, cell in enumerate(self.headings, 1):
            field = KNOWN.get(plain(cell), "")
            field += self.language if field.endswith(".") else ""
            if cell and not field:
                self._fault(number, column, PackError("there is no column called {heading}", heading=cell[:40]))
            elif field and field in self.fields:
                self._fault(number, column, PackError("this column is there twice"))
            self.fields.append(field)

    def _question(self, number: int, cells: list[str]) -> None:
        form: Form = {}
        for column, cell in enumerate(cells, 1):
            text = cell.strip()
            if not text:
                continue
            if column > len(self.fields) or not (self.fields[column - 1] or self.headings[column - 1]):
                self._fault(number, column, PackError("there is no heading above this cell"))
            elif self.fields[column - 1]:
                form[self.fields[column - 1]] = _written(self.fields[column - 1], unsafe(text))
        self.rows.append(_Row(number, form.pop("card", ""), form))

    # putting together

    def _manuscript(self) -> Manuscript:
        taken = {row.form["id"] for row in self.rows if "id" in row.form}
        for row in self.rows:
            if "id" not in row.form:
                row.form["id"] = fresh(taken)
                taken.add(row.form["id"])
            row.form.setdefault("mode", _mode_of(row.form))
        loose = tuple(row.form for row in self.rows if row.card == LOOSE)
        title = {one: self.about[f"title.{one}"] for one in LANGUAGES if f"title.{one}" in self.about}
        version, licence = self.about["version"], self.about.get("license", "")
        return Manuscript(self.about["id"], title, version, licence, tuple(self._cards()), loose)

    def _cards(self) -> Iterator[WrittenCard]:
        """The cards, in the order in which they are first named; rows without a name are put together by threes."""
        named: dict[str, list[_Row]] = defaultdict(list)
        nameless: list[_Row] = []
        for row in self.rows:
            if row.card and row.card != LOOSE:
                named[self._card(row)].append(row)
            elif not row.card:
                nameless.append(row)
        for start in range(0, len(nameless), ON_A_CARD):
            named[_free(named, start // ON_A_CARD % 2)] += nameless[start : start + ON_A_CARD]
        for name, rows in named.items():
            if name and len(rows) != ON_A_CARD:
                error = PackError("card {card} wants three questions, not {count}", card=name, count=len(rows))
                self._fault(rows[0].number, self._column("card"), error)
            elif name:
                yield WrittenCard(name, tuple(row.form for row in rows))

    def _card(self, row: _Row) -> str:
        """The name of the card that is named in a row; "" if that can't be told."""
        found = CARD.fullmatch(row.card)
        if found is None:
            error = PackError("a card is called such as D001 for Duel or M001 for Multi")
            self._fault(row.number, self._column("card"), error)
            return ""
        return f"{found[1][0].upper()}{int(found[2]):03}"

    # checking

    def _check(self, manuscript: Manuscript) -> None:
        """Look for the faults of every question in its cells, then for those of the pack as a whole."""
        for row in self.rows:
            for field, error in form_faults(row.form, manuscript.languages):
                self._fault(row.number, self._column(field), error)
        if self.found:
            return
        for place, error in wrong_parts(raw_pack(manuscript)):
            self._fault(*self._where(place, manuscript), error)

    def _where(self, place: str, manuscript: Manuscript) -> tuple[int, int]:
        """The row and column of a place in the pack."""
        rows = {id(row.form): row.number for row in self.rows}
        if found := QUESTION.match(place):
            return rows[id(in_order(manuscript)[int(found[1])])], self._column("id")
        if found := ON_CARD.match(place):
            return rows[id(manuscript.cards[int(found[1])].forms[0])], self._column("card")
        return self.places.get(place, 0), 2 if place in self.places else 0

    def _column(self, field: str) -> int:
        """The column in which a field is written, from 1; 0 if there is none."""
        return self.fields.index(field) + 1 if field in self.fields else 0

    def _fault(self, row: int, column: int, error: PackError) -> None:
        heading = self.headings[column - 1] if 0 < column <= len(self.headings) else ""
        self.found.append(CellFault(row, column, heading, error))

    def _told(self) -> list[CellFault]:
        return sorted(self.found[:MOST_FAULTS], key=lambda fault: (fault.row, fault.column))


def _lines(text: str) -> Iterator[str]:
    """The lines of a text, each with its end; some programs end them with a carriage return alone."""
    whole = text if "\n" in text else text.replace("\r", "\n")
    return (f"{line}\n" for line in whole.split("\n"))


def _separator(text: str) -> str:
    """The sign between cells: the one with which most headings are known."""
    best, most = SEPARATORS[0], 0
    for line in text.split("\n", 60)[:60]:
        for separator in SEPARATORS:
            known = sum(plain(cell) in KNOWN for cell in line.strip().split(separator) if plain(cell))
            if known > most:
                best, most = separator, known
    return best


def _free(named: dict[str, list[_Row]], deck: int) -> str:
    """A name for a card of this deck that no other one has."""
    letter = DECKS[deck][0].upper()
    return next(name for n in range(1, MOST_OF_A_DECK + 2) if (name := f"{letter}{n:03}") not in named)


def _mode_of(form: Form) -> str:
    """The mode of a question that names none, by what is written."""
    written = {field.partition(".")[0] for field in form}
    signs = {"number": "cible", "entries": "pingpong", "chance": "chance"}
    return next((mode for field, mode in signs.items() if field in written), "chrono")


def _written(field: str, text: str) -> str:
    """The text of a cell as it stands on a form."""
    name = field.partition(".")[0]
    if name == "mode":
        mode = plain(text)
        return mode if mode in MODES else ALSO.get(mode, text)
    if name == "recent":
        return "true" if text.casefold() in TRUE else ""
    if name in LISTS:
        return unbarred(text, name)
    return text if name in SPOKEN else text.strip()
