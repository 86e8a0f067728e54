"""Banners leave the question on the card free to be read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.defizz.pack import use
from scenes.games.defizz import question
from scenes.tables.frame import banner_box
from tests.game.defizz.table import TINY, packed
from tests.scenes.games.defizz import painted
from tests.scenes.screens import LOOKS, Look


@pytest.fixture(autouse=True)
def tiny_pack() -> None:
    use(packed(TINY))


@pytest.mark.parametrize("moment", ["judge", "pingpong", "shown-pingpong", "twelve"])
@pytest.mark.parametrize("look", [look for look in LOOKS if look[1] == "fr" and look[2] in (100, 150)], ids=str)
def test_a_banner_does_not_touch_the_question(moment: str, look: Look, tmp_path: Path) -> None:
    hands = painted.MOMENTS[moment](look, tmp_path)
    table: Any = hands.app.top.table  # type: ignore[union-attr]
    plates, room = list(table.plates().values()), (2 * table.middle, table.banner_at, table.banner_floor)
    box, _ = banner_box(hands.app.canvas.type, "Bastien ne dit rien.", *room, plates)
    sentence = question.sentence(table)
    lines = [item for item in hands.drawn() if item.what == "text" and item.text and item.text in sentence]
    assert lines and not [item.text for item in lines if item.box.overlaps(box)]
    assert box.y > table.board().header.bottom and box.bottom <= table.board().box.bottom + 4
