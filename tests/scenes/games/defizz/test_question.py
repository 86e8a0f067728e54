"""The parts of a card beside its question: shown as long as there is room for both."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from scenes.app import lang
from scenes.games.defizz import board, question
from scenes.kit.box import Box
from tests.scenes.drawlist import Recorder
from tests.scenes.games.defizz import painted
from tests.scenes.screens import USUAL


@pytest.mark.parametrize(("spare", "alone"), [(10.5, False), (9.5, True)])
def test_a_ping_pong_tells_who_is_next_where_its_line_and_ten_units_are_free(
    spare: float, alone: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = painted.MOMENTS["pingpong"](USUAL, tmp_path).app
    table, canvas = app.top.table, Recorder(app.canvas)  # type: ignore[union-attr]
    monkeypatch.setattr(table, "answering", lambda: None)
    smallest = board.TEXTS[-1]._replace(fixed=True)
    asked = board.needed(canvas.type, question.sentence(table), smallest, 600)
    question._pingpong(canvas, table, Box(0, 0, 600, asked + board.prompt_high(canvas.type) + spare))
    drawn = " ".join(line for line in canvas.lines if line.startswith("text"))
    whole = Recorder(app.canvas)
    board.paragraph(whole, question.sentence(table), Box(0, 0, 600, 300))
    assert (len(canvas.lines) == len(whole.lines)) is alone, drawn


def test_a_voter_reads_the_answer_in_the_quotation_marks_of_the_language() -> None:
    lang.use("fr")
    right = SimpleNamespace(fr=SimpleNamespace(main="Andy Warhol"))
    hearing = SimpleNamespace(person=True, voter=0, expected=right, spoken=False)
    table: Any = SimpleNamespace(names=["Zoé"], hearing=hearing, alone=True)
    waits: Any = SimpleNamespace(seat=0, text="Worol")
    line, _ = question._ruling(table, waits)
    assert line.startswith("«") and "“" not in line
