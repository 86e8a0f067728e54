"""Tests on two moves of Trépido that the coach compares, and the values of its sentences."""

from __future__ import annotations

from ai.coach.saying import Position, Values
from game.trepido.cards import (
    CARD,
    EVENT,
    FACE,
    FITS,
    GIVE,
    JOKER,
    NAME,
    PLUS,
    POINTS,
    REPLAY,
    SKULL,
    SPEED,
    SWAP,
    SYMBOLS,
)
from game.trepido.moves import Draw, Give, Keep, Pass, Play, Replay, Reverse, Swap

NEAR, FEW = 2, 3


def hand(p: Position) -> list[int]:
    return [CARD[name] for name in p.view.hands[p.view.seat] or ()]


def rest(p: Position) -> list[int]:
    """The hand without the card that is laid."""
    return [card for card in hand(p) if card != CARD[p.move.card]]


def after(p: Position) -> int:
    """The seat whose turn comes next, as play goes round now."""
    return int((p.view.seat + p.view.direction) % p.view.seats)


def laying(p: Position) -> bool:
    return isinstance(p.move, Play)


def drawing(p: Position) -> bool:
    return isinstance(p.move, Draw) and p.view.phase != "threat"


def taking(p: Position) -> bool:
    return isinstance(p.move, Draw) and p.view.phase == "threat"


def keeping(p: Position) -> bool:
    return isinstance(p.move, Keep)


def passing(p: Position) -> bool:
    return isinstance(p.move, Pass)


def giving(p: Position) -> bool:
    return isinstance(p.move, Give)


def swapping(p: Position) -> bool:
    return isinstance(p.move, Swap)


def again(p: Position) -> bool:
    return isinstance(p.move, Replay)


def turning(p: Position) -> bool:
    return isinstance(p.move, Reverse)


def threatened(p: Position) -> bool:
    return bool(p.view.phase == "threat")


def last(p: Position) -> bool:
    return len(hand(p)) == 1


def _fits(p: Position, card: int) -> bool:
    strengths = p.view.options.kids in (0, 3)
    top = SYMBOLS.index(p.view.beat.symbol) * 3 + p.view.beat.strength - 1 if p.view.beat else 9
    return bool(FITS[strengths][top][card])


def shown(p: Position) -> int:
    """The face that the move leaves to beat."""
    face = FACE[CARD[p.move.card]]
    return face if p.move.symbol is None else SYMBOLS.index(p.move.symbol) * 3 + face - JOKER


def goes_on(p: Position) -> bool:
    """Tell if something else in the hand fits on the card that is laid."""
    face = shown(p)
    if face >= SKULL:  # where wrong cards pass, a skull can be laid; it is taken back
        return False
    fits = FITS[p.view.options.kids in (0, 3)][face]
    return any(fits[card] for card in rest(p))


def nothing_fits(p: Position) -> bool:
    return not any(_fits(p, card) for card in hand(p))


def something_fits(p: Position) -> bool:
    return not nothing_fits(p)


def two_left(p: Position) -> bool:
    return len(hand(p)) == 2


def _event(p: Position, event: int) -> bool:
    return EVENT[CARD[p.move.card]] == event


def replay(p: Position) -> bool:
    return _event(p, REPLAY)


def speed(p: Position) -> bool:
    return _event(p, SPEED)


def plus(p: Position) -> bool:
    return _event(p, PLUS)


def give(p: Position) -> bool:
    return _event(p, GIVE)


def swap(p: Position) -> bool:
    return _event(p, SWAP)


def joker(p: Position) -> bool:
    return bool(JOKER <= FACE[CARD[p.move.card]] < SKULL)


def no_joker(p: Position) -> bool:
    return not laying(p) or not joker(p)


def other_joker(p: Position) -> bool:
    """Tell if the other move lays a joker, and this one lays none."""
    return isinstance(p.other, Play) and JOKER <= FACE[CARD[p.other.card]] < SKULL and no_joker(p)


def has_skull(p: Position) -> bool:
    return any(FACE[card] == SKULL for card in hand(p))


def skull(p: Position) -> bool:
    return FACE[CARD[p.move.card]] == SKULL


def has_gift_for_skull(p: Position) -> bool:
    """Tell if the card laid lets a skull be given away."""
    return give(p) and has_skull(p)


def opening(p: Position) -> bool:
    return p.view.beat is None


def for_points(p: Position) -> bool:
    return bool(p.view.options.match == "points")


def costly(p: Position) -> bool:
    return POINTS[CARD[p.move.card]] >= 30


def beats_announced(p: Position) -> bool:
    """Tell if a joker's symbol leaves something of one's own to go on with."""
    return joker(p) and goes_on(p)


def keeps_stronger(p: Position) -> bool:
    """Tell if a stronger card of the same symbol stays in the hand."""
    face = FACE[CARD[p.move.card]]
    return face < JOKER and any(
        FACE[card] < JOKER and FACE[card] // 3 == face // 3 and FACE[card] > face for card in rest(p)
    )


def strong(p: Position) -> bool:
    """Tell if the card laid is of the greatest strength, which only one symbol and jokers beat."""
    return FACE[CARD[p.move.card]] % 3 == 2 and p.view.options.kids in (0, 3)


def next_few(p: Position) -> bool:
    return bool(p.view.counts[after(p)] <= FEW) and against(p, after(p))


def next_one(p: Position) -> bool:
    return bool(p.view.counts[after(p)] == 1) and against(p, after(p))


def against(p: Position, seat: int) -> bool:
    """Tell if somebody else sits there who does not play in the same team."""
    return bool(seat != p.view.seat and not (p.view.options.teams and (seat ^ p.view.seat) & 1 == 0))


def rival(p: Position) -> bool:
    return against(p, p.seat)


def is_next(p: Position) -> bool:
    return p.seat == after(p) and against(p, p.seat)


def me(p: Position) -> bool:
    return bool(p.seat == p.view.seat)


def one_left(p: Position) -> bool:
    return bool(p.view.counts[p.seat] == 1)


def near(p: Position) -> bool:
    return bool(1 < p.view.counts[p.seat] <= FEW)


def to_near(p: Position) -> bool:
    """Tell if the gift goes to a hand that is nearly empty."""
    return bool(p.view.counts[p.move.to] <= FEW) and against(p, p.move.to)


def smaller_around(p: Position) -> bool:
    """Tell if somebody's hand is smaller than what is left after this card."""
    return bool(min(count for seat, count in enumerate(p.view.counts) if seat != p.view.seat) < len(hand(p)) - 1)


def smaller(p: Position) -> bool:
    """Tell if the hand swapped for is smaller than what is left of one's own."""
    return bool(p.view.counts[p.move.other] < len(hand(p)))


def three_left(p: Position) -> bool:
    return len(hand(p)) > 2


def no_event(p: Position) -> bool:
    """Tell if the card laid or given has no event, and others in the hand have one."""
    return not EVENT[CARD[p.move.card]] and any(EVENT[card] for card in rest(p))


def alone_fits(p: Position) -> bool:
    """Tell if nothing else in the hand fits on what lies there."""
    return not opening(p) and not any(_fits(p, card) for card in rest(p))


def keeps_event(p: Position) -> bool:
    """Tell if the card has no event, and another that fits as well has one."""
    card = CARD[p.move.card]
    return not EVENT[card] and FACE[card] < JOKER and any(EVENT[other] and _fits(p, other) for other in rest(p))


def more_of_symbol(p: Position) -> bool:
    """Tell if at least two more cards of its symbol stay in the hand."""
    face = FACE[CARD[p.move.card]]
    return face < JOKER and sum(FACE[card] < JOKER and FACE[card] // 3 == face // 3 for card in rest(p)) >= 2


def weakest(p: Position) -> bool:
    """Tell if the card has no event and the least strength."""
    card = CARD[p.move.card]
    return not EVENT[card] and FACE[card] < JOKER and FACE[card] % 3 == 0


def only_jokers_fit(p: Position) -> bool:
    fitting = [card for card in hand(p) if _fits(p, card)]
    return bool(fitting) and all(JOKER <= FACE[card] < SKULL for card in fitting)


# of the other move, which is warned of


def calm(p: Position) -> bool:
    return not threatened(p)


def lays_nothing(p: Position) -> bool:
    return isinstance(p.move, Draw | Keep | Pass)


def has_event(p: Position) -> bool:
    return EVENT[CARD[p.move.card]] > 0


def other_draws(p: Position) -> bool:
    return isinstance(p.other, Draw)


def other_passes(p: Position) -> bool:
    return isinstance(p.other, Pass | Keep)


def other_lays(p: Position) -> bool:
    return isinstance(p.other, Play)


def other_gives(p: Position) -> bool:
    """Tell if the other gift goes to a hand that is nearly full, this one to one that is nearly empty."""
    return isinstance(p.other, Give) and bool(p.view.counts[p.move.to] < p.view.counts[p.other.to])


def other_swaps_more(p: Position) -> bool:
    return isinstance(p.other, Swap) and bool(p.view.counts[p.other.other] > p.view.counts[p.move.other])


def other_ends(p: Position) -> bool:
    """Tell if nothing in the hand would fit on the other card."""
    return isinstance(p.other, Play) and not goes_on(p._replace(move=p.other))


def other_weaker(p: Position) -> bool:
    """Tell if the other card is the weakest of its symbol, where strength counts, and this one is not."""
    if not isinstance(p.other, Play) or p.view.options.kids not in (0, 3):
        return False
    mine, theirs = FACE[CARD[p.move.card]], FACE[CARD[p.other.card]]
    return theirs < JOKER and theirs % 3 == 0 and (mine >= JOKER or mine % 3 > 0)


# values


def who(p: Position) -> Values:
    return {"name": p.seat}


def who_cards(p: Position) -> Values:
    return {"name": p.seat, "cards": p.view.counts[p.seat]}


def who_next(p: Position) -> Values:
    return {"name": after(p), "cards": p.view.counts[after(p)]}


def who_gets(p: Position) -> Values:
    return {"name": p.move.to, "cards": p.view.counts[p.move.to]}


def who_swaps(p: Position) -> Values:
    return {"name": p.move.other, "cards": p.view.counts[p.move.other], "count": len(hand(p))}


def threat(p: Position) -> Values:
    return {"count": p.view.threat, "more": p.view.threat + 3, "name": after(p)}


def points(p: Position) -> Values:
    return {"points": POINTS[CARD[p.move.card]]}


def the_skull(p: Position) -> Values:
    return {"card": next(NAME[card] for card in hand(p) if FACE[card] == SKULL)}
