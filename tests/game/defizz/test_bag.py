"""A bag across evenings: what was seen or asked on others lies at the bottom, and a replay still needs no shelf."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game import journal
from game.defizz import GAME, bag
from game.defizz.options import CULTURES, MOST_ASKED, MOST_SKIPPED
from game.defizz.pack import ANY_NUMBER, DECKS, named, use
from game.defizz.records import Turn
from game.defizz.state import DefizzState, begin
from game.defizz.turn import draw_card
from game.match import Match
from game.table import BadOptions
from tests.game.defizz.table import card, chrono, cible, lucky, packed, rolled, sit

SEEN = ("D001", "M002", "M003")


def names(state: Any) -> tuple[list[str], list[str]]:
    """Both decks by the names of their cards, the next one last."""
    duel, multi = state.view(None).orders
    return list(duel), list(multi)


@pytest.mark.parametrize("seed", range(8))
def test_cards_of_other_evenings_come_last(seed: int) -> None:
    state = GAME.start(GAME.Options(pack="tiny", skip=SEEN), 3, seed)
    duel, multi = names(state)
    assert duel == ["D001", "D002"] and set(multi[:2]) == {"M002", "M003"} and multi[2] == "M001"


def test_among_themselves_they_lie_as_they_were_shuffled() -> None:
    orders = {tuple(names(GAME.start(GAME.Options(pack="tiny", skip=SEEN), 3, seed))[1]) for seed in range(20)}
    assert orders == {("M002", "M003", "M001"), ("M003", "M002", "M001")}


def test_nothing_to_skip_changes_nothing() -> None:
    plain, bagged = (GAME.start(GAME.Options(pack="tiny", **more), 3, 5) for more in ({}, {"skip": ("D999",)}))
    assert names(plain) == names(bagged)


def test_a_journal_tells_what_was_skipped() -> None:
    match = Match(GAME, GAME.Options(pack="tiny", skip=SEEN), 3, 4)
    again = journal.replay(journal.decode(journal.encode(match)))
    assert again.options == match.options and again.state == match.state


@pytest.mark.parametrize("card", ["D1", "X001", "../D001", "D0011", ""])
def test_a_card_is_skipped_by_its_name(card: str) -> None:
    with pytest.raises(BadOptions, match="a card's name is D or M and three digits"):
        GAME.Options(skip=(card,))


def test_of_a_long_name_the_beginning_is_told() -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.Options(skip=("abcdefghijklmnopqrstuvwxyz",))
    assert str(caught.value).endswith("not 'abcdefghijklmnopqrs")


def test_in_imagined_worlds_they_come_last_too() -> None:
    state = sit(skip=SEEN)
    for seed in range(12):
        _, multi = names(GAME.sample(state.view(1), Random(seed)))
        assert set(multi[:2]) == {"M002", "M003"} and multi[2] == "M001"


def test_a_card_under_its_hints_is_imagined_to_be_a_fresh_one() -> None:
    state = sit(skip=SEEN)
    rolled(state, "multi")
    state.multi_left = 2
    drawn = {GAME.sample(state.view(1), Random(seed)).questions for seed in range(12)}  # type: ignore[attr-defined]
    assert drawn == {state.pack.cards[1][0]}


def test_as_many_cards_can_be_skipped_as_a_match_can_remember() -> None:
    GAME.Options(skip=("D001",) * MOST_SKIPPED)
    with pytest.raises(BadOptions, match=f"{MOST_SKIPPED} cards can be skipped, not {MOST_SKIPPED + 1}"):
        GAME.Options(skip=("D001",) * (MOST_SKIPPED + 1))


# questions that were asked

ASKED = ("geo-0001", "absurd-0001", "geo-0003")
"""One question of both Duel cards, and one of the first Multi card."""


def laid(state: Any) -> tuple[list[set[str]], list[set[str]]]:
    """Both decks by the names of the questions on their cards, the next one last."""
    pack = state.pack
    duel, multi = (
        [{pack.shown[question].id for question in pack.cards[deck][number]} for number in state.orders[deck]]
        for deck in (0, 1)
    )
    return duel, multi


@pytest.mark.parametrize("seed", range(8))
def test_of_what_is_left_of_cards_new_ones_are_made(seed: int) -> None:
    """Four questions for duels were not asked: three are on the next card, one beside those that were."""
    duel, multi = laid(GAME.start(GAME.Options(pack="tiny", asked=ASKED), 3, seed))
    assert not duel[1] & set(ASKED) and duel[0] > {"geo-0001", "absurd-0001"}
    assert "geo-0003" in multi[0] and len(set.union(*duel, *multi)) == 15


def test_a_new_card_has_room_for_as_many_sides_as_the_lists_on_it() -> None:
    """The list of twelve was asked, and comes to the last card; the one of four to the first."""
    pack = bag.played(GAME.Options(pack="tiny", asked=("life-0002", "geo-0005")))
    assert pack.room[1] == (3, ANY_NUMBER, 11)


def test_a_card_of_which_nothing_was_asked_stays_as_it_is() -> None:
    pack = bag.played(GAME.Options(pack="tiny", asked=("geo-0003",)))
    assert pack.cards[1][1:] == named("tiny").cards[1][1:] and pack.ages[1] == (1, 0, 0)


def test_what_was_asked_longest_ago_comes_first_again() -> None:
    """All six questions for duels were asked."""
    first = ["geo-0002", "sci-0002", "absurd-0001"]
    for asked in (first, first[::-1]):
        rest = ["life-0001", "sci-0001", "geo-0001"]
        assert laid(GAME.start(GAME.Options(pack="tiny", asked=(*asked, *rest)), 3, 1))[0][1] == set(first)
        assert laid(GAME.start(GAME.Options(pack="tiny", asked=(*rest, *asked)), 3, 1))[0][1] == set(rest)


def test_of_a_question_that_was_asked_twice_the_last_time_counts() -> None:
    asked = ("geo-0001", "geo-0002", "sci-0002", "absurd-0001", "life-0001", "sci-0001", "geo-0001")
    assert "geo-0001" in laid(GAME.start(GAME.Options(pack="tiny", asked=asked), 3, 1))[0][0]


def test_a_question_that_the_pack_has_lost_changes_nothing() -> None:
    plain, bagged = (GAME.start(GAME.Options(pack="tiny", **more), 3, 5) for more in ({}, {"asked": ("geo-0999",)}))
    assert laid(plain) == laid(bagged)


def test_a_new_card_has_three_categories_and_two_modes_where_it_can() -> None:
    options = GAME.Options(pack="base", asked=tuple(q.id for q in named("base").file.questions[::5]))
    pack = bag.played(options)
    made = [card for deck in (0, 1) for card, age in zip(pack.cards[deck], pack.ages[deck], strict=True) if not age]
    fine = [card for card in made if len({pack.shown[question].category for question in card}) == 3]
    mixed = [card for card in made if len({pack.modes[question] for question in card}) > 1]
    assert len(fine) > 0.98 * len(made) and len(mixed) > 0.98 * len(made)


def test_a_journal_tells_what_had_been_asked() -> None:
    match = Match(GAME, GAME.Options(pack="tiny", asked=ASKED, culture="world"), 3, 4)
    again = journal.replay(journal.decode(journal.encode(match)))
    assert again.options == match.options and laid(again.state) == laid(match.state)


def test_a_journal_of_an_earlier_version_names_neither_questions_nor_a_culture() -> None:
    options = GAME.Options(pack="tiny", reading=2)
    assert not {"asked", "culture"} & options.to_journal().keys()
    assert GAME.Options(**GAME.Options.from_journal(options.to_journal())) == options


def test_in_a_match_of_the_second_reading_cards_lie_as_they_are() -> None:
    assert bag.played(GAME.Options(pack="tiny", asked=ASKED, reading=2)) is named("tiny")


@pytest.mark.parametrize("question", ["geo-1", "../geo-0001", "D001", ""])
def test_a_question_is_named_as_in_its_pack(question: str) -> None:
    with pytest.raises(BadOptions, match="a question is named like geo-0001"):
        GAME.Options(asked=(question,))


def test_as_many_questions_can_have_been_asked_as_a_match_can_remember() -> None:
    GAME.Options(asked=("geo-0001",) * MOST_ASKED)
    with pytest.raises(BadOptions, match=f"{MOST_ASKED} questions can have been asked, not {MOST_ASKED + 1}"):
        GAME.Options(asked=("geo-0001",) * (MOST_ASKED + 1))


def test_in_imagined_worlds_what_was_asked_comes_last_too() -> None:
    state = sit(asked=ASKED)
    for seed in range(12):
        duel, _ = laid(GAME.sample(state.view(1), Random(seed)))
        assert not duel[1] & set(ASKED)


def turn(state: DefizzState, place: int = 0) -> str:
    """Draw a card and ask one of its questions; its name."""
    draw_card(state, None)
    question = state.pack.shown[state.questions[place]].id
    state.history += (
        Turn(active=0, reader=1, kind=DECKS[state.kind], minimum=100, stake=100, players=(0, 2), question=question),
    )
    return question


@pytest.mark.parametrize("seed", range(8))
def test_a_deck_that_is_shuffled_again_begins_with_what_was_not_asked(seed: int) -> None:
    """A match of many turns with few cards: six questions for duels, and a seventh turn."""
    state = begin(GAME.Options(pack="tiny"), 3, seed)
    state.kind = 0
    met = [turn(state) for _ in range(6)]
    assert len(set(met[:4])) == 4, met


# whose questions come freely


def of_cultures(*cultures: str) -> None:
    """Use a pack whose first Duel cards are of these cultures, a card each; the one Multi card is of the world."""
    questions = [
        {**make(f"{category}-{number:04}"), "category": category, "culture": culture}
        for number, culture in enumerate((*cultures, "world"))
        for category, make in (("geo", chrono), ("sci", cible), ("absurd", lucky))
    ]
    names = [f"D{number:03}" for number in range(len(cultures))] + ["M001"]
    cards = [
        card(name, *(question["id"] for question in questions[3 * number : 3 * number + 3]))
        for number, name in enumerate(names)
    ]
    use(packed({"schema": "defizz-pack/1", "id": "two", "version": "1", "questions": questions, "cards": cards}))


def drawn_cultures(culture: str | None, seed: int) -> list[str]:
    state = begin(GAME.Options(pack="two", culture=culture), 3, seed)
    state.kind = 0
    return [state.pack.cultures[state.pack.index[turn(state)]] for _ in range(24)]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("culture", "seldom"), [("en", {"fr"}), ("fr", {"en"}), ("world", {"fr", "en"})])
def test_what_only_others_know_comes_at_most_once_in_twelve(culture: str, seldom: set[str], seed: int) -> None:
    of_cultures(*["fr", "world", "world", "en", "world", "world"] * 8)
    met = drawn_cultures(culture, seed)
    marks = [each in seldom for each in met]
    assert any(marks) and max(sum(marks[at : at + 12]) for at in range(len(marks))) == 1


@pytest.mark.parametrize("culture", [None, "mixed"])
def test_in_a_mixed_match_all_come_as_they_lie(culture: str | None) -> None:
    of_cultures(*["fr", "en", "world", "world"] * 10)
    assert sum(each != "world" for each in drawn_cultures(culture, 1)) > 4


def test_a_pack_of_one_culture_can_be_played_by_all() -> None:
    of_cultures(*["fr"] * 30)
    assert drawn_cultures("en", 1) == ["fr"] * 24


def test_there_are_four_ways_to_mix_cultures() -> None:
    assert CULTURES == ("fr", "en", "world", "mixed")
    with pytest.raises(BadOptions):
        GAME.Options(culture="de")


def test_what_only_others_know_shares_new_cards() -> None:
    """One question of every card was asked: of those left, the French ones are on few cards at an English table."""
    base = named("base")
    asked = tuple(base.shown[card[0]].id for deck in base.cards for card in deck)
    french = base.of_culture(("fr",))

    def with_french(culture: Any) -> int:
        pack = bag.played(GAME.Options(pack="base", asked=asked, culture=culture))
        laid = [pair for deck in (0, 1) for pair in zip(pack.cards[deck], pack.ages[deck], strict=True)]
        fresh = [card for card, age in laid if not age]
        return sum(not french.isdisjoint(card) for card in fresh)

    assert 2 * with_french("en") < with_french(None)
