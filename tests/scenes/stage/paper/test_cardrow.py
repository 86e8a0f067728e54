"""A row of cards on paper: what can be done and what can't, in any room."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from scenes.app.preferences import Preferences
from scenes.games import ON_SCREEN
from scenes.kit.text import Type
from scenes.stage.paper.cardrow import Group, Item, Room, lay_row
from scenes.stage.paper.flow import Phrase
from scenes.stage.paper.marks import Icon, Laid, Number, Piece, Tick, Words
from scenes.stage.paper.people import WithPeople
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
    return WithPeople(ON_SCREEN["trepido"].pieces(1.0, Preferences(), {}), 1.0)


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


def test_a_person_is_marked_alone_and_never_with_a_group(pieces: Pieces) -> None:
    row = Group((Item("@basile"), Item("p1a"), Item("@sylvie-annoyed", mark="no")), tone="yes")
    laid = lay_row([row], Room(400, Type(1.0), pieces))
    assert [mark.good for mark in laid.marks if isinstance(mark, Tick)] == [True, False]
    assert [mark.faint for mark in laid.marks if isinstance(mark, Piece)] == [False, False, True]


def test_the_cards_of_a_hand_show_their_left_edges(pieces: Pieces) -> None:
    laid = lay_row([Group((Item("r1a,p2a,s3a", Phrase("une main"), "yes"),))], Room(400, Type(1.0), pieces))
    hand = [mark for mark in laid.marks if isinstance(mark, Piece)]
    assert [card.name for card in hand] == ["r1a", "p2a", "s3a"]
    assert all(left.box.x < right.box.x < left.box.centre[0] for left, right in pairwise(hand))
    [tick] = [mark for mark in laid.marks if isinstance(mark, Tick)]
    assert tick.box.overlaps(hand[-1].box), "one mark for the whole hand, on its last card"


def test_a_small_piece_is_a_badge_at_the_foot_of_the_one_before() -> None:
    pieces = WithPeople(ON_SCREEN["defizz"].pieces(1.0, Preferences(), {}), 1.0)
    laid = lay_row([Group((Item("@odile,book"),))], Room(400, Type(1.0), pieces))
    person, badge = [mark.box for mark in laid.marks if isinstance(mark, Piece)]
    assert badge.bottom == person.bottom and badge.x > person.centre[0]


def test_cards_grow_where_there_is_room_and_only_there(pieces: Pieces) -> None:
    def zoom(width: float, growth: float) -> float:
        laid = lay_row(GROUPS, Room(width, Type(1.0), pieces, growth=growth))
        return next(mark.zoom for mark in laid.marks if isinstance(mark, Piece))

    assert zoom(1200, 1.4) == pytest.approx(1.4 * zoom(1200, 1.0))
    assert zoom(420, 1.4) <= zoom(1200, 1.0)


def test_faint_cards_hide_what_lies_below(pieces: Pieces) -> None:
    plain, faint = pieces.show("r1a", 0.6), pieces.show("r1a", 0.6, faint=True)
    middle = plain.get_rect().center
    assert min(faint.get_at(middle).a, plain.get_at(middle).a) > 245
    assert sum(faint.get_at(middle)[:3]) > sum(plain.get_at(middle)[:3]), "paler"


@pytest.mark.parametrize("name", ["@nobody", "@basile-green", "@", "r9z", "r1a-delighted"])
def test_a_piece_that_nobody_knows_is_refused(pieces: Pieces, name: str) -> None:
    with pytest.raises(KeyError):
        pieces.size(name)


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
