"""The answers to other questions of a pack, which a text may be nearer to than to the right one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from game.defizz.pack import Pack
from game.defizz.questions import ChronoQuestion, PingPongQuestion
from scenes.games.defizz.judge.key import Form, form, names_of

UNACCENTED = str.maketrans("àâäéèêëîïôöùûüç", "aaaeeeeiioouuuc", "-'’.")
LEFT_OUT = 8
"""Most letters and spaces of a text that its plain form is without: articles and the like."""

Rivals = Callable[[Form, int], Iterator[Form]]
"""The forms of wrong answers that may be as many slips from a text, or fewer."""


def no_rivals(typed: Form, most: int) -> Iterator[Form]:
    """None: nothing is known but the question."""
    return iter(())


def peers(pack: Pack, question: ChronoQuestion, language: str) -> Rivals:
    """The answers to all Chronos of the same kind in the pack: a text nearer to one of these was meant to be it.

    Nothing is kept of them: each is read only where its letters are near to those of the text.
    """

    def near(typed: Form, most: int) -> Iterator[Form]:
        for each in _of_kind(pack, question.answer_type):
            name = getattr(each.answer, language)
            for text in (name.main, *name.accept) if name else ():
                if _may_be_near(text, typed, most):
                    yield form(text)

    return near


@lru_cache(maxsize=1)
def _of_kind(pack: Pack, kind: str) -> tuple[ChronoQuestion, ...]:
    """All Chronos of the pack with an answer of this kind."""
    return tuple(each for each in pack.file.questions if isinstance(each, ChronoQuestion) and each.answer_type == kind)


def _may_be_near(text: str, typed: Form, most: int) -> bool:
    """False if the letters of two texts show at once that they are more slips apart; accents and articles may hide."""
    if not -most <= len(text) - len(typed.joined) <= most + LEFT_OUT:
        return False
    return not text.isascii() or len(typed.letters.difference(text.casefold())) <= most


@lru_cache(maxsize=1)
def names_in(pack: Pack, language: str) -> frozenset[str]:
    """Every name of one word in the pack, right or wrong, in small letters without accents."""
    found: set[str] = set()
    for each in pack.file.questions:
        if isinstance(each, ChronoQuestion | PingPongQuestion):
            names, wrong = names_of(each, language)
            found.update(wrong)
            for name in names:
                found.update((name.main, *name.accept, *name.reject))
    return frozenset(text.casefold().translate(UNACCENTED) for text in found if " " not in text)


def named_elsewhere(pack: Pack, typed: Form, language: str) -> bool:
    """Tell if a text is letter by letter a name that the pack has somewhere: then it is no slip of the pen."""
    return len(typed.words) == 1 and typed.joined in names_in(pack, language)
