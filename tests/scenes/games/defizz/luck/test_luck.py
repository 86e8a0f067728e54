"""Every game of chance of Défizz! on the screen, and the small parts of the table."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from game.defizz.chance import KINDS
from scenes.app import lang
from scenes.games.defizz.answer import understood
from scenes.games.defizz.luck import coins
from scenes.games.defizz.luck.painters import PAINTERS
from scenes.games.defizz.luck.round import Round
from scenes.games.defizz.money import pot, purse
from scenes.games.defizz.places import rows
from scenes.games.defizz.playing import Stopwatch
from scenes.games.defizz.says import figures, measured
from scenes.games.defizz.stake import quick
from scenes.games.defizz.target import spread
from scenes.kit.box import Box
from scenes.tables.curtain import Curtain
from tests.scenes.drawings import Recorder
from tests.scenes.games.defizz.test_people import only
from tests.scenes.tables.robots import over, people, sit, table

ROOM = Box(100, 100, 140, 300)


@pytest.mark.parametrize("kind", sorted(KINDS))
@pytest.mark.parametrize("count", [1, 3])
def test_every_game_of_chance_is_played_on_the_screen(kind: str, count: int) -> None:
    hands = sit("defizz", people(count, 5), 3, pack=only("chance", kind), max_rounds=1)
    scene, rng = table(hands), Random(3)
    for _ in range(1500):
        if over(hands):
            return
        if isinstance(hands.app.top, Curtain):
            hands.click_on(hands.app.top.widgets[2])
        elif scene.acts.pausing:
            assert [fault for fault in hands.faults() if fault != "cut: …"] == []
            scene.progress.go_on()
        elif scene.sharing.actor is not None and scene.table.legal:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.5)
    raise AssertionError("no end in sight")


def test_every_game_of_chance_has_a_picture_of_its_own() -> None:
    assert set(KINDS) <= set(PAINTERS)


@pytest.mark.parametrize(("share", "shown"), [(0.0, 1), (0.24, 1), (0.25, 2), (0.5, 3), (1.0, 4)])
def test_the_numbers_come_one_by_one_the_first_at_once(share: float, shown: int) -> None:
    canvas, picks = Recorder(), (3, 5, 8, 13)
    told = Round("number", {}, (0, 1, 2, 3), picks, (True,) * 4, (), share=share, over=True)
    coins.numbers(canvas, None, Box(0, 0, 600, 100), told)  # type: ignore[arg-type]
    texts = [line.split("'")[1] for line in canvas.noted if line.startswith("text")]
    assert texts == [str(pick) for pick in picks[:shown]]


def test_a_kind_without_a_painter_is_still_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(PAINTERS, "dice_high")
    test_every_game_of_chance_is_played_on_the_screen("dice_high", 1)


def test_a_press_before_the_green_light_is_too_early() -> None:
    watch = Stopwatch()
    watch.set("round 1")
    watch.running, watch.elapsed = True, watch.turns_green - 0.01
    assert watch.reaction == 0
    watch.elapsed = watch.turns_green + 0.25
    assert watch.reaction == 25


def test_the_pot_is_pictured_by_the_fewest_chips() -> None:
    slots = pot([1900, 0, 300], ROOM)
    assert sorted(chip.value for chip in slots if chip.seat == 0) == [200, 200, 500, 500, 500]
    assert sorted(chip.value for chip in slots if chip.seat == 2) == [100, 200]


@pytest.mark.parametrize("sides", range(3, 13))
@pytest.mark.parametrize("width", [960.0, 1280.0, 1680.0])
@pytest.mark.parametrize("text_size", [1.0, 1.5])
def test_all_sides_fit_above_the_card(sides: int, width: float, text_size: float) -> None:
    found = rows(sides, width, text_size)
    assert len(found.boxes) == sides - 1 and found.bottom < 320
    for place, box in enumerate(found.boxes):
        assert box.x >= 0 and box.right <= width
        assert not any(box.overlaps(other) for other in found.boxes[place + 1 :])


def test_quick_stakes_never_ask_for_more_than_the_purse() -> None:
    assert [one.amount for one in quick(200, 900)] == [200, 400, 600, 900]
    assert [one.amount for one in quick(300, 300)] == [300]


def test_numbers_on_the_line_keep_their_order_and_their_distance() -> None:
    places = spread([1, 2, 3, 1000], Box(0, 0, 600, 80), 50)
    assert places == sorted(places)
    assert all(after - before >= 49.9 for before, after in pairwise(places))
    assert places[0] >= 0 and places[-1] <= 600


def test_a_number_is_understood_whichever_way_it_is_written() -> None:
    lang.use("en")
    assert understood("8 849", "m") == understood("8.849", "m") == "8,849\u00a0m"
    assert understood("about ten", "m") == ""


def test_a_year_has_no_separators() -> None:
    lang.use("en")
    assert measured(1789, "year") == "1789"
    assert figures(1789) == "1,789"


def test_decimals_are_written_as_in_the_language_spoken() -> None:
    lang.use("fr")
    assert figures(1234.5) == "1\u202f234,5" and figures(1902.5, "année") == "1902,5"
    lang.use("en")
    assert figures(1234.5) == "1,234.5"


def test_a_purse_can_be_drawn_however_rich() -> None:
    hands = sit("defizz", people(1, 3), 1)
    before = len(hands.drawn())
    canvas = hands.app.canvas
    canvas.drawn = []
    purse(canvas, table(hands).table.art, Box(10, 10, 40, 48), 22_800)
    assert 0 < len(canvas.drawn) < 40 and before
    canvas.drawn = None
