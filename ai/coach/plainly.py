"""A player's reason in words instead of figures: how often, and better or worse than what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ai.player import Reason

STEPS = (88, 62, 38, 12)
"""The per cents from which something happens nearly always, mostly, half the time, now and then."""


class Plainly(NamedTuple):
    """The text of a reason without figures; it may use `often`, the step of its per cent."""

    text: str
    even: str = ""
    """The text where the two moves that are compared come to the same figure; empty: the same."""


def often(percent: float) -> int:
    """The step of a share in per cent: 0 is nearly always, 4 is rarely."""
    return next((step for step, least in enumerate(STEPS) if percent >= least), len(STEPS))


def plainly(reason: Reason, texts: Mapping[str, Plainly]) -> Reason:
    """The reason in words: with the text that stands for its own, or as it is if there is none."""
    known = texts.get(reason.text)
    if known is None:
        return reason
    values = dict(reason.values)
    figures = values.get("matches", values.get("percent"))
    text = known.even if known.even and figures == values.get("less") else known.text
    if "{often}" in text:
        values["often"] = often(values["percent"])
    return Reason(text, **values)
