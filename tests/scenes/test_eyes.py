"""Nobody sees what they may not: nothing that comes out of a screen tells a hidden card. Long form: `make soak`."""

from __future__ import annotations

from itertools import count

import pytest

from game import NAMES
from scenes.sitting.port import MatchPort
from scenes.tables.firsts import Met, Told
from scenes.tables.narrating import Narrating
from tests.scenes.doubles import Leak
from tests.scenes.eyes import Twins, watched

FRAMES = 300
BUBBLES = 12
"""So many pictures of bubbles are compared."""


@pytest.mark.parametrize("game", NAMES)
def test_hidden_cards_drawn_anew_give_the_same_pixels_and_words(game: str) -> None:
    pairs = list(watched(game, count(), FRAMES))
    assert sum(twins.different for twins in pairs) > 1
    assert sum(twins.sounds for twins in pairs) > 1
    assert sum(twins.spoken for twins in pairs) > 1


@pytest.mark.parametrize("game", NAMES)
def test_a_sound_that_tells_something_hidden_is_found_out(game: str) -> None:
    """Planted here: every sound comes from a side that everything in the state decides."""
    for seed in count():
        twins = Twins(game, seed)
        for scene, match in zip(twins.scenes, twins.matches, strict=True):
            hidden = hash(repr(match.state.view(None))) % 999_983 / 999_983
            scene.show.stage.pan = lambda zone, hidden=hidden: hidden  # type: ignore[method-assign, misc]
        try:
            twins.watch()
        except Leak as leak:
            assert "is heard here" in str(leak)
            break


@pytest.mark.parametrize("game", NAMES)
def test_a_voice_that_tells_something_hidden_is_found_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted here: the voice tells a number made of everything in the state when it tells whose turn it is."""
    marks: dict[int, str] = {}
    turn = Narrating._turn

    def told(narrating: Narrating, degree: int) -> list[str]:
        return [*turn(narrating, degree), marks.get(id(narrating.table), "")]

    monkeypatch.setattr(Narrating, "_turn", told)
    for seed in range(40):
        twins = Twins(game, seed)
        for scene, match in zip(twins.scenes, twins.matches, strict=True):
            marks[id(scene.table)] = str(hash(repr(match.state.view(None))) % 999_983)
        try:
            twins.watch()
        except Leak as leak:
            assert "said here" in str(leak)
            return
    raise AssertionError("the voice gave it away, and nobody noticed")


@pytest.mark.parametrize("game", ["trepido", "tordu"])
def test_a_voice_that_tells_a_hand_without_headphones_is_found_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted here: nothing is secret, so that whoever is behind the curtain is told their hand before all ears."""
    monkeypatch.setattr(Narrating, "secret", property(lambda narrating: False))
    for seed in range(80):
        try:
            Twins(game, seed).watch()
        except Leak as leak:
            assert "said here" in str(leak)
            return
    raise AssertionError("a hand was told, and nobody noticed")


@pytest.mark.parametrize("game", NAMES)
def test_what_is_explained_for_the_first_time_tells_nothing_hidden(game: str) -> None:
    bubbles = 0
    for seed in count(100):
        twins = Twins(game, seed, newcomers=True)
        twins.watch()
        bubbles += twins.seen["FirstTime TableScene"] if twins.different else 0
        if bubbles >= BUBBLES:
            break


@pytest.mark.parametrize("game", NAMES)
def test_a_bubble_that_tells_something_hidden_is_found_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted here: a number made of everything in the state, in the words of each bubble."""
    marks: dict[int, str] = {}

    def told(met: Met) -> Told:
        return Told(marks[id(met.situations[0].table)], "")

    monkeypatch.setattr(Met, "told", told)
    for seed in count(100):
        twins = Twins(game, seed, newcomers=True)
        for scene, match in zip(twins.scenes, twins.matches, strict=True):
            marks[id(scene.table)] = str(hash(repr(match.state.view(None))) % 999_983)
        try:
            twins.watch()
        except Leak:
            break


@pytest.mark.parametrize("game", NAMES)
def test_a_table_that_tells_something_hidden_is_found_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted here: a number made of everything in the state, in the line under the game's name."""
    found = different = 0
    for seed in range(6):
        twins = Twins(game, seed)
        marks = {
            id(scene.table): str(hash(repr(match.state.view(None))) % 999_983)
            for scene, match in zip(twins.scenes, twins.matches, strict=True)
        }
        monkeypatch.setattr(type(twins.scenes[0].table), "heading", lambda table, marks=marks: marks[id(table)])
        different += twins.told and twins.different
        try:
            twins.step("at rest", 0.1)
        except Leak:
            found += 1
        monkeypatch.undo()
    assert found >= different * 0.5 > 0


@pytest.mark.parametrize("game", ["trepido", "tordu"])
def test_a_rerun_that_tells_something_hidden_is_found_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted here: what is shown once more is shown as nobody could see it."""
    monkeypatch.setattr(MatchPort, "then", lambda port, moves: port._then(moves).view(None))
    for seed in count():
        try:
            Twins(game, seed).watch()
        except Leak as leak:
            assert "once more" in str(leak)
            break
