"""The ways to take a text that was typed: as it is, without what says nothing, as a short name's name."""

from __future__ import annotations

from game.defizz.questions import AnyQuestion
from scenes.games.defizz.judge.besides import needed, of_people, without_series
from scenes.games.defizz.judge.hesitation import head, straight, without_head, without_tail
from scenes.games.defizz.judge.key import Form, Key, form, key
from scenes.games.defizz.judge.nicknames import NICKNAMES
from scenes.games.defizz.judge.normal import bare, words


def ways_of(question: AnyQuestion, text: str, language: str) -> list[Form]:
    """The ways to take a text: as typed, without hesitation, head, tail and words that say nothing, as a nickname's."""
    answers, typed, said = key(question, language), form(text), form(straight(text))
    bare_ = form(needed(said.words, question, language, answers.words))
    inside = form(without_series(said.words, question, language))
    ways = [typed, said, bare_, inside]
    if not of_people(question):
        ways.append(form(without_tail(straight(text))))
        if form(head(text)).joined not in answers.exact:  # two answers at once are none
            ways.append(form(without_head(text)))
    ways += [*_spelt_out(text), *_with_first_name(answers, said)]
    for name in dict.fromkeys((plain(text), " ".join(said.words), " ".join(bare_.words))):
        ways += [form(long) for long in NICKNAMES.get(name, ())]
    return list(dict.fromkeys(ways))


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


def plain(text: str) -> str:
    """The plain form of a text, as the judge compares it."""
    return " ".join(words(text))
