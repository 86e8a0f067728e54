"""Words for the editor: fields, kinds of everything, and what is wrong with a field."""

from __future__ import annotations

import re

from game.defizz.check import PackError
from game.defizz.form_faults import EMPTY
from game.defizz.manuscript import Manuscript
from game.defizz.question_form import SPOKEN, Form
from game.defizz.writing import visible
from scenes.app.lang import p, said, t
from scenes.games.defizz.words import printed

LANGUAGES = {"fr": "Français", "en": "English"}
"""Each language in its own words."""
QUOTED = re.compile(r"(['\"])(.*)\1", re.DOTALL)
BOTH = "both"
"""The choice of all languages."""


def choices() -> list[tuple[str, str]]:
    """The languages that a pack can be in, and both."""
    return [*LANGUAGES.items(), (BOTH, t("Both"))]


def field(name: str) -> str:
    """The name of a field; of one that is there in each language, without the language."""
    return {
        "hint": t("Hint"),
        "text": p("editor", "Question"),
        "note": t("Note, shown with the answer"),
        "answer": t("Answer"),
        "accept": t("Also right, one a line"),
        "reject": t("Near, but wrong, one a line"),
        "wrong": t("What someone says who does not know, one a line"),
        "answer_type": t("Kind of answer, one word"),
        "number": t("Number"),
        "unit": t("Unit"),
        "kind": t("Kind of number"),
        "sigma": t("Usual error (0.3: a third)"),
        "min": t("Least number"),
        "max": p("editor", "Greatest number"),
        "decimals": t("Decimals"),
        "entries": t("The whole list, one a line"),
        "closed_by": t("What closes the list"),
        "tempting": t("Traps, one a line"),
        "chance": t("Game of chance"),
        "settings": t("Setting"),
        "category": t("Subject"),
        "difficulty": t("Difficulty"),
        "stability": t("Does it change?"),
        "as_of": t("True on (2026-01-31)"),
        "recheck": t("Look again on"),
        "sources": t("Sources, one a line"),
        "culture": t("Who knows it better"),
        "recent": t("Happened after 1990"),
    }.get(name, name)


def numbers() -> list[tuple[str, str]]:
    """The kinds of numbers; "" lets the number tell."""
    return [
        ("", t("As it looks")),
        ("count", t("How many")),
        ("year", p("editor", "Year")),
        ("measure", t("Measure")),
        ("percent", "%"),
        ("ratio", t("Ratio")),
    ]


def games() -> list[tuple[str, str]]:
    """The games of chance with their names."""
    return [
        ("dice_high", t("The highest throw")),
        ("dice_race", t("A race of dice")),
        ("beetle", t("Parts of a beetle")),
        ("coin", t("Heads or tails")),
        ("red_black", t("Red or black")),
        ("high_card", t("The highest card")),
        ("twenty_one", t("Twenty-one")),
        ("rps", t("Rock, paper, scissors")),
        ("odd_even", t("Odd or even")),
        ("secret_number", t("A number nobody else has")),
        ("closest", t("The nearest number")),
        ("cup", t("The pea under the cups")),
        ("shortest_straw", t("The shortest straw")),
        ("door", t("The prize behind a door")),
        ("wheel", t("The wheel of fortune")),
        ("slot", t("The slot machine")),
        ("horse", t("The horse race")),
        ("marble", t("The marble race")),
        ("light", t("When the light comes on")),
        ("stop_clock", t("Stop the clock")),
    ]


def setting(name: str) -> str:
    """The name of a setting of a game of chance."""
    return {
        "top": t("The greatest number"),
        "more": t("How many more than sides"),
        "dice": t("Number of dice"),
        "goal": t("Length of the course"),
        "seconds": t("Seconds"),
    }.get(name, name)


def place(fault_field: str, manuscript: Manuscript) -> str:
    """The name of a field with its language, where the pack has two."""
    name, _, one = fault_field.partition(".")
    words = field(name).partition(",")[0]
    return f"{words} ({LANGUAGES[one]})" if one and len(manuscript.languages) > 1 else words


def fault(error: PackError) -> str:
    """The fault of a field, as a sentence that stands beside it."""
    if error.text == EMPTY:
        return t("Something is to be written here.")
    if "language" in error.values:
        return t("This is missing in one of the languages of the question.")
    if error.text.endswith("is missing"):
        return t("Something is to be written here.")
    quoted = {name: _quoted(value) for name, value in error.values.items() if isinstance(value, str)}
    sentence = said(error, **(quoted | ({"place": "\0"} if "place" in quoted else {})))
    sentence = re.sub("^\0\\s*:\\s*", "", sentence).replace("\0", "")
    return visible(sentence[:1].upper() + sentence[1:])


def _quoted(value: str) -> str:
    """A value as people quote it, where it is quoted as code is."""
    found = QUOTED.fullmatch(value)
    return t("“{hint}”", hint=found[2]) if found is not None else value


def headline(form: Form, language: str) -> str:
    """The hint of a question in this language, or in the one it has; empty if there is none."""
    return _spoken(form, "hint", language)


def sentence(form: Form, language: str) -> str:
    """The text of a question in this language, or in the one it has; empty if there is none."""
    return _spoken(form, "text", language)


def _spoken(form: Form, name: str, language: str) -> str:
    assert name in SPOKEN
    found = [form.get(f"{name}.{one}", "").strip() for one in (language, "fr", "en")]
    return printed(visible(next((text for text in found if text), "")))
