"""A table being played at, by one person or several, with computer players around it.

The match is always ahead of the picture: a move is kept and made, then shown. Skipping changes nothing.
"""

from __future__ import annotations

from scenes.app.background import chosen
from scenes.app.lang import said, t
from scenes.app.narrator import BRIEF
from scenes.app.page import WAYS, Page
from scenes.app.scene import soonest
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, KeyPress, Pointer, Typed
from scenes.kit.widget import Widget
from scenes.sitting.seats import advisers, second_thoughts
from scenes.sitting.sitting import Sitting
from scenes.tables import frame, inventory
from scenes.tables.above import Above
from scenes.tables.acts import Act, Acts
from scenes.tables.calling import Calling
from scenes.tables.consulting import Consulting
from scenes.tables.exits import Exits
from scenes.tables.explaining import Explaining
from scenes.tables.finishing import Finishing
from scenes.tables.heirs import Heirs
from scenes.tables.hints import Doubts, Hints
from scenes.tables.lately import Lately
from scenes.tables.meeting import Meeting
from scenes.tables.narrating import Narrating, button_names
from scenes.tables.occasions import Occasions
from scenes.tables.overlays import Overlays
from scenes.tables.picture import as_png
from scenes.tables.progress import Progress
from scenes.tables.reach import Focusing, Reach
from scenes.tables.resting import Resting
from scenes.tables.returning import Returning
from scenes.tables.sharing import Sharing
from scenes.tables.show import Show
from scenes.tables.surroundings import Surroundings
from scenes.tables.table import Table
from scenes.tables.things import Things
from scenes.tables.watching import Watching

LEAVE = (Action("cancel"), Action("menu"))
READING = {"calm": 1.0, "brisk": 0.5}
"""The share of the time for reading that a table leaves to people; whoever only looks on sets it by the speed too."""


class TableScene(Page):
    """A match as the people before the screen may see it: in the view of one seat, or in that of all.

    The scene hears intents and lets time pass; its parts do the rest.
    """

    heavy = True
    tips: Explaining

    def __init__(self, sitting: Sitting, table: Table, above: Above) -> None:
        super().__init__()
        self.sitting = sitting
        self.table = table
        self.above = above
        self.sharing = Sharing(sitting.facts.seats)
        self.acts = Acts()
        self.heirs = Heirs()

    # entering, leaving

    def enter(self) -> None:
        app, sitting, table, sharing = self.app, self.sitting, self.table, self.sharing
        self.show = Show(table)
        self.overlays = Overlays(app, sitting, table, self.above, sharing.eyes)
        self.progress = Progress(app, sitting, table, sharing, self.acts, self.show, self.overlays, self.rebuild)
        self.progress.say = self._say
        self.returning = Returning(app, self.overlays.log, table)
        calling = Calling(app, sitting, table, sharing, self.progress, self.overlays.log)
        self.reach = self._reach(calling)
        self.hints = self._hints()
        self.tips = Explaining(table, self.reach, self.things, self.hints)
        self.progress.doubts = Doubts(self.hints).about
        self.surroundings = Surroundings(app, sitting, table, self.reach, self.hints, self._lately())
        self.show.begins = self.surroundings.company.see
        self.resting = self._resting(calling)
        hidden, buttons = (lambda: self.returning.hidden), (lambda: button_names(self.widgets))
        self.narrating = Narrating(app, sitting, table, sharing, self.acts, hidden, buttons, self._announced)
        table.key_names = self.above.key_names(app, sitting.facts)
        table.sight = self.progress.sight()
        self._prefer()
        opening = self.show.open(table.sight) if not sitting.moves else []
        self.overlays.count()
        self.progress.begin(Act(table.sight, opening))
        self.progress.let_read_again()

    def _hints(self) -> Hints:
        """The coach's hints, with the thinkers that there are."""
        app, sitting = self.app, self.sitting
        thinkers = Consulting(sitting, advisers(sitting, app.worker), second_thoughts(sitting, app.worker))
        occasions = Occasions(sitting, self.sharing, self.acts, self.table, app.people)
        return Hints(thinkers, occasions, self.table, self.reach)

    def _lately(self) -> Lately:
        """The way to see again what has happened."""
        shown = self.acts, self.show, self.progress, self.reach
        return Lately(self.app, self.sitting, self.table, self.sharing, *shown, lambda: self.returning.hidden)

    def _resting(self, calling: Calling) -> Resting:
        """The choice of what comes next."""
        app, sitting, table, sharing, progress = self.app, self.sitting, self.table, self.sharing, self.progress
        return Resting(
            progress,
            Watching(app, sitting, table, sharing, progress),
            Finishing(sitting, table, sharing, progress, self.overlays),
            calling,
            Meeting(app, sitting, table, sharing, self.acts, self.reach, lambda: self.returning.hidden),
            self.reach,
            self.back,
        )

    def _reach(self, calling: Calling) -> Reach:
        """The means of the game's table: everything outside itself that it can use."""
        return Reach(
            app=self.app,
            timing=self.sitting,
            rng=self.sitting.rng,
            stage=self.show.stage,
            director=self.show.director,
            several=self.sharing.several,
            pausing=lambda: self.acts.pausing or bool(self.acts),
            do=self.progress.do,
            play_out=self.progress.play_out,
            overrule=self.progress.overrule,
            claim=calling.claim,
            refuse=self._say,
            refresh=self.progress.refresh,
            rebuild=self.rebuild,
            focus=Focusing(lambda: self.widgets, self._focus_on, self._unfocus),
            grip=self.show,
        )

    def leave(self) -> None:
        super().leave()
        self.hints.forget()
        self.app.sounds.background.get_up()
        self.app.aloud.forget()
        self.above.left(self.app, self.sitting)
        self.sitting.leave(self.app.shelf)

    def fit(self) -> None:
        self._prefer()
        self.show.director.drain()
        self.progress.refresh()
        self.show.director.drain()
        self.surroundings.trail.forget()
        self.surroundings.update(0.0, calm=True)
        self.surroundings.toasting.forget()

    def cover(self) -> None:
        super().cover()
        self.show.put_down(self.widgets)

    def resume(self) -> None:
        """Let go of the card that was held when another scene came over the table."""
        super().resume()
        self.resting.meeting.forget()
        self.show.let_go()
        self.progress.refresh()

    def _prefer(self) -> None:
        """Set everything as the person prefers it, at the size of the window."""
        self.show.prefer(self.app)
        preferences = self.app.preferences
        self.app.sounds.background.sit_down(chosen(preferences, self.table.music, self.sharing.several))
        self.sitting.plans.pace = self.show.director.clock.rate
        self.sitting.plans.reading = READING[preferences.pace] / (
            1.0 if self.sharing.people else self.sitting.plans.pace
        )
        self.sitting.clock.limits = float(preferences.limits) if preferences.limits else None
        self.sitting.lots.on = preferences.races_by_lot

    # widgets

    def build(self) -> list[Widget]:
        self.show.built()
        self.surroundings.company.look_again()
        looking_on, again = self.resting.watching.widgets(), self.surroundings.again()
        if self.acts.pausing:
            return [*self._corners(), *looking_on, *self.table.rest(self.reach), *again]
        return [*self.table.build(self.reach), *self._corners(), *looking_on, *again]

    def _corners(self) -> list[Widget]:
        """The buttons in the corners of every table; after a round also the one that goes on."""
        pausing, pages, progress = self.acts.pausing, self.overlays, self.progress
        go_on = frame.Onward(self.table.next_words(), self.table.next_at, progress.go_on)
        onward = go_on if pausing else self.resting.finishing.button()
        return frame.buttons(
            self.app,
            menu=self.back,
            log=self._log,
            scores=pages.scores,
            rules=pages.rules,
            undo=progress.undo if progress.undoable else None,
            why=pages.why if pausing and pages.explained else None,
            hint=self._hint if self.sharing.people and not pausing else None,
            onward=onward,
            people=bool(self.sharing.people),
        )

    def _say(self, words: str) -> None:
        """Say why a move was refused, instead of a hint and never beside it."""
        self.hints.close()
        self.app.toasts.say(words)

    def rebuild(self) -> None:
        """Build the widgets again, and lift the card that is under the pointer or has the focus now."""
        super().rebuild()
        self.table.built(self.reach)
        focused = self.focused
        if focused is not None and self.heirs.has(focused):
            self._set_focus(self.heir(focused), focused.ringed)
        self.show.raise_card(self.widgets)

    @property
    def types_on(self) -> bool:
        return self.table.types_on

    def default(self) -> Widget | None:
        """The button that goes on after a round; None while the match is played."""
        return self.widgets[0] if self.acts.pausing and self.widgets else None

    def things(self) -> Things:
        """Everything on the table that has a name, at this moment."""
        return inventory.things(self.table, self.reach)

    def heir(self, lost: Widget) -> Widget | None:
        """Keep the focus of a card that was laid in the hand, on the nearest card that can be laid."""
        return self.heirs.of(lost, self.widgets, self.table.playable())

    def _move_focus(self, widget: Widget) -> None:
        super()._move_focus(widget)
        self.heirs.forget()

    def _focus_on(self, widget: Widget) -> None:
        self._set_focus(widget, not widget.takes_keys)

    def _unfocus(self) -> None:
        self._set_focus(None, False)
        self.origin = None
        self.show.raise_card(self.widgets)

    def moused(self) -> None:
        super().moused()
        self.show.raise_card(self.widgets)

    # input

    def handle(self, intent: Intent) -> bool:
        self.resting.met = True
        if isinstance(intent, Action | KeyPress) and intent not in LEAVE and self.table.overtaken():
            return True
        if isinstance(intent, Action) and (self._walks(intent.name) or self._named(intent.name)):
            return True
        if isinstance(intent, KeyPress) and self._key(intent):
            return True
        if isinstance(intent, Pointer) and intent.kind == "press" and self.hints.press(intent.x, intent.y):
            return True
        if isinstance(intent, Pointer) and self.returning.point(intent, self.widgets):
            return True
        if self.show.skips(intent, self.widgets):
            return True
        if isinstance(intent, Pointer) and intent.kind == "release":
            self.tips.release()
        taken = super().handle(intent) or (isinstance(intent, Typed) and self.table.typed(intent.text))
        self.returning.tell(intent)
        if self.show.dragged is not None and isinstance(intent, Pointer) and intent.kind == "release":
            # The widget that held it has gone: the table was laid out anew meanwhile.
            self.resume()
        return (self in self.app.scenes and self.show.raise_card(self.widgets)) or taken

    def _key(self, key: KeyPress) -> bool:
        """Handle a race key or a key of the game's own; False if it is neither."""
        return self.resting.calling.pressed(key.scancode) or self.table.keyed(key, self.reach)

    def _named(self, name: str) -> bool:
        """Handle an action that every table has; False if it has another name."""
        does = {
            "rules": self.overlays.rules,
            "menu": self.back,
            "log": self._log,
            "scores": self.overlays.scores,
            "undo": self.progress.undo,
            "hint": self._hint,
            "explain": self._explain,
            "again": self.surroundings.lately.ask,
        }
        if name in does:
            does[name]()
        return name in does

    def _hint(self) -> None:
        """Ask the coach, in the place of an explanation that is shown."""
        self.tips.hide()
        self.hints.ask()

    def _log(self) -> None:
        """Open the log; whoever reads it needs no marks on what has changed."""
        self.progress.fresh.forget()
        self.overlays.show_log()

    def _act(self, action: Action) -> bool:
        if action.name == "skip":
            return self._space()
        if action.name == "next" and self.table.tabbed(self.reach):
            return True
        return super()._act(action)

    def _walks(self, name: str) -> bool:
        """Let an arrow lead from the thing that is explained to the next one; False if nothing is."""
        return name in WAYS and self.tips.walk(*WAYS[name])

    def _explain(self) -> None:
        """Explain what has the focus or is nearest to the pointer; arrows then lead from thing to thing."""
        self.tips.ask(self.focused)
        self.app.touch()

    def _space(self) -> bool:
        """Go on after a round, pause a table without people, make the only move without a card, or read no further."""
        self.app.aloud.hush()
        if self.acts.pausing:
            self.progress.go_on()
            return True
        if self.resting.watching.present:
            self.resting.watching.toggle()
            return True
        move = self.table.space()
        if move is not None:
            self.progress.do(move)
        return move is not None or (not self.sharing.several and self.sitting.hurry())

    def back(self) -> None:
        """Close what lies on top: the hint, then the choice of a card; if there is neither, open the pause."""
        if self.app.top is self and self.hints.close():
            self.app.touch()
        elif self.table.chosen is not None and self.app.top is self:
            self.table.chosen = None
            self.progress.refresh()
        else:
            self.overlays.pause(Exits(self.app, self.sitting, self.above, self._uncover), self._picture)

    def _uncover(self) -> None:
        """Close all scenes above the table."""
        while self.app.top is not self:
            self.app.pop()

    def away(self, lost: bool) -> None:
        self.returning.away(lost)

    # aloud

    @property
    def secret(self) -> bool:
        return self.narrating.secret

    def words_of(self, widget: Widget, degree: int) -> str:
        words = super().words_of(widget, degree)
        return self.narrating.of_widget(widget, words, degree, self.reach)

    def announced(self, degree: int) -> list[str]:
        heading = self.table.heading() if not self.secret else ""
        return [self.table.title, heading, *(self.table.unusual() if degree > BRIEF else []), *self._waits()]

    def where(self) -> list[str]:
        return [*self.narrating.where(), *self._waits()]

    def _waits(self) -> list[str]:
        """The sentence that a match opened again waits for its people, as long as it does."""
        return [t("Any key, and the match goes on.")] if self.resting.waits else []

    def notices(self) -> list[str]:
        return [self.hints.words()]

    def _announced(self) -> bool:
        return self.app.narrator.announced(self)

    # time

    def update(self, dt: float) -> bool:
        director = self.show.director
        self.returning.update(dt)
        moving = super().update(dt) | director.update(dt)
        self.narrating.update(calm=not director.busy)
        moving |= self.table.update(0.0 if self.resting.watching.holds else dt, self.reach)
        moving |= self.hints.update(dt)
        for due in director.hear():
            self.app.sounds.play(due.name, 1.0, due.pan)
        if self.show.outdated:
            self.rebuild()
        moving |= self.surroundings.update(dt, calm=not director.busy)
        self.surroundings.toasting.update(self.hints.words())
        self._warn()
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
        """Seconds until a face changes, a click is an ordinary one again, a computer player acts, or a round's end was
        shown long enough; None: never."""
        page, company = super().wake, self.surroundings.company.wake
        return soonest(company, self.returning.wake, self.resting.wake(page, self.hints.wake))

    def _go_on(self, dt: float) -> bool:
        """Go on, once all cues are played, to whatever comes next; True if it has to be drawn."""
        return self.resting.go_on(dt)

    # drawing

    def _picture(self) -> bytes:
        """The table as a PNG, for a report."""
        return as_png(self.app, self.sitting, self.table, self.show, self.acts)

    def toast_at(self) -> tuple[float, float]:
        return self.surroundings.toasting.at

    def draw(self, canvas: Canvas) -> None:
        around = self.surroundings
        self.show.draw(canvas, self.app, self.returning.hidden)
        self.draw_widgets(canvas)
        self.progress.fresh.draw(canvas, self.show.stage, self.table)
        around.trail.draw(canvas)
        waiting = self.acts.pausing or bool(self.acts)
        frame.draw(canvas, self.table, self.show, self.sitting, waiting, around.trail.boxes)
        around.company.draw(canvas)
        self.hints.draw(canvas)
        self.resting.watching.draw(canvas, self.widgets)
        self.tips.draw(canvas)
