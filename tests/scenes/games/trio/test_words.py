"""The words of Trio."""

from __future__ import annotations

from game.trio import events
from scenes.app import lang
from scenes.games.trio import words


def test_a_miss_says_whose_it_is() -> None:
    lang.use("fr")
    missed = words.event(events.PutBack(1, ()), ["Ada", "Hélène"])
    assert missed == "Raté pour Hélène\N{NO-BREAK SPACE}: tout reprend sa place."
