"""Plates, seats and hands, to be drawn and compared with drawings.txt."""

from __future__ import annotations

from dataclasses import astuple

from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.stage import plate, seats
from scenes.stage.hand import fan, hold
from scenes.stage.plate import Plate
from tests.scenes.drawings import Drawing, Recorder, place

NAMED = Plate(1, "Anne-Sophie", "3 points", 5, emblem="cat", colour=3)


def shown(plate_shown: Plate, crowd: int = 4) -> Drawing:
    """One plate on the cloth."""

    def draw(canvas: Canvas) -> None:
        plate.draw(canvas, Box(100, 100, *seats.plate_size(crowd, canvas.type.text_size)), plate_shown)

    return draw


def seated(count: int, width: float, letters: int = 0) -> Drawing:
    """The boxes of everyone else's plates."""

    def draw(canvas: Canvas) -> None:
        assert isinstance(canvas, Recorder)
        canvas.noted += [place(box) for box in seats.others(count, width, canvas.type.text_size, letters)]

    return draw


def held(groups: list[int], width: float, hidden: bool = False) -> Drawing:
    """The slots of a hand; of the first three cards, the first two may be laid and the second is raised."""

    def draw(canvas: Canvas) -> None:
        assert isinstance(canvas, Recorder)
        hand = fan(groups, width)
        cards = [f"c{number}" for number in range(sum(groups))]
        slots = hold(hand, None if hidden else cards, cards[:2], cards[1] if len(cards) > 1 else None)
        canvas.noted.append(f"corners {'free' if hand.corners else 'taken'}")
        for key, slot in slots.items():
            values = (f"{value:.6g}" if isinstance(value, float) else str(value) for value in astuple(slot))
            canvas.noted.append(f"{key}: {' '.join(values)}")

    return draw


DRAWINGS: dict[str, Drawing] = {
    "plate": shown(NAMED),
    "plate of an active seat": shown(NAMED._replace(active=True, cards=2, emblem="")),
    "plate lit up": shown(NAMED._replace(ready=True, key="Q")),
    "plate out of play": shown(NAMED._replace(out=True, cards=None, line="")),
    "plate with a badge": shown(NAMED._replace(badge="Donneur", cards=12, colour=None)),
    "plate with room aside": shown(NAMED._replace(aside=True, cards=None, name="Maximilien-Alexandre")),
    "plate in a crowd": shown(NAMED._replace(cards=3), crowd=9),
    **{f"seats {count}": seated(count, 1280) for count in range(2, 9)},
    "seats in a narrow crowd": seated(12, 960, letters=13),
    "a card in the hand": held([1], 1280),
    "a small hand": held([3, 2], 1280),
    "a hand of backs": held([4], 1280, hidden=True),
    "a hand of sixteen": held([4, 0, 6, 6], 1280),
    "a hand of seventeen": held([5, 6, 6], 960),
    "a hand of thirty": held([10, 10, 10], 1280),
    "a hand in two rows": held([20, 21], 1280),
}
"""Name → something of the stage, drawn or laid out."""
