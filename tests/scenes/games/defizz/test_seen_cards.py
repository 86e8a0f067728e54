"""The shuffle bag on the shelf: what was seen on other evenings."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game import GAMES
from game.defizz.moves import Roll
from game.defizz.pack import use
from game.match import Match
from game.shelf import Shelf
from scenes.games.defizz import seen_cards
from tests.game.defizz.table import TINY, packed


@pytest.fixture(autouse=True)
def small() -> None:
    use(packed(TINY))


def evening(folder: Path) -> Any:
    """All of the program that the bag knows."""
    return SimpleNamespace(shelf=Shelf(folder), toasts=SimpleNamespace(say=print))


def dealt(app: Any, seed: int = 0) -> Match:
    return Match("defizz", seen_cards.fresh(app, GAMES["defizz"].Options(pack="tiny")), 3, seed)


def draw(match: Match) -> set[str]:
    """Roll once; the card that came up."""
    match.play(match.state.actors()[0], Roll())
    return {*seen_cards.drawn(match.state, 0), *seen_cards.drawn(match.state, 1)}


def test_on_the_first_evening_nothing_was_seen(tmp_path: Path) -> None:
    assert seen_cards.skip(evening(tmp_path), "tiny") == ()


def test_a_card_that_was_drawn_is_skipped_on_the_next_evening(tmp_path: Path) -> None:
    match = dealt(evening(tmp_path))
    seen = draw(match)
    seen_cards.saw(evening(tmp_path), match)
    assert seen and set(dealt(evening(tmp_path)).options.skip) == seen


def test_telling_twice_is_telling_once(tmp_path: Path) -> None:
    match = dealt(evening(tmp_path))
    draw(match)
    for _ in range(2):
        seen_cards.saw(evening(tmp_path), match)
    assert len(seen_cards.skip(evening(tmp_path), "tiny")) == 1


@pytest.mark.parametrize("start", range(6))
def test_nothing_comes_again_before_the_rest_of_its_deck(tmp_path: Path, start: int) -> None:
    app, seen = evening(tmp_path), []
    for seed in range(start, start + 30):
        match = dealt(app, seed)
        seen += list(draw(match))
        seen_cards.saw(app, match)
    for deck, size in (("D", 2), ("M", 3)):
        cards = [card for card in seen if card[0] == deck]
        rounds = [cards[at : at + size] for at in range(0, len(cards) - size, size)]
        assert all(len(set(each)) == size for each in rounds), rounds


def test_a_deck_seen_whole_is_full_again(tmp_path: Path) -> None:
    app = evening(tmp_path)
    app.shelf.write("seen", seen_cards.Seen(cards={"tiny": ("M001",)}))
    match = dealt(app)
    match.state.duel_left = 0
    seen_cards.saw(app, match)
    assert seen_cards.skip(app, "tiny") == ("M001",)


def test_what_came_twice_begins_the_next_bag(tmp_path: Path) -> None:
    app = evening(tmp_path)
    app.shelf.write("seen", seen_cards.Seen(cards={"tiny": ("D001",)}))
    match = dealt(app)
    match.state.duel_left = 0
    for _ in range(2):
        seen_cards.saw(app, match)
    assert seen_cards.skip(app, "tiny") == ("D001",)


def test_each_pack_has_a_bag_of_its_own(tmp_path: Path) -> None:
    app, match = evening(tmp_path), dealt(evening(tmp_path))
    draw(match)
    seen_cards.saw(app, match)
    assert seen_cards.skip(app, "other") == ()


def test_without_a_shelf_nothing_is_remembered() -> None:
    app = SimpleNamespace(shelf=None)
    match = dealt(app)
    seen_cards.saw(app, match)  # type: ignore[arg-type]
    assert seen_cards.skip(app, "tiny") == ()  # type: ignore[arg-type]
