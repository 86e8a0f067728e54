"""An entry of a list as one line of text: `queen = lady != princess @ 0.9`.

Behind `=` stands another form that is accepted, behind `!=` one that is refused, behind `@` how well the entry is
known. A backslash makes the sign behind it an ordinary one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

SIGNS = re.compile(r"(?:\\.|[^\\=@!]|!(?!=)|\\$)+|!=|=|@")
"""A piece of text, or a sign between two pieces."""
SPECIAL = re.compile(r"[\\=@|]")
"""Signs that mean something in a line or, `|`, between two in a cell of a spreadsheet."""
USUAL_FAME = 0.5


class Entry(NamedTuple):
    """The parts of a line; `fame` is None where the line says nothing of it, and a text if it is no number."""

    main: str
    accept: tuple[str, ...] = ()
    reject: tuple[str, ...] = ()
    fame: float | str | None = None


def read(line: str) -> Entry:
    """The entry that a line stands for; pieces with nothing in them are left out."""
    pieces: dict[str, list[str]] = {"": [], "=": [], "!=": [], "@": []}
    sign = ""
    for piece in SIGNS.findall(line):
        if piece in ("=", "!=", "@"):
            sign = piece
        elif piece.strip():
            pieces[sign].append(_plain(piece.strip()))
    fame = pieces["@"][-1] if pieces["@"] else None
    return Entry(" ".join(pieces[""]), tuple(pieces["="]), tuple(pieces["!="]), _number(fame))


def written(main: str, accept: Iterable[str] = (), reject: Iterable[str] = (), fame: float | None = None) -> str:
    """The line that stands for an entry; the usual fame is not written."""
    line = _safe(main)
    line += "".join(f" = {_safe(form)}" for form in accept) + "".join(f" != {_safe(form)}" for form in reject)
    return line if fame is None or fame == USUAL_FAME else f"{line} @ {fame!r}"


def name_of(entry: Entry) -> dict[str, Any]:
    """The entry in one language, as a pack has it."""
    found: dict[str, Any] = {"main": entry.main} if entry.main else {}
    parts = {"accept": list(entry.accept), "reject": list(entry.reject)}
    return found | {name: forms for name, forms in parts.items() if forms}


def _number(text: str | None) -> float | str | None:
    try:
        return None if text is None else float(text.replace(",", "."))
    except ValueError:
        return text


def _safe(text: str) -> str:
    """The text with a backslash before every sign that would mean something."""
    return SPECIAL.sub(r"\\\g<0>", text)


def _plain(text: str) -> str:
    """The text without the backslashes that make signs ordinary."""
    return re.sub(r"\\(.)", r"\1", text)
