#!/usr/bin/env python3
"""Reads the questions again as a sceptic would, and says what to look at: `dev.py questions [FILE]`.

Without a file: both boxes of the game as one, beside the plan, then each pack about one thing, then how many evenings
the boxes are good for.

--tidy   write each file anew in its own form, so that a change of one word is a change of one line

Exit code 1 if something must be mended; what only people can judge is listed and changes nothing.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

import evenings
import wording
from plan import ALLOWED, QUOTAS, TOGETHER, Line, plan, shown, size

from game.defizz.lint import lint
from game.defizz.options import mix
from game.defizz.pack import DECKS, MODES, Pack, decode, mixed
from game.defizz.questions import AnyQuestion, ChronoQuestion, CibleQuestion, PingPongQuestion
from game.defizz.writing import visible
from game.shelf import OUR_QUESTIONS, ShelfError, pack_file
from scenes.games.defizz.at_hand import BOXES
from scenes.games.defizz.editor.doubts import BETRAYS, LONGEST, MOST_SIDES
from scenes.games.defizz.judge.normal import words

LANGUAGES = ("fr", "en")
WIDTH = 118
"""The width of a line of the file, where it can be broken."""

LIKE, VERY_LIKE = 0.45, 0.7
"""The share of words in common from which two questions with the same answer, or any two, are one asked twice."""


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


def worded(pack: Pack) -> Iterator[Finding]:
    """Wrong signs and spaces, and turns of phrase of the other language."""
    yield from (Finding("typed wrong", each) for each in wording.mistyped(pack))
    yield from (Finding("sounds translated", each) for each in wording.calques(pack))


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
    """Kinds of which there are too few or too many."""
    counts = counted(pack)
    for name, quotas in (TOGETHER if pack.id == mix(BOXES) else QUOTAS).items():
        for key, wanted in quotas.items():
            found = counts[name][key]
            if abs(found - wanted) > max(3, wanted * ALLOWED):
                yield Finding("quota", f"{name} {_plain(key)}: {found}, planned {wanted}", must=False)


def off_plan(pack: Pack) -> Iterator[Finding]:
    """Lines of the plan that are missed; packs about one thing have plans of their own."""
    for line in (*size(pack), *plan(pack)):
        if not line.met:
            yield Finding("plan", line.told)


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
        "culture": Counter(pack.cultures),
        "read again, times": Counter(question.checked for question in pack.file.questions),
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


LOOKED_FOR = (
    "not read again", "too long", "tells its answer", "tells its mode", "typed wrong", "sounds translated",
    "list too short for Multi", "hint twice",
)  # fmt: skip
"""The kinds of slips that no text may have."""


def report(pack: Pack, found: list[Finding], planned: bool) -> str:
    """All findings under their headings, then how many questions there are of each kind."""
    lines = []
    for kind in dict.fromkeys(finding.kind for finding in found):
        some = [finding for finding in found if finding.kind == kind]
        lines += ["", f"{kind} ({len(some)})", *(f"  {finding.what}" for finding in some)]
    lines += ["", f"{len(pack.file.questions)} questions on {sum(map(len, pack.cards))} cards"]
    for name, counts in counted(pack).items():
        numbers = ", ".join(f"{_plain(key)} {counts[key]}" for key in QUOTAS.get(name, sorted(counts)))
        lines.append(f"  {name}: {numbers}")
    lines.append(f"  pairs of which one tells the other: {wording.giveaways(pack)}, kept apart in every evening")
    lines.append(f"  questions that share something with others: {wording.clusters(pack)}, spread over evenings")
    lines += map(shown, [*clean(found), *(size(pack) if planned else ()), *plan(pack)])
    return "\n".join([*lines, *due(pack, date.today())]).strip()


def clean(found: list[Finding]) -> list[Line]:
    """A line for each thing that is looked for in every text, with the number found."""
    counts = Counter(finding.kind for finding in found)
    return [Line(f"{kind}: {counts[kind]}", not counts[kind]) for kind in LOOKED_FOR]


def due(pack: Pack, today: date) -> list[str]:
    """A line for each question whose fact may have changed, with the day to look again, the next first."""
    dated = [(question.recheck, question.id) for question in pack.file.questions if question.recheck is not None]
    return [f"  {'due now   ' if day <= today else 'look again'}  {day}  {name}" for day, name in sorted(dated)]


PARTS = (unchecked, too_long, told_by_itself, betrayed, worded, too_short_for_multi, twice)
"""The checks of every pack."""
PLANNED = (off_quota, off_plan)
"""The further checks of the boxes of the game."""


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


def told(title: str, pack: Pack, parts: Sequence[Callable[[Pack], Iterator[Finding]]]) -> bool:
    """Print everything about a pack under its title; return True if something must be mended."""
    found = [finding for find in parts for finding in find(pack)]
    print(f"== {title}\n{report(pack, found, off_plan in parts)}\n")
    return any(finding.must for finding in found)


def main(given: list[str]) -> int:
    tidied, paths = "--tidy" in given, [Path(word) for word in given if not word.startswith("--")]
    boxes = [] if paths else [read(box(name), tidied) for name in BOXES]
    others = paths or [path for path in sorted(OUR_QUESTIONS.glob("*.json")) if path.stem not in BOXES]
    packs = [(visible(path.name), read(path, tidied)) for path in others]
    if None in boxes or any(pack is None for _, pack in packs):
        return 1
    wrong = [told("both boxes", mixed([pack for pack in boxes if pack]), (*PARTS, *PLANNED))] if boxes else []
    wrong += [told(name, pack, PARTS) for name, pack in packs if pack]
    if boxes:
        wrong.append(told_of_evenings())
    return int(any(wrong))


def told_of_evenings() -> bool:
    """Play evening after evening with the boxes and print how it went; return True if it should have gone better."""
    lines = [Line(*line) for line in evenings.verdicts(mix(BOXES))]
    print("== evening after evening, with both boxes", *map(shown, lines), sep="\n")
    return not all(line.met for line in lines)


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="replace")  # a terminal may know fewer signs than a pack
    sys.exit(main(sys.argv[1:]))
