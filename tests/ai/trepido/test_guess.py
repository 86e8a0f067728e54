"""The hands that others may hold at Trépido, from what everyone has seen."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from ai.trepido.bits import FIT, JOKERS, cards_of, mask
from ai.trepido.guess import ALL, HiddenHands, Slot, _fallback
from game.trepido.cards import CARD, FACE
from game.trepido.history import Deed
from game.trepido.moves import DRAW, KEEP
from game.trepido.view import Known, TrepidoView
from tests.game.trepido.table import Table

MANY = "r1b r1c r1d r1e p1b p1c p1d"
"""The seven cards of a hand just dealt."""


def cards(names: str) -> int:
    return mask(CARD[name] for name in names.split())


def read(*deeds: Deed, **more: Any) -> HiddenHands:
    """The guess of seat 0 of three after these deeds; everyone was dealt seven cards, and a rock lies there first."""
    view: TrepidoView = Table("r1b", MANY, MANY.replace("b", "f"), top="r1a").state.view(0)
    opened = Deed(0, "laid", card="r1a")
    history = tuple(deeds) if deeds and deeds[0].did == "reshuffled" else (opened, *deeds)
    return HiddenHands(msgspec.structs.replace(view, history=history, **more), Random(1))


def slots(found: HiddenHands, seat: int) -> list[tuple[int, int]]:
    return [(slot.never, slot.unlikely) for slot in found.slots[seat]]


def fitting(top: str) -> int:
    return FIT[True][FACE[CARD[top]]]


def test_nothing_is_known_of_a_hand_just_dealt() -> None:
    assert slots(read(), 1) == [(0, 0)] * 7


def test_whoever_draws_has_hardly_a_card_that_fits_and_jokers_are_kept_back() -> None:
    found = slots(read(Deed(1, "drew", count=1), Deed(2, "passed"), counts=(1, 8, 7)), 1)
    assert found == [(0, fitting("r1a") & ~JOKERS)] * 8


def test_a_card_drawn_and_kept_hardly_fits_but_may() -> None:
    """TR-12: nobody is told."""
    found = slots(read(Deed(1, "drew", count=1), Deed(1, "kept"), counts=(1, 8, 7)), 1)
    assert found == [(0, fitting("r1a") & ~JOKERS)] * 8


def test_a_card_laid_at_once_is_the_one_that_was_drawn() -> None:
    found = read(Deed(1, "drew", count=1), Deed(1, "laid", card="r3a"))
    assert slots(found, 1) == [(0, fitting("r1a") & ~JOKERS)] * 7


def test_a_card_that_nobody_could_draw_is_no_slot() -> None:
    assert len(slots(read(Deed(1, "drew", count=0)), 1)) == 7


def test_whoever_stays_out_of_a_race_has_hardly_a_card_that_fits() -> None:
    assert set(slots(read(Deed(1, "passed")), 1)) == {(0, fitting("r1a") & ~JOKERS)}


def test_whoever_lays_a_joker_has_hardly_anything_else_that_fits() -> None:
    found = slots(read(Deed(1, "laid", card="j1a", symbol="s"), counts=(1, 6, 7)), 1)
    assert found == [(0, fitting("r1a") & ~JOKERS)] * 6
    after = slots(read(Deed(1, "laid", card="j1a", symbol="s"), Deed(2, "passed"), counts=(1, 6, 7)), 2)
    assert set(after) == {(0, fitting("s1a") & ~JOKERS)}


def test_a_joker_against_a_threat_tells_nothing() -> None:
    deeds = (Deed(2, "laid", card="p1Pa"), Deed(1, "laid", card="j1a", symbol="s"))
    assert slots(read(*deeds, counts=(1, 6, 6)), 1) == [(0, 0)] * 6


def test_a_threat_taken_brings_cards_of_which_nothing_is_known() -> None:
    deeds = (Deed(2, "laid", card="p1Pa"), Deed(1, "took", count=3), Deed(0, "laid", card="s1a"), Deed(1, "passed"))
    found = slots(read(*deeds, counts=(1, 10, 6)), 1)
    assert found == [(0, fitting("s1a") & ~JOKERS)] * 10


def test_silence_and_lateness_bring_cards_too() -> None:
    for did in ("silent", "late"):
        assert len(slots(read(Deed(1, did, count=2), counts=(1, 9, 7)), 1)) == 9


def test_a_card_given_is_a_card_more_there_and_one_less_here() -> None:
    found = read(Deed(1, "passed"), Deed(1, "gave", to=2), counts=(1, 6, 8))
    assert len(found.slots[1]) == 6 and sorted(slots(found, 2)) == sorted(
        [(0, 0)] * 7 + [(0, fitting("r1a") & ~JOKERS)]
    )


def test_hands_that_were_swapped_are_known_as_they_were() -> None:
    found = read(Deed(1, "passed"), Deed(1, "swapped", to=2))
    assert set(slots(found, 1)) == {(0, 0)} and set(slots(found, 2)) == {(0, fitting("r1a") & ~JOKERS)}


def test_after_a_reshuffle_no_hand_holds_a_card_that_went_back_and_new_ones_are_of_those() -> None:
    back = cards("s1a s1b s1c")
    deeds = (Deed(0, "reshuffled"), Deed(1, "took", count=1))
    found = slots(read(*deeds, counts=(1, 8, 7), back=("s1a", "s1b", "s1c")), 1)
    assert sorted(found) == sorted([(back, 0)] * 7 + [(ALL & ~back, 0)])


def test_only_the_last_reshuffle_tells_what_went_back() -> None:
    deeds = (Deed(0, "reshuffled"), Deed(1, "took", count=1), Deed(0, "reshuffled"))
    found = slots(read(*deeds, counts=(1, 8, 7), back=("s1a",)), 1)
    assert found == [(cards("s1a"), 0)] * 8


def test_slots_agree_with_the_counts_that_everyone_sees() -> None:
    found = read(counts=(1, 3, 9))
    assert [len(found.slots[seat]) for seat in (1, 2)] == [3, 9]


def test_a_card_known_to_be_there_fills_a_slot() -> None:
    found = read(known=(Known("xa", (2,)),))
    assert found.sure[2] == cards("xa") and len(found.slots[2]) == 6 and CARD["xa"] not in found.pool


def test_a_card_known_to_be_with_one_of_two_is_dealt_to_one_of_them() -> None:
    found, rng = read(known=(Known("xa", (1, 2)),)), Random(2)
    holders = set()
    for _ in range(30):
        hands, pile = found.deal(rng.random)
        assert [hand.bit_count() for hand in hands] == [1, 7, 7] and CARD["xa"] not in pile
        holders.add(next(seat for seat in (1, 2) if hands[seat] >> CARD["xa"] & 1))
    assert holders == {1, 2}


def test_worlds_keep_to_what_can_be_and_mostly_to_what_is_likely() -> None:
    found, rng = read(Deed(1, "drew", count=1), Deed(2, "passed"), counts=(1, 8, 7)), Random(2)
    odd = 0
    for _ in range(300):
        hands, _ = found.deal(rng.random)
        odd += bool(hands[1] & fitting("r1a") & ~JOKERS)
    assert 0 < odd < 60


def test_a_card_leaves_a_slot_that_could_have_held_it() -> None:
    found = read()
    found.slots[1] = [Slot(never=cards("p1a")), Slot(unlikely=cards("p1a")), Slot()]
    found._remove(1, CARD["p1a"])
    assert slots(found, 1) == [(cards("p1a"), 0), (0, cards("p1a"))]
    found._remove(1, CARD["p1a"])
    assert slots(found, 1) == [(cards("p1a"), 0)]
    found._remove(1, CARD["p1a"])
    assert slots(found, 1) == []


def test_where_chance_finds_nothing_any_card_that_fits_a_slot_is_taken_likely_ones_first() -> None:
    pool = cards_of(cards("r1b p1a s1a"))
    slot = Slot(never=1 << pool[0], unlikely=1 << pool[1])
    assert _fallback(pool, slot) == 2 and _fallback(pool[:2], slot) == 1 and _fallback(pool[:1], slot) == 0


def test_a_real_draw_is_read_like_a_deed() -> None:
    table = Table("p1a s2b r3c", "r1b r1c r1d r1e r2a r2b r2c", pile="s1b", top="r1a")
    table.plays(0, "p1a")
    table.does(1, DRAW)
    table.does(1, KEEP)
    found = HiddenHands(table.state.view(0), Random(1))
    assert slots(found, 1) == [(0, fitting("p1a") & ~JOKERS)] * 8


def test_a_card_that_was_kept_is_guessed_the_same_whether_it_was_playable_or_not() -> None:
    """Law 6: the guess is made from what everyone saw."""

    def guessed(drawn: str) -> list[tuple[int, int]]:
        table = Table("p1a s2b r3c", "r1b r1c r1d r1e r2a r2b r2c", pile=drawn, top="r1a")
        table.plays(0, "p1a")
        table.does(1, DRAW)
        table.does(1, KEEP)
        return slots(HiddenHands(table.state.view(0), Random(1)), 1)

    assert guessed("s1b") == guessed("p1b") == guessed("xa")
