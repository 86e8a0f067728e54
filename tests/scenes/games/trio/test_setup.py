"""What is offered at the setup of Trio."""

from __future__ import annotations

from scenes.games.trio.setup import options, teams
from scenes.pages.setup.draft import Draft


def test_anybody_can_begin() -> None:
    draft = Draft("trio")
    first = next(option for option in options(draft) if option.name == "first")
    assert [value.value for value in first.values] == [None, 0, 1, 2, 3]
    assert [value.text for value in first.values[1:]] == [seat.name for seat in draft.seats]


def test_partners_sit_opposite() -> None:
    assert [teams(seats) for seats in range(3, 7)] == [0, 2, 0, 3]
