"""A table being played at, by one person or several, with computer players around it.

The match is always ahead of the picture: a move is kept and made, then shown. Skipping changes nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from datetime import date
from typing import Any, NamedTuple

from game import seal
from game.match import Match
from game.shelf import ShelfError
from game.table import TABLE, IllegalMove, redact
from scenes.app.lang import said, t
from scenes.app.scene import soonest
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, Key, Pointer
from scenes.kit.widget import Widget
from scenes.motion.clock import INSTANT, Clock
from scenes.motion.director import Director
from scenes.pages.log import Log
from scenes.pages.result.page import ResultPage
from scenes.sitting.sitting import Sitting
from scenes.stage.stage import Stage
from scenes.tables import cards, frame
from scenes.tables.hints import Hints, thinker
from scenes.tables.onscreen import OnScreen
from scenes.tables.pages import Pages
from scenes.tables.records import note
from scenes.tables.sharing import Sharing
from scenes.tables.still import StillLayer
from scenes.tables.table import Sight, Table

LONGEST_PAUSE = 4.0
"""Seconds that the end of a round is shown where nobody is there to go on."""
AT_THE_END = 1.2
"""Seconds between the last card and the result."""


class Act(NamedTuple):
    """Something to be shown: what is seen at its end, and what happened on the way."""

    sight: Sight
    events: Sequence[Any] = ()
    pauses: bool = False
    """Whether the table waits after it until somebody has seen enough."""


class TableScene(Sharing, Pages):
    """A match as the people before the screen may see it: through one pair of eyes, or those of all."""

    heavy = True

    def __init__(self, match: Match, sitting: Sitting, table: Table, game: OnScreen) -> None:
        super().__init__()
        self.match = match
        self.game = game
        self.sitting = sitting
        self.table = table
        self.people = [place for place, seat in enumerate(match.seats) if seat.person]
        self.bottom = self.people[0] if self.people else 0
        self.eyes = self.bottom if len(self.people) == 1 else TABLE
        self.actor: int | None = self.bottom if len(self.people) == 1 else None
        self.acts: deque[Act] = deque()
        self.pausing = False
        """The end of a round is being looked at."""
        self.waited = 0.0
        self.over = False
        """Whether the end has been noted."""
        self.hidden = False
        """Whether hands lie face down, as the window is left alone."""
        self.showing = False
        """Whether something was still on its way when the widgets were laid out."""
        self.dragged: cards.Drag | None = None
        self.points: list[int] = []
        """How many moves had been made when a person moved and nothing new has been seen since: undo leads there."""
        self.telling = self.eyes
        """Whose knowledge the log tells: one person's, or what all may know."""
        self.sealed = seal.fingerprint(match)
        """The fingerprint of the deal, taken before anything is played."""
        self.log = Log.of(match, self.eyes)
        self.seen = len(self.log.noted)
        """How much of the log the people have seen."""

    # entering, leaving

    def enter(self) -> None:
        self.stage = self.table.stage = Stage()
        self.director = Director(Clock(), self.stage, self.table.cues, self.table.runs)
        self.still = StillLayer()
        self.hints = Hints(thinker(self.match, self.app.worker, self.people), self.game.judge())
        self.table.key_names = self._keys()
        self.table.sight = self._sight()
        self._prefer()
        self.stage.places = self.table.places()
        opening = self.table.opening() if not self.match.moves else []
        if opening:
            pile = {key: slot for key, slot in self.table.layout().items() if slot.place == "pile"}
            self.director.cut(pile)
        self._note_end()
        self._begin(Act(self.table.sight, opening))

    def leave(self) -> None:
        super().leave()
        self.hints.forget()
        self.sitting.forget()
        self.game.evenings().leaving(self.app, self.match)
        if self.app.shelf is not None:
            self.app.shelf.release(self.match)

    def fit(self) -> None:
        self._prefer()
        self.director.drain()
        self._begin(Act(self.table.sight, (), self.pausing))
        self.director.drain()

    def resume(self) -> None:
        """Whatever was held when something came over the table has been let go meanwhile."""
        self.dragged = None
        self.refresh()

    def _prefer(self) -> None:
        """Everything as the person prefers it, at the size of the window."""
        preferences = self.app.preferences
        self.stage.reduced = preferences.reduced_motion
        self.director.clock.rate = preferences.speed / 100 if preferences.speed else INSTANT
        self.sitting.pace = self.director.clock.rate
        self.sitting.limits = float(preferences.limits) if preferences.limits else None
        self.sitting.by_lot = preferences.races_by_lot
        self.table.dress(self.app)

    # what is seen

    def _sight(self) -> Sight:
        """The match as it is now: made once a move, as views take time to make."""
        state = self.match.state
        acting = self.actor is not None and self.actor in self.sitting.people
        legal = state.legal(self.actor) if acting and self.actor is not None else ()
        sight = Sight(state.view(self.eyes), legal, self.eyes, self.actor if acting else None, self.bottom)
        return self._sized(sight)

    def _sized(self, sight: Sight) -> Sight:
        return sight._replace(width=self.app.view.width, text_size=self.app.preferences.text_size / 100)

    def happened(self, events: Sequence[Any], before: Any = None) -> None:
        """A move was made: decide who looks on now, and bring the picture there by way of what happened."""
        number = len(self.match.moves)
        for event in events:
            self.log.add(number, redact(event, self.telling))
        if any(self.table.reveals(redact(event, self.bottom)) for event in events):
            self.points.clear()
        self._note_end()
        ending = self._ending(events)
        self._look_away(before, ending < len(events))
        told = [redact(event, self.eyes) for event in events]
        if ending < len(told):
            seen = self.table.sight.view if before is None or self.eyes != TABLE else before
            ended = Sight(self.table.ended(seen, told[:ending]), (), self.eyes, None, self.bottom)
            self.acts.append(Act(ended, told[:ending], pauses=True))
            told = told[ending:]
        self.acts.append(Act(self._sight(), told))
        if not self.pausing:
            self._next_act()

    def _note_end(self) -> None:
        """A win counts from here on, even if nobody stays to see the result, and once, even if it was met before."""
        outcome = self.match.state.outcome
        if outcome is not None and not self.over:
            self.over = True
            people_only = [seat.name if seat.person else "" for seat in self.match.seats]
            answers, today = self.game.evenings().answers(self.match), date.today().isoformat()
            note(self.app, people_only, self.game.name, outcome.winners, today, answers, self.sealed)

    def _ending(self, events: Sequence[Any]) -> int:
        """Up to where the events belong to a round that is over, if something is still to follow it."""
        if self.match.state.outcome is not None and not self.table.waits_at_end:
            return len(events)
        ends = [place for place, event in enumerate(events, 1) if isinstance(event, self.table.pauses)]
        return ends[-1] if ends else len(events)

    def _next_act(self) -> None:
        self._begin(self.acts.popleft())

    def _begin(self, act: Act) -> None:
        """Show this act from here on."""
        self.table.sight = self._sized(act.sight)
        self.pausing, self.waited = act.pauses, 0.0
        self.stage.places = self.table.places()
        self.director.show(act.events, self.layout())
        self.rebuild()

    def look(self) -> None:
        """See the match as it is, without anything having happened."""
        self._begin(Act(self._sight()))

    def refresh(self) -> None:
        """Something was raised, chosen or let go: the same match, laid out anew."""
        self._begin(Act(self.table.sight, (), self.pausing))

    def layout(self) -> dict[Any, Any]:
        """Where everything belongs now; a card that is held, under the pointer."""
        layout = self.table.layout()
        return self.dragged.onto(layout) if self.dragged else layout

    # widgets

    def build(self) -> list[Widget]:
        self.showing = self.director.busy
        if self.pausing:
            return [*frame.buttons(self), *self.table.rest(self)]
        return [*self.table.build(self), *frame.buttons(self)]

    def focus_on(self, widget: Widget) -> None:
        """A key has led there."""
        self._move_focus(widget, by_key=True)

    def unfocus(self) -> None:
        """No widget has the focus, so that Space means what it means at this table."""
        if self.focused is not None:
            self.focused.focus, self.focused = False, None

    # doing

    def do(self, move: Any) -> None:
        """The person at the screen makes a move, or is told why not."""
        actor, view = self.actor, self.table.view
        if actor is None or self.acts or self.pausing:
            return
        self.table.chosen = self.dragged = None
        made, before = len(self.match.moves), self.match.state.view(TABLE) if self.sharing else None
        try:
            events = self.sitting.play(actor, move, view.timer.id if view.timer else None)
        except IllegalMove as error:
            self._refuse(error, move)
            return
        except ShelfError as error:
            self.unkept(error)
            return
        self.points.append(made)
        self.happened(events, before)

    def _refuse(self, error: Any, move: Any) -> None:
        values = {key: self.table.words.value(key, value, self.table.view) for key, value in error.values.items()}
        self.app.toasts.say(said(error, **values))
        card = getattr(move, "card", None)
        if card in self.stage.sprites:
            self.director.play(cards.shaken(self.stage, card))
        else:
            self.app.sounds.play("refuse")
        self.refresh()

    @property
    def undoable(self) -> bool:
        """Only against computers, and only what has revealed nothing."""
        return len(self.people) == 1 and bool(self.points) and not self.acts and not self.over

    def undo(self) -> None:
        """Back to before one's last move, unless something has been seen since."""
        if not self.undoable:
            self.app.toasts.say(t("There is nothing to take back: something new has been seen since."))
            return
        point = self.points[-1]
        try:
            self.match.undo(len(self.match.moves) - point)
        except ShelfError as error:
            self.app.toasts.say(said(error))
            return
        self.points.pop()
        self.sitting.look_again()
        self.log.undo(point)
        self._cut(self._sight())
        self.rebuild()

    def hint(self) -> None:
        """What a hard player would do here."""
        self.hints.ask(self)

    def go_on(self) -> None:
        """The end of the round has been seen."""
        self.director.drain()
        if self.acts:
            self._next_act()

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Action) and self._named(intent.name):
            return True
        if isinstance(intent, Key) and (self._pressed(intent.scancode) or self.table.keyed(intent, self)):
            return True
        if isinstance(intent, Pointer) and intent.kind == "press" and self.hints.press(self, intent.x, intent.y):
            return True
        if self.director.busy and self._skips(intent):
            return True
        taken = super().handle(intent)
        if self.dragged is not None and isinstance(intent, Pointer) and intent.kind == "release":
            # Whatever held it has gone: the table was laid out anew meanwhile.
            self.dragged = None
            self.refresh()
        if self in self.app.scenes and self.dragged is None:
            raised = cards.raised(self.widgets)
            if self.table.raised != raised:
                self.table.raised = raised
                self.director.show([], self.layout())
                taken = True
        return taken

    def _named(self, name: str) -> bool:
        """What a key does at every table."""
        does = {
            "rules": self.rules,
            "menu": self.back,
            "log": self.show_log,
            "scores": self.scores,
            "undo": self.undo,
            "hint": self.hint,
        }
        if name in does:
            does[name]()
        return name in does

    def _skips(self, intent: Intent) -> bool:
        """Space, Enter or a click on the cloth: what is in flight arrives."""
        if isinstance(intent, Pointer):
            on_cloth = not any(widget.reachable and widget.box.holds(intent.x, intent.y) for widget in self.widgets)
            return intent.kind == "press" and on_cloth and self.director.finish_current()
        return intent in (Action("skip"), Action("confirm")) and self.director.finish_current()

    def _act(self, action: Action) -> bool:
        """Space does the one thing that needs no card; Ctrl-Z is undo."""
        if action.name == "skip":
            return self._space()
        if action.name == "next" and self.table.tabbed(self):
            return True
        return super()._act(action)

    def _space(self) -> bool:
        if self.pausing:
            self.go_on()
            return True
        move = self.table.space()
        if move is not None:
            self.do(move)
        return move is not None

    def away(self, lost: bool) -> None:
        self.hidden = lost and self.app.preferences.hide_when_away

    # time

    def update(self, dt: float) -> bool:
        moving = super().update(dt) | self.director.update(dt) | self.table.update(dt, self)
        moving |= self.hints.update(dt, self)
        self._warn()
        for name in self.director.hear():
            self.app.sounds.play(name)
        if self.showing and not self.director.busy:
            self.rebuild()
        if not self.director.busy:
            moving |= self._go_on(dt)
        return moving or self.director.moving or self._limited()

    def _warn(self) -> None:
        """Whatever happened to those who think is said once."""
        worker = self.app.worker
        if worker is not None and worker.trouble is not None:
            self.app.toasts.say(said(worker.trouble))
            worker.trouble = None

    def _limited(self) -> bool:
        """A limit runs, and its bar shrinks."""
        return self.sitting.left is not None and self.match.state.outcome is None

    @property
    def wake(self) -> float | None:
        """When a computer player acts, or the end of a round has been shown for long enough."""
        if self.pausing:
            return None if self.people else max(0.0, LONGEST_PAUSE - self.waited)
        if self.match.state.outcome is not None or (self.sharing and self.eyes == TABLE):
            return 0.05
        return soonest(self.sitting.soon, self.hints.wake, super().wake)

    def _go_on(self, dt: float) -> bool:
        """With nothing left to show: the next act, somebody else's move, or the end."""
        if self.pausing:
            self.waited += dt
            if not self.people and self.waited > LONGEST_PAUSE:
                self.go_on()
            return False
        if self.acts:
            self._next_act()
            return True
        if self.match.state.outcome is not None:
            return self._end(dt)
        if TABLE in self.match.state.actors():
            return self._rule()
        if self._attend():
            return True
        return self._pass_time(dt)

    def _rule(self) -> bool:
        """The table's own word, as soon as it is found."""
        move = self.table.verdict(self)
        if move is None:
            return False
        try:
            events = self.sitting.play(TABLE, move)
        except ShelfError as error:
            self.unkept(error)
            return True
        self.happened(events)
        return True

    def _pass_time(self, dt: float) -> bool:
        before = self.match.state.view(TABLE) if self.sharing and self.eyes != TABLE else None
        try:
            events = self.sitting.update(dt)
        except ShelfError as error:
            self.unkept(error)
            return True
        if events:
            self.happened(events, before)
        return bool(events)

    def _end(self, dt: float) -> bool:
        """A moment to see the last card, then the result."""
        self.waited += dt
        if self.director.clock.instant or self.waited >= AT_THE_END:
            self.app.replace(ResultPage(self.match, self.table.names, self._again, self._whole_log, self.sealed))
            return False
        return True

    # drawing

    def draw(self, canvas: Canvas) -> None:
        self.still.draw(canvas, self.app.cloth, self.stage, self.table, self.hidden)
        self.table.draw_above(canvas)
        super().draw(canvas)
        frame.draw(canvas, self)
        self.hints.draw(canvas, self)
