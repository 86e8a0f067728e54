"""The cues of Défizz!: what is said of an event while it is shown."""

from __future__ import annotations

from typing import Any

import pytest

from game.defizz import events
from scenes.games.defizz import cues
from scenes.stage.banner import Banner
from tests.scenes.tables.robots import people, sit, table


@pytest.mark.parametrize("event", [events.Challenged(0, (1,)), events.Accepted(1, 300), events.Passed(2)], ids=str)
def test_a_word_in_passing_is_the_event_in_words(event: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = table(sit("defizz", people(1, 4)))
    said: list[Banner] = []
    monkeypatch.setattr(cues, "say", lambda stage, banner, ms: said.append(banner))
    monkeypatch.setattr(cues, "after", lambda *parts: None)
    cues.of(scene.table)[type(event)](event, scene.show.stage)  # type: ignore[arg-type]
    (banner,) = said
    assert banner.text == scene.table.words.event(event, scene.table.names) != ""


@pytest.mark.parametrize("event", [events.Judged(0, True), events.Passed(2), events.TimeUp("press")], ids=str)
def test_nothing_is_said_over_the_result_on_the_card(event: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The card says who was right, and a banner would lie on its last lines."""
    scene = table(sit("defizz", people(1, 4)))
    said: list[Banner] = []
    monkeypatch.setattr(cues, "say", lambda stage, banner, ms: said.append(banner))
    monkeypatch.setattr(cues, "after", lambda *parts: None)
    make = cues.of(scene.table)[type(event)]  # type: ignore[arg-type]
    make(event, scene.show.stage)
    assert len(said) == 1
    monkeypatch.setattr(type(scene.table), "result", "a result")
    make(event, scene.show.stage)
    assert len(said) == 1
