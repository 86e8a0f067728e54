"""Défizz! on the table, played by robots through the screen."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.defizz import events
from game.defizz.chance.luck import GO, STAY
from game.defizz.moves import CHOOSE, HELP, PASS, PRESS, Answer, Challenge, Guess, Stake
from game.defizz.pack import Pack, use
from game.table import TABLE, TIMEOUT, Event
from scenes.app import lang
from scenes.games.defizz.answer import AnswerEntry, Keys
from scenes.games.defizz.buttons import row
from scenes.games.defizz.hints import HintButton
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.stepper import Stepper
from scenes.tables.offers import Offer
from scenes.tables.targets import SeatTarget
from tests.game.defizz.table import TINY, packed
from tests.scenes.driver import Driver
from tests.scenes.games.defizz.test_people import only
from tests.scenes.tables.robots import SMALL, misplaced, over, people, play_on, sit, table
from tests.scenes.tables.seated import make

SIZES = [(960, 540), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]
EXAMPLE = "cut: …"
"""What a computer player says that has nothing to say."""


def tiny() -> Pack:
    pack = packed(TINY)
    use(pack)
    return pack


def alone(sides: int = 6, seed: int = 1, speed: int = 0, **options: Any) -> Driver:
    """One person among computer players."""
    hands = sit("defizz", people(1, sides), seed, speed, **options)
    hands.app.prefer(language="en")
    return hands


def until(hands: Driver, phase: str, seed: int = 0, own: bool = True, steps: int = 3000) -> Any:
    """Play on until the match is in that phase, with the person to act, and everything has been shown."""
    scene, rng = table(hands), Random(seed)
    for _ in range(steps):
        ready = not scene.show.director.busy and (not scene.acts or scene.acts.pausing)
        if ready and scene.table.view.phase == phase and (scene.table.legal or not own):
            return scene
        if scene.acts.pausing:
            scene.progress.go_on()
        elif scene.table.legal and not scene.acts and rng.random() < 0.7:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.3)
    raise AssertionError(f"never {phase}")


@pytest.mark.parametrize("sides", [3, 6, 12])
def test_a_whole_match_is_played_through_the_screen(sides: int) -> None:
    hands = alone(sides, sides, size=SMALL, max_rounds=2)
    play_on(hands, Random(sides))
    assert over(hands)


@pytest.mark.parametrize(
    "options",
    [
        {"expert": True, "max_rounds": 1},
        {"teams": True, "max_rounds": 1, "escalate_every": 1},
        {"enrichment": True, "bank": 1500, "max_rounds": 3},
        {"minutes": 1},
    ],
    ids=str,
)
def test_every_variant_is_played_through_the_screen(options: dict[str, Any]) -> None:
    hands = alone(4, 5, size=SMALL, **options)
    play_on(hands, Random(6))
    assert over(hands)


def test_a_match_is_played_to_its_last_side() -> None:
    """Eliminations, the final, the last one with money."""
    hands = alone(3, 8, size=SMALL, escalate_every=1)
    play_on(hands, Random(8))
    assert over(hands)


@pytest.mark.parametrize("seed", range(3))
def test_after_all_has_been_shown_everything_lies_where_the_view_says(seed: int) -> None:
    hands = alone(6, seed, 400)
    scene, rng = table(hands), Random(seed)
    for _ in range(160):
        if scene.acts.pausing:
            scene.progress.go_on()
        elif scene.table.legal and not scene.show.director.busy:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(rng.choice([0.05, 0.2, 0.6]))
        if rng.random() < 0.3:
            assert misplaced(scene) == []


def test_every_event_has_been_shown_and_left_nothing_behind() -> None:
    """The director's invariant, for each kind of event that a match can bring."""
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    left = set(kinds) - {Event, events.MatchWon}
    variants: list[dict[str, Any]] = [
        {"pack": tiny().id}, {"enrichment": True, "bank": 700}, {"escalate_every": 1}, {}
    ]  # fmt: skip
    for seed in range(60):
        hands = alone(3 + seed % 3, seed, **variants[seed % 4])
        scene, rng = table(hands), Random(seed)
        for _ in range(320):
            if over(hands):
                break
            dawdles = seed % 4 == 3 and scene.table.view.timer is not None
            if scene.acts.pausing:
                scene.progress.go_on()
            elif scene.table.legal and not dawdles:
                scene.progress.do(rng.choice(scene.table.legal))
            scene.update(30.0 if dawdles else 8.0)
            assert misplaced(scene) == []
        left -= set(map(type, scene.overlays.log.events()))
        if not left:
            break
    assert not left


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_nothing_is_cut_or_covered(size: tuple[int, int], text_size: int) -> None:
    for sides, language in ((3, "fr"), (6, "en"), (8, "fr"), (12, "fr")):
        hands = alone(sides, sides + text_size, size=size)
        hands.app.prefer(text_size=text_size, language=language)
        scene, rng = table(hands), Random(sides)
        for _ in range(45):
            if over(hands):
                break
            ends = ("deux…",)  # a proverb that the players have to end
            assert [fault for fault in hands.faults() if fault != EXAMPLE and not fault.endswith(ends)] == []
            if scene.acts.pausing:
                scene.progress.go_on()
            elif scene.table.legal:
                scene.progress.do(rng.choice(scene.table.legal))
            hands.app.step(0.5)


# what is hidden stays hidden


def shown_texts(hands: Driver) -> str:
    return "\n".join(item.text for item in hands.drawn())


def test_no_mode_and_no_text_is_shown_before_the_question_is_asked() -> None:
    hands = alone(4, 3)
    scene = until(hands, "choose")
    pack = scene.sitting._match.state.pack
    written = shown_texts(hands)
    for number in scene.sitting._match.state.questions:
        assert pack.shown[number].text.en not in written.replace("\n", " ")
    assert not {"Chrono", "Target", "Ping-pong", "Chance"} & set(written.split("\n"))


def test_help_shows_the_three_questions_with_their_modes_to_whoever_used_it() -> None:
    hands = alone(4, 3)
    scene = until(hands, "choose")
    assert HELP in scene.table.legal
    scene.progress.do(HELP)
    hands.app.step(0.5)
    written = shown_texts(hands).replace("\n", " ")
    for number in scene.sitting._match.state.questions:
        assert scene.sitting._match.state.pack.shown[number].text.en.split(" ")[-1] in written


def test_the_answer_of_a_chrono_is_not_drawn_before_the_end() -> None:
    for seed in range(6):
        hands = alone(4, seed)
        scene = until(hands, "press", seed)
        question = scene.sitting._match.state.pack.file.questions[scene.sitting._match.state.asked]
        assert question.answer.en.main.casefold() not in shown_texts(hands).casefold()


def test_a_chrono_is_unrolled_word_by_word() -> None:
    hands = alone(4, 3)
    scene = until(hands, "press", 3)
    hands.app.prefer(speed=100)
    scene.table.unrolling.seconds = 0.0
    hands.app.step(0.01)
    first = scene.table.words_read
    for _ in range(10):
        hands.app.step(0.05)
    assert scene.table.words_read > first == 1


def test_the_limit_of_a_chrono_does_not_run_while_it_is_read_out() -> None:
    hands = alone(4, 3)
    scene = until(hands, "press", 3)
    hands.app.prefer(speed=50)
    scene.table.unrolling.seconds = 0.0
    hands.app.step(0.01)
    before = scene.sitting.left
    hands.app.step(0.05)
    assert scene.table.read_out and scene.sitting.left == pytest.approx(before)


# pressing and writing


def floor(seed: int = 3) -> tuple[Driver, Any]:
    hands = alone(4, seed)
    scene = until(hands, "press", seed)
    hands.key(pygame.K_SPACE)
    return hands, scene


def test_space_asks_for_the_floor() -> None:
    _, scene = floor()
    assert scene.sitting._match.moves[-1].move == PRESS and scene.table.view.phase == "floor"


def test_what_is_typed_on_when_the_time_is_up_does_nothing_else() -> None:
    """The entry has gone under somebody’s fingers: no letter opens the log, and Enter goes past no answer."""
    hands, scene = floor()
    hands.type("Hell")
    make(scene, TABLE, TIMEOUT)
    for code in (pygame.K_l, pygame.K_h, pygame.K_i, pygame.K_RETURN):
        hands.key(code)
        hands.app.step(0.2)
    assert hands.app.top is scene and not hands.app.toasts.shown
    for _ in range(20):
        hands.app.step(0.1)
    hands.key(pygame.K_l)
    assert hands.app.top is not scene


def test_an_answer_that_was_given_takes_no_key_from_what_comes_next() -> None:
    hands, scene = floor()
    hands.type("Hell")
    hands.key(pygame.K_RETURN)
    hands.key(pygame.K_l)
    assert hands.app.top is not scene


def test_a_letter_typed_while_pressing_is_not_lost() -> None:
    """Space and the first letters come in one frame, each with the text that it writes."""
    hands = alone(4, 3)
    scene = until(hands, "press", 3)
    typed = [pygame.Event(pygame.TEXTINPUT, text=text) for text in " Ca"]
    hands.events(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, scancode=44, unicode=" "), *typed)
    assert scene.table.view.phase == "floor" and scene.table.written.text == "Ca"


def test_an_answer_can_be_typed_where_no_time_passes() -> None:
    """Without limits, with all others silent, the program sleeps between two keys."""
    hands = alone(4, 3)
    scene = until(hands, "press", 3)
    hands.app.prefer(limits=0)
    for seat in [seat for seat in scene.table.view.actors if seat != 0]:
        make(scene, seat, PASS)
    for _ in range(20):
        hands.sleep(1.0)
    hands.app.step(0.0, [pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, scancode=44, unicode=" ")])
    for letter in "Rio":
        hands.sleep(1.0)
        hands.app.step(0.0, [pygame.Event(pygame.TEXTINPUT, text=letter)])
    assert scene.table.view.phase == "floor" and scene.table.written.text == "Rio"


def test_an_answer_is_typed_and_said_with_enter() -> None:
    hands, scene = floor()
    for _ in range(4):
        hands.app.step(0.1)
    hands.type("Canberra")
    hands.key(pygame.K_RETURN)
    said = [played.move for played in scene.sitting._match.moves if isinstance(played.move, Answer)]
    assert said[-1] == Answer("Canberra")


def test_an_answer_is_written_with_the_mouse_alone() -> None:
    hands, scene = floor()
    scene.table.toggle_keyboard(scene.reach)
    keys = next(widget for widget in scene.widgets if isinstance(widget, Keys))
    for letter in "ab":
        hands.click(*keys.key(0, keys.rows[0].index(letter)).centre)
    assert scene.table.written.text == "ab"
    assert isinstance(scene.focused, AnswerEntry), "whoever goes on typing can"


def test_one_s_own_plate_can_be_clicked_to_press() -> None:
    hands = alone(4, 3)
    scene = until(hands, "press", 3)
    hands.click_on(next(widget for widget in scene.widgets if isinstance(widget, SeatTarget)))
    assert scene.sitting._match.moves[-1].move == PRESS


def test_a_number_is_shown_with_its_separators_before_it_counts() -> None:
    hands = alone(4, 2)
    scene = until(hands, "guess", 2)
    for _ in range(3):
        hands.app.step(0.1)
    hands.type("12500")
    assert "12,500" in shown_texts(hands)
    assert scene.table.view.phase == "guess"


def test_the_entry_has_the_focus_when_one_may_answer() -> None:
    _, scene = floor()
    assert isinstance(scene.focused, AnswerEntry)


def test_a_hint_is_chosen_by_click_or_by_its_digit() -> None:
    hands = alone(4, 3)
    scene = until(hands, "choose")
    hands.click_on(next(w for w in scene.widgets if isinstance(w, HintButton) and w.index == 1))
    assert scene.sitting._match.moves[-1].move == CHOOSE[1]


def test_an_opponent_is_challenged_by_their_plate() -> None:
    hands = alone(4, 4)
    scene = until(hands, "challenge")
    hands.click_on(next(widget for widget in scene.widgets if isinstance(widget, SeatTarget)))
    assert isinstance(scene.sitting._match.moves[-1].move, Challenge)


def test_an_opponent_alone_in_a_line_stands_in_its_middle() -> None:
    """DE-09: of three sides there is one to challenge."""
    scene = until(alone(3, 4), "challenge")
    (box,) = [widget.box for widget in scene.widgets if str(widget.thing).startswith("challenge")]
    assert box.centre[0] == pytest.approx(scene.table.board().box.centre[0], abs=1)


def test_the_stake_is_set_by_stepper_and_quick_buttons() -> None:
    hands = alone(4, 4)
    scene = until(hands, "stake")
    stepper = next(widget for widget in scene.widgets if isinstance(widget, Stepper))
    assert stepper.value == scene.table.view.minimum
    hands.click(stepper.box.right - 10, stepper.box.centre[1])
    raised = scene.table.staked
    assert raised == scene.table.view.minimum + 100
    hands.click_on(next(w for w in scene.widgets if isinstance(w, Button) and w.text.startswith("Raise")))
    assert Stake(raised) in [played.move for played in scene.sitting._match.moves]


def test_the_answer_is_looked_at_until_somebody_goes_on() -> None:
    hands = alone(4, 3)
    scene = until(hands, "shown", 3, own=False)
    moves = len(scene.sitting._match.moves)
    for _ in range(40):
        hands.app.step(0.5)
    assert scene.acts.pausing and len(scene.sitting._match.moves) == moves
    hands.key(pygame.K_SPACE)
    assert scene.table.view.phase != "shown"


def test_money_moves_after_the_answer_was_looked_at() -> None:
    hands = alone(4, 3)
    scene = until(hands, "shown", 3, own=False)
    assert scene.table.view.pot == sum(scene.table.view.paid) > 0


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_phase_can_be_drawn_in_both_languages(language: str) -> None:
    hands = alone(4, 7)
    hands.app.prefer(language=language)
    for phase in ("roll", "choose", "stake"):
        until(hands, phase, 7)
        assert hands.drawn()
    lang.use("en")


def test_passing_needs_no_typing() -> None:
    _, scene = floor()
    scene.progress.do(PASS)
    assert scene.sitting._match.moves[-1].move == PASS


def test_space_presses_whatever_had_the_focus_before() -> None:
    hands = alone(4, 3)
    scene = until(hands, "press", 3)
    scene.table._met = None
    scene.reach.focus.on(scene.widgets[-1])
    scene.rebuild()
    hands.key(pygame.K_SPACE)
    assert scene.sitting._match.moves[-1].move == PRESS


def test_the_minutes_of_a_short_game_count_over_all_its_turns() -> None:
    hands = alone(3, 2, minutes=1)
    scene = until(hands, "roll", 2)
    scene.sitting.clock.now = 59.95
    hands.app.step(0.1)
    assert scene.sitting._match.state.closing


# a Cible


def test_an_exact_number_stands_on_the_right_one() -> None:
    hands = alone(4, 2, pack=only("cible"))
    scene = until(hands, "guess", 2)
    scene.progress.do(Guess(100))
    until(hands, "shown", own=False)
    on_the_line = [item for item in hands.drawn() if 300 < item.box.y < 500]  # each side's tile lies below
    numbers = [item for item in on_the_line if item.text == "100"]
    name = next(item for item in on_the_line if item.text == scene.table.names[0])
    assert len(numbers) == 1
    assert numbers[0].box.centre[0] == pytest.approx(name.box.centre[0], abs=1)


# a short evening


def test_the_round_of_a_short_evening_is_on_the_table() -> None:
    hands = alone(3, 2, max_rounds=3)
    scene = until(hands, "roll", 2)
    assert scene.table.heading().startswith("Round 1 of 3")
    for _ in range(400):
        if scene.table.view.rounds == 1 and scene.table.view.phase == "choose":
            break
        until(hands, scene.table.view.phase, own=False)
        hands.app.step(0.3)
        if scene.acts.pausing:
            scene.progress.go_on()
        elif scene.table.legal and not scene.acts:
            scene.progress.do(scene.table.legal[0])
    assert scene.table.heading().startswith("Round 2 of 3")


def test_a_match_to_the_last_side_tells_no_round() -> None:
    scene = until(alone(3, 2), "roll", 2)
    assert "Round" not in scene.table.heading()


def test_the_first_offer_stays_where_it_is_when_another_comes_beside_it() -> None:
    """21: the first card must be taken, before the second one may stop."""
    scene = table(alone(4, 3))
    take, stop = Offer("Take a card", GO), Offer("Stop", STAY, "quiet")
    room = Box(400, 600, 600, 60)
    assert row(room, scene.reach, [take])[0].box == row(room, scene.reach, [take, stop])[0].box
