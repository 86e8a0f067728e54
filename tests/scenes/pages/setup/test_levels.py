"""The levels at the setup, in words."""

from __future__ import annotations

from typing import Literal

import pytest

from scenes.app import lang
from scenes.pages.setup.levels import LEVELS, level_about, level_name


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_two_levels_have_one_name_or_one_line(language: Literal["fr", "en"]) -> None:
    lang.use(language)
    assert len({level_name(level) for level in LEVELS}) == len(LEVELS)
    assert len({level_about(level) for level in LEVELS}) == len(LEVELS)
