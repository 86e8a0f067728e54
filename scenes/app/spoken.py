"""The words of widgets and pages, as a voice says them: whatever they draw, and what their drawing shows by a sign."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from scenes.app.lang import p, t
from scenes.kit.canvas import Canvas
from scenes.kit.entry import Entry
from scenes.kit.iconbutton import IconButton
from scenes.kit.scroll import Listing
from scenes.kit.segments import Segments
from scenes.kit.slider import Slider
from scenes.kit.stepper import Stepper
from scenes.kit.toggle import Toggle
from scenes.kit.widget import Widget

CONTROLS = (Toggle, Slider, Segments, Stepper, Entry)
"""Widgets whose name stands before them, in a widget of its own."""


def drawn_words(canvas: Canvas, draw: Callable[[Canvas], None]) -> list[str]:
    """The texts that something draws, the lines of a paragraph as one. It is drawn on the canvas for that."""
    before, canvas.drawn = canvas.drawn, []
    try:
        draw(canvas)
        drawn = [item for item in canvas.drawn if item.what == "text" and item.text.strip()]
    finally:
        canvas.drawn = before
    found: list[str] = []
    for at, item in enumerate(drawn):
        above = drawn[at - 1] if at else None
        if above is not None and above.room == item.room and item.box.y > above.box.y:
            found[-1] += f" {item.text}"
        else:
            found.append(item.text)
    return found


def value(widget: Widget) -> str | None:
    """The value that a control is set to, in words; None for a widget that draws all of it."""
    match widget:
        case Toggle(on=on):
            return p("toggle", "on") if on else p("toggle", "off")
        case Slider(value=value, most=most):
            return t("{value} of {most}", value=value, most=most)
        case Segments():
            return widget.values[widget.index][1]
        case Stepper(value=value):
            return widget.shown(value)
        case Entry():
            return widget.line.text or widget.ghost or t("empty")
        case Listing(rows=rows, index=index) if rows:
            return ", ".join(part for part in rows[index] if part)
    return None


def name(widget: Widget) -> str:
    """The name that a control has itself; "" for most."""
    return widget.text if isinstance(widget, Toggle) else ""


def words(widget: Widget, canvas: Canvas, before: Iterable[Widget] = (), tips: bool = True) -> str:
    """A widget in words: its name, what it is set to, and with `tips` the line of explanation.

    `before` are the widgets before it on its page: the last of them that is only read names a control.
    """
    set_to = value(widget)
    if set_to is not None:
        called = name(widget) or (_heading(before, canvas) if isinstance(widget, CONTROLS) else "")
        parts = [called, set_to]
    elif isinstance(widget, IconButton):
        parts = [widget.tip]
    else:
        parts = [" ".join(drawn_words(canvas, widget.draw))]
    if (tips and widget.tip not in parts) or not any(parts):
        parts.append(widget.tip)
    if not widget.enabled:
        parts.append(t("not now"))
    return sentence(parts)


def _heading(before: Iterable[Widget], canvas: Canvas) -> str:
    """The first line of the last widget that is only read."""
    read = [drawn for widget in before if not widget.focusable and (drawn := drawn_words(canvas, widget.draw))]
    return read[-1][0] if read else ""


def rest(canvas: Canvas, draw: Callable[[Canvas], None], widgets: Sequence[Widget]) -> list[str]:
    """The texts of a page that don't stand on widgets which can be used, in the order in which they are drawn."""
    used = [text for widget in widgets if widget.focusable for text in drawn_words(canvas, widget.draw)]
    found = []
    for text in drawn_words(canvas, draw):
        if text in used:
            used.remove(text)
        else:
            found.append(text)
    return found


def sentence(parts: Iterable[str]) -> str:
    """Parts as one text, each with a stop at its end."""
    said = [part.strip() for part in parts if part and part.strip()]
    return " ".join(part if part[-1] in ".!?…:;," else f"{part}." for part in said)
