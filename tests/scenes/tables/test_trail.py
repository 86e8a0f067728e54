"""The trail of the last three actions: who did what, as everyone at the table knows it."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.match import Match, Seat
from game.table import TABLE
from game.trepido import events
from scenes.app.page import Page
from scenes.app.scene import Scene
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.text import Type
from scenes.stage import trail
from scenes.stage.plate import Plate
from scenes.stage.trail import Row
from scenes.tables.lately import TRAIL
from scenes.tables.scene import TableScene
from tests.game import laws
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import by_chance
from tests.scenes.tables.seated import seated

SEATS = [Seat(name="Ada"), *(Seat(name=name, level="easy") for name in ("Basile", "Marius", "Sylvie"))]


def table(moves: int = 0) -> tuple[Driver, TableScene]:
    """A table of Trépido after so many moves by chance."""
    match, rng = Match("trepido", None, SEATS, 7), Random(5)
    while len(match.moves) < moves:
        match.play(*laws.random_move(match.state, rng))
    hands = Driver(Page())
    scene = seated(match, by_chance)
    hands.app.push(scene)
    scene.show.director.drain()
    scene.update(0.01)
    return hands, scene


def told(scene: TableScene, *happened: events.Event) -> list[tuple[str, str, tuple[str, ...]]]:
    """The rows after these events: who, in which words, with which cards."""
    scene.surroundings.trail.rows = []
    for event in happened:
        scene.surroundings.trail.add(event)
    return [(row.who.name, row.words, row.cards) for row in scene.surroundings.trail.rows]


def test_the_last_three_actions_are_told() -> None:
    _, scene = table()
    laid = [events.Played(seat, "r1a", None) for seat in (1, 2, 3, 0)]
    assert [name for name, _, _ in told(scene, *laid)] == ["Marius", "Sylvie", "Ada"]


def test_a_long_answer_takes_two_lines_and_no_more() -> None:
    """Typed answers are in the trail too, and may be of any length."""
    hands, scene = table()
    row = Row(scene.table.resting_plate(1), "Basile : " + "un très long mot " * 12)
    (laid,) = trail.lay(hands.app.canvas.type, [row], 20, 100, [])
    assert len(laid.lines) == trail.MOST_LINES and laid.lines[-1].endswith("…")


def test_the_trail_speaks_the_language_that_is_chosen_while_it_stands() -> None:
    hands, scene = table(12)
    before = [row.words for row in scene.surroundings.trail.rows]
    hands.app.prefer(language="en")
    after = [row.words for row in scene.surroundings.trail.rows]
    hands.app.prefer(language="fr")
    assert len(after) == len(before) and after != before
    assert [row.words for row in scene.surroundings.trail.rows] == before


def test_a_row_has_the_words_of_the_log_and_the_card_that_was_laid() -> None:
    _, scene = table()
    ((who, words, cards),) = told(scene, events.Played(1, "r1a", None))
    assert who == "Basile" and words.startswith("Basile pose") and cards == ("r1a",)


def test_nothing_else_is_an_action() -> None:
    _, scene = table()
    assert told(scene, events.TurnBegan(1), events.Threatened(2, 3)) == []


def test_a_gift_is_of_its_giver_and_hides_its_card() -> None:
    _, scene = table()
    ((who, words, cards),) = told(scene, events.Gave(2, 3, None))
    assert who == "Marius" and "Sylvie" in words and cards == ()


def test_a_new_round_begins_a_new_trail() -> None:
    _, scene = table()
    won = events.RoundWon(1, (0, 0, 0, 0), (0, 0, 0, 0), ((), (), (), ()))
    laid = events.Played(1, "r1a", None), events.Played(2, "r1a", None)
    assert [name for name, _, _ in told(scene, laid[0], won, laid[1])] == ["Marius"]


def test_it_is_told_from_the_view_of_all() -> None:
    _, scene = table(40)
    seen = [happened.event for happened in scene.sitting.port(TABLE).events()]
    followed = [event for event in seen if isinstance(event, scene.table.followed)]
    assert len(followed) >= 3
    words = [(scene.table.words.event(event, scene.table.names) or "").rstrip(".") for event in followed[-3:]]
    assert [row.words for row in scene.surroundings.trail.rows] == words


def test_a_move_taken_back_leaves_the_trail() -> None:
    _, scene = table(40)
    before = list(scene.surroundings.trail.rows)
    scene.surroundings.trail.rows = [*before[1:], Row(Plate(0, "Ada", "", None), "…")]
    scene.surroundings.trail.heard += 1
    scene.surroundings.trail.update(scene.sitting.moves)
    assert scene.surroundings.trail.rows == before


def test_the_rows_cover_nothing() -> None:
    _, scene = table(40)
    assert scene.surroundings.trail.boxes
    others = [thing.box for thing in scene.things() if thing.name != TRAIL]
    assert not any(box.overlaps(other) for box in scene.surroundings.trail.boxes for other in others)


@pytest.mark.parametrize(("game", "seats"), [("trepido", 6), ("trio", 6), ("tordu", 5), ("defizz", 4), ("defizz", 12)])
def test_three_actions_have_room_around_every_table(game: str, seats: int) -> None:
    """Beside the title, or above one's own plate, where too many sit for a column under the title."""
    others = [Seat(name=f"Lou {number}", level="easy") for number in range(1, seats)]
    match, rng = Match(game, None, [Seat(name="Ada"), *others], 7), Random(5)
    hands = Driver(Page())
    scene = seated(match, by_chance)
    hands.app.push(scene)
    most = 0
    for _ in range(30):
        scene.sitting.play(*laws.random_move(match.state, rng))
        scene.progress.see()
        trail = scene.surroundings.trail
        trail.update(scene.sitting.moves)
        most = max(most, len(trail.laid))
        around = [thing.box for thing in scene.things() if thing.name != TRAIL]
        assert not any(box.overlaps(other) for box in trail.boxes for other in around)
    assert most == 3


def test_the_rows_stay_in_their_corner_as_long_as_they_have_room_there() -> None:
    _, scene = table(40)
    trail = scene.surroundings.trail
    under, _, above = trail._corners(1)
    trail.rows = trail.rows[-1:]
    trail.lay_out()
    assert (trail.laid[0].box.x, trail.laid[0].box.y) == under
    trail.taken = lambda: [Box(0, 0, 640, 200)]
    trail.lay_out()
    assert (trail.laid[0].box.x, trail.laid[0].box.y) == above
    trail.taken = list
    trail.lay_out()
    assert (trail.laid[0].box.x, trail.laid[0].box.y) == above


ROWS = [Row(Plate(seat, name, "", None), f"{name} pose") for seat, name in enumerate(("Ada", "Basile", "Marius"))]


def test_where_there_is_less_room_the_newest_stay() -> None:
    kind = Type(1.0)
    assert [each.row for each in trail.lay(kind, ROWS, 20, 70, [])] == ROWS
    room = [Box(0, 70 + 2 * trail.HIGH + trail.GAP + 2, 400, 100)]
    assert [each.row for each in trail.lay(kind, ROWS, 20, 70, room)] == ROWS[1:]
    assert trail.lay(kind, ROWS, 20, 70, [Box(0, 60, 400, 100)]) == []


def test_long_words_are_smaller_and_then_on_two_lines() -> None:
    kind = Type(1.0)
    (laid,) = trail.lay(kind, [ROWS[0]._replace(words="un mot " * 12)], 20, 70, [])
    assert len(laid.lines) == 2 and laid.style == trail.STYLES[-1] and laid.box.width < 440


@pytest.mark.parametrize(("less", "size", "lines"), ((30, 13, 1), (120, 13, 2)))
def test_a_row_gives_way_to_what_lies_at_its_right(less: float, size: int, lines: int) -> None:
    kind = Type(1.0)
    rows = [*ROWS[:1], Row(Plate(2, "Marius", "", None), "Marius pose : feuille rouge (rejouer)"), *ROWS[:1]]
    usual = trail.lay(kind, rows, 20, 70, [])
    beside = Box(usual[1].box.right - less, 60, 120, 200)
    found = trail.lay(kind, rows, 20, 70, [beside])
    assert [laid.row for laid in found] == rows
    assert (found[1].style.size, len(found[1].lines)) == (size, lines)
    assert not any(laid.box.overlaps(beside) for laid in found)
    assert [found[0], found[2]] == [usual[0], usual[2]]


def test_the_rows_are_clear_as_a_whole() -> None:
    """Not only one by one: what is clicked on is the box around all of them."""
    kind = Type(1.0)
    rows = [*ROWS[:2], Row(Plate(2, "Marius", "", None), "Marius pose : feuille rouge (rejouer)")]
    above = Box(240, 60, 120, 2 * trail.HIGH)
    found = trail.lay(kind, rows, 20, 70, [above])
    assert len(found) == 3 and not trail.whole(laid.box for laid in found).overlaps(above)


def test_too_little_room_is_no_room() -> None:
    rows = [Row(Plate(2, "Marius", "", None), "Marius pose : feuille rouge (rejouer), et c’est encore à Marius")]
    assert trail.lay(Type(1.0), rows, 20, 70, [Box(170, 60, 120, 200)]) == []


def test_the_name_of_whoever_acted_stands_out() -> None:
    kind = Type(1.0)
    marius = Plate(2, "Marius", "", None)
    rows = [Row(marius, "Marius pose : pierre rouge"), Row(marius, "Raté pour Marius"), Row(marius, "Mariusette joue")]
    assert [laid.first for laid in trail.lay(kind, rows, 20, 70, [])] == [
        ("Marius", "pose : pierre rouge"),
        ("", "Raté pour Marius"),
        ("", "Mariusette joue"),
    ]


@pytest.mark.parametrize(
    "words", ("pose", "pose : feuille orange (rapidité)", "annonce « tout le monde change » et rit")
)
@pytest.mark.parametrize("size", (1.0, 1.25))
def test_a_row_holds_its_words_however_its_name_is_set(words: str, size: float) -> None:
    row = Row(Plate(1, "Maximilienne", "", None, emblem="cat"), f"Maximilienne {words}", ("r1a",))
    hands = Driver(Shown(row), text_size=size)
    texts = [item for item in hands.drawn() if item.what == "text"]
    box = trail.lay(hands.app.canvas.type, [row], 20, 70, [])[0].box
    assert " ".join(" ".join(item.text for item in texts).split()) == row.words
    assert all(box.contains(item.box, 1) for item in texts) and hands.faults() == []


class Shown(Scene):
    """One row on the cloth."""

    def __init__(self, row: Row) -> None:
        self.row = row

    def draw(self, canvas: Canvas) -> None:
        laid = trail.lay(canvas.type, [self.row], 20, 70, [])
        trail.draw(canvas, laid, dict.fromkeys(self.row.cards, pygame.Surface((10, 10))))


def test_no_row_lies_where_something_is_only_coming_into_sight() -> None:
    """As a table is opened all sprites fade in; the trail that was laid out before would stay over them."""
    _, scene = table(9)
    resting = scene.surroundings.taken()
    for sprite in scene.show.stage.in_order():
        sprite.alpha = 0.0
    assert scene.surroundings.taken() == resting


def test_what_has_moved_under_the_trail_pushes_it_away() -> None:
    _, scene = table(12)
    laid = scene.surroundings.trail.laid
    assert laid
    box, sprite = laid[-1].box, next(iter(scene.show.stage.sprites.values()))
    sprite.x, sprite.y = box.centre
    assert any(row.box.holds(sprite.x, sprite.y) for row in scene.surroundings.trail.laid)
    scene.surroundings.trail.update(scene.sitting.moves)
    assert not any(row.box.holds(sprite.x, sprite.y) for row in scene.surroundings.trail.laid)
