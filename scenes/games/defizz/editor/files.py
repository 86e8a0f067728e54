"""Files that go out: the pack for other people, a spreadsheet to go on in, an empty one to begin with."""

from __future__ import annotations

from collections.abc import Callable

from game.defizz.manuscript import Manuscript, packed, playable
from game.defizz.spreadsheet import every_column, table
from game.defizz.writing import visible
from game.shelf import ShelfError, documents
from game.shelf_packs import hand_out
from scenes.app.lang import p, said, spoken, t
from scenes.games.defizz.editor.bench_page import BenchPage
from scenes.games.defizz.editor.template import template
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.label import Label
from scenes.kit.text import BODY_STYLE, SMALL_STYLE, STRONG_STYLE
from scenes.kit.theme import BUTTON, FADED, INK
from scenes.kit.widget import Widget

PACK, SHEET = ".tablee-pack", ".csv"
GAP = 14


def contents(page: BenchPage, inner: Box) -> list[Widget]:
    """Three ways out, each with a line about it, and the folder into which the files are written."""
    kind = page.app.canvas.type
    ways: list[tuple[str, str, Callable[[], None]]] = [
        (p("editor", "As a pack"), t("One file for other people who have Tablée."), lambda: _pack(page)),
        (p("editor", "As a spreadsheet"), t("For Excel or LibreOffice; bring it back on the page of packs."),
         lambda: _sheet(page)),
        (p("editor", "A template"), t("A spreadsheet with two cards as an example, to fill in."),
         lambda: write_template(page)),
    ]  # fmt: skip
    wide = max(kind.width(name, STRONG_STYLE) for name, _, _ in ways) + BUTTON * kind.text_size * 1.5
    high = BUTTON * kind.text_size
    found: list[Widget] = []
    top = inner.y
    for name, about, does in ways:
        words = Box(inner.x + wide + 2 * GAP, top, inner.width - wide - 2 * GAP, high)
        lines = len(kind.wrap(about, BODY_STYLE, words.width))
        tall = max(high, lines * kind.line(BODY_STYLE))
        down = top + (tall - lines * kind.line(BODY_STYLE)) / 2
        text = words._replace(y=down, height=lines * kind.line(BODY_STYLE))
        found.append(Button(Box(inner.x, top + (tall - high) / 2, wide, high), name, does))
        found.append(Label(text, about, BODY_STYLE, INK, wraps=True))
        top += tall + GAP
    where = t("The files are written into {path}", path=visible(str(documents())))
    lines = len(kind.wrap(where, SMALL_STYLE, inner.width))
    found.append(
        Label(Box(inner.x, top, inner.width, lines * kind.line(SMALL_STYLE)), where, SMALL_STYLE, FADED, wraps=True)
    )
    return found


def _pack(page: BenchPage) -> None:
    left = playable(page.bench.now)
    if left is None:
        page.app.toasts.say(t("A pack needs a Duel card and a Multi card that are whole."))
    else:
        _hand_out(page, left.id, PACK, packed(left))


def _sheet(page: BenchPage) -> None:
    now: Manuscript = page.bench.now
    _hand_out(page, now.id, SHEET, table(now, spoken()))


def write_template(page: BenchPage) -> None:
    """Write the template in the languages of the pack."""
    languages = page.bench.now.languages
    wanted = every_column(languages)
    _hand_out(page, t("template"), SHEET, table(template(languages), spoken(), wanted))


def _hand_out(page: BenchPage, stem: str, suffix: str, data: bytes) -> None:
    """Write a file into the person's documents, and say where it is."""
    try:
        path = hand_out(documents(), stem, suffix, data)
    except ShelfError as error:
        page.app.toasts.say(said(error))
        return
    page.app.toasts.say(t("The file is now in {path}", path=str(path)))
