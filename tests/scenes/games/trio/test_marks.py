"""The small signs on a table of Trio: who was asked, and who is near the end."""

from __future__ import annotations

import pytest

from game.match import Seat
from scenes.games.trio import marks, standing
from scenes.kit.box import Box
from tests.scenes.drawings import Recorder


@pytest.mark.parametrize(("emblem", "letters"), [("", ["'Z'"]), ("cat", [])])
def test_a_seat_without_an_emblem_has_its_first_letter(emblem: str, letters: list[str]) -> None:
    canvas = Recorder()
    marks.face(canvas, Box(0, 0, 22, 22), 0, Seat(name="zoé", emblem=emblem))
    assert [line.split()[1] for line in canvas.noted if line.startswith("text")] == letters


def test_it_is_said_with_which_trios_somebody_wins() -> None:
    assert standing.sentence("Zoé", []) == "Zoé wins with one more trio."
    assert standing.sentence("Zoé", [3, 11]) == "Zoé wins with the trio of 3, 11."
