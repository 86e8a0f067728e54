"""No text for players holds a name that cards and other pieces have in files: those stand in the notation alone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game import NAMES
from game.shelf import ASSETS
from scenes.app import lang
from scenes.games import ON_SCREEN
from scenes.pages.rules.book import leaves
from scenes.sitting.lesson import FOLDER

PIECES = {
    "trepido": r"[rps][123][RSPGW]?[a-f]|j[123][abc]|x[abc]",
    "trio": r"linked\d+",  # a number is a word, too
    "tordu": r"[789TJQK][cdhst]|A[cdh]|suit-[cdhst]|bid-\w+",  # « As » and « At » are words, too
    "defizz": r"chip\d+|money\d+|die-\w+|hints-\w+|pingpong",
    "people": r"@\w+",
}
"""The names that pieces have in files, by game."""
NAME = re.compile(rf"(?<![\w@])({'|'.join(PIECES.values())})(?!\w)")
LANGUAGES = ("fr", "en")


def found(text: str, numbers: bool = False) -> list[str]:
    """The names of pieces in a text; with `numbers`, « 7s » is several sevens and not a card of Le Tordu."""
    return [name for name in NAME.findall(text) if not (numbers and re.fullmatch(r"\ds", name))]


def translated(part: Any) -> Iterator[str]:
    """Every text of a file in JSON that is written in both languages."""
    if isinstance(part, dict):
        if set(part) == set(LANGUAGES):
            yield json.dumps(part, ensure_ascii=False)
        else:
            for each in part.values():
                yield from translated(each)
    elif isinstance(part, list):
        for each in part:
            yield from translated(each)


@pytest.fixture(autouse=True)
def in_english_again() -> Iterator[None]:
    yield
    lang.use("en")


def test_the_names_are_known_when_they_are_seen() -> None:
    assert found("ainsi r1a, ou s3Pa (j2b), xa, Tt, Qh, A2") == ["r1a", "s3Pa", "j2b", "xa", "Tt", "Qh"]
    assert found("linked8 bid-h4 suit-t chip100x2 chip100 @basile") == [
        "linked8",
        "bid-h4",
        "suit-t",
        "chip100",
        "@basile",
    ]
    assert found("As de cœur, 7 cartes, a 7th, ping-pong, j’ai 3 as, moi@exemple.fr") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_no_rules_hold_the_name_of_a_piece(game: str, language: str) -> None:
    lang.use(language)
    for leaf in leaves(game, language, {}, ON_SCREEN[game].terms({}, "usual")):
        assert found(leaf.text) == [], leaf.title.text


def test_the_catalogue_holds_no_name_of_a_piece() -> None:
    catalogue = (ASSETS / "locale" / "fr" / "LC_MESSAGES" / "tablee.po").read_text(encoding="utf-8")
    lines = [line for line in catalogue.splitlines() if line.startswith(("msg", '"'))]
    assert found("\n".join(lines)) == []


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_no_lesson_says_the_name_of_a_piece(path: Path) -> None:
    said = list(translated(json.loads(path.read_text(encoding="utf-8"))))
    assert len(said) > 5 and found("\n".join(said), path.stem.startswith("trio")) == []


def test_no_question_holds_the_name_of_a_piece() -> None:
    for path in (ASSETS / "questions").glob("*.json"):
        said = list(translated(json.loads(path.read_text(encoding="utf-8"))))
        assert len(said) > 100 and found("\n".join(said)) == []
