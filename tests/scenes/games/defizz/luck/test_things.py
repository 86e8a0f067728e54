"""The things of a game of chance: clicked on the picture, and drawn as the story tells them."""

from __future__ import annotations

import copy
import re
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from game.defizz.chance.luck import GO
from game.defizz.pack import decode, use
from game.defizz.questions import ChanceQuestion, Text
from game.shelf import ASSETS
from scenes.games.defizz.luck import dice, props, things
from scenes.games.defizz.luck.round import Round
from scenes.games.defizz.luck.targets import ThingTarget
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.theme import CORAL
from tests.game.defizz.table import TINY, lucky, packed
from tests.scenes.driver import Driver
from tests.scenes.games.defizz.test_people import only
from tests.scenes.tables.robots import people, sit, table


@pytest.fixture(autouse=True)
def tiny_pack() -> None:
    use(packed(TINY))


def choosing(kind: str, pack: str = "") -> tuple[Driver, Any]:
    """One person is to act in a game of this kind."""
    for seed in range(3, 40):
        hands = sit("defizz", people(1, 5), seed, pack=pack or only("chance", kind), max_rounds=3)
        scene, rng = table(hands), Random(seed)
        for _ in range(200):
            if scene.acts.pausing:
                scene.progress.go_on()
            elif scene.table.view.phase == "chance" and scene.table.legal and not scene.show.busy and not scene.acts:
                hands.app.step(0.1)
                return hands, scene
            elif scene.sharing.actor is not None and scene.table.legal:
                scene.progress.do(rng.choice(scene.table.legal))
            hands.app.step(0.5)
    raise AssertionError(f"nobody plays {kind}")


def targets(hands: Driver) -> list[ThingTarget]:
    return [each for each in hands.app.top.widgets if isinstance(each, ThingTarget)]  # type: ignore[union-attr]


@pytest.mark.parametrize("kind", ("cup", "door", "marble", "shortest_straw", "coin", "rps", "red_black"))
def test_what_can_be_picked_can_be_clicked(kind: str) -> None:
    hands, scene = choosing(kind)
    may = {move.pick for move in scene.table.legal}
    found = targets(hands)
    assert len(found) == len(may) >= 1
    made = scene.sitting.moves
    last = found[-1]
    hands.click_on(last)
    move = next(played.move for played in scene.sitting._match.moves[made:] if played.seat == 0)
    assert move.pick == max(may)


@pytest.mark.parametrize(
    "kind", ("dice_high", "dice_race", "beetle", "high_card", "twenty_one", "wheel", "slot", "horse")
)
def test_the_dice_the_cards_the_wheel_and_the_lever_can_be_clicked(kind: str) -> None:
    hands, scene = choosing(kind)
    [whole] = targets(hands)
    made = scene.sitting.moves
    hands.click_on(whole)
    assert scene.sitting._match.moves[made].move == GO


@pytest.mark.parametrize("kind", ("cup", "coin"))
def test_the_buttons_stand_in_the_order_of_the_things(kind: str) -> None:
    hands, _ = choosing(kind)
    wanted = [target.tip for target in sorted(targets(hands), key=lambda target: target.box.x)]
    buttons = [each for each in hands.app.top.widgets if isinstance(each, Button) and each.text in wanted]  # type: ignore[union-attr]
    assert [each.text for each in sorted(buttons, key=lambda each: each.box.x)] == wanted


def test_nothing_can_be_clicked_that_somebody_has_taken() -> None:
    hands, scene = choosing("cup")
    assert len(targets(hands)) == len(scene.table.legal)


@pytest.mark.parametrize("kind", ("cup", "door", "marble", "shortest_straw", "coin", "rps"))
@pytest.mark.parametrize("sides", (2, 5, 11))
def test_the_places_of_things_are_apart_and_inside(kind: str, sides: int) -> None:
    room = Box(100, 100, 640, 160)
    told = Round(kind, {}, tuple(range(sides)), (None,) * sides, (False,) * sides, ())
    boxes = things.places(room, told)
    assert all(box.x >= room.x - 0.01 and box.right <= room.right + 0.01 for box in boxes)
    assert all(one.right <= other.x + 0.01 for one, other in pairwise(boxes))


@pytest.mark.parametrize(
    ("story", "name"),
    (
        ("A parrot has buried a button under a coconut.", "coconut"),
        ("Le lapin a caché sa montre sous un chapeau.", "hat"),
        ("Une seule huître cache une perle.", "shell"),
        ("A pea is napping under a cup.", "cup"),
        ("Nothing of the kind.", "cup"),
    ),
)
def test_things_that_hide_are_those_of_the_story(story: str, name: str) -> None:
    assert props.hider(Text(fr=story)) == props.HIDERS[name]


def test_what_falls_is_what_the_story_tells() -> None:
    assert props.flipped(Text(en="A slice of toast falls: bread, or jam?")) == props.FLIPPED["jam"]
    assert props.flipped(Text(en="Call before the toast lands: butter down?")) == props.FLIPPED["toast"]
    assert props.flipped(Text(en="Will the hen cross the road?")) is None


def test_what_is_pulled_and_hidden_is_what_the_story_tells() -> None:
    assert props.strand(Text(fr="Chacun tire un spaghetti.")) == props.STRANDS["noodle"]
    assert props.hidden(Text(en="A pea is napping"), CORAL) == props.HIDDEN["pea"]
    assert props.hidden(Text(en="Something is there"), CORAL) == CORAL


def test_every_thing_has_words_that_a_shipped_story_uses() -> None:
    stories = []
    for file in sorted((ASSETS / "questions").glob("*.json")):
        pack = decode(file.read_bytes())
        found = (each for each in pack.file.questions if isinstance(each, ChanceQuestion))
        stories += [f"{each.text.en} {each.text.fr}" for each in found]
    unused = [name for name, words in props.WORDS.items() if not re.search(words, " ".join(stories), re.IGNORECASE)]
    assert unused == []


def test_a_coconut_on_the_table_is_drawn_as_one() -> None:
    whole: dict[str, Any] = copy.deepcopy(TINY)
    question = lucky("absurd-0001", "cup")
    question["text"] = {"fr": "Un bouton sous une noix de coco.", "en": "A button under a coconut."}
    made = [{**copy.deepcopy(question), "id": f"geo-{number:04}"} for number in range(6)]
    ids = [one["id"] for one in made]
    whole |= {"id": "coconuts", "questions": made}
    whole["cards"] = [
        {"id": "D001", "deck": "duel", "questions": ids[:3]},
        {"id": "M001", "deck": "multi", "questions": ids[3:]},
    ]
    use(decode(msgspec.json.encode(whole)))
    _, scene = choosing("cup", "coconuts")
    assert props.hider(scene.table.asked.text) == props.HIDERS["coconut"]


def test_a_figure_has_the_parts_that_were_found() -> None:
    tone = (10, 20, 30)
    found = [dice.figure(parts, tone).upper().count("#0A141E") for parts in (-1, 0, 1, 0b1010, 0b1111)]
    assert found == [0, 0, 1, 2, 4]


def test_in_the_end_the_throw_of_the_winner_is_shown() -> None:
    thrown = Round("dice_high", {}, (4, 7, 9), (7, 12, 3), (True,) * 3, (3, 4, 6, 6, 1, 2), left=(7,), over=True)
    assert thrown.drawn(2) == (6, 6)
    assert thrown._replace(share=0.5).drawn(2) == (1, 2)
    assert thrown._replace(left=(4, 7)).drawn(2) == (1, 2)
    assert thrown._replace(shown=()).drawn(2) == ()


def test_the_die_itself_can_be_clicked() -> None:
    hands = sit("defizz", people(1, 4), 1, first=0)
    scene = table(hands)
    hands.app.step(0.5)
    assert scene.table.view.phase == "roll" and not scene.table.view.kind
    [die] = targets(hands)
    hands.click_on(die)
    assert scene.sitting._match.state.kind >= 0 and scene.sitting.moves == 1
