"""What lies over a table for a while: the pause, the rules, the log, the score sheet, and at the end the result."""

from __future__ import annotations

import msgspec

from game.match import Match
from game.shelf import ShelfError
from game.shelf_keeper import ease
from scenes.app.dialog import Dialog
from scenes.app.lang import said, t
from scenes.app.page import Page
from scenes.pages.log import Log
from scenes.pages.rules.page import RulesPage
from scenes.pages.scoresheet import ScorePage
from scenes.pages.settings.page import SettingsPage
from scenes.pages.why import AskingLog, WhyPage
from scenes.sitting.rethink import Past, Rounds, rounds
from scenes.sitting.sitting import Sitting
from scenes.tables.table import Table


class Pages(Page):
    """The pages that a table opens over itself; below them time stands still."""

    match: Match
    sitting: Sitting
    table: Table
    log: Log
    sealed: str
    told: tuple[int, Rounds] = 0, []
    """What could be told when so many moves had been made."""

    def back(self) -> None:
        """Escape lets go of what was chosen; else it is a pause. Leaving loses nothing, so nothing is asked."""
        if self.table.chosen is not None and self.app.top is self:
            self.table.chosen = None
            self.refresh()
            return
        answers = [
            (t("Leave"), self._leave, "quiet"),
            (t("Settings"), lambda: self.app.push(SettingsPage()), "quiet"),
            (t("Rules"), self.rules, "quiet"),
            (t("Go on"), self.app.touch, "do"),
        ]
        self.app.push(Dialog(t("Pause"), t("The match is kept: you can go on with it at any time."), answers))

    def _leave(self) -> None:
        """Back to the menu, the curtain too."""
        while self.app.top is not self:
            self.app.pop()
        self.app.pop()

    def unkept(self, error: ShelfError) -> None:
        """A move could not be kept, so it was not made: again, or without keeping from now on."""
        answers = [
            (t("Go on without keeping"), lambda: ease(self.match), "quiet"),
            (t("Try again"), self.app.touch, "do"),
        ]
        self.app.push(Dialog(t("This move was not made"), said(error), answers))

    def rules(self) -> None:
        self.app.push(RulesPage(self.match.game.name, msgspec.to_builtins(self.match.options)))

    def show_log(self) -> None:
        self._show_log(self.log)

    def _show_log(self, log: Log) -> None:
        self.app.push(AskingLog(t("What happened"), log.lines(self.table.words), self.why if self.explained else None))

    @property
    def explained(self) -> Rounds:
        """What can be told of the thoughts of computer players: only of rounds that are over, as it gives much away."""
        made = len(self.match.moves)
        if self.told[0] != made:
            self.told = made, rounds(self.match, self.sitting.thoughts, self.table.pauses)
        return self.told[1]

    def why(self) -> None:
        """What is not remembered, as the match was left and taken up again, is thought again."""
        from scenes.pages.seating import rethinker

        past = Past(self.match, rethinker(self.match, self.sitting.players, self.app.worker), self.sitting.judge)
        self.app.push(WhyPage(self.explained, self.table.names, self.match.game.name, past))

    def scores(self) -> None:
        self.app.push(ScorePage(self.match, self.table.names, self.sealed))

    def _again(self) -> None:
        """The same table, another deal."""
        from scenes.pages.seating import again

        again(self.app, self.match)

    def _whole_log(self) -> None:
        """Everything, now that nothing is secret any more."""
        self._show_log(Log.of(self.match, None))
