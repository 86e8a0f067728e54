"""Small files of the shelf: reading them, and saying so if one could not be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from game.shelf import SetAside
from scenes.app.lang import said, t
from scenes.app.loop import App

T = TypeVar("T")

BROKEN: dict[str, Callable[[], str]] = {
    "preferences": lambda: t("The settings could not be read. The broken file has been set aside."),
    "records": lambda: t("The records could not be read. The broken file has been set aside."),
    "tables": lambda: t("The tables could not be read. The broken file has been set aside."),
    "seen": lambda: t("Which questions have been seen could not be read. The broken file has been set aside."),
}
"""File → the sentence said if it was broken."""


def read_or_default(app: App, name: str, type: type[T], usual: T) -> T:
    """The value kept on the shelf under a name, or `usual`; a toast says if its file could not be read."""
    if app.shelf is None:
        return usual
    value = app.shelf.read(name, type, usual)
    warn(app, name)
    return value


def warn(app: App, name: str) -> None:
    """Show a toast if there was trouble when this file was read."""
    trouble = app.shelf.troubles.get(name) if app.shelf is not None else None
    if trouble is not None:
        app.toasts.say(BROKEN[name]() if isinstance(trouble, SetAside) else said(trouble))
