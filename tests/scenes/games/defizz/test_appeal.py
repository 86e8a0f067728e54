"""DE-22: who judges sees the answer; a refusal can be appealed against once the answer is known, once, before all."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.defizz.moves import PASS, Answer
from game.defizz.pack import use
from game.table import TABLE
from scenes.app.dialog import Dialog
from scenes.games.defizz import appeal
from scenes.games.defizz.refused import Refused
from scenes.kit.button import Button
from tests.game.defizz.table import TINY, packed
from tests.scenes.driver import Driver
from tests.scenes.games.defizz.test_people import family, only, press, until
from tests.scenes.tables.robots import KEYS, people, sit


@pytest.fixture(autouse=True)
def tiny_pack() -> None:
    use(packed(TINY))


def refused(count: int = 4, text: str = "quite wrong") -> tuple[Driver, Any, int]:
    """Somebody has said something wrong and nobody contested it; then nobody else knew. The card shows the answer."""
    hands = family(count, 4, 1, pack=only("chrono"))
    scene = until(hands, "press")
    who = next(seat for seat in scene.table.view.actors if seat < count)
    press(hands, KEYS[who])
    hands.app.step(0.1)
    scene.progress.do(Answer(text))
    hands.app.step(0.1)
    scene.table.accept(scene.reach)
    for _ in range(100):
        hands.app.step(0.1)
        if scene.acts.pausing:
            break
        if scene.table.view.phase == "press" and not scene.acts:
            scene.table.nobody_knows(scene.reach)
    assert scene.table.result is not None and scene.table.result.winner is None
    return hands, scene, who


def offered(hands: Driver) -> list[Button]:
    return [each for each in hands.app.top.widgets if isinstance(each, Button) and each.thing == "appeal"]  # type: ignore[union-attr]


def state(scene: Any) -> Any:
    return scene.sitting._match.state


def vote(hands: Driver, right: bool) -> None:
    top = hands.app.top
    assert isinstance(top, Dialog)
    buttons = [widget for widget in top.widgets if isinstance(widget, Button)]
    hands.click_on(buttons[0 if right else 1])


def test_an_appeal_shows_everyone_what_was_said_and_the_answer() -> None:
    hands, scene, who = refused()
    [button] = offered(hands)
    hands.click_on(button)
    texts = " ".join(item.text for item in hands.drawn())
    assert "quite wrong" in texts and "answer geo" in texts and scene.table.names[who] in texts


def test_an_appeal_that_most_grant_makes_the_answer_win() -> None:
    hands, scene, who = refused()
    hands.click_on(offered(hands)[0])
    vote(hands, True)
    vote(hands, True)
    assert not isinstance(hands.app.top, Dialog)
    assert state(scene).result.winner == who and state(scene).history[-1].winner == who
    assert state(scene).purses[who] > 1900
    for _ in range(40):
        hands.app.step(0.1)
        if scene.acts.pausing:
            break
    assert scene.table.winner == who and not offered(hands)


def test_an_appeal_that_is_refused_changes_nothing_and_is_not_had_again() -> None:
    hands, scene, _ = refused()
    made = scene.sitting.moves
    hands.click_on(offered(hands)[0])
    vote(hands, False)
    vote(hands, False)
    assert not isinstance(hands.app.top, Dialog) and scene.sitting.moves == made
    assert state(scene).history[-1].winner is None and not offered(hands)


def test_votes_half_and_half_let_the_refusal_stand() -> None:
    hands, scene, _ = refused(3)
    hands.click_on(offered(hands)[0])
    vote(hands, True)
    vote(hands, False)
    assert state(scene).history[-1].winner is None


def test_the_journal_of_an_appeal_tells_the_same_match() -> None:
    hands, scene, who = refused()
    hands.click_on(offered(hands)[0])
    vote(hands, True)
    vote(hands, True)
    again = scene.sitting._match.after(scene.sitting.moves)
    assert again.history[-1].winner == who


def alone(text: str) -> tuple[Driver, Any]:
    """One person among computer players has said this."""
    for seed in range(1, 30):
        hands = sit("defizz", people(1, 4), seed, pack=only("chrono"))
        scene = until(hands, "press")
        if 0 in scene.table.view.actors:
            break
    hands.key(pygame.K_SPACE)
    hands.app.step(0.1)
    scene.progress.do(Answer(text))
    hands.app.step(0.1)
    return hands, scene


def test_alone_nobody_appeals_for_what_is_not_close() -> None:
    _, scene = alone("quite wrong")
    assert not scene.table.appeals.open


def test_alone_an_appeal_needs_no_vote() -> None:
    hands, scene = alone("zzz")
    refusal = Refused(scene.sitting.moves - 1, 0, "zzz", ())
    while not scene.acts.pausing:
        if scene.table.view.phase == "press" and not scene.acts and scene.table.legal:
            scene.progress.do(PASS)
        hands.app.step(0.1)
    scene.table.appeals.open.append(refusal)
    appeal.plead(scene.table, scene.reach, refusal)
    assert state(scene).history[-1].winner == 0 and not isinstance(hands.app.top, Dialog)


def asked_about(count: int = 4) -> tuple[Driver, Any]:
    """Somebody has said something that people are asked about, in a Duel that another person may still win."""
    for seed in range(1, 30):
        hands = family(count, 4, seed, pack=only("chrono"))
        scene = until(hands, "press")
        if scene.table.view.kind == "duel" and all(seat < count for seat in scene.table.view.players):
            break
    press(hands, KEYS[scene.table.view.actors[0]])
    hands.app.step(0.1)
    scene.progress.do(Answer("some answer geo-0001 or so"))
    hands.app.step(0.1)
    assert state(scene).view(TABLE).phase == "judge"
    return hands, scene


def test_whoever_takes_no_part_is_asked_and_shown_the_answer_aside() -> None:
    hands, scene = asked_about()
    hearing = scene.table.hearing
    if not hearing.contested:
        scene.table.contest(scene.reach)
    assert hearing.voter not in scene.table.view.players and hearing.aside
    look = next(each for each in hands.app.top.widgets if getattr(each, "thing", "") == "look")  # type: ignore[union-attr]
    assert not any("answer geo-0000" in item.text.lower() for item in hands.drawn() if "some" not in item.text)
    hands.click_on(look)
    assert isinstance(hands.app.top, Dialog) and hearing.answer.fr.main not in hands.app.top.text
    hands.click_on(next(each for each in hands.app.top.widgets if isinstance(each, Button)))
    assert isinstance(hands.app.top, Dialog) and hearing.answer.fr.main in hands.app.top.title
    vote(hands, True)
    hands.app.step(0.1)
    assert state(scene).result is not None


def test_nothing_of_the_answer_is_drawn_before_the_judge_asks_for_it() -> None:
    hands, scene = asked_about()
    if not scene.table.hearing.contested:
        scene.table.contest(scene.reach)
    scene.table.hearing.text = ""
    texts = [item.text for item in hands.drawn()]
    assert scene.table.hearing.expected is None and not any(
        "answer geo-0001" in text for text in texts if "«" not in text
    )
