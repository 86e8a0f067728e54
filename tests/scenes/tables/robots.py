"""Robots at the screen: they click whatever can be clicked, like people who have never read the rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pygame

from ai.player import Chance
from game import GAMES
from game.match import Match, Seat
from scenes.app.page import Page
from scenes.pages.result.page import ResultPage
from scenes.tables.cards import HandCard
from scenes.tables.curtain import Curtain
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.tables.seated import seated

NAMES = ("Zoé", "Bastien", "Camille", "Inès", "Malik", "Rosalie", "Yann", "Odile", "Théo", "Nour", "Lou", "Paul")
KEYS = (20, 21, 24, 19, 4, 9, 13, 51, 29, 25, 16, 56)
"""A key each, by its place."""

SMALL = (640, 360)
"""A window that is quickly drawn, for whole matches."""


def by_chance(game: str, seat: Seat) -> Chance:
    """Computer players who do anything that may be done: tests don't depend on how good they are."""
    return Chance()


def people(count: int, among: int) -> list[Seat]:
    """So many people, with a key each, among so many seats."""
    return [
        Seat(name=NAMES[place], key=KEYS[place]) if place < count else Seat(name=NAMES[place], level="easy")
        for place in range(among)
    ]


def sit(
    game: str,
    seats: Sequence[Seat],
    seed: int = 1,
    speed: int = 0,
    size: tuple[int, int] = (1280, 720),
    **options: Any,
) -> Driver:
    """A table in a headless app, with an empty page below it."""
    rules = GAMES[game]
    match = Match(rules, rules.Options(**options), seats, seed, salt="a pinch")
    hands = Driver(Page(), size)
    hands.app.prefer(speed=speed)
    hands.app.push(seated(match, by_chance))
    return hands


def table(hands: Driver) -> TableScene:
    return next(scene for scene in hands.app.scenes if isinstance(scene, TableScene))


def over(hands: Driver) -> bool:
    return isinstance(hands.app.top, ResultPage)


def click_something(hands: Driver, rng: Random, scene: TableScene) -> None:
    """A card or a button of the game, most often one of use; never the corners."""
    offered = scene.table.build(scene.reach)
    may = {getattr(move, "card", None) for move in scene.table.legal}
    useful = [widget for widget in offered if isinstance(widget, HandCard) and widget.card in may]
    if offered:
        hands.click_on(rng.choice(useful if useful and rng.random() < 0.7 else offered))


def play_on(hands: Driver, rng: Random, steps: int = 40_000) -> None:
    """Until the result is on the screen; whoever is called by the curtain comes."""
    scene = table(hands)
    for _ in range(steps):
        top = hands.app.top
        if over(hands):
            return
        if isinstance(top, Curtain):
            hands.click_on(top.widgets[2])
        elif top is not scene:
            hands.key(pygame.K_ESCAPE)
        elif scene.acts.pausing and not scene.show.director.busy:
            hands.click_on(scene.widgets[0])
        elif not scene.show.director.busy and not scene.acts and rng.random() < 0.5:
            before = len(scene.sitting._match.moves)
            click_something(hands, rng, scene)
            if len(scene.sitting._match.moves) == before:
                hands.app.step(0.1)
        else:
            hands.app.step(0.25)
    raise AssertionError(f"no end in sight: {scene.sitting._match.state}")


def play_some(hands: Driver, rng: Random, moves: int) -> None:
    """So many moves, each legal, by whoever may act; then everything has been shown."""
    scene = table(hands)
    for _ in range(moves * 40):
        if over(hands) or len(scene.sitting._match.moves) >= moves:
            break
        if isinstance(hands.app.top, Curtain):
            hands.click_on(hands.app.top.widgets[2])
        elif scene.acts.pausing:
            scene.progress.go_on()
        elif scene.sharing.actor is not None and scene.table.legal:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.4)


def misplaced(scene: TableScene) -> list[str]:
    """After the queue drains: what is not where the layout of the view has it."""
    scene.show.director.drain()
    layout = scene.table.layout()
    found = [f"should not be there: {key}" for key in scene.show.stage.sprites if key not in layout]
    for key, slot in layout.items():
        sprite = scene.show.stage.sprites.get(key)
        if sprite is None:
            found.append(f"missing: {key}")
        elif (lies := _pose(sprite)) != (belongs := _pose(slot)):
            found.append(f"{key} at {lies}, not at {belongs}")
    return found


def lifted_without_cause(scene: TableScene) -> list[object]:
    """The raised card, if neither the pointer nor the focus is on it."""
    held = [widget for widget in scene.widgets if isinstance(widget, HandCard)]
    due = {widget.card for widget in held if widget.hover or widget.focus} | {None}
    return [] if scene.table.raised in due else [scene.table.raised]


def _pose(thing: Any) -> tuple[float, ...]:
    return thing.x, thing.y, thing.angle, thing.scale, thing.lift
