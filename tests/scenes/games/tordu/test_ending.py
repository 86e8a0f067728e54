"""The rest of a deal at the table: one click or key plays it out once it is settled."""

from __future__ import annotations

import pygame
import pytest

from game.match import Match
from game.tordu.cards import hand_of
from game.tordu.moves import Bid
from game.tordu.state import TorduState
from scenes.app import lang
from scenes.app.page import Page
from scenes.games.tordu import plates
from scenes.games.tordu.ending import words
from scenes.kit.button import Button
from scenes.tables.curtain import Curtain
from tests.scenes.driver import Driver
from tests.scenes.games.tordu.test_table import GAME, LOOKS, SIZES
from tests.scenes.tables.robots import people, table
from tests.scenes.tables.seated import seated


def dealt(*hands: str, persons: int = 1, size: tuple[int, int] = (1280, 720)) -> Driver:
    """A deal of these cards in which Zoé, seat 0, has bid zero with hearts as trump and leads."""
    match = Match(GAME, GAME.Options(variant="simple", first=0, target=50), people(persons, len(hands)), 1)
    state = match.state
    assert isinstance(state, TorduState)
    state.hands = [hand_of(hand.split()) for hand in hands]
    state.undealt = (1 << 40) - 1 & ~sum(state.hands)
    state.dealt = (*state.hands, state.undealt)
    match.play(0, Bid("h", 0))
    screen = Driver(Page(), size)
    screen.app.prefer(speed=0)
    screen.app.push(seated(match))
    screen.app.step(0.01)
    if persons > 1:
        assert isinstance(screen.app.top, Curtain)
        screen.click_on(screen.app.top.widgets[2])
    return screen


def buttons(screen: Driver) -> dict[str, Button]:
    return {widget.text: widget for widget in table(screen).widgets if isinstance(widget, Button)}


def wait(screen: Driver, steps: int = 60) -> None:
    """Let time pass until the deal is over."""
    scene = table(screen)
    for _ in range(steps):
        if scene.acts.pausing:
            return
        screen.app.step(0.3)


def test_one_click_plays_the_last_trick() -> None:
    screen = dealt("7c", "8c", "9c")
    screen.click_on(buttons(screen)[lang.t("Play it out")])
    wait(screen)
    scene = table(screen)
    assert scene.acts.pausing and scene.table.view.deals[-1].taken == 0


def test_several_people_need_one_click_for_the_last_trick() -> None:
    """Nobody is called to the screen for a card that is no choice."""
    screen = dealt("7c", "8c", "9c", persons=3)
    screen.click_on(buttons(screen)[lang.t("Play it out")])
    for _ in range(20):
        assert not isinstance(screen.app.top, Curtain)
        screen.app.step(0.3)
        if table(screen).acts.pausing:
            break
    assert table(screen).acts.pausing


def test_no_hand_is_shown_while_several_people_see_the_rest_played_out() -> None:
    screen = dealt("Ah Kh Qh", "7c 8c 9c", "7d 8d 9d", persons=3)
    screen.click_on(buttons(screen)[lang.t("The rest is mine")])
    scene = table(screen)
    assert scene.sharing.unwatched and scene.table.view.hands == (None, None, None)
    assert not {"Ah", "Kh", "Qh"} & {
        key for key, sprite in scene.show.stage.sprites.items() if sprite.home.zone == "hand"
    }


def test_whoever_is_sure_of_all_tricks_plays_them_out_with_a_key() -> None:
    screen = dealt("Ah Kh Qh", "7c 8c 9c", "7d 8d 9d")
    screen.key(pygame.K_r)
    wait(screen)
    scene = table(screen)
    assert scene.acts.pausing and scene.table.view.deals[-1].taken == 3


def test_the_moves_are_ordinary_ones() -> None:
    screen = dealt("Ah Kh Qh", "7c 8c 9c", "7d 8d 9d")
    screen.key(pygame.K_r)
    wait(screen)
    moves = table(screen).sitting._match.moves[1:]
    assert [type(made.move).__name__ for made in moves] == ["Play"] * 9


def test_a_claim_that_is_not_certain_is_refused_with_a_sentence() -> None:
    screen = dealt("Kh Qh Jh", "7c 8c 9c", "7d 8d 9d")
    made = table(screen).sitting.moves
    screen.key(pygame.K_r)
    said = lang.t("the rest is not certain yet: another card might still take a trick")
    assert table(screen).sitting.moves == made
    assert screen.app.toasts.shown.lower().rstrip(".") == said.lower()


def test_there_is_no_button_while_the_rest_is_open() -> None:
    screen = dealt("Kh Qh Jh", "7c 8c 9c", "7d 8d 9d")
    assert words(table(screen).table) is None  # type: ignore[arg-type]


def test_the_next_deal_is_played_by_its_people_again() -> None:
    screen = dealt("7c", "8c", "9c", persons=3)
    screen.click_on(buttons(screen)[lang.t("Play it out")])
    wait(screen)
    table(screen).progress.go_on()
    screen.app.step(0.5)
    screen.app.step(0.5)
    assert table(screen).sitting.people


def test_alone_one_bids_in_the_next_deal() -> None:
    screen = dealt("Ah Kh Qh", "7c 8c 9c")
    screen.key(pygame.K_r)
    wait(screen)
    table(screen).progress.go_on()
    for _ in range(20):
        screen.app.step(0.5)
    assert table(screen).table.view.phase != "play" and table(screen).table.legal


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("text_size", "language"), LOOKS)
def test_the_button_lies_over_nothing(size: tuple[int, int], text_size: int, language: str) -> None:
    for seats in (2, 5):
        low = [" ".join(f"{rank}{suit}" for rank in "789") for suit in "cdst"]
        screen = dealt("Ah Kh Qh", *low[: seats - 1], size=size)
        screen.app.prefer(text_size=text_size, language=language)
        screen.app.step(0.1)
        button = buttons(screen)[lang.t("The rest is mine")]
        boxes = plates.boxes(table(screen).table).values()
        others = [widget.box for widget in table(screen).widgets if isinstance(widget, Button) and widget is not button]
        assert not [box for box in (*boxes, *others) if box.overlaps(button.box)] and not screen.faults()
