"""Modules loaded ahead: while nothing happens, one after the other, so that nobody waits for them later."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from importlib import import_module


class Ahead:
    """Loads the modules of some packages, one a call. Packages come in the order of their arrows, so that a call loads
    little more than its own module."""

    def __init__(self, packages: Iterable[str]) -> None:
        self._names = _modules(packages)

    def __call__(self) -> bool:
        """Load the next module that isn't there yet; False if all are."""
        for name in self._names:
            if name not in sys.modules:
                import_module(name)
                return True
        return False


def _modules(packages: Iterable[str]) -> Iterator[str]:
    """The names of packages and of everything in them, depth first; a package is yielded before it is looked into."""
    from pkgutil import iter_modules  # a millisecond that the first frame need not wait for

    for package in packages:
        yield package
        for found in iter_modules(import_module(package).__path__, f"{package}."):
            if found.ispkg:
                yield from _modules([found.name])
            elif not found.name.endswith("__main__"):
                yield found.name
