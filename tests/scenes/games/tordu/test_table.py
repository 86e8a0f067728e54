"""Le Tordu on the table, played by robots through the screen."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pygame
import pytest

from game import GAMES
from game.match import Match
from game.table import TABLE
from game.tordu import events
from game.tordu.cards import NAME
from game.tordu.moves import BIDS, DOUBLE, PASS, Bid, Play
from game.tordu.view import TorduView
from scenes.app import lang
from scenes.app.page import Page
from scenes.games.tordu.allbids import AllBids
from scenes.games.tordu.bidding import BidGrid, Cell, Ground
from scenes.games.tordu.table import Tordu, contract, looks
from scenes.kit.button import Button
from scenes.stage.hand import BOTTOM
from scenes.stage.slots import Back
from scenes.tables.cards import HandCard
from scenes.tables.curtain import Curtain
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import misplaced, over, people, play_on, sit, table
from tests.scenes.tables.seated import seated

GAME = GAMES["tordu"]
SIZES = [(960, 540), (1280, 720), (1920, 1080), (1024, 768), (2560, 1080)]
LOOKS = [(100, "fr"), (125, "en"), (150, "fr"), (150, "en")]


ROUND = {"declarer_deals": False}
"""Everyone deals in turn: else two who never bid could be level for ever (TO-19)."""


def alone(seats: int = 4, seed: int = 1, speed: int = 0, **options: Any) -> Driver:
    """One person among computer players."""
    return sit("tordu", people(1, seats), seed, speed, **ROUND, **options)


def made(
    seats: int, moves: list[Any], dealer: int = 0, persons: int = 1, size: tuple[int, int] = (1280, 720), **options: Any
) -> Driver:
    """A table where these moves have been made, by whoever's turn it was; this seat deals."""
    seeds = (seed for seed in range(500) if GAME.start(GAME.Options(**options), seats, seed).dealer == dealer)
    match = Match(GAME, GAME.Options(**options), people(persons, seats), next(seeds), salt="a pinch")
    for move in moves:
        match.play(match.state.actors()[0], move)
    hands = Driver(Page(), size)
    hands.app.prefer(speed=0)
    hands.app.push(seated(match))
    hands.app.step(0.01)
    return hands


def playing(hands: Driver, tricks: int, laid: int | None = None, rng: Random | None = None) -> None:
    """Every seat plays by chance, until so many tricks lie and it is the person's turn."""
    scene, rng = table(hands), rng or Random(1)
    for _ in range(400):
        view = scene.table.view
        there = len(view.played) >= tricks and (laid is None or len(view.trick) == laid)
        if there and view.phase == "play" and scene.table.legal:
            return
        if scene.table.legal:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.5)
    raise AssertionError("it never came to that")


def to_pause(hands: Driver) -> None:
    scene, rng = table(hands), Random(2)
    for _ in range(800):
        if scene.acts.pausing:
            return
        if scene.table.legal:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.5)
    raise AssertionError("the deal never ends")


def grid(hands: Driver) -> BidGrid:
    return next(widget for widget in table(hands).widgets if isinstance(widget, BidGrid))


def texts(hands: Driver) -> list[str]:
    return [item.text for item in hands.drawn() if item.what == "text"]


# whole matches


@pytest.mark.parametrize("variant", ["simple", "complete"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_match_is_played_through_the_screen(variant: str, seats: int) -> None:
    hands = alone(seats, 2, variant=variant, target=4)
    play_on(hands, Random(4))
    assert over(hands)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_match_is_played_in_motion(seats: int) -> None:
    hands = alone(seats, 3, 400, target=1)
    play_on(hands, Random(5))
    assert over(hands)


@pytest.mark.parametrize(("count", "seats"), [(2, 2), (2, 4), (3, 3), (5, 5)])
def test_several_people_play_behind_the_curtain(count: int, seats: int) -> None:
    hands = sit("tordu", people(count, seats), 6, target=2, **ROUND)
    play_on(hands, Random(6))
    assert over(hands)


def test_the_best_of_three_manches_is_played() -> None:
    hands = alone(3, 4, manches=3, target=2)
    play_on(hands, Random(7))
    assert max(table_view(hands).manches) == 2


def table_view(hands: Driver) -> TorduView:
    """The last view, also when the result lies over the table."""
    page: Any = hands.app.top
    return page.view


def test_with_a_double_that_does_not_end_the_auction_a_match_is_played() -> None:
    hands = alone(4, 8, double_ends=False, target=4)
    play_on(hands, Random(8))
    assert over(hands)


# where things are


def test_every_event_has_been_shown_and_left_nothing_behind() -> None:
    """The director's invariant, for each kind of event that a match can bring."""
    left = {kind for kind in vars(events).values() if isinstance(kind, type)} - {events.table.Event, events.MatchWon}
    for seed in range(12):
        hands = alone(2 + seed % 4, seed, manches=3, target=3)
        scene, rng = table(hands), Random(seed)
        for _ in range(300):
            if over(hands):
                break
            if scene.acts.pausing:
                scene.progress.go_on()
            elif scene.table.legal:
                scene.progress.do(rng.choice(scene.table.legal))
            else:
                scene.update(0.5)
            assert misplaced(scene) == []
        left -= set(map(type, scene.overlays.log.events()))
    assert not left


@pytest.mark.parametrize("seed", range(3))
def test_in_motion_every_card_ends_where_the_view_says(seed: int) -> None:
    hands = alone(3 + seed % 3, seed, 400, target=5)
    scene, rng = table(hands), Random(seed)
    for _ in range(120):
        if scene.acts.pausing:
            scene.progress.go_on()
        if scene.table.legal and not scene.show.director.busy:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(rng.choice([0.05, 0.2, 0.6]))
        if rng.random() < 0.4 and not over(hands):
            assert misplaced(scene) == []


def test_nobody_elses_card_is_on_the_stage() -> None:
    hands = alone(4, 3)
    scene, rng = table(hands), Random(3)
    for _ in range(120):
        if scene.acts.pausing or over(hands):
            break
        if scene.table.legal:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.3)
        everything = scene.sitting._match.state.view(None)
        hidden = {card for hand in everything.hands[1:] for card in hand} | set(everything.undealt)
        assert not hidden & {key for key in scene.show.stage.sprites if isinstance(key, str)}
    assert scene.acts.pausing


def test_with_several_people_no_hand_is_on_the_stage_until_one_is_called() -> None:
    hands = sit("tordu", people(2, 2), 5)
    hands.app.step(0.1)
    scene = table(hands)
    assert isinstance(hands.app.top, Curtain)
    assert not [key for key in scene.show.stage.sprites if isinstance(key, str)]
    assert sum(isinstance(key, Back) and key.zone == "hand" for key in scene.show.stage.sprites) == 8


def test_in_the_first_frame_after_a_turn_the_hand_is_gone() -> None:
    hands = made(2, [], persons=2)
    hands.click_on(hands.app.top.widgets[2])  # type: ignore[union-attr]
    scene = table(hands)
    held = set(scene.table.view.hands[0])
    assert held <= set(scene.show.stage.sprites)
    scene.progress.do(Bid("h", 3))
    assert not held & set(scene.show.stage.sprites)


def test_tricks_taken_lie_by_the_plate_of_who_took_them() -> None:
    hands = made(4, [Bid("h", 2), PASS, PASS, PASS])
    playing(hands, 3)
    scene = table(hands)
    for seat, tricks in enumerate(scene.table.view.tricks):
        lying = [key for key in scene.show.stage.sprites if isinstance(key, Back) and key.zone == f"won{seat}"]
        assert len(lying) == tricks


def test_a_trick_is_held_in_the_middle_until_a_click_skips_it() -> None:
    hands = made(2, [Bid("h", 2), PASS])
    scene = table(hands)
    playing(hands, 0, 0)
    scene.progress.do(scene.table.legal[0])
    hands.app.prefer(speed=100)
    while not scene.sitting._match.state.view(0).played:
        hands.app.step(0.1)
    for _ in range(6):
        hands.app.step(0.1)
    held = [sprite for sprite in scene.show.stage.sprites.values() if sprite.home.zone.startswith("trick")]
    assert len(held) == 2
    hands.click(640, 250)
    assert not [sprite for sprite in scene.show.stage.sprites.values() if sprite.home.zone.startswith("trick")]


def test_what_does_not_follow_is_dimmed_and_what_follows_stands_out() -> None:
    for seed in range(30):
        hands = made(3, [Bid("h", 2), PASS, PASS], dealer=1)
        playing(hands, seed % 4, rng=Random(seed))
        scene = table(hands)
        may = {move.card for move in scene.table.legal}
        if may != set(scene.table.view.hands[0]):
            break
    own = {key: sprite for key, sprite in scene.show.stage.sprites.items() if sprite.home.zone == "hand"}
    assert {key for key, sprite in own.items() if not scene.table.dims(sprite)} == may
    assert {key for key, sprite in own.items() if sprite.home.lift} == may


def test_a_card_that_does_not_follow_says_why_and_stays() -> None:
    for seed in range(30):
        hands = made(2, [Bid("h", 2), PASS], dealer=1)
        playing(hands, 0, 1, Random(seed))
        scene = table(hands)
        may = {move.card for move in scene.table.legal}
        wrong = [w for w in scene.widgets if isinstance(w, HandCard) and w.card not in may]
        if wrong:
            break
    before = len(scene.sitting._match.moves)
    hands.click_on(wrong[0])
    assert len(scene.sitting._match.moves) == before and hands.app.toasts.shown


# the auction


def test_a_cell_is_a_bid() -> None:
    hands = made(4, [])
    hands.click(*grid(hands).cell(Cell(2, 5)).centre)
    assert table(hands).sitting._match.moves[0].move == Bid("d", 5)


def test_a_bid_is_made_with_the_arrows_and_enter() -> None:
    hands = made(4, [])
    for code in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RETURN):
        hands.key(code)
    assert table(hands).sitting._match.moves[0].move == Bid("s", 4)


def test_a_bid_is_made_with_a_pad() -> None:
    hands = made(4, [])
    for button in (14, 12, 12, 0):
        hands.pad(button)
    assert table(hands).sitting._match.moves[0].move == Bid("d", 3)


@pytest.mark.parametrize(("language", "letter", "suit"), [("en", "e", "h"), ("en", "c", "c"), ("fr", "p", "s")])
def test_a_bid_is_made_with_a_digit_and_the_letter_of_a_suit(language: str, letter: str, suit: str) -> None:
    hands = made(4, [])
    hands.app.prefer(language=language)
    for code, scancode in ((pygame.K_6, pygame.KSCAN_6), (ord(letter), 0)):
        hands.events(pygame.Event(pygame.KEYDOWN, key=code, mod=0, scancode=scancode, unicode=""))
    hands.key(pygame.K_RETURN)
    assert table(hands).sitting._match.moves[0].move == Bid(suit, 6)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_key_of_the_hint_answers_at_the_first_press_in_an_auction(language: Any) -> None:
    hands = made(4, [])
    hands.app.prefer(language=language)
    scene = table(hands)
    assert isinstance(grid(hands), BidGrid)
    hands.key(pygame.K_h)
    assert scene.hints.occasion is not None and scene.hints.words()


def test_pass_and_double_are_reached_with_the_tab_key() -> None:
    hands = made(2, [Bid("h", 3)], dealer=1)
    for code in (pygame.K_TAB, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN):
        hands.key(code)
    assert table(hands).sitting._match.moves[1].move == DOUBLE


def test_over_a_bid_only_tordu_can_be_chosen_and_the_rest_says_why() -> None:
    hands = made(3, [Bid("h", 3), PASS], dealer=1)
    bids = grid(hands)
    assert {bid.suit for bid in bids.may} == {"t"} and bids.cursor.bid.suit == "t"
    hands.click(*bids.cell(Cell(0, 3)).centre)
    assert len(table(hands).sitting._match.moves) == 2 and hands.app.toasts.shown
    hands.click(*bids.cell(Cell(4, 2)).centre)
    assert table(hands).sitting._match.moves[2].move == Bid("t", 2)


def test_over_tordu_there_is_no_grid_but_pass_and_double() -> None:
    hands = made(2, [Bid("t", 3)], dealer=1)
    scene = table(hands)
    assert not [w for w in scene.widgets if isinstance(w, BidGrid)]
    button = next(w for w in scene.widgets if isinstance(w, Button))
    hands.click_on(button)
    assert scene.sitting._match.moves[1].move == PASS


def test_whoever_must_bid_is_not_offered_to_pass() -> None:
    hands = made(2, [PASS], dealer=1)
    lang.use("en")
    assert "Pass" not in [w.text for w in table(hands).widgets if isinstance(w, Button)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("text_size", [100, 150])
def test_the_panel_leaves_the_hand_and_the_plates_in_sight(size: tuple[int, int], seats: int, text_size: int) -> None:
    hands = made(seats, [], size=size)
    hands.app.prefer(text_size=text_size)
    scene = table(hands)
    panel = next(w for w in scene.widgets if isinstance(w, Ground)).box
    assert panel.bottom < 720 - BOTTOM - 75
    assert not any(panel.overlaps(box) for box in scene.table.plates().values())


def test_what_was_said_stays_in_sight_until_the_first_trick_is_taken() -> None:
    hands = made(4, [PASS, PASS, Bid("s", 3), DOUBLE], dealer=1)
    hands.app.prefer(language="en")
    said = texts(hands)
    assert said.count("pass") == 2 and "double!" in said and "3" in said
    playing(hands, 1)
    assert "pass" not in texts(hands)


def test_the_panel_waits_until_the_cards_are_dealt() -> None:
    hands = made(2, [])
    scene = table(hands)
    hands.app.prefer(speed=100)
    scene.enter()
    assert not [w for w in scene.widgets if isinstance(w, BidGrid)]
    for _ in range(60):
        hands.app.step(0.1)
    assert [w for w in scene.widgets if isinstance(w, BidGrid)]


# the contract


def standing(bid: int, taken: int, tricks: int) -> TorduView:
    """A view in which the declarer has bid and taken so many of so many tricks."""
    hands = made(2, [Bid("h", bid), PASS])
    view = table(hands).table.view
    trick = ((),) * tricks
    return msgspec.structs.replace(view, tricks=(taken, tricks - taken), played=trick)


@pytest.mark.parametrize(
    ("bid", "taken", "tricks", "words"),
    [
        (3, 2, 4, "2 made · still on"),
        (3, 3, 7, "3 made · still on"),
        (3, 4, 5, "4 made · broken"),
        (6, 1, 4, "1 made · broken"),
        (0, 0, 8, "0 made · kept!"),
        (3, 3, 8, "3 made · kept!"),
    ],
)
def test_the_contract_says_whether_it_can_still_be_kept(bid: int, taken: int, tricks: int, words: str) -> None:
    view = standing(bid, taken, tricks)
    lang.use("en")
    assert contract.status(view) == words


def test_the_contract_is_in_sight_from_the_bid_to_the_end_of_the_deal() -> None:
    hands = made(3, [Bid("h", 3), DOUBLE])
    hands.app.prefer(language="en")
    assert {"Contract of Zoé", "doubled ×2", "0 made · still on"} <= set(texts(hands))
    to_pause(hands)
    assert "Contract of Zoé" in texts(hands)


# looking back


def press_t(hands: Driver) -> None:
    hands.key(pygame.K_t)


def test_the_last_trick_is_one_key_away_and_says_who_laid_what() -> None:
    hands = made(3, [Bid("h", 3), PASS, PASS])
    playing(hands, 2)
    press_t(hands)
    page = hands.app.top
    assert isinstance(page, looks.LastTrick) and page.trick == table(hands).table.view.played[-1]
    assert {"Zoé", "Bastien", "Camille"} <= set(texts(hands))
    press_t(hands)
    assert hands.app.top is table(hands)


def test_tab_shows_the_last_trick_and_hides_it_again() -> None:
    hands = made(3, [Bid("h", 3), PASS, PASS])
    playing(hands, 2)
    hands.key(pygame.K_TAB)
    assert isinstance(hands.app.top, looks.LastTrick)
    hands.key(pygame.K_TAB)
    assert hands.app.top is table(hands)


def test_the_last_trick_is_one_click_away_and_any_click_closes_it() -> None:
    hands = made(3, [Bid("h", 3), PASS, PASS])
    playing(hands, 1)
    hands.click_on(next(w for w in table(hands).widgets if isinstance(w, Button)))
    assert isinstance(hands.app.top, looks.LastTrick)
    hands.click(30, 500)
    assert hands.app.top is table(hands)


def test_who_took_the_last_trick_is_marked() -> None:
    hands = made(3, [Bid("h", 3), PASS, PASS])
    playing(hands, 1)
    scene = table(hands)
    press_t(hands)
    page = hands.app.top
    assert isinstance(page, looks.LastTrick)
    assert scene.table.view.tricks[page.trick[page.taken].seat] == 1


def test_before_the_first_trick_there_is_nothing_to_look_back_at() -> None:
    hands = made(3, [Bid("h", 3), PASS, PASS])
    press_t(hands)
    assert hands.app.top is table(hands) and hands.app.toasts.shown


def test_after_a_deal_all_forty_cards_can_be_looked_at() -> None:
    hands = made(3, [Bid("h", 3), PASS, PASS], target=100)
    to_pause(hands)
    scene = table(hands)
    hands.click_on(scene.table.rest(scene.reach)[0])
    page = hands.app.top
    assert isinstance(page, looks.AllCards)
    assert sorted(card for _, cards in page.rows() for card in cards) == sorted(NAME)
    shown = scene.sitting._match.state.view(TABLE).last
    assert shown is not None
    assert [set(hand) for hand in page.hands] == [set(hand) for hand in shown.hands]
    hands.key(pygame.K_ESCAPE)
    assert hands.app.top is scene and scene.acts.pausing


def test_in_the_next_auction_the_deal_before_can_still_be_looked_at() -> None:
    hands = made(2, [Bid("h", 3), PASS], target=100)
    to_pause(hands)
    scene = table(hands)
    scene.progress.go_on()
    scene.table.look_back(scene.reach)  # type: ignore[attr-defined]
    assert isinstance(hands.app.top, looks.AllCards)


def test_after_a_deal_the_chances_of_all_bids_can_be_looked_at() -> None:
    hands = made(3, [Bid("h", 3), PASS, PASS], target=100)
    to_pause(hands)
    scene = table(hands)
    scene.table.look_back(scene.reach)  # type: ignore[attr-defined]
    cards = hands.app.top
    assert isinstance(cards, looks.AllCards)
    hands.click_on(cards.widgets[1])
    page = hands.app.top
    assert isinstance(page, AllBids) and set(page.hand) == set(cards.hands[scene.table.bottom])
    assert {each.move for each in page.choice.odds} == set(BIDS)
    best = [each.worth for each in page.choice.weighed if isinstance(each.move, Bid)]
    assert best == sorted(best, reverse=True) and page.choice.advice is not None
    hands.key(pygame.K_ESCAPE)
    assert hands.app.top is cards


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("size", "text"), [((960, 540), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.25)])
def test_the_chances_of_all_bids_are_not_cut(size: tuple[int, int], text: float, language: Any) -> None:
    hands = made(3, [Bid("h", 3), PASS, PASS], target=100)
    to_pause(hands)
    scene = table(hands)
    scene.table.look_back(scene.reach)  # type: ignore[attr-defined]
    hands.click_on(hands.app.top.widgets[1])
    page = hands.app.top
    other = Driver(Page(), size, text, language)
    other.app.push(page)
    assert other.faults() == []


# the end of a deal


def test_a_deal_that_is_over_is_looked_at_until_somebody_goes_on() -> None:
    hands = made(3, [Bid("h", 3), PASS, PASS], target=100)
    to_pause(hands)
    scene = table(hands)
    assert misplaced(scene) == []
    for _ in range(20):
        hands.app.step(1.0)
    assert scene.acts.pausing
    hands.key(pygame.K_SPACE)
    assert not scene.acts.pausing and len(scene.table.view.deals) == 1


def test_the_points_of_the_deal_are_told_at_the_plates() -> None:
    hands = made(2, [Bid("h", 0), PASS], target=100)
    hands.app.prefer(language="en")
    to_pause(hands)
    deal = table(hands).table.view.deals[-1]
    assert f"+{max(deal.points)}" in texts(hands)
    assert ("Contract kept!" in texts(hands)) == (deal.taken == 0)


def test_the_last_deal_is_looked_at_before_the_result() -> None:
    hands = made(2, [Bid("h", 3), PASS], target=1)
    to_pause(hands)
    scene = table(hands)
    assert scene.sitting._match.state.outcome is not None and scene.acts.pausing
    scene.progress.go_on()
    hands.app.step(0.1)
    assert over(hands)


# fair play


def test_ones_own_word_can_be_taken_back_until_somebody_else_has_spoken() -> None:
    hands = made(3, [])
    scene = table(hands)
    scene.progress.do(Bid("h", 3))
    assert scene.progress.undoable
    hands.key(pygame.K_z, pygame.KMOD_CTRL)
    assert not scene.sitting._match.moves and misplaced(scene) == []
    scene.progress.do(Bid("h", 4))
    while len(scene.sitting._match.moves) < 2:
        hands.app.step(0.3)
    assert not scene.progress.undoable


def test_a_card_laid_can_be_taken_back_until_another_lies_on_it() -> None:
    hands = made(3, [Bid("h", 3), PASS, PASS])
    scene = table(hands)
    scene.progress.do(scene.table.legal[0])
    assert scene.progress.undoable
    while len(scene.sitting._match.moves) < 5:
        hands.app.step(0.3)
    assert not scene.progress.undoable


def test_with_several_people_nobody_is_called_you() -> None:
    hands = made(2, [Bid("h", 3), PASS], persons=2)
    hands.app.prefer(language="en")
    hands.click_on(hands.app.top.widgets[2])  # type: ignore[union-attr]
    said = texts(hands)
    assert "Zoé leads" in said and "You lead" not in said


def test_four_colours_are_a_preference() -> None:
    hands = made(2, [])
    hands.app.prefer(four_colours=True)
    board = table(hands).table
    assert isinstance(board, Tordu) and board.art.four_colours


def test_the_court_has_the_letters_of_the_language() -> None:
    hands = made(2, [])
    for language in lang.LANGUAGES:
        hands.app.prefer(language=language)
        assert table(hands).table.art.language == language


# room for everything


def looked_at(hands: Driver) -> list[str]:
    """Faults of this screen, and the moment they were found in."""
    view = table(hands).table.view
    return [f"{view.phase} after {len(view.played)} tricks: {fault}" for fault in hands.faults()]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("text_size", "language"), LOOKS)
def test_nothing_is_cut_or_overlaps(size: tuple[int, int], seats: int, text_size: int, language: str) -> None:
    auctions: list[list[Any]] = [[PASS] * (seats - 1), [PASS] * (seats - 2) + [Bid("s", 3)], [Bid("h", 4)]]
    found = []
    for moves in auctions:
        hands = made(seats, moves, dealer=1 % seats if moves != auctions[2] else 0, size=size, manches=3, target=2)
        hands.app.prefer(text_size=text_size, language=language)
        found += looked_at(hands)
    playing(hands, 1, rng=Random(seats))
    found += looked_at(hands)
    press_t(hands)
    found += hands.faults()
    press_t(hands)
    to_pause(hands)
    found += looked_at(hands)
    press_t(hands)
    found += hands.faults()
    assert found == []


def test_a_card_dragged_onto_the_table_is_laid() -> None:
    hands = made(2, [Bid("h", 3), PASS])
    scene = table(hands)
    card = next(w for w in scene.widgets if isinstance(w, HandCard))
    hands.drag(*card.box.centre, 640, 300)
    assert scene.sitting._match.moves[2].move == Play(card.card)
