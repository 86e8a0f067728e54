"""What a table lets be heard: music for one person, none for several, and a skull only for whoever holds it alone."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game import GAMES
from game.match import Match, Seat
from game.trepido import events
from scenes.games.trepido import cues
from scenes.stage.slots import Slot
from scenes.stage.stage import Stage
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import by_chance
from tests.scenes.tables.seated import seated


def at_table(people: int) -> Driver:
    seats = [
        Seat(name=name, level=None if place < people else "easy") for place, name in enumerate(("Anna", "Ben", "Chloé"))
    ]
    return Driver(seated(Match("trepido", GAMES["trepido"].Options(), seats, 3, salt="x"), by_chance))


@pytest.mark.parametrize(("people", "music"), [(1, "cafe"), (2, None), (0, "cafe")])
def test_music_is_off_where_several_share_the_screen(
    people: int, music: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = at_table(people)
    background = hands.app.sounds.background
    monkeypatch.setattr(background, "_volume", lambda kind: 1.0)
    assert background.wanted == {"music": music, "ambience": "room"}
    hands.app.prefer(shared_music=True)
    assert background.wanted["music"] == "cafe"
    hands.app.prefer(music="none")
    assert background.wanted["music"] is None
    hands.app.pop()
    assert background.wanted == {"music": None, "ambience": None}


def heard(alone: bool, eyes: int, cards: tuple[str, ...]) -> bool:
    """Tell if a skull is heard when seat 1 gets these cards."""
    table: Any = SimpleNamespace(alone=alone, eyes=eyes, zone=lambda seat: f"seat{seat}")
    return cues.skull(table, 1, cards, Stage()) is not None


def test_a_skull_is_heard_by_whoever_gets_it_and_sits_here_alone() -> None:
    assert heard(True, 1, ("xa",))
    assert not heard(True, 1, ("r1a",))
    assert not heard(True, 0, ("xa",))
    assert not heard(False, 1, ("xa",))
    assert not heard(False, -1, ("xa",))


@pytest.mark.parametrize("card", ["xa", "r1a", None])
def test_a_gift_sounds_the_same_to_all_others(card: str | None) -> None:
    stage = Stage({name: Slot(x, 100, face_up=False, zone=name) for name, x in (("seat1", 100), ("seat2", 900))})
    table: Any = SimpleNamespace(
        alone=True,
        eyes=0,
        zone=lambda seat: f"seat{seat}" if seat else "hand",
        banner=lambda event, stage: None,
    )
    cues.gave(table, events.Gave(2, 1, card), stage).finish()
    assert [due.name for due in stage.sounds] == ["gift", "slide", "place"]
