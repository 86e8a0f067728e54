"""Choices at the table: each carries its question and shows pictures; a card can be dropped on a player."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.trepido.moves import Give, Swap
from scenes.kit.picturebutton import PictureButton
from scenes.tables.cards import HandCard
from scenes.tables.scene import TableScene
from scenes.tables.targets import SeatTarget
from tests.scenes.driver import Driver
from tests.scenes.screens import SCREENS, TEXT_SIZES, Look, at_table, phase

LOOK: Look = ((1280, 720), "en", 100)


def table(hands: Driver) -> Any:
    assert isinstance(hands.app.top, TableScene)
    return hands.app.top


def pictures(hands: Driver) -> list[PictureButton]:
    return [widget for widget in table(hands).widgets if isinstance(widget, PictureButton)]


def said(hands: Driver) -> list[str]:
    return [drawn.text for drawn in hands.drawn() if drawn.what == "text"]


def made(hands: Driver) -> list[Any]:
    """The moves that were made at the table."""
    return [entry.move for entry in table(hands).sitting._match.moves]


def giving(look: Look, folder: Path, seats: int = 4) -> Driver:
    """A table at which somebody has chosen the card to give."""
    hands = at_table(seats, phase("give"), match="challenge", target=20)(look, folder)
    hands.click_on(next(widget for widget in table(hands).widgets if isinstance(widget, HandCard)))
    return hands


def test_a_joker_asks_for_a_symbol_with_three_drawings(tmp_path: Path) -> None:
    hands = SCREENS["trepido-joker"](LOOK, tmp_path)
    assert [button.text for button in pictures(hands)] == ["Rock", "Paper", "Scissors"]
    assert [button.tip for button in pictures(hands)] == ["Rock", "Paper", "Scissors"]
    assert "Which symbol do you announce?" in said(hands) and "Rock" not in said(hands)


def test_giving_asks_for_a_card_and_then_to_whom(tmp_path: Path) -> None:
    hands = at_table(4, phase("give"), match="challenge", target=20)(LOOK, tmp_path)
    assert "Give a card away: which one?" in said(hands)
    hands = giving(LOOK, tmp_path)
    assert "Whom do you give it to?" in said(hands)
    assert [button.text for button in pictures(hands)] == ["Bastien", "Camille", "Inès"]
    assert sum(isinstance(widget, SeatTarget) for widget in table(hands).widgets) == 3


def test_swapping_shows_how_many_cards_each_has(tmp_path: Path) -> None:
    hands = SCREENS["trepido-swap"](LOOK, tmp_path)
    scene = table(hands)
    button = pictures(hands)[1]
    counts = [
        drawn.text for drawn in hands.drawn() if drawn.what == "text" and button.box.contains(drawn.box, slack=12)
    ]
    assert counts == [str(scene.table.view.counts[2]), "Camille"]


def test_replay_asks_what_to_do_with_words_under_both_pictures(tmp_path: Path) -> None:
    hands = SCREENS["trepido-choose"](((960, 540), "fr", 150), tmp_path)
    assert "Rejouer, ou changer de sens\u202f?" in said(hands)
    assert {"Rejouer", "Changer de sens"} <= set(said(hands))


def test_with_two_at_the_table_the_only_swap_names_the_other(tmp_path: Path) -> None:
    hands = at_table(2, phase("swap"), match="challenge", target=20)(LOOK, tmp_path)
    assert "Swap with Bastien" in said(hands) and not pictures(hands)


def test_the_way_round_is_two_arrows_and_a_question(tmp_path: Path) -> None:
    hands = SCREENS["trepido-direction"](LOOK, tmp_path)
    assert [button.tip for button in pictures(hands)] == ["Clockwise", "Anticlockwise"]
    assert "Which way round shall play go?" in said(hands)


@pytest.mark.parametrize("name", ["trepido-joker", "trepido-direction", "trepido-swap"])
def test_a_picture_is_chosen_by_keys_by_pad_and_by_mouse(name: str, tmp_path: Path) -> None:
    for way in ("keys", "pad", "mouse"):
        hands = SCREENS[name](LOOK, tmp_path)
        scene, second = table(hands), pictures(hands)[1]
        asked = next(offer.move for offer in scene.table.offers() if offer.text == second.text)
        if way == "mouse":
            hands.click_on(second)
        else:
            scene._move_focus(second)
            hands.key(pygame.K_RETURN) if way == "keys" else hands.pad(0)
        assert asked in made(hands), way


@pytest.mark.parametrize("chosen", [False, True], ids=["picked up at once", "chosen before"])
def test_a_card_is_given_by_dropping_it_on_a_plate(chosen: bool, tmp_path: Path) -> None:
    hands = at_table(4, phase("give"), match="challenge", target=20)(LOOK, tmp_path)
    scene = table(hands)
    card = next(widget for widget in scene.widgets if isinstance(widget, HandCard))
    if chosen:
        hands.click_on(card)
        card = next(w for w in scene.widgets if isinstance(w, HandCard) and w.card == card.card)
    hands.drag(card.box.x + 12, card.box.centre[1], *scene.table.plates()[2].centre)
    assert Give(card.card, 2) in made(hands)


def test_hands_are_swapped_by_dropping_a_card_on_a_plate(tmp_path: Path) -> None:
    hands = SCREENS["trepido-swap"](LOOK, tmp_path)
    scene = table(hands)
    card = next(widget for widget in scene.widgets if isinstance(widget, HandCard))
    hands.drag(card.box.x + 12, card.box.centre[1], *scene.table.plates()[1].centre)
    assert Swap(1) in made(hands)


def test_a_chosen_card_that_misses_the_plates_stays_chosen(tmp_path: Path) -> None:
    hands = giving(LOOK, tmp_path)
    scene = table(hands)
    card = next(w for w in scene.widgets if isinstance(w, HandCard) and w.card == scene.table.chosen)
    hands.drag(card.box.x + 12, card.box.centre[1], 300, 250)
    assert scene.table.chosen == card.card


def test_while_a_card_is_held_the_plates_that_take_it_are_dashed(tmp_path: Path) -> None:
    hands = at_table(4, phase("give"), match="challenge", target=20)(LOOK, tmp_path)
    scene = table(hands)
    card = next(widget for widget in scene.widgets if isinstance(widget, HandCard))
    drawn = len(hands.drawn())
    hands.move(card.box.x + 12, card.box.centre[1])
    hands.press(card.box.x + 12, card.box.centre[1])
    hands.move(400, 300)
    assert len(hands.drawn()) == drawn + 3


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", [(960, 540), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_pictures_cover_neither_the_hand_nor_a_plate_nor_a_word(
    seats: int, size: tuple[int, int], text: int, tmp_path: Path
) -> None:
    hands = at_table(seats, phase("swap"), match="challenge", target=20)((size, "fr", text), tmp_path)
    scene = table(hands)
    boxes = [button.box for button in pictures(hands)]
    assert len(boxes) == (seats - 1 if seats > 2 else 0)
    assert not any(plate.overlaps(box) for plate in scene.table.plates().values() for box in boxes)
    assert all(box.bottom <= min(slot.y - 91 for slot in scene.table.hand().slots) for box in boxes)
    assert hands.faults() == []
