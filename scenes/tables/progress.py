"""The progress of a match on screen: a move is made and kept first, then the picture follows."""

from __future__ import annotations

from collections.abc import Callable

from game.shelf import ShelfError
from game.table import TABLE, Event, IllegalMove, Move, View
from scenes.app.dialog import Dialog
from scenes.app.lang import said, t
from scenes.app.loop import App
from scenes.sitting.port import Port
from scenes.sitting.sitting import Rest, Sitting
from scenes.stage.slots import Layout
from scenes.tables.acts import Act, Acts
from scenes.tables.fresh import Fresh
from scenes.tables.overlays import Overlays
from scenes.tables.reach import Reach
from scenes.tables.sharing import Sharing
from scenes.tables.show import Show
from scenes.tables.sight import Sight
from scenes.tables.table import Table
from scenes.tables.undoing import Undoing

FORCED = 0.6
"""Seconds that a position without a choice is seen before the table makes the only move."""


class Progress:
    """Makes the moves of a sitting, and turns what happened into acts that are shown one after the other."""

    def __init__(
        self,
        app: App,
        sitting: Sitting,
        table: Table,
        sharing: Sharing,
        acts: Acts,
        show: Show,
        overlays: Overlays,
        rebuild: Callable[[], None],
    ) -> None:
        self.app = app
        self.sitting = sitting
        self.table = table
        self.sharing = sharing
        self.acts = acts
        self.show = show
        self.overlays = overlays
        self.rebuild = rebuild
        """Makes the widgets anew."""
        self.undoing = Undoing(sitting)
        self.fresh = Fresh()
        self.say: Callable[[str], None] = app.toasts.say
        """Says why a move was refused."""
        self.doubts: Callable[[Move], str] = lambda move: ""
        """The coach's question before a move that would cost much; empty if there is none."""
        self.doing = False
        """True while a move of the person at the screen is made and shown."""

    # the picture

    def sight(self) -> Sight:
        """The match as it is now, for the window as it is now."""
        return self._sized(self.sharing.sight(self.sitting))

    def _sized(self, sight: Sight) -> Sight:
        """The sight for the width of the window and the text size that is preferred."""
        return sight._replace(width=self.app.view.width, text_size=self.app.preferences.text_size / 100)

    def begin(self, act: Act) -> None:
        """Show this act from here on."""
        self.acts.begin(act)
        before = self.show.stage.goal or {}
        self.show.lay_out(self._sized(act.sight), act.events)
        if self.show.director.clock.instant and not self.sharing.several and act.events:
            self._mark_new(act, before)
        if not act.pauses:
            self.sitting.let_read(self.table.reading(act.events))
        self.rebuild()

    def let_read_again(self) -> None:
        """Leave the time to read what the last move of a match that is opened again has put on the table."""
        if self.sitting.moves:
            lately = _events(self.sharing.port(self.sitting), self.sitting.moves - 1)
            self.sitting.let_read(self.table.reading(lately))

    def _mark_new(self, act: Act, before: Layout) -> None:
        """Mark what changed and the cards that came at once and, if it was not the person's own doing, say how."""
        self.fresh.changed(self.table, act.events)
        words = self.fresh.came(self.table, act.events, before, self.show.stage.goal or {})
        if words and not self.doing:
            self.app.toasts.say(words)

    def next_act(self) -> None:
        """Show the act that has waited longest."""
        self.begin(self.acts.next())

    def refresh(self) -> None:
        """Lay the same match out anew: something was raised, chosen or let go."""
        self.begin(Act(self.table.sight, (), self.acts.pausing))

    def see(self) -> None:
        """Show the match as it is at once, dropping all cues."""
        self.fresh.forget()
        self.show.cut(self.sight())
        self.rebuild()

    def go_on(self) -> None:
        """End the look at the end of a round."""
        self.app.aloud.hush()
        self.show.director.drain()
        if self.acts:
            self.next_act()

    def follow(self, moves: int, before: View | None = None) -> None:
        """Show the moves after the first `moves`, once it is decided who looks on.

        `before` is the view of all before them, where several people share the screen; else None.
        """
        mine = _events(self.sitting.port(self.sharing.bottom), moves)
        self.undoing.saw(mine, self.table)
        self.overlays.count()
        ending = self._ending(mine)
        self._look_away(before, ending < len(mine))
        eyes = self.sharing.eyes
        events = _events(self.sharing.port(self.sitting), moves)
        if ending < len(events):
            seen = self.table.sight.view if before is None or eyes != TABLE else before
            ended = self.table.ended(seen, events[:ending])
            self.acts.add(Act(Sight(ended, (), eyes, None, self.sharing.bottom), events[:ending], pauses=True))
            events = events[ending:]
        self.acts.add(Act(self.sight(), events))
        if not self.acts.pausing:
            self.next_act()

    def _ending(self, events: list[Event]) -> int:
        """The number of events up to the end of a round; that of all events if no pause follows."""
        if self.sitting.outcome is not None and not self.table.waits_at_end:
            return len(events)
        ends = [number for number, event in enumerate(events, 1) if isinstance(event, self.table.pauses)]
        return ends[-1] if ends else len(events)

    def _look_away(self, before: View | None, round_over: bool) -> None:
        """Take everyone's secrets off the screen in the first frame after their turn."""
        keeps = self.sharing.keeps_the_screen(self.sitting, self.table, round_over, own=self.doing)
        if not keeps and self.sharing.look_away():
            self.show.cut(self._sized(Sight(before, (), TABLE, None, self.sharing.bottom)))

    # moves

    def do(self, move: Move, seat: int | None = None) -> None:
        """Make a move for the person at the screen, or for the seat of another person; say why if it is refused."""
        if seat is not None:
            self.sharing.actor = seat
        actor, view, choices = self.sharing.actor, self.table.view, self.table.legal
        if actor is None or self.acts or self.acts.pausing:
            return
        doubt = self.doubts(move) if seat is None else ""
        if doubt:
            self._ask_once(doubt, move)
            return
        self.table.chosen = None
        self.show.let_go()
        self.app.aloud.hush()
        made, before = self.sitting.moves, self._before()
        try:
            self.sitting.port(actor).play(move, view.timer.id if view.timer else None)
        except IllegalMove as error:
            self._refuse(error, move)
        except ShelfError as error:
            self.overlays.unkept(error)
        else:
            self.fresh.forget()
            if len(choices) != 1:  # before a move without a choice there is nothing to go back to
                self.undoing.moved(made)
            self.doing = True
            self.follow(made, before)
            self.doing = False

    def _ask_once(self, doubt: str, move: Move) -> None:
        """Ask before a move that would cost much."""
        answers = [(t("Do it"), lambda: self.do(move), "quiet"), (t("Think again"), self.refresh, "do")]
        self.app.push(Dialog(t("Sure?"), doubt, answers))

    def play_out(self, rest: Rest) -> None:
        """Let the rest of a round be played out, move by move, and show the table of all meanwhile."""
        before = self._before()
        self.sitting.play_out(rest)
        self._look_away(before, round_over=False)
        self.begin(Act(self.sight(), ()))

    def _before(self) -> View | None:
        """The view of all before a move, where several people share the screen; else None."""
        return self.sitting.port(TABLE).view if self.sharing.several else None

    def _refuse(self, error: IllegalMove, move: Move) -> None:
        """Say why a move is refused, and shake its card."""
        values = {key: self.table.words.value(key, value, self.table.view) for key, value in error.values.items()}
        self.say(said(error, **values))
        if not self.show.refuse(getattr(move, "card", None)):
            self.app.sounds.play("refuse")
        self.refresh()

    @property
    def forced(self) -> Move | None:
        """The move that the table makes for the one person here, who has no choice and wants that; else None.

        Never among several people, whom its pace would tell something, and never while a limit runs.
        """
        if not self.app.preferences.only_moves or self.sharing.several or self.sitting.timer is not None:
            return None
        if self.sitting.guided:
            return None
        return self.table.forced() if self.sharing.actor in self.sitting.actors else None

    def force(self, dt: float) -> bool:
        """Make the forced move once its position has been seen; False if there is none, or it is too early."""
        move = self.forced
        if move is None:
            return False
        self.acts.waited += dt
        if self.acts.waited < FORCED:
            return False
        self.do(move)
        return True

    def rule(self, reach: Reach) -> bool:
        """Make the table's own move; False while people have still to find it."""
        move, made = self.table.verdict(reach), self.sitting.moves
        if move is None:
            return False
        try:
            self.sitting.play(TABLE, move)
        except ShelfError as error:
            self.overlays.unkept(error)
        else:
            self.follow(made)
        return True

    def overrule(self, moves: int, move: Move) -> None:
        """Take back all moves after the first `moves`, make this one of the table's own instead, and show it."""
        try:
            self.sitting.undo(moves)
        except ShelfError as error:
            self.overlays.unkept(error)
            return
        self.undoing.points.clear()
        self.acts.clear()
        self.acts.pausing = False
        self.see()
        before = self._before()
        try:
            self.sitting.play(TABLE, move)
        except ShelfError as error:
            self.overlays.unkept(error)
        else:
            self.follow(moves, before)

    def pass_time(self, dt: float) -> bool:
        """Let time pass at the match, in seconds; True if a move was made or could not be kept."""
        made = self.sitting.moves
        before = self._before() if self.sharing.eyes != TABLE else None
        try:
            happened = bool(self.sitting.update(dt))
        except ShelfError as error:
            self.overlays.unkept(error)
            return True
        if happened:
            self.follow(made, before)
        return happened

    # taking back

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
        self.see()


def _events(port: Port, moves: int) -> list[Event]:
    """The events after the first so many moves, as they are seen through this port."""
    return [happened.event for happened in port.events(moves)]
