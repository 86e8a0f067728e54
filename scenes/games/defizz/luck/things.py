"""The places of the things of a game of chance on its picture: where they are drawn, and clicked."""

from __future__ import annotations

from scenes.games.defizz.luck.round import Round
from scenes.kit.box import Box, centred

MORE = {"cup": 2, "door": 2, "marble": 1, "shortest_straw": 0}
"""Kind → the usual number of things more than sides."""


def count(round_: Round) -> int:
    """The number of things in a row."""
    more = MORE[round_.kind]
    return len(round_.sides) + (more if round_.kind == "door" else round_.params.get("more", more))


def in_a_row(room: Box, things: int, most: float) -> list[Box]:
    """The columns of things side by side in the middle of the room, each as wide as `most` at most."""
    step = min(most, room.width / max(1, things))
    left = room.centre[0] - step * things / 2
    return [Box(left + step * at, room.y, step, room.height) for at in range(things)]


STEPS = {"cup": 116.0, "door": 112.0, "marble": 92.0, "shortest_straw": 84.0}
"""Kind → the largest distance from one thing to the next, in logical units."""
TWO_SIDES = 150.0
SIGNS = 3


def places(room: Box, round_: Round) -> list[Box]:
    """The boxes of the things that can be picked, in the order of their picks; empty if they are no pictures."""
    if round_.kind in MORE:
        return in_a_row(room, count(round_), STEPS[round_.kind])
    side = min(room.height, TWO_SIDES)
    if round_.kind in ("coin", "red_black"):
        return [centred(room.centre[0] + at * side * 0.62, room.centre[1], side * 1.1, side) for at in (-1, 1)]
    if round_.kind == "rps":
        return [centred(room.centre[0] + at * side * 1.1, room.centre[1], side, side) for at in (-1, 0, 1)]
    return []
