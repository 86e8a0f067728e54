"""The circle of symbols on Trépido's table: lit as the rules have it, in free room at every table."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game import GAMES
from game.match import Match
from game.trepido.cards import NAME
from game.trepido.moves import Play
from scenes.games.trepido import circle
from scenes.games.trepido.art import SYMBOLS, draw, face_of
from scenes.games.trepido.circle import Lit, lit
from scenes.games.trepido.look import Look
from scenes.games.trepido.table import Trepido
from scenes.tables.scene import TableScene
from tests.scenes.screens import PARTY, TEXT_SIZES, at_table, phase, shown
from tests.scenes.tables.robots import by_chance
from tests.scenes.tables.seated import seated

CROWDED = (6, (1024, 768), 160)
"""The one table without room for it: six seats in the largest text on a nearly square screen."""


def says(lights: Lit, card: str) -> bool:
    """True if the lights say that this card may be laid."""
    if card[0] == "x":
        return False
    if card[0] == "j":
        return lights.joker
    return int(card[1]) in lights.of(card[0]) and (not lights.plus or card[2:3] == "P")


@pytest.mark.parametrize(
    "options",
    [{}, {"edition": "ciao", "any_plus3": True}, {"edition": "ciao"}, {"kids": 1}, {"kids": 2}, {"kids": 3}],
    ids=str,
)
def test_exactly_what_may_be_laid_is_lit(options: dict[str, Any]) -> None:
    """TR-11, TR-20, TR-27."""
    seen = 0
    for seed in range(6):
        rng = Random(seed)
        state = GAMES["trepido"].start(GAMES["trepido"].options(options), 3, seed)
        for _ in range(120):
            if state.outcome is not None:
                break
            for seat in state.actors():
                view, legal = state.view(seat), state.legal(seat) if seat >= 0 else ()
                if view.phase not in ("turn", "threat", "race") or seat < 0:
                    continue
                lights = lit(view, True)
                may = {move.card for move in legal if isinstance(move, Play)}
                assert {card for card in view.hands[seat] if says(lights, card)} == may
                seen += 1
            seat = state.actors()[0]
            state.apply(seat, rng.choice(state.legal(seat)))
    assert seen > 50


def test_it_is_quiet_while_nobody_is_asked_to_beat_a_card() -> None:
    state = GAMES["trepido"].start(GAMES["trepido"].options({}), 3, 1)
    assert lit(state.view(0), True) == Lit()
    state.apply(state.actors()[0], state.legal(state.actors()[0])[0])
    assert lit(state.view(0), False) == Lit()


def test_stronger_cards_of_the_same_symbol_show_their_pips_only_where_strengths_count() -> None:
    lights = Lit((("r", (2, 3)), ("p", (1, 2, 3))), True, False, "r")
    pips = f'r="{circle.PIP:g}"'
    assert circle.drawn(lights, Look()).count(pips) == 5
    assert pips not in circle.drawn(lights, Look(graded=False))


@pytest.mark.parametrize("symbol", "rpsj")
@pytest.mark.parametrize("edition", ["trepido", "defifoo", "ciao"])
def test_with_small_children_all_strengths_look_the_same(symbol: str, edition: str) -> None:
    """TR-27: where strengths count for nothing, neither colours nor pips are drawn."""
    look = Look.of(GAMES["trepido"].options({"kids": 1, "edition": edition}), "usual")
    cards = [name for name in NAME if name[0] == symbol and len(name) == 3]
    assert len({draw(face_of(name, edition), look).shapes for name in cards}) == 1
    bands = {"#{:02X}{:02X}{:02X}".format(*hue.band) for hue in look.hues}
    assert not bands & set(re.findall("#[0-9A-F]{6}", circle.drawn(Lit((("r", (1, 2, 3)),), True), look)))


def table_of(seats: int, size: tuple[int, int], text: int, folder: Path, **options: Any) -> Trepido:
    scene = at_table(seats, phase("turn"), **options)((size, "fr", text), folder).app.top
    assert isinstance(scene, TableScene) and isinstance(scene.table, Trepido)
    return scene.table


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", [(960, 540), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_it_has_room_at_every_table_and_covers_nothing(
    seats: int, size: tuple[int, int], text: int, tmp_path: Path
) -> None:
    hands = at_table(seats, phase("turn"), match="points", rounds=10)((size, "fr", text), tmp_path)
    scene = hands.app.top
    assert isinstance(scene, TableScene) and isinstance(scene.table, Trepido)
    box = scene.table.circle_box(hands.app.canvas.type)
    if (seats, size, text) == CROWDED:
        assert box is None
        return
    assert box is not None
    texts = [drawn for drawn in hands.drawn() if drawn.what == "text"]
    assert [drawn.text for drawn in texts if drawn.box.overlaps(box)] == []
    assert not any(widget.box.overlaps(box) for widget in scene.widgets)
    assert not any(plate.overlaps(box) for plate in scene.table.plates().values())


def test_whoever_needs_no_circle_puts_it_away(tmp_path: Path) -> None:
    scene = seated(Match("trepido", None, PARTY[:4], 3, salt="x"), by_chance)
    hands = shown(scene, ((1280, 720), "fr", 100))
    assert isinstance(scene.table, Trepido)
    assert scene.table.circle_box(hands.app.canvas.type) is not None
    hands.app.prefer(circle=False)
    assert scene.table.circle_box(hands.app.canvas.type) is None


def test_the_symbols_stand_in_the_order_in_which_they_beat_each_other() -> None:
    """TR-01: rock beats scissors, scissors beat paper, paper beats rock, clockwise."""
    for number, name in enumerate(SYMBOLS):
        beaten = SYMBOLS[(number - 1) % 3][0]
        assert (circle.ANGLES[beaten] - circle.ANGLES[name[0]]) % 360 == 120
