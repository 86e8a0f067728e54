"""The widget of each field of a question: what can be typed, and what is chosen among a few values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import get_args

from game.defizz.chance import KINDS
from game.defizz.question_form import LISTS, Form, lines, raw_of
from game.defizz.questions import Category
from scenes.app.lang import t
from scenes.games.defizz.editor import names
from scenes.kit.area import Area
from scenes.kit.box import Box
from scenes.kit.entry import Entry
from scenes.kit.segments import Segments
from scenes.kit.stepper import Stepper
from scenes.kit.widget import Widget
from scenes.sitting.reasons import subject

Write = Callable[[str, str], None]
"""A function that writes a text into a field."""

LONGEST = {"hint": 40, "text": 400, "note": 400, "unit": 60, "closed_by": 400, "answer": 120, "answer_type": 20}
LONGEST_LIST, LONGEST_NUMBER = 8000, 24
MOST_LINES, MOST_ENTRIES = 5, 20
PARAGRAPHS = ("text", "note", "closed_by")
"""Fields of one paragraph that wraps."""


def several(name: str) -> int:
    """The most lines that a field wants; 0 for one of a single line."""
    if name in PARAGRAPHS:
        return MOST_LINES
    return MOST_ENTRIES if name in LISTS and name != "settings" else 0


def widget(field: str, form: Form, write: Write) -> Callable[[Box], Widget]:
    """A function that makes the widget of a field in a box."""
    name = field.partition(".")[0]

    def make(box: Box) -> Widget:
        made = _chosen(box, name, form, write) or _typed(box, field, name, form, write)
        made.tag = field
        return made

    return make


def _typed(box: Box, field: str, name: str, form: Form, write: Write) -> Widget:
    """A field to type in, with its usual value in grey."""
    text, ghost = form.get(field, ""), usual(field, form)
    if several(name):
        most = LONGEST.get(name, LONGEST_LIST)
        return Area(box, text, lambda now: write(field, now), ghost=ghost, most=most, breaks=name in LISTS)
    most = LONGEST.get(name, LONGEST_NUMBER)
    return Entry(box, text, lambda now: write(field, now), ghost=ghost, most=most)


def usual(field: str, form: Form) -> str:
    """The value that a field has while nothing is written in it; empty if it has none."""
    raw = raw_of(form)
    name, _, one = field.partition(".")
    if name == "note" and form.get("mode", "chrono") == "chrono":
        return str(raw["note"].get(one, ""))
    if name == "sources":
        return str(raw["sources"][0]) if not lines(form.get("sources", "")) else ""
    if name in ("sigma", "decimals"):
        return str(raw["number"][name]) if "number" in raw else ""
    if name == "unit" and "number" in raw and raw["number"]["kind"] == "year":
        return str(raw["number"]["unit"].get(one, ""))
    examples = {
        "entries": t("king") + "\n" + t("queen = lady") + "\n" + t("knight"),
        "unit": t("km, kilos, keys"),
        "answer_type": t("city, person, film"),
        "as_of": "2026-01-31",
        "recheck": "2027-01-31",
    }
    return examples.get(name, "")


def _chosen(box: Box, name: str, form: Form, write: Write) -> Widget | None:
    """A field with few values; None for one to type in."""
    if name == "category":
        return _steps(
            box, name, [(each, subject(each)) for each in get_args(Category)], raw_of(form)["category"], write
        )
    if name == "difficulty":
        value = raw_of(form)["difficulty"]
        shown = value if isinstance(value, int) and 1 <= value <= 5 else 2
        return Stepper(box, shown, 1, 5, lambda now: write(name, str(now)), shown=_difficulty)
    if name == "chance":
        return _steps(box, name, names.games(), raw_of(form)["chance"]["kind"], write)
    if name == "kind":
        return _steps(box, name, names.numbers(), form.get("kind", ""), write)
    if name == "settings":
        return _setting(box, form, write)
    if name == "culture":
        values = [("", t("Everybody")), ("fr", t("The French")), ("en", t("The English"))]
        chosen = form.get("culture", "") if form.get("culture", "") in ("fr", "en") else ""
        return _steps(box, name, values, chosen, write)
    if name == "stability":
        values = [("S", t("Never")), ("D", t("It may"))]
        return Segments(box, values, str(raw_of(form)["stability"]), lambda now: write(name, now), on_paper=True)
    if name == "recent":
        values = [("", t("No")), ("true", t("Yes"))]
        chosen = form.get("recent", "") if form.get("recent") == "true" else ""
        return Segments(box, values, chosen, lambda now: write(name, now), on_paper=True)
    return None


def _difficulty(value: int) -> str:
    return {1: t("1: a child knows"), 5: t("5: an expert knows")}.get(value, str(value))


def _steps(box: Box, name: str, values: Sequence[tuple[str, str]], chosen: str, write: Write) -> Stepper:
    """A stepper through values by name."""
    keys = [key for key, _ in values]
    at = keys.index(chosen) if chosen in keys else 0
    return Stepper(box, at, 0, len(keys) - 1, lambda now: write(name, keys[now]), shown=lambda now: values[now][1])


def setting_of(form: Form) -> tuple[str, int, int, int] | None:
    """The setting of the game of chance: its name, least and greatest value, and the value now; None if it has none."""
    luck = raw_of(form)["chance"]
    kind = KINDS.get(luck["kind"])
    if kind is None or not kind.params:
        return None
    (name, (least, value, most)), *_ = kind.params.items()
    given = luck.get("params", {}).get(name, value)
    return name, least, most, given if isinstance(given, int) else value


def _setting(box: Box, form: Form, write: Write) -> Widget | None:
    found = setting_of(form)
    if found is None:
        return None
    name, least, most, value = found
    return Stepper(box, value, least, most, lambda now: write("settings", f"{name}={now}"))
