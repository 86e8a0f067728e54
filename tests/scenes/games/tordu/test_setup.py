"""What is offered at the setup of Le Tordu."""

from __future__ import annotations

import pytest

from scenes.games.tordu.setup import options
from scenes.pages.setup.draft import Draft


@pytest.mark.parametrize(
    ("seats", "variant", "asked"), [(2, "complete", False), (3, "complete", True), (3, "simple", False)]
)
def test_what_a_double_ends_is_asked_only_where_it_can_end_something(seats: int, variant: str, asked: bool) -> None:
    draft = Draft("tordu")
    draft.resize(seats)
    draft.choose("variant", variant)
    assert ("double_ends" in {option.name for option in options(draft)}) == asked
