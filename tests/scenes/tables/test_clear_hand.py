"""Nothing covers the hand or is covered by it: plates, buttons and banners stand clear, at every size of text."""

from __future__ import annotations

from math import cos, inf, radians, sin
from pathlib import Path

import pytest

from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.text import Type
from scenes.kit.theme import CARD, HEIGHT
from scenes.stage.hand import fan
from scenes.stage.seats import others
from scenes.stage.slots import Slot
from scenes.tables.frame import banner_box
from scenes.tables.scene import TableScene
from tests.scenes.screens import SCREENS, TEXT_SIZES

TABLES = (
    "trepido", "trepido-six", "trepido-give", "trepido-swap", "trepido-thanks", "trepido-joker", "trepido-to-whom",
    "trepido-25",
    "trio", "trio-teams", "tordu",
)  # fmt: skip


def around(slot: Slot) -> Box:
    """The box around a card as it leans."""
    turn, (across, down) = radians(abs(slot.angle)), CARD
    wide, high = across * cos(turn) + down * sin(turn), down * cos(turn) + across * sin(turn)
    return centred(slot.x, slot.y - slot.lift, wide * slot.scale, high * slot.scale)


def banner(scene: TableScene, words: str) -> Box:
    """The box of a banner with these words over a table."""
    table = scene.table
    room = (table.width, table.banner_at, table.banner_floor)
    return banner_box(scene.app.canvas.type, words, *room, list(table.plates().values()))[0]


@pytest.mark.parametrize("width", [960, 1152, 1280, 1680])
@pytest.mark.parametrize("count", range(1, 46))
def test_no_corner_of_a_hand_is_cut(count: int, width: int) -> None:
    whole = Box(0, 0, width, HEIGHT)
    assert [slot for slot in fan([count], width).slots if not whole.contains(around(slot))] == []


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), (1024, 768)])
@pytest.mark.parametrize("name", TABLES)
def test_neither_the_plate_nor_a_button_lies_on_the_hand(
    name: str, size: tuple[int, int], text: int, tmp_path: Path
) -> None:
    scene = SCREENS[name]((size, "fr", text), tmp_path).app.top
    assert isinstance(scene, TableScene)
    hand = {key: around(slot) for key, slot in scene.table.layout().items() if slot.zone == "hand"}
    things = [("plate", scene.table.own_plate())]
    things += [(widget.text, widget.box) for widget in scene.widgets if isinstance(widget, Button)]
    assert hand and [(what, card) for what, box in things for card, lies in hand.items() if box.overlaps(lies, 3)] == []


@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("seats", range(2, 13))
@pytest.mark.parametrize("y", [166.0, 318.0])
def test_a_banner_covers_no_plate(y: float, seats: int, text_size: float) -> None:
    for width in (960, 1152, 1280):
        plates = others(seats, width, text_size, letters=14)
        words = "Anne-Charlotte montre une carte qu’on ne peut pas jouer"
        box, _ = banner_box(Type(1.0, text_size), words, width, y, inf, plates)
        assert not any(plate.overlaps(box) for plate in plates)
        assert box.y >= 0 and box.bottom <= 520


@pytest.mark.parametrize("text", [100, 125, 150])
def test_a_banner_leaves_the_heading_of_a_card_in_sight(text: int, tmp_path: Path) -> None:
    scene = SCREENS["defizz-hints"](((1280, 720), "fr", text), tmp_path).app.top
    assert isinstance(scene, TableScene)
    assert banner(scene, "Anne-Charlotte relance à 400").y >= scene.table.board().header.bottom  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("name", ["trepido", "trepido-threat", "trepido-25"])
def test_a_banner_leaves_the_signs_of_the_card_to_beat_in_sight(name: str, text: int, tmp_path: Path) -> None:
    scene = SCREENS[name](((1280, 720), "fr", text), tmp_path).app.top
    assert isinstance(scene, TableScene)
    last = scene.table.layout()[scene.table.view.discard[-1]]  # type: ignore[attr-defined]
    assert banner(scene, "Anne-Charlotte montre une carte qu’on ne peut pas jouer").bottom <= last.y - CARD[1] / 2 + 5


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("name", ["trepido", "trepido-threat", "trepido-25"])
def test_the_words_below_the_piles_stand_clear_of_them(name: str, text: int, tmp_path: Path) -> None:
    hands = SCREENS[name](((1280, 720), "fr", text), tmp_path)
    scene = hands.app.top
    assert isinstance(scene, TableScene)
    piles = [around(slot) for slot in scene.table.layout().values() if slot.zone in ("pile", "discard")]
    words = next(item for item in hands.drawn() if item.what == "text" and item.text.startswith("À battre"))
    assert words.box.y >= max(pile.bottom for pile in piles) - 2
