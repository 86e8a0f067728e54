"""The progress of a row, as dots on the terminal."""

from __future__ import annotations

import sys


def tick() -> None:
    """Show that a part of the row is done."""
    sys.stderr.write(".")
    sys.stderr.flush()
