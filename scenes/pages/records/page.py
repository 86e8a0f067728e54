"""The page of records: everyone's wins, as a table on a sheet of paper."""

from __future__ import annotations

from scenes.app.dialog import Dialog
from scenes.app.lang import p, t
from scenes.app.sheet import Extra, Sheet
from scenes.kit.box import Box
from scenes.kit.label import Label
from scenes.kit.text import BODY_STYLE, HEADING_STYLE
from scenes.kit.theme import FADED, INK
from scenes.kit.widget import Widget
from scenes.pages.records.standings import Standings
from scenes.sitting.tally import Records, people
from scenes.tables.records import forget, load


class RecordsPage(Sheet):
    """The sheet of records: everyone who has won or lost here, the most wins first."""

    def __init__(self) -> None:
        super().__init__()
        self.records = Records()

    def enter(self) -> None:
        self.records = load(self.app)
        super().enter()

    def title(self) -> str:
        return t("Records")

    def body(self, inner: Box) -> list[Widget]:
        """The table of records, on no more paper than it needs."""
        everyone = people(self.records)
        if not everyone:
            return self._nobody(inner)
        height = min(inner.height, Standings.height(self.app.canvas.type, len(everyone)))
        self.paper = self.paper._replace(height=self.paper.height - inner.height + height)
        return [Standings(inner._replace(height=height), everyone)]

    def _nobody(self, inner: Box) -> list[Widget]:
        """The labels of an empty sheet, which say how it will be filled."""
        kind = self.app.canvas.type
        title, line = kind.line(HEADING_STYLE), kind.line(BODY_STYLE)
        text = t("Finish a match, and everyone who sat at the table will be found here, with their wins.")
        height = line * len(kind.wrap(text, BODY_STYLE, inner.width))
        top = inner.centre[1] - (title + 8 + height) / 2
        return [
            Label(Box(inner.x, top, inner.width, title), t("Nobody has won yet."), HEADING_STYLE, INK, align="centre"),
            Label(
                Box(inner.x, top + title + 8, inner.width, height), text, BODY_STYLE, FADED, align="centre", wraps=True
            ),
        ]

    def extras(self) -> list[Extra]:
        return [Extra(t("Forget everything"), self._ask)] if self.records.lines else []

    def _ask(self) -> None:
        """Ask before everything is forgotten."""
        self.app.push(
            Dialog(
                t("Forget all records?"),
                t("Wins and matches of everyone are wiped out. This can't be undone."),
                [(p("records", "Forget"), self._forget, "urgent"), (p("records", "Keep"), lambda: None, "quiet")],
            )
        )

    def _forget(self) -> None:
        forget(self.app)
        self.records = Records()
        self.rebuild()
