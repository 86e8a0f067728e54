"""Plays evening after evening with the bag of questions, and counts them until something is asked again."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.defizz.bag import BETWEEN, foreign_to
from game.defizz.options import CULTURES, Culture, Options
from game.defizz.pack import DECKS, Pack, named
from game.defizz.records import Turn
from game.defizz.state import DefizzState, begin
from game.defizz.turn import draw_card
from scenes.games.defizz.asked_before import together

QUESTIONS = 25
"""The questions of an evening."""
WANTED = 40
"""The evenings without a repeat that a box is good for, at least."""
MOST = 80
SIDES = 6


class Course(NamedTuple):
    """One table over many evenings: how it went until a question came again."""

    evenings: int
    """The evenings before the one on which something was asked again."""
    met: int
    """The pairs of questions of one of the evenings wanted of which one tells the other, or that share a theme."""
    foreign: int
    """The most questions of another culture among any twelve in a row."""


def course(pack: str, seed: int, culture: Culture, questions: int = QUESTIONS) -> Course:
    """Play on until a question comes again: the die and every choice are drawn by lot."""
    rng, met, foreign = Random(seed), 0, 0
    asked: tuple[str, ...] = ()
    whole = named(pack)
    for evening in range(MOST):
        now = one_evening(pack, asked, culture, rng, questions)
        if set(now) & set(asked) or len(set(now)) < len(now):
            return Course(evening, met, foreign)
        met += pairs(whole, now) if evening < WANTED else 0
        foreign = max(foreign, others(whole, now, culture))
        asked = together(asked, now)
    return Course(MOST, met, foreign)


def one_evening(pack: str, asked: tuple[str, ...], culture: Culture, rng: Random, questions: int) -> list[str]:
    """The questions of an evening, by name: cards are drawn as in a match, and one hint of three is picked."""
    options = Options(pack=pack, asked=asked, culture=culture)
    state = begin(options, SIDES, rng.getrandbits(60))
    now = []
    for _ in range(questions):
        state.kind = rng.randrange(len(DECKS))
        draw_card(state, None)
        question = state.pack.shown[rng.choice(state.questions)].id
        now.append(question)
        state.history += (_turn(state, question),)
    return now


def _turn(state: DefizzState, question: str) -> Turn:
    return Turn(active=0, reader=1, kind=DECKS[state.kind], minimum=100, stake=100, players=(0, 2), question=question)


def pairs(pack: Pack, now: list[str]) -> int:
    """The pairs of these questions that should not meet."""
    asked = [pack.index[name] for name in now]
    return sum(other in pack.kinship.of(one) for place, one in enumerate(asked) for other in asked[:place])


def others(pack: Pack, now: list[str], culture: Culture) -> int:
    """The most questions that people of another culture know better, among twelve in a row."""
    foreign = foreign_to(Options(culture=culture))
    marks = [pack.cultures[pack.index[name]] in foreign for name in now]
    return max(sum(marks[place : place + BETWEEN + 1]) for place in range(len(marks)))


def verdicts(pack: str, cultures: tuple[Culture, ...] = CULTURES, tables: int = 2) -> list[tuple[str, bool]]:
    """The lines about evenings with a pack, each with True if it is as it should be."""
    found = []
    for culture in cultures:
        courses = [course(pack, seed, culture) for seed in range(tables)]
        evenings, met = min(each.evenings for each in courses), sum(each.met for each in courses)
        foreign = max(each.foreign for each in courses)
        where = f"a table of culture {culture}"
        good_for = f"{evenings} evenings of {QUESTIONS} questions without a repeat, at least {WANTED}"
        met_again = f"{met} questions in {WANTED} evenings that an earlier one told or shared a theme with"
        among = f"{foreign} of another culture among any {BETWEEN + 1} in a row, at most 1"
        found += [
            (f"{where}: {good_for}", evenings >= WANTED),
            (f"{where}: {met_again}", met == 0),
            (f"{where}: {among}", foreign <= 1),
        ]
    return found
