"""Texts of an earlier question that are still on the table: there must be none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from game.defizz import events
from game.defizz.moves import EXAMPLE
from scenes.tables.scene import TableScene

SHORTEST = 4
"""Shorter answers are found in other words too."""


def leftovers(scene: TableScene) -> list[str]:
    """The lines on a table of Défizz! with an answer to an earlier question in them; none at other tables."""
    if scene.table.game != "defizz" or scene.app.top is not scene:
        return []
    now = "\n".join(_now(scene))
    earlier = [text for text in _earlier(scene) if text not in now]
    return [line for line in _drawn(scene) if any(text in line for text in earlier)]


def _earlier(scene: TableScene) -> set[str]:
    """The answers that were given to the questions before the last one."""
    before: list[str] = []
    since: list[str] = []
    for event in scene.overlays.log.events():
        if isinstance(event, events.Asked):
            before, since = before + since, []
        elif isinstance(event, events.Answered) and event.text != EXAMPLE.text and len(event.text) >= SHORTEST:
            since.append(event.text)
    return set(before)


def _now(scene: TableScene) -> Iterator[str]:
    """All texts that belong on the table now: those of the view, of names, and of what is being written."""
    table: Any = scene.table
    view = msgspec.to_builtins(table.view)
    yield from _texts({key: view[key] for key in view if key not in ("result", "history", "options")})
    yield from _texts(msgspec.to_builtins(table.result))
    yield from (*table.names, table.written.text)


def _texts(value: Any) -> Iterator[str]:
    """Every text within plain data, as it is printed."""
    if isinstance(value, str):
        yield value.replace("'", "’")
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _texts(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _texts(each)


def _drawn(scene: TableScene) -> list[str]:
    """The lines that the table itself draws, without hints and reasons; the picture is left as it is."""
    canvas, picture = scene.app.canvas, scene.app.surface.copy()
    canvas.drawn = []
    scene.table.draw_above(canvas)
    drawn, canvas.drawn = canvas.drawn, None
    scene.app.surface.blit(picture, (0, 0))
    return [item.text for item in drawn if item.what == "text"]
