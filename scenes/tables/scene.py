"""A table being played at, by one person or several, with computer players around it.

The match is always ahead of the picture: a move is kept and made, then shown. Skipping changes nothing.
"""

from __future__ import annotations

from game.table import TABLE
from scenes.app.background import chosen
from scenes.app.lang import said
from scenes.app.narrator import BRIEF
from scenes.app.page import WAYS, Page
from scenes.app.scene import soonest
from scenes.app.spoken import sentence
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Action, Intent, KeyPress, Pointer
from scenes.kit.widget import Widget
from scenes.sitting.seats import advisers, second_thoughts
from scenes.sitting.sitting import Sitting
from scenes.stage.slots import SpriteKey
from scenes.tables import frame, inventory
from scenes.tables.above import Above
from scenes.tables.acts import LONGEST_PAUSE, Act, Acts
from scenes.tables.calling import Calling
from scenes.tables.cards import HandCard, nearest
from scenes.tables.company import Company
from scenes.tables.exits import Exits
from scenes.tables.explaining import Explaining, told
from scenes.tables.finishing import Finishing
from scenes.tables.hints import Hints
from scenes.tables.lately import TRAIL, Lately, TrailButton
from scenes.tables.meeting import Meeting
from scenes.tables.narrating import Narrating, button_names
from scenes.tables.overlays import Overlays
from scenes.tables.picture import as_png
from scenes.tables.progress import FORCED, Progress
from scenes.tables.reach import Focusing, Reach
from scenes.tables.returning import Returning
from scenes.tables.sharing import Sharing
from scenes.tables.show import Show
from scenes.tables.table import Table
from scenes.tables.things import Things
from scenes.tables.toasting import Taken, Toasting
from scenes.tables.trail import Trail
from scenes.tables.watching import Watching

AT_THE_END = 1.2
"""Seconds between the last card and the result."""

READING = {"calm": 1.0, "brisk": 0.5}
"""The share of the time for reading that a table leaves to people; whoever only looks on sets it by the speed too."""


class TableScene(Page):
    """A match as the people before the screen may see it: in the view of one seat, or in that of all.

    The scene hears intents and lets time pass; its parts do the rest.
    """

    heavy = True

    def __init__(self, sitting: Sitting, table: Table, above: Above) -> None:
        super().__init__()
        self.sitting = sitting
        self.table = table
        self.above = above
        self.sharing = Sharing(sitting.facts.seats)
        self.acts = Acts()
        self.hidden = False
        """True if hands lie face down, as the window has lost the focus."""
        self.inherited: SpriteKey | None = None
        """The card that got the focus of one that was laid, until a key moves the focus; None if there is none."""
        self.showing = False
        """True if cues were still being played when the widgets were made."""
        self.met = not sitting.moves
        """False as long as nobody has touched anything since a match was opened again: no limit runs until then."""

    # entering, leaving

    def enter(self) -> None:
        app, sitting, table, sharing = self.app, self.sitting, self.table, self.sharing
        self.show = Show(table)
        self.overlays = Overlays(app, sitting, table, self.above, sharing.eyes)
        self.progress = Progress(app, sitting, table, sharing, self.acts, self.show, self.overlays, self.rebuild)
        self.exits = Exits(app, sitting, self.above, self._uncover)
        self.finishing = Finishing(sitting, table, sharing, self.progress, self.overlays)
        self.watching = Watching(app, sitting, table, sharing, self.progress)
        self.calling = Calling(app, sitting, table, sharing, self.progress, self.overlays.log)
        self.reach = self._reach()
        self.tips = self.explaining = Explaining(table, self.reach, self.things)
        self.returning = Returning(app, self.overlays.log, table)
        deeper = second_thoughts(sitting, app.worker)
        self.hints = Hints(advisers(sitting, app.worker), sitting, sharing, self.acts, table, self.reach, deeper)
        self.progress.doubts = self.hints.doubts
        self.progress.say = self._say
        self.trail = Trail(app, sitting.port(TABLE), table, self._taken)
        self.toasting = Toasting(app, table, self._taken_by_kind)
        self.lately = Lately(
            app, sitting, table, sharing, self.acts, self.show, self.progress, self.reach, lambda: self.hidden
        )
        self.company = Company(app, sitting, table, self._taken_for_words)
        self.meeting = Meeting(app, sitting, table, sharing, self.acts, self.reach, lambda: self.hidden)
        self.narrating = Narrating(
            app, sitting, table, sharing, self.acts, lambda: self.hidden, lambda: button_names(self.widgets)
        )
        table.key_names = self.above.key_names(app, sitting.facts)
        table.sight = self.progress.sight()
        self._prefer()
        opening = self.show.open(table.sight) if not sitting.moves else []
        self.overlays.count()
        self.progress.begin(Act(table.sight, opening))

    def _reach(self) -> Reach:
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
            claim=self.calling.claim,
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
        self._accompany(0.0, calm=True)
        self.toasting.forget()

    def cover(self) -> None:
        super().cover()
        self.show.put_down(self.widgets)

    def resume(self) -> None:
        """Let go of the card that was held when another scene came over the table."""
        super().resume()
        self.meeting.forget()
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
        self.showing = self.show.busy
        if self.acts.pausing:
            return [*self._corners(), *self.watching.widgets(), *self.table.rest(self.reach), *self._again()]
        return [*self.table.build(self.reach), *self._corners(), *self.watching.widgets(), *self._again()]

    def _again(self) -> list[Widget]:
        """The trail as a button."""
        return self.lately.button(self.trail.boxes)

    def _corners(self) -> list[Widget]:
        """The buttons in the corners of every table; after a round also the one that goes on."""
        pausing, pages, progress = self.acts.pausing, self.overlays, self.progress
        go_on = frame.Onward(self.table.next_words(), self.table.next_at, progress.go_on)
        onward = go_on if pausing else self.finishing.button()
        return frame.buttons(
            self.app,
            menu=self.back,
            log=self._log,
            scores=pages.scores,
            rules=pages.rules,
            undo=progress.undo if progress.undoable else None,
            why=pages.why if pausing and pages.explained else None,
            hint=self.hints.ask if self.sharing.people and not pausing else None,
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
        if isinstance(focused, HandCard) and focused.card == self.inherited:
            self._set_focus(self.heir(focused), focused.ringed)
        self.show.raise_card(self.widgets)

    def default(self) -> Widget | None:
        """The button that goes on after a round; None while the match is played."""
        return self.widgets[0] if self.acts.pausing and self.widgets else None

    def things(self) -> Things:
        """Everything on the table that has a name, at this moment."""
        return inventory.things(self.table, self.reach)

    def _taken(self) -> list[Box]:
        """The boxes of everything on the table but the trail."""
        widgets = [widget.box for widget in self.widgets if not isinstance(widget, TrailButton)]
        return [*(thing.box for thing in self.things() if thing.name != TRAIL), *widgets]

    def _taken_for_words(self) -> list[Box]:
        """The boxes of everything on the table, the trail and a toast included."""
        toasts = [] if self.toasting.box is None else [self.toasting.box]
        return [*self._taken(), *self.trail.boxes, *toasts]

    def _taken_by_kind(self) -> Taken:
        """The boxes of what is played with and of everything else, for a sentence that is to cover neither."""
        widgets = [widget.box for widget in self.widgets]
        plates = [self.table.own_plate(), *self.table.plates().values()]
        words = self.hints.words()
        hint = [self.hints.box(words)] if words else []
        said = [self.company.box] if self.company.remarks.shown is not None and self.company.box is not None else []
        return Taken([*widgets, *plates, *hint], [*(thing.box for thing in self.things()), *self.trail.boxes, *said])

    def heir(self, lost: Widget) -> Widget | None:
        """Keep the focus of a card that was laid in the hand, on the nearest card that can be laid."""
        card = nearest(lost, self.widgets, self.table.playable()) if isinstance(lost, HandCard) else None
        self.inherited = card.card if card is not None else None
        return card

    def _move_focus(self, widget: Widget) -> None:
        super()._move_focus(widget)
        self.inherited = None

    def _focus_on(self, widget: Widget) -> None:
        self._set_focus(widget, not widget.takes_keys)

    def _unfocus(self) -> None:
        self._set_focus(None, False)
        self.show.raise_card(self.widgets)

    def moused(self) -> None:
        super().moused()
        self.show.raise_card(self.widgets)

    # input

    def handle(self, intent: Intent) -> bool:
        self.met = True
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
            self.explaining.release()
        taken = super().handle(intent)
        self.returning.tell(intent)
        if self.show.dragged is not None and isinstance(intent, Pointer) and intent.kind == "release":
            # The widget that held it has gone: the table was laid out anew meanwhile.
            self.resume()
        return (self in self.app.scenes and self.show.raise_card(self.widgets)) or taken

    def _key(self, key: KeyPress) -> bool:
        """Handle a race key or a key of the game's own; False if it is neither."""
        return self.calling.pressed(key.scancode) or self.table.keyed(key, self.reach)

    def _named(self, name: str) -> bool:
        """Handle an action that every table has; False if it has another name."""
        does = {
            "rules": self.overlays.rules,
            "menu": self.back,
            "log": self._log,
            "scores": self.overlays.scores,
            "undo": self.progress.undo,
            "hint": self.hints.ask,
            "explain": self._explain,
            "again": self.lately.ask,
        }
        if name in does:
            does[name]()
        return name in does

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
        return name in WAYS and self.explaining.walk(*WAYS[name])

    def _explain(self) -> None:
        """Explain what has the focus or is nearest to the pointer; arrows then lead from thing to thing."""
        self.explaining.ask(self.focused)
        self.app.touch()

    def _space(self) -> bool:
        """Go on after a round, pause a table without people, make the only move without a card, or read no further."""
        self.app.aloud.hush()
        if self.acts.pausing:
            self.progress.go_on()
            return True
        if self.watching.present:
            self.watching.toggle()
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
            self.overlays.pause(self.exits, self._picture)

    def _uncover(self) -> None:
        """Close all scenes above the table."""
        while self.app.top is not self:
            self.app.pop()

    def away(self, lost: bool) -> None:
        self.returning.away(lost)
        self.hidden = lost and self.app.preferences.hide_when_away

    # aloud

    @property
    def secret(self) -> bool:
        return self.narrating.secret

    def words_of(self, widget: Widget, degree: int) -> str:
        """A widget in words; one that only lies over something on the table is told as that is explained."""
        words = super().words_of(widget, degree)
        inside = widget.middle != widget.box.centre  # the focus is on a part of it, as on a grid of bids
        thing = self.things().at(*widget.middle) if isinstance(widget, HandCard) or inside or not words else None
        explained = told(self.table, thing, self.reach) if thing is not None else ""
        name = self.narrating.card_name(widget.card) if isinstance(widget, HandCard) else ""
        if explained.casefold().startswith(name.casefold()):
            name = ""
        if degree == BRIEF and explained:
            return name or explained.split(". ")[0]
        return sentence([name, explained]) or words

    def announced(self, degree: int) -> list[str]:
        heading = self.table.heading() if not self.secret else ""
        return [self.table.title, heading, *(self.table.unusual() if degree > BRIEF else [])]

    def where(self) -> list[str]:
        return self.narrating.where()

    def notices(self) -> list[str]:
        return [self.hints.words()]

    # time

    def update(self, dt: float) -> bool:
        director = self.show.director
        self.returning.update(dt)
        moving = super().update(dt) | director.update(dt)
        self.narrating.update(calm=not director.busy)
        moving |= self.table.update(0.0 if self.watching.holds else dt, self.reach)
        moving |= self.hints.update(dt)
        moving |= self._accompany(dt, calm=not director.busy)
        self.toasting.update(self.hints.words())
        self._warn()
        for due in director.hear():
            self.app.sounds.play(due.name, 1.0, due.pan)
        if self.showing and not director.busy:
            self.rebuild()
        if not director.busy:
            moving |= self._go_on(dt)
        return moving or director.moving or self._limited()

    def _accompany(self, dt: float, calm: bool) -> bool:
        """Bring the trail, the faces and the talk up to date; True if something looks different."""
        different = calm and not self.sitting.guided and self.trail.update(self.sitting.moves)
        if different:
            self.rebuild()
        return self.company.update(dt, calm) or different

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
        """Seconds until a face changes, a computer player acts, or a round's end was shown long enough; None: never."""
        return soonest(self.company.wake, self._next())

    def _next(self) -> float | None:
        """Seconds until a computer player acts, or the end of a round was shown for long enough; None: no such time."""
        if self.watching.holds:
            return super().wake
        if self.acts.pausing:
            return None if self.sharing.people else max(0.0, LONGEST_PAUSE - self.acts.waited)
        if self.sitting.outcome is not None or self.sharing.unwatched:
            return 0.05
        forced = max(0.0, FORCED - self.acts.waited) if self.progress.forced is not None else None
        return soonest(self.sitting.soon, self.hints.wake, forced, super().wake)

    def _go_on(self, dt: float) -> bool:
        """Go on, once all cues are played, to the next act, a move or the result; True if it has to be drawn."""
        if self.watching.holds or self.app.aloud.telling:
            return False
        if self.finishing.play_on():
            return True
        if self.acts.pausing:
            return self.meeting.tell() or self._look_on(dt)
        if self.acts:
            self.progress.next_act()
            return True
        if self.sitting.outcome is not None:
            return self._end(dt)
        ruling = TABLE in self.sitting.actors
        if not ruling and self.calling.attend(self.back):
            self._unfocus()
            return True
        if self.meeting.tell():
            return True
        if ruling:
            return self.progress.rule(self.reach)
        if not self.met and self.sharing.people and self.sitting.timer is not None:
            return False
        return self.progress.force(dt) or self.progress.pass_time(dt)

    def _look_on(self, dt: float) -> bool:
        """Wait at the end of a round until somebody goes on; without people, for a while. Return False."""
        self.acts.waited += dt
        if not self.sharing.people and self.acts.waited > LONGEST_PAUSE:
            self.progress.go_on()
        return False

    def _end(self, dt: float) -> bool:
        """Wait until the last card has been seen, then show the result; True while it waits."""
        self.acts.waited += dt
        if self.show.director.clock.instant or self.acts.waited >= AT_THE_END:
            self.overlays.result()
            return False
        return True

    # drawing

    def _picture(self) -> bytes:
        """The table as a PNG, for a report."""
        return as_png(self.app, self.sitting, self.table, self.show, self.acts)

    def toast_at(self) -> tuple[float, float]:
        return self.toasting.at

    def draw(self, canvas: Canvas) -> None:
        self.show.draw(canvas, self.app, self.hidden)
        super().draw(canvas)
        self.progress.fresh.draw(canvas, self.show.stage, self.table)
        self.trail.draw(canvas)
        waiting = self.acts.pausing or bool(self.acts)
        frame.draw(canvas, self.table, self.show, self.sitting, waiting, self.trail.boxes)
        self.company.draw(canvas)
        self.hints.draw(canvas)
        self.watching.draw(canvas, self.widgets)
