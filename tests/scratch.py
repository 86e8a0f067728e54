"""A folder for a while: in memory where the machine has such a place, as thousands of synced files wear a disk out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

MEMORY = Path("/dev/shm")


@contextmanager
def scratch() -> Iterator[Path]:
    with TemporaryDirectory(prefix="tablee-", dir=MEMORY if MEMORY.is_dir() else None) as place:
        yield Path(place)
