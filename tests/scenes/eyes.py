"""Two matches that one pair of eyes can't tell apart, on two screens: every pixel must be the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pygame

from game import GAMES
from game.match import Match, Seat
from game.table import TABLE, redact
from scenes.curtain import Curtain
from scenes.kit.page import Page
from scenes.tables.scene import TableScene
from scenes.tables.seating import seated
from tests.game.laws import option_grid
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import by_chance

SIZE = (640, 360)
FRAMES = (0.0, 0.05, 0.09, 0.09, 0.1, 0.1)
"""Seconds between the frames that are compared after a move."""


def screen(match: Match) -> tuple[Driver, TableScene]:
    hands = Driver(Page(), SIZE)
    scene = seated(match, by_chance)
    hands.app.push(scene)
    scene.director.drain()
    return hands, scene


def pixels(hands: Driver) -> bytes:
    hands.app.touch()
    hands.app._draw()
    return pygame.image.tobytes(hands.app.surface, "RGB")


def position(game: str, seed: int) -> tuple[Match, Random]:
    """A match of chance in some variant, somewhere in the middle, one person at seat 0."""
    rng = Random(f"eyes {game} {seed}")
    options, count = rng.choice(option_grid(GAMES[game]))
    around = [Seat(name=f"Seat {place}", level="easy" if place else None) for place in range(count)]
    match = Match(game, options, around, seed)
    for _ in range(rng.randrange(40)):
        if match.state.outcome is not None or TABLE in match.state.actors():
            break
        seat = rng.choice(match.state.actors())
        match.play(seat, rng.choice(match.state.legal(seat)))
    return match, rng


def another(match: Match, rng: Random) -> Match:
    """The same match as far as seat 0 can know, with everything hidden drawn anew."""
    twin = Match(match.game, match.options, match.seats, match.seed)
    twin.moves = list(match.moves)
    twin.state = GAMES[match.game.name].sample(match.state.view(0), rng)
    return twin


def same_move(match: Match, twin: Match, rng: Random) -> tuple[int, Any] | None:
    """A move of another seat that both allow and that looks the same to seat 0."""
    seats = [seat for seat in match.state.actors() if seat > 0]
    moves = [(seat, move) for seat in seats for move in match.state.legal(seat) if twin.state.allows(seat, move)]
    rng.shuffle(moves)
    for seat, move in moves[:6]:
        told = []
        for each in (match, twin):
            events: list[Any] = []
            each.state.copy().apply(seat, move, events.append)
            told.append([redact(event, 0) for event in events])
        if told[0] == told[1]:
            return seat, move
    return None


def frames(game: str, seed: int) -> Iterator[tuple[bytes, bytes]]:
    """The pictures of both screens: at rest, then frame by frame after a move that looks the same."""
    match, rng = position(game, seed)
    if match.state.outcome is not None:
        return
    twin = another(match, rng)
    (hands, scene), (other_hands, other) = screen(match), screen(twin)
    if isinstance(hands.app.top, Curtain):
        return
    yield pixels(hands), pixels(other_hands)
    found = same_move(match, twin, rng)
    if found is None:
        return
    for each in (scene, other):
        each.happened(each.sitting.play(*found))
    for dt in FRAMES:
        for each in (scene, other):
            each.director.update(dt)
        yield pixels(hands), pixels(other_hands)
    yield "\n".join(scene.log.lines(scene.table.words)).encode(), "\n".join(other.log.lines(other.table.words)).encode()
