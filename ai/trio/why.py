"""The reasons for a move of Trio: the one fact that decided, with its numbers."""

from __future__ import annotations

from ai.coach.plainly import Plainly
from ai.player import Reason
from ai.trio.gifts import lone_end, own
from ai.trio.notes import Notes
from ai.trio.odds import RevealOdds
from ai.trio.reveals import MATCH, SURE
from game.table import Move
from game.trio.moves import REVEALS, Offer
from game.trio.view import TrioView

ONLY = "{move}: there is no other choice"
TRIO = "{move}: all three cards with number {number} are known"
KNOWN = "{move}: number {number} is there, as far as remembered"
GUESS = "{move}: it may be number {number}; {count} cards in reach are not known"
LAST_GUESS = "{move}: it may be number {number}; no other card in reach is unknown"
LOOK = "{move}: one of {count} cards in reach that are not known"
LAST_LOOK = "{move}: the only card in reach that is not known"
BLANK = "{move}: {count} equal cards are known to be in reach, that is the most"
SINGLE = "{move}: no two equal cards are known to be in reach"
IN_ALL = "{move}: leads to a trio in all of {worlds} imagined deals"
CHANCE = "{move}: leads to a trio in {percent} % of {worlds} imagined deals; {other}: {less} %"
SAFER = "{move}: leads to a trio in {percent} % of {worlds} imagined deals, and to a better one than “{other}”"
LEARN = "{move}: no trio in {worlds} imagined deals; here are {count} different numbers in them"
CERTAIN = "{move}: no trio in {worlds} imagined deals, whatever is turned up"
GIVE = "{move}: the only {number} in the hand, and at its end"
SPARE = "{move}: missed least of {cards} cards; others equal to it in the hand: {count}"
KEEP = "{move}: the hand has nothing but equal cards"
LIKE = "{move}: that came to mind first"

EVEN = "{move}: about as good as “{other}”"
PLAINLY = {
    CHANCE: Plainly("{move}: leads to a trio more often than “{other}”", EVEN),
    SAFER: Plainly("{move}: leads to a better trio than “{other}”"),
    IN_ALL: Plainly("{move}: leads to a trio"),
    LEARN: Plainly("{move}: no trio is in sight, and most is learnt here"),
    CERTAIN: Plainly("{move}: no trio is in sight, whatever is turned up"),
    SPARE: Plainly("{move}: missed least of all cards"),
}
"""Reasons with figures, and their words without."""


def only(move: Move) -> Reason:
    return Reason(ONLY, move=move)


def remembered(view: TrioView, notes: Notes, weighed: list[tuple[int, float]]) -> Reason:
    """The reason for the first of these reveals, from memory."""
    reveal, worth = weighed[0]
    move, number = REVEALS[reveal], notes.at(reveal)
    unknown = sum(1 for other, _ in weighed if not notes.at(other))
    if worth >= SURE:
        return Reason(TRIO, move=move, number=number)
    if view.revealed and worth == MATCH:
        return Reason(KNOWN, move=move, number=number)
    if number:
        equal = len(notes.reach(number))
        return Reason(BLANK, move=move, count=equal) if equal > 1 else Reason(SINGLE, move=move)
    if view.revealed and unknown == 1:
        return Reason(LAST_GUESS, move=move, number=view.revealed[0].number)
    if view.revealed:
        return Reason(GUESS, move=move, number=view.revealed[0].number, count=unknown)
    return Reason(LOOK, move=move, count=unknown) if unknown > 1 else Reason(LAST_LOOK, move=move)


def imagined(found: list[RevealOdds], worlds: int) -> Reason:
    """The reason for the first of these reveals, from imagined deals, beside the next best."""
    best, other = found[0], found[1]
    move, share = REVEALS[best.reveal], round(100 * best.share)
    if best.share == 1:
        return Reason(IN_ALL, move=move, worlds=worlds)
    if not share and best.numbers == 1:
        return Reason(CERTAIN, move=move, worlds=worlds)
    if not share:
        return Reason(LEARN, move=move, worlds=worlds, count=best.numbers)
    if best.share < other.share:
        return Reason(SAFER, move=move, percent=share, worlds=worlds, other=REVEALS[other.reveal])
    return Reason(
        CHANCE, move=move, percent=share, worlds=worlds, other=REVEALS[other.reveal], less=round(100 * other.share)
    )


def gift(view: TrioView, move: Move) -> Reason:
    """The reason for giving this card, or none, to the partner."""
    if not isinstance(move, Offer):
        return Reason(KEEP, move=move)
    if lone_end(view, move.number):
        return Reason(GIVE, move=move, number=move.number)
    hand = own(view)
    return Reason(SPARE, move=move, cards=len(hand), count=hand.count(move.number) - 1)
