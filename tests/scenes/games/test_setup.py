"""Every option of the rules is offered, in words, and whatever is offered is accepted."""

from __future__ import annotations

from typing import Any

import pytest

from game import GAMES
from scenes.app.preferences import Preferences
from scenes.pages.setup.draft import Draft
from scenes.tables.setup import Option

SETTINGS: dict[str, list[dict[str, Any]]] = {
    "trepido": [{}, {"match": "points"}, {"match": "challenge"}, {"edition": "ciao"}],
    "trio": [{}],
    "tordu": [{}],
    "defizz": [{"enrichment": True}],
}
"""What brings every option of a game into sight."""


BY_ITSELF = {"skip", "asked", "reading"}
"""Options that the program fills in: cards of other evenings, and the reading of the rules that a match began with."""


def offered(draft: Draft) -> list[Option]:
    house = draft.setup.house(draft) if draft.setup.house is not None else []
    return [*draft.setup.options(draft), *house]


def drafts(game: str) -> list[Draft]:
    found = []
    for settings in SETTINGS[game]:
        draft = Draft(game)
        draft.packs = {"base": "Tablée", "mine": "Mine"}
        draft.chosen.update(settings)
        found.append(draft)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_the_rules_is_offered(game: str) -> None:
    names = {option.name for draft in drafts(game) for option in offered(draft)}
    assert names == set(GAMES[game].Options.__struct_fields__) - BY_ITSELF


@pytest.mark.parametrize("game", GAMES)
def test_every_value_offered_is_accepted(game: str) -> None:
    """Four sit there, so teams are fine too; a pack must exist, and is not looked for here."""
    for draft in drafts(game):
        for option in offered(draft):
            for value in option.values:
                if option.name != "pack":
                    assert draft.trouble(**{option.name: value.value}) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_value_has_its_line(game: str) -> None:
    for draft in drafts(game):
        for option in offered(draft):
            assert option.title and all(value.about for value in option.values)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_usual_is_among_the_values(game: str) -> None:
    for draft in drafts(game):
        for option in offered(draft):
            usual = draft.value(option.name)
            known = [value.value for value in option.values]
            assert usual in known or (usual is None and getattr(draft.options, option.name) in known)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_a_preference_stands_in_the_settings_alone(game: str) -> None:
    """Limits and races among them: they hold for every match, and one place says so."""
    names = {option.name for draft in drafts(game) for option in offered(draft)}
    assert not names & set(Preferences.__struct_fields__)
