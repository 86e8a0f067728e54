"""A lesson on screen: the real table, the dark over it with lights on what matters, and the coach's bubble."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scenes.app.dialog import Dialog
from scenes.app.lang import t
from scenes.app.scene import soonest
from scenes.app.spoken import sentence
from scenes.kit.canvas import Canvas
from scenes.kit.cloths import USUAL
from scenes.kit.intents import Action
from scenes.kit.widget import Widget
from scenes.lessons.bar import Bar, Ways
from scenes.lessons.coach import Coach, Shown
from scenes.sitting.course import Course
from scenes.sitting.lesson import Step
from scenes.sitting.taught import TaughtSitting
from scenes.stage.coach.bubble import Paper
from scenes.stage.coach.dark import Dark
from scenes.stage.coach.onward import OnwardButton
from scenes.stage.paper.pieces import Pieces
from scenes.tables import frame
from scenes.tables.above import Above
from scenes.tables.scene import TableScene
from scenes.tables.table import Table
from scenes.tables.things import Things

FADE = 0.25
"""Seconds in which the dark comes."""


class Around(NamedTuple):
    """The services that a lesson gets from the rooms above: its pictures of cards, and where it leads."""

    pieces: Callable[[float], Pieces]
    """The game's pieces for the bubble at a scale."""
    reached: Callable[[int], None]
    """Keep the step to go on with."""
    finished: Callable[[], None]
    """Keep that the lesson is finished, and show what comes next."""
    restart: Callable[[], None]
    """Put the same lesson, from its first step, in the place of the top scene."""


class LessonScene(TableScene):
    """A table at which a script plays the other seats. The coach appears whenever it waits for the person."""

    sitting: TaughtSitting
    cloth = USUAL
    """Its texts speak of the table that its pictures show."""

    def __init__(self, sitting: TaughtSitting, table: Table, above: Above, around: Around) -> None:
        super().__init__(sitting, table, above)
        table.guided = True
        self.around = around
        self.dark = Dark()
        self.shown: Shown | None = None
        """The coach as it is on screen; None while cards move or the script plays."""
        self.answer = ""
        """The sentence about what was tried and not asked for; empty if nothing was."""
        self.veil = 0.0
        """The share of the dark that has come."""
        self._own: list[Widget] = []
        """The widgets of the lesson, drawn above the dark."""
        self._seen: tuple[object, ...] = ()
        """The moment that the coach last spoke for."""
        self._at_rest = True
        """False if cards still came or drifted when the coach began to speak: then the lights are to be found anew."""

    @property
    def course(self) -> Course:
        return self.sitting.course

    @property
    def step(self) -> Step:
        return self.course.step

    # entering and time

    def enter(self) -> None:
        super().enter()
        self.progress.say = self._answered
        self.tips.things = self._explained
        if self.step.at_end:
            self._look_again()

    def _prefer(self) -> None:
        """Set everything as the person prefers it, but for limits and lots: a lesson has neither."""
        super()._prefer()
        self.sitting.clock.limits = None
        self.sitting.lots.on = False

    @property
    def speaks(self) -> bool:
        """True if the coach is to be seen: nothing moves, and the person is waited for.

        While the end of a round is shown, the coach speaks only in a step that is read then.
        """
        return self._still and self.course.awaits != "script" and not self.course.over

    @property
    def _still(self) -> bool:
        """True if nothing moves, and the end of a round is shown only if it is to be read at."""
        return not self.show.busy and (self.step.at_end if self.acts.pausing else not self.acts)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        moment = (self.speaks, self.course.at, self.course.done)
        if moment != self._seen:
            self._turn(moment)
            moving = True
        elif not self._at_rest and not self.show.director.moving:
            self._at_rest = moving = True
            self.rebuild()
        if self.shown is not None and self.veil < 1.0:
            self.veil = min(1.0, self.veil + dt / FADE) if not self.app.preferences.reduced_motion else 1.0
            moving = True
        return moving

    def _turn(self, moment: tuple[object, ...]) -> None:
        """Begin to speak for this moment, or fall silent; what was explained before lies elsewhere now."""
        self.tips.hide()
        before, self._seen = self._seen, moment
        if before[1:] != moment[1:]:
            self.answer = ""
        if not self.speaks:
            self.veil = 0.0
        if self.course.over:
            if self._still:
                self.rebuild()
                self.around.finished()
            else:
                self._seen = ()
            return
        self.around.reached(self.course.at)
        self._at_rest = not self.show.director.moving
        self.rebuild()
        if self.speaks and not self.app.by_mouse:
            self._lead()

    def _lead(self) -> None:
        """Move the focus of keys and pads to what is asked for, or to the button that goes on."""
        asked = self.course.asked()
        wanted = [widget for widget in self.widgets if any(self.hints.spots.makes(widget, move) for move in asked)]
        wanted += [widget for widget in self._own if isinstance(widget, OnwardButton)]
        target = next((widget for widget in wanted if widget.reachable), None)
        if target is not None:
            self._set_focus(target, True)
            self.show.raise_card(self.widgets)

    def _go_on(self, dt: float) -> bool:
        """Go on, once all cues are played, to the next act or the script's next move; True if it has to be drawn."""
        if self.acts.pausing or self.app.aloud.telling:
            return False
        if self.acts:
            self.progress.next_act()
            return True
        return self.progress.pass_time(dt)

    @property
    def wake(self) -> float | None:
        return soonest(self.sitting.soon if not self.acts.pausing else None, super(TableScene, self).wake)

    def notices(self) -> list[str]:
        if self.shown is None:
            return super().notices()
        says = self.shown.bubble.says
        return [sentence([says.title, says.text, "" if says.done else says.task])]

    # widgets

    def build(self) -> list[Widget]:
        self.show.built()
        table = self.table.rest(self.reach) if self.acts.pausing else self.table.build(self.reach)
        self.widgets = [*table, *self._after_round()]
        bar = self._bar()
        self.shown = None
        if self.speaks:
            self.shown = self.coach.speak(self.answer, self.around.pieces(self.app.view.scale), bar.bottom)
        ways = Ways(self.leave_lesson, self.step_back if self.course.at else None, self.again, self.skip)
        self._own = bar.widgets(ways)
        if self.shown is not None:
            says, bubble, box = self.shown.bubble.says, self.shown.bubble, self.shown.box
            self._own[:0] = [Paper(box), OnwardButton(bubble.button(box), says.onward, self.go_on, says.locked)]
        return [*self.widgets, *self._own]

    def _after_round(self) -> list[Widget]:
        """The button that goes on after a round; none if the coach speaks there."""
        if not self.acts.pausing or self.step.at_end:
            return []
        way = frame.Onward(self.table.next_words(), self.table.next_at, self.progress.go_on, self.table.middle)
        return [frame.onward_button(self.app, way)]

    def _bar(self) -> Bar:
        lesson, kind = self.course.lesson, self.app.canvas.type
        return Bar(str(lesson.title), self.course.at, len(lesson.steps), kind, self.app.view.width)

    def default(self) -> Widget | None:
        """The button that goes on, to the next step or after a round; None if something else is to be done."""
        if self.acts.pausing and not self.step.at_end:
            return self.widgets[-1 - len(self._own)]
        return next((widget for widget in self._own if isinstance(widget, OnwardButton) and widget.enabled), None)

    # the coach

    @property
    def coach(self) -> Coach:
        """The coach at this table."""
        return Coach(self.course, self.table, self.reach, self.hints.spots)

    def _answered(self, sentence: str) -> None:
        """Let the coach say why something was not done."""
        self.answer = sentence
        self.rebuild()

    def _explained(self) -> Things:
        """The things that can be explained: none while the pointer is on the bubble, which covers them."""
        at, shown = self.app.pointer, self.shown
        return Things(()) if shown is not None and at is not None and shown.box.holds(*at) else self.things()

    # ways on and back

    def go_on(self) -> None:
        """Read on; where the next step begins further on in the match, or after the end of a round, go there."""
        made = self.sitting.moves
        self.sitting.go_on()
        if self.sitting.moves != made:
            self._look_again()
        elif self.acts.pausing and (self.course.awaits == "script" or not self.step.at_end):
            self.progress.go_on()
        self.app.touch()

    def step_back(self) -> None:
        self._return_to(max(0, self.course.at - 1))

    def again(self) -> None:
        self._return_to(min(self.course.at, len(self.course.lesson.steps) - 1))

    def _return_to(self, step: int) -> None:
        """Be at the beginning of a step again, as the table was then."""
        self.sitting.go_back(step)
        self._look_again()

    def skip(self) -> None:
        """Take the rest of this step at once."""
        self.sitting.skip()
        self._look_again()

    def _look_again(self) -> None:
        """Show the table as it is now, at once."""
        self.acts.clear()
        self.acts.pausing = False
        self.answer, self._seen = "", ()
        if self.step.at_end and not self.course.over:
            self._show_end()
        else:
            self.progress.see()

    def _show_end(self) -> None:
        """Show the last move again and the end of the round that it brought."""
        self.sitting.take_back()
        self.progress.see()
        made = self.sitting.moves
        self.sitting.make_again()
        self.progress.follow(made)

    def leave_lesson(self) -> None:
        """Leave; the step is kept."""
        self._uncover()
        self.app.pop()

    def back(self) -> None:
        """Put a chosen card down, or open the pause."""
        if self.table.chosen is not None and self.app.top is self:
            self.table.chosen = None
            self.progress.refresh()
            return
        answers: list[tuple[str, Callable[[], None], str]] = [
            (t("Leave"), self.leave_lesson, "quiet"),
            (t("Start over"), self.around.restart, "quiet"),
            (t("Settings"), lambda: self.app.push(self.above.settings()), "quiet"),
            (t("Go on"), self.app.touch, "do"),
        ]
        self.app.push(Dialog(t("Pause"), t("The lesson goes on at this step whenever you like."), answers))

    def _named(self, name: str) -> bool:
        does: dict[str, Callable[[], None]] = {
            "menu": self.back,
            "undo": self.step_back,
            "hint": self.again,
            "explain": self._explain,
        }
        if name in does:
            does[name]()
        return name in does or name in ("rules", "log", "scores", "again")

    def _space(self) -> bool:
        """Go on if the coach waits for that; else do what Space does at this table."""
        button = self.default()
        if button is not None:
            button.click()
            return True
        move = self.table.space()
        if move is not None:
            self.progress.do(move)
        return move is not None

    def _act(self, action: Action) -> bool:
        if action.name == "confirm" and self.focused is None and self.default() is not None:
            return self._space()
        return super()._act(action)

    # drawing

    def draw(self, canvas: Canvas) -> None:
        self.show.draw(canvas, self.app, self.returning.hidden)
        self._draw_all(canvas, [widget for widget in self.widgets if widget not in self._own])
        self.progress.fresh.draw(canvas, self.show.stage, self.table)
        frame.draw_banner(canvas, self.table, self.show)
        if self.shown is not None:
            self.coach.draw(canvas, self.shown, self.dark, self.veil, self.returning.hidden)
        self._bar().draw(canvas)
        self._draw_all(canvas, self._own)
        self.tips.draw(canvas)

    def _draw_all(self, canvas: Canvas, widgets: Sequence[Widget]) -> None:
        for widget in widgets:
            widget.draw(canvas)
