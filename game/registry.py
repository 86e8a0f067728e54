"""Values by name, each loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")


class Registry(Mapping[str, T]):
    """A mapping whose names are known at once and whose values are loaded one by one, at their first look-up."""

    def __init__(self, names: Sequence[str], load: Callable[[str], T]) -> None:
        self._names = tuple(names)
        self._load = load
        self._loaded: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if name not in self._loaded:
            if name not in self._names:
                raise KeyError(name)
            self._loaded[name] = self._load(name)
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        """Test a name without loading its value."""
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __repr__(self) -> str:
        return f"<{', '.join(self._names)}>"
