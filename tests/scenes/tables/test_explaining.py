"""Anything on a table is explained: under a resting pointer, by key, by pad, by a long press; never from a secret."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.app.page import WAYS
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.tooltip import HOVERED
from scenes.motion.cue import Cue
from scenes.tables.cards import HandCard
from scenes.tables.explaining import HELD, RESTING, told
from scenes.tables.scene import TableScene
from scenes.tables.things import Thing
from tests.scenes.driver import Driver
from tests.scenes.screens import USUAL, Look, at_table, phase
from tests.scenes.tables.test_things import TABLES, table

ENGLISH: Look = (USUAL[0], "en", 100)


def wait(hands: Driver, seconds: float) -> None:
    for _ in range(round(seconds * 60) + 2):
        hands.app.step(1 / 60)


def rest_on(hands: Driver, box: Box) -> None:
    hands.move(*box.centre)
    wait(hands, RESTING)


def said(scene: TableScene) -> str:
    """The explanation that is shown now; "" if there is none."""
    tips = scene.tips
    return tips.widget.tip if tips.shown and tips.widget is not None else ""


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", TABLES)
def test_no_thing_is_without_words(name: str, language: str, tmp_path: Path) -> None:
    _, scene = table(name, tmp_path, (USUAL[0], language, 100))  # type: ignore[arg-type]
    assert [thing.name for thing in scene.things() if not told(scene.table, thing, scene.reach)] == []


@pytest.mark.parametrize("name", ["trepido", "defizz-twelve"])
def test_an_explanation_lies_over_the_title_and_all_else(name: str, tmp_path: Path) -> None:
    hands, scene = table(name, tmp_path, ENGLISH)
    rest_on(hands, next(iter(scene.things())).box)
    texts = [item.text for item in hands.drawn() if item.what == "text"]
    assert said(scene).endswith(texts[-1])


@pytest.mark.parametrize("look", [((960, 540), "fr", 150), USUAL, ((1920, 1080), "en", 125)])
@pytest.mark.parametrize("name", ["trepido", "trio-six", "tordu-bid", "defizz-twelve"])
def test_an_explanation_lies_in_the_window_and_not_on_its_thing(name: str, look: Look, tmp_path: Path) -> None:
    hands, scene = table(name, tmp_path, look)
    canvas, tips = hands.app.canvas, scene.tips
    for thing in scene.things():
        assert tips._prepare(thing, 0.0, thing.box.centre)
        box = tips.box(canvas.type, canvas.whole)
        assert canvas.whole.contains(box), thing.name
        assert not box.overlaps(thing.box) or not box.holds(*thing.box.centre), thing.name


@pytest.mark.parametrize("look", [((960, 540), "fr", 150), USUAL, ((1920, 1080), "en", 125)])
def test_the_explanation_of_a_bid_leaves_the_hand_in_sight(look: Look, tmp_path: Path) -> None:
    hands, scene = table("tordu-bid", tmp_path, look)
    canvas, things = hands.app.canvas, scene.things()
    question = things.named("mark:question")
    assert question is not None and scene.tips._prepare(question, 0.0, question.box.centre)
    box = scene.tips.box(canvas.type, canvas.whole)
    assert [thing.name for thing in things if thing.kind == "card" and box.overlaps(thing.box)] == []


@pytest.mark.parametrize("look", [((960, 540), "en", 100), USUAL])
def test_the_explanation_of_a_card_leaves_the_plate_above_a_large_hand_in_sight(look: Look, tmp_path: Path) -> None:
    hands, scene = table("trepido-25", tmp_path, look)
    canvas, tips, plate = hands.app.canvas, scene.tips, scene.table.own_plate()
    below = [thing for thing in scene.things() if thing.kind == "card" and thing.box.x < plate.centre[0]]
    assert len(below) > 1
    for thing in below:
        assert tips._prepare(thing, 0.0, None)
        assert not tips.box(canvas.type, canvas.whole).overlaps(plate), thing.name


def test_a_pointer_that_rests_is_told_what_lies_there(tmp_path: Path) -> None:
    hands, scene = table("trepido", tmp_path, ENGLISH)
    pile = scene.things().box("pile:draw")
    assert pile is not None and said(scene) == ""
    rest_on(hands, pile)
    assert "The pile" in said(scene)


def test_nothing_is_explained_while_cards_fly_by(tmp_path: Path) -> None:
    hands, scene = table("trepido", tmp_path, ENGLISH)
    pile = scene.things().box("pile:draw")
    assert pile is not None
    scene.show.director.clock.rate = 1.0
    scene.show.director.play(Cue(ms=3000))
    rest_on(hands, pile)
    assert said(scene) == ""
    wait(hands, 3.0)
    assert "The pile" in said(scene), "the pointer still rests there"


def test_an_explanation_goes_with_the_pointer(tmp_path: Path) -> None:
    hands, scene = table("trepido", tmp_path, ENGLISH)
    pile = scene.things().box("pile:draw")
    assert pile is not None
    rest_on(hands, pile)
    hands.move(5, 300)
    assert said(scene) == ""


def test_an_explanation_goes_with_its_thing(tmp_path: Path) -> None:
    hands, scene = table("trepido", tmp_path, ENGLISH)
    pile = scene.things().box("pile:draw")
    assert pile is not None
    rest_on(hands, pile)
    scene.tips.follow(scene.widgets)
    assert "The pile" in said(scene)
    scene.tips.at = (pile.right + 40, pile.y)  # as if the pile had moved away from a pointer that rests
    scene.tips.follow(scene.widgets)
    assert said(scene) == ""


def test_a_key_explains_what_has_the_focus_and_puts_it_away(tmp_path: Path) -> None:
    hands, scene = table("trepido", tmp_path, ENGLISH)
    card = next(widget for widget in scene.widgets if isinstance(widget, HandCard))
    scene._set_focus(card, True)
    hands.key(pygame.K_F2)
    first = said(scene)
    hands.key(pygame.K_F2)
    assert first and said(scene) == ""


def test_a_pad_explains_too(tmp_path: Path) -> None:
    hands, scene = table("trepido", tmp_path, ENGLISH)
    scene._set_focus(next(widget for widget in scene.widgets if isinstance(widget, HandCard)), True)
    hands.pad(6)
    assert said(scene)


def test_a_long_press_explains_and_plays_nothing(tmp_path: Path) -> None:
    hands, scene = table("trepido", tmp_path, ENGLISH)
    card = next(w for w in scene.widgets if isinstance(w, HandCard) and w.card in scene.table.playable())
    made, at = scene.sitting.moves, card.box.centre
    hands.move(*at)
    hands.press(*at)
    wait(hands, HELD)
    shown = said(scene)
    hands.release(*at)
    assert "You can lay it now." in shown and scene.sitting.moves == made


def test_a_short_press_plays_and_explains_nothing(tmp_path: Path) -> None:
    hands, scene = table("trepido", tmp_path, ENGLISH)
    plain = [card for card in scene.table.playable() if card[0] not in "jx"]
    card = next(w for w in scene.widgets if isinstance(w, HandCard) and w.card in plain)
    made = scene.sitting.moves
    hands.click_on(card)
    assert scene.sitting.moves > made and said(scene) == ""


def test_a_card_that_cannot_be_laid_says_why(tmp_path: Path) -> None:
    _, scene = table("trepido", tmp_path, ENGLISH)
    own = scene.table.view.hands[0]
    card = next(card for card in own if card not in scene.table.playable() and card[0] not in "jx")
    assert "it does not beat" in told(scene.table, Thing(f"card:{card}", Box(0, 0, 1, 1)), scene.reach)


def test_a_hidden_hand_tells_nothing_but_whose_it_is(tmp_path: Path) -> None:
    _, scene = table("trepido-shared-race", tmp_path, ENGLISH)
    hidden = [thing for thing in scene.things() if thing.kind == "hand"]
    texts = {told(scene.table, thing, scene.reach) for thing in hidden}
    assert hidden and texts == {f"Cards of {scene.table.names[scene.table.bottom]}: only they know them."}


def test_nothing_is_explained_while_a_card_is_dragged(tmp_path: Path) -> None:
    hands, scene = table("trepido", tmp_path, ENGLISH)
    card = next(widget for widget in scene.widgets if isinstance(widget, HandCard))
    x, y = card.box.centre
    hands.move(x, y)
    hands.press(x, y)
    for step in range(1, 8):
        hands.move(x, y - 20 * step)
    wait(hands, max(RESTING, HELD, HOVERED))
    assert scene.show.holds and said(scene) == ""


def named(scene: TableScene) -> str:
    """The name of the thing that is explained now; "" if none is."""
    return scene.tips.name if scene.tips.shown else ""


def test_without_pointer_or_focus_a_key_begins_in_the_middle(tmp_path: Path) -> None:
    hands, scene = table("trepido", tmp_path, ENGLISH)
    hands.events(pygame.Event(pygame.WINDOWLEAVE))
    hands.key(pygame.K_F2)
    assert named(scene)


@pytest.mark.parametrize("by", ["keys", "pad"])
def test_arrows_lead_from_thing_to_thing_while_a_key_explains(by: str, tmp_path: Path) -> None:
    hands, scene = table("trepido", tmp_path, ENGLISH)
    scene._set_focus(next(widget for widget in scene.widgets if isinstance(widget, HandCard)), True)
    focused, made = scene.focused, scene.sitting.moves
    hands.key(pygame.K_F2) if by == "keys" else hands.pad(6)
    seen = [named(scene)]
    for _ in range(6):
        hands.key(pygame.K_UP) if by == "keys" else hands.pad(11)
        seen.append(named(scene))
    assert len(set(seen)) > 2 and scene.focused is focused and scene.sitting.moves == made


@pytest.mark.parametrize("name", ["trepido", "trio", "tordu-bid", "defizz-hints"])
def test_everything_that_is_explained_can_be_reached_with_arrows(name: str, tmp_path: Path) -> None:
    _, scene = table(name, tmp_path, ENGLISH)
    tips = scene.tips
    reached: set[str] = set()
    waiting = [next(iter(tips._uppermost()))]
    while waiting:
        thing = waiting.pop()
        if thing.name in reached:
            continue
        reached.add(thing.name)
        for way in WAYS.values():
            tips._show(thing)
            tips.walk(*way)
            waiting.append(next(each for each in tips._uppermost() if each.name == tips.name))
    assert {thing.name for thing in tips._uppermost()} - reached <= {"mark:question"}, "the ground under a grid aside"


def test_arrows_move_the_focus_again_once_the_explanation_is_put_away(tmp_path: Path) -> None:
    hands, scene = table("trepido", tmp_path, ENGLISH)
    first = next(widget for widget in scene.widgets if isinstance(widget, HandCard))
    scene._set_focus(first, True)
    hands.key(pygame.K_F2)
    hands.key(pygame.K_F2)
    hands.key(pygame.K_RIGHT)
    assert scene.focused is not first


def test_the_title_explains_what_is_unusual_at_this_table(tmp_path: Path) -> None:
    hands = at_table(4, phase("turn"), strict=True, blitz=True, teams=True)(ENGLISH, tmp_path)
    scene = hands.app.top
    assert isinstance(scene, TableScene)
    words = told(scene.table, Thing("mark:title", Box(0, 0, 1, 1)), scene.reach)
    assert all(rule in words for rule in ("Strict: ", "Blitz: ", "Teams: "))


def test_at_the_first_step_for_children_no_colour_is_named(tmp_path: Path) -> None:
    _, scene = table("trepido-children", tmp_path, ENGLISH)
    words = " ".join(told(scene.table, thing, scene.reach) for thing in scene.things()).lower()
    assert not [colour for colour in ("green", "orange", "yellow", "red ", "pip", "stronger") if colour in words]


def test_the_corner_and_the_help_card_are_two_things(tmp_path: Path) -> None:
    _, scene = table("defizz-hints", tmp_path, ENGLISH)
    rules, help_card = (scene.things().box(f"button:{name}") for name in ("rules", "help"))
    assert rules is not None and help_card is not None and not rules.overlaps(help_card)


# beside the coach


def box_of(scene: TableScene, name: str) -> Box:
    box = scene.things().box(name)
    assert box is not None
    return box


def advised(hands: Driver, scene: TableScene) -> None:
    """Ask for a hint by key and wait until the coach has said it."""
    hands.key(pygame.K_h)
    for _ in range(200):
        if scene.hints.choice is not None:
            break
        hands.app.step(0.05)
    assert scene.hints.words()


def test_a_hint_takes_the_place_of_an_explanation(tmp_path: Path) -> None:
    hands, scene = table("trepido", tmp_path)
    rest_on(hands, box_of(scene, "pile:draw"))
    assert said(scene)
    advised(hands, scene)
    assert not said(scene)


def test_nothing_is_explained_by_itself_while_the_coach_speaks(tmp_path: Path) -> None:
    hands, scene = table("trepido", tmp_path)
    advised(hands, scene)
    rest_on(hands, box_of(scene, "pile:draw"))
    assert scene.hints.words() and not said(scene)
    hands.key(pygame.K_ESCAPE)
    rest_on(hands, box_of(scene, "mark:title"))
    assert said(scene)


def test_an_explanation_that_is_asked_for_takes_the_place_of_a_hint(tmp_path: Path) -> None:
    hands, scene = table("trepido", tmp_path)
    hands.key(pygame.K_RIGHT)
    advised(hands, scene)
    hands.key(pygame.K_F2)
    assert said(scene) and not scene.hints.words()


def test_a_button_is_not_explained_by_its_own_words_to_who_points_at_it(tmp_path: Path) -> None:
    hands, scene = table("trepido-round", tmp_path, USUAL)
    button = next(widget for widget in scene.widgets if isinstance(widget, Button) and not widget.tip)
    rest_on(hands, button.box)
    assert said(scene) == ""
    scene.tips.ask(button)
    assert said(scene) == button.text, "who asks by a key is answered"


@pytest.mark.parametrize("name", ["tordu-bid", "trepido"])
def test_an_explanation_lies_above_all_else_on_the_table(name: str, tmp_path: Path) -> None:
    hands, scene = table(name, tmp_path, ((960, 540), "fr", 150))
    title = scene.things().named("mark:title")
    assert title is not None and scene.tips._show(title)
    words = [item.text for item in hands.drawn() if item.what == "text"]
    assert words[-1] and said(scene).endswith(words[-1])
