"""What is offered at the setup of Trépido."""

from __future__ import annotations

import pytest

from scenes.games.trepido.setup import house, options, teams
from scenes.pages.setup.draft import Draft


@pytest.mark.parametrize(("match", "shown"), [("single", set()), ("points", {"rounds"}), ("challenge", {"target"})])
def test_a_number_is_asked_for_only_where_it_counts(match: str, shown: set[str]) -> None:
    draft = Draft("trepido")
    draft.choose("match", match)
    assert {option.name for option in options(draft)} & {"rounds", "target"} == shown


def test_each_edition_has_its_own_number_of_rounds() -> None:
    draft = Draft("trepido")
    draft.choose("match", "points")
    draft.choose("edition", "ciao")
    rounds = next(option for option in options(draft) if option.name == "rounds")
    usual = next(value for value in rounds.values if value.value is None)
    assert usual.text.startswith("5")


@pytest.mark.parametrize("chosen", [None, 10])
def test_the_number_of_rounds_goes_on_from_the_printed_one(chosen: int | None) -> None:
    draft = Draft("trepido")
    draft.choose("match", "points")
    draft.choose("rounds", chosen)
    values = [each.value for each in next(option for option in options(draft) if option.name == "rounds").values]
    at = values.index(chosen)
    assert values[at - 1 : at + 2] == [9, chosen, 11]


def test_every_other_seat_is_in_a_team() -> None:
    assert [teams(seats) for seats in range(2, 7)] == [2, 0, 2, 0, 2]


def names(draft: Draft) -> set[str]:
    return {option.name for option in house(draft)}


def test_any_plus_three_is_offered_in_ciao_alone() -> None:
    draft = Draft("trepido")
    assert "any_plus3" not in names(draft)
    draft.choose("edition", "ciao")
    assert "any_plus3" in names(draft)


def test_any_plus_three_can_be_put_off_again_in_another_edition() -> None:
    """The rules refuse it there, with a sentence; so its switch stays until it is off."""
    draft = Draft("trepido")
    draft.choose("edition", "ciao")
    draft.choose("any_plus3", True)
    draft.choose("edition", "defifoo")
    assert "Ciao!" in str(draft.trouble()) and "any_plus3" in names(draft)
    draft.choose("any_plus3", False)
    assert draft.trouble() is None and "any_plus3" not in names(draft)


@pytest.mark.parametrize(("edition", "about"), [("trepido", "deals first"), ("ciao", "opens first")])
def test_each_seat_can_be_named_to_begin(edition: str, about: str) -> None:
    draft = Draft("trepido")
    draft.choose("edition", edition)
    first = next(option for option in options(draft) if option.name == "first")
    assert [value.value for value in first.values] == [None, 0, 1, 2, 3]
    assert all(about in value.about for value in first.values)
