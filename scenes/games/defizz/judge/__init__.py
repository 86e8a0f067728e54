"""The table's word on a typed answer (DE-22): right, wrong, or near, and then people are asked.

There is no single measure of likeness here: none is good. A text is brought into a plain form; equal forms are the
same; else words may have slips by their length, digits none; and wrong answers have a say of their own: what is
nearer to one of them than to the right one was meant to be it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Literal, NamedTuple, TypeAlias

from ai.defizz import why
from ai.defizz.voice import SPEECHLESS, worded
from ai.player import Choice, Reason
from game.defizz import public
from game.defizz.moves import EXAMPLE, REPEATED, VERDICTS, Answer, Verdict
from game.defizz.pack import Pack
from game.defizz.questions import AnyQuestion, ChronoQuestion, PingPongQuestion
from game.defizz.view import DefizzView
from game.table import Move
from scenes.app import lang
from scenes.games.defizz.judge.besides import needed
from scenes.games.defizz.judge.hesitation import straight
from scenes.games.defizz.judge.key import (
    REFUSED,
    Form,
    Key,
    Rivals,
    akin,
    form,
    in_part,
    key,
    kin,
    much_alike,
    named_elsewhere,
    nearest,
    nearly,
    no_rivals,
    peers,
    same,
)
from scenes.games.defizz.judge.nicknames import NICKNAMES
from scenes.games.defizz.judge.normal import bare, words
from scenes.games.defizz.judge.spelling import distance, sound

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

Word: TypeAlias = Literal["right", "near", "wrong"]

LUCKY = 0.4
"""Probability that the answer of a computer player that answers at random counts as right."""

SAME_LIST, LIKE_LIST = 0.5, 0.15
"""Least shares of a list's names that are much the same in both languages, for names in the other one to be right, near."""
FIRST_NAME = 4
"""Least letters of a first name that makes somebody else of a last name."""
FAR = 4
"""Most slips between a text and an answer to another question that may have been meant."""
UNLIKE = 8
"""Texts that differ in more letters of the alphabet than this are not compared at all."""


class Finding(NamedTuple):
    """The judge's word on a text; `entry` is the index of the answer that it stands for, None if it stands for none."""

    word: Word
    entry: int | None = None


WRONG = Finding("wrong")


def look(question: AnyQuestion, text: str, language: str, rivals: Rivals = no_rivals) -> Finding:
    """Judge a text as an answer to this question; `rivals` are answers to others, which it may be nearer to."""
    typed = form(text)
    if not typed.words:
        return WRONG
    answers = key(question, language)
    ways = _ways(question, text, language)
    for each in ways:
        found = _exact(answers, each)
        if found is not None:
            return WRONG if found == REFUSED else Finding("right", found)
    by_name = _by_name(question, language, ways)
    if by_name is not None:
        return by_name
    finding = next((found for each in ways if (found := _spelt(answers, each, rivals)) != WRONG), WRONG)
    if finding.word == "right":
        return finding
    abroad = next((found for each in ways if (found := _abroad(question, each, language)) != WRONG), WRONG)
    return finding if abroad == WRONG else abroad


def _ways(question: AnyQuestion, text: str, language: str) -> list[Form]:
    """The ways to take a text: as typed, without hesitation, without words that say nothing, as a short name's name."""
    answers, typed, said = key(question, language), form(text), form(straight(text))
    bare_ = form(needed(said.words, question, language, answers.words))
    ways = [typed, said, bare_, *_spelt_out(text), *_with_first_name(answers, said)]
    for name in dict.fromkeys((plain(text), " ".join(said.words), " ".join(bare_.words))):
        ways += [form(long) for long in NICKNAMES.get(name, ())]
    return list(dict.fromkeys(ways))


def _by_name(question: AnyQuestion, language: str, ways: list[Form]) -> Finding | None:
    """Judge a person's last name with other names: right if they are theirs, wrong if they are somebody else's.

    None where that can't be said: of names that begin alike, or words that the question has.
    """
    answers = key(question, language)
    whole = answers.person
    for each in ways:
        if not whole or whole[-1] not in each.words or len(each.words) < 2:
            continue
        if set(each.words) <= set(whole):
            return Finding("right", 0)
        first, *rest = each.words
        if rest == [whole[-1]] and _another(first, answers.words) and first not in plain(_text(question, language)):
            return WRONG
    return None


def _another(first: str, names: frozenset[str]) -> bool:
    """Tell if a first name is none of these, by its first sound and by most of its letters."""
    if len(first) < FIRST_NAME or sound(first)[:1] in {sound(name)[:1] for name in names}:
        return False
    return all(distance(first, name, len(first) // 2) > len(first) // 2 for name in names)


def _text(question: AnyQuestion, language: str) -> str:
    return getattr(question.text, language) or ""


def _spelt_out(text: str) -> list[Form]:
    """The letters of a text as one word, if it is nothing but single letters: `v a r`."""
    letters = bare(text).split()
    return [form(("".join(letters),))] if len(letters) > 2 and all(len(each) == 1 for each in letters) else []


def _with_first_name(answers: Key, said: Form) -> list[Form]:
    """The forms that a name with an initial may mean: `g sand` is George Sand."""
    first, *rest = said.words
    if len(first) > 1 or not rest:
        return []
    forms_ = (each.words for its in answers.entries for each in its if len(each.words) == len(said.words))
    return [form((words_[0], *rest)) for words_ in forms_ if words_[0][0] == first]


def _exact(answers: Key, typed: Form) -> int | None:
    """The entry that a text is a form of, or REFUSED; None if it is none. An article may be glued to it."""
    found = answers.exact.get(typed.joined, answers.glued.get(typed.joined))
    return answers.turned.get(tuple(sorted(typed.words))) if found is None else found


def _spelt(answers: Key, typed: Form, rivals: Rivals) -> Finding:
    """Judge a text that may have slips: right or near, unless something wrong is as near or nearer."""
    if _two_at_once(answers, typed):
        return WRONG
    close = _close(answers, typed, same)
    if close:
        return _contested(answers, typed, rivals, "right", *min(close))
    parts = {entry for entry, forms_ in enumerate(answers.entries) if any(in_part(typed, each) for each in forms_)}
    if parts:
        return Finding("near", parts.pop()) if len(parts) == 1 else WRONG
    close = _close(answers, typed, nearly)
    return _contested(answers, typed, rivals, "near", *min(close)) if close else WRONG


def _close(answers: Key, typed: Form, test: Callable[[Form, Form], bool]) -> list[tuple[int, int]]:
    """The slips between a text and each form of an answer that passes this test, with its entry."""
    return [
        (distance(typed.joined, each.joined, 9), entry)
        for entry, forms_ in enumerate(answers.entries)
        for each in forms_
        if _in_reach(typed, each) and test(typed, each)
    ]


def _two_at_once(answers: Key, typed: Form) -> bool:
    """Tell if a text names two entries, letter by letter, with words of their own: that is no answer."""
    said = set(typed.words)
    named = [(set(each.words), entry) for entry, forms_ in enumerate(answers.entries) for each in forms_]
    found = [(its, entry) for its, entry in named if its < said]
    return any(entry != other and not its & others for its, entry in found for others, other in found)


def _in_reach(typed: Form, right: Form) -> bool:
    """Tell if two forms are worth comparing letter by letter; quick, so that long lists cost little."""
    return right.digits in ("", typed.digits) and len(typed.letters ^ right.letters) <= UNLIKE


def _contested(answers: Key, typed: Form, rivals: Rivals, word: Word, away: int, entry: int) -> Finding:
    """Judge a text that is `away` slips from this entry: `word`, or near if a wrong answer is as close, or wrong."""
    others = [each for index, forms_ in enumerate(answers.entries) if index != entry for each in forms_]
    own = answers.entries[entry]
    rival = nearest(typed, (*others, *answers.refused), away)
    if rival == away + 1 and away <= FAR:
        rival = nearest(typed, (each for each in rivals(typed, away) if not any(same(each, its) for its in own)), away)
    if rival < away:
        return WRONG
    return Finding("near", entry) if rival == away else Finding(word, entry)


def _abroad(question: AnyQuestion, typed: Form, language: str) -> Finding:
    """Judge a text as the answer in the other language: exact, or near with a slip.

    An entry of a list is right only if both names are much the same, or those of most entries are; it is near if those
    of some are. A list of other things in the other language, as of streets, has none.
    """
    other = next(name for name in lang.LANGUAGES if name != language)
    if getattr(question.text, other) is None:
        return WRONG
    there = key(question, other)
    found = _exact(there, typed)
    if found is None and isinstance(question, ChronoQuestion) and _close(there, typed, same):
        return Finding("near", 0)
    if found is None or found == REFUSED:
        return WRONG
    if isinstance(question, ChronoQuestion):
        return Finding("right", found)
    here = key(question, language).entries[found]
    if kin(here, typed) or akin(question) >= SAME_LIST:
        return Finding("right", found)
    return Finding("near", found) if akin(question) >= LIKE_LIST else WRONG


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


def in_pack(pack: Pack, question: AnyQuestion, text: str, language: str) -> Finding:
    """Judge a text as an answer to a question of this pack, beside its other answers.

    What is spelt like another name in the pack is no slip, and people are asked: Ireland for Iceland.
    """
    rivals = peers(pack, question, language) if isinstance(question, ChronoQuestion) else no_rivals
    found = look(question, text, language, rivals)
    said = form(straight(text))
    if found == WRONG:
        return found if named_elsewhere(pack, said, language) else _like(question, said, language)
    if found.word != "right" or not named_elsewhere(pack, said, language) or _exactly(question, said, language):
        return found
    return found._replace(word="near")


def _like(question: AnyQuestion, said: Form, language: str) -> Finding:
    """Judge a text that is no answer: near if it is much like one all the same, and the question does not refuse it."""
    answers = key(question, language)
    if not said.words or _exact(answers, said) == REFUSED or _two_at_once(answers, said):
        return WRONG
    like = {entry for entry, forms_ in enumerate(answers.entries) if any(much_alike(said, each) for each in forms_)}
    return Finding("near", like.pop()) if len(like) == 1 else WRONG


def _exactly(question: AnyQuestion, said: Form, language: str) -> bool:
    """Tell if a text is a form of an answer letter by letter, in this language or the other one."""
    return _exact(key(question, language), said) is not None or _abroad(question, said, language).word == "right"


def repeated(view: DefizzView, text: str, language: str | None = None) -> bool:
    """Tell if a Ping-pong has had this answer before: the same entry of its list, or a text that people let pass."""
    question = asked(view)
    if not isinstance(question, PingPongQuestion):
        return False
    language = _language(question, language or lang.spoken())
    if plain(text) and plain(text) in {plain(str(word.said)) for word in view.said if word.right}:
        return True
    entry = look(question, text, language).entry
    return entry is not None and entry in given(view, language)


def close(view: DefizzView, text: str, language: str | None = None) -> int | None:
    """The index of the answer that a text is much like, though it was judged wrong; None if it is like none.

    At most a third of its letters are other ones, and its digits are the same. Texts that the pack refuses, and entries
    given already, don't count.
    """
    question, typed = asked(view), form(text)
    language = _language(question, language or lang.spoken())
    answers = key(question, language)
    if _exact(answers, typed) == REFUSED:
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
    found = [look(question, str(word.said), language).entry for word in view.said if word.right]
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


def plain(text: str) -> str:
    """The plain form of a text, as the judge compares it."""
    return " ".join(words(text))
