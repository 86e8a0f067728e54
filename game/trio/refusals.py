"""Reasons why a move is refused, in words for the player who tried it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table import IllegalMove, Move
from game.trio.moves import PLACES, Decline, Offer, Reveal

if TYPE_CHECKING:
    from game.trio.state import TrioState


def refusal(state: TrioState, seat: int, move: Move) -> IllegalMove:
    """The first reason that stands against this move."""
    if state.outcome is not None:
        return IllegalMove("the match is over")
    if not isinstance(move, Reveal | Offer | Decline):
        return IllegalMove("there is no such move in Trio")
    if not 0 <= seat < state.seats:
        return IllegalMove("there is no seat {seat} at this table", seat=seat)
    if state.answers:
        return _in_exchange(state, seat, move)
    if not isinstance(move, Reveal):
        return IllegalMove("there is no exchange now")
    if seat != state.seat:
        return IllegalMove("it is the turn of seat {turn}", turn=state.seat)
    if move.source == "middle":
        return _of_the_middle(state, move)
    return _of_a_hand(state, move.source, move)


def _in_exchange(state: TrioState, seat: int, move: Move) -> IllegalMove:
    """TI-15, TI-16."""
    if isinstance(move, Reveal):
        return IllegalMove("no card is revealed before the exchange is over")
    if not state.answers[seat]:
        return IllegalMove("your team takes no part in this exchange")
    if seat not in state.actors():
        return IllegalMove("you have answered already")
    return IllegalMove("you hold no {number} to offer", number=getattr(move, "number", 0))


def _of_the_middle(state: TrioState, move: Reveal) -> IllegalMove:
    """TI-05, TI-14."""
    place = move.place
    if not state.middle:
        return IllegalMove("there are no cards in the middle when teams play")
    if place is None or move.end is not None:
        return IllegalMove("a card of the middle is asked for by its place alone")
    if not 0 <= place < len(state.middle):
        return IllegalMove("there is no place {place} in the middle", place=place)
    if place in state.shown:
        return IllegalMove("the card at place {place} is face up already", place=place)
    return IllegalMove("the card at place {place} is gone", place=place)


def _of_a_hand(state: TrioState, source: int, move: Reveal) -> IllegalMove:
    """TI-08: an empty hand can't be asked. TI-09: only the two ends of a hand can."""
    if not 0 <= source < state.seats:
        return IllegalMove("there is no seat {source} at this table", source=source)
    if move.place is not None or move.end is None:
        return IllegalMove("a hand gives its lowest or its highest card, no other")
    if any(index - PLACES >> 1 == source for index in state.shown):
        return IllegalMove("seat {source} has no other card in hand", source=source)
    return IllegalMove("seat {source} has no card left", source=source)
