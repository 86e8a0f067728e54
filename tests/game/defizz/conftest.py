from __future__ import annotations

from pathlib import Path

import pytest

from game.defizz.pack import decode, use
from tests.game.defizz.table import TINY, packed

BASE = Path(__file__).parents[3] / "assets" / "questions" / "base.json"


@pytest.fixture(scope="session", autouse=True)
def packs() -> None:
    """The pack that the tests play with, and the one that people do."""
    use(packed(TINY))
    use(decode(BASE.read_bytes()))
