#!/usr/bin/env python3
"""Reads the questions again as a sceptic would, and says what to look at: `dev.py questions [FILE]`.

Without a file: both boxes of the game as one, beside the plan, then each pack about one thing.

--tidy   write each file anew in its own form, so that a change of one word is a change of one line

Exit code 1 if something must be mended; what only people can judge is listed and changes nothing.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.defizz.lint import lint
from game.defizz.pack import DECKS, MODES, Pack, decode, mixed
from game.defizz.questions import AnyQuestion, ChanceQuestion, ChronoQuestion, CibleQuestion, PingPongQuestion
from game.defizz.writing import visible
from game.shelf import OUR_QUESTIONS, ShelfError, pack_file
from scenes.games.defizz.at_hand import BOXES
from scenes.games.defizz.editor.doubts import BETRAYS, LONGEST, MOST_SIDES
from scenes.games.defizz.judge.normal import words

LANGUAGES = ("fr", "en")
WIDTH = 118
"""The width of a line of the file, where it can be broken."""

MODES_OF = {ChronoQuestion: "chrono", CibleQuestion: "cible", PingPongQuestion: "pingpong", ChanceQuestion: "chance"}
LIKE, VERY_LIKE = 0.45, 0.7
"""The share of words in common from which two questions with the same answer, or any two, are one asked twice."""

QUOTAS: dict[str, dict[Any, int]] = {
    "deck and mode": {
        ("duel", "chrono"): 150, ("duel", "cible"): 78, ("duel", "pingpong"): 56, ("duel", "chance"): 34,
        ("multi", "chrono"): 150, ("multi", "cible"): 78, ("multi", "pingpong"): 60, ("multi", "chance"): 30,
    },
    "category": {
        "geo": 64, "hist": 56, "sci": 56, "nature": 48, "sport": 40, "screen": 40, "lit": 38, "lang": 36, "music": 32,
        "food": 32, "art": 30, "myth": 28, "tech": 26, "life": 26, "games": 20, "absurd": 64,
    },
    "difficulty": {1: 95, 2: 191, 3: 191, 4: 108, 5: 51},
}  # fmt: skip
"""The number there should be of each kind, out of 636."""
ESTIMATE = 0.4
"""The spread of laymen from which a number is guessed and not known; a year never is."""
OPENS_ALIKE, YEARS, ESTIMATES, RECENT = 0.25, 0.15, 0.5, 0.2
"""The most questions of a mode that begin alike and the most Cible that ask for a year; the least Cible that are
estimates, and the least questions about what happened after 1990: as shares."""
ONE_WORD = re.compile(r"(quels?|quelles?|which|what|who|qui|combien|citez|nommez|trouvez|name|give|find)\b", re.I)
"""Openings that are alike whatever the second word is."""
ALLOWED = 0.05
"""The most by which a quota may be missed, as a share of it; three at least."""


class Finding(NamedTuple):
    """Something to look at; `must` is True if it has to be mended."""

    kind: str
    what: str
    must: bool = True


def findings(pack: Pack) -> list[Finding]:
    """All findings, kind by kind."""
    return [finding for find in (*PARTS, *PLANNED) for finding in find(pack)]


def said(question: AnyQuestion) -> Iterator[tuple[str, str, str]]:
    """The language, the hint and the text of a question, in every language that it has."""
    for language in LANGUAGES:
        if getattr(question.text, language) is not None:
            yield language, getattr(question.hint, language), getattr(question.text, language)


def unchecked(pack: Pack) -> Iterator[Finding]:
    """Questions that nobody has read again."""
    for question in pack.file.questions:
        if not question.checked:
            yield Finding("not read again", question.id)


def too_long(pack: Pack) -> Iterator[Finding]:
    """Texts that are too long for the card, or to be read out in one breath."""
    for question in pack.file.questions:
        for language, hint, text in said(question):
            note = getattr(question.note, language) if question.note else ""
            parts = {"hint": hint, "text": text, "note": note}
            if isinstance(question, ChronoQuestion):
                parts["answer"] = getattr(question.answer, language).main
            for name, part in parts.items():
                if len(part) > LONGEST[name]:
                    yield Finding(
                        "too long", f"{question.id} {name}.{language}: {len(part)} signs, {LONGEST[name]} fit"
                    )
            count = len(re.findall(r"\w+", text))
            if count > LONGEST["words"]:
                yield Finding("too long", f"{question.id} text.{language}: {count} words")


def told_by_itself(pack: Pack) -> Iterator[Finding]:
    """Answers that stand in their own question or hint."""
    for question in pack.file.questions:
        for language, hint, text in said(question):
            for form in _answers(question, language):
                answer = set(form)
                if answer and (answer <= set(words(text)) or answer <= set(words(hint))):
                    yield Finding("tells its answer", f"{question.id} {language}: {' '.join(form)}")


def _answers(question: AnyQuestion, language: str) -> list[tuple[str, ...]]:
    """The answers that must not be said beforehand, in words."""
    if isinstance(question, ChronoQuestion):
        return [words(getattr(question.answer, language).main)]
    return [(str(question.number.value),)] if isinstance(question, CibleQuestion) else []


def betrayed(pack: Pack) -> Iterator[Finding]:
    """Hints that let the mode be guessed."""
    for question in pack.file.questions:
        for language, hint, _ in said(question):
            if BETRAYS.search(hint):
                yield Finding("tells its mode", f"{question.id} {language}: {hint}")


def too_short_for_multi(pack: Pack) -> Iterator[Finding]:
    """Lists on Multi cards with which a full table could not play."""
    for card, room in zip(pack.cards[1], pack.room[1], strict=True):
        if room < MOST_SIDES:
            ids = [pack.shown[question].id for question in card if pack.counts[question]]
            yield Finding("list too short for Multi", f"{', '.join(ids)}: {room} sides at most")


class Gist(NamedTuple):
    """The gist of a question: its words by language, and its answer in whatever language."""

    id: str
    words: dict[str, set[str]]
    answer: frozenset[str]


def gist(question: AnyQuestion) -> Gist:
    texts = {language: {word for word in words(text) if len(word) > 3} for language, _, text in said(question)}
    answer: set[str] = set()
    if isinstance(question, ChronoQuestion):
        names = [name for name in (question.answer.fr, question.answer.en) if name]
        answer = {" ".join(words(name.main)) for name in names}
    elif isinstance(question, CibleQuestion):
        answer = {str(question.number.value)}
    elif isinstance(question, PingPongQuestion):
        answer = {" ".join(words(name.main)) for item in question.list.items for name in (item.fr, item.en) if name}
    return Gist(question.id, texts, frozenset(answer))


def twice(pack: Pack) -> Iterator[Finding]:
    """The same thing asked twice, also once in each language; games of chance may look alike."""
    gists = [gist(question) for question in pack.file.questions if question.category != "absurd"]
    for one, other in combinations(gists, 2):
        if alike(one, other):
            yield Finding("asked twice?", f"{one.id}, {other.id}", must=False)
    for language in LANGUAGES:
        hints = Counter(getattr(question.hint, language) for question in pack.file.questions)
        yield from (Finding("hint twice", hint) for hint, count in hints.items() if hint and count > 1)


def alike(one: Gist, other: Gist) -> bool:
    shares = [share(one.words[each], other.words[each]) for each in one.words.keys() & other.words.keys()]
    same = bool(one.answer & other.answer) and share(set(one.answer), set(other.answer)) > LIKE
    if (len(one.answer) > 2) != (len(other.answer) > 2):
        same = False  # an entry of a list may well be asked for elsewhere
    return max(shares) >= (LIKE if same else VERY_LIKE) if shares else same


def share(one: set[str], other: set[str]) -> float:
    """The part of the words of the shorter text that the other has too."""
    return len(one & other) / max(1, min(len(one), len(other)))


def off_quota(pack: Pack) -> Iterator[Finding]:
    """Kinds of which there are too few or too many, for a pack of this size."""
    counts = counted(pack)
    scale = len(pack.file.questions) / 636
    for name, quotas in QUOTAS.items():
        for key, quota in quotas.items():
            wanted, found = quota * scale, counts[name][key]
            if abs(found - wanted) > max(3, wanted * ALLOWED):
                yield Finding("quota", f"{name} {_plain(key)}: {found}, planned {wanted:.0f}", must=False)


def off_plan(pack: Pack) -> Iterator[Finding]:
    """Shares of the plan that are missed; packs about one thing have plans of their own."""
    for line in plan(pack):
        if not line.met:
            yield Finding("plan", line.told, must=False)


class Line(NamedTuple):
    """A line of the plan: its words with what was found, and True if it is met."""

    told: str
    met: bool


def plan(pack: Pack) -> list[Line]:
    """How questions begin, how many ask for years or estimates, and how many are about what happened after 1990."""
    questions = pack.file.questions
    numbers = [question.number for question in questions if isinstance(question, CibleQuestion)]
    years = part(number.kind == "year" for number in numbers)
    guessed = part(number.kind != "year" and number.sigma >= ESTIMATE for number in numbers)
    recent = part(question.recent for question in questions)
    begun = [
        Line(
            f"{mode} begins with “{start}” in {language}: {share:.0%}, at most {OPENS_ALIKE:.0%}", share <= OPENS_ALIKE
        )
        for mode, language, start, share in openings(pack)
    ]
    return [
        *begun,
        Line(f"cible that ask for a year: {years:.0%}, at most {YEARS:.0%}", years <= YEARS),
        Line(f"cible that are estimates: {guessed:.0%}, at least {ESTIMATES:.0%}", guessed >= ESTIMATES),
        Line(f"about what happened after 1990: {recent:.0%}, at least {RECENT:.0%}", recent >= RECENT),
    ]


def part(found: Iterable[bool]) -> float:
    """The share of True; 0 of nothing."""
    all_ = list(found)
    return sum(all_) / max(1, len(all_))


def openings(pack: Pack) -> Iterator[tuple[str, str, str, float]]:
    """The most usual opening of each mode in each language, with its share; games of chance are stories."""
    for mode in MODES[:3]:
        for language in LANGUAGES:
            texts = [getattr(q.text, language) for q in pack.file.questions if MODES_OF[type(q)] == mode]
            begins = Counter(opening(text) for text in texts if text)
            for start, count in begins.most_common(1):
                yield mode, language, start, count / len(texts)


def opening(text: str) -> str:
    """The first words of a question, in small letters: one if it asks or commands by itself, else two."""
    first = text.lower().split()
    return re.sub(r"^quel\w*$", "quel", first[0]) if ONE_WORD.match(first[0]) else " ".join(first[:2])


def counted(pack: Pack) -> dict[str, Counter[Any]]:
    """The number of questions of each kind."""
    modes = [
        (DECKS[deck], MODES[pack.modes[question]])
        for deck, cards in enumerate(pack.cards)
        for card in cards
        for question in card
    ]
    return {
        "deck and mode": Counter(modes),
        "category": Counter(question.category for question in pack.file.questions),
        "difficulty": Counter(question.difficulty for question in pack.file.questions),
    }


def _plain(key: Any) -> str:
    return " ".join(key) if isinstance(key, tuple) else str(key)


def tidy(value: Any, indent: int = 0, lead: int = 0) -> str:
    """JSON as it stands in our packs: a line for what fits on one, a question never on one."""
    flat = json.dumps(value, ensure_ascii=False)
    fits = indent + lead + len(flat) <= WIDTH
    if not isinstance(value, dict | list) or not value or (fits and "mode" not in value and _flat(value)):
        return flat
    inner = " " * (indent + 2)
    if isinstance(value, dict):
        lines = [f"{inner}{json.dumps(key)}: {tidy(part, indent + 2, len(key) + 4)}" for key, part in value.items()]
    else:
        lines = [inner + tidy(part, indent + 2) for part in value]
    open_, close = "{}" if isinstance(value, dict) else "[]"
    return open_ + "\n" + ",\n".join(lines) + "\n" + " " * indent + close


def _flat(value: Any, most: int = 3) -> bool:
    """True if a value is nested no deeper than `most` levels."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return most >= 0 and all(_flat(part, most - 1) for part in inside)


def report(pack: Pack, found: list[Finding]) -> str:
    """All findings under their headings, then how many questions there are of each kind."""
    lines = []
    for kind in dict.fromkeys(finding.kind for finding in found):
        some = [finding for finding in found if finding.kind == kind]
        lines += ["", f"{kind} ({len(some)})", *(f"  {finding.what}" for finding in some)]
    lines += ["", f"{len(pack.file.questions)} questions on {sum(map(len, pack.cards))} cards"]
    for name, counts in counted(pack).items():
        numbers = ", ".join(f"{_plain(key)} {counts[key]}" for key in QUOTAS[name])
        lines.append(f"  {name}: {numbers}")
    lines += [f"  {'met   ' if line.met else 'missed'}  {line.told}" for line in plan(pack)]
    return "\n".join([*lines, *due(pack)]).strip()


def due(pack: Pack) -> list[str]:
    """A line for each question whose fact may have changed, with the day to look again, the next first."""
    dated = [question for question in pack.file.questions if question.recheck is not None]
    return [f"  look again  {each.recheck}  {each.id}" for each in sorted(dated, key=lambda each: each.recheck)]


PARTS = (unchecked, too_long, told_by_itself, betrayed, too_short_for_multi, twice)
"""What is looked for in every pack."""
PLANNED = (off_quota, off_plan)
"""What is looked for in the boxes of the game as well."""


def box(name: str) -> Path:
    """The file of a pack that comes with the game."""
    return OUR_QUESTIONS / f"{name}.json"


def read(path: Path, tidied: bool) -> Pack | None:
    """Read a pack, written anew in its own form if that is wanted; None, and the reasons printed, if it is refused."""
    try:
        data = pack_file(path)
    except ShelfError as error:
        print(visible(str(error)))
        return None
    faults = lint(data)
    if faults:
        print("\n".join(visible(f"line {fault.line}: {fault.error}") for fault in faults))
        return None
    if tidied:
        path.write_text(tidy(json.loads(data)) + "\n", encoding="utf-8", newline="\n")
    return decode(data)


def told(title: str, pack: Pack, parts: Iterable[Callable[[Pack], Iterator[Finding]]]) -> bool:
    """Print everything about a pack under its title; return True if something must be mended."""
    found = [finding for find in parts for finding in find(pack)]
    print(f"== {title}\n{report(pack, found)}\n")
    return any(finding.must for finding in found)


def main(given: list[str]) -> int:
    tidied, paths = "--tidy" in given, [Path(word) for word in given if not word.startswith("--")]
    boxes = [] if paths else [read(box(name), tidied) for name in BOXES]
    others = paths or [path for path in sorted(OUR_QUESTIONS.glob("*.json")) if path.stem not in BOXES]
    packs = [(path.name, read(path, tidied)) for path in others]
    if None in boxes or any(pack is None for _, pack in packs):
        return 1
    wrong = [told("both boxes", mixed([pack for pack in boxes if pack]), (*PARTS, *PLANNED))] if boxes else []
    wrong += [told(name, pack, PARTS) for name, pack in packs if pack]
    return int(any(wrong))


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="replace")  # a terminal may know fewer signs than a pack
    sys.exit(main(sys.argv[1:]))
