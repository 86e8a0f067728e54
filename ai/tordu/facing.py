"""Tests on two moves of Le Tordu that the coach compares: who plays, what is needed, what the card is."""

from __future__ import annotations

from ai.coach.saying import Position, Values
from game.tordu.cards import CARD, RANKS, SUITS
from game.tordu.moves import Bid, Double, Pass, Play
from game.tordu.view import winner

HIGH = "KA"


# who, what and how many


def bidding(p: Position) -> bool:
    return isinstance(p.move, Bid) and p.view.phase in ("bid", "speak")


def bid_beside(p: Position) -> bool:
    """Tell if the other move is a bid, too."""
    return isinstance(p.other, Bid)


def declaring(p: Position) -> bool:
    return isinstance(p.move, Play) and p.view.contract.declarer == p.view.seat


def defending(p: Position) -> bool:
    return isinstance(p.move, Play) and p.view.contract.declarer != p.view.seat


def need(p: Position) -> int:
    """The tricks that the declarer still needs; negative: so many too many."""
    return int(p.view.contract.tricks - p.view.tricks[p.view.contract.declarer])


def left(p: Position) -> int:
    """The tricks that are still to be taken, the open one included."""
    return 8 - len(p.view.played)


def needs(p: Position) -> bool:
    return need(p) > 0


def full(p: Position) -> bool:
    return need(p) == 0


def beyond(p: Position) -> bool:
    """Tell if the declarer has too many tricks already."""
    return need(p) < 0


def fuller(p: Position) -> bool:
    return need(p) <= 0


def all_left(p: Position) -> bool:
    return need(p) == left(p)


def none_wanted(p: Position) -> bool:
    return bool(p.view.contract.tricks == 0)


def some_wanted(p: Position) -> bool:
    return bool(p.view.contract.tricks > 0)


def mine(p: Position) -> bool:
    return bool(p.seat == p.view.seat)


def theirs(p: Position) -> bool:
    return bool(p.seat == p.view.contract.declarer)


def leads(p: Position) -> bool:
    return not p.view.trick


def follows(p: Position) -> bool:
    return bool(p.view.trick)


def hand(p: Position) -> tuple[str, ...]:
    return p.view.hands[p.view.seat] or ()


def held(p: Position, suit: str) -> int:
    """The number of cards of a suit in hand."""
    return sum(card[1] == suit for card in hand(p))


def side(p: Position) -> bool:
    """Tell if the card is no trump."""
    return bool(p.move.card[1] != p.view.contract.suit)


def trump(p: Position) -> bool:
    return not side(p)


def high(p: Position) -> bool:
    return bool(p.move.card[0] in HIGH)


def other_high(p: Position) -> bool:
    return isinstance(p.other, Play) and p.other.card[0] in HIGH


def single(p: Position) -> bool:
    """Tell if the card is the last one of its suit."""
    return held(p, p.move.card[1]) == 1


def beats(p: Position, card: str) -> bool:
    """Tell if a card would take the trick as it lies."""
    if not p.view.trick:
        return True
    lying = [CARD[laid.card] for laid in p.view.trick]
    return winner([*lying, CARD[card]], SUITS.index(p.view.contract.suit)) == len(lying)


def takes_nothing(p: Position) -> bool:
    return not beats(p, p.move.card)


def off_suit(p: Position) -> bool:
    """Tell if the card does not follow and is no trump: it is thrown away."""
    return bool(p.view.trick) and p.move.card[1] != p.view.trick[0].card[1] and side(p)


def trumps_in(p: Position) -> bool:
    """Tell if the card trumps another suit."""
    return bool(p.view.trick) and p.move.card[1] != p.view.trick[0].card[1] and trump(p)


def lies_theirs(p: Position) -> bool:
    """Tell if the declarer takes the trick as it lies."""
    if not p.view.trick:
        return False
    best = winner([CARD[laid.card] for laid in p.view.trick], SUITS.index(p.view.contract.suit))
    return bool(p.view.trick[best].seat == p.view.contract.declarer)


def lowest(p: Position) -> bool:
    """Tell if it is the lowest of its suit in hand, and not the only one."""
    others = [card for card in hand(p) if card[1] == p.move.card[1] and card != p.move.card]
    return bool(others) and all(_rank(card) > _rank(p.move.card) for card in others)


def _rank(card: str) -> int:
    return RANKS.index(card[0])


def lower(p: Position) -> bool:
    """Tell if the card is lower than the other one, in the same suit."""
    return isinstance(p.other, Play) and p.other.card[1] == p.move.card[1] and _rank(p.move.card) < _rank(p.other.card)


# of a hand that bids


def aces(p: Position) -> int:
    return sum(card[0] == "A" for card in hand(p))


def zero(p: Position) -> bool:
    return bool(p.move.tricks == 0)


def just_aces(p: Position) -> bool:
    """Tell if the hand has aces, but no king or queen."""
    return aces(p) > 0 and not any(card[0] in "QK" for card in hand(p))


def few_low_trumps(p: Position) -> bool:
    """Tell if the hand has one or two trumps, none above a jack."""
    trumps = [card for card in hand(p) if card[1] == p.move.suit]
    return 0 < len(trumps) < 3 and not any(card[0] in "QKA" for card in trumps)


def passing(p: Position) -> bool:
    return isinstance(p.move, Pass)


def doubling(p: Position) -> bool:
    return isinstance(p.move, Double)


def over(p: Position) -> bool:
    """Tell if somebody has bid."""
    return bool(p.view.contract is not None)


def weak(p: Position) -> bool:
    return not any(card[0] in "QKA" for card in hand(p))


def few_high(p: Position) -> bool:
    """Tell if the hand has two aces and kings at most."""
    return sum(card[0] in HIGH for card in hand(p)) <= 2


def has_high(p: Position) -> bool:
    return any(card[0] in HIGH for card in hand(p))


def void_of(p: Position) -> list[str]:
    return [suit for suit in SUITS if not held(p, suit) and suit != p.move.suit]


# values


def declarer(p: Position) -> Values:
    return {"name": p.view.contract.declarer}


def declarer_tricks(p: Position) -> Values:
    return {"name": p.view.contract.declarer, "tricks": p.view.contract.tricks}


def declarer_suit(p: Position) -> Values:
    return {"name": p.view.contract.declarer, "suit": p.move.card[1]}


def tricks(p: Position) -> Values:
    return {"tricks": p.view.contract.tricks}


def suit(p: Position) -> Values:
    return {"suit": p.move.card[1]}


def the_other(p: Position) -> Values:
    return {"card": p.other.card}


def trump_suit(p: Position) -> Values:
    return {"suit": p.move.suit, "count": held(p, p.move.suit)}


def rival(p: Position) -> Values:
    return {"other": p.other}


def missing(p: Position) -> Values:
    """A suit that the hand has no card of."""
    return {"suit": void_of(p)[0]}


def short_of(p: Position) -> Values:
    return {"count": need(p)}


def their_trumps(p: Position) -> Values:
    return {"count": held(p, p.view.contract.suit), **declarer(p)}


def plays(p: Position) -> bool:
    """Tell if the move and the other one are both cards."""
    return isinstance(p.move, Play) and isinstance(p.other, Play)


def takes(p: Position) -> bool:
    return beats(p, p.move.card)


def no_trumps(p: Position) -> bool:
    return not held(p, p.move.suit)


def has_trumps(p: Position) -> bool:
    return held(p, p.move.suit) > 0


def three_trumps(p: Position) -> bool:
    return held(p, p.move.suit) >= 3


def five_trumps(p: Position) -> bool:
    return held(p, p.move.suit) >= 5


def several(p: Position) -> bool:
    return bool(p.move.tricks > 1)


def wants(p: Position) -> bool:
    return bool(p.move.tricks > 0)


def tordu(p: Position) -> bool:
    return bool(p.move.suit == "t")


def as_aces(p: Position) -> bool:
    """Tell if as many tricks are bid as there are aces, without kings and queens."""
    return just_aces(p) and bool(p.move.tricks == aces(p))


def has_ace(p: Position) -> bool:
    return aces(p) > 0


def one_ace(p: Position) -> bool:
    return aces(p) == 1


def ace(p: Position) -> bool:
    return bool(p.move.card[0] == "A")


def doubled(p: Position) -> bool:
    return over(p) and bool(p.view.contract.doubled)


def strong_defence(p: Position) -> bool:
    return held(p, p.view.contract.suit) >= 3


def hopes_high(p: Position) -> bool:
    return bool(p.view.contract.tricks >= 3) and aces(p) > 0


def hopes_low(p: Position) -> bool:
    return bool(p.view.contract.tricks <= 1)


def voided(p: Position) -> bool:
    return bool(void_of(p))
