"""The legend of an option: what each of its values does, to be read before one is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.app.lang import p, t
from scenes.tables.setup import Option, Value

MOST = 5
"""The largest number of values that are all told; of more, those within a step of the present one."""


def legend(option: Option, now: object) -> str:
    """A line for each value of an option, or for those that can be reached from `now` where there are many."""
    return "\n".join(tell(option, value) for value in _near(option.values, now))


def tell(option: Option, value: Value) -> str:
    """A line about a value of an option, with its name."""
    if option.kind == "switch":
        return t("{value}: {about}", value=p("switch", "On") if value.value else p("switch", "Off"), about=value.about)
    return t("{value}: {about}", value=value.text, about=value.about)


def _near(values: Sequence[Value], now: object) -> list[Value]:
    """All values if they are few; else the first one, which is often of another kind, and those beside the present."""
    if len(values) <= MOST:
        return list(values)
    at = next((index for index, value in enumerate(values) if value.value == now), 0)
    return [value for index, value in enumerate(values) if index == 0 or abs(index - at) <= 1]
