"""The lines below the piles keep apart."""

from pathlib import Path

import pytest

from scenes.games.trepido import middle
from scenes.tables.scene import TableScene
from tests.scenes.screens import SCREENS, TEXT_SIZES


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("name", ["trepido-threat", "trepido-race", "trepido-shared-race"])
def test_what_is_to_be_done_never_lies_over_the_card_to_beat(name: str, text: int, tmp_path: Path) -> None:
    """The ground behind the words is a little higher than they are, and would cut the letters above it."""
    hands = SCREENS[name](((1280, 720), "fr", text), tmp_path)
    assert isinstance(hands.app.top, TableScene)
    table, kind = hands.app.top.table, hands.app.canvas.type
    beat, asked = middle.to_beat(table, kind), middle.asked(table, kind)  # type: ignore[arg-type]
    assert beat is not None and asked is not None
    ground = asked.box.centre[1] - (kind.line(asked.style) + 6) / 2
    assert beat.box.bottom <= ground - 2
