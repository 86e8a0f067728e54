"""The end of a match: who has won and why, everyone on the podium, the moment that decided, the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from scenes.app.lang import p, t
from scenes.app.narrator import BRIEF, FULL
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
from scenes.pages.result import confetti, evening, garland
from scenes.pages.result.heading import Head, Told
from scenes.pages.result.highlighted import Highlighted
from scenes.pages.result.podium import Guest, Ranking, Winners, guests
from scenes.pages.result.stairs import Stairs
from scenes.pages.scoresheet import table
from scenes.sitting.facts import Facts
from scenes.sitting.sitting import Sitting
from scenes.sitting.wording import people
from scenes.stage.paper.pieces import Pieces
from scenes.tables.highlight import Highlight

MARGIN = 32
"""The margin around everything."""
PADDING = 24
"""The margin between the edge of the paper and its contents."""
GAP = 16
WIDEST = 1360
ROOMY = 1080
"""From this width on, at the usual text size, the podium stands beside the papers."""
PAPERS = 434
"""The width of the papers beside the podium, at the usual text size."""
LEAST_PODIUM = 560
"""The least width of the podium with the words over it."""
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
        self.mark = sitting.sealed
        port = sitting.opened()
        self.view = port.view
        self.events = [happened.event for happened in port.events()]
        self.again = again
        self.log = log
        self.tells = ON_SCREEN[self.facts.game].scores()
        self.section = "scores"
        self.checked = ""
        """The sentence that the check of the deal came to; empty before it."""
        self.paper = Box(0, 0, 0, 0)
        self.elapsed = 0.0
        """Seconds since the page was entered, for the confetti."""

    # what is told

    @property
    def festive(self) -> bool:
        """True if a person has won: then confetti falls, unless motion is reduced."""
        won = any(self.facts.seats[seat].person for seat in self.winners)
        return won and not self.app.preferences.reduced_motion

    def _told(self) -> Told:
        tonight = evening.load(self.app)
        ended = tonight.of(self.mark)
        return Told(
            title(self.winners, self.facts),
            tuple(
                line
                for line in (self.tells.why(self.view, self.facts.names), consolation(self._guests(), self.facts))
                if line
            ),
            evening.told(tonight.wins(self.mark)),
            evening.record(ended.streak if ended is not None else 0),
        )

    def _moment(self) -> Highlight | None:
        return ON_SCREEN[self.facts.game].highlight()(self.events, self.view, self.facts.names)

    def _pieces(self) -> Pieces:
        options = msgspec.to_builtins(self.facts.options)
        return ON_SCREEN[self.facts.game].pieces(self.app.view.scale, self.app.preferences, options)

    def _guests(self) -> list[Guest]:
        lines = [self.tells.stand(self.view, seat) for seat in range(len(self.facts.names))]
        teams = bool(getattr(self.facts.options, "teams", False))
        return guests(self.tells.ranking(self.view), self.winners, self.facts.names, lines, self.facts.seats, teams)

    # laying out

    def build(self) -> list[Widget]:
        kind, view = self.app.canvas.type, self.app.view
        width = min(WIDEST, view.width - 2 * MARGIN)
        top = garland.HEIGHT + 6
        whole = Box((view.width - width) / 2, top, width, view.height - top - MARGIN * 0.6)
        foot = Box(whole.x, whole.bottom - BUTTON * kind.text_size, width, BUTTON * kind.text_size)
        body = whole._replace(height=foot.y - GAP - whole.y)
        found = self._wide(body) if whole.width >= ROOMY * kind.text_size else None
        return [*(found if found is not None else self._narrow(body)), *self._foot(foot)]

    def _wide(self, body: Box) -> list[Widget] | None:
        """Make the podium with its head, and the papers beside it; None if the podium has not enough room."""
        kind = self.app.canvas.type
        wide = self._papers_width(body.width)
        head = Head(body._replace(width=body.width - wide - GAP), self._told(), kind)
        room = Box(body.x, head.box.bottom + GAP, head.box.width, body.bottom - head.box.bottom - GAP)
        stairs = Stairs(room, self._guests(), kind)
        if not stairs.fits:
            return None
        papers = Box(body.right - wide, body.y + GAP, wide, body.height - GAP)
        return [stairs, head, *self._papers(papers)]

    def _papers_width(self, room: float) -> float:
        """The width of the papers: as wide as the sheet wants, as far as the podium leaves it room."""
        kind = self.app.canvas.type
        sheet = self.tells.sheet(self.view, self.facts.names)
        wants = Grid(Box(0, 0, 0, 0), sheet.headings, sheet.rows, sheet.totals).natural(kind) + 2 * PADDING
        return max(PAPERS * kind.text_size, min(wants, room - GAP - LEAST_PODIUM))

    def _papers(self, room: Box) -> list[Widget]:
        """Make the paper with the moment, if there is one, and below it the one with the sheet, or just the deal."""
        told = self._moment() if self.section != "deal" else None
        found: list[Widget] = []
        if told is not None:
            moment = Highlighted(room, told, self._pieces())
            moment.box = room._replace(height=moment.height(self.app.canvas.type))
            found.append(moment)
            room = Box(room.x, moment.box.bottom + GAP, room.width, room.bottom - moment.box.bottom - GAP)
        return [*found, *self._paper(room, self._sections())]

    def _narrow(self, body: Box) -> list[Widget]:
        """Make the winners above one paper, the ranking and the moment among its sections: for small rooms."""
        told = self._told()
        first = [guest for guest in self._guests() if guest.won]
        winners = Winners(body, first, told.title, " ".join([*told.lines, told.tally]).strip())
        winners.box = body._replace(height=winners.height(self.app.canvas.type))
        room = Box(body.x, winners.box.bottom + GAP, body.width, body.bottom - winners.box.bottom - GAP)
        moment = [("moment", t("The deciding moment"))] if self._moment() is not None else []
        return [winners, *self._paper(room, [("ranking", t("Ranking")), *self._sections(), *moment])]

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
        makers = {"ranking": self._ranking, "scores": self._scores, "deal": self._deal, "moment": self._told_moment}
        shown = makers[self.section](room)
        bottom = max(widget.box.bottom for widget in shown)
        self.paper = box._replace(height=bottom + PADDING * 0.75 - box.y)
        return [Segments(tabs, sections, self.section, self._show), *shown]

    def _show(self, section: str) -> None:
        self.section = section
        self.rebuild()

    def _ranking(self, room: Box) -> list[Widget]:
        return [Ranking(room, self._guests())]

    def _told_moment(self, room: Box) -> list[Widget]:
        told = self._moment()
        assert told is not None
        moment = Highlighted(room, told, self._pieces(), bare=True)
        moment.box = room._replace(height=min(room.height, moment.height(self.app.canvas.type)))
        return [moment]

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

    # aloud

    def announced(self, degree: int) -> list[str]:
        """The winner and the reason, then the moment and everyone by rank; the page is laid out in another order."""
        told, moment = self._told(), self._moment()
        if degree <= BRIEF:
            return [told.title]
        ranks = [f"{guest.place}, {guest.name}, {guest.line}" for guest in self._guests()]
        found = [told.title, *told.lines, told.tally, told.ribbon]
        if moment is not None:
            found += [t("The deciding moment"), moment.words]
        return [*found, *ranks]

    def where(self) -> list[str]:
        return self.announced(FULL)

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

    # time and drawing

    def update(self, dt: float) -> bool:
        falling = self.festive and self.elapsed < confetti.SECONDS
        self.elapsed += dt
        return super().update(dt) or falling

    def draw(self, canvas: Canvas) -> None:
        for widget in self.widgets:
            if isinstance(widget, Stairs):
                widget.shine(canvas)
        garland.draw(canvas)
        if self.festive:
            confetti.draw(canvas, self.elapsed)
        if self.section == "ranking":
            canvas.panel(self.paper, canvas.cloth.glass, 22, alpha=canvas.cloth.clear(0.6))
        else:
            canvas.panel(self.paper, PAPER, 22, shadow=14)
        super().draw(canvas)


def title(winners: tuple[int, ...], facts: Facts) -> str:
    """The sentence about the winners: it says « you » to a person who sits here alone, and names them to several."""
    names = facts.names
    if not winners:
        return t("Nobody wins.")
    if len(winners) == 1:
        return t("You win!") if facts.people == list(winners) else t("{name} wins!", name=names[winners[0]])
    return t("{names} win!", names=people(winners, names))


def consolation(guests: Sequence[Guest], facts: Facts) -> str:
    """A kind line for a person who sits here alone and has lost; empty otherwise."""
    if len(facts.people) != 1:
        return ""
    guest = next(guest for guest in guests if guest.seat == facts.people[0])
    if guest.won or not any(other.won for other in guests):
        return ""
    return t("So close! The next one is yours.") if guest.place == 2 else t("The next deal may be kinder.")
