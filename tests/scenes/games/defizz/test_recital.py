"""Défizz! read aloud by the machine: the die, hints, questions, verdicts, answers; cut off by whoever presses."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pygame
import pytest

from game.defizz import events
from game.defizz.moves import CHOOSE, PASS, PRESS, REFUSE
from game.defizz.pack import use
from game.defizz.records import Word
from scenes.app.narrator import USUAL
from scenes.games.defizz import duel, turnout, words
from scenes.games.defizz.luck import picture
from scenes.games.defizz.luck.round import now
from scenes.games.defizz.pace import ALL_WORDS
from scenes.tables.curtain import Curtain
from scenes.voice.plain import plain
from scenes.voice.spelt import spelt
from tests.game.defizz.table import TINY, packed
from tests.scenes.driver import Driver
from tests.scenes.games.defizz.test_people import only
from tests.scenes.games.defizz.test_table import alone, until
from tests.scenes.tables.robots import people, play_some, sit, table
from tests.scenes.tables.seated import make

READ = (
    events.Rolled,
    events.CardDrawn,
    events.HelpUsed,
    events.Asked,
    events.ChanceHappened,
    events.Judged,
    events.Revealed,
    events.FinalBegan,
)


@pytest.fixture(autouse=True)
def tiny_pack() -> None:
    use(packed(TINY))


def read(hands: Driver, **preferences: Any) -> Driver:
    hands.app.prefer(reads_aloud=True, **preferences)
    return hands


def asked(seed: int = 3, speed: int = 100, **options: Any) -> tuple[Driver, Any]:
    """A Chrono in the frame in which its question is asked of the person too, the voice still at its beginning."""
    hands = read(alone(4, seed, **options))
    hands.tape.holds = True
    scene = table(hands)
    for _ in range(3000):
        hands.tape.end()
        if scene.table.view.phase == "press" and scene.table.legal and scene.table.unrolling.begun is not None:
            break
        if scene.acts.pausing:
            scene.progress.go_on()
        elif scene.table.legal and not scene.show.busy and not scene.acts:
            scene.progress.do(scene.table.legal[0])
        hands.app.step(0.1)
    hands.app.prefer(speed=speed)
    scene.table.unrolling.seconds, scene.table.unrolling.begun = 0.0, None
    hands.tape.heard()
    hands.app.step(0.01)
    return hands, scene


def test_nothing_is_read_unless_it_is_wanted() -> None:
    hands = alone(4, 3)
    play_some(hands, Random(4), 12)
    assert hands.tape.said == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_die_hints_questions_and_answers_are_read_and_nothing_else(language: str) -> None:
    hands = read(alone(4, 5), language=language)
    scene = table(hands)
    for _ in range(40):
        play_some(hands, Random(4), scene.sitting.moves + 1)
    for _ in range(10):
        hands.app.step(0.4)
    happened = [one.event for one in scene.sitting.port(0).events()]
    wanted = [plain(line) for event in happened if isinstance(event, READ) and (line := scene.table.aloud(event))]
    questions = [plain(words.text(one.question.text)) for one in happened if isinstance(one, events.Asked)]
    said = hands.tape.said
    assert [line for line in said if line in wanted] == [line for line in wanted if line in said]
    assert {type(event) for event in happened} >= {events.Rolled, events.CardDrawn, events.Asked, events.Revealed}
    waits = scene.show.busy or scene.acts.pausing
    assert len([line for line in wanted if line not in said]) <= 2 * waits
    rest = [line for line in said if line not in wanted]
    assert all(any(question.endswith(line) for question in questions) for line in rest)


def test_the_answer_of_a_target_is_read_with_its_unit() -> None:
    hands = read(alone(4, 5, pack=only("cible")))
    scene = until(hands, "shown", own=False)
    hands.app.step(0.1)
    result = scene.table.result
    unit = words.text(result.question.unit)
    assert plain(scene.table.aloud(events.Revealed(result)) or "") in hands.tape.said
    assert any(unit in line for line in hands.tape.said)


def test_no_answer_is_read_before_it_is_revealed() -> None:
    for seed in range(5):
        hands, scene = asked(seed)
        question = scene.sitting._match.state.pack.file.questions[scene.sitting._match.state.asked]
        assert not any(question.answer.en.main in line for line in hands.tape.said)


# who won what, and what can be done


def shown(hands: Driver, mode: str) -> Any:
    """The table once a question of this mode is over and has been told, for people who see little."""
    hands.app.prefer(told_aloud="usual")
    scene = table(hands)
    for _ in range(40):
        until(hands, "shown", own=False)
        hands.app.step(0.1)
        if scene.table.winner is not None:
            return scene
        scene.progress.go_on()
        hands.app.step(0.3)
    raise AssertionError(f"nobody ever wins a {mode}")


@pytest.mark.parametrize("mode", ["chrono", "cible", "pingpong", "chance"])
def test_the_end_of_a_question_tells_who_wins_how_much_from_whom_and_nothing_of_it_twice(mode: str) -> None:
    hands = alone(4, 5, pack=only(mode))
    scene = shown(hands, mode)
    won = plain(turnout.winnings(scene.table))
    assert (won in hands.tape.said and scene.table.names[scene.table.winner] in won) or "You win" in won
    hands.tape.heard()
    scene.progress.go_on()
    for _ in range(4):
        hands.app.step(0.3)
    assert not any("takes" in line for line in hands.tape.said)


def test_a_raise_that_all_refuse_is_told_as_it_ends_without_a_question() -> None:
    hands = alone(3, 2)
    hands.app.prefer(told_aloud="usual", talk="off")
    scene = until(hands, "offer")
    hands.app.step(0.1)
    active = scene.table.names[scene.table.view.active]
    assert plain(" ".join(line for line, _ in duel.costs(scene.table))) in hands.tape.said
    scene.progress.do(REFUSE)
    for _ in range(4):
        hands.app.step(0.3)
    assert any(line.startswith(f"{active} takes ") for line in hands.tape.said)


def test_the_question_that_was_chosen_is_told_by_its_hint_and_hints_with_their_keys() -> None:
    hands = alone(4, 3)
    hands.app.prefer(told_aloud="usual")
    scene = until(hands, "choose")
    hands.app.step(0.1)
    assert any(line.startswith("Hints: 1, ") and " 2, " in line and " 3, " in line for line in hands.tape.said)
    assert any("keys 1, 2 and 3" in line for line in hands.tape.said)
    scene.progress.do(CHOOSE[1])
    for _ in range(3):
        hands.app.step(0.3)
    assert any(line.startswith("Zoé chooses ") for line in hands.tape.said)


def test_a_stake_is_told_with_its_keys_and_made_with_them() -> None:
    hands = alone(4, 6)
    hands.app.prefer(told_aloud="usual")
    scene = until(hands, "stake")
    assert any(line.startswith("Space keeps the minimum, 100.") for line in hands.tape.said)
    for key in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN):
        hands.key(key)
    assert scene.sitting.port(0).view.offer == 300


def test_tab_begins_with_what_is_new_wherever_it_was_before() -> None:
    hands = alone(4, 6)
    hands.app.prefer(told_aloud="usual")
    scene = until(hands, "choose")
    while scene.focused is None or scene.focused.thing != "rules":
        hands.key(pygame.K_TAB)
    scene.progress.do(CHOOSE[0])
    until(hands, "stake")
    hands.key(pygame.K_TAB)
    assert scene.focused is not None and scene.focused.thing == "stepper"


def test_nobody_is_told_to_press_while_another_answers() -> None:
    hands = alone(4, 3)
    hands.app.prefer(told_aloud="usual")
    scene = until(hands, "press")
    rival = next(seat for seat in scene.table.view.actors if seat != 0)
    assert scene.narrating._turn(USUAL)
    make(scene, rival, PRESS)
    assert scene.table.view.phase == "floor" and list(scene.table.legal) == [PRESS]
    assert scene.narrating._turn(USUAL) == []


def test_a_list_tells_what_was_found_and_what_was_missed() -> None:
    hands = alone(4, 5, pack=only("pingpong"))
    scene = until(hands, "shown", own=False)
    result = scene.table.result
    first, *others = [words.named(item) for item in result.items]
    said = (Word(seat=0, said=first, right=True), Word(seat=1, said="a stone", right=False))
    told = scene.table.aloud(events.Revealed(msgspec.structs.replace(result, said=said)))
    assert told.startswith(f"Found: {first}. Missed: {', '.join(others)}.")


@pytest.mark.parametrize("kind", ["stop_clock", "high_card", "wheel", "dice_high", "closest"])
def test_a_game_of_chance_tells_its_keys_and_why_somebody_wins(kind: str) -> None:
    hands = alone(4, 7, pack=only("chance", kind))
    hands.app.prefer(told_aloud="usual")
    scene = until(hands, "chance")
    hands.app.step(0.1)
    assert not any("choices" in line for line in hands.tape.said)
    assert any("Tab" in line or "Enter" in line or "Type a number" in line for line in hands.tape.heard())
    while scene.table.result is None:
        until(hands, "shown", own=False)
        hands.app.step(0.1)
    why = plain(spelt(picture.reason(now(scene.table), scene.table.names), "en"))
    assert why and why in hands.tape.said


# a Chrono


def test_the_voice_begins_with_the_text() -> None:
    hands, scene = asked()
    assert hands.tape.said == [plain(words.text(scene.table.view.asked.text))]
    assert scene.table.words_read == 1


def test_the_text_waits_until_the_voice_has_come_to_it() -> None:
    hands, scene = asked()
    scene.table.unrolling.seconds, scene.table.unrolling.begun = 0.0, None
    hands.tape.end()
    hands.app.aloud.tell("Chrono.")
    for _ in range(10):
        hands.app.step(0.1)
    assert scene.table.words_read == 0 and scene.table.read_out
    hands.tape._done += 1
    for _ in range(10):
        hands.app.step(0.1)
    assert scene.table.words_read > 1


def test_the_last_word_waits_for_the_voice_and_so_does_the_limit() -> None:
    hands, scene = asked()
    count = len(words.text(scene.table.view.asked.text).split(" "))
    left = scene.sitting.left
    for _ in range(120):
        hands.app.step(0.05)
    assert hands.app.aloud.telling and scene.table.words_read == count - 1 and scene.table.read_out
    assert scene.sitting.left == pytest.approx(left)
    hands.tape.end()
    for _ in range(4):
        hands.app.step(0.05)
    assert scene.table.words_read >= count and not scene.table.read_out
    hands.app.step(0.1)
    assert scene.sitting.left < left


def test_nobody_presses_before_the_voice_has_read_all() -> None:
    hands, scene = asked()
    scene.sitting.plans.reading = 0.0
    moves = scene.sitting.moves
    for _ in range(50):
        hands.app.step(0.1)
    assert scene.sitting.moves == moves and hands.app.aloud.telling


def test_the_text_unrolls_no_faster_than_the_voice() -> None:
    counts = []
    for speed in (0, 10):
        hands, scene = asked(speed=400)
        hands.app.prefer(voice_speeds={"en": speed})
        hands.tape.end()
        scene.table.unrolling.seconds, scene.table.unrolling.begun = 0.0, None
        for _ in range(10):
            hands.app.step(0.1)
        counts.append(scene.table.unrolling.words)
    assert counts[0] <= 3 < counts[1]


def test_at_instant_speed_the_question_is_still_read() -> None:
    hands, scene = asked(speed=0)
    assert hands.app.aloud.telling and scene.table.words_read < ALL_WORDS
    hands.tape.end()
    hands.app.step(0.05)
    hands.app.step(0.05)
    assert scene.table.words_read == ALL_WORDS


def test_a_press_cuts_the_voice_off() -> None:
    hands, scene = asked()
    hands.app.step(0.1)
    hands.key(pygame.K_SPACE)
    assert scene.table.view.phase == "floor"
    assert hands.tape.cuts[-1] == plain(words.text(scene.table.view.asked.text)) and not hands.app.aloud.telling


def test_after_a_wrong_answer_it_reads_on_from_there() -> None:
    hands, scene = asked()
    listed = words.text(scene.table.view.asked.text).split(" ")
    for _ in range(6):
        hands.app.step(0.1)
    shown = scene.table.words_read
    assert 1 < shown < len(listed) - 1
    hands.key(pygame.K_SPACE)
    hands.tape.heard()
    hands.app.prefer(speed=400)
    scene.progress.do(PASS)
    for _ in range(100):
        hands.app.step(0.1)
        if any("text" in line or line in " ".join(listed) for line in hands.tape.said):
            break
        if not hands.app.aloud.telling:
            continue
        hands.tape.end()
    rest = " ".join(listed[shown - 1 :])
    if scene.table.view.phase == "press":
        assert plain(rest) in hands.tape.said and plain(" ".join(listed)) not in hands.tape.said


def test_a_question_that_was_read_out_is_not_read_again() -> None:
    hands, scene = asked()
    for _ in range(80):
        hands.tape.end()
        hands.app.step(0.05)
    hands.tape.heard()
    text = plain(words.text(scene.table.view.asked.text)) if scene.table.view.asked else "nothing"
    for _ in range(40):
        hands.tape.end()
        hands.app.step(0.05)
    assert not any(line and text.endswith(line) for line in hands.tape.heard())


# several people


def test_whoever_judges_an_answer_is_asked_aloud() -> None:
    hands = sit("defizz", people(3, 3), 3)
    hands.app.prefer(reads_aloud=True, told_aloud="brief", spoken=True, language="en")
    scene, rng = table(hands), Random(2)
    for _ in range(2000):
        if isinstance(hands.app.top, Curtain):
            hands.click_on(hands.app.top.widgets[2])
        elif scene.table.voters():
            break
        elif scene.acts.pausing:
            scene.progress.go_on()
        elif scene.table.view.phase == "press" and scene.table.asked is not None:
            scene.table.press(scene.table.view.actors[0], scene.reach)
        elif scene.table.legal and not scene.acts:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.3)
    hands.app.step(0.3)
    assert any("was that right" in line for line in hands.tape.said)
    assert any(line.startswith("Buttons: ") for line in hands.tape.said)


def test_what_help_shows_to_one_side_is_read_to_nobody_else() -> None:
    helped = 0
    for seed in range(12):
        hands = sit("defizz", people(2, 4), seed)
        read(hands, language="en")
        play_some(hands, Random(4), 14)
        scene = table(hands)
        happened = [one.event for one in scene.sitting.port(0).events()]
        asked_now = {one.question.id for one in happened if isinstance(one, events.Asked)}
        helped += sum(isinstance(event, events.HelpUsed) for event in happened)
        pack = scene.sitting._match.state.pack
        hidden = [plain(words.text(shown.text)) for shown in pack.shown if shown.id not in asked_now]
        assert not any(text in line for line in hands.tape.said for text in hidden)
    assert helped
