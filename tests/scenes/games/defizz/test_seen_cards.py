"""The shuffle bag on the shelf: what was seen on other evenings."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game import GAMES
from game.defizz.moves import Roll
from game.defizz.pack import use
from game.defizz.public import cards_shown
from game.match import Match
from game.shelf import Shelf
from game.table import TABLE
from scenes.games.defizz import seen_cards
from scenes.sitting.port import Port
from tests.game.defizz.table import TINY, packed
from tests.scenes.tables.seated import looked_at


@pytest.fixture(autouse=True)
def small() -> None:
    use(packed(TINY))


def evening(folder: Path) -> Any:
    """All of the program that the bag knows."""
    return SimpleNamespace(shelf=Shelf(folder), toasts=SimpleNamespace(say=print))


def dealt(app: Any, seed: int = 0) -> Match:
    return Match("defizz", seen_cards.fresh(app, GAMES["defizz"].Options(pack="tiny")), 3, seed)


def port(match: Match) -> Port:
    """The match as everyone may see it."""
    return looked_at(match).port(TABLE)


def draw(match: Match) -> set[str]:
    """Roll once; the card that came up."""
    match.play(match.state.actors()[0], Roll())
    shown = cards_shown(packed(TINY), (happened.event for happened in port(match).events()))
    return {*shown[0], *shown[1]}


def test_on_the_first_evening_nothing_was_seen(tmp_path: Path) -> None:
    assert seen_cards.skip(evening(tmp_path), "tiny") == ()


def test_a_card_that_was_drawn_is_skipped_on_the_next_evening(tmp_path: Path) -> None:
    match = dealt(evening(tmp_path))
    seen = draw(match)
    seen_cards.saw(evening(tmp_path), port(match))
    assert seen and set(dealt(evening(tmp_path)).options.skip) == seen


def test_telling_twice_is_telling_once(tmp_path: Path) -> None:
    match = dealt(evening(tmp_path))
    draw(match)
    for _ in range(2):
        seen_cards.saw(evening(tmp_path), port(match))
    assert len(seen_cards.skip(evening(tmp_path), "tiny")) == 1


@pytest.mark.parametrize("start", range(6))
def test_nothing_comes_again_before_the_rest_of_its_deck(tmp_path: Path, start: int) -> None:
    app, seen = evening(tmp_path), []
    for seed in range(start, start + 30):
        match = dealt(app, seed)
        seen += list(draw(match))
        seen_cards.saw(app, port(match))
    for deck, size in (("D", 2), ("M", 3)):
        cards = [card for card in seen if card[0] == deck]
        rounds = [cards[at : at + size] for at in range(0, len(cards) - size, size)]
        assert all(len(set(each)) == size for each in rounds), rounds


DUEL = {"D001", "D002"}


def test_a_deck_seen_whole_is_full_again() -> None:
    assert seen_cards.together(packed(TINY), (), (0, 0), (DUEL, set()), ("M001",)) == ("M001",)


def test_what_came_twice_begins_the_next_bag() -> None:
    assert seen_cards.together(packed(TINY), ("D001",), (0, 0), (DUEL, set()), ("D001",)) == ("D001",)


def test_of_a_deck_that_was_shuffled_only_what_came_since_counts() -> None:
    assert seen_cards.together(packed(TINY), ("D001",), (3, 0), ({"D002"}, set()), ("D001",)) == ("D002",)


def test_each_pack_has_a_bag_of_its_own(tmp_path: Path) -> None:
    app, match = evening(tmp_path), dealt(evening(tmp_path))
    draw(match)
    seen_cards.saw(app, port(match))
    assert seen_cards.skip(app, "other") == ()


def test_a_mix_fills_the_bags_of_its_packs(tmp_path: Path) -> None:
    use(packed(TINY | {"id": "other"}))
    options = GAMES["defizz"].Options(pack="tiny+other")
    match = Match("defizz", seen_cards.fresh(evening(tmp_path), options), 3, 0)
    match.play(match.state.actors()[0], Roll())
    seen_cards.saw(evening(tmp_path), port(match))
    seen = [seen_cards.skip(evening(tmp_path), pack) for pack in ("tiny", "other")]
    assert sorted(map(len, seen)) == [0, 1]
    assert len(seen_cards.fresh(evening(tmp_path), options).skip) == 1


def test_cards_seen_in_a_pack_are_skipped_in_a_mix(tmp_path: Path) -> None:
    match = dealt(evening(tmp_path))
    (seen,) = draw(match)
    seen_cards.saw(evening(tmp_path), port(match))
    assert seen_cards.skip(evening(tmp_path), "base+tiny") == (f"tiny:{seen}",)


def test_without_a_shelf_nothing_is_remembered() -> None:
    app = SimpleNamespace(shelf=None)
    match = dealt(app)
    seen_cards.saw(app, port(match))  # type: ignore[arg-type]
    assert seen_cards.skip(app, "tiny") == ()  # type: ignore[arg-type]
