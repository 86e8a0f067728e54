"""Tests on a card of Le Tordu by what has been seen: what is still out, what the trick that lies allows."""

from __future__ import annotations

from ai.coach.saying import Position, Values
from ai.tordu.facing import beats, hand, held, leads, lies_theirs, takes_nothing, trump
from game.tordu.cards import RANKS
from game.tordu.moves import Bid, Double, Pass, Play

MANY = 3
"""The number of cards from which there are many."""


def _rank(card: str) -> int:
    return RANKS.index(card[0])


def _seen(p: Position) -> set[str]:
    """The cards that have been seen in this deal: one's own, those that were played, those that lie."""
    played = {laid.card for trick in p.view.played for laid in trick}
    return played | {laid.card for laid in p.view.trick} | set(hand(p))


def higher_out(p: Position) -> int:
    """The number of higher cards of the suit that have not been seen, some of them perhaps left over."""
    seen, suit = _seen(p), p.move.card[1]
    return sum(rank + suit not in seen for rank in RANKS[_rank(p.move.card) + 1 :])


def unbeaten(p: Position) -> bool:
    """Tell if no higher card of its suit can be out."""
    return not higher_out(p)


def one_out(p: Position) -> bool:
    return higher_out(p) == 1


def two_out(p: Position) -> bool:
    return higher_out(p) == 2


def many_out(p: Position) -> bool:
    return higher_out(p) >= MANY


def trumped_no_more(p: Position) -> bool:
    """Tell if all trumps that others could hold have been seen."""
    seen, suit = _seen(p), p.view.contract.suit
    return all(rank + suit in seen for rank in RANKS)


def last_to_play(p: Position) -> bool:
    return bool(len(p.view.trick) == p.view.seats - 1)


def declarer_has_played(p: Position) -> bool:
    return any(laid.seat == p.view.contract.declarer for laid in p.view.trick)


def has_trump(p: Position) -> bool:
    return held(p, p.view.contract.suit) > 0


def trumpless(p: Position) -> bool:
    return not has_trump(p)


def follows_suit(p: Position) -> bool:
    return bool(p.view.trick) and p.move.card[1] == p.view.trick[0].card[1]


def must_take(p: Position) -> bool:
    """Tell if every card that can be played takes the trick as it lies."""
    return bool(p.view.trick) and all(beats(p, card) for card in _playable(p))


def cannot_take(p: Position) -> bool:
    """Tell if no card that can be played takes the trick as it lies."""
    return bool(p.view.trick) and not any(beats(p, card) for card in _playable(p))


def could_take(p: Position) -> bool:
    """Tell if some card that can be played takes the trick as it lies."""
    return bool(p.view.trick) and not cannot_take(p)


def smallest_taker(p: Position) -> bool:
    """Tell if a higher card of the same suit stays in hand that would take the trick too."""
    return beats(p, p.move.card) and any(
        card[1] == p.move.card[1] and _rank(card) > _rank(p.move.card) for card in _playable(p)
    )


def highest_below(p: Position) -> bool:
    """Tell if it is the highest card in hand that stays below, with a lower one beside it."""
    below = [card for card in _playable(p) if card[1] == p.move.card[1] and not beats(p, card)]
    return takes_nothing(p) and len(below) > 1 and all(_rank(card) <= _rank(p.move.card) for card in below)


def _playable(p: Position) -> list[str]:
    """The cards that may be played to the trick."""
    led = p.view.trick[0].card[1]
    return [card for card in hand(p) if card[1] == led] or list(hand(p))


def longest(p: Position) -> bool:
    """Tell if no other suit has as many cards in hand."""
    mine = held(p, p.move.card[1])
    return mine > 2 and all(held(p, suit) < mine for suit in "cdhst" if suit != p.move.card[1])


def lies_with_another(p: Position) -> bool:
    """Tell if somebody else than the declarer takes the trick as it lies."""
    return bool(p.view.trick) and not lies_theirs(p)


def leads_trump(p: Position) -> bool:
    return leads(p) and trump(p)


# of the other move, which is warned of


def _other(p: Position) -> Position:
    return p._replace(move=p.other)


def other_card(p: Position) -> bool:
    return isinstance(p.other, Play)


def other_takes(p: Position) -> bool:
    return bool(p.view.trick) and beats(p, p.other.card)


def other_takes_nothing(p: Position) -> bool:
    return bool(p.view.trick) and not beats(p, p.other.card)


def other_high_lead(p: Position) -> bool:
    return leads(p) and p.other.card[0] in "AK"


def other_has_fewer_above(p: Position) -> bool:
    """Tell if a lead of the other card leaves fewer cards that are higher."""
    return leads(p) and higher_out(_other(p)) < higher_out(p)


def other_takes_lower(p: Position) -> bool:
    """Tell if the other card takes the trick as it lies too, is lower, and others are still to play."""
    same = p.other.card[1] == p.move.card[1]
    return other_takes(p) and same and _rank(p.other.card) < _rank(p.move.card) and not last_to_play(p)


def other_low_lead(p: Position) -> bool:
    return leads(p) and higher_out(_other(p)) >= MANY


def other_bid(p: Position) -> bool:
    return isinstance(p.other, Bid)


def other_pass(p: Position) -> bool:
    return isinstance(p.other, Pass)


def other_double(p: Position) -> bool:
    return isinstance(p.other, Double)


def same_trump(p: Position) -> bool:
    return isinstance(p.move, Bid) and p.move.suit == p.other.suit


def other_more(p: Position) -> bool:
    return bool(p.other.tricks > p.move.tricks)


def other_fewer(p: Position) -> bool:
    return bool(p.other.tricks < p.move.tricks)


def few_held(p: Position) -> bool:
    """Tell if the hand has hardly any card of the other bid's suit, which would be trump."""
    return held(p, p.other.suit) <= 1


def bid_now(p: Position) -> bool:
    return isinstance(p.move, Bid)


def unbid(p: Position) -> bool:
    """Tell if a bid of one's own stands beside another one of nobody."""
    return p.view.contract is None


# values


def higher(p: Position) -> Values:
    return {"suit": p.move.card[1], "many": higher_out(p)}


def led(p: Position) -> Values:
    """The suit that was led."""
    return {"suit": p.view.trick[0].card[1]}


def other_suit(p: Position) -> Values:
    return {"suit": p.other.suit}


def more_tricks(p: Position) -> Values:
    return {"tricks": p.other.tricks}
