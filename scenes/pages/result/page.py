"""The end of a match: who has won and why, everyone by rank, the score sheet, and the deal unsealed."""

from __future__ import annotations

from collections.abc import Callable

from scenes.app.lang import p, t
from scenes.app.page import Page
from scenes.app.sheet import Extra, buttons
from scenes.games import ON_SCREEN
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.grid import Cell, Grid, Heading
from scenes.kit.label import Label
from scenes.kit.segments import Segments
from scenes.kit.text import BODY_STYLE, STRONG_STYLE
from scenes.kit.theme import BUTTON, INK, PAPER
from scenes.kit.widget import Widget
from scenes.pages import seal
from scenes.pages.result import garland
from scenes.pages.result.podium import Guest, Ranking, Winners, guests
from scenes.pages.scoresheet import table
from scenes.sitting.sitting import Sitting
from scenes.sitting.wording import Names, people
from scenes.stage.plate import DARK

MARGIN = 32
"""The margin around everything."""
PADDING = 24
"""The margin between the edge of the paper and its contents."""
GAP = 16
WIDEST = 1360
ROOMY = 1080
"""From this width on, at the usual text size, the ranking stands beside the paper."""
BESIDE = 310
"""The width of the ranking beside the paper."""
TAB = 44
"""The width of a section's tab beyond that of its word."""


class ResultPage(Page):
    """The page at the end of a match. `again` deals anew for the same table, `log` opens the log; Escape: the menu."""

    heavy = True
    """True, as the page is dear to keep: its log holds the table that was played at."""

    def __init__(self, sitting: Sitting, again: Callable[[], None], log: Callable[[], None]) -> None:
        super().__init__()
        assert sitting.outcome is not None
        self.facts = sitting.facts
        self.winners = sitting.outcome.winners
        self.deal = sitting.unsealed()
        self.view = sitting.opened().view
        self.again = again
        self.log = log
        self.tells = ON_SCREEN[self.facts.game].scores()
        self.section = "scores"
        self.checked = ""
        """The sentence that the check of the deal came to; empty before it."""
        self.paper = Box(0, 0, 0, 0)

    # laying out

    def build(self) -> list[Widget]:
        kind, view = self.app.canvas.type, self.app.view
        width = min(WIDEST, view.width - 2 * MARGIN)
        whole = Box(
            (view.width - width) / 2, garland.HEIGHT + 6, width, view.height - garland.HEIGHT - 6 - MARGIN * 0.6
        )
        winners = self._winners(whole)
        winners.box = whole._replace(height=winners.height(kind))
        foot = Box(whole.x, whole.bottom - BUTTON * kind.text_size, width, BUTTON * kind.text_size)
        body = Box(whole.x, winners.box.bottom + GAP, width, foot.y - winners.box.bottom - 2 * GAP)
        return [winners, *self._body(body), *self._foot(foot)]

    def _winners(self, box: Box) -> Winners:
        first = [guest for guest in self._guests() if guest.won]
        return Winners(box, first, title(self.winners, self.facts.names), self.tells.why(self.view, self.facts.names))

    def _guests(self) -> list[Guest]:
        lines = [self.tells.stand(self.view, seat) for seat in range(len(self.facts.names))]
        return guests(self.tells.ranking(self.view), self.winners, self.facts.names, lines, self.facts.seats)

    def _body(self, body: Box) -> list[Widget]:
        """Make the ranking beside the paper where there is room; otherwise it is one of the paper's sections."""
        kind = self.app.canvas.type
        if body.width < ROOMY * kind.text_size:
            return self._paper(body, [("ranking", t("Ranking")), *self._sections()])
        wide = BESIDE * kind.text_size
        ranking = Ranking(body._replace(width=wide), self._guests())
        paper = Box(body.x + wide + GAP, body.y, body.width - wide - GAP, body.height)
        return [ranking, *self._paper(paper, self._sections())]

    @staticmethod
    def _sections() -> list[tuple[str, str]]:
        return [("scores", t("Scores")), ("deal", t("The deal"))]

    def _paper(self, box: Box, sections: list[tuple[str, str]]) -> list[Widget]:
        """Make the paper, no higher than it needs to be: the sections' names, and below them the one that is shown."""
        kind = self.app.canvas.type
        if self.section not in [name for name, _ in sections]:
            self.section = "scores"
        inner = box.inset(PADDING, PADDING * 0.75)
        widest = max(kind.width(text, STRONG_STYLE) for _, text in sections)
        tabs = inner._replace(
            width=min(inner.width, len(sections) * (widest + TAB)), height=(BUTTON - 4) * kind.text_size
        )
        room = Box(inner.x, tabs.bottom + GAP, inner.width, inner.bottom - tabs.bottom - GAP)
        shown = {"ranking": self._ranking, "scores": self._scores, "deal": self._deal}[self.section](room)
        bottom = max(widget.box.bottom for widget in shown)
        self.paper = box._replace(height=bottom + PADDING * 0.75 - box.y)
        return [Segments(tabs, sections, self.section, self._show), *shown]

    def _show(self, section: str) -> None:
        self.section = section
        self.rebuild()

    def _ranking(self, room: Box) -> list[Widget]:
        return [Ranking(room, self._guests())]

    def _scores(self, room: Box) -> list[Widget]:
        return table(room, self.tells.sheet(self.view, self.facts.names), self.app.canvas.type)

    # the deal, unsealed

    def _deal(self, room: Box) -> list[Widget]:
        """Make the section of the deal: a sentence, its fingerprint and code, and the buttons to check and copy it."""
        kind = self.app.canvas.type
        words = self.checked or seal.unsealed()
        lines = kind.line(BODY_STYLE) * len(kind.wrap(words, BODY_STYLE, room.width))
        said = room._replace(height=lines)
        buttons = room._replace(y=room.bottom - BUTTON * kind.text_size, height=BUTTON * kind.text_size)
        facts = Box(room.x, said.bottom + GAP / 2, room.width, buttons.y - said.bottom - 1.5 * GAP)
        grid = Grid(facts, (Heading("", False), Heading("", False)), self._facts())
        grid.whole = grid.box = facts._replace(height=min(facts.height, grid.measure(kind, facts.width)))
        buttons = buttons._replace(y=grid.whole.bottom + GAP)
        return [Label(said, words, BODY_STYLE, INK, wraps=True), grid, *self._checks(buttons)]

    def _facts(self) -> list[tuple[Cell, Cell]]:
        facts = {
            t("Deal code"): self.deal.code,
            t("Seed"): str(self.deal.seed),
            p("seal", "Salt"): self.deal.salt or "–",
            t("Fingerprint"): seal.whole(self.deal.fingerprint),
        }
        return [(Cell(name), Cell(fact)) for name, fact in facts.items()]

    def _checks(self, row: Box) -> list[Widget]:
        kind = self.app.canvas.type
        found: list[Widget] = []
        left = row.x
        tip = t("Seals the deal again from its seed and plays every move on it, to see that all agrees.")
        for text, does, look, about in (
            (p("seal", "Check"), self._check, "do", tip),
            (t("Copy the code"), self._copy, "quiet", t("With this code anyone can play the same deal.")),
        ):
            wide = kind.width(text, STRONG_STYLE) + row.height * 1.4
            found.append(Button(Box(left, row.y, wide, row.height), text, does, look, about))
            left += wide + GAP
        return found

    def _check(self) -> None:
        self.checked = seal.verdict(self.deal.check())
        self.rebuild()

    def _copy(self) -> None:
        seal.copy(self.app, self.deal.code)

    # the way on

    def _foot(self, foot: Box) -> list[Widget]:
        more = [Extra(t("Play again"), self.again, "do"), Extra(t("Log"), self.log)]
        return list(buttons(self.app.canvas.type, foot, Extra(t("Back to the menu"), self.back), more))

    def back(self) -> None:
        """Go back to the menu, which lies at the bottom of the scenes."""
        app = self.app
        app.pop()
        while len(app.scenes) > 1:
            app.pop()

    def draw(self, canvas: Canvas) -> None:
        garland.draw(canvas)
        if self.section == "ranking":
            canvas.panel(self.paper, DARK, 22, alpha=0.6)
        else:
            canvas.panel(self.paper, PAPER, 22, shadow=14)
        super().draw(canvas)


def title(winners: tuple[int, ...], names: Names) -> str:
    """The sentence about the winners; it names them, as several people may be looking."""
    if not winners:
        return t("Nobody wins.")
    if len(winners) == 1:
        return t("{name} wins!", name=names[winners[0]])
    return t("{names} win!", names=people(winners, names))
