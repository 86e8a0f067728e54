"""The speeds of everything that moves, by name."""

from __future__ import annotations

from scenes.app.lang import p


def speeds() -> list[tuple[int, str]]:
    """The speeds that can be preferred, in per cent, each with its name, the least first; 0 is instant."""
    return [(50, "½×"), (100, "1×"), (200, "2×"), (400, "4×"), (0, p("speed", "At once"))]
