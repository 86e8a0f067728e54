"""The page that sets a table, as its sections ask for it."""

from __future__ import annotations

from typing import Protocol

from scenes.app.loop import App
from scenes.kit.box import Box
from scenes.kit.tooltip import Tips
from scenes.kit.widget import Widget
from scenes.pages.setup.draft import Draft
from scenes.pages.setup.memory import Memory


class Setting(Protocol):
    """A table being set: its draft, all that is remembered of tables set before, and the page that shows it."""

    memory: Memory
    focused: Widget | None
    paper: Box
    tips: Tips

    @property
    def app(self) -> App:
        """The program that the page belongs to."""

    @property
    def draft(self) -> Draft:
        """The table as it is set now."""

    def take(self, draft: Draft) -> None:
        """Replace the draft by another one, and show its players."""

    def coded(self, code: str) -> None:
        """Set the code of the deal, as it is typed."""

    def watch(self) -> None:
        """Let computer players play alone at this table."""

    def type_name(self) -> None:
        """Give the keyboard to the name of the chosen seat, all of it selected."""

    def rebuild(self) -> None:
        """Make the widgets of the page anew."""
