"""Everyone around a table: what covers somebody's portrait, cards, number or words, or is covered by them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from scenes.games.trio.asking import Ask, Note
from scenes.kit.box import Box, centred
from scenes.kit.theme import HEIGHT
from scenes.kit.widget import Widget
from scenes.stage import bust
from scenes.tables.cards import HandCard
from scenes.tables.lights import card_box
from scenes.tables.scene import TableScene
from scenes.tables.targets import SeatTarget

HAIR = 0.08
"""The part of its diameter by which hair rises above a portrait."""
AT_A_SEAT = ("end", "won", "open", "hand")
MARKS = ("count", "key", "badge", "points", "dealer", "call", "gain", "purse", "reader", "near", "note")
"""Marks with the number of their seat as the third part of their name."""


class Lying(NamedTuple):
    """Something on the table: the seat that it belongs to (None: none), its name, and its box."""

    seat: int | None
    name: str
    box: Box


def seats(scene: TableScene) -> Iterator[Lying]:
    """The parts of every seat: portrait with its hair, cards, number and plate, or all of a small plate."""
    table = scene.table
    for seat, box in {**table.plates(), table.bottom: table.own_plate()}.items():
        parts = table.parts(seat)
        if parts is None:
            yield Lying(seat, "plate", box)
            continue
        head = parts.head
        rise = HAIR * head.height
        yield Lying(seat, "portrait", head._replace(y=head.y - rise, height=head.height + rise))
        yield Lying(seat, "words", parts.words)
        held = 0 if seat == table.bottom else table.backs(seat)
        if held:
            across = 2 * max(x for x, _, _ in bust.fan(held)) + parts.cards.width
            yield Lying(seat, "cards", centred(*parts.cards.centre, across, parts.cards.height))
        if table.plate(seat).cards is not None:
            yield Lying(seat, "number", parts.badge(held, table.plate(seat).cards))


def rest(scene: TableScene) -> Iterator[Lying]:
    """Everything else: cards, marks, the trail, buttons, targets."""
    table = scene.table
    for sprite in table.stage.in_order():
        zone = sprite.home.zone
        if sprite.alpha > 0:
            yield Lying(table.bottom if zone == "hand" else _number(zone.lstrip("seatwon")), zone, card_box(sprite))
    for thing in scene.things():
        if thing.kind not in ("seat", "card", "button", "slot"):
            yield Lying(_owner(thing.kind, thing.parts), thing.name, thing.box)
    for box in scene.surroundings.trail.boxes:
        yield Lying(None, "trail", box)
    for widget in scene.widgets:
        if not isinstance(widget, Ask | Note | HandCard):
            yield Lying(_target(scene, widget), type(widget).__name__, widget.box)


def _owner(kind: str, parts: list[str]) -> int | None:
    """The seat that a thing belongs to, by its name; None if it belongs to none."""
    if kind == "mark":
        return _number(parts[1]) if parts[0] in MARKS else None
    return _number(parts[0]) if kind in AT_A_SEAT else None


def _number(text: str) -> int | None:
    return int(text) if text.isdigit() else None


def _target(scene: TableScene, widget: Widget) -> int | None:
    """The seat that a target is about."""
    if not isinstance(widget, SeatTarget):
        return None
    boxes = {**scene.table.plates(), scene.table.bottom: scene.table.own_plate()}
    return next(seat for seat, box in boxes.items() if widget.box.contains(box))


def faults(scene: TableScene) -> list[str]:
    """All that overlaps a seat it does not belong to, or leaves the window."""
    window = Box(0, 0, scene.app.view.width, HEIGHT)
    parts = list(seats(scene))
    found = [f"{part.name} of {part.seat} leaves the window" for part in parts if not window.contains(part.box)]
    for widget in scene.widgets:
        if isinstance(widget, SeatTarget) and not window.contains(widget.box):
            found.append(f"target {widget.tip} leaves the window")
    others = list(rest(scene))
    for index, part in enumerate(parts):
        for other in (*parts[:index], *others):
            if other.seat != part.seat and part.box.overlaps(other.box, slack=1.5):
                found.append(f"{other.name} of {other.seat} over {part.name} of {part.seat}")
    return found
