"""The pages that lie over a table for a while: the pause, the rules, the log, the scores, the reasons, the result."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.shelf import Shelf, ShelfError
from scenes.app import report
from scenes.app.dialog import Dialog
from scenes.app.lang import said, t
from scenes.app.loop import App
from scenes.sitting.log import Log
from scenes.sitting.sitting import Sitting
from scenes.tables.above import Above
from scenes.tables.exits import Exits
from scenes.tables.table import Table


class Overlays:
    """Opens pages over the table of a sitting; below them time stands still."""

    def __init__(self, app: App, sitting: Sitting, table: Table, above: Above, eyes: int) -> None:
        self.app = app
        self.sitting = sitting
        self.table = table
        self.above = above
        self.log = above.read(sitting, eyes)
        """The log of the match, as the seat whose view is shown may know it."""

    def pause(self, exits: Exits, picture: Callable[[], bytes]) -> None:
        """Open the pause, with the ways out of the match. Leaving loses nothing, so nothing is asked.

        `picture` draws the table as a PNG, for a report.
        """
        answers: list[tuple[str, Callable[[], None], str]] = [(t("Leave"), exits.leave, "quiet")]
        if self.sitting.outcome is None:
            answers += [
                (t("Start over"), exits.ask_to_start_over, "quiet"),
                (t("End the match"), exits.ask_to_end, "quiet"),
            ]
        trouble = self.sitting.keeping.trouble
        answers += [(t("Another folder"), self._other_folder, "quiet")] if trouble is not None else []
        answers += [
            (t("Report this move"), lambda: self.report(picture()), "quiet"),
            (t("Settings"), lambda: self.app.push(self.above.settings()), "quiet"),
            (t("Rules"), self.rules, "quiet"),
            (t("Lessons"), lambda: self.above.lessons(self.app, self.sitting.facts.game), "quiet"),
            (t("Go on"), self.app.touch, "do"),
        ]
        text = said(trouble) if trouble is not None else t("The match is kept: you can go on with it at any time.")
        self.app.push(Dialog(t("Pause"), text, answers))

    def _other_folder(self) -> None:
        """Let the person choose another folder, and go on keeping the match there."""
        self.app.push(self.above.folder(self._keep_on))

    def _keep_on(self, shelf: Shelf) -> None:
        try:
            self.sitting.keeping.move_to(shelf)
        except ShelfError as error:
            self.app.toasts.say(said(error))

    def report(self, picture: bytes) -> None:
        """Write this match and the picture of its table, a PNG, to a file, and show where it is."""
        folder = self.app.shelf.folder if self.app.shelf is not None else None
        path = report.write_move(folder, self.sitting, picture)
        answers: list[tuple[str, Callable[[], None], str]] = [(t("Go on"), self.app.touch, "do")]
        if path is not None:
            answers.insert(0, (t("Copy the path"), lambda: self._copy(str(path)), "quiet"))
        self.app.push(Dialog(t("Report this move"), report.where(path), answers))

    def _copy(self, path: str) -> None:
        pygame.scrap.put_text(path)
        self.app.toasts.say(t("Copied."))

    def unkept(self, error: ShelfError) -> None:
        """Ask what to do about a move that could not be kept and so was not made."""
        answers = [
            (t("Go on without keeping"), self.sitting.keeping.ease, "quiet"),
            (t("Another folder"), self._other_folder, "quiet"),
            (t("Try again"), self.app.touch, "do"),
        ]
        self.app.push(Dialog(t("This move was not made"), said(error), answers))

    def rules(self) -> None:
        self.app.push(self.above.rules(self.sitting.facts))

    def scores(self) -> None:
        self.app.push(self.above.scores(self.sitting))

    def show_log(self) -> None:
        self._open_log(self.log)

    def whole_log(self) -> None:
        """Open the log of everything, now that nothing is secret any more."""
        self._open_log(self.above.read(self.sitting, None))

    def _open_log(self, log: Log) -> None:
        self.app.push(self.above.log(log.lines(self.table.words), self.why if self.explained else None))

    @property
    def explained(self) -> bool:
        """True if computer players' reasons can be shown: only of rounds that are over, as they give much away."""
        return bool(self.sitting.reasons.explained(self.table.pauses))

    def why(self) -> None:
        self.app.push(self.above.why(self.app, self.sitting, self.table))

    def result(self) -> None:
        """Put the result in the place of the table."""
        self.app.replace(self.above.result(self.app, self.sitting, self.whole_log))

    def count(self) -> None:
        """Count the match among the records if it is over, even if nobody stays to see the result."""
        if self.sitting.outcome is not None:
            self.above.ended(self.app, self.sitting)
