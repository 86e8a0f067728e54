"""The director: whatever is played, skipped or sped up, every sprite ends where the layout has it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.table import Event
from scenes.motion.clock import INSTANT, RATES, Clock
from scenes.motion.cue import Cue, after, do, look, say, sound, staggered, together, wait
from scenes.motion.director import Director
from scenes.motion.movements import flip, play, refuse
from scenes.motion.tween import change, glide
from scenes.stage.banner import Banner
from scenes.stage.slots import POSE, Back, Slot, SpriteKey
from scenes.stage.stage import Due, Stage

CARDS = ("a", "b", "c", "d", Back("hand:1", 0), Back("hand:1", 1))
PLACES = {
    "hand:0": Slot(640, 600, zone="hand:0"),
    "hand:1": Slot(100, 100, scale=0.4, face_up=False, zone="hand:1"),
    "pile": Slot(560, 300, face_up=False, zone="pile"),
    "discard": Slot(720, 300, zone="discard"),
}


class Laid(Event, frozen=True):
    card: str


class Waited(Event, frozen=True):
    """Nothing to see."""


coordinates = st.floats(-500, 1500, width=32)
slots = st.builds(
    Slot,
    x=coordinates,
    y=coordinates,
    angle=st.floats(-360, 360, width=32),
    scale=st.floats(0.25, 2, width=32),
    face_up=st.booleans(),
    z=st.integers(0, 99),
    alpha=st.floats(0.25, 1, width=32),
    lift=st.floats(0, 50, width=32),
    zone=st.sampled_from(sorted(PLACES)),
)
layouts = st.dictionaries(st.sampled_from(CARDS), slots, max_size=6)
Recipe = Callable[[Stage], Cue]
"""Cues are played once, so the same cue for two stages is made twice."""
keys, times, eases = st.sampled_from(CARDS), st.integers(0, 400), st.sampled_from(["linear", "decelerate", "in_back"])


def _several(parts: st.SearchStrategy[Recipe]) -> st.SearchStrategy[Recipe]:
    some = st.lists(parts, max_size=4)
    return st.one_of(
        some.map(lambda made: lambda stage: together(*(make(stage) for make in made))),
        some.map(lambda made: lambda stage: after(*(make(stage) for make in made))),
        some.map(lambda made: lambda stage: staggered(40, *(make(stage) for make in made))),
    )


simple: st.SearchStrategy[Recipe] = st.one_of(
    st.builds(lambda ms: lambda stage: wait(ms), times),
    st.builds(lambda ms: lambda stage: say(stage, Banner("Merci !"), ms), times),
    st.builds(lambda key: lambda stage: do(lambda: stage.remove(key)), keys),
    st.builds(lambda key: lambda stage: flip(stage, key, face_up=False), keys),
    st.builds(lambda key: lambda stage: refuse(stage, key), keys),
    st.builds(
        lambda source, target, key: lambda stage: play(stage, source, target, key),
        st.sampled_from(sorted(PLACES)),
        st.sampled_from(sorted(PLACES)),
        st.none() | keys,
    ),
    st.builds(
        lambda key, slot, ms, ease, arc: lambda stage: glide(stage, key, slot, ms, ease, arc),
        keys,
        slots,
        times,
        eases,
        st.sampled_from([0.0, 90.0]),
    ),
    st.builds(
        lambda key, name, goal, ms: lambda stage: change(stage, key, ms, **{name: goal}),
        keys,
        st.sampled_from(["x", "y", "lift", "scale"]),
        coordinates,
        times,
    ),
)
recipes = st.recursive(simple, _several, max_leaves=10)


@dataclass
class Step:
    """What happens at the table between two frames."""

    what: str
    value: Any = None


steps = st.one_of(
    st.builds(Step, st.just("play"), recipes),
    st.builds(Step, st.just("layout"), layouts),
    st.builds(Step, st.just("update"), st.sampled_from([0.0, 0.001, 0.016, 0.1, 1.0])),
    st.builds(Step, st.just("click")),
    st.builds(Step, st.just("drain")),
    st.builds(Step, st.just("rate"), st.sampled_from(RATES)),
    st.builds(Step, st.just("reduced"), st.booleans()),
)


def start(layout: dict[SpriteKey, Slot], rate: float = 1.0, **tables: Any) -> Director:
    director = Director(Clock(rate), Stage(dict(PLACES)), **tables)
    director.stage.settle(layout, at_once=True)
    return director


def make(director: Director, step: Step) -> None:
    match step.what:
        case "play":
            director.play(step.value(director.stage))
        case "layout":
            director.show((), step.value)
        case "update":
            director.update(step.value)
        case "click":
            director.finish_current()
        case "drain":
            director.drain()
        case "rate":
            director.clock.rate = step.value
        case "reduced":
            director.stage.reduced = step.value


def snapshot(stage: Stage) -> dict[SpriteKey, tuple[float, ...]]:
    return {key: (*(getattr(sprite, name) for name in POSE), sprite.z) for key, sprite in stage.sprites.items()}


def expected(layout: dict[SpriteKey, Slot]) -> dict[SpriteKey, tuple[float, ...]]:
    return {key: (*slot.pose, slot.z) for key, slot in layout.items()}


def watch(director: Director, dt: float = 0.016) -> int:
    """Let it run to the end; how many frames that took."""
    for frame in range(100_000):
        if not director.update(dt):
            return frame
    raise AssertionError("it never ends")


@given(layouts, st.lists(steps, max_size=12), layouts, st.booleans())
@settings(max_examples=300, deadline=None)
def test_whatever_happens_every_sprite_ends_in_its_slot(
    first: dict[SpriteKey, Slot], between: list[Step], last: dict[SpriteKey, Slot], patient: bool
) -> None:
    director = start(first)
    for step in between:
        make(director, step)
    director.show((), last)
    watch(director) if patient else director.drain()
    assert snapshot(director.stage) == expected(last)
    assert all(sprite.key == key and not sprite.movers for key, sprite in director.stage.sprites.items())
    assert len({id(sprite) for sprite in director.stage.sprites.values()}) == len(last)
    assert director.stage.banner is None and not director.moving


@given(layouts, recipes, st.integers(1, 5000), st.booleans(), st.sampled_from([0.001, 0.016, 0.3]))
@settings(max_examples=300, deadline=None)
def test_to_finish_a_cue_is_to_let_it_run(
    layout: dict[SpriteKey, Slot], recipe: Recipe, ms: int, reduced: bool, dt: float
) -> None:
    """At any moment, at any frame rate, also when tweens of one sprite cross."""
    stages = []
    for seconds in (0.0, ms / 1000, 1e6):
        stage = start(layout).stage
        stage.reduced = reduced
        cue = recipe(stage)
        while cue.elapsed < seconds * 1000 and not cue.done:
            cue.update(dt)
        cue.finish()
        stages.append((snapshot(stage), {key: sprite.home for key, sprite in stage.sprites.items()}))
    assert stages[0] == stages[1] == stages[2]


@pytest.mark.parametrize(("rate", "frames"), [(0.5, 1600), (1.0, 800), (2.0, 400), (4.0, 200)])
def test_the_rate_divides_how_long_it_takes(rate: float, frames: int) -> None:
    director = start({}, rate)
    director.play(wait(500))
    director.play(wait(300))
    assert watch(director, 0.001) == pytest.approx(frames, abs=1)


def test_a_cue_leaves_its_spare_time_to_the_next() -> None:
    director = start({"a": PLACES["hand:0"]})
    for _ in range(10):
        director.play(wait(10))
    director.play(glide(director.stage, "a", Slot(0, 600, zone="hand:0"), 100, "linear"))
    director.update(0.15)
    assert director.stage.sprites["a"].x == pytest.approx(320)


def test_at_instant_speed_what_has_to_be_looked_at_takes_its_time() -> None:
    director = start({"a": PLACES["hand:0"]}, INSTANT, cues={Laid: lambda event, stage: look(900)})
    director.show([Laid("a")], {"a": PLACES["discard"]})
    assert director.busy
    director.update(0.8)
    assert director.busy
    director.update(0.2)
    assert not director.moving and director.stage.sprites["a"].x == PLACES["discard"].x


def test_at_instant_speed_all_is_over_before_an_update() -> None:
    director = start({"a": PLACES["hand:0"]}, INSTANT, cues={Laid: lambda event, stage: wait(10_000)})
    director.show([Laid("a")], {"a": PLACES["discard"]})
    assert not director.moving and director.stage.sprites["a"].x == 720
    director.play(wait(10_000))
    assert not director.moving


def test_a_click_finishes_the_cue_in_flight_and_no_other() -> None:
    director = start({})
    for name in ("one", "two"):
        director.play(after(wait(500), sound(director.stage, name), wait(10_000)))
    director.update(0.1)
    assert director.finish_current() and director.hear() == [Due("one")] and director.busy
    assert director.finish_current() and director.hear() == [Due("two")] and not director.busy
    assert not director.finish_current()


def test_of_what_is_skipped_only_the_last_sound_is_heard() -> None:
    director = start({})
    for name in ("slide", "place", "turn"):
        director.play(after(sound(director.stage, name), wait(100)))
    director.drain()
    assert director.hear() == [Due("turn")] and director.hear() == []


def test_for_another_onlooker_nothing_on_its_way_is_left() -> None:
    director = start({"a": PLACES["hand:0"], "b": PLACES["hand:0"]})
    director.play(glide(director.stage, "a", PLACES["discard"], 300, "linear"))
    director.play(say(director.stage, Banner("Merci !"), 300))
    director.update(0.1)
    layout: dict[SpriteKey, Slot] = {Back("hand:1", 0): PLACES["hand:1"], "b": PLACES["pile"]}
    director.cut(layout)
    assert snapshot(director.stage) == expected(layout) and not director.moving


def test_an_event_without_a_cue_is_not_shown() -> None:
    director = start({}, cues={Laid: lambda event, stage: None})
    director.show([Waited(), Laid("a"), Waited()], {"a": PLACES["discard"]})
    director.update(0.016)
    assert not director.busy and "a" in director.stage.sprites


def test_a_cue_is_made_when_its_turn_comes() -> None:
    made: list[str] = []

    def laid(event: Laid, stage: Stage) -> Cue:
        made.append(event.card)
        return wait(100)

    director = start({}, cues={Laid: laid})
    director.show([Laid("a"), Laid("b")], {})
    assert made == []
    director.update(0.05)
    assert made == ["a"]
    director.update(0.1)
    assert made == ["a", "b"]


def test_events_in_a_row_can_be_one_cue() -> None:
    runs: list[tuple[str, ...]] = []
    director = start({}, runs={Laid: lambda events, stage: runs.append(tuple(event.card for event in events))})
    director.show([Laid("a"), Laid("b"), Waited(), Laid("c")], {})
    director.drain()
    assert runs == [("a", "b"), ("c",)]


def test_what_keeps_its_place_makes_room_at_once_and_the_rest_waits_for_its_cue() -> None:
    left, right = Slot(600, 600, zone="hand:0"), Slot(680, 600, zone="hand:0")
    director = start({"a": left, "b": right})
    director.play(wait(1000))
    director.show((), {"a": PLACES["discard"], "b": PLACES["hand:0"]})
    for _ in range(30):
        director.update(0.016)
    assert director.stage.sprites["b"].x == 640 and director.stage.sprites["a"].x == 600


def test_a_hover_answers_in_real_time_at_half_speed_and_when_paused() -> None:
    director = start({"a": Slot(0, 0)}, 0.5)
    director.clock.paused = True
    director.show((), {"a": Slot(0, 0, lift=15)})
    director.update(0.09)
    assert director.stage.sprites["a"].lift > 14


def test_no_time_changes_nothing() -> None:
    director = start({"a": Slot(0, 0)})
    director.show((), {"a": Slot(100, 0)})
    director.play(change(director.stage, "a", 100, alpha=0.0))
    before = snapshot(director.stage)
    assert not director.update(0.0) and snapshot(director.stage) == before


def test_a_table_at_rest_has_nothing_to_draw() -> None:
    director = start({"a": Slot(0, 0)})
    director.play(wait(10))
    assert director.update(0.016)
    assert not director.update(0.016)


def test_sixty_moving_sprites_are_cheap() -> None:
    """0.3 ms a frame is the aim; the limit here leaves room for a busy machine."""
    rng = Random(1)
    layout: dict[SpriteKey, Slot] = {n: Slot(rng.random() * 1280, rng.random() * 720, z=n) for n in range(60)}
    director = start(layout)
    far = Slot(640, 360, angle=9, scale=0.5, face_up=False, alpha=0.9)
    director.play(together(*(glide(director.stage, key, far, 60_000, "decelerate", arc=80) for key in layout)))
    director.update(0.016)
    began = process_time()
    for _ in range(200):
        director.update(0.016)
    assert (process_time() - began) / 200 < 0.0015
