"""A row of cards on paper: what can be done and what can't, in any room."""

from __future__ import annotations

import pygame
import pytest

from scenes.app.preferences import Preferences
from scenes.games import ON_SCREEN
from scenes.kit.text import Type
from scenes.stage.paper.cardrow import Group, Item, Room, lay_row
from scenes.stage.paper.flow import Phrase
from scenes.stage.paper.marks import Icon, Laid, Number, Piece, Tick, Words
from scenes.stage.paper.pieces import Pieces

ON = Group((Item("p2a"), Item("→")), Phrase("Sur cette carte"))
CAN = Group((Item("p3a", Phrase("plus forte"), number="2"), Item("s1a", Phrase("coupent"))), Phrase("Oui"), "yes")
CANNOT = Group((Item("r3a", Phrase("enveloppée")), Item("p1a", Phrase("trop faible"))), Phrase("Non"), "no")
GROUPS = (ON, CAN, CANNOT)


@pytest.fixture(scope="module")
def pieces() -> Pieces:
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((8, 8))
    return ON_SCREEN["trepido"].pieces(1.0, Preferences(), {})


def marks(laid: Laid, kind: type) -> list[object]:
    return [mark for mark in laid.marks if isinstance(mark, kind)]


def test_cards_of_what_cannot_be_done_are_faint_and_crossed(pieces: Pieces) -> None:
    laid = lay_row(GROUPS, Room(900, Type(1.0), pieces))
    assert {mark.name: mark.faint for mark in laid.marks if isinstance(mark, Piece)} == {
        "p2a": False, "p3a": False, "s1a": False, "r3a": True, "p1a": True,
    }  # fmt: skip
    assert [mark.good for mark in laid.marks if isinstance(mark, Tick)] == [True, True, False, False]


def test_a_single_group_stands_in_the_middle_of_its_ground(pieces: Pieces) -> None:
    laid = lay_row([Group((Item("p3a"), Item("−"), Item("p1a")))], Room(600, Type(1.0), pieces))
    first, last = (mark.box for mark in laid.marks if isinstance(mark, Piece))
    assert first.x == pytest.approx(600 - last.right) and first.x > 100


def test_an_item_may_have_a_mark_of_its_own(pieces: Pieces) -> None:
    row = Group((Item("p3a", mark="yes"), Item("p1a", mark="no")))
    laid = lay_row([row], Room(400, Type(1.0), pieces), ground=False)
    assert [mark.good for mark in laid.marks if isinstance(mark, Tick)] == [True, False]


def test_a_sign_is_never_checked_or_crossed(pieces: Pieces) -> None:
    laid = lay_row([Group((Item("s1a"), Item("<"), Item("s2a")), tone="yes")], Room(400, Type(1.0), pieces))
    assert len(marks(laid, Tick)) == 2 and [mark.name for mark in laid.marks if isinstance(mark, Icon)] == ["less"]


def test_a_reason_is_numbered_beside_its_words(pieces: Pieces) -> None:
    laid = lay_row(GROUPS, Room(900, Type(1.0), pieces))
    [number] = [mark for mark in laid.marks if isinstance(mark, Number)]
    words = next(mark for mark in laid.marks if isinstance(mark, Words) and mark.text.startswith("plus"))
    assert number.number == "2" and number.box.right <= words.box.x


def test_with_room_enough_all_groups_stand_side_by_side(pieces: Pieces) -> None:
    wide, narrow = (lay_row(GROUPS, Room(width, Type(1.0), pieces)) for width in (900, 300))
    tops = [{mark.box.y for mark in laid.marks if isinstance(mark, Piece)} for laid in (wide, narrow)]
    assert len(tops[0]) == 1 and len(tops[1]) == 3


@pytest.mark.parametrize("foot", [False, True])
@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5, 1.6])
@pytest.mark.parametrize("width", [260, 364, 600, 916])
def test_nothing_stands_out_or_overlaps(pieces: Pieces, width: float, text_size: float, foot: bool) -> None:
    laid = lay_row(GROUPS, Room(width, Type(1.0, text_size), pieces, 0.45, foot))
    boxes = [mark.box for mark in laid.marks if isinstance(mark, Words | Piece)]
    assert all(box.x >= 0 and box.right <= width + 1 and box.bottom <= laid.height + 1 for box in boxes)
    assert not [(one, two) for n, one in enumerate(boxes) for two in boxes[n + 1 :] if one.overlaps(two, 2)]
