"""A toast at a table lies over nothing that people play with: no card of the hand, no plate, no button, no hint."""

from pathlib import Path

import pytest

from scenes.kit.box import Box
from scenes.tables.scene import TableScene
from scenes.tables.toasting import GAP, Taken, place
from tests.scenes.screens import SCREENS, Look

REFUSAL = "Cette carte ne bat pas la dernière : il faut une pierre plus forte, ou une feuille."
TABLES = ("trepido", "trepido-six", "trepido-25", "trepido-threat", "trio", "trio-six", "tordu", "tordu-five")
LOOKS: list[Look] = [((1280, 720), "fr", 100), ((960, 540), "en", 125), ((1920, 1080), "fr", 160)]


def told(name: str, look: Look, folder: Path) -> TableScene:
    hands = SCREENS[name](look, folder)
    hands.app.toasts.__init__()  # what was said on the way there
    hands.app.toasts.say(REFUSAL)
    hands.app.step(0.02)
    hands.app.step(0.02)
    assert isinstance(hands.app.top, TableScene) and hands.app.toasts.shown == REFUSAL
    return hands.app.top


def covered(scene: TableScene) -> list[str]:
    """What the toast lies over, of all that is played with."""
    box = scene.surroundings.toasting.box
    assert box is not None and box.centre == scene.toast_at()
    things = {f"seat {seat}": plate for seat, plate in scene.table.plates().items()}
    things["own plate"] = scene.table.own_plate()
    things |= {f"{type(widget).__name__} {number}": widget.box for number, widget in enumerate(scene.widgets)}
    return [name for name, other in things.items() if box.overlaps(other)]


@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("name", TABLES)
def test_a_refusal_covers_neither_hand_nor_plates_nor_buttons(name: str, look: Look, tmp_path: Path) -> None:
    assert covered(told(name, look, tmp_path)) == []


def test_a_refusal_and_a_hint_never_lie_over_each_other(tmp_path: Path) -> None:
    scene = told("trepido", ((1280, 720), "fr", 100), tmp_path)
    scene.hints.ask()
    scene.update(0.02)
    words = scene.hints.words()
    assert words and scene.surroundings.toasting.box is None and not scene.app.toasts.shown


def test_a_sentence_stands_above_the_hand_in_the_middle_if_nothing_is_there() -> None:
    assert place((300, 40), 1280, 540, Taken([], [])) == Box(490, 540 - GAP - 40, 300, 40)


def test_a_sentence_gives_way_to_what_lies_there() -> None:
    plate = Box(480, 430, 320, 110)
    found = place((300, 40), 1280, 540, Taken([plate], []))
    assert not found.overlaps(plate) and found.bottom <= 530


def test_a_sentence_without_a_free_place_covers_anything_rather_than_what_is_played_with() -> None:
    whole, plates = Box(0, 0, 1280, 720), Box(0, 200, 1280, 520)
    assert place((300, 40), 1280, 540, Taken([plates], [whole])).bottom <= 200
