"""Everything of the kit is drawn as it was, to the panel; `python -m tests.scenes.drawings` writes the lists anew."""

from __future__ import annotations

import pytest

from tests.scenes.drawings import SIZES, drawn, expected
from tests.scenes.kit.drawings import DRAWINGS

EXPECTED = expected("kit")


def test_every_drawing_is_kept_and_none_else() -> None:
    assert list(EXPECTED) == [f"{name} {size:g}" for name in DRAWINGS for size in SIZES]


@pytest.mark.parametrize("text_size", SIZES)
@pytest.mark.parametrize("name", DRAWINGS)
def test_it_is_drawn_as_it_was(name: str, text_size: float) -> None:
    assert drawn(DRAWINGS[name], text_size) == EXPECTED[f"{name} {text_size:g}"]
