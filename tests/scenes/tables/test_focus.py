"""The focus at a table: it comes by key, stays in the hand, and leaves with the mouse; no card is lifted without it."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game import NAMES
from scenes.kit.button import Button
from scenes.kit.iconbutton import IconButton
from scenes.tables.cards import HandCard
from scenes.tables.curtain import Curtain
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import click_something, lifted_without_cause, over, people, sit, table


def own_turn(hands: Driver, phase: str = "", tries: int = 400) -> TableScene:
    """The table as soon as its one person may play a card."""
    scene = table(hands)
    for _ in range(tries):
        scene.show.director.drain()
        hands.app.step(0.2)
        if scene.acts.pausing:
            scene.progress.go_on()
        elif scene.table.playable() and phase in ("", scene.table.view.phase) and not scene.show.busy:
            return scene
        elif scene.table.legal:
            scene.progress.do(scene.table.legal[0])
    raise AssertionError("it is never the person's turn")


def cards(scene: TableScene) -> list[HandCard]:
    return [widget for widget in scene.widgets if isinstance(widget, HandCard)]


@pytest.mark.parametrize("game", NAMES)
def test_nothing_has_the_focus_in_a_match_played_by_mouse(game: str) -> None:
    hands, rng = sit(game, people(1, 3), 4), Random(2)
    scene = table(hands)
    for _ in range(150):
        if over(hands):
            break
        if hands.app.top is not scene:
            hands.app.pop()
        elif scene.acts.pausing:
            hands.click_on(scene.widgets[0])
        else:
            click_something(hands, rng, scene)
        hands.app.step(0.2)
        if hands.app.top is scene:
            assert scene.focused is None or scene.focused.takes_keys
            assert not any(widget.ringed for widget in scene.widgets)
            assert lifted_without_cause(scene) == []


@pytest.mark.parametrize("game", ["trepido", "tordu"])
def test_after_a_play_by_keys_the_focus_is_on_the_nearest_playable_card(game: str) -> None:
    hands = sit(game, people(1, 3), 4)
    scene = own_turn(hands, {"tordu": "play", "trepido": "turn"}[game])
    used = [getattr(move, "card", None) for move in scene.table.legal]
    card = next(widget for widget in cards(scene) if used.count(widget.card) == 1)
    before = card.box.centre[0]
    scene.reach.focus.on(card)
    moves = len(scene.sitting._match.moves)
    hands.key(pygame.K_RETURN)
    assert len(scene.sitting._match.moves) > moves
    own_turn(hands)
    playable = [widget for widget in cards(scene) if widget.card in scene.table.playable()]
    assert scene.focused in playable and scene.focused.ringed  # type: ignore[union-attr]
    away = [abs(widget.box.centre[0] - before) for widget in playable]
    assert abs(scene.focused.box.centre[0] - before) < min(away) + 80  # type: ignore[union-attr]


def test_a_focus_that_keys_have_moved_stays_where_it_is() -> None:
    hands = sit("trepido", people(1, 3), 4)
    scene = own_turn(hands, "turn")
    scene.reach.focus.on(cards(scene)[-1])
    hands.key(pygame.K_LEFT)
    chosen = scene.focused
    scene.rebuild()
    assert scene.focused is not None and scene.focused.identity == chosen.identity  # type: ignore[union-attr]


def test_after_the_curtain_nothing_has_the_focus() -> None:
    hands = sit("tordu", people(2, 3), 4)
    scene = table(hands)
    for _ in range(60):
        hands.app.step(0.2)
        if isinstance(hands.app.top, Curtain):
            break
    hands.key(pygame.K_RETURN)
    assert hands.app.top is scene and scene.focused is None
    hands.key(pygame.K_RIGHT)
    assert scene.focused is not None
    scene.progress.do(scene.table.legal[0])
    for _ in range(60):
        hands.app.step(0.2)
        if isinstance(hands.app.top, Curtain):
            break
    assert scene.focused is None
    hands.key(pygame.K_SPACE)
    assert hands.app.top is scene and scene.focused is None


def test_the_focused_card_is_ringed_and_raised_while_the_pointer_rests_on_another() -> None:
    hands = sit("trepido", people(1, 3), 4)
    scene = own_turn(hands, "turn")
    first, last = cards(scene)[0], cards(scene)[-1]
    hands.move(*first.box.centre)
    scene.reach.focus.on(last)
    hands.key(pygame.K_LEFT)
    assert isinstance(scene.focused, HandCard) and scene.table.raised == scene.focused.card != first.card
    scene.show.director.drain()
    before = len(hands.drawn())
    scene.focused.ringed = False
    assert before - len(hands.drawn()) == 3, "three lines of the ring"


def test_a_card_under_the_pointer_sinks_when_something_covers_the_table() -> None:
    hands = sit("trepido", people(1, 3), 4)
    scene = own_turn(hands, "turn")
    hands.move(*cards(scene)[0].box.centre)
    assert scene.table.raised == cards(scene)[0].card
    hands.key(pygame.K_ESCAPE)
    assert hands.app.top is not scene and scene.table.raised is None


def test_a_card_that_was_lifted_is_drawn_in_its_place_under_a_page_over_the_table() -> None:
    hands = sit("trepido", people(1, 3), 4, speed=100)
    scene = own_turn(hands, "turn")
    lifted = cards(scene)[0]
    hands.move(*lifted.box.centre)
    hands.app.step(0.2)
    hands.key(pygame.K_ESCAPE)
    sprite, slot = scene.show.stage.sprites[lifted.card], scene.table.layout()[lifted.card]
    assert hands.app.top is not scene and sprite.drawn_at == pytest.approx((slot.x, slot.y - slot.lift))


def test_a_card_that_was_held_lies_in_the_hand_under_a_page_and_after_it() -> None:
    hands = sit("trepido", people(1, 3), 4, speed=100)
    scene = own_turn(hands, "turn")
    held = cards(scene)[0]
    x, y = held.box.centre
    hands.press(x, y)
    for down in (20, 60, 200):
        hands.move(x, y - down)
    hands.key(pygame.K_ESCAPE)
    sprite, slot = scene.show.stage.sprites[held.card], scene.table.layout()[held.card]
    assert hands.app.top is not scene and sprite.drawn_at == pytest.approx((slot.x, slot.y - slot.lift))
    hands.release(x, y - 200)
    hands.key(pygame.K_ESCAPE)
    hands.move(x, y - 300)
    assert hands.app.top is scene and not scene.show.holds


def test_a_chosen_card_stands_higher_than_a_focused_one() -> None:
    hands = sit("trio", people(4, 4), 4, teams=True)
    scene = table(hands)
    for _ in range(60):
        hands.app.step(0.2)
        if isinstance(hands.app.top, Curtain):
            hands.key(pygame.K_RETURN)
        if cards(scene) and scene.table.legal:
            break
    held = [widget for widget in cards(scene) if type(widget) is HandCard]
    hands.click_on(held[0])
    scene.reach.focus.on(next(w for w in scene.widgets if isinstance(w, HandCard) and w.card == held[2].card))
    scene.rebuild()
    layout = scene.table.layout()
    assert layout[held[0].card].lift >= layout[held[2].card].lift + 20


def test_a_round_is_left_with_enter() -> None:
    hands = sit("trepido", people(1, 2), 4, match="points", rounds=3)
    scene, rng = table(hands), Random(1)
    for _ in range(2000):
        if scene.acts.pausing and not scene.show.busy:
            break
        if scene.table.legal:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.3)
    assert isinstance(scene.widgets[0], Button)
    hands.key(pygame.K_RETURN)
    assert not scene.acts.pausing


def test_undo_moves_no_other_button() -> None:
    hands = sit("trepido", people(1, 3), 4)
    scene = own_turn(hands, "turn")

    def corners() -> dict[str, float]:
        return {widget.icon: widget.box.x for widget in scene.widgets if isinstance(widget, IconButton)}

    before = corners()
    assert "undo" not in before
    scene.progress.undoing.points.append(0)
    scene.rebuild()
    after = corners()
    assert "undo" in after and {icon: after[icon] for icon in before} == before
    assert after["undo"] not in before.values()


def test_escape_closes_the_hint_first() -> None:
    hands = sit("tordu", people(1, 3), 4)
    scene = own_turn(hands, "play")
    hands.key(pygame.K_h)
    for _ in range(200):
        if scene.hints.left:
            break
        hands.app.step(0.05)
    assert scene.hints.words()
    hands.key(pygame.K_ESCAPE)
    assert hands.app.top is scene and not scene.hints.words()
    hands.key(pygame.K_ESCAPE)
    assert hands.app.top is not scene


def test_a_ring_is_gone_after_a_page_that_was_left_by_mouse() -> None:
    hands = sit("trepido", people(1, 3), 4)
    scene = own_turn(hands, "turn")
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_i)
    assert hands.app.top is not scene and any(widget.ringed for widget in scene.widgets)
    hands.move(700, 300)
    hands.app.pop()
    assert scene.focused is None and not any(widget.ringed for widget in scene.widgets)
