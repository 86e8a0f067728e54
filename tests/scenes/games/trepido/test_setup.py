"""What is offered at the setup of Trépido."""

from __future__ import annotations

import pytest

from scenes.games.trepido.setup import options, teams
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
    assert rounds.values[0].value is None and rounds.values[0].text.startswith("5")


def test_every_other_seat_is_in_a_team() -> None:
    assert [teams(seats) for seats in range(2, 7)] == [2, 0, 2, 0, 2]
