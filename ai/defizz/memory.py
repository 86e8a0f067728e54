"""The answers that a computer player knows once a question has been asked. This is the one door to the answers.

- Whether it knows is drawn for the match as it has gone so far, the seat and the question: asked again, it knows the
  same. The draw looks at the subject and the difficulty; never at the words of the answer, which are nowhere in `ai`'s
  choices. A player that wants to say an entry of the key says its number, `#3`, or a wrong one that comes to mind,
  `~1`; the table puts it into words (`ai.defizz.voice`), in the language spoken there.
- Of a number it has an estimate, as far off as people are.
- Of a list it knows some entries, the famous ones rather; and it recognises what others have said.

Before the question is asked there is no way through: bids know hints, purses and habits.
"""

from __future__ import annotations

from difflib import get_close_matches
from hashlib import sha256
from math import exp, log
from random import Random
from typing import NamedTuple

import msgspec

from ai.defizz.levels import TEMPERS
from ai.defizz.mind import Knowledge, logit, squash
from ai.player import Level
from game.defizz.moves import LARGEST_NUMBER
from game.defizz.pack import named
from game.defizz.questions import AnyQuestion, CibleQuestion, ClosedList, Number, PingPongQuestion
from game.defizz.view import DefizzView

RASH: dict[Level, float] = {level: temper.rash for level, temper in TEMPERS.items()}
"""The chance that somebody who doesn't know presses all the same."""
FAME = 2.2
"""The advantage of fame, in logits, from an entry that nobody knows to one that everybody does."""
VAGUE, SURER = 1.6, 1.2
"""The spread of an estimate as a multiple of a layman's, for somebody who knows nothing, and the part of it that full
knowledge takes away."""
EXACT = 0.3
"""The chance to know a number exactly, for somebody who is sure to know such things."""
FURTHEST = 50.0
"""The largest error of an estimate, as a power of e."""
HEARD = 0.9
"""The chance to remember an answer that was told in the same match."""


class Estimate(NamedTuple):
    """A number that seems right, and its spread: of its logarithm if `by_ratio`, else in its own unit (years)."""

    number: int | float
    spread: float
    by_ratio: bool
    exact: bool
    decimals: int


def draw(view: DefizzView, about: str) -> Random:
    """Random numbers that depend only on the match so far, the seat, the question and their purpose."""
    assert view.asked is not None
    record = msgspec.json.encode((view.history, view.hints, view.active, view.seats))
    return Random(f"{sha256(record).hexdigest()}/{view.seat}/{view.asked.id}/{about}")


def likely(view: DefizzView, knowledge: Knowledge) -> float:
    """The chance that this player knows the answer; an answer told earlier in the match is remembered."""
    asked = view.asked
    assert asked is not None
    chance = knowledge.chance(asked.category, asked.difficulty)
    return max(chance, HEARD) if any(turn.question == asked.id for turn in view.history) else chance


def knows(view: DefizzView, knowledge: Knowledge) -> bool:
    """Tell if it knows the answer of a Chrono."""
    return draw(view, "knows").random() < likely(view, knowledge)


def rash(view: DefizzView, knowledge: Knowledge) -> bool:
    """Tell if it would press without knowing."""
    return draw(view, "rash").random() < RASH[knowledge.level]


def estimate(view: DefizzView, knowledge: Knowledge) -> Estimate:
    """The player's estimate of the number of a Cible."""
    question = _question(view)
    assert isinstance(question, CibleQuestion)
    number, chance, rng = question.number, likely(view, knowledge), draw(view, "number")
    spread = number.sigma * (VAGUE - SURER * chance)
    by_ratio = number.kind != "year" and number.value > 0
    exact = rng.random() < EXACT * chance
    off = 0.0 if exact else rng.gauss(0, spread)
    found = number.value if exact else _rounded(number, _off(number, off, by_ratio))
    return Estimate(found, spread, by_ratio, exact, number.decimals)


def _off(number: Number, off: float, by_ratio: bool) -> float:
    """The true number with an error, within the bounds of the question and of the rules."""
    scale = 1.0 if number.kind == "year" else max(1.0, abs(number.value))
    value = number.value * exp(min(off, FURTHEST)) if by_ratio else number.value + off * scale
    least = number.min if number.min is not None else -LARGEST_NUMBER
    most = number.max if number.max is not None else LARGEST_NUMBER
    return min(max(value, least), most)


def _rounded(number: Number, value: float) -> int | float:
    """A number rounded as people say it, to two digits that count or to thousands; years stay as they are."""
    if number.kind != "year" and value:
        digits = max(number.decimals - 3, 1 - int(log(abs(value), 10)))
        value = round(value, min(digits, number.decimals) if digits > 0 else digits)
    return round(value, number.decimals) if number.decimals else round(value)


def known(view: DefizzView, knowledge: Knowledge) -> list[int]:
    """The entries of a list that it knows and nobody has given, the most famous first."""
    listed = _list(view)
    fluent, rng = logit(likely(view, knowledge)), draw(view, "list")
    sure = [squash(fluent + FAME * (item.fame - 0.5)) for item in listed.items]
    drawn = [rng.random() < chance for chance in sure]
    gone = _given(listed, [str(word.said).casefold() for word in view.said if word.right])
    left = [entry for entry, knows in enumerate(drawn) if knows and entry not in gone]
    return sorted(left, key=lambda entry: -listed.items[entry].fame)


def _given(listed: ClosedList, said: list[str]) -> set[int]:
    """The entries that were said: spelt as they stand there, or nearly."""
    forms = _forms(listed)
    found = [text if text in forms else next(iter(get_close_matches(text, forms, 1)), None) for text in said]
    return {forms[text] for text in found if text is not None}


def _forms(listed: ClosedList) -> dict[str, int]:
    """Every way to say an entry, in both languages."""
    return {
        form.casefold(): entry
        for entry, item in enumerate(listed.items)
        for name in (item.fr, item.en)
        if name is not None
        for form in (name.main, *name.accept)
    }


def _list(view: DefizzView) -> ClosedList:
    question = _question(view)
    assert isinstance(question, PingPongQuestion)
    return question.list


def _question(view: DefizzView) -> AnyQuestion:
    """The question that has been asked."""
    assert view.asked is not None
    pack = named(view.options.pack)
    return pack.file.questions[pack.index[view.asked.id]]
