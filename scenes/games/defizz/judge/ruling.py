"""The judge's finding on a text: right, near or wrong, and the answer that it stands for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from game.defizz.pack import Pack
from game.defizz.questions import AnyQuestion, ChronoQuestion
from scenes.app import lang
from scenes.games.defizz.judge.besides import FILLERS, TELLING
from scenes.games.defizz.judge.hesitation import straight
from scenes.games.defizz.judge.key import REFUSED, Form, Key, form, key
from scenes.games.defizz.judge.likeness import akin, in_part, kin, much_alike, nearest, nearly, same
from scenes.games.defizz.judge.rivals import Rivals, named_elsewhere, no_rivals, peers
from scenes.games.defizz.judge.spelling import distance, sound
from scenes.games.defizz.judge.ways import plain, ways_of

Word: TypeAlias = Literal["right", "near", "wrong"]

SAME_LIST, LIKE_LIST = 0.5, 0.15
"""Least shares of a list's names that are much the same in both languages, for one in the other to be right, near."""
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
    ways = ways_of(question, text, language)
    for each in ways:
        entry = exact(answers, each)
        if entry is not None:
            return WRONG if entry == REFUSED else Finding("right", entry)
    by_name = _by_name(question, language, ways)
    if by_name is not None:
        return by_name
    finding = next((found for each in ways if (found := _spelt(answers, each, rivals)) != WRONG), WRONG)
    if finding.word == "right":
        return finding
    abroad = next((found for each in ways if (found := _abroad(question, each, language)) != WRONG), WRONG)
    return finding if abroad == WRONG else abroad


def _by_name(question: AnyQuestion, language: str, ways: list[Form]) -> Finding | None:
    """Judge a person's last name with other names: right if they are theirs, wrong if they are somebody else's.

    None where that can't be said: of names that begin alike, or words that the question has.
    """
    answers = key(question, language)
    whole = answers.person
    for each in ways:
        known = whole and whole[-1] in each.words and len(each.words) > 1
        if known and (set(each.words) <= set(whole) or _same_person(each.words, whole)):
            return Finding("right", 0)
        if answers.whole and _middle_name(each.words, answers.whole):
            return Finding("right", 0)
        if _somebody_else(each.words, answers) and each.words[0] not in plain(_text(question, language)):
            return WRONG
    return None


def _somebody_else(said: tuple[str, ...], answers: Key) -> bool:
    """Tell if a first and a last name are of another with the same last name: Demi Moore, of Roger Moore."""
    if len(said) != 2 or said[0] in FILLERS:
        return False
    first, last = said
    return last in answers.surnames and _another(first, answers.words)


def _middle_name(said: tuple[str, ...], whole: tuple[str, ...]) -> bool:
    """Tell if a name is this one with more names in the middle: Louis Daniel Armstrong."""
    ends = len(said) > len(whole) == 2 and (said[0], said[-1]) == whole
    return ends and not TELLING & set(said[1:-1])


def _same_person(said: tuple[str, ...], whole: tuple[str, ...]) -> bool:
    """Tell if a name is that of this person, with more names, first names in short or in another language's spelling.

    The last name is that of nobody else who comes to mind, or the person would not be known by it.
    """
    *first, last = said
    *names, surname = whole
    if last != surname or not names or not first:
        return False
    if first == ["".join(name[0] for name in names)] or (set(whole) < set(said) and not TELLING & set(said)):
        return True
    return len(first) == 1 and any(_alike_first(first[0], name) for name in names)


def _alike_first(said: str, name: str) -> bool:
    """Tell if two first names sound nearly the same: Catherine and Kathryn, Stephen and Steven."""
    return min(len(said), len(name)) > FIRST_NAME and distance(sound(said), sound(name), 1) <= 1


def _another(first: str, names: frozenset[str]) -> bool:
    """Tell if a first name is none of these, by its first sound and by most of its letters."""
    if len(first) < FIRST_NAME or sound(first)[:1] in {sound(name)[:1] for name in names}:
        return False
    return all(distance(first, name, len(first) // 2) > len(first) // 2 for name in names)


def _text(question: AnyQuestion, language: str) -> str:
    return getattr(question.text, language) or ""


def exact(answers: Key, typed: Form) -> int | None:
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
    heard = any(sounds(typed) == sounds(each) for each in own)
    return Finding("near", entry) if rival == away and not heard else Finding(word, entry)


def sounds(said: Form) -> tuple[str, ...]:
    """The words of a form as they are heard."""
    return tuple(map(sound, said.words))


def _abroad(question: AnyQuestion, typed: Form, language: str) -> Finding:
    """Judge a text as the answer in the other language: exact, or near with a slip.

    An entry of a list is right only if both names are much the same, or those of most entries are; it is near if those
    of some are. A list of other things in the other language, as of streets, has none.
    """
    other = next(name for name in lang.LANGUAGES if name != language)
    if getattr(question.text, other) is None:
        return WRONG
    there = key(question, other)
    found = exact(there, typed)
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
    if not said.words or exact(answers, said) == REFUSED or _two_at_once(answers, said):
        return WRONG
    like = {
        entry
        for entry, forms_ in enumerate(answers.entries)
        if any(much_alike(said, each) and _same_last(said, each, answers) for each in forms_)
    }
    return Finding("near", like.pop()) if len(like) == 1 else WRONG


def _same_last(said: Form, right: Form, answers: Key) -> bool:
    """Tell if the last names of two people are much alike too; of anything else nothing is asked."""
    if len(said.words) != len(right.words) or len(said.words) < 2 or right.words[-1] not in answers.surnames:
        return True
    return much_alike(form(said.words[-1:]), form(right.words[-1:]))


def _exactly(question: AnyQuestion, said: Form, language: str) -> bool:
    """Tell if a text is a form of an answer letter by letter, in this language or the other one."""
    return exact(key(question, language), said) is not None or _abroad(question, said, language).word == "right"
