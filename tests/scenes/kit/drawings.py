"""Every widget of the kit in its states, to be drawn and compared with drawings.txt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.entry import Entry
from scenes.kit.grid import TOTALS, Cell, Grid, Heading
from scenes.kit.iconbutton import IconButton
from scenes.kit.label import Label
from scenes.kit.panel import Panel
from scenes.kit.scroll import Listing, Reader
from scenes.kit.segments import Segments
from scenes.kit.slider import Slider
from scenes.kit.stepper import Stepper
from scenes.kit.text import BODY_STYLE, SMALL_STYLE
from scenes.kit.theme import BRASS, CREAM, INK
from scenes.kit.toast import Toasts
from scenes.kit.toggle import Toggle
from scenes.kit.tooltip import Tips
from scenes.kit.widget import Widget
from tests.scenes.drawings import Drawing

BOX = Box(100, 80, 300, 46)
ROOM = Box(60, 90, 420, 210)
HEADINGS = [Heading("Manche", number=False), Heading("Zoé"), Heading("Malik")]
ROWS = [[Cell(f"{row}."), Cell(str(row * 7), f"{row} × 7"), Cell("–")] for row in range(1, 7)]
SUMS = [Cell("Total"), Cell("147", "21 × 7"), Cell("0")]
WORDS = "Une carte jouée ne se reprend pas."


def nothing(*_: Any) -> None:
    """Stands for whatever a widget calls."""


def shown(make: Callable[[], Widget], **state: Any) -> Drawing:
    """A widget in a state, measured and drawn."""

    def draw(canvas: Canvas) -> None:
        widget = make()
        for name, value in state.items():
            setattr(widget, name, value)
        widget.fit(canvas.type)
        widget.draw(canvas)

    return draw


def button(kind: str = "quiet") -> Callable[[], Button]:
    return lambda: Button(BOX, "Jouer", nothing, kind)


def choice(chosen: int, *words: str) -> Callable[[], Widget]:
    return lambda: Segments(BOX, list(enumerate(words)), chosen, nothing)


def entry(text: str, caret: int | None = None, anchor: int | None = None, composed: str = "") -> Callable[[], Entry]:
    def make() -> Entry:
        made = Entry(BOX, text, nothing, ghost="Votre nom", most=80)
        made.line.caret = len(text) if caret is None else caret
        made.line.anchor = made.line.caret if anchor is None else anchor
        made.line.composed = composed
        return made

    return make


def grid(box: Box = ROOM, **more: Any) -> Callable[[], Grid]:
    return lambda: Grid(box, HEADINGS, ROWS, SUMS, **more)


def scrolled(make: Callable[[], Any], at: float) -> Drawing:
    """A scrolling widget, moved this far."""

    def draw(canvas: Canvas) -> None:
        widget = make()
        widget.fit(canvas.type)
        widget.to(at)
        widget.draw(canvas)

    return draw


def tip(box: Box, text: str, at: tuple[float, float] | None = None) -> Drawing:
    """A tip that is shown over a widget."""

    def draw(canvas: Canvas) -> None:
        tips = Tips()
        tips.widget, tips.at, tips.shown = Widget(box, text), at, True
        tips.draw(canvas)

    return draw


def toast(text: str, left: float) -> Drawing:
    def draw(canvas: Canvas) -> None:
        toasts = Toasts()
        toasts.shown, toasts.left = text, left
        toasts.draw(canvas, canvas.view.width / 2, 620)

    return draw


DRAWINGS: dict[str, Drawing] = {
    "button": shown(button()),
    "button to be done": shown(button("do"), hover=True),
    "button pressed": shown(button("urgent"), pressed=True, hover=True),
    "button disabled": shown(button("do"), enabled=False, hover=True),
    "button focused": shown(button(), focus=True, ringed=True),
    "icon button": shown(lambda: IconButton(BOX, "menu", nothing, "Menu")),
    "icon button pressed": shown(
        lambda: IconButton(BOX, "menu", nothing, "Menu"), pressed=True, hover=True, focus=True, ringed=True
    ),
    "icon button disabled": shown(lambda: IconButton(BOX, "menu", nothing, "Menu"), enabled=False, hover=True),
    "choice": shown(choice(0, "Oui", "Non"), hover=True),
    "choice of uneven words": shown(choice(2, "Un", "Une variante plus longue", "Trois"), focus=True, ringed=True),
    "entry": shown(entry("")),
    "entry written": shown(entry("Zoé", 1), focus=True, ringed=True),
    "entry selected": shown(entry("Anne-Sophie", 8, 2), focus=True, ringed=True),
    "entry composing": shown(entry("ab", 1, composed="né"), focus=True, ringed=True),
    "entry longer than its room": shown(entry("Constantinople, " * 4), focus=True, ringed=True),
    "grid": shown(grid(Box(60, 90, 420, 400))),
    "grid with marks": shown(
        grid(Box(60, 90, 420, 400), marks=[(1, None), (2, 1), (TOTALS, 1), (3, 0)], lines={3: "Objectif", 6: "Fin"})
    ),
    "grid on the cloth": shown(grid(Box(60, 90, 260, 400), ground="cloth"), focus=True, ringed=True),
    "grid narrow": shown(grid(Box(60, 90, 150, 400))),
    "grid narrower": shown(grid(Box(60, 90, 110, 400), marks=[(0, 1)])),
    "grid scrolled": scrolled(grid(), 70),
    "grid at its end": scrolled(grid(), 1e6),
    "label": shown(lambda: Label(BOX, WORDS)),
    "label wrapped": shown(lambda: Label(Box(10, 20, 120, 200), WORDS, SMALL_STYLE, BRASS, "right", wraps=True)),
    "label cut": shown(lambda: Label(Box(10, 20, 80, 30), WORDS, BODY_STYLE, INK, "centre")),
    "panel": shown(lambda: Panel(BOX)),
    "panel dark": shown(lambda: Panel(BOX, "dark", 5)),
    "reader": scrolled(lambda: Reader(Box(60, 90, 260, 120), f"# Règles\n{WORDS}\n# Fin\n{WORDS * 4}", INK), 40),
    "reader focused": shown(lambda: Reader(Box(60, 90, 260, 120), WORDS), focus=True, ringed=True),
    "listing": shown(lambda: Listing(ROOM, [(f"Table {row}", "2 joueurs") for row in range(9)], nothing, 6)),
    "slider": shown(lambda: Slider(BOX, 3, 10, nothing), focus=True, ringed=True),
    "slider at nothing": shown(lambda: Slider(BOX, 0, 10, nothing, colour=INK)),
    "stepper": shown(lambda: Stepper(BOX, 4, 2, 8, nothing), hover=True, focus=True, ringed=True),
    "stepper at its least": shown(lambda: Stepper(BOX, 2, 2, 8, nothing, shown=lambda value: f"{value} cartes")),
    "stepper at its most": shown(lambda: Stepper(BOX, 8, 2, 8, nothing)),
    "stepper disabled": shown(lambda: Stepper(BOX, 4, 2, 8, nothing), enabled=False),
    "toggle on": shown(lambda: Toggle(BOX, "Plein écran", True, nothing), focus=True, ringed=True),
    "toggle off": shown(lambda: Toggle(BOX, "Plein écran", False, nothing), enabled=False),
    "toggle without a name": shown(lambda: Toggle(BOX, "", True, nothing)),
    "tip below": tip(BOX, WORDS),
    "tip above": tip(Box(500, 660, 200, 46), WORDS * 3),
    "tip at the right": tip(Box(20, 4, 60, 700), WORDS),
    "tip at the left": tip(Box(1210, 4, 60, 700), WORDS),
    "tip beside the pointer": tip(Box(0, 0, 1280, 720), WORDS, (640, 300)),
    "tip above the pointer": tip(Box(0, 0, 1280, 720), WORDS, (640, 700)),
    "toast": toast(WORDS, 2.0),
    "toast of several lines": toast(WORDS * 3, 0.1),
    "text in cream": lambda canvas: canvas.icon("crown", 200, 100, 22.5, CREAM),
}
"""Name → something of the kit, drawn."""
