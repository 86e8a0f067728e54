"""Tablée: the way in."""

from __future__ import annotations

import gc
import sys


def main(given: list[str] | None = None) -> int:
    """Run the program and return its exit code.

    Garbage is not collected before the first frame: nothing is garbage yet, and looking for some takes time.
    """
    gc.disable()
    from scenes import command_line

    try:
        return command_line.run(sys.argv[1:] if given is None else given)
    finally:
        gc.enable()


if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # a frozen program starts itself to think: that start must come no further
        import multiprocessing

        multiprocessing.freeze_support()
    sys.exit(main())
