"""Small files of the shelf: reading and writing them, and saying so if that could not be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from game.shelf import SetAside, Shelf, ShelfError
from scenes.app.lang import said, t

T = TypeVar("T")

BROKEN: dict[str, Callable[[], str]] = {
    "preferences": lambda: t("The settings could not be read. The broken file has been set aside."),
    "people": lambda: t("Who has sat here could not be read. The broken file has been set aside."),
    "records": lambda: t("The records could not be read. The broken file has been set aside."),
    "tables": lambda: t("The tables could not be read. The broken file has been set aside."),
    "tonight": lambda: t("The evening’s matches could not be read. The broken file has been set aside."),
    "seen": lambda: t("Which questions have been seen could not be read. The broken file has been set aside."),
}
"""File → the sentence said if it was broken."""


class Telling(Protocol):
    """A teller of sentences to people: the toasts of the window, or a terminal."""

    def say(self, text: str) -> None:
        """Tell a sentence."""


class Owner(Protocol):
    """The app, as far as small files need it."""

    shelf: Shelf | None

    @property
    def toasts(self) -> Telling:
        """The way to tell people what went wrong."""


def read_or_default(app: Owner, name: str, type: type[T], usual: T) -> T:
    """The value kept on the shelf under a name, or `usual`; a toast says if its file could not be read."""
    if app.shelf is None:
        return usual
    value = app.shelf.read(name, type, usual)
    warn(app, name)
    return value


def warn(app: Owner, name: str) -> None:
    """Show a toast if there was trouble when this file was read."""
    trouble = app.shelf.troubles.get(name) if app.shelf is not None else None
    if trouble is not None:
        app.toasts.say(BROKEN[name]() if isinstance(trouble, SetAside) else said(trouble))


def write_or_say(app: Owner, name: str, value: Any) -> None:
    """Keep a value on the shelf under a name, if there is a shelf; a toast says if that fails."""
    if app.shelf is not None:
        try:
            app.shelf.write(name, value)
        except ShelfError as error:
            app.toasts.say(said(error))
