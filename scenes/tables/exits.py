"""The ways out of a match: leave it for another evening, end it for good, or deal anew."""

from __future__ import annotations

from collections.abc import Callable

from scenes.app.dialog import Dialog
from scenes.app.lang import t
from scenes.app.loop import App
from scenes.sitting.sitting import Sitting
from scenes.tables.above import Above


class Exits:
    """Leads away from the table of a sitting. Only what can't be undone is asked for twice."""

    def __init__(self, app: App, sitting: Sitting, above: Above, uncover: Callable[[], None]) -> None:
        self.app = app
        self.sitting = sitting
        self.above = above
        self.uncover = uncover
        """Closes all scenes above the table."""

    def leave(self) -> None:
        """Go back to the menu; the match is kept."""
        self.uncover()
        self.app.pop()

    def ask_to_end(self) -> None:
        text = t("It counts for nobody, and can’t be resumed.")
        self._ask(t("End the match?"), text, t("End the match"), self.end)

    def end(self) -> None:
        """End the match without a result, and go back to the menu."""
        self.sitting.keeping.ended = True
        self.leave()

    def ask_to_start_over(self) -> None:
        text = t("The same table is dealt anew. This match ends here and counts for nobody.")
        self._ask(t("Start over?"), text, t("Start over"), self.start_over)

    def start_over(self) -> None:
        """End the match without a result, and deal anew for the same table."""
        self.uncover()
        self.sitting.keeping.ended = True
        self.above.left(self.app, self.sitting)
        self.above.again(self.app, self.sitting.facts)

    def _ask(self, title: str, text: str, name: str, does: Callable[[], None]) -> None:
        self.app.push(Dialog(title, text, [(name, does, "urgent"), (t("Go on playing"), self.app.touch, "quiet")]))
