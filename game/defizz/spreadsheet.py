"""A manuscript as a spreadsheet: a question a row, a field a column, about the pack in rows that begin with `#`.

The file is a CSV that Excel and LibreOffice open as it is: UTF-8 with a mark, `;` between cells where people write
decimals with a comma. No cell can be taken for a formula.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Iterable, Iterator
from types import SimpleNamespace

from game.defizz.check import LANGUAGES
from game.defizz.manuscript import Manuscript
from game.defizz.question_form import LISTS, NUMBER, SPOKEN, Form, fields, number_of

HEADINGS: dict[str, tuple[str, str]] = {
    "card": ("Carte", "Card"),
    "id": ("Nom", "Name"),
    "mode": ("Mode", "Mode"),
    "hint": ("Indice", "Hint"),
    "text": ("Question", "Question"),
    "answer": ("Réponse", "Answer"),
    "accept": ("Aussi juste", "Also right"),
    "reject": ("Refusé", "Refused"),
    "wrong": ("Erreurs probables", "Likely mistakes"),
    "number": ("Nombre", "Number"),
    "unit": ("Unité", "Unit"),
    "entries": ("Liste", "List"),
    "closed_by": ("Liste close par", "List closed by"),
    "tempting": ("Pièges", "Traps"),
    "chance": ("Jeu de hasard", "Game of chance"),
    "settings": ("Réglages", "Settings"),
    "note": ("Note", "Note"),
    "category": ("Catégorie", "Category"),
    "difficulty": ("Difficulté", "Difficulty"),
    "answer_type": ("Genre de réponse", "Kind of answer"),
    "kind": ("Genre de nombre", "Kind of number"),
    "sigma": ("Écart", "Spread"),
    "min": ("Minimum", "Least"),
    "max": ("Maximum", "Most"),
    "decimals": ("Décimales", "Decimals"),
    "sources": ("Sources", "Sources"),
    "stability": ("Stabilité", "Stability"),
    "as_of": ("En date du", "As of"),
    "recheck": ("À revoir le", "Look again"),
    "culture": ("Culture", "Culture"),
    "recent": ("Récent", "Recent"),
    "checked": ("Relectures", "Checked"),
    "order": ("Ordre", "Order"),
}
"""Field → its heading in French and in English."""
IN_WORDS = {"fr": ("français", "French"), "en": ("anglais", "English")}
ABOUT = ("id", "title.fr", "title.en", "version", "license")
"""The facts about a pack that rows beginning with `#` tell."""
USUAL = ("card", "mode", "hint", "text", "answer", "accept", "number", "unit", "entries", "chance", "note")
"""Columns that are always there."""
NUMBERS = ("number", "difficulty", "sigma", "min", "max", "decimals", "checked", "order")
YES = ("oui", "yes")
FORMULA = tuple("=+-@\t\r'\uff1d\uff0b\uff0d\uff20")
"""Signs with which a program may take a cell for a formula; the apostrophe, as it stands before such cells."""
LOOSE = "-"
"""In the column of cards: on no card."""
BAR = " | "
"""Between the entries of a list in one cell."""
PIECE = re.compile(r"(?:\\.|[^\\|\n]|\\$)*")


def heading(field: str, language: str) -> str:
    """The heading of a column, in this language: `Hint (French)`."""
    name, _, one = field.partition(".")
    words = HEADINGS[name][language == "en"]
    return f"{words} ({IN_WORDS[one][language == 'en']})" if one else words


def columns(names: Iterable[str], languages: Iterable[str]) -> list[str]:
    """These fields, in the order of the headings, once for each language where there is one for each."""
    wanted = set(names)
    found = [name for name in HEADINGS if name in wanted]
    spoken = list(languages)
    return [full for name in found for full in ([f"{name}.{one}" for one in spoken] if name in SPOKEN else [name])]


def every_column(languages: Iterable[str]) -> list[str]:
    """All columns that can be written in."""
    return columns([name for name in HEADINGS if name not in ("id", "order", "checked")], languages)


def table(manuscript: Manuscript, language: str, wanted: Iterable[str] | None = None) -> bytes:
    """The manuscript as a CSV with headings in this language; `wanted`: the columns, else those that are used."""
    used = {field.partition(".")[0] for form in manuscript.forms() for field in _counting(form)}
    whole = list(wanted) if wanted is not None else columns({*USUAL, *used}, manuscript.languages)
    lines: list[str] = []
    comma = language == "fr"
    sheet = SimpleNamespace(write=lines.append)
    writer = csv.writer(sheet, delimiter=";" if comma else ",", lineterminator="\r\n")
    writer.writerows([f"#{name}", safe(text)] for name, text in _about(manuscript) if text)
    writer.writerow([heading(field, language) for field in whole])
    for card, form in _rows(manuscript):
        given = {**_counting(form), "card": card}
        writer.writerow([cell(field, given.get(field, ""), language) for field in whole])
    return ("\ufeff" + "".join(lines)).encode("utf-8", "replace")


def _about(manuscript: Manuscript) -> Iterator[tuple[str, str]]:
    titles = [manuscript.title.get(one, "") for one in LANGUAGES]
    return zip(ABOUT, (manuscript.id, *titles, manuscript.version, manuscript.license), strict=True)


def _rows(manuscript: Manuscript) -> Iterator[tuple[str, Form]]:
    """Every question with the name of its card."""
    for card in manuscript.cards:
        yield from ((card.id, form) for form in card.forms)
    yield from ((LOOSE, form) for form in manuscript.loose)


def _counting(form: Form) -> Form:
    """The fields of a form that count in its mode."""
    wanted = {*fields(form.get("mode", "chrono")), "order"}
    return {field: text for field, text in form.items() if field in wanted}


def cell(field: str, text: str, language: str) -> str:
    """The text of a field as it stands in a cell."""
    name = field.partition(".")[0]
    if name == "card" and text == LOOSE:
        return text
    if name == "recent":
        return YES[language == "en"] if text == "true" else ""
    if name in NUMBERS and NUMBER.fullmatch(text):
        with_comma = text.replace(".", ",")
        return with_comma if language == "fr" and number_of(with_comma) == number_of(text) else text
    if name in LISTS:
        text = BAR.join(_barred(line, name) for line in text.split("\n"))
    return safe(text)


def _barred(line: str, name: str) -> str:
    """A line of a list in which no bar stands for the end of an entry."""
    if name == "entries":  # has backslashes of its own
        return re.sub(r"(\\.)|\|", lambda found: found[1] or r"\|", line)
    return re.sub(r"[\\|]", r"\\\g<0>", line)


def unbarred(text: str, name: str) -> str:
    """The entries of a list in one cell, a line each: the other way round."""
    pieces, at = [], 0
    while at <= len(text):
        found = PIECE.match(text, at)
        assert found is not None
        pieces.append(found[0].strip())
        at = found.end() + 1
    return "\n".join(piece if name == "entries" else re.sub(r"\\([\\|])", r"\1", piece) for piece in pieces)


def safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula: one that might be gets an apostrophe before it."""
    return f"'{text}" if text.startswith(FORMULA) else text


def unsafe(text: str) -> str:
    """The text that was made safe: the other way round."""
    return text[1:] if text.startswith("'") and text[1:].startswith(FORMULA) else text


def plain(text: str) -> str:
    """A heading as it is compared: letters and digits alone."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in bare if sign.isalnum())


def _known() -> Iterator[tuple[str, str]]:
    for field in columns(HEADINGS, LANGUAGES):
        yield plain(field), field
        for language in LANGUAGES:
            yield plain(heading(field, language)), field
    for name in SPOKEN:
        for language in LANGUAGES:
            yield plain(HEADINGS[name][language == "en"]), f"{name}."


KNOWN = dict(_known())
"""Heading as it is compared → field; where it names no language, the field ends in a dot."""
