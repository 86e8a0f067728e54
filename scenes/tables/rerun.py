"""A rerun: the moves since somebody's last turn, shown once more in slow motion, from what they might see then.

It has a table and a stage of its own, so the table that is played at stands untouched below it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby

from game.table import Event, View
from scenes.app.lang import t
from scenes.app.page import Page
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, KeyPress, Pointer
from scenes.kit.text import STRONG_STYLE
from scenes.kit.theme import BRASS, INK
from scenes.motion.clock import SLOWEST
from scenes.motion.cue import do, say, wait
from scenes.sitting.port import Port
from scenes.tables import frame, inventory
from scenes.tables.acts import Act
from scenes.tables.frame import BUTTONS, ICON, MARGIN
from scenes.tables.reach import Focusing, Reach
from scenes.tables.show import Show
from scenes.tables.sight import Sight
from scenes.tables.table import BANNER_MS, Table
from scenes.tables.trail import Trail

SLOW = 0.5
"""The rate of a rerun; for a person who plays at no more than that, half as much."""
STOOD_MS, REST_MS = 350, 450
"""Milliseconds, at full speed, before the first action and after each one."""
LINGERS, ROUND = 1.0, 2.0
"""Seconds that the end is shown, and that of a round."""


class Story:
    """The moves that are shown again: the seat's port, the sight with which the table is shown, and which moves."""

    def __init__(self, port: Port, sight: Sight, first: int, last: int, pausing: bool) -> None:
        self.port = port
        self.sight = sight._replace(legal=(), actor=None)
        self.first = first
        """The number of moves made before the rerun begins."""
        self.last = last
        self.pausing = pausing
        """True if it ends with the end of a round, as the table does that is played at."""

    def start(self) -> Sight:
        """The sight before the first move."""
        return self.sight._replace(view=self.port.then(self.first))

    def acts(self, table: Table) -> Iterator[Act]:
        """The moves as acts, one or two for each: `table` tells the view at the end of a round."""
        before: View = self.port.then(self.first)
        moves = groupby(self.port.events(self.first), key=lambda happened: happened.move)
        for move, group in moves:
            if move > self.last:
                return
            events, view = [happened.event for happened in group], self.port.then(move)
            ends = [number for number, event in enumerate(events, 1) if isinstance(event, table.pauses)]
            if ends and ends[-1] < len(events):
                ended = table.ended(before, events[: ends[-1]])
                yield Act(self.sight._replace(view=ended), events[: ends[-1]], pauses=True)
                events = events[ends[-1] :]
                if self.pausing and move == self.last:
                    return
            yield Act(self.sight._replace(view=view), events)
            before = view


def actions(events: Sequence[Event], followed: tuple[type[Event], ...]) -> Iterator[list[Event]]:
    """The events of an act cut before each one that is an action."""
    found: list[Event] = []
    for event in events:
        if found and isinstance(event, followed):
            yield found
            found = []
        found.append(event)
    if found:
        yield found


class Rerun(Page):
    """The table as it stood, and what happened since, at half speed; any key, button of a pad or click ends it."""

    heavy = True

    def __init__(self, table: Table, story: Story, reach: Reach, hidden: bool) -> None:
        super().__init__()
        self.live = table
        """The table that is played at, which lends its pictures."""
        self.table = type(table)(table.game, table.seats)
        self.story = story
        self.hidden = hidden
        """True if hands lie face down, as the window has lost the focus."""
        self.table.sight = story.start()
        self.show = Show(self.table)
        self.reach = replace(
            reach,
            stage=self.show.stage,
            director=self.show.director,
            pausing=lambda: False,
            focus=Focusing(list, lambda widget: None, lambda: None),
        )
        self.held = 0.0
        """Seconds left to look at the end of a round."""
        self.left = LINGERS
        """Seconds left to look at the end."""

    def enter(self) -> None:
        super().enter()
        self.table.key_names = {}
        self._prefer()
        self.trail = Trail(self.app, self.story.port, self.table, self._taken)
        self.show.cut(self._sized(self.table.sight))
        self.show.director.play(wait(STOOD_MS))
        self.acts = self.story.acts(self.table)

    def _prefer(self) -> None:
        """Dress the table for the size of the window, and set the pace."""
        self.show.prefer(self.app)
        self.table.art = self.live.art
        slow = self.app.preferences.speed and self.app.preferences.speed / 100 <= SLOW
        self.show.director.clock.rate = SLOWEST if slow else SLOW

    def _sized(self, sight: Sight) -> Sight:
        return sight._replace(width=self.app.view.width, text_size=self.app.preferences.text_size / 100)

    def fit(self) -> None:
        super().fit()
        self._prefer()
        self.show.director.drain()
        self.show.lay_out(self._sized(self.table.sight))
        self.show.director.drain()
        self.trail.lay_out()

    def _taken(self) -> list[Box]:
        """The boxes of everything on the table."""
        return [*(thing.box for thing in inventory.things(self.table, self.reach)), self._note()]

    # what is shown

    def _begin(self, act: Act) -> None:
        """Show an act, action by action."""
        director = self.show.director
        self.show.see(self._sized(act.sight))
        director.play(wait(1))
        self.held = ROUND if act.pauses else 0.0
        layout = self.show.layout()
        for events in actions(act.events, self.table.followed):
            followed = isinstance(events[0], self.table.followed)
            if followed:
                director.play(do(partial(self._mark, events[0])))
            director.show(events, layout)
            if followed:
                director.play(wait(REST_MS))
        director.show([], layout)

    def _mark(self, event: Event) -> None:
        """Mark an action in the trail; where that has no room, say it across the table."""
        self.trail.add(event)
        self.trail.lay_out()
        if not self.trail.laid:
            words = self.table.banner_of(event)
            self.show.director.first(say(self.show.stage, words, BANNER_MS))

    # input and time

    def handle(self, intent: Intent) -> bool:
        """End at any key, button of a pad or click; swallow everything else, so that the table hears nothing."""
        if isinstance(intent, Action | KeyPress) or (isinstance(intent, Pointer) and intent.kind == "press"):
            self.app.pop()
        return True

    def away(self, lost: bool) -> None:
        self.hidden = lost and self.app.preferences.hide_when_away

    def update(self, dt: float) -> bool:
        director = self.show.director
        super().update(dt)
        director.update(dt)
        for due in director.hear():
            self.app.sounds.play(due.name, 1.0, due.pan)
        if not director.busy:
            self._go_on(dt)
        return True

    def _go_on(self, dt: float) -> None:
        """Show the next act; after the last one look at the table for a moment, and end."""
        self.table.settle()
        self.held -= dt
        if self.held > 0.0:
            return
        act = next(self.acts, None)
        if act is not None:
            self._begin(act)
            return
        self.left -= dt
        if self.left <= 0.0:
            self.app.pop()

    def announced(self, degree: int) -> list[str]:
        return [self._words()]

    # drawing

    def _note(self) -> Box:
        """The box of the words about the rerun, in the place of the buttons at the upper right."""
        kind, view = self.app.canvas.type, self.app.view
        across = BUTTONS * (ICON + 4)
        lines = kind.wrap(self._words(), STRONG_STYLE, across - 32)
        wide = max(kind.width(line, STRONG_STYLE) for line in lines) + 32
        return Box(view.width - MARGIN - wide, MARGIN, wide, len(lines) * kind.line(STRONG_STYLE) + 14)

    @staticmethod
    def _words() -> str:
        return t("Once more, slowly · any key to stop")

    def draw(self, canvas: Canvas) -> None:
        self.show.draw(canvas, self.app, self.hidden)
        frame.title(canvas, self.table)
        self.trail.draw(canvas)
        frame.draw_banner(canvas, self.table, self.show, self.trail.boxes)
        note = self._note()
        canvas.panel(note, BRASS, min(22, note.height / 2))
        canvas.paragraph(self._words(), note.inset(16, 7), STRONG_STYLE, INK, "centre")
        canvas.panel(canvas.whole.inset(3), None, 12, outline=BRASS, line=3)
        super().draw(canvas)
