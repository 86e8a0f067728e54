"""The sections of options: a row each, with the control and a line about the value that holds or could be chosen."""

from __future__ import annotations

from typing import NamedTuple

from scenes.app.lang import said
from scenes.app.sheet import GAP
from scenes.kit.box import Box
from scenes.kit.segments import Segments
from scenes.kit.stepper import Stepper
from scenes.kit.theme import BUTTON
from scenes.kit.toggle import TRACK, Toggle
from scenes.kit.widget import Widget
from scenes.pages.rows import Named
from scenes.pages.setup.legend import legend, tell
from scenes.pages.setup.setting import Setting
from scenes.pages.setup.widgets import in_turn, one_of
from scenes.tables.setup import Option

LEFT = 0.53
"""The share of a row that is its name and its explanation; the rest is its control."""
HIGHEST = 96
"""The greatest height of a row, at the usual text size."""
MOST_ROWS = 5


class Row(NamedTuple):
    """An option on the page: its name with a line about a value, and its control."""

    option: Option
    named: Named
    control: Widget


class OptionRows:
    """The builder of the sections of options.

    The line below a name is about the present value or, under the pointer, about the one that a click would choose.
    Where the focus comes by a key, a tip tells of all of them.
    """

    def __init__(self, page: Setting) -> None:
        self.page = page
        self.rows: list[Row] = []

    def build(self, inner: Box, options: list[Option]) -> list[Widget]:
        """Make the rows: names and explanations left, controls right; the paper ends below the last one."""
        kind, page = self.page.app.canvas.type, self.page
        high = min(HIGHEST * kind.text_size, inner.height / max(MOST_ROWS, len(options)))
        page.paper = page.paper._replace(height=high * len(options) + page.paper.height - inner.height)
        down = min(BUTTON * kind.text_size, high - 16)
        found: list[Widget] = []
        self.rows = []
        for index, option in enumerate(options):
            whole = Box(inner.x, inner.y + index * high, inner.width, high)
            room = Box(inner.x + inner.width * LEFT, whole.centre[1] - down / 2, inner.width * (1 - LEFT), down)
            refused = self._refused(option)
            control = None if refused else self._control(option, room)
            words = whole._replace(width=(control.box.x if control is not None else room.x) - GAP - inner.x)
            named = Named(words, option.title, refused or self._about(option), inner.width if index else 0)
            found.append(named)
            if control is not None:
                control.tag = option.name
                self.rows.append(Row(option, named, control))
                found.append(control)
        return found

    def _value(self, option: Option) -> object:
        value = self.page.draft.value(option.name)
        if value is None and all(known.value is not None for known in option.values):
            return getattr(self.page.draft.options, option.name)
        return value

    def _about(self, option: Option) -> str:
        """The line about an option's present value; empty if there is none."""
        now = self._value(option)
        return next((value.about for value in option.values if value.value == now), "")

    def _refused(self, option: Option) -> str:
        """The reason that a switch can't be turned on as things are; empty if the rules allow it."""
        draft = self.page.draft
        if option.kind != "switch" or draft.value(option.name):
            return ""
        before, after = draft.trouble(), draft.trouble(**{option.name: True})
        return said(after) if after is not None and before is None else ""

    def _control(self, option: Option, room: Box) -> Widget:
        kind, now = self.page.app.canvas.type, self._value(option)
        values = [(value.value, value.text) for value in option.values]
        if option.kind == "switch":
            wide = TRACK[0] + 12
            box = room._replace(x=room.right - wide, width=wide)
            return Toggle(box, "", bool(now), lambda on: self._choose(option, on))
        if now not in [value for value, _ in values]:
            values.append((now, str(now)))
        build = in_turn if option.kind == "number" else one_of
        return build(kind, room, values, now, lambda value: self._choose(option, value))

    def _choose(self, option: Option, value: object) -> None:
        self.page.app.sounds.play("toggle")
        self.page.draft.choose(option.name, value)
        self.page.rebuild()
        self.tell_focused()

    # what each value does

    def tell_pointed(self) -> bool:
        """Let each option's line tell of the value under the pointer, or of the present one; True if it changes."""
        changed = False
        for option, named, control in self.rows:
            now, pointed = self._about(option), self._pointed(option, control)
            about, lit = pointed or now, pointed not in ("", now)
            changed |= (about, lit) != (named.about, named.lit)
            named.about, named.lit = about, lit
        return changed

    def _pointed(self, option: Option, control: Widget) -> str:
        """The line about the value that a click where the pointer is would choose; empty if it would choose none."""
        at, values = self.page.app.pointer, option.values
        if at is None or not control.hover:
            return ""
        if isinstance(control, Toggle):
            return tell(option, values[not control.on])
        if isinstance(control, Stepper):
            return ""  # beside a number that is shown, a line about the next one would read as an error
        assert isinstance(control, Segments)
        value = control.at(*at)
        return next((known.about for known in values if known.value == value), "")

    def tell_focused(self) -> None:
        """Let a tip tell of every value of the option that has the focus by a key."""
        for option, _, control in self.rows:
            if control is self.page.focused and control.ringed:
                self.page.tips.focus(Widget(control.box, legend(option, self._value(option))))
