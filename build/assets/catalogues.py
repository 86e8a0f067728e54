"""Brings the catalogues up to date with the texts in the code: `dev.py locale`.

--check   change nothing; say what is missing, unused or untranslated, and exit with 1 if anything is
"""

from __future__ import annotations

import ast
import io
import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.defizz import writing
from game.table import TEXT, WHOLE_NUMBER

LOCALE = ROOT / "assets" / "locale"
PLACES = ("main.py", "game", "ai", "scenes")
ERRORS = (
    "Said",
    "IllegalMove",
    "BadOptions",
    "JournalError",
    "ShelfError",
    "SetAside",
    "Elsewhere",
    "PackError",
    "_trouble",
    "_within",
    "Reason",
)
KEYWORDS = {
    "t": None,
    "n": (1, 2),
    "p": ((1, "c"), 2),
    "line": None,
    **dict.fromkeys(("fact", "more", "less"), (2,)),
    **dict.fromkeys(ERRORS),
}


def texts() -> Catalog:
    """Every text that the code says, with the file that says it."""
    catalog = Catalog(project="Tablée", charset="utf-8")
    for entry in PLACES:
        files = [ROOT / entry] if entry.endswith(".py") else sorted((ROOT / entry).rglob("*.py"))
        for file in files:
            where = file.relative_to(ROOT).as_posix()
            for _, message, comments, context in extract_from_file("python", file, keywords=KEYWORDS):
                catalog.add(message, None, [(where, None)], auto_comments=comments, context=context)
    for where, reason in reasons():
        catalog.add(reason, None, [(where, None)])
    for name in (*writing.NAMES, WHOLE_NUMBER, TEXT):
        catalog.add(name)
    return catalog


def reasons() -> Iterator[tuple[str, str]]:
    """The reasons that computer players give for their moves, wherever they stand in the code, each with its file."""
    for file in sorted((ROOT / "ai").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("{move}"):
                yield file.relative_to(ROOT).as_posix(), node.value


def po_path(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / "tablee.po"


def read(language: str) -> Catalog:
    path = po_path(language)
    if not path.exists():
        return Catalog(language, project="Tablée", header_comment=f"# Tablée: {language}", charset="utf-8", fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def updated(language: str) -> Catalog:
    catalog = read(language)
    catalog.update(texts(), no_fuzzy_matching=True, update_creation_date=False)
    for message in catalog:
        message.flags.discard("python-format")  # "71 % of" is no placeholder
    return catalog


def troubles(language: str) -> list[str]:
    """The faults of a catalogue, a sentence each."""
    now, then = updated(language), read(language)
    known = {(message.id, message.context) for message in then if message.id}
    found = [f"missing: {m.id}" for m in now if m.id and (m.id, m.context) not in known]
    found += [f"unused: {id}" for id in now.obsolete]
    found += [f"untranslated: {m.id}" for m in now if m.id and not (all(m.string) if m.pluralizable else m.string)]
    found += [f"fuzzy: {m.id}" for m in now if m.id and m.fuzzy]
    for message in now:
        found += [f"{error.args[0]}: {message.id}" for error in message.check(now)] if message.id else []
    if not found and mo(now) != po_path(language).with_suffix(".mo").read_bytes():
        found.append("the .mo file is older than the .po file")
    return found


def mo(catalog: Catalog) -> bytes:
    buffer = io.BytesIO()
    write_mo(buffer, catalog)
    return buffer.getvalue()


def write(language: str) -> None:
    catalog = updated(language)
    catalog.obsolete.clear()
    path = po_path(language)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(file, catalog, width=100, omit_header=False, include_lineno=False)
    path.with_suffix(".mo").write_bytes(mo(catalog))


def main() -> int:
    languages = ["fr"]
    if "--check" not in sys.argv[1:]:
        for language in languages:
            write(language)
    found = [f"{language}: {trouble}" for language in languages for trouble in troubles(language)]
    print("\n".join(found) or "The catalogues are complete.")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
