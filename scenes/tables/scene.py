"""A table being played at, by one person or several, with computer players around it.

The match is always ahead of the picture: a move is kept and made, then shown. Skipping changes nothing.
"""

from __future__ import annotations

from game.shelf import ShelfError
from game.table import TABLE, Event, IllegalMove, Move, View
from scenes.app.dialog import Dialog
from scenes.app.lang import said, t
from scenes.app.page import Page
from scenes.app.scene import soonest
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, KeyPress, Pointer
from scenes.kit.widget import Widget
from scenes.sitting.seats import advisers
from scenes.sitting.sitting import Sitting
from scenes.tables import frame
from scenes.tables.above import Above
from scenes.tables.acts import LONGEST_PAUSE, Act, Acts
from scenes.tables.curtain import Curtain
from scenes.tables.hints import Hints
from scenes.tables.reach import Focusing, Reach
from scenes.tables.sharing import Sharing
from scenes.tables.show import Show
from scenes.tables.sight import Sight
from scenes.tables.table import Table
from scenes.tables.undoing import Undoing

AT_THE_END = 1.2
"""Seconds between the last card and the result."""


class TableScene(Page):
    """A match as the people before the screen may see it: in the view of one seat, or in that of all."""

    heavy = True

    def __init__(self, sitting: Sitting, table: Table, above: Above) -> None:
        super().__init__()
        self.sitting = sitting
        self.table = table
        self.above = above
        self.sharing = Sharing(sitting.facts.seats)
        self.acts = Acts()
        self.undoing = Undoing(sitting)
        self.log = above.read(sitting, self.sharing.eyes)
        """The log of the match, as the seat whose view is shown may know it."""
        self.logged = len(self.log.events())
        """The number of events of the log that the people have seen."""
        self.hidden = False
        """True if hands lie face down, as the window has lost the focus."""
        self.showing = False
        """True if cues were still being played when the widgets were made."""

    # entering, leaving

    def enter(self) -> None:
        self.show = Show(self.table)
        self.reach = self._reach()
        thinker = advisers(self.sitting, self.app.worker)
        self.hints = Hints(thinker, self.sitting, self.sharing, self.acts, self.table, self.reach)
        self.table.key_names = self.above.key_names(self.app, self.sitting.facts)
        self.table.sight = self._sight()
        self._prefer()
        opening = self.show.open(self.table.sight) if not self.sitting.moves else []
        self._note_end()
        self._begin(Act(self.table.sight, opening))

    def _reach(self) -> Reach:
        """The means of the game's table: everything outside itself that it can use."""
        return Reach(
            app=self.app,
            port=self.sitting.port(TABLE),
            timing=self.sitting,
            rng=self.sitting.rng,
            stage=self.show.stage,
            director=self.show.director,
            several=self.sharing.several,
            pausing=lambda: self.acts.pausing or bool(self.acts),
            do=self.do,
            claim=self.claim,
            refresh=self.refresh,
            rebuild=self.rebuild,
            focus=Focusing(lambda: self.widgets, self._focus_on, self._unfocus),
            grip=self.show,
        )

    def leave(self) -> None:
        super().leave()
        self.hints.forget()
        self.above.left(self.app, self.sitting)
        self.sitting.leave(self.app.shelf)

    def fit(self) -> None:
        self._prefer()
        self.show.director.drain()
        self.refresh()
        self.show.director.drain()

    def resume(self) -> None:
        """Let go of the card that was held when another scene came over the table."""
        self.show.let_go()
        self.refresh()

    def _prefer(self) -> None:
        """Set everything as the person prefers it, at the size of the window."""
        self.show.prefer(self.app)
        preferences = self.app.preferences
        self.sitting.pace = self.show.director.clock.rate
        self.sitting.clock.limits = float(preferences.limits) if preferences.limits else None
        self.sitting.by_lot = preferences.races_by_lot

    # the sight

    def _sight(self) -> Sight:
        """The match as it is now, for the window as it is now."""
        return self._sized(self.sharing.sight(self.sitting))

    def _sized(self, sight: Sight) -> Sight:
        """The sight for the width of the window and the text size that is preferred."""
        return sight._replace(width=self.app.view.width, text_size=self.app.preferences.text_size / 100)

    def _happened(self, moves: int, before: View | None = None) -> None:
        """Show the moves after the first `moves`, once it is decided who looks on.

        `before` is the view of all before them, where several people share the screen; else None.
        """
        mine = [happened.event for happened in self.sitting.port(self.sharing.bottom).events(moves)]
        self.undoing.saw(mine, self.table)
        self._note_end()
        ending = self._ending(mine)
        self._look_away(before, ending < len(mine))
        eyes = self.sharing.eyes
        events = [happened.event for happened in self.sitting.port(eyes).events(moves)]
        if ending < len(events):
            seen = self.table.sight.view if before is None or eyes != TABLE else before
            ended = self.table.ended(seen, events[:ending])
            self.acts.add(Act(Sight(ended, (), eyes, None, self.sharing.bottom), events[:ending], pauses=True))
            events = events[ending:]
        self.acts.add(Act(self._sight(), events))
        if not self.acts.pausing:
            self._next_act()

    def _look_away(self, before: View | None, round_over: bool) -> None:
        """Take everyone's secrets off the screen in the first frame after their turn."""
        if not self.sharing.keeps_the_screen(self.sitting, self.table, round_over) and self.sharing.look_away():
            self.show.cut(self._sized(Sight(before, (), TABLE, None, self.sharing.bottom)))

    def _note_end(self) -> None:
        """Count the match among the records if it is over, even if nobody stays to see the result."""
        if self.sitting.outcome is not None:
            self.above.ended(self.app, self.sitting)

    def _ending(self, events: list[Event]) -> int:
        """The number of events up to the end of a round; that of all events if no pause follows."""
        if self.sitting.outcome is not None and not self.table.waits_at_end:
            return len(events)
        ends = [number for number, event in enumerate(events, 1) if isinstance(event, self.table.pauses)]
        return ends[-1] if ends else len(events)

    def _next_act(self) -> None:
        """Show the act that has waited longest."""
        self._begin(self.acts.next())

    def _begin(self, act: Act) -> None:
        """Show this act from here on."""
        self.acts.begin(act)
        self.show.lay_out(self._sized(act.sight), act.events)
        self.rebuild()

    def refresh(self) -> None:
        """Lay the same match out anew: something was raised, chosen or let go."""
        self._begin(Act(self.table.sight, (), self.acts.pausing))

    def _see(self) -> None:
        """Show the match as it is at once, dropping all cues."""
        self.show.cut(self._sight())
        self.rebuild()

    # widgets

    def build(self) -> list[Widget]:
        self.showing = self.show.busy
        if self.acts.pausing:
            return [*self._corners(), *self.table.rest(self.reach)]
        return [*self.table.build(self.reach), *self._corners()]

    def _corners(self) -> list[Widget]:
        """The buttons in the corners of every table; after a round also the one that goes on."""
        pausing = self.acts.pausing
        return frame.buttons(
            self.app,
            menu=self.back,
            log=self.show_log,
            scores=self.scores,
            rules=self.rules,
            undo=self.undo if self.undoable else None,
            why=self.why if pausing and self._explained() else None,
            hint=self.hint if self.sharing.people and not pausing else None,
            onward=frame.Onward(self.table.next_words(), self.table.next_at, self.go_on) if pausing else None,
        )

    def _focus_on(self, widget: Widget) -> None:
        self._move_focus(widget, by_key=True)

    def _unfocus(self) -> None:
        if self.focused is not None:
            self.focused.focus, self.focused = False, None

    # doing

    def do(self, move: Move, seat: int | None = None) -> None:
        """Make a move for the person at the screen, or for the seat of another person; say why if it is refused."""
        if seat is not None:
            self.sharing.actor = seat
        actor, view = self.sharing.actor, self.table.view
        if actor is None or self.acts or self.acts.pausing:
            return
        self.table.chosen = None
        self.show.let_go()
        made, before = self.sitting.moves, self._before()
        try:
            self.sitting.port(actor).play(move, view.timer.id if view.timer else None)
        except IllegalMove as error:
            self._refuse(error, move)
        except ShelfError as error:
            self._unkept(error)
        else:
            self.undoing.moved(made)
            self._happened(made, before)

    def _before(self) -> View | None:
        """The view of all before a move, where several people share the screen; else None."""
        return self.sitting.port(TABLE).view if self.sharing.several else None

    def _refuse(self, error: IllegalMove, move: Move) -> None:
        """Say why a move is refused, and shake its card."""
        values = {key: self.table.words.value(key, value, self.table.view) for key, value in error.values.items()}
        self.app.toasts.say(said(error, **values))
        if not self.show.refuse(getattr(move, "card", None)):
            self.app.sounds.play("refuse")
        self.refresh()

    def _unkept(self, error: ShelfError) -> None:
        """Ask what to do about a move that could not be kept and so was not made."""
        answers = [
            (t("Go on without keeping"), self.sitting.keep_loosely, "quiet"),
            (t("Try again"), self.app.touch, "do"),
        ]
        self.app.push(Dialog(t("This move was not made"), said(error), answers))

    @property
    def undoable(self) -> bool:
        """True if the last move can be taken back now."""
        return self.undoing.possible and not self.acts

    def undo(self) -> None:
        """Go back to before one's last move, unless something has been seen since."""
        if not self.undoable:
            self.app.toasts.say(t("There is nothing to take back: something new has been seen since."))
            return
        try:
            self.undoing.undo()
        except ShelfError as error:
            self.app.toasts.say(said(error))
            return
        self._see()

    def hint(self) -> None:
        """Ask what a hard player would do here."""
        self.hints.ask()

    def go_on(self) -> None:
        """End the look at the end of a round."""
        self.show.director.drain()
        if self.acts:
            self._next_act()

    # several people

    def sit_down(self, seat: int) -> None:
        """Show that person their cards: they are there alone."""
        self.sharing.sit_down(seat)
        self.logged = len(self.log.events())
        self._see()

    def claim(self, seat: int) -> bool:
        """Show their hand to the first who presses their key in a race; False if it is not theirs to claim."""
        if self.acts or not self.sharing.claims(self.sitting, self.table) or seat not in self.sitting.people:
            return False
        self.show.director.drain()
        if not self.sitting.press(seat, self.table.declined(seat, self.sitting.port(seat).legal)):
            return False
        self.app.sounds.play("press")
        self.sit_down(seat)
        return True

    def _attend(self) -> bool:
        """Call the next person to the screen; True if the curtain is down now."""
        if not self.sharing.unwatched or self.sharing.claims(self.sitting, self.table) or not self.sitting.people:
            return False
        seat = self.sitting.people[0]
        if self.table.private(seat):
            happened = self.log.lines(self.table.words, self.logged)
            self.app.push(Curtain(self.table.names[seat], lambda: self.sit_down(seat), self.back, happened))
            return True
        if self.sharing.actor != seat:
            self.sharing.actor = seat
            self._begin(Act(self._sight()))
        return False

    def _pressed(self, scancode: int) -> bool:
        """Handle a race key: claim the race, or make its owner's only move; False if it does neither."""
        seat = self.sharing.owner(scancode)
        return seat is not None and (self.claim(seat) or self._say(seat))

    def _say(self, seat: int) -> bool:
        """Make a person's only move by their own key; False if they have a choice, or must see their hand first."""
        if self.sharing.actor != seat or len(self.table.legal) != 1 or self.table.private(seat):
            return False
        self.do(self.table.legal[0])
        return True

    # input

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Action) and self._named(intent.name):
            return True
        if isinstance(intent, KeyPress) and (self._pressed(intent.scancode) or self.table.keyed(intent, self.reach)):
            return True
        if isinstance(intent, Pointer) and intent.kind == "press" and self.hints.press(intent.x, intent.y):
            return True
        if self.show.skips(intent, self.widgets):
            return True
        taken = super().handle(intent)
        if self.show.dragged is not None and isinstance(intent, Pointer) and intent.kind == "release":
            # The widget that held it has gone: the table was laid out anew meanwhile.
            self.resume()
        return (self in self.app.scenes and self.show.raise_card(self.widgets)) or taken

    def _named(self, name: str) -> bool:
        """Handle an action that every table has; False if it has another name."""
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

    def _act(self, action: Action) -> bool:
        if action.name == "skip":
            return self._space()
        if action.name == "next" and self.table.tabbed(self.reach):
            return True
        return super()._act(action)

    def _space(self) -> bool:
        """Go on after a round, else make the only move that needs no card; False if there is none."""
        if self.acts.pausing:
            self.go_on()
            return True
        move = self.table.space()
        if move is not None:
            self.do(move)
        return move is not None

    def away(self, lost: bool) -> None:
        self.hidden = lost and self.app.preferences.hide_when_away

    # the pages above

    def back(self) -> None:
        """Unchoose the chosen card; if there is none, open the pause, from which leaving loses nothing."""
        if self.table.chosen is not None and self.app.top is self:
            self.table.chosen = None
            self.refresh()
            return
        answers = [
            (t("Leave"), self._leave, "quiet"),
            (t("Settings"), lambda: self.app.push(self.above.settings()), "quiet"),
            (t("Rules"), self.rules, "quiet"),
            (t("Go on"), self.app.touch, "do"),
        ]
        self.app.push(Dialog(t("Pause"), t("The match is kept: you can go on with it at any time."), answers))

    def _leave(self) -> None:
        """Go back to the menu, closing all scenes above the table."""
        while self.app.top is not self:
            self.app.pop()
        self.app.pop()

    def rules(self) -> None:
        self.app.push(self.above.rules(self.sitting.facts))

    def scores(self) -> None:
        self.app.push(self.above.scores(self.sitting))

    def show_log(self) -> None:
        why = self.why if self._explained() else None
        self.app.push(self.above.log(self.log.lines(self.table.words), why))

    def _explained(self) -> bool:
        """Tell if computer players' reasons can be shown: only of rounds that are over, as they give much away."""
        return bool(self.sitting.explained(self.table.pauses))

    def why(self) -> None:
        self.app.push(self.above.why(self.app, self.sitting, self.table))

    def _whole_log(self) -> None:
        """Open the log of everything, now that nothing is secret any more."""
        why = self.why if self._explained() else None
        self.app.push(self.above.log(self.above.read(self.sitting, None).lines(self.table.words), why))

    # time

    def update(self, dt: float) -> bool:
        director = self.show.director
        moving = super().update(dt) | director.update(dt) | self.table.update(dt, self.reach)
        moving |= self.hints.update(dt)
        self._warn()
        for name in director.hear():
            self.app.sounds.play(name)
        if self.showing and not director.busy:
            self.rebuild()
        if not director.busy:
            moving |= self._go_on(dt)
        return moving or director.moving or self._limited()

    def _warn(self) -> None:
        """Say once if the process in which computer players think has failed."""
        worker = self.app.worker
        if worker is not None and worker.trouble is not None:
            self.app.toasts.say(said(worker.trouble))
            worker.trouble = None

    def _limited(self) -> bool:
        """Tell if a limit runs, so that its bar must be drawn again."""
        return self.sitting.left is not None and self.sitting.outcome is None

    @property
    def wake(self) -> float | None:
        """Seconds until a computer player acts, or the end of a round was shown for long enough; None: no such time."""
        if self.acts.pausing:
            return None if self.sharing.people else max(0.0, LONGEST_PAUSE - self.acts.waited)
        if self.sitting.outcome is not None or self.sharing.unwatched:
            return 0.05
        return soonest(self.sitting.soon, self.hints.wake, super().wake)

    def _go_on(self, dt: float) -> bool:
        """Go on, once all cues are played, to the next act, a move or the result; True if it has to be drawn."""
        if self.acts.pausing:
            self.acts.waited += dt
            if not self.sharing.people and self.acts.waited > LONGEST_PAUSE:
                self.go_on()
            return False
        if self.acts:
            self._next_act()
            return True
        if self.sitting.outcome is not None:
            return self._end(dt)
        if TABLE in self.sitting.actors:
            return self._rule()
        return self._attend() or self._pass_time(dt)

    def _rule(self) -> bool:
        """Make the table's own move; False while people have still to find it."""
        move, made = self.table.verdict(self.reach), self.sitting.moves
        if move is None:
            return False
        try:
            self.sitting.play(TABLE, move)
        except ShelfError as error:
            self._unkept(error)
        else:
            self._happened(made)
        return True

    def _pass_time(self, dt: float) -> bool:
        """Let time pass at the match, in seconds; True if a move was made or could not be kept."""
        made = self.sitting.moves
        before = self._before() if self.sharing.eyes != TABLE else None
        try:
            happened = bool(self.sitting.update(dt))
        except ShelfError as error:
            self._unkept(error)
            return True
        if happened:
            self._happened(made, before)
        return happened

    def _end(self, dt: float) -> bool:
        """Wait until the last card has been seen, then show the result; True while it waits."""
        self.acts.waited += dt
        if self.show.director.clock.instant or self.acts.waited >= AT_THE_END:
            self.app.replace(self.above.result(self.app, self.sitting, self._whole_log))
            return False
        return True

    # drawing

    def draw(self, canvas: Canvas) -> None:
        self.show.draw(canvas, self.app, self.hidden)
        super().draw(canvas)
        frame.draw(canvas, self.table, self.show, self.sitting)
        self.hints.draw(canvas)
