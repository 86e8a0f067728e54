"""Writing a pack: cards and names given by the program, steps undone, and what is whole made a pack."""

from __future__ import annotations

import msgspec
import pytest

from game.defizz import manuscript as written
from game.defizz.history import MOST_STEPS, History
from game.defizz.manuscript import Manuscript, Place, begun
from game.defizz.pack import decode
from game.defizz.question_form import Form
from game.shelf import our_packs, pack_bytes
from tests.game.defizz.table import packed, tiny

WHOLE: Form = {"mode": "chance", "hint.fr": "Fragile", "text.fr": "Lancez les dés."}


def filled(now: Manuscript, *cards: int) -> Manuscript:
    """The manuscript with something whole at every place of these cards."""
    for card in cards:
        for slot in range(3):
            place = Place(card, slot)
            now = now.with_form(place, {**WHOLE, "id": now.form(place)["id"], "hint.fr": f"Fragile {card} {slot}"})
    return now


@pytest.fixture
def now() -> Manuscript:
    return begun("ours", "Chez nous", ["fr"])


def names(now: Manuscript) -> list[str]:
    return [card.id for card in now.cards]


def questions(now: Manuscript) -> list[str]:
    return [form["id"] for form in now.forms()]


def test_a_new_pack_has_a_card_for_each_deck(now: Manuscript) -> None:
    assert names(now) == ["D001", "M001"] and now.languages == ["fr"]
    assert questions(now) == [f"own-{number:04}" for number in range(1, 7)]


def test_cards_and_questions_get_the_first_free_name(now: Manuscript) -> None:
    more = written.with_card(written.with_card(now, "duel"), "multi")
    assert names(more) == ["D001", "M001", "D002", "M002"] and len(set(questions(more))) == 12
    again = written.with_card(written.without_card(more, 2), "duel")
    assert names(again) == ["D001", "M001", "M002", "D002"] and len(set(questions(again))) == 12


def test_there_is_room_for_so_many_cards_of_a_deck(now: Manuscript) -> None:
    cards = tuple(written.WrittenCard(f"D{number:03}", now.cards[0].forms) for number in range(1, 1000))
    full = written.replaced(now, cards=cards)
    assert written.with_card(full, "duel") is full and written.turned_card(full, 0) != full


def test_a_copied_card_stands_behind_it_with_questions_of_its_own(now: Manuscript) -> None:
    copy = written.copied_card(filled(now, 0), 0)
    assert names(copy) == ["D001", "D002", "M001"] and len(set(questions(copy))) == 9
    assert copy.cards[1].forms[0]["hint.fr"] == "Fragile 0 0"


def test_a_card_moves_and_stays_at_the_ends(now: Manuscript) -> None:
    assert names(written.moved_card(now, 0, 1)) == ["M001", "D001"]
    assert written.moved_card(now, 0, -1) is now and written.moved_card(now, 1, 1) is now


def test_a_card_goes_into_the_other_deck(now: Manuscript) -> None:
    turned = written.turned_card(now, 0)
    assert names(turned) == ["M002", "M001"] and questions(turned) == questions(now)


def test_questions_change_places(now: Manuscript) -> None:
    swapped = written.swapped(now, Place(0, 0), Place(1, 2))
    assert questions(swapped) == ["own-0006", "own-0002", "own-0003", "own-0004", "own-0005", "own-0001"]


def test_a_copy_takes_the_place_of_another_question_but_not_its_name(now: Manuscript) -> None:
    copy = written.copied(filled(now, 0), Place(0, 0), Place(1, 0))
    assert copy.form(Place(1, 0)) == {**copy.form(Place(0, 0)), "id": "own-0004"}


def test_a_cleared_question_keeps_name_and_mode(now: Manuscript) -> None:
    cleared = written.cleared(filled(now, 0), Place(0, 0))
    assert cleared.form(Place(0, 0)) == {"id": "own-0001", "mode": "chance"}


def test_a_loose_question_can_be_put_on_a_card_and_be_taken_away(now: Manuscript) -> None:
    loose = written.replaced(now, loose=({**WHOLE, "id": "own-0009"},))
    assert questions(written.swapped(loose, Place(0, 0), Place(None, 0)))[0] == "own-0009"
    assert written.cleared(loose, Place(None, 0)).loose == ()


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Chez nous", "chez-nous"), ("Été à l'Île d'Yeu !", "ete-a-l-ile-d-yeu"), ("Œufs", "oeufs"), ("日本", "pack"),
        ("../../etc", "etc"), ("NUL", "nul-2"), ("x" * 90, "x" * 34), ("base", "base-2"),
    ],
)  # fmt: skip
def test_a_pack_is_named_after_its_title(title: str, name: str) -> None:
    assert written.slug(title, ["base"]) == name


def test_ten_thousand_packs_may_have_one_title() -> None:
    taken = ["party", *(f"party-{number}" for number in range(2, 9999))]
    assert written.slug("Party", taken) == "party-9999"


# what can be played


def test_only_whole_cards_can_be_played(now: Manuscript) -> None:
    assert written.playable(now) is None and written.playable(filled(now, 0)) is None
    more = written.with_card(filled(now, 0, 1), "duel")
    left = written.playable(more)
    assert left is not None and names(left) == ["D001", "M001"] and not written.finished(more)
    pack = decode(written.packed(left))
    assert len(pack.file.questions) == 6 and written.finished(left)


def test_a_card_whose_questions_share_no_language_is_not_whole(now: Manuscript) -> None:
    whole = filled(now, 0, 1)
    english = {"id": "own-0001", "mode": "chance", "hint.en": "Fragile", "text.en": "Throw the dice."}
    mixed = whole.with_form(Place(0, 0), english)
    assert not written.whole(mixed, mixed.cards[0]) and mixed.languages == ["fr", "en"]


@pytest.mark.parametrize("name", our_packs())
def test_a_pack_comes_back_from_its_manuscript(name: str) -> None:
    file = decode(pack_bytes(name)).file
    now = written.manuscript_of(file)
    assert decode(written.packed(now)).file == file
    assert written.decoded(written.encoded(now)) == now


def test_a_pack_with_questions_in_another_order_and_on_no_card_comes_back() -> None:
    data = tiny()
    data["questions"].reverse()
    data["cards"] = data["cards"][1:]
    file = packed(data).file
    now = written.manuscript_of(file)
    assert len(now.loose) == 3 and decode(written.packed(now)).file == file


@pytest.mark.parametrize(
    "data",
    [b"", b"{}", b"[" * 9999, b"\xff", msgspec.json.encode({"id": "x", "schema": "else"}),
     msgspec.json.encode({"id": "x", "cards": [{"id": "D001", "forms": [{}]}]})],
)  # fmt: skip
def test_what_is_no_manuscript_is_none(data: bytes) -> None:
    assert written.decoded(data) is None


# history


def titled(now: Manuscript, title: str) -> Manuscript:
    return written.replaced(now, title={"fr": title})


def test_steps_are_undone_and_done_again(now: Manuscript) -> None:
    history = History(now)
    history.change(titled(now, "A"))
    history.change(titled(now, "B"))
    assert history.undo() and history.now.title == {"fr": "A"} and history.undo() and history.now == now
    assert not history.undo() and history.redo() and history.redo() and history.now.title == {"fr": "B"}
    assert not history.redo() and not history.can_redo


def test_what_is_typed_in_one_field_is_one_step(now: Manuscript) -> None:
    history = History(now)
    for title in ("A", "Ab", "Abc"):
        history.change(titled(now, title), "title")
    history.change(written.replaced(history.now, version="2"), "version")
    assert history.undo() and history.now.title == {"fr": "Abc"} and history.undo() and history.now == now


def test_after_a_rest_the_same_field_is_another_step(now: Manuscript) -> None:
    history = History(now)
    history.change(titled(now, "A"), "title")
    history.rest()
    history.change(titled(now, "Ab"), "title")
    assert history.undo() and history.now.title == {"fr": "A"}


def test_a_change_forgets_what_was_undone_and_no_change_is_no_step(now: Manuscript) -> None:
    history = History(now)
    history.change(titled(now, "A"))
    history.undo()
    history.change(now)
    assert history.can_redo and not history.can_undo
    history.change(titled(now, "B"))
    assert not history.can_redo


def test_only_so_many_steps_are_remembered(now: Manuscript) -> None:
    history = History(now)
    for number in range(MOST_STEPS + 50):
        history.change(titled(now, str(number)))
    undone = 0
    while history.undo():
        undone += 1
    assert undone == MOST_STEPS
