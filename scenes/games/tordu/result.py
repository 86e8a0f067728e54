"""The result of a deal: kept or missed, in the middle of the table; and the points it brought, at every plate."""

from __future__ import annotations

from typing import Protocol

from game.tordu.score import PLAY_OFFS
from game.tordu.view import TorduView, manche_over
from scenes.app.lang import n, t
from scenes.games.tordu import marks, words
from scenes.games.tordu.contract import CORAL_ON_DARK, fitting
from scenes.games.tordu.scores import SIGNS
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.icons import ICONS
from scenes.kit.intents import Intent
from scenes.kit.text import BODY_STYLE, HEADING_STYLE, STRONG_STYLE, Type
from scenes.kit.theme import BRASS, CREAM
from scenes.kit.widget import Widget
from scenes.stage.plate import SOFT
from scenes.tables.parts import Plated
from scenes.tables.strip import Strip

MARGIN, GAP = 20.0, 10.0
LOWEST = 460.0
"""The height above which the panel lies: the buttons stand below."""


class Counted(Plated, Protocol):
    """A table at which a deal has been counted."""

    names: list[str]
    view: TorduView
    strip: Strip | None

    def strips(self) -> dict[int, Box]:
        """The box for the marks of every seat's plate."""


class DealResult(Widget):
    """The panel with a deal's result, shown once its last trick has been taken."""

    focusable = False

    def __init__(self, room: Box, table: Counted) -> None:
        super().__init__(room)
        self.table = table
        view = table.view
        self.deal = view.deals[-1]
        self.off = abs(self.deal.taken - self.deal.contract.tricks)

    def handle(self, intent: Intent) -> bool:
        """Take no intent: the panel is only looked at."""
        return False

    def heading(self) -> str:
        return n("Missed by {count} trick", "Missed by {count} tricks", self.off) if self.off else t("Contract kept!")

    def lines(self) -> list[str]:
        """The lines below the heading: tricks bid and taken, and the winner of the manche if there is one."""
        view, names = self.table.view, self.table.names
        contract = self.deal.contract
        bid = f"{contract.tricks} {ICONS[SIGNS[contract.suit]]}"
        name = names[contract.declarer]
        found = [t("{name}: {bid} bid, {taken} taken", name=name, bid=bid, taken=self.deal.taken)]
        manche = manche_over(view)
        if manche is not None:
            found.append(words.manche_won(manche.winners, names))
        elif max(view.scores) >= view.options.target:
            found.append(_level(view))
        return found

    def panel(self, kind: Type) -> Box:
        """The box of the panel, as high as its lines and the standings."""
        down = self._said(kind) + self._standings(kind) + 2 * MARGIN
        return centred(self.box.centre[0], self.box.y + (LOWEST - self.box.y) / 2, self.box.width, down)

    def _said(self, kind: Type) -> float:
        """The height of the lines."""
        lines = kind.wrap("\n".join(self.lines()), BODY_STYLE, self.box.width - 2 * MARGIN)
        return kind.line(HEADING_STYLE) + kind.line(BODY_STYLE) * len(lines)

    def _standings(self, kind: Type) -> float:
        """The height of the standings, with the gap above; 0 where they have no room."""
        most = LOWEST - self.box.y - self._said(kind) - 2 * MARGIN - GAP
        strip = self.table.strip
        high = strip.height(kind, self.box.width - 2 * MARGIN, most) if strip is not None else 0.0
        return high + GAP if high else 0.0

    def draw(self, canvas: Canvas) -> None:
        kind, box = canvas.type, self.panel(canvas.type)
        canvas.panel(box, canvas.cloth.glass, 18, alpha=0.9, outline=BRASS, line=1.5, shadow=14)
        inner = box.inset(MARGIN)
        title, style = fitting(kind, inner.width, (self.heading(),), (HEADING_STYLE, STRONG_STYLE))
        top = inner._replace(height=kind.line(HEADING_STYLE))
        canvas.text(title, top, style, CORAL_ON_DARK if self.off else CREAM, "centre")
        standings = self._standings(kind)
        rest = inner._replace(y=top.bottom, height=inner.bottom - top.bottom - standings)
        canvas.paragraph("\n".join(self.lines()), rest, BODY_STYLE, SOFT, "centre")
        if self.table.strip is not None and standings:
            room = Box(inner.x, rest.bottom + GAP, inner.width, standings - GAP)
            self.table.strip.draw(canvas, room, self.table)
        for seat, strip in self.table.strips().items():
            marks.gain(canvas, strip, self.deal.points[seat])


def _level(view: TorduView) -> str:
    """The sentence when the highest are level (TO-19); the deals have no last one in a match of the reading before."""
    if view.options.reading == 1:
        return t("Level at the top: the deals go on.")
    return t("Level at the top: play-off deal {number} of {most}.", number=view.play_offs + 1, most=PLAY_OFFS)
