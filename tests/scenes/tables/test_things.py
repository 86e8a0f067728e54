"""The things on a table by name: the same in every language, each in a box of its own, none that tells a secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.kit.box import Box
from scenes.tables.scene import TableScene
from scenes.tables.things import Thing, Things
from tests.scenes.driver import Driver
from tests.scenes.screens import SCREENS, USUAL, Look

TABLES = [
    name for name in SCREENS if name.split("-")[0] in ("trepido", "trio", "tordu", "defizz") and "setup" not in name
]
"""The screens of tables: every game, in its phases, at several seat counts."""


def table(name: str, folder: Path, look: Look = USUAL) -> tuple[Driver, TableScene]:
    hands = SCREENS[name](look, folder)
    scene = hands.app.top
    assert isinstance(scene, TableScene)
    return hands, scene


def test_things_of_one_name_are_one() -> None:
    things = Things([Thing("pile:draw", Box(0, 0, 10, 10)), Thing("pile:draw", Box(5, 2, 10, 10))])
    assert list(things) == [Thing("pile:draw", Box(0, 0, 15, 12))]


def test_the_topmost_thing_is_found_under_a_point() -> None:
    low, high = Thing("card:a", Box(0, 0, 10, 10)), Thing("card:b", Box(5, 0, 10, 10))
    things = Things([low, high])
    assert (things.at(2, 2), things.at(7, 2), things.at(20, 2)) == (low, high, None)


@pytest.mark.parametrize("name", TABLES)
def test_every_thing_lies_in_the_window(name: str, tmp_path: Path) -> None:
    hands, scene = table(name, tmp_path)
    whole = Box(0, 0, hands.app.view.width, hands.app.view.height)
    assert [thing for thing in scene.things() if not whole.contains(thing.box)] == []


@pytest.mark.parametrize("name", TABLES)
def test_a_thing_has_one_name_in_every_language(name: str, tmp_path: Path) -> None:
    size, _, text_size = USUAL
    french, english = (table(name, tmp_path, (size, spoken, text_size))[1] for spoken in ("fr", "en"))  # type: ignore[arg-type]
    assert {thing.name for thing in french.things()} == {thing.name for thing in english.things()}


@pytest.mark.parametrize("name", TABLES)
def test_whatever_can_be_used_is_a_thing(name: str, tmp_path: Path) -> None:
    _, scene = table(name, tmp_path)
    things = scene.things()
    unnamed = [widget for widget in scene.widgets if widget.reachable and things.at(*widget.box.centre) is None]
    assert unnamed == []


@pytest.mark.parametrize("name", [name for name in TABLES if name.startswith(("trepido", "tordu"))])
def test_cards_are_named_only_if_they_are_seen(name: str, tmp_path: Path) -> None:
    _, scene = table(name, tmp_path)
    view = scene.table.view
    seen = {card for hand in view.hands if hand is not None for card in hand}
    seen |= set(getattr(view, "discard", ())) | {laid.card for laid in getattr(view, "trick", ())}
    assert {thing.parts[0] for thing in scene.things() if thing.kind == "card"} <= seen


def test_a_card_of_the_hand_lies_where_it_is_drawn(tmp_path: Path) -> None:
    _, scene = table("trepido", tmp_path)
    card = scene.table.view.hands[0][-1]
    box = scene.things().box(f"card:{card}")
    sprite = scene.show.stage.sprites[card]
    assert box is not None and box.holds(*sprite.drawn_at)


def test_the_card_on_top_of_the_pile_covers_the_pile(tmp_path: Path) -> None:
    _, scene = table("trepido", tmp_path)
    things = scene.things()
    pile = things.box("pile:discard")
    assert pile is not None and things.at(*pile.centre) == Thing(f"card:{scene.table.view.discard[-1]}", pile)


def test_a_bid_has_its_cell(tmp_path: Path) -> None:
    _, scene = table("tordu-bid", tmp_path)
    names = {thing.name for thing in scene.things()}
    assert {f"cell:{suit}{tricks}" for suit in "hsdct" for tricks in range(9)} <= names


def test_the_ends_of_every_hand_of_trio_are_things(tmp_path: Path) -> None:
    _, scene = table("trio", tmp_path)
    names = {thing.name for thing in scene.things()}
    assert {f"end:{seat}:{end}" for seat in range(4) for end in ("low", "high")} <= names


def test_buttons_are_named_after_their_moves(tmp_path: Path) -> None:
    _, threat = table("trepido-threat", tmp_path)
    _, swap = table("trepido-swap", tmp_path)
    assert threat.things().box("button:draw") is not None
    assert {"button:swap:1", "button:swap:2"} <= {thing.name for thing in swap.things()}
