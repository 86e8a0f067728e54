"""Explanations: a sentence or two about the thing under a resting pointer, with the focus, or held by a long press."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from scenes.app.lang import n, t
from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.intents import Pointer
from scenes.kit.tooltip import FOCUSED, Tips
from scenes.kit.widget import Widget
from scenes.tables.reach import Reach
from scenes.tables.table import Table
from scenes.tables.things import Thing, Things

RESTING, HELD = 0.7, 0.6
"""Seconds until an explanation appears: under a resting pointer, and under one that is held down."""
RINGED, RADIUS = 3.0, 10.0
"""The width and the corners of the ring around a thing that a key has asked about."""
ILLEGIBLE = 100
"""The number of things that a tip had rather cover than a sentence."""
STILL = 6.0
"""Logical units that a pointer may move and still rest."""


class Coach(Protocol):
    """The coach as explanations know it: somebody who speaks in a bubble, and can be silenced."""

    def words(self) -> str:
        """The sentence that is shown now; empty if none is."""
        ...

    def close(self) -> bool:
        """Put the sentence away; False if none is shown."""
        ...


class Explaining(Tips):
    """The tips of a table: they explain things by name, and not only widgets.

    One speaks at a time: no explanation comes by itself beside a sentence of the coach, and one that was asked for
    takes its place.
    """

    def __init__(self, table: Table, reach: Reach, things: Callable[[], Things], coach: Coach) -> None:
        super().__init__()
        self.coach = coach
        self.table = table
        self.reach = reach
        self.things = things
        self.rests: tuple[float, float] | None = None
        """The point where the pointer rests, until what lies there is explained; None if it does not wait."""
        self.held = False
        """True while the pointer is held down on that point."""
        self.name = ""
        """The name of the thing that is explained."""
        self.by_key = False
        """True if a key or a pad has asked for the explanation: arrows lead from there to other things."""

    @property
    def wake(self) -> float | None:
        return self.left if self.rests is not None or super().wake is not None else None

    def point(self, widgets: Iterable[Widget], x: float, y: float) -> bool:
        if self.held and self.rests is not None and _near(self.rests, (x, y)):
            return False
        if self.reach.grip.holds or x < 0:
            self.rests, self.held = None, False
            return self.hide()
        if self.done and self.at is not None and _near(self.at, (x, y)):
            return False
        if self.shown and self.widget is not None and self.at is not None:
            thing = self.things().at(x, y)
            if thing is not None and thing.name == self.name:
                self.at = (x, y)
                return False
        if self.shown and self.at is None:
            return False
        was = self.hide()
        self.rests, self.held, self.left = (x, y), False, RESTING
        return was

    def press(self) -> bool:
        was = super().press()
        at = self.reach.app.pointer
        self.at, self.rests, self.left = at, at, HELD
        self.held = at is not None
        return was

    def release(self) -> None:
        """Wait no longer: the pointer that was held down is let go."""
        if self.held:
            self.rests, self.held = None, False

    def focus(self, widget: Widget | None) -> None:
        self.hide()
        if widget is not None:
            thing = self.things().at(*widget.middle)
            if thing is not None:
                self._prepare(thing, FOCUSED, None)

    def ask(self, focused: Widget | None) -> bool:
        """Explain at once what has the focus or lies under the pointer, or put the explanation away; False: nothing.

        Where there is nothing, the table itself is explained: what is played, and what is unusual about it.
        """
        if self.shown:
            return self.hide()
        at, things = focused.middle if focused is not None else self.reach.app.pointer, self.things()
        under = things.at(*at) if at is not None else None
        if under is None or not told(self.table, under, self.reach):
            under = things.named("mark:title")
        return self._show(under)

    def walk(self, across: int, down: int) -> bool:
        """Explain the next thing in this direction instead; False if no key has asked for an explanation."""
        if not self.shown or not self.by_key or self.widget is None:
            return False
        x, y = self.widget.box.centre
        ways = [(_ahead(thing.box, x, y, across, down), thing) for thing in self._uppermost()]
        ahead = [(away, thing) for away, thing in ways if away is not None]
        if ahead:
            self._show(min(ahead)[1])
        return True

    def _uppermost(self) -> list[Thing]:
        """The things that can be explained and whose middle no other thing covers."""
        things = self.things()
        uppermost = [thing for thing in things if things.at(*thing.box.centre) == thing]
        return [thing for thing in uppermost if told(self.table, thing, self.reach)]

    def _show(self, thing: Thing | None) -> bool:
        """Explain a thing at once, as a key has asked; False if there is none."""
        if thing is None or not self._prepare(thing, 0.0, None):
            return False
        self.shown = self.by_key = True
        self.coach.close()
        return True

    def follow(self, widgets: Sequence[Widget]) -> None:
        """Keep the explanation after the table was laid out anew only if it would be the same, at the same pointer."""
        if self.widget is None:
            return
        box = self.things().box(self.name)
        left = box is not None and self.at is not None and not box.holds(*self.at)
        if box is None or left or told(self.table, Thing(self.name, box), self.reach) != self.widget.tip:
            self.hide()
        else:
            self.widget.box = box

    def hide(self) -> bool:
        self.rests, self.by_key = None, False
        return super().hide()

    def update(self, dt: float) -> bool:
        if not self.held and self.coach.words():
            return False
        if self.rests is None:
            return super().update(dt)
        self.left = max(0.0, self.left - dt)
        if self.left > 0 or self.reach.grip.holds or self.reach.busy:
            return False
        (x, y), held = self.rests, self.held
        self.rests, self.held, self.done = None, False, False
        thing = self.things().at(x, y)
        if thing is None or not self._prepare(thing, 0.0, (x, y)):
            return False
        self.shown = True
        if held:
            self.coach.close()
            _let_go(self.reach.focus.widgets())
        return True

    def kept(self) -> Sequence[Box]:
        return [*(thing.box for thing in self.things()), *self._toast()]

    def covered(self, box: Box) -> int:
        """The number of things that an explanation in this box would cover; a sentence would make both illegible."""
        return super().covered(box) + ILLEGIBLE * any(box.overlaps(other) for other in self._toast())

    def _toast(self) -> list[Box]:
        """The box of the sentence that is shown for a while, if there is one."""
        app = self.reach.app
        if app.top is None or not app.toasts.shown:
            return []
        return [centred(*app.top.toast_at(), *app.toasts.size(app.canvas))]

    def draw(self, canvas: Canvas) -> None:
        if self.by_key and self.shown and self.widget is not None:
            canvas.panel(self.widget.box.inset(-RINGED), None, RADIUS, outline=canvas.cloth.brass, line=RINGED)
        super().draw(canvas)

    def _prepare(self, thing: Thing, seconds: float, at: tuple[float, float] | None) -> bool:
        """Let the explanation of a thing wait; False if nothing is to be said of it."""
        text = told(self.table, thing, self.reach)
        if not text or (at is not None and text == self._written(thing)):
            return False
        self._wait(Widget(thing.box, text), seconds, at)
        self.name = thing.name
        return True

    def _written(self, thing: Thing) -> str:
        """The words on a button, which tell somebody who points at it nothing more; "" if it is none."""
        name = thing.name.removeprefix("button:")
        buttons = (widget for widget in self.reach.focus.widgets() if isinstance(widget, Button))
        return next((button.text for button in buttons if button.thing == name), "")


def _near(one: tuple[float, float], other: tuple[float, float]) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) < STILL


def _ahead(box: Box, x: float, y: float, across: int, down: int) -> float | None:
    """The length of the way to the middle of a box in this direction, a distance aside counting 2.5 times as on every
    page; None if it does not lie there."""
    right, below = box.centre[0] - x, box.centre[1] - y
    ahead, aside = right * across + below * down, abs(right * down) + abs(below * across)
    return ahead + 2.5 * aside if ahead > 1 else None


def _let_go(widgets: Iterable[Widget]) -> None:
    """Let every widget go of the pointer without a click: a long press has explained it."""
    for widget in widgets:
        widget.handle(Pointer("release", -1, -1))


def told(table: Table, thing: Thing, reach: Reach) -> str:
    """The explanation of a thing: the game's own, else that of a thing which every table has."""
    return table.explain(thing, reach) or _common(table, thing, reach)


def _common(table: Table, thing: Thing, reach: Reach) -> str:
    """The explanation of a thing that every table has; "" if there is none."""
    match [thing.kind, *thing.parts]:
        case ["seat", seat]:
            return _seat(table, int(seat))
        case ["hand", seat]:
            return t("Cards of {name}: only they know them.", name=table.names[int(seat)])
        case ["mark", "key", seat]:
            return t("The key of {name} in a race: press it, or click the plate.", name=table.names[int(seat)])
        case ["mark", "count", seat]:
            count = table.plate(int(seat)).cards or 0
            return n("{name} holds {count} card.", "{name} holds {count} cards.", count, name=table.names[int(seat)])
        case ["mark", "badge", seat]:
            return t("{name}: {badge}.", name=table.names[int(seat)], badge=table.plate(int(seat)).badge)
        case ["mark", "limit"]:
            return t("The time that is left. The settings make it longer, or take it away.")
        case ["mark", "title"]:
            heading = table.heading()
            first = t("{game}: {heading}.", game=table.title, heading=heading) if heading else table.title
            return "\n".join([first, *table.unusual()])
        case ["button", *_]:
            return _button(thing, reach)
    return ""


def _seat(table: Table, seat: int) -> str:
    """The sentence about a plate: who sits there, and whether it is their turn."""
    name, line = table.names[seat], table.plate(seat).line
    if table.alone and seat == table.bottom:
        name = t("{name}, that is you", name=name)
    if table.plate(seat).active:
        return t("{name}. The bright rim says: it is this seat’s turn.", name=name)
    return f"{name} · {line}" if line else name


def _button(thing: Thing, reach: Reach) -> str:
    """The tip of a button, else the words on it."""
    name = thing.name.removeprefix("button:")
    widget = next((widget for widget in reach.focus.widgets() if widget.thing == name), None)
    return "" if widget is None else widget.tip or str(widget.says())
