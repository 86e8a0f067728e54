"""Rounds of Trépido: the deal, the count, and the end of a match."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from game.shuffle import shuffle
from game.table import Emit, Outcome
from game.trepido import events
from game.trepido.cards import OPENING, POINTS, deck, names
from game.trepido.phases import OPEN, OVER, WAY

if TYPE_CHECKING:
    from game.trepido.state import TrepidoState

HAND = 7
MOST_UNWON = 5
"""Rounds in a row without a winner (TR-28) after which a challenge ends as it stands: a guard, not a rule."""


def deal(state: TrepidoState, emit: Emit | None) -> None:
    """TR-07 … TR-10: seven cards each, and who opens."""
    options = state.options
    pile = list(deck(options.edition, options.kids))
    shuffle(pile, state.seed, state.shuffles)
    state.shuffles += 1
    clear(state, pile)
    for seat in range(state.seats):
        state.hands[seat] = sorted(pile[-HAND:])
        del pile[-HAND:]
    state.opened = state.moves
    if options.edition == "defifoo":
        state.phase = WAY
    elif options.edition == "trepido":
        state.turn = (state.dealer + 1) % state.seats
    if emit is not None:
        emit(events.RoundBegan(len(state.results) + 1, state.dealer))
        for seat, hand in enumerate(state.hands):
            emit(events.Dealt(seat, names(hand)))


def clear(state: TrepidoState, pile: list[int]) -> None:
    """The table before the first card of a round."""
    state.phase = OPEN
    state.turn = state.dealer
    state.opened = state.turns = state.threat = state.racers = state.forced = state.back = 0
    state.resume = state.giver = state.drawn = -1
    state.direction = 1
    state.top = OPENING
    state.hands = [[] for _ in range(state.seats)]
    state.pile = pile
    state.discard = []
    state.history = array("I")
    state.secrets = []
    state.fresh = [0] * state.seats


def end(state: TrepidoState, winner: int | None, emit: Emit | None) -> None:
    """TR-16, TR-28: someone is out of cards, or the guard has ended it; count, and go on or stop."""
    points = gains(state, winner)
    state.scores = [before + gain for before, gain in zip(state.scores, points, strict=True)]
    state.last = tuple([tuple(hand) for hand in state.hands])
    state.results.append((-1 if winner is None else winner, *points))
    if emit is not None:
        hands = tuple([names(hand) for hand in state.last])
        emit(events.RoundWon(winner, tuple(points), tuple(state.scores), hands))
    winners = champions(state)
    if winners is None:
        if winner is not None:
            state.dealer = winner
        deal(state, emit)
        return
    state.phase = OVER
    state.outcome = Outcome(winners, tuple(state.scores), REASONS[state.options.match] if winners else "no winner")
    if emit is not None:
        emit(events.MatchWon(winners, tuple(state.scores)))


REASONS = {"single": "out of cards", "points": "lowest total", "challenge": "rounds won"}


def gains(state: TrepidoState, winner: int | None) -> list[int]:
    """TR-25, TR-26: in `points` what is left in hand; otherwise one for a round won."""
    options = state.options
    winners = [] if winner is None else team(state, winner)
    if options.match != "points":
        return [int(seat in winners) for seat in range(state.seats)]
    prize = 1 if options.edition == "trepido" else 0
    left = [sum([POINTS[card] for card in hand]) for hand in state.hands]
    return [prize if seat in winners else left[seat] for seat in range(state.seats)]


def team(state: TrepidoState, seat: int) -> list[int]:
    """TR-26: even seats against odd seats; without teams, everyone for themselves."""
    return list(range(seat % 2, state.seats, 2)) if state.options.teams else [seat]


def champions(state: TrepidoState) -> tuple[int, ...] | None:
    """The winners of the match, once it is decided: nobody if the only round had no winner."""
    options = state.options
    if options.match == "single":
        winner = state.results[-1][0]
        return () if winner < 0 else tuple(team(state, winner))
    if options.match == "challenge":
        unwon = [winner for winner, *_ in state.results[-MOST_UNWON:]] == [-1] * MOST_UNWON
        enough = max(1, *state.scores) if unwon else options.target
        winners = tuple([seat for seat, won in enumerate(state.scores) if won >= enough])
        return winners if winners or unwon else None
    assert options.rounds is not None
    if len(state.results) < options.rounds:
        return None
    totals = [sum([state.scores[mate] for mate in team(state, seat)]) for seat in range(state.seats)]
    return tuple([seat for seat, total in enumerate(totals) if total == min(totals)])
