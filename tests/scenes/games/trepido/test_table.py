"""Trépido on the table, played by robots through the screen."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.trepido import events
from game.trepido.moves import DRAW, Swap
from scenes.app import lang
from scenes.app.dialog import Dialog
from scenes.pages.rules.page import RulesPage
from scenes.tables.cards import HandCard
from scenes.tables.targets import SeatTarget
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import SMALL, misplaced, over, people, play_on, play_some, sit, table

SIZES = [(960, 540), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]


def alone(seats: int = 4, seed: int = 1, speed: int = 0, **options: Any) -> Driver:
    """One person among computer players."""
    return sit("trepido", people(1, seats), seed, speed, **options)


@pytest.mark.parametrize("edition", ["trepido", "defifoo", "ciao"])
@pytest.mark.parametrize("speed", [0, 400])
def test_a_whole_match_is_played_through_the_screen(edition: str, speed: int) -> None:
    hands = alone(3, 2, speed, size=SMALL, edition=edition)
    play_on(hands, Random(4))
    assert over(hands)


@pytest.mark.parametrize(
    "options",
    [
        {"match": "challenge", "target": 2},
        {"match": "points", "rounds": 2, "blitz": True},
        {"kids": 1},
        {"kids": 2, "edition": "ciao"},
        {"kids": 3, "edition": "defifoo"},
    ],
    ids=str,
)
def test_every_variant_is_played_through_the_screen(options: dict[str, Any]) -> None:
    hands = alone(4, 5, size=SMALL, **options)
    play_on(hands, Random(6))
    assert over(hands)


def test_strict_teams_are_played_through_the_screen() -> None:
    """With a deal that ends soon: by chance, most strict matches take hundreds of moves."""
    hands = alone(6, 3, size=SMALL, teams=True, strict=True)
    play_on(hands, Random(6))
    assert over(hands)


@pytest.mark.parametrize("seats", [2, 6])
def test_two_and_six_can_sit(seats: int) -> None:
    hands = alone(seats, 3, size=SMALL)
    play_on(hands, Random(3))
    assert over(hands)


@pytest.mark.parametrize("seed", range(3))
def test_after_all_has_been_shown_every_card_is_where_the_view_says(seed: int) -> None:
    hands = alone(4, seed, 400, match="challenge")
    scene, rng = table(hands), Random(seed)
    for _ in range(120):
        if scene.acts.pausing:
            scene.progress.go_on()
        if scene.table.legal and not scene.show.director.busy:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(rng.choice([0.05, 0.2, 0.6]))
        if rng.random() < 0.4:
            assert misplaced(scene) == []


def ways_of_playing(seed: int) -> Any:
    """Of each match another: at random, hoarding until the pile runs out, or dawdling in the middle of events."""

    def choose(scene: Any, rng: Random) -> Any:
        legal, phase = scene.table.legal, scene.table.view.phase
        if seed % 3 == 1 and DRAW in legal:
            return DRAW
        if seed % 3 == 2 and phase in ("give", "swap", "choose"):
            return None
        return rng.choice(legal)

    return choose


def test_every_event_has_been_shown_and_left_nothing_behind() -> None:
    """The director's invariant, for each kind of event that a match can bring."""
    left = {kind for kind in vars(events).values() if isinstance(kind, type)} - {events.table.Event, events.MatchWon}
    for seed in range(80):
        edition = ("trepido", "defifoo", "ciao")[seed // 3 % 3]
        hands = alone(2, seed, match="challenge", edition=edition, strict=seed % 2 == 0, blitz=seed % 3 == 2)
        scene, rng, choose = table(hands), Random(seed), ways_of_playing(seed)
        for _ in range(260):
            if over(hands):
                break
            if scene.acts.pausing:
                scene.progress.go_on()
            elif scene.table.legal:
                move = choose(scene, rng)
                scene.progress.do(move) if move else scene.update(0.5)
            else:
                scene.update(0.5)
            assert misplaced(scene) == []
        left -= set(map(type, scene.overlays.log.events()))
        if not left:
            break
    assert not left


def test_nobody_elses_card_is_on_the_stage() -> None:
    hands = alone(4, 3)
    scene, rng = table(hands), Random(3)
    for _ in range(80):
        if over(hands):
            break
        if scene.table.legal:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.3)
        everything = scene.sitting._match.state.view(None)
        hidden = {card for hand in everything.hands[1:] for card in hand} | set(everything.pile)
        if not over(hands):
            assert not hidden & {key for key in scene.show.stage.sprites if isinstance(key, str)}


def turn_of(hands: Driver, phase: str = "turn") -> None:
    """Play on until the person is in that phase."""
    scene = table(hands)
    for _ in range(3000):
        if scene.table.view.phase == phase and scene.table.legal and not scene.show.director.busy:
            return
        if scene.acts.pausing:
            scene.progress.go_on()
        elif scene.table.legal and scene.table.view.phase != phase:
            scene.progress.do(scene.table.legal[0])
        hands.app.step(0.3)
    raise AssertionError(f"never {phase}")


def test_a_card_that_does_not_fit_says_why_and_stays() -> None:
    hands = alone(2, 1)
    turn_of(hands)
    scene = table(hands)
    may = scene.table.playable()  # type: ignore[attr-defined]
    wrong = next(w for w in scene.widgets if isinstance(w, HandCard) and w.card not in may)
    before = len(scene.sitting._match.moves)
    hands.click_on(wrong)
    hands.app.step(0.1)
    assert len(scene.sitting._match.moves) == before and hands.app.toasts.shown


def test_a_card_dragged_onto_the_table_is_laid() -> None:
    hands = alone(2, 4)
    turn_of(hands, "turn")
    scene = table(hands)
    before = len(scene.sitting._match.moves)
    may = scene.table.playable()  # type: ignore[attr-defined]
    card = next(w for w in scene.widgets if isinstance(w, HandCard) and w.card in may and w.card[0] != "j")
    x, y = card.box.centre
    hands.drag(x, y, 640, 300)
    assert scene.sitting._match.moves[before].move.card == card.card


def test_a_card_let_go_over_the_hand_goes_home() -> None:
    hands = alone(2, 4)
    turn_of(hands)
    scene = table(hands)
    card = next(w for w in scene.widgets if isinstance(w, HandCard))
    before, (x, y) = len(scene.sitting._match.moves), card.box.centre
    hands.drag(x, y, x + 90, y - 20)
    assert len(scene.sitting._match.moves) == before and scene.show.dragged is None
    assert misplaced(scene) == []


def test_space_skips_what_is_moving_and_then_draws() -> None:
    hands = alone(2, 5, 100)
    turn_of(hands)
    scene = table(hands)
    before = scene.sitting._match.state.view(0).counts[0]
    hands.key(pygame.K_SPACE)
    assert scene.sitting._match.state.view(0).counts[0] == before + 1
    assert scene.show.director.busy
    while scene.show.director.busy:
        hands.key(pygame.K_SPACE)
    assert scene.sitting._match.state.view(0).counts[0] == before + 1


def test_a_joker_asks_for_its_symbol_and_escape_lets_it_go() -> None:
    """In a match in which the person is dealt one: by chance, others may be out before one is drawn."""
    hands = alone(3, 11)
    scene = table(hands)
    turn_of(hands)
    joker = next(w for w in scene.widgets if isinstance(w, HandCard) and w.card[0] == "j")
    before = len(scene.sitting._match.moves)
    hands.click_on(joker)
    assert scene.table.chosen == joker.card and len(scene.sitting._match.moves) == before
    hands.key(pygame.K_ESCAPE)
    assert scene.table.chosen is None and hands.app.top is scene


def test_whom_to_swap_with_is_chosen_by_their_plate() -> None:
    hands = alone(4, 2)
    for seed in range(40):
        hands = alone(4, seed, match="challenge", target=20)
        try:
            turn_of(hands, "swap")
        except (AssertionError, StopIteration):
            continue
        break
    scene = table(hands)
    target = next(w for w in scene.widgets if isinstance(w, SeatTarget))
    before = len(scene.sitting._match.moves)
    hands.click_on(target)
    assert isinstance(scene.sitting._match.moves[before].move, Swap)


def test_a_round_that_is_over_is_looked_at_until_somebody_goes_on() -> None:
    hands = alone(3, 2, match="challenge")
    scene, rng = table(hands), Random(1)
    for _ in range(2000):
        if scene.acts.pausing:
            break
        if scene.table.legal:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.5)
    hands_shown = scene.table.view.hands
    assert all(hand is not None for hand in hands_shown) and () in hands_shown
    assert misplaced(scene) == []
    for _ in range(20):
        hands.app.step(1.0)
    assert scene.acts.pausing
    hands.key(pygame.K_SPACE)
    assert not scene.acts.pausing and scene.table.view.round == 2


def between_rounds(hands: Driver) -> Any:
    """The table when the first round is over and looked at."""
    scene, rng = table(hands), Random(1)
    for _ in range(2000):
        if scene.acts.pausing and not scene.show.busy:
            return scene
        if scene.table.legal and not scene.show.busy:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.5)
    raise AssertionError("the round never ends")


def test_no_card_of_the_old_hand_is_left_when_the_next_round_is_dealt() -> None:
    hands = alone(3, 2, 400, match="challenge")
    scene = between_rounds(hands)
    hands.key(pygame.K_SPACE)
    hands.app.step(0.016)
    hands.app.step(0.016)
    assert scene.show.busy
    landed = [
        sprite for sprite in scene.show.stage.sprites.values() if sprite.home.zone != "pile" and not sprite.movers
    ]
    assert [sprite.key for sprite in landed if sprite.alpha] == []


def test_no_limit_is_shown_between_rounds() -> None:
    hands = alone(3, 2, match="challenge", blitz=True)
    scene = between_rounds(hands)
    assert scene.sitting.left is not None
    bars = [item for item in hands.drawn() if item.what == "panel" and item.box.height == 10]
    assert bars == []


def test_ones_own_move_can_be_taken_back_until_something_new_is_seen() -> None:
    hands = alone(3, 10, 100)
    turn_of(hands)
    scene = table(hands)
    before = len(scene.sitting._match.moves)
    play = next((move for move in scene.table.legal if getattr(move, "card", None)), None)
    assert play is not None
    scene.progress.do(play)
    assert scene.progress.undoable
    hands.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(scene.sitting._match.moves) == before and scene.table.legal and misplaced(scene) == []
    scene.progress.do(next(move for move in scene.table.legal if not getattr(move, "card", None)))
    assert not scene.progress.undoable


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize(("text_size", "language"), [(100, "fr"), (125, "en"), (150, "fr"), (150, "en")])
def test_nothing_is_cut_or_overlaps(size: tuple[int, int], seats: int, text_size: int, language: str) -> None:
    hands = sit("trepido", people(1, seats), 4, size=size, match="challenge")
    hands.app.prefer(text_size=text_size, language=language)
    scene, rng = table(hands), Random(5)
    for _ in range(14):
        if scene.acts.pausing:
            scene.progress.go_on()
        elif scene.table.legal:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.4)
        if hands.app.top is scene:
            assert hands.faults() == []


def test_escape_is_a_pause_and_time_stands_still() -> None:
    hands = alone(3, 2)
    scene = table(hands)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.top, Dialog)
    before = len(scene.sitting._match.moves)
    for _ in range(30):
        hands.app.step(0.5)
    assert len(scene.sitting._match.moves) == before
    hands.key(pygame.K_ESCAPE)
    assert hands.app.top is scene


def test_the_rules_are_one_key_away() -> None:
    hands = alone(3, 2, edition="ciao")
    hands.key(pygame.K_F1)
    assert isinstance(hands.app.top, RulesPage)
    hands.key(pygame.K_ESCAPE)
    assert hands.app.top is table(hands)


@pytest.mark.parametrize("size", [(960, 540), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("language", lang.LANGUAGES)
@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_the_pause_fits(size: tuple[int, int], language: str, text_size: int) -> None:
    hands = sit("trepido", people(1, 3), 2, size=size)
    hands.app.prefer(language=language, text_size=text_size)
    hands.key(pygame.K_ESCAPE)
    assert hands.faults() == []


def test_the_hand_is_hidden_while_the_window_is_left_alone() -> None:
    hands = alone(3, 2)
    scene = table(hands)
    hands.app.step(0.01)
    shown = pygame.image.tobytes(hands.app.surface, "RGB")
    hands.events(pygame.Event(pygame.WINDOWFOCUSLOST))
    hidden = pygame.image.tobytes(hands.app.surface, "RGB")
    hands.events(pygame.Event(pygame.WINDOWFOCUSGAINED))
    assert hidden != shown == pygame.image.tobytes(hands.app.surface, "RGB")
    hands.app.prefer(hide_when_away=False)
    hands.events(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not scene.returning.hidden


def test_a_change_of_speed_is_followed_at_the_table() -> None:
    hands = alone(3, 2, speed=100)
    hands.app.prefer(speed=400, reduced_motion=True)
    assert table(hands).show.director.clock.rate == 4 and table(hands).show.stage.reduced


def test_the_log_tells_what_the_seat_may_know() -> None:
    hands = alone(3, 2, match="challenge")
    play_some(hands, Random(2), 30)
    scene = table(hands)
    drawn_by_others = [each for each in scene.overlays.log.events() if isinstance(each, events.Drew) and each.seat != 0]
    assert drawn_by_others and all(event.cards is None for event in drawn_by_others)


# the name of what is played


@pytest.mark.parametrize(
    ("edition", "title"),
    [("trepido", "Trépido"), ("defifoo", "Défifoo jaune"), ("ciao", "Ciao\N{NARROW NO-BREAK SPACE}!")],
)
def test_the_table_is_titled_by_its_edition(edition: str, title: str) -> None:
    assert title in [item.text for item in alone(edition=edition).drawn()]


@pytest.mark.parametrize(
    ("options", "heading"),
    [
        ({}, "Une seule manche"),
        ({"blitz": True, "strict": True}, "Une seule manche · blitz · strict"),
        ({"teams": True, "kids": 2}, "Une seule manche · équipes · enfants, étape 2"),
        ({"match": "points", "blitz": True}, "Points · manche 1 sur 10 · blitz"),
    ],
)
def test_the_heading_names_what_is_unusual(options: dict[str, Any], heading: str) -> None:
    assert heading in [item.text.replace("\N{NO-BREAK SPACE}", " ") for item in alone(**options).drawn()]


@pytest.mark.parametrize("seats", [4, 6])
@pytest.mark.parametrize("text_size", [100, 150])
@pytest.mark.parametrize("size", SIZES)
def test_the_longest_heading_stands_clear_of_the_plates(seats: int, text_size: int, size: tuple[int, int]) -> None:
    hands = alone(seats, size=size, edition="defifoo", match="points", teams=True, kids=3, blitz=True, strict=True)
    hands.app.prefer(text_size=text_size)
    words = ("Points", "équipes", "blitz", "strict", "enfants")
    lines = [item.box for item in hands.drawn() if item.text.startswith(words)]
    boxes = table(hands).table.plates().values()
    assert lines and all(line.right < box.x or line.bottom < box.y for line in lines for box in boxes)
