"""The games on screen: one folder a game, with everything of that game that people meet."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from game import NAMES
from game.registry import Registry
from scenes.tables.onscreen import OnScreen


def _load(name: str) -> OnScreen:
    """Import what a game declares of itself."""
    found: OnScreen = import_module(f"scenes.games.{name}").ON_SCREEN
    return found


ON_SCREEN: Mapping[str, OnScreen] = Registry(NAMES, _load)
"""The games by name, in the order of the menu; each is loaded when it is first asked for."""


def titles() -> dict[str, str]:
    """The games' titles in the language spoken, by name."""
    return {name: game.title() for name, game in ON_SCREEN.items()}
