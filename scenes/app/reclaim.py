"""Memory that nobody holds any more goes back to the system at once."""

from __future__ import annotations

import gc
import sys
from functools import cache
from typing import Any


def sweep() -> None:
    """Pictures hang on widgets that hang on scenes, and count for little with the collector; and what it takes back
    the C library would keep for later: after an evening of tables, half as much again as the program needs."""
    gc.collect()
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Any:
    """glibc's way to give back what it keeps; other libraries have none."""
    if sys.platform != "linux":
        return None
    import ctypes

    return getattr(ctypes.CDLL(None), "malloc_trim", None)
