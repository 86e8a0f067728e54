"""Trépido on the table, played by robots through the screen."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from ai.player import Chance
from game import GAMES
from game.match import Match
from scenes import lang
from scenes.kit.button import Button
from scenes.kit.dialog import Dialog
from scenes.kit.page import Page
from scenes.rules import RulesPage
from scenes.sitting import Sitting
from scenes.tables.scene import HandCard, TableScene
from scenes.text import seated
from tests.scenes.driver import Driver

GAME = GAMES["trepido"]


def sit(seats: int = 4, seed: int = 1, speed: int = 0, size: tuple[int, int] = (1280, 720), **options: Any) -> Driver:
    """One person among computer players, at this table."""
    match = Match(GAME, GAME.Options(**options), seated(seats, "Zoé"), seed)
    sitting = Sitting(match, {seat: Chance() for seat in range(1, seats)}, Random(seed))
    hands = Driver(Page(), size)
    hands.app.prefer(speed=speed)
    hands.app.push(TableScene(match, sitting))
    return hands


def table(hands: Driver) -> TableScene:
    return next(scene for scene in hands.app.scenes if isinstance(scene, TableScene))


def play_on(hands: Driver, rng: Random, steps: int = 30_000) -> None:
    """Click whatever can be clicked, like somebody who has never read the rules, until the end is told."""
    scene = table(hands)
    for _ in range(steps):
        if scene.told:
            return
        if 0 in scene.match.state.actors() and not scene.director.busy:
            useful = [
                w for w in scene.widgets if isinstance(w, Button) or (isinstance(w, HandCard) and rng.random() < 0.9)
            ]
            hands.click_on(rng.choice(useful or scene.widgets))
        else:
            hands.app.step(0.25)
    raise AssertionError(f"no end in sight: {scene.match.state}")


@pytest.mark.parametrize("edition", ["trepido", "defifoo", "ciao"])
@pytest.mark.parametrize("speed", [0, 400])
def test_a_whole_match_is_played_through_the_screen(edition: str, speed: int) -> None:
    hands = sit(3, 2, speed, edition=edition)
    play_on(hands, Random(4))
    assert table(hands).match.state.outcome is not None


def test_after_all_has_been_shown_every_card_is_where_the_view_says() -> None:
    hands = sit(4, 7, 400)
    scene, rng = table(hands), Random(7)
    for _ in range(60):
        if scene.told:
            break
        if 0 in scene.match.state.actors() and not scene.director.busy:
            scene.do(rng.choice(scene.legal))
        hands.app.step(0.2)
        while scene.director.moving:
            hands.app.step(0.1)
            if not scene.director.busy:
                break
        scene.director.drain()
        goal = scene.stage.goal
        assert goal is not None and set(scene.stage.sprites) == set(goal)
        for key, slot in goal.items():
            sprite = scene.stage.sprites[key]
            assert (sprite.x, sprite.y, sprite.angle) == (slot.x, slot.y, slot.angle)


def test_nobody_elses_card_is_on_the_stage() -> None:
    hands = sit(4, 3)
    scene, rng = table(hands), Random(3)
    for _ in range(80):
        if scene.told:
            break
        if 0 in scene.match.state.actors():
            scene.do(rng.choice(scene.legal))
        hands.app.step(0.3)
        everything = scene.match.state.view(None)
        hidden = {card for hand in everything.hands[1:] for card in hand} | set(everything.pile)
        assert not hidden & {key for key in scene.stage.sprites if isinstance(key, str)}


def test_a_card_that_does_not_fit_says_why_and_stays() -> None:
    hands = sit(2, 1)
    scene = table(hands)
    while 0 not in scene.match.state.actors() or scene.match.state.view(0).phase != "turn":
        if 0 in scene.match.state.actors():
            scene.do(scene.legal[0])
        hands.app.step(0.3)
    wrong = next(w for w in scene.widgets if isinstance(w, HandCard) and w.card not in scene.playable)
    before = len(scene.match.moves)
    hands.click_on(wrong)
    hands.app.step(0.1)
    assert len(scene.match.moves) == before and hands.app.toasts.shown


def test_space_skips_what_is_moving_and_then_draws() -> None:
    hands = sit(2, 5, 100)
    scene = table(hands)
    while scene.match.state.view(0).phase != "turn" or 0 not in scene.match.state.actors() or scene.director.busy:
        if 0 in scene.match.state.actors() and not scene.director.busy:
            scene.do(scene.legal[0])
        hands.key(pygame.K_SPACE) if scene.director.busy else hands.app.step(0.2)
    before = scene.match.state.view(0).counts[0]
    hands.key(pygame.K_SPACE)
    assert scene.match.state.view(0).counts[0] == before + 1


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize(("text_size", "language"), [(100, "fr"), (125, "en"), (150, "fr"), (150, "en")])
def test_nothing_is_cut_or_overlaps(size: tuple[int, int], seats: int, text_size: int, language: str) -> None:
    hands = sit(seats, 4, size=size)
    hands.app.prefer(text_size=text_size, language=language)
    scene, rng = table(hands), Random(5)
    for _ in range(12):
        if 0 in scene.match.state.actors():
            scene.do(rng.choice(scene.legal))
        hands.app.step(0.4)
        if len(hands.app.scenes) == 2:
            assert hands.faults() == []


def test_escape_is_a_pause_and_time_stands_still() -> None:
    hands = sit(3, 2)
    scene = table(hands)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.top, Dialog)
    before = len(scene.match.moves)
    for _ in range(30):
        hands.app.step(0.5)
    assert len(scene.match.moves) == before
    hands.key(pygame.K_ESCAPE)
    assert hands.app.top is scene


def test_the_rules_are_one_key_away() -> None:
    hands = sit(3, 2, edition="ciao")
    hands.key(pygame.K_F1)
    assert isinstance(hands.app.top, RulesPage)
    hands.key(pygame.K_ESCAPE)
    assert hands.app.top is table(hands)


@pytest.mark.parametrize("size", [(960, 540), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_the_pause_fits(size: tuple[int, int], language: str, text_size: int) -> None:
    hands = sit(3, 2, size=size)
    hands.app.prefer(language=language, text_size=text_size)
    hands.key(pygame.K_ESCAPE)
    assert hands.faults() == []


def test_the_hand_is_hidden_while_the_window_is_left_alone() -> None:
    hands = sit(3, 2)
    scene = table(hands)
    hands.app.step(0.01)
    shown = pygame.image.tobytes(hands.app.surface, "RGB")
    hands.events(pygame.Event(pygame.WINDOWFOCUSLOST))
    hidden = pygame.image.tobytes(hands.app.surface, "RGB")
    hands.events(pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert hidden != shown == pygame.image.tobytes(hands.app.surface, "RGB")
    hands.app.prefer(hide_when_away=False)
    hands.events(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not scene.hidden


def test_a_change_of_speed_is_followed_at_the_table() -> None:
    hands = sit(3, 2, speed=100)
    hands.app.prefer(speed=400, reduced_motion=True)
    assert table(hands).director.clock.rate == 4 and table(hands).stage.reduced
