"""A match told aloud: everything that happens, whose turn it is, what can be done, in each of the games."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game import NAMES
from game.match import Match, Seat
from game.table import TABLE
from scenes.app.lang import t
from scenes.app.page import Page
from scenes.games.tordu.bidding import BidGrid
from scenes.tables.cards import HandCard
from scenes.tables.curtain import Curtain
from scenes.voice.plain import plain
from tests.game import laws
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import by_chance, people, play_on, play_some, sit, table
from tests.scenes.tables.seated import seated

SEATS = {"trepido": 3, "trio": 3, "tordu": 4, "defizz": 4}


def match(game: str, count: int = 1, degree: str = "usual", seed: int = 3, **preferences: Any) -> Driver:
    """A table of this game with so many people, told at this degree, in English."""
    hands = sit(game, people(count, SEATS[game]), seed)
    hands.app.prefer(told_aloud=degree, language="en", **preferences)
    return hands


def to_turn(hands: Driver, seed: int = 0) -> Any:
    """Play on until the person at the screen may act and everything has been shown and told."""
    scene, rng = table(hands), Random(seed)
    for _ in range(600):
        if isinstance(hands.app.top, Curtain):
            hands.click_on(hands.app.top.widgets[2])
        elif scene.acts.pausing:
            scene.progress.go_on()
        elif scene.table.legal and not scene.show.busy and not scene.acts and scene.sitting.moves > 2:
            hands.app.step(0.1)
            return scene
        elif scene.table.legal and not scene.show.busy and not scene.acts:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.3)
    raise AssertionError("nobody's turn")


def behind_the_curtain(hands: Driver) -> Any:
    """Play on until somebody has come through the curtain and may act."""
    scene, rng = table(hands), Random(1)
    for _ in range(900):
        if isinstance(hands.app.top, Curtain):
            hands.click_on(hands.app.top.widgets[2])
            hands.app.step(0.1)
            if scene.sharing.eyes != TABLE and scene.table.legal:
                return scene
        elif scene.acts.pausing:
            scene.progress.go_on()
        elif scene.sharing.actor is not None and scene.table.legal:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.3)
    raise AssertionError("nobody came")


def hands_told(scene: Any, seat: int) -> str:
    """The line with that person's hand, as a voice would say it."""
    lines = scene.table.words.table(scene.sitting.port(seat).view, scene.table.names)
    return next(plain(line) for line in lines if scene.table.names[seat] in line and ("Hand" in line or "hand" in line))


# what happens, whose turn it is, what can be done


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("degree", ["brief", "usual", "full"])
def test_everything_that_happens_is_told_once_and_in_order(game: str, degree: str) -> None:
    hands = match(game, degree=degree)
    scene = table(hands)
    play_some(hands, Random(1), 8)
    for _ in range(10):
        hands.app.step(0.3)
    events = [happened.event for happened in scene.sitting.port(0).events()]
    lines = [plain(line) for event in events if (line := scene.table.aloud(event))]
    told = [line for line in hands.tape.said if line in lines]
    waits = scene.show.busy or scene.acts.pausing
    assert told == (lines[: len(told)] if waits else lines) and len(told) > 4


@pytest.mark.parametrize("game", NAMES)
def test_the_turn_and_the_choices_are_told(game: str) -> None:
    hands = match(game)
    scene = to_turn(hands)
    said = hands.tape.said
    assert "Your turn." in said
    few = len(scene.table.legal) <= 6
    last = said[len(said) - said[::-1].index("Your turn.") :]
    moves = [plain(scene.table.words.move(move, scene.table.view, scene.table.names)) for move in scene.table.legal]
    offered = plain(scene.table.may())
    if offered:
        assert last[0] == offered
    else:
        assert all(move in last[0] for move in moves) if few else f"{len(moves)} choices: Tab" in last[0]


@pytest.mark.parametrize("game", ["trepido", "trio", "tordu"])
def test_the_hand_is_told_at_the_first_turn_after_a_deal_and_not_at_every_turn(game: str) -> None:
    hands = match(game)
    scene = to_turn(hands)
    port = scene.sitting.port(0)
    for _ in range(2):
        scene.progress.do(Random(1).choice(scene.table.legal))
        to_turn(hands)
    told = [line for line in hands.tape.said if line.startswith(f"Hand of {scene.table.names[0]}")]
    assert len(told) == 1 and port.view.hands[0]


@pytest.mark.parametrize("game", NAMES)
def test_the_table_is_announced_before_anybody_is_told_that_it_is_their_turn(game: str) -> None:
    hands = match(game, seed=6)
    scene = table(hands)
    for _ in range(60):
        hands.app.step(0.3)
    title = next(place for place, line in enumerate(hands.tape.said) if line.startswith(scene.table.title))
    assert "Your turn." not in hands.tape.said[:title] and title == 0


@pytest.mark.parametrize("game", NAMES)
def test_the_least_degree_tells_the_turn_without_the_choices(game: str) -> None:
    hands = match(game, degree="brief")
    to_turn(hands)
    assert "Your turn." in hands.tape.said
    assert not any(line.startswith(("You can", "There are")) for line in hands.tape.said)


@pytest.mark.parametrize("game", NAMES)
def test_the_highest_degree_tells_how_things_stand(game: str) -> None:
    hands = match(game, degree="full")
    scene = to_turn(hands)
    standing = [plain(line) for line in scene.table.words.table(scene.sitting.port(0).view, scene.table.names)]
    assert set(filter(None, standing)) <= set(hands.tape.said)


@pytest.mark.parametrize("game", ["trepido", "tordu"])
def test_the_card_that_has_the_focus_is_told(game: str) -> None:
    hands = match(game, degree="brief", seed=5)
    scene = to_turn(hands)
    if game == "tordu":
        while scene.table.view.phase != "play":
            scene.progress.do(Random(2).choice(scene.table.legal))
            scene = to_turn(hands)
    cards = [widget for widget in scene.widgets if isinstance(widget, HandCard)]
    told = set()
    for _ in range(len(scene.widgets) + 2):
        hands.tape.heard()
        hands.key(pygame.K_TAB)
        if isinstance(scene.focused, HandCard):
            (said,) = hands.tape.heard()
            name = scene.table.words.value("card", scene.focused.card, scene.table.view)
            assert str(name).split(" (")[0].casefold() in said.casefold()
            told.add(scene.focused.card)
    assert told == {widget.card for widget in cards if widget.reachable}


@pytest.mark.parametrize("game", NAMES)
def test_everything_that_can_have_the_focus_has_words(game: str) -> None:
    hands = match(game)
    scene = to_turn(hands)
    for _ in range(len(scene.widgets)):
        hands.key(pygame.K_TAB)
        assert scene.focused is None or plain(scene.words_of(scene.focused, 1)), type(scene.focused).__name__


def test_a_bid_under_the_cursor_is_told() -> None:
    hands = match("tordu", degree="brief")
    scene = table(hands)
    for _ in range(200):
        if scene.table.view.phase == "auction" and scene.table.legal and not scene.show.busy:
            break
        hands.app.step(0.3)
    while not isinstance(scene.focused, BidGrid):
        hands.key(pygame.K_TAB)
    first = hands.tape.heard()[-1]
    hands.key(pygame.K_RIGHT)
    second = hands.tape.heard()[-1]
    assert "trump" in first and "trump" in second and first != second


@pytest.mark.parametrize("game", NAMES)
def test_where_am_i_tells_the_game_how_it_stands_and_what_can_be_done(game: str) -> None:
    hands = match(game, degree="brief")
    scene = to_turn(hands)
    hands.tape.heard()
    hands.key(pygame.K_F7)
    (said,) = hands.tape.heard()
    assert said.startswith(plain(scene.table.title).rstrip("!. ")) and "Your turn" in said
    for line in scene.table.words.table(scene.table.view, scene.table.names):
        assert plain(line).rstrip(". ,") in said


def test_repeat_tells_what_happened_last() -> None:
    hands = match("trepido", degree="brief")
    scene = to_turn(hands)
    port = scene.sitting.port(0)
    last = [plain(line) for one in port.events(scene.sitting.moves - 1) if (line := scene.table.aloud(one.event))]
    hands.key(pygame.K_TAB)
    hands.tape.heard()
    hands.key(pygame.K_F8)
    assert hands.tape.heard()[: len(last)] == last


def test_nothing_is_told_before_it_was_shown() -> None:
    hands = match("trepido", degree="usual")
    hands.app.prefer(speed=50)
    scene = to_turn(hands)
    hands.tape.heard()
    scene.progress.do(scene.table.legal[0])
    hands.app.step(0.01)
    assert scene.show.busy and hands.tape.heard() == []
    scene.show.director.drain()
    hands.app.step(0.01)
    assert hands.tape.heard()


def test_moves_that_were_taken_back_are_not_waited_for() -> None:
    hands = match("trio", degree="brief")
    scene = to_turn(hands)
    own = next(move for move in scene.table.legal if getattr(move, "source", None) == 0)
    before, lines = scene.sitting.moves, list(hands.tape.said)
    scene.narrating._moves = before + 1
    hands.app.step(0.1)
    assert scene.narrating._moves == before and hands.tape.said == lines
    scene.progress.do(own)
    scene.show.director.drain()
    hands.app.step(0.1)
    assert len(hands.tape.said) > len(lines)


# time


def test_a_computer_player_waits_until_the_voice_has_finished() -> None:
    hands = match("trepido", degree="brief")
    scene = to_turn(hands)
    hands.tape.holds = True
    scene.progress.do(scene.table.legal[0])
    for _ in range(4):
        hands.app.step(0.2)
    made = scene.sitting.moves
    assert hands.app.aloud.telling
    for _ in range(30):
        hands.app.step(0.1)
    assert scene.sitting.moves == made
    hands.tape.holds = False
    hands.tape.end()
    for _ in range(60):
        hands.app.step(0.2)
    assert scene.sitting.moves > made or scene.table.legal


def test_a_voice_that_never_ends_holds_up_no_match() -> None:
    hands = match("trepido", degree="brief")
    scene = to_turn(hands)
    hands.tape.holds = True
    scene.progress.do(scene.table.legal[0])
    made = scene.sitting.moves
    for _ in range(1200):
        hands.app.step(0.1)
        if scene.sitting.moves > made:
            return
    raise AssertionError("the match stood still")


def test_a_move_cuts_off_what_is_being_told() -> None:
    hands = match("trepido", degree="brief")
    scene = to_turn(hands)
    hands.tape.holds = True
    hands.app.aloud.tell("A long story.")
    scene.progress.do(scene.table.legal[0])
    assert hands.tape.cuts == ["A long story."]


# several people


@pytest.mark.parametrize("game", ["trepido", "tordu", "trio"])
def test_without_headphones_a_hand_is_never_told(game: str) -> None:
    hands = match(game, count=2, degree="full")
    scene = behind_the_curtain(hands)
    seat = scene.sharing.eyes
    hands.tape.heard()
    for code in (pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT, pygame.K_h, pygame.K_l, pygame.K_ESCAPE):
        hands.key(code)
        hands.app.step(0.2)
    assert hands.tape.heard() == []
    hands.key(pygame.K_F7)
    (said,) = hands.tape.heard()
    assert "headphones" in said and hands_told(scene, seat) not in said and "You can" not in said


@pytest.mark.parametrize("game", ["trepido", "tordu", "trio"])
def test_with_headphones_the_person_behind_the_curtain_is_told_their_hand(game: str) -> None:
    hands = match(game, count=2, degree="full", headphones=True)
    scene = behind_the_curtain(hands)
    assert hands_told(scene, scene.sharing.eyes) in hands.tape.said
    hands.tape.heard()
    hands.key(pygame.K_F7)
    assert hands_told(scene, scene.sharing.eyes).rstrip(". ") in hands.tape.heard()[-1]


def test_when_the_turn_ends_the_voice_is_cut_off_and_repeats_nothing_private() -> None:
    hands = match("tordu", count=2, degree="full", headphones=True)
    scene = behind_the_curtain(hands)
    hand = hands_told(scene, scene.sharing.eyes)
    hands.tape.holds = True
    hands.key(pygame.K_F7)
    assert hands.app.aloud.speaking
    for _ in range(40):
        if scene.sharing.eyes == TABLE:
            break
        if scene.table.legal:
            scene.progress.do(scene.table.legal[0])
        hands.app.step(0.02)
    assert scene.sharing.eyes == TABLE and not any(hand in text for text in hands.app.aloud._other)
    hands.tape.heard()
    hands.key(pygame.K_F8)
    assert not any(hand in line for line in hands.tape.heard())


def test_before_the_curtain_opens_nobody_is_told_anything_but_whom_it_is_for() -> None:
    hands = match("tordu", count=2, degree="full", headphones=True)
    for _ in range(300):
        if isinstance(hands.app.top, Curtain):
            break
        hands.app.step(0.2)
    hands.app.step(0.02)
    scene = table(hands)
    view = scene.sitting.port(0).view
    assert any("screen is for" in line for line in hands.tape.said)
    hidden = [plain(line) for line in scene.table.words.table(view, scene.table.names) if "Hand" in line]
    assert hidden and not any(line in "".join(hands.tape.said) for line in hidden)


def test_the_curtain_is_told_with_the_name_at_every_degree() -> None:
    for degree in ("brief", "usual", "full"):
        hands = match("tordu", count=2, degree=degree)
        for _ in range(300):
            if isinstance(hands.app.top, Curtain):
                break
            hands.app.step(0.2)
        hands.app.step(0.02)
        name = hands.app.top.name  # type: ignore[union-attr]
        assert any(line.startswith(f"The screen is for {name}.") for line in hands.tape.said)


def test_while_the_window_is_left_alone_a_hand_is_not_told() -> None:
    hands = match("trepido", degree="full")
    scene = to_turn(hands)
    hands.events(pygame.Event(pygame.WINDOWFOCUSLOST))
    hands.tape.heard()
    hands.key(pygame.K_F7)
    hands.key(pygame.K_TAB)
    said = " ".join(hands.tape.heard())
    assert hands_told(scene, 0) not in said
    hands.events(pygame.Event(pygame.WINDOWFOCUSGAINED))
    hands.key(pygame.K_F7)
    assert hands_told(scene, 0).rstrip(". ") in " ".join(hands.tape.heard())


def test_a_table_that_is_only_watched_is_told_too() -> None:
    hands = sit("trio", [Seat(name=name, level="easy") for name in ("Ada", "Basile", "Colette")], 3)
    hands.app.prefer(told_aloud="brief", language="en")
    for _ in range(60):
        hands.app.step(0.3)
    assert any(t("{name} misses: everything goes back.", name="Ada")[:3] in line for line in hands.tape.said)


def test_a_match_opened_again_tells_that_it_waits_for_a_key() -> None:
    opened, rng = Match("defizz", None, people(1, 4), 3), Random(3)
    while opened.state.timer is None or len(opened.moves) < 4:
        opened.play(*laws.random_move(opened.state, rng))
    hands = Driver(Page(), language="en")
    hands.app.prefer(told_aloud="usual")
    hands.app.push(seated(opened, by_chance))
    for _ in range(5):
        hands.app.step(0.1)
    assert any("Any key, and the match goes on." in line for line in hands.tape.heard())
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_F7)
    assert not any("Any key" in line for line in hands.tape.heard())


def test_nothing_is_told_twice_where_a_sentence_is_shown_too() -> None:
    hands = match("trepido")
    scene = table(hands)
    hands.app.aloud.tell("Ada and Basile swap hands.")
    hands.app.toasts.say("Ada and Basile swap hands.")
    hands.app.toasts.say("Not your turn.")
    for _ in range(200):
        hands.app.step(0.1)
        hands.app.toasts.left = min(hands.app.toasts.left, 0.3)
        if "Not your turn." in hands.tape.said:
            break
    assert hands.tape.said.count("Ada and Basile swap hands.") == 1
    assert "Not your turn." in hands.tape.said and scene.table.title


def test_the_result_is_told_in_the_order_of_its_weight() -> None:
    hands = match("trepido", degree="usual")
    scene = table(hands)
    hands.tape.heard()
    play_on(hands, Random(3))
    for _ in range(5):
        hands.app.step(0.1)
    names = scene.table.names
    (winner,) = scene.sitting.outcome.winners  # type: ignore[union-attr]
    told = next(line for line in hands.tape.said if line.startswith((f"{names[winner]} wins!", "You win!")))
    ranks = [told.index(f"{names[seat]}, ") for seat in range(len(names))]
    assert f"1, {names[winner]}, " in told and min(ranks) == ranks[winner]
    assert not any(f" {name[0]}." in told for name in names)


def test_the_result_is_told() -> None:
    hands = match("trepido", degree="usual")
    scene = table(hands)
    play_on(hands, Random(3))
    hands.tape.heard()
    hands.key(pygame.K_F7)
    said = " ".join(hands.tape.heard())
    assert all(scene.table.names[seat] in said for seat in scene.sitting.outcome.winners)  # type: ignore[union-attr]
