"""What is on the screen when the program is started again."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, NamedTuple

import pygame

from game import TABLE, journal
from game.shelf import Shelf
from scenes.app.loop import App
from scenes.app.preferences import Preferences
from scenes.pages.menu.page import Menu
from scenes.pages.unfinished import pick_up, resume
from scenes.tables.scene import TableScene
from tests.game.kills import plain

SIZE = (1280, 720)


class Started(NamedTuple):
    """The program, the table that was left, if one was, the seconds of work until it was there, and whether it came by
    itself."""

    app: App
    table: TableScene | None
    seconds: float
    by_itself: bool


def started(folder: Path, size: tuple[int, int] = SIZE) -> Started:
    """Start on this folder as `app.window` does; if no table comes by itself, sit down at what the menu offers."""
    if pygame.display.get_surface() is None:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode((8, 8))
    begun, shelf = time.process_time(), Shelf(folder)
    preferences = shelf.read("preferences", Preferences, Preferences())
    app, menu = App(pygame.Surface(size), preferences=preferences, shelf=shelf), Menu()
    app.push(menu)
    app.step(0.0)
    pick_up(app)
    by_itself = app.top is not menu
    if not by_itself:
        app.step(0.0)
        if menu.left:
            resume(app, menu.left[0].path)
    app.step(0.0)
    seconds = time.process_time() - begun
    table = next((scene for scene in app.scenes if isinstance(scene, TableScene)), None)
    return Started(app, table, seconds, by_itself)


def same_match(table: TableScene, header: Any, moves: list[Any]) -> bool:
    """Whether this is the match that was left: its beginning and its moves as they stand in files.

    The table may have given its verdict meanwhile: that needs no time.
    """
    match = table.sitting._match
    again = match.begin()
    for played in match.moves:
        again.apply(played.seat, played.move)
    made = plain(match.moves)
    verdicts = all(played["seat"] == TABLE for played in made[len(moves) :])
    return (plain(journal.header(match)), made[: len(moves)]) == (header, moves) and verdicts and again == match.state
