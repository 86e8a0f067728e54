"""The table's word on a typed answer (DE-22): right, wrong, or near, and then people are asked.

There is no single measure of likeness here: none is good. A text is brought into a plain form; equal forms are the
same; else words may have slips by their length, digits none; and wrong answers have a say of their own: what is
nearer to one of them than to the right one was meant to be it.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ai.defizz import why
from ai.defizz.voice import SPEECHLESS, worded
from ai.player import Choice, Reason
from game.defizz import public
from game.defizz.moves import EXAMPLE, REPEATED, VERDICTS, Answer, Verdict
from game.defizz.questions import AnyQuestion, PingPongQuestion
from game.defizz.view import DefizzView
from game.table import Move
from scenes.app import lang
from scenes.games.defizz.judge.key import REFUSED, form, key
from scenes.games.defizz.judge.ruling import WRONG, Finding, Word, exact, in_pack, look
from scenes.games.defizz.judge.spelling import distance
from scenes.games.defizz.judge.ways import plain

__all__ = [
    "Finding",
    "Word",
    "aloud",
    "asked",
    "close",
    "fits",
    "forms",
    "given",
    "heard",
    "in_pack",
    "look",
    "plain",
    "repeated",
    "verdict",
    "voiced",
]

LUCKY = 0.4
"""Probability that the answer of a computer player that answers at random counts as right."""


def asked(view: DefizzView) -> AnyQuestion:
    """The question on the table with its answer, from the pack: only for the judge."""
    found = public.question(view)
    assert found is not None, "something is judged only once a question is asked"
    return found


def heard(view: DefizzView, text: str | None = None, language: str | None = None) -> Finding:
    """The judge's finding on the answer that waits (or on this text), in the language spoken."""
    question = asked(view)
    language = _language(question, language or lang.spoken())
    text = (view.answers[0] or "") if text is None else text
    return WRONG if repeated(view, text, language) else in_pack(public.pack(view), question, text, language)


def repeated(view: DefizzView, text: str, language: str | None = None) -> bool:
    """Tell if a Ping-pong has had this answer before: the same entry of its list, or a text that people let pass."""
    question = asked(view)
    if not isinstance(question, PingPongQuestion):
        return False
    language = _language(question, language or lang.spoken())
    if plain(text) and plain(text) in {plain(str(word.said)) for word in view.said if word.right}:
        return True
    entry = in_pack(public.pack(view), question, text, language).entry
    return entry is not None and entry in given(view, language)


def close(view: DefizzView, text: str, language: str | None = None) -> int | None:
    """The index of the answer that a text is much like, though it was judged wrong; None if it is like none.

    At most a third of its letters are other ones, and its digits are the same. Texts that the pack refuses, and entries
    given already, don't count.
    """
    question, typed = asked(view), form(text)
    language = _language(question, language or lang.spoken())
    answers = key(question, language)
    if exact(answers, typed) == REFUSED:
        return None
    had = given(view, language) if isinstance(question, PingPongQuestion) else set()
    near = [
        (away, entry)
        for entry, forms_ in enumerate(answers.entries)
        for each in forms_
        for most in [max(len(typed.joined), len(each.joined)) // 3]
        if entry not in had
        and typed.digits == each.digits
        and (away := distance(typed.joined, each.joined, most)) <= most
    ]
    return min(near)[1] if near else None


def given(view: DefizzView, language: str | None = None) -> set[int]:
    """The indices of the list's entries that were given already."""
    question = asked(view)
    language = _language(question, language or lang.spoken())
    pack = public.pack(view)
    found = [in_pack(pack, question, str(word.said), language).entry for word in view.said if word.right]
    return {entry for entry in found if entry is not None}


def _language(question: AnyQuestion, language: str) -> str:
    """This language, or the other one if the question has no text in it."""
    return language if getattr(question.text, language) is not None else "fr" if language == "en" else "en"


def verdict(view: DefizzView, rng: Random) -> Verdict:
    """The verdict where nobody can be asked: by what was said, and by chance if nothing was said in earnest."""
    text = view.answers[0] or ""
    right = rng.random() < LUCKY if text == EXAMPLE.text else fits(view, text)
    if not right and repeated(view, text):
        return REPEATED
    return VERDICTS[0 if right else 1]


def voiced(view: DefizzView, move: Move) -> Move:
    """A computer player's answer in words, in the language spoken: it says which one it means (`ai.defizz.voice`)."""
    if not isinstance(move, Answer):
        return move
    question = asked(view)
    return worded(question, move, [word.said for word in view.said], _language(question, lang.spoken()))


def aloud(view: DefizzView, choice: Choice) -> Choice:
    """A computer player's choice with its answer in words, in its reason too; or that nothing came to its mind."""
    meant, said = choice.move, voiced(view, choice.move)
    if said == meant or choice.reason is None:
        return choice._replace(move=said)
    if said == SPEECHLESS:
        return choice._replace(move=said, reason=Reason(why.NOTHING, move=said))
    values = {key: said if value == meant else value for key, value in choice.reason.values.items()}
    return choice._replace(move=said, reason=Reason(choice.reason.text, **values))


def fits(view: DefizzView, text: str) -> bool:
    """Tell if this text is the answer, or an entry of the list that nobody has given yet."""
    return heard(view, text).word == "right"


def forms(names: Any) -> set[str]:
    """All texts accepted for an answer, in both languages, in their plain form."""
    found = [name for name in (names.fr, names.en) if name is not None]
    return {plain(text) for name in found for text in (name.main, *name.accept)}
