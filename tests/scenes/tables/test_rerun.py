"""The rerun: what has happened since somebody's last turn, once more and slowly, from what they might see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pygame
import pytest

from game import GAMES
from game.match import Match, Seat
from game.table import TABLE
from game.trepido import events
from scenes.motion.clock import SLOWEST
from scenes.tables.lately import TrailButton
from scenes.tables.rerun import Rerun, Story, actions
from scenes.tables.scene import TableScene
from tests.game import laws
from tests.scenes.driver import Driver
from tests.scenes.motion.test_matches import reached
from tests.scenes.tables.robots import by_chance, people
from tests.scenes.tables.seated import make, seated

SEATS = [Seat(name="Ada"), *(Seat(name=name, level="easy") for name in ("Basile", "Marius", "Sylvie"))]


def table(game: str = "trepido", moves: int = 14, seed: int = 7, seats: Any = SEATS) -> tuple[Driver, TableScene]:
    """A table at which so many moves were made, at the turn of a person, with everything at rest."""
    from scenes.app.page import Page

    match, rng = Match(game, None, seats, seed), Random(5)
    hands = Driver(Page(), (640, 360))
    scene = seated(match, by_chance)
    hands.app.push(scene)
    scene.sitting.thinking.thinker = Waiting()
    while len(match.moves) < moves or 0 not in match.state.actors() or match.state.timer is not None:
        seat, move = laws.random_move(match.state, rng)
        make(scene, seat, move)
        scene.show.director.drain()
        while scene.acts.pausing or scene.acts:
            scene.progress.go_on()
            scene.show.director.drain()
    rest(hands)
    return hands, scene


class Waiting:
    """Computer players who never come to an end with their thoughts."""

    def ask(self, *asked: Any) -> int:
        return 1

    def answer(self, ticket: int) -> None:
        return None

    def cancel(self) -> None:
        """There is nothing to stop."""


def rest(hands: Driver) -> None:
    for _ in range(40):
        hands.app.step(0.1)


def pixels(hands: Driver) -> bytes:
    hands.app.touch()
    hands.app.step(0.0)
    return bytes(hands.app.surface.get_buffer().raw)


def rerun(hands: Driver) -> Rerun:
    top = hands.app.top
    assert isinstance(top, Rerun)
    return top


def to_the_end(hands: Driver) -> None:
    """Look at a rerun until it is over."""
    for _ in range(3000):
        if not isinstance(hands.app.top, Rerun):
            return
        hands.app.step(0.1)
    raise AssertionError("it never ends")


@pytest.mark.parametrize("game", GAMES)
def test_the_table_then_stands_exactly_as_before(game: str) -> None:
    hands, scene = table(game)
    before, moves, sight = pixels(hands), scene.sitting.moves, scene.table.sight
    for _ in range(2):
        hands.key(pygame.K_F3)
        rerun(hands)
        to_the_end(hands)
        assert hands.app.top is scene
        assert (scene.sitting.moves, scene.table.sight) == (moves, sight)
        rest(hands)
        assert pixels(hands) == before


@pytest.mark.parametrize("game", GAMES)
def test_it_ends_with_what_is_shown_now(game: str) -> None:
    hands, scene = table(game)
    hands.key(pygame.K_F3)
    page = rerun(hands)
    assert page.table.view == scene.sitting.port(0).then(page.story.first) != scene.table.view
    while page.left == 1.0:
        hands.app.step(0.1)
    page.show.director.drain()
    assert page.table.view == scene.table.view
    reached(page.show.director, page.table.layout())


def ways() -> dict[str, Callable[[Driver], None]]:
    return {
        "a letter": lambda hands: hands.key(pygame.K_x),
        "Space": lambda hands: hands.key(pygame.K_SPACE),
        "Enter": lambda hands: hands.key(pygame.K_RETURN),
        "Escape": lambda hands: hands.key(pygame.K_ESCAPE),
        "taking back": lambda hands: hands.key(pygame.K_z, pygame.KMOD_CTRL),
        "a click": lambda hands: hands.click(320, 600),
        "a pad": lambda hands: hands.pad(0),
        "the same key": lambda hands: hands.key(pygame.K_F3),
    }


@pytest.mark.parametrize("way", ways())
def test_whatever_is_pressed_ends_it_and_does_nothing_else(way: str) -> None:
    hands, scene = table()
    moves = scene.sitting.moves
    hands.key(pygame.K_F3)
    hands.app.step(0.1)
    hands.move(300, 300)
    assert isinstance(hands.app.top, Rerun)
    ways()[way](hands)
    assert hands.app.top is scene and scene.sitting.moves == moves


def test_a_click_on_the_trail_shows_it() -> None:
    hands, scene = table()
    button = next(widget for widget in scene.widgets if isinstance(widget, TrailButton))
    assert button.box.holds(*scene.surroundings.trail.boxes[-1].centre)
    hands.click_on(button)
    rerun(hands)


def test_keys_and_pads_reach_the_trail() -> None:
    hands, scene = table()
    for _ in range(60):
        if isinstance(scene.focused, TrailButton):
            break
        hands.key(pygame.K_TAB)
    hands.pad(0)
    rerun(hands)
    hands.pad(1)
    hands.pad(9)
    rerun(hands)


def test_it_begins_before_the_last_turn_and_has_all_since() -> None:
    hands, scene = table(moves=20)
    made = [played.seat for played in scene.sitting._match.moves]
    hands.key(pygame.K_F3)
    page = rerun(hands)
    first = page.story.first
    assert made[first] == 0 and set(made[first:]) > {0}
    port = scene.sitting.port(0)
    shown = [event for act in page.story.acts(page.table) for event in act.events]
    assert shown == [happened.event for happened in port.events(first)]


def test_cards_lie_where_they_lay_until_their_turn_comes() -> None:
    hands, _ = table()
    hands.key(pygame.K_F3)
    page = rerun(hands)
    start = page.table.layout()
    for _ in range(3):
        hands.app.step(0.1)
        assert page.show.stage.sprites.keys() == start.keys()
        assert all(page.show.stage.sprites[key].x == slot.x for key, slot in start.items())


def test_everything_waits_meanwhile() -> None:
    hands, scene = table()
    now = scene.sitting.clock.now
    hands.key(pygame.K_F3)
    for _ in range(20):
        hands.app.step(0.1)
    rerun(hands)
    assert scene.sitting.clock.now == now


def test_the_actions_are_marked_in_the_trail_one_after_the_other() -> None:
    hands, scene = table()
    hands.key(pygame.K_F3)
    page, seen = rerun(hands), [0]
    while isinstance(hands.app.top, Rerun):
        seen.append(len(page.trail.rows))
        hands.app.step(0.05)
    assert sorted(seen) == seen and set(seen) == set(range(seen[-1] + 1))
    assert page.trail.rows == scene.surroundings.trail.rows[-len(page.trail.rows) :]


@pytest.mark.parametrize(("speed", "rate"), [(100, 0.5), (400, 0.5), (0, 0.5), (50, SLOWEST)])
def test_it_is_slow_at_every_speed(speed: int, rate: float) -> None:
    hands, _ = table()
    hands.app.prefer(speed=speed)
    hands.key(pygame.K_F3)
    assert rerun(hands).show.director.clock.rate == rate
    hands.app.step(0.1)
    assert isinstance(hands.app.top, Rerun)


def test_it_is_not_to_be_had_while_a_limit_runs() -> None:
    hands, scene = table("defizz")
    rng = Random(2)
    while scene.sitting.timer is None:
        make(scene, *laws.random_move(scene.sitting._match.state, rng))
        scene.show.director.drain()
        while scene.acts.pausing or scene.acts:
            scene.progress.go_on()
            scene.show.director.drain()
    scene.rebuild()
    assert not any(isinstance(widget, TrailButton) for widget in scene.widgets)
    hands.key(pygame.K_F3)
    assert hands.app.top is scene and hands.app.toasts.shown


@pytest.mark.parametrize("game", ["trepido", "tordu"])
def test_several_people_see_no_more_than_whoever_looks_on(game: str) -> None:
    match, rng = Match(game, None, people(2, 4), 7), Random(5)
    for _ in range(12):
        match.play(*laws.random_move(match.state, rng))
    scene = seated(match, by_chance)
    hands, _ = table()
    hands.app.push(scene)
    scene.sitting.thinking.thinker = Waiting()
    scene.show.director.drain()
    hands.key(pygame.K_F3)
    assert scene.surroundings.lately.seat is None and not scene.surroundings.lately.offered
    for seat in (0, 1):
        scene.sharing.sit_down(seat)
        scene.progress.see()
        story = Story(scene.sharing.port(scene.sitting), scene.table.sight, 4, 12, False)
        views = [story.start().view, *(act.sight.view for act in story.acts(scene.table))]
        assert {view.seat for view in views} == {seat}
        other = 1 - seat
        assert all(view.hands[other] is None for view in views if view.phase != "over")
        assert all(act.sight.eyes == seat for act in story.acts(scene.table))


def test_hands_lie_face_down_while_the_window_is_left() -> None:
    hands, _ = table()
    hands.key(pygame.K_F3)
    hands.events(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert rerun(hands).hidden
    hands.events(pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert not rerun(hands).hidden


def test_it_follows_another_size_of_the_window() -> None:
    hands, scene = table()
    hands.key(pygame.K_F3)
    hands.app.step(0.1)
    hands.app.prefer(text_size=150)
    hands.app.step(0.1)
    rerun(hands)
    to_the_end(hands)
    assert hands.app.top is scene


def test_an_act_is_cut_before_each_action() -> None:
    laid, turn = events.Played(1, "r1a", None), events.TurnBegan(2)
    drew = events.Drew(2, 1, "draw", None)
    assert list(actions([laid, turn, drew], (events.Played, events.Drew))) == [[laid, turn], [drew]]
    assert list(actions([turn, laid], (events.Played,))) == [[turn], [laid]]
    assert list(actions([], (events.Played,))) == []


def test_nobody_in_particular_sees_it_before_the_first_move() -> None:
    from scenes.app.page import Page

    hands = Driver(Page(), (640, 360))
    scene = seated(Match("trepido", None, SEATS, 7), by_chance)
    hands.app.push(scene)
    hands.key(pygame.K_F3)
    assert hands.app.top is scene
    assert scene.sharing.eyes != TABLE
