"""The games as they are played without a picture."""

from __future__ import annotations

from random import Random

from game.defizz.view import DefizzView
from game.table import IllegalMove, Move, View
from scenes.games.defizz import judge
from scenes.games.words import WORDS
from scenes.sitting.text import Spoken
from scenes.sitting.thinking import as_meant


def _nothing(view: View, rng: Random) -> Move:
    """The ruling of a table that never has to rule."""
    raise IllegalMove("the table has nothing to say here")


def _judged(view: View, rng: Random) -> Move:
    assert isinstance(view, DefizzView)
    return judge.verdict(view, rng)


SPOKEN: dict[str, Spoken] = {
    name: Spoken(words, judge.aloud, _judged) if name == "defizz" else Spoken(words, as_meant, _nothing)
    for name, words in WORDS.items()
}
