"""Several people at a table of Défizz!: keys, ties, the curtain where something is private, votes."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import msgspec
import pygame
import pytest

from game.defizz.moves import HELP, PRESS, Answer
from game.defizz.pack import decode, use
from game.table import TABLE
from scenes.kit.button import Button
from scenes.tables.curtain import Curtain
from tests.game.defizz.table import TINY, lucky, packed
from tests.scenes.driver import FRAME, Driver
from tests.scenes.tables.robots import KEYS, SMALL, over, people, play_on, sit, table


@pytest.fixture(autouse=True)
def tiny_pack() -> None:
    use(packed(TINY))


def only(mode: str, kind: str = "rps") -> str:
    """A pack of one mode alone."""
    whole: dict[str, Any] = copy.deepcopy(TINY)
    alike = [one for one in whole["questions"] if one["mode"] == mode]
    if mode == "chance":
        alike = [lucky("absurd-0001", kind)]
    made = [{**copy.deepcopy(alike[0]), "id": f"geo-{number:04}"} for number in range(6)]
    whole["id"] = f"{mode}-{kind.replace('_', '-')}"
    whole["questions"] = made
    names = [one["id"] for one in made]
    whole["cards"] = [
        {"id": "D001", "deck": "duel", "questions": names[:3]},
        {"id": "M001", "deck": "multi", "questions": names[3:]},
    ]
    use(decode(msgspec.json.encode(whole)))
    return str(whole["id"])


def family(count: int = 3, sides: int = 4, seed: int = 1, **options: Any) -> Driver:
    return sit("defizz", people(count, sides), seed, **options)


def press(hands: Driver, *scancodes: int) -> None:
    """Keys in one and the same frame."""
    hands.events(
        *(pygame.Event(pygame.KEYDOWN, key=pygame.K_q, mod=0, scancode=code, unicode="q") for code in scancodes)
    )


def until(hands: Driver, phase: str, seed: int = 0) -> Any:
    scene, rng = table(hands), Random(seed)
    for _ in range(4000):
        if scene.sitting._match.state.view(TABLE).phase == phase and not scene.show.director.busy and not scene.acts:
            return scene
        if isinstance(hands.app.top, Curtain):
            hands.click_on(hands.app.top.widgets[2])
        elif scene.acts.pausing:
            scene.progress.go_on()
        elif scene.sharing.actor is not None and scene.table.legal:
            scene.progress.do(rng.choice([move for move in scene.table.legal if move != HELP]))
        hands.app.step(0.2)
    raise AssertionError(f"never {phase}")


@pytest.mark.parametrize("count", [2, 4])
def test_a_whole_match_with_several_people(count: int) -> None:
    hands = family(count, 4, 3, size=SMALL, max_rounds=2)
    play_on(hands, Random(5))
    assert over(hands)


def test_there_is_no_curtain_where_nothing_is_private() -> None:
    hands = family(3, 3, 2, pack=only("chrono"), expert=True, max_rounds=1)
    scene, rng = table(hands), Random(2)
    for _ in range(300):
        assert not isinstance(hands.app.top, Curtain)
        if over(hands):
            break
        if scene.acts.pausing:
            scene.progress.go_on()
        elif scene.sharing.actor is not None and scene.table.legal and scene.table.view.phase != "press":
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.5)


def test_help_is_behind_the_curtain() -> None:
    hands = family(4, 4, 1)
    scene = until(hands, "choose")
    hands.app.step(0.1)
    scene.progress.do(HELP)
    hands.app.step(0.5)
    assert isinstance(hands.app.top, Curtain)
    assert scene.sharing.eyes == TABLE and not any(scene.table.view.questions)
    hands.click_on(hands.app.top.widgets[2])
    assert all(scene.table.view.questions)


def test_what_help_has_shown_is_gone_after_the_choice() -> None:
    hands = family(4, 4, 1)
    scene = until(hands, "choose")
    hands.app.step(0.1)
    scene.progress.do(HELP)
    hands.app.step(0.5)
    assert isinstance(hands.app.top, Curtain)
    hands.click_on(hands.app.top.widgets[2])
    scene.progress.do(scene.table.legal[0])
    assert scene.sharing.eyes == TABLE and not any(scene.table.view.questions)


def test_each_person_presses_with_a_key_of_their_own() -> None:
    hands = family(3, 4, 1, pack=only("chrono"))
    scene = until(hands, "press")
    who = next(seat for seat in scene.table.view.actors if seat < 3)
    press(hands, KEYS[who])
    assert scene.sitting._match.moves[-1].seat == who and scene.sitting._match.moves[-1].move == PRESS


def test_the_key_of_somebody_who_does_not_take_part_does_nothing() -> None:
    hands = family(4, 4, 1, pack=only("chrono"))
    scene = until(hands, "press")
    moves = len(scene.sitting._match.moves)
    press(hands, KEYS[scene.table.view.reader])
    assert len(scene.sitting._match.moves) == moves


def test_two_presses_in_one_frame_are_a_tie_in_time() -> None:
    hands = family(4, 4, 1, pack=only("chrono"))
    scene = until(hands, "press")
    first, second = scene.table.view.actors[:2]
    press(hands, KEYS[first], KEYS[second])
    assert scene.sitting._match.state.floor == (first, second)


def test_a_press_a_moment_later_is_too_late() -> None:
    hands = family(4, 4, 1, pack=only("chrono"))
    scene = until(hands, "press")
    first, second = scene.table.view.actors[:2]
    press(hands, KEYS[first])
    for _ in range(3):
        hands.app.step(1 / 60)
    press(hands, KEYS[second])
    assert scene.sitting._match.state.floor == (first,)


def test_the_letter_of_the_key_that_pressed_is_no_answer() -> None:
    hands = family(4, 4, 1, pack=only("chrono"))
    scene = until(hands, "press")
    key = pygame.Event(pygame.KEYDOWN, key=pygame.K_q, mod=0, scancode=KEYS[scene.table.view.actors[0]], unicode="q")
    hands.events(key)
    hands.app.step(FRAME)
    hands.type("qui")
    assert scene.table.written.text == "ui"


def test_a_late_press_of_another_key_is_no_answer() -> None:
    hands = family(4, 4, 1, pack=only("chrono"))
    scene = until(hands, "press")
    first, second = scene.table.view.actors[:2]
    press(hands, KEYS[first])
    hands.app.step(FRAME)
    hands.app.step(FRAME)
    late = pygame.Event(pygame.KEYDOWN, key=pygame.K_w, mod=0, scancode=KEYS[second], unicode="w")
    hands.events(late, *(pygame.Event(pygame.TEXTINPUT, text=letter) for letter in "wo"))
    assert scene.sitting._match.state.floor == (first,) and scene.table.written.text == "o"


def test_answers_in_a_tie_are_given_behind_the_curtain() -> None:
    hands = family(4, 4, 1, pack=only("chrono"))
    scene = until(hands, "press")
    first, second = scene.table.view.actors[:2]
    press(hands, KEYS[first], KEYS[second])
    hands.app.step(0.1)
    assert isinstance(hands.app.top, Curtain)
    hands.click_on(hands.app.top.widgets[2])
    scene.progress.do(Answer("secret thing"))
    assert scene.sharing.eyes == TABLE
    assert "secret thing" not in str([item.text for item in hands.drawn()])


def test_secret_choices_are_made_behind_the_curtain() -> None:
    hands = family(4, 4, 1, pack=only("chance", "rps"))
    scene = until(hands, "chance")
    for _ in range(10):
        hands.app.step(0.2)
    assert isinstance(hands.app.top, Curtain) and scene.sharing.eyes == TABLE


def test_nobody_knows_ends_a_question_without_a_limit() -> None:
    hands = family(4, 4, 1, pack=only("chrono"))
    hands.app.prefer(limits=0)
    scene = until(hands, "press")
    hands.click_on(next(w for w in scene.widgets if isinstance(w, Button) and w.text == "Personne ne sait"))
    assert scene.sitting._match.state.result is not None and scene.sitting._match.state.result.winner is None


def wrong_answer(count: int = 4) -> tuple[Driver, Any]:
    """Somebody has said something wrong, and the table waits for a moment."""
    hands = family(count, 4, 1, pack=only("chrono"))
    scene = until(hands, "press")
    who = next(seat for seat in scene.table.view.actors if seat < count)
    press(hands, KEYS[who])
    hands.app.step(0.1)
    scene.progress.do(Answer("quite wrong"))
    hands.app.step(0.1)
    assert scene.sitting._match.state.view(TABLE).phase == "judge"
    return hands, scene


def test_a_wrong_answer_can_be_contested_before_money_moves() -> None:
    hands, scene = wrong_answer()
    paid = scene.sitting._match.state.pot
    scene.table.contest(scene.reach)
    reader = scene.sitting._match.state.reader
    assert scene.table.hearing.voter == reader
    scene.table.vote(True, scene.reach)
    hands.app.step(0.1)
    assert scene.sitting._match.state.history[-1].winner is not None and paid > 0


def test_a_ruling_stands_when_nobody_contests_it_in_time() -> None:
    hands, scene = wrong_answer()
    for _ in range(60):
        hands.app.step(0.1)
    assert scene.sitting._match.state.view(TABLE).phase != "judge"


def test_without_limits_a_ruling_waits_until_somebody_goes_on() -> None:
    hands, scene = wrong_answer()
    hands.app.prefer(limits=0)
    for _ in range(80):
        hands.app.step(0.1)
    assert scene.sitting._match.state.view(TABLE).phase == "judge"
    scene.table.accept(scene.reach)
    hands.app.step(0.1)
    assert scene.sitting._match.state.view(TABLE).phase != "judge"


def test_the_expected_answer_is_not_shown_while_a_ruling_is_contested() -> None:
    hands, scene = wrong_answer()
    scene.table.contest(scene.reach)
    assert "answer geo-0001" not in str([item.text for item in hands.drawn()])


def test_spoken_answers_are_judged_by_the_people() -> None:
    hands = family(4, 4, 1, pack=only("chrono"))
    scene = until(hands, "press")
    scene.table.spoken = True
    press(hands, KEYS[scene.table.view.actors[0]])
    hands.app.step(0.1)
    scene.progress.do(Answer("…"))
    hands.app.step(0.1)
    assert scene.table.hearing.contested
    scene.table.vote(True, scene.reach)
    hands.app.step(0.1)
    assert scene.sitting._match.state.result is not None and scene.sitting._match.state.result.winner is not None


def test_alone_a_spoken_answer_is_compared_with_the_true_one() -> None:
    for seed in range(10):
        hands = sit("defizz", people(1, 4), seed, pack=only("chrono"))
        scene = until(hands, "press")
        if 0 in scene.table.view.actors:
            break
    scene.table.spoken = True
    hands.key(pygame.K_SPACE)
    hands.app.step(0.1)
    scene.progress.do(Answer("…"))
    hands.app.step(0.1)
    assert "answer geo-0001" in str([item.text for item in hands.drawn()])


def test_a_spoken_answer_shows_nothing_to_those_who_may_still_try() -> None:
    hands = family(4, 4, 1, pack=only("chrono"))
    scene = until(hands, "press")
    scene.table.spoken = True
    others = len(scene.table.view.actors) - 1
    press(hands, KEYS[scene.table.view.actors[0]])
    hands.app.step(0.1)
    scene.progress.do(Answer("…"))
    hands.app.step(0.1)
    assert others and "answer geo-0001" not in str([item.text for item in hands.drawn()])
