"""What is offered at the setup of Défizz!."""

from __future__ import annotations

import pytest

from game.defizz import GAME
from game.defizz.check import PackError
from game.match import Seat
from game.table import Said
from scenes.app import lang
from scenes.games.defizz.setup import SETUP, house, options, refusal, shorten, takes_long
from scenes.pages.setup.draft import Draft
from scenes.pages.setup.memory import Party
from scenes.tables.agreed import unusual


@pytest.mark.parametrize(("packs", "asked"), [((), False), (("base",), False), (("base", "mine"), True)])
def test_packs_are_offered_when_there_is_more_than_one(packs: tuple[str, ...], asked: bool) -> None:
    draft = Draft("defizz")
    draft.packs = dict.fromkeys(packs, "A pack")
    assert ("pack" in {option.name for option in options(draft)}) == asked


def cultures(chosen: str | None, language: str, monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """The values that are offered."""
    monkeypatch.setattr(lang, "_spoken", language)
    draft = Draft("defizz")
    draft.packs = {"base": "A pack"}
    if chosen:
        draft.choose("culture", chosen)
    (offered,) = (option for option in options(draft) if option.name == "culture")
    return [value.value for value in offered.values]


def test_the_culture_of_the_language_spoken_needs_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    assert cultures(None, "fr", monkeypatch) == [None, "en", "world", "mixed"]
    assert cultures(None, "en", monkeypatch) == ["fr", None, "world", "mixed"]
    assert cultures("world", "en", monkeypatch) == ["fr", None, "world", "mixed"]


def test_a_culture_that_was_chosen_in_another_language_stays_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert cultures("fr", "fr", monkeypatch) == ["fr", "en", "world", "mixed"]


def test_a_culture_is_no_unusual_rule_of_a_table() -> None:
    """It is chosen with the questions, which a table does not tell either."""
    around = [Seat(name="Zoé"), Seat(name="Max", level="easy"), Seat(name="Léa", level="easy")]
    assert unusual(SETUP, GAME.Options(culture="mixed", expert=True), around) == [
        "Expert: The reader picks the question; no Help! cards."
    ]


def test_a_bank_is_asked_for_where_it_pays() -> None:
    draft = Draft("defizz")
    assert "bank" not in {option.name for option in options(draft)}
    draft.choose("enrichment", True)
    assert "bank" in {option.name for option in options(draft)}


def test_what_is_wrong_with_a_pack_is_left_to_its_page() -> None:
    assert refusal(PackError("a pack needs questions")).startswith("This pack")
    assert refusal(Said("too many seats")) == "Too many seats."


def test_seven_sides_take_long_unless_something_ends_it() -> None:
    draft = Draft("defizz")
    assert not takes_long(draft)
    draft.resize(7)
    assert takes_long(draft)
    draft.choose("minutes", 20)
    assert not takes_long(draft)


def test_a_large_family_plays_in_twos_and_an_odd_one_alone() -> None:
    draft = Draft("defizz")
    draft.seats = [*(Seat(name=f"P{place}") for place in range(7)), Seat(name="Odile", level="easy")]
    shorten(draft)
    assert [seat.name for seat in draft.seats] == ["P0 & P1", "P2 & P3", "P4 & P5", "P6", "Odile"]
    assert draft.value("teams") is True and draft.value("escalate_every") == 2


def test_a_new_table_is_set_for_a_short_evening() -> None:
    """The rules themselves know no end but the last side with money."""
    assert Draft("defizz").options.max_rounds == 3
    assert GAME.options({}).max_rounds is None


@pytest.mark.parametrize(
    ("chosen", "rounds", "minutes"),
    [
        ({"max_rounds": None}, "The last side with money wins.", "The last side with money wins."),
        ({"max_rounds": 3}, "The last side with money wins.", "Only the rounds count."),
        ({"max_rounds": None, "minutes": 20}, "Only the minutes count.", "The last side with money wins."),
    ],
)
def test_no_limit_says_what_ends_the_match_instead(chosen: dict[str, int | None], rounds: str, minutes: str) -> None:
    draft = Draft("defizz")
    for name, value in chosen.items():
        draft.choose(name, value)
    offered = {option.name: option.values[0].about for option in house(draft)}
    assert (offered["max_rounds"], offered["minutes"]) == (rounds, minutes)


def test_a_table_that_is_remembered_stays_as_it_was() -> None:
    party = Party(seats=Draft("defizz").party.seats)
    assert Draft("defizz", party).options.max_rounds is None


def test_a_shorter_match_of_many_sides_has_fewer_rounds() -> None:
    draft = Draft("defizz")
    draft.resize(10)
    assert takes_long(draft)
    shorten(draft)
    assert draft.value("max_rounds") == 2 and not takes_long(draft)
