"""Seats drawn large at every table and every number of seats: nothing covers them, and they cover nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game import GAMES
from game.match import Match
from scenes.kit.box import Box
from scenes.stage import remark
from scenes.tables import frame
from scenes.tables.scene import TableScene
from scenes.tables.targets import SeatTarget
from tests.scenes.driver import Driver
from tests.scenes.screens import LOOKS, PARTY, USUAL, Look, at_table, phase, shown
from tests.scenes.tables import around
from tests.scenes.tables.robots import by_chance
from tests.scenes.tables.seated import seated
from tests.scenes.tables.test_watching import let_pass, watch

TABLES = [(game, seats) for game, rules in GAMES.items() for seats in rules.seats]
LARGE = [table for table in TABLES if table[1] <= 6]
CROWDED = [look for look in LOOKS if look[2] < 160][::5]
"""The looks of tables whose seats are plates."""
MOMENTS = 12
"""The number of moments of a match that are looked at."""
SILENCE = "cut: …"
"""No fault: somebody who said nothing is shown so."""
LINE = "Voyons voir si la chance tourne."


def sit(game: str, seats: int, **options: object) -> Driver:
    """A table of one person and computer players, at the usual size."""
    match = Match(game, GAMES[game].Options(**options), PARTY[:seats], 3, salt="x")
    return shown(seated(match, by_chance), USUAL)


def moments(hands: Driver, most: int = MOMENTS) -> Iterator[TableScene]:
    """A match played by chance, whenever the table is at rest: so many times, or to the end of the match."""
    scene, rng = hands.app.top, Random(3)
    assert isinstance(scene, TableScene)
    for _ in range(20 * most):
        scene.show.director.drain()
        if hands.app.top is not scene or most <= 0:
            return
        if scene.acts.pausing or scene.table.legal:
            most -= 1
            hands.app.step(0.01)
            yield scene
        if scene.acts.pausing:
            scene.progress.go_on()
        elif scene.table.legal:
            scene.progress.do(rng.choice(scene.table.legal))
        else:
            scene.update(0.3)


def look_at(hands: Driver, look: Look) -> None:
    """Show the same table in another window, language and text size."""
    size, language, text = look
    hands.app.surface = pygame.Surface(size)
    hands.app._fit()
    hands.app.prefer(language=language, text_size=text)
    hands.app.step(0.01)


@pytest.mark.parametrize(("game", "seats"), LARGE)
def test_nothing_lies_over_a_large_seat_all_through_a_match(game: str, seats: int) -> None:
    for scene in moments(sit(game, seats)):
        assert scene.table.large
        assert (scene.table.large and scene.table.parts(scene.table.bottom) is not None) or scene.table.corner() < 692
        assert around.faults(scene) == []


@pytest.mark.parametrize("text", (125, 150))
@pytest.mark.parametrize(("game", "seats"), [table for table in TABLES if table[1] <= 4])
def test_nor_in_larger_text(game: str, seats: int, text: int) -> None:
    hands = sit(game, seats)
    look_at(hands, ((1280, 720), "fr", text))
    for scene in moments(hands):
        faults = [fault for fault in hands.faults() if fault != SILENCE] + around.faults(scene)
        assert scene.table.large and faults == []


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_table_in_every_window_language_and_text_size(game: str, seats: int) -> None:
    hands = sit(game, seats)
    *_, scene = moments(hands, 9)
    for look in LOOKS if seats <= 6 else CROWDED:
        look_at(hands, look)
        if look[2] == 100 or seats <= 4 or seats > 6:
            assert (look, scene.table.large) == (look, seats <= 6)
        faults = [fault for fault in hands.faults() if fault != SILENCE] + around.faults(scene)
        assert (look, faults) == (look, [])


@pytest.mark.parametrize("game", GAMES)
def test_a_narrow_window_has_small_plates(game: str) -> None:
    hands = sit(game, 4)
    look_at(hands, ((960, 720), "fr", 100))
    assert not hands.app.top.table.large  # type: ignore[union-attr]


@pytest.mark.parametrize("seats", range(3, 7))
def test_seats_that_can_be_chosen_are_ringed_inside_the_window(seats: int, tmp_path: Path) -> None:
    hands = at_table(seats, phase("swap"), match="challenge", target=20)(USUAL, tmp_path)
    scene = hands.app.top
    assert isinstance(scene, TableScene)
    assert sum(isinstance(widget, SeatTarget) for widget in scene.widgets) == seats - 1
    assert around.faults(scene) == []


@pytest.mark.parametrize("options", ({"teams": True}, {"notebook": True}, {"mode": "picante"}))
@pytest.mark.parametrize("seats", (4, 6))
def test_trio_with_all_its_marks(seats: int, options: dict[str, object]) -> None:
    for scene in moments(sit("trio", seats, **options), 16):
        assert around.faults(scene) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_watched_with_open_hands(game: str) -> None:
    scene = watch(game)
    for _ in range(2):
        let_pass(scene, scene.sitting.moves + 12)
        assert around.faults(scene) == []
        scene.resting.watching._turn_hands()


@pytest.mark.parametrize(("game", "seats"), [table for table in LARGE if table[0] != "defizz"])
def test_everyone_has_room_to_speak(game: str, seats: int) -> None:
    """A remark has a place beside nearly every portrait, and covers nothing there."""
    *_, scene = moments(sit(game, seats), 6)
    table, kind = scene.table, scene.app.canvas.type
    window, taken = Box(0, 0, table.width, 720), [*scene.surroundings.taken(), *scene.surroundings.trail.boxes]
    found = 0
    for seat, plate in table.plates().items():
        box = remark.place(kind, LINE, plate, table.head(seat), taken, window)
        if box is not None:
            found += 1
            assert not any(box.overlaps(other) for other in taken if other != plate)
    assert found >= seats - 2


@pytest.mark.parametrize(("game", "seats"), [table for table in LARGE if table[0] != "defizz"])
def test_a_banner_covers_nobody(game: str, seats: int) -> None:
    *_, scene = moments(sit(game, seats), 3)
    table = scene.table
    plates = list(table.plates().values())
    for text in ("Sept !", "Zoé annonce 3 à cœur, contré par Bastien", "Bastien gagne la manche et marque dix points"):
        box, _ = frame.banner_box(
            scene.app.canvas.type, text, 2 * table.middle, table.banner_at, table.banner_floor, plates
        )
        assert not any(box.overlaps(part.box) for part in around.seats(scene) if part.seat != table.bottom)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "defizz"])
def test_the_ring_around_whoever_acts_lies_behind_their_cards(game: str) -> None:
    *_, scene = moments(sit(game, 4), 2)
    canvas, view = scene.app.canvas, scene.app.view
    seat = next(iter(scene.table.plates()))
    parts = scene.table.parts(seat)
    assert parts is not None
    boxes = parts.cards.inset(2, 2), parts.head.inset(-12)._replace(height=12)
    looks = []
    for acting in (None, seat):
        scene.show.stage.acting = acting
        scene.draw(canvas)
        pixels = [(*view.to_pixels(box.x, box.y), view.px(box.width), view.px(box.height)) for box in boxes]
        looks.append([pygame.image.tobytes(canvas.surface.subsurface(part), "RGB") for part in pixels])
    (cards, hair), (cards_then, hair_then) = looks
    assert cards == cards_then and hair != hair_then
