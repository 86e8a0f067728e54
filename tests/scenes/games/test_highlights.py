"""The moment told at the end of a match: there is one after nearly every match, with pieces that can be drawn."""

from __future__ import annotations

from typing import Any

import pytest

from game.defizz import events as d
from game.defizz.records import Shown
from game.match import Match
from game.tordu import events as t
from scenes.app.page import Page
from scenes.app.preferences import Preferences
from scenes.games import ON_SCREEN
from scenes.games.defizz import highlight as defizz
from scenes.games.tordu import highlight as tordu
from scenes.tables.highlight import Highlight, best
from tests.scenes.driver import Driver
from tests.scenes.evenings import played
from tests.scenes.tables.seated import looked_at

NAMES = ("Ada", "Ben", "Cy")


@pytest.fixture(autouse=True)
def english() -> None:
    Driver(Page(), language="en")


def found(match: Match) -> Highlight | None:
    """The moment of a match that is over."""
    sitting = looked_at(match)
    port = sitting.opened()
    events = [happened.event for happened in port.events()]
    return ON_SCREEN[sitting.facts.game].highlight()(events, port.view, sitting.facts.names)


@pytest.mark.parametrize("game", ["trepido", "trio", "tordu", "defizz"])
@pytest.mark.parametrize("seed", range(6))
def test_every_match_has_a_moment_whose_pieces_can_be_drawn(game: str, seed: int) -> None:
    match = played(game, 4, seed=seed)
    assert match.state.outcome is not None
    told = found(match)
    assert (told is None) <= (not match.state.outcome.winners), "a draw may have none"
    pieces = ON_SCREEN[game].pieces(1.0, Preferences(), {})
    assert told is None or (told.words and all(pieces.size(name) for name in told.pieces))


def test_the_most_remarkable_moment_is_told_and_the_later_of_two() -> None:
    some = [Highlight("a", (), 3), Highlight("b", (), 5), Highlight("c", (), 5), Highlight("d", (), 1)]
    assert best(some) == some[2] and best([]) is None


# Trio


def test_the_three_sevens_are_told_above_all() -> None:
    told = next(
        told
        for seed in range(60)
        if (match := played("trio", 3, seed=seed)).state.outcome.reason == "the trio of 7"  # type: ignore[union-attr]
        and (told := found(match)) is not None
    )
    assert told.pieces == ("7", "7", "7") and "three sevens" in told.words


def test_two_linked_trios_are_told_with_both_numbers() -> None:
    told = [found(played("trio", 3, seed=seed, mode="picante")) for seed in range(12)]
    assert any(one is not None and "linked to" in one.words and len(one.pieces) == 2 for one in told)


# Le Tordu


def deal(bid: int, taken: int, last_to: int, doubled: bool = False) -> list[Any]:
    """A deal of Ada's in spades that ends with this trick."""
    tricks = [t.TrickWon(0, 1)] * (taken - (last_to == 0)) + [t.TrickWon(last_to, 1)]
    cards = [t.Played(1, "Ks"), t.Played(2, "7h"), t.Played(0, "As")]
    return [t.AuctionEnded(0, "s", bid, doubled), *tricks[:-1], *cards, tricks[-1], t.DealScored(0, bid, taken, (), ())]


@pytest.mark.parametrize(
    ("events", "words"),
    [
        (deal(2, 2, 0, doubled=True), "Doubled, Ada takes 2 tricks in spades all the same."),
        (deal(1, 1, 0), "Ada keeps 1 trick in spades with the very last trick."),
        (deal(6, 6, 1), "Ada dares 6 tricks in spades, and takes them."),
        (deal(0, 0, 1), "Ada takes nothing at all, as announced."),
        (deal(2, 3, 0), "One trick too many: the last one costs Ada the contract."),
        (deal(2, 2, 1), "Ada takes 2 tricks in spades, exactly."),
        (deal(3, 1, 1), "The others bring Ada down."),
    ],
)
def test_a_deal_of_le_tordu_is_told_by_what_is_most_remarkable(events: list[Any], words: str) -> None:
    story = tordu.Story(NAMES)
    told = [moment for event in events if (moment := story.hear(event)) is not None]
    assert [moment.words for moment in told] == [words]
    assert told[0].pieces == ("Ks", "7h", "As"), "the declarer's card lies on top"


def test_at_a_table_of_two_the_other_one_is_named() -> None:
    events = [event for event in deal(3, 1, 1) if not isinstance(event, t.Played) or event.seat != 2]
    story = tordu.Story(NAMES[:2])
    assert [moment.words for event in events if (moment := story.hear(event)) is not None] == ["Ben brings Ada down."]


# Défizz!


def asked(mode: str) -> d.Asked:
    return d.Asked(Shown(id="x", mode=mode, category="", difficulty=1, text=None))  # type: ignore[arg-type]


def test_the_largest_pot_is_told_with_its_question() -> None:
    events = [asked("chrono"), d.PotWon(0, 600), asked("cible"), d.PotWon(1, 3000), asked("chance"), d.PotWon(2, 900)]
    assert defizz.find(events, None, NAMES) == Highlight("Target: Ben takes a pot of 3,000.", ("cible", "chip500"), 35)  # type: ignore[arg-type]


def test_a_pot_that_nobody_followed_has_no_question() -> None:
    events = [asked("chrono"), d.PotWon(0, 100), d.Refused(1, 0), d.PotWon(2, 900)]
    told = defizz.find(events, None, NAMES)  # type: ignore[arg-type]
    assert told is not None and told.words == "Nobody follows: 900 for Cy." and told.pieces == ("chip500",)


def test_putting_somebody_out_is_worth_more_than_their_chips() -> None:
    events = [asked("chrono"), d.PotWon(0, 600), d.Eliminated(1), asked("cible"), d.PotWon(2, 2000)]
    told = defizz.find(events, None, NAMES)  # type: ignore[arg-type]
    assert told is not None and told.words == "Ada answers, and Ben is out."


def test_a_pot_of_the_final_is_worth_a_little_more() -> None:
    events = [asked("chrono"), d.PotWon(0, 1000), d.FinalBegan((0, 1), 2), asked("cible"), d.PotWon(1, 600)]
    told = defizz.find(events, None, NAMES)  # type: ignore[arg-type]
    assert told is not None and told.words.startswith("Target")
