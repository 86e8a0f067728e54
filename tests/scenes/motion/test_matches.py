"""Whole matches of Trépido in motion: after every move each sprite is where the layout has it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game import GAMES
from game.match import Match
from game.table import Event, redact
from scenes.motion.clock import INSTANT
from scenes.motion.director import Director
from scenes.stage.slots import Layout
from tests.scenes.motion.toy import CUES, RUNS, layout, table

GAME = GAMES["trepido"]
OPTIONS = [
    {"edition": "trepido", "match": "points"},
    {"edition": "defifoo", "strict": True},
    {"edition": "ciao", "match": "points"},
]


def matches(options: dict[str, Any], own: int, rng: Random, moves: int = 160) -> Iterator[tuple[list[Event], Any]]:
    """Random moves of a match, as one seat sees them: what happened, and the view then."""
    match = Match(GAME, GAME.options(options), 4, rng.getrandbits(32))
    yield [], match.state.view(own)
    for _ in range(moves):
        if match.state.outcome:
            return
        seat = rng.choice(match.state.actors())
        events = match.play(seat, rng.choice(match.state.legal(seat)))
        yield [redact(event, own) for event in events], match.state.view(own)


def reached(director: Director, slots: Layout) -> None:
    """Every sprite is exactly at its slot, none is lost, none is there twice."""
    sprites = director.stage.sprites
    assert not director.busy and director.stage.at_rest
    assert sprites.keys() == slots.keys()
    for key, sprite in sprites.items():
        assert sprite.key == key and sprite.home == slots[key] and not sprite.movers
        pose = (sprite.x, sprite.y, sprite.angle, sprite.scale, sprite.flip, sprite.alpha, sprite.lift, sprite.sway)
        assert pose == slots[key].pose and sprite.z == slots[key].z
    assert len({id(sprite) for sprite in sprites.values()}) == len(slots)


def run(director: Director, rng: Random, how: str) -> None:
    """Let it play: watched to the end, clicked through, or skipped."""
    for _ in range(20_000):
        if not director.moving:
            return
        if how == "clicked" and rng.random() < 0.1:
            director.finish_current()
        if how == "skipped" and rng.random() < 0.05:
            director.drain()
        director.update(rng.choice((0.0, 0.004, 0.016, 0.033, 0.25)))
    raise AssertionError("it never ends")


@pytest.mark.parametrize("how", ["watched", "clicked", "skipped"])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: options["edition"])
@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "reduced"])
def test_after_every_move_every_sprite_is_in_its_slot(options: dict[str, Any], how: str, reduced: bool) -> None:
    rng = Random(how)
    for own in range(2):
        director = table(4, own, rate=4.0)
        director.stage.reduced = reduced
        for events, view in matches(options, own, rng):
            director.show(events, layout(view))
            if rng.random() < 0.7:
                run(director, rng, how)
                reached(director, layout(view))
        run(director, rng, how)
        reached(director, layout(view))


def test_these_matches_have_every_event_that_has_a_cue() -> None:
    rng = Random(11)
    seen = {
        type(event)
        for options in OPTIONS
        for _ in range(6)
        for events, _ in matches(options, 0, rng, 300)
        for event in events
    }
    assert CUES.keys() | RUNS.keys() <= seen


def test_at_instant_speed_nothing_needs_an_update() -> None:
    director = table(4, 0, rate=INSTANT)
    for events, view in matches(OPTIONS[0], 0, Random(7)):
        director.show(events, layout(view))
        reached(director, layout(view))


def test_a_hidden_card_moves_without_a_name() -> None:
    """No sprite is ever called by a card that the onlooker may not know."""
    director = table(4, 0, rate=4.0)
    for events, view in matches(OPTIONS[0], 0, Random(3)):
        known = {key for key in director.stage.sprites if isinstance(key, str)} | {*view.discard, *view.hands[0]}
        for event in events:
            known.add(getattr(event, "card", None))
            for name in ("cards", "got", "gave"):
                known.update(getattr(event, name, None) or ())
        director.show(events, layout(view))
        while director.moving:
            director.update(0.02)
            assert {key for key in director.stage.sprites if isinstance(key, str)} <= known
