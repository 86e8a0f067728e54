"""The file of the coach's sentences that people proof-read: every saying can be written with all its values."""

from __future__ import annotations

import re
from typing import Any

import pytest
import reasons

from ai.coach.coach import coaching
from game import GAMES
from scenes.app import lang
from tests.ai.coach.claims import games

SLIPS = {
    "fr": r"(?<!-)\b([dD]e|[qQ]ue|[lL][ea]|[sS][ei]) [aâeéêioôuAÂEÉIOU]"
    r"|\b1 (plis|cartes|points)\b|  | [.,]|\ba (8|11)\b",
    "en": r"\b1 (tricks|cards|points)\b|\b[aA] (8|11)\b|  | [.,]",
}
"""No elision before a vowel, a plural of one, an article before another sound, a sign that stands apart."""


def test_there_is_a_name_for_each_seat_of_the_longest_table() -> None:
    assert len(reasons.NAMES) >= max(max(GAMES[game].seats) for game in games())


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", games())
def test_each_saying_is_written_whole_with_all_its_values(game: str, language: Any) -> None:
    lang.use(language)
    lines = list(reasons.lines(game, {}))
    named = {line.removeprefix("## ") for line in lines if line.startswith("## ")}
    assert {saying.name for saying in coaching(game).sayings} <= named  # type: ignore[union-attr]
    said = [line.strip() for line in lines if line.startswith("   ")]
    assert all(re.match(r"[“«\d]|[^\W\d_]", line) and line[-1] in ".!?…" and "{" not in line for line in said)
    assert [line for line in said if re.search(SLIPS[language], line)] == []
