"""Worlds that a seat could be in: what they must agree with, and how fairly they are drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from random import Random
from typing import Any

import pytest

from game.table import TABLE
from game.trio import GAME, Options, TrioState, TrioView, Worlds
from game.trio.memory import since_last_hidden
from game.trio.moves import DECLINE, Offer, Reveal
from game.trio.view import Seen, Swap
from tests.game.trio.table import Table
from tests.game.trio.test_deals import surprise

ALONE = [(seats, Options(mode=mode)) for seats in GAME.seats for mode in ("simple", "picante")]
TEAMS = [(seats, Options(mode=mode, teams=True)) for seats in (4, 6) for mode in ("simple", "picante")]


def positions(seats: int, options: Options, often: float = 0.05) -> Iterator[TrioState]:
    """Some positions of a few random matches."""
    for seed in range(3):
        state, rng = GAME.start(options, seats, seed), Random(seed)
        while state.outcome is None and state.moves < 300:
            seat = rng.choice(state.actors())
            state.apply(seat, rng.choice(state.legal(seat)))
            if rng.random() < often:
                yield state


def deal_of(world: TrioState) -> TrioState:
    """The world as it was dealt: everything that has left a hand is given back to it."""
    view = world.view(None)
    hands = [Counter(hand) for hand in view.hands]
    middle = view.middle[:]
    for entry in view.history:
        if isinstance(entry, Swap):
            for seat in entry.swapped:
                hands[seat].update([entry.offered[seat]])
                hands[seat].subtract([entry.offered[(seat + view.seats // 2) % view.seats]])
        elif entry.place is not None:
            middle[entry.place] = entry.number
        elif entry.became != "back":
            hands[entry.source].update([entry.number])
    state = TrioState(view.options, [list(hand.elements()) for hand in hands], middle, view.first, world.seed)
    state.shuffles = world.shuffles
    if view.options.teams:
        state.open_exchange()
    return state


def replay(world: TrioState) -> TrioState:
    """Play the history of a world again from its deal; every reveal must show what it showed."""
    state, history = deal_of(world), world.view(None).history
    for entry in history:
        if isinstance(entry, Swap):
            for seat in entry.seats:
                offered = entry.offered[seat]
                state.apply(seat, DECLINE if offered is None else Offer(offered))
        else:
            state.apply(entry.by, Reveal(entry.source, entry.place, entry.end))
            assert state.history[-1] == entry.number
    for seat, answer in enumerate(world.answers):
        if 1 <= answer <= 13:
            state.apply(seat, DECLINE if answer == 13 else Offer(answer))
    return state


@pytest.mark.parametrize(("seats", "options"), ALONE)
def test_a_world_agrees_with_every_reveal_ever_made(seats: int, options: Options) -> None:
    """TI-06: from the deal on, the whole history plays again to the very same position."""
    rng = Random(1)
    for state in positions(seats, options):
        for eyes in (TABLE, state.moves % seats):
            world = Worlds(state.view(eyes)).draw(rng)
            assert replay(world) == world


@pytest.mark.parametrize(("seats", "options"), TEAMS)
def test_a_world_with_exchanges_agrees_with_every_reveal_too(seats: int, options: Options) -> None:
    """TI-15: with the exchanges it imagines. Where all stories failed, only later reveals are kept; that is rare."""
    rng, told, forgot = Random(2), 0, 0
    for state in positions(seats, options):
        for eyes in (TABLE, state.moves % seats):
            worlds = Worlds(state.view(eyes))
            world = worlds.draw(rng)
            told += 1
            if worlds.memory.since:
                forgot += 1
            else:
                assert replay(world) == world
    assert forgot <= told / 50


@pytest.mark.parametrize(("seats", "options"), ALONE + TEAMS)
def test_a_world_looks_the_same_from_its_seat(seats: int, options: Options) -> None:
    """TI-03, TI-14: at every phase, from every seat and for the table."""
    rng = Random(3)
    for state in positions(seats, options, 0.03):
        for eyes in (None, *range(TABLE, seats)):
            view = state.view(eyes)
            world = GAME.sample(view, rng)
            assert world.view(eyes) == view
            assert eyes is None or world.legal(eyes) == state.legal(eyes)


def test_the_open_view_leaves_one_world() -> None:
    for state in positions(6, Options(teams=True), 0.02):
        world = GAME.sample(state.view(None), Random(0))
        world.seed = state.seed
        assert world == state


def test_a_view_forgets_before_it_fails() -> None:
    """TI-15: when no story is found, what was learnt since the last hidden exchange still holds."""
    rng = Random(4)
    for state in positions(4, Options(teams=True), 0.03):
        view = state.view(0)
        if any(isinstance(entry, Swap) and entry.offered[1] is None and 1 in entry.swapped for entry in view.history):
            worlds = Worlds(view)
            worlds._forget()
            assert worlds.draw(rng).view(0) == view


def test_all_that_was_learnt_after_the_last_hidden_exchange_is_kept() -> None:
    """TI-15."""
    tried = 0
    for state in positions(4, Options(teams=True), 0.03):
        view = state.view(0)
        hidden = [at for at, entry in enumerate(view.history) if isinstance(entry, Swap) and 1 in entry.swapped]
        own = [at for at, entry in enumerate(view.history) if isinstance(entry, Swap) and 0 in entry.swapped]
        if hidden and (not own or own[-1] < hidden[-1]):
            assert list(since_last_hidden(view).history) == list(view.history[hidden[-1] + 1 :])
            tried += len(view.history) > hidden[-1] + 1
    assert tried


# Twelve cards are left, 1 to 4; the other trios lie on the table.

LAID = "0:5 0:9 1:6 1:7 1:8 2:10 2:11 2:12"


def reveals_of(view: TrioView) -> list[Seen]:
    return [entry for entry in view.history if isinstance(entry, Seen)]


def consistent(table: Table, hands: list[Any], middle: list[int]) -> bool:
    """Whether the public history could have come from these cards."""
    state = TrioState(table.state.options, [list(hand) for hand in hands], middle, 0)
    for seen in reveals_of(table.state.view(TABLE)):
        state.apply(seen.by, Reveal(seen.source, seen.place, seen.end))
        if state.history[-1] != seen.number:
            return False
    return True


def fair_shares(table: Table, hidden: list[int], own: list[int]) -> dict[tuple[int, ...], float]:
    """Every deal of these physical cards to seats 1 and 2 and the middle that agrees with what was seen, by share."""
    found: Counter[tuple[int, ...]] = Counter()
    cards = range(len(hidden))
    for one in combinations(cards, 3):
        rest = [card for card in cards if card not in one]
        for two in combinations(rest, 3):
            for last in permutations([card for card in rest if card not in two]):
                hands = [own, *([hidden[card] for card in hand] for hand in (one, two))]
                middle = [hidden[card] for card in last]
                if consistent(table, hands, middle):
                    found[(*sorted(hands[1]), *sorted(hands[2]), *middle)] += 1
    return {deal: count / sum(found.values()) for deal, count in found.items()}


@pytest.mark.parametrize(
    "turns",
    [
        (),
        (("1low", "2high"),),
        (("1low", "1low", "1low"), ("2low", "m1")),
        (("1low", "1high"), ("2low", "2high"), ("m0", "1high")),
        (("1high", "m2"), ("2low",)),
        (("2low", "m1"), ("1low", "2low")),
    ],
)
def test_every_deal_that_agrees_with_the_reveals_is_equally_likely(turns: tuple[tuple[str, ...], ...]) -> None:
    """TI-06: against all deals of the physical cards, counted one by one."""
    table = Table("2 3 4", "1 1 3", "1 2 4", middle="2 3 4", trios=LAID)
    for turn in turns:
        table.reveals(*turn)
    expected = fair_shares(table, [1, 1, 1, 2, 2, 3, 3, 4, 4], [2, 3, 4])
    worlds, rng, count = Worlds(table.state.view(0)), Random(6), 6000
    drawn: Counter[tuple[int, ...]] = Counter()
    for _ in range(count):
        world = deal_of(worlds.draw(rng))
        drawn[(*world.hands[1], *world.hands[2], *world.middle)] += 1
    assert surprise(drawn, expected) < 4


def hidden_hands(table: Table, deal: list[list[int]]) -> bool:
    """Whether the history, exchanges between seats 0 and 2 included, could have come from this deal."""
    state = TrioState(table.state.options, deal, [], 0)
    state.open_exchange()
    for entry in table.state.view(0).history:
        if isinstance(entry, Swap):
            for seat in entry.seats:
                offered = entry.offered[seat]
                if offered is not None and offered not in state.hands[seat]:
                    return False
                state.apply(seat, DECLINE if offered is None else Offer(offered))
        else:
            state.apply(entry.by, Reveal(entry.source, entry.place, entry.end))
            if state.history[-1] != entry.number:
                return False
    return True


def test_what_one_gave_and_got_oneself_is_counted_fairly() -> None:
    """TI-15: seat 0 gave its partner a 3 and got a 2; then seat 2 shows its lowest card."""
    laid = "0:5 2:9 1:6 1:7 1:8 3:10 3:11 3:12"
    table = Table("1 3 4", "1 2 4", "1 2 3", "2 3 4", trios=laid, teams=True, exchange=True)
    table.offers(s0=3, s1=None, s2=2, s3=None)
    table.reveals("2low", "1high")
    hidden, found = [1, 1, 2, 2, 2, 3, 3, 4, 4], Counter[tuple[int, ...]]()
    for one in combinations(range(9), 3):
        rest = [card for card in range(9) if card not in one]
        for two in combinations(rest, 3):
            three = [card for card in rest if card not in two]
            deal = [[hidden[card] for card in hand] for hand in (one, two, three)]
            if hidden_hands(table, [[1, 3, 4], *deal]):
                found[tuple(number for hand in deal for number in sorted(hand))] += 1
    expected = {deal: count / sum(found.values()) for deal, count in found.items()}
    worlds, rng = Worlds(table.state.view(0)), Random(7)
    drawn = Counter(tuple(n for hand in deal_of(worlds.draw(rng)).hands[1:] for n in hand) for _ in range(6000))
    assert surprise(drawn, expected) < 4


RIVALS = ("3 3 4", "1 2 4", "1 1 2", "2 3 4")
FAILED = {"1low": ("1low", "0high"), "3low": ("3low", "0high")}


def shows(hands: list[list[int]], asked: list[str], truth: list[list[int]]) -> bool:
    """Whether these hands give the same answers as the true ones."""
    return all(min(hands[int(what[0])]) == min(truth[int(what[0])]) for what in asked)


def rival_shares(before: list[str], after: list[str], truth: list[list[int]]) -> dict[tuple[int, ...], float]:
    """Every deal to seats 1, 2 and 3 with every swap of a card between 1 and 3 that agrees with what was shown."""
    start = [[int(number) for number in hand.split()] for hand in RIVALS]
    hidden, found = [number for hand in start[1:] for number in hand], Counter[tuple[int, ...]]()
    for one in combinations(range(9), 3):
        rest = [card for card in range(9) if card not in one]
        for two in combinations(rest, 3):
            three = [card for card in rest if card not in two]
            hands = [start[0], *([hidden[card] for card in hand] for hand in (one, two, three))]
            if not shows(hands, before, start):
                continue
            for given, received in product(range(3), repeat=2):
                swapped = [hand[:] for hand in hands]
                swapped[1][given], swapped[3][received] = hands[3][received], hands[1][given]
                if shows(swapped, after, truth):
                    found[tuple(number for hand in swapped[1:] for number in sorted(hand))] += 1
    return {deal: count / sum(found.values()) for deal, count in found.items()}


@pytest.mark.parametrize(("before", "after"), [(["1low", "3low"], []), (["1low", "3low"], ["3low", "1low"])])
def test_what_rivals_exchanged_is_drawn_fairly(before: list[str], after: list[str]) -> None:
    """TI-15: against every deal and every exchange, counted one by one."""
    laid = "0:5 2:9 1:6 1:7 1:8 3:10 3:11 3:12"
    table = Table(*RIVALS, trios=laid, teams=True)
    for what in before:
        table.reveals(*FAILED[what])
    table.state.open_exchange()
    table.offers(s0=None, s1=1, s2=None, s3=2)
    for what in after:
        table.reveals(*FAILED[what])
    expected = rival_shares(before, after, table.state.hands)
    view, rng, count = table.state.view(0), Random(8), 2000
    drawn = Counter(tuple(n for hand in GAME.sample(view, rng).hands[1:] for n in hand) for _ in range(count))
    assert set(drawn) <= set(expected)
    assert sum(abs(drawn[deal] / count - share) for deal, share in expected.items()) / 2 < 0.1


def test_what_rivals_exchanged_is_guessed_from_what_they_show_later() -> None:
    """TI-15: seat 1 held the lowest 1, and after the exchange its partner shows one."""
    laid = "0:5 2:9 1:6 1:7 1:8 3:10 3:11 3:12"
    table = Table("3 3 4", "1 2 4", "1 1 2", "2 3 4", trios=laid, teams=True)
    table.reveals("1low", "0high")
    table.reveals("3low", "0low")
    table.state.open_exchange()
    table.offers(s0=None, s1=1, s2=None, s3=2)
    table.reveals("3low", "0low")
    worlds, rng = Worlds(table.state.view(0)), Random(8)
    for _ in range(200):
        world = worlds.draw(rng)
        assert world.hands[3][0] == 1 and world.history[-8:-4] == bytes((13, 1, 13, world.history[-5]))


def test_answers_given_in_secret_are_any_that_the_hand_allows() -> None:
    """TI-15"""
    table = Table("1 3 4", "1 2 4", "1 2 3", "2 3 4", trios=LAID.replace("2:", "3:"), teams=True, exchange=True)
    table.offers(s1=4)
    worlds, rng = Worlds(table.state.view(0)), Random(9)
    assert {worlds.draw(rng).answers[1] for _ in range(300)} == {1, 2, 3, 4, 13}


def test_a_world_has_its_own_randomness() -> None:
    worlds, rng = Worlds(GAME.start(None, 4, 1).view(0)), Random(0)
    assert worlds.draw(rng).seed != worlds.draw(rng).seed
