"""The engines of each system, the one to try first at the beginning."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from scenes.voice import dispatcher, espeak, mac, windows
from scenes.voice.engine import Engine

BY_SYSTEM = {"win32": (windows.ENGINE,), "darwin": (mac.ENGINE,)}
"""System → its engines; all other systems have those of Linux."""
LINUX = (dispatcher.ENGINE, espeak.ENGINE)


def engines(system: str = sys.platform) -> Sequence[Engine]:
    """The engines that a system may have."""
    return BY_SYSTEM.get(system, LINUX)
