"""Tests on two moves of Trio that the coach compares, and the values of its sentences."""

from __future__ import annotations

from functools import lru_cache

from ai.coach.saying import Position, Values
from ai.trio.gifts import lone_end, own
from ai.trio.notes import Notes, perfect
from ai.trio.player import INDEX
from ai.trio.stakes import team
from game.trio.cards import LINKS, SEVEN
from game.trio.moves import Decline, Offer, Reveal
from game.trio.view import Seen, TrioView

LOW, HIGH, MIDDLING = 4, 9, range(5, 9)
FEW = 3


class _Read:
    """The notes of the view that was looked at last."""

    view: TrioView | None = None
    notes: Notes | None = None


def notes(p: Position) -> Notes:
    """All that has been seen, read once for each view."""
    if _Read.view is not p.view or _Read.notes is None:
        _Read.view, _Read.notes = p.view, Notes(p.view, perfect)
    return _Read.notes


@lru_cache(maxsize=256)
def _index(move: Reveal) -> int:
    return INDEX[move]


def asking(p: Position) -> bool:
    return isinstance(p.move, Reveal)


def number(p: Position) -> int:
    """The number that the reveal would show; 0 if nobody knows."""
    return notes(p).at(_index(p.move))


def needed(p: Position) -> int:
    """The number that lies revealed; 0 if none does."""
    return p.view.revealed[0].number if p.view.revealed else 0


def begins(p: Position) -> bool:
    return asking(p) and not p.view.revealed


def goes_on(p: Position) -> bool:
    return asking(p) and bool(p.view.revealed)


def one_lies(p: Position) -> bool:
    return asking(p) and len(p.view.revealed) == 1


def two_lie(p: Position) -> bool:
    return asking(p) and len(p.view.revealed) == 2


def known(p: Position) -> bool:
    return number(p) > 0


def unknown(p: Position) -> bool:
    return asking(p) and not number(p)


def matches(p: Position) -> bool:
    return known(p) and number(p) == needed(p)


def mine(p: Position) -> bool:
    """Tell if the card is asked of one's own hand."""
    return bool(p.move.source == p.view.seat)


def from_middle(p: Position) -> bool:
    return bool(p.move.source == "middle")


def from_hand(p: Position) -> bool:
    return not from_middle(p) and not mine(p)


def all_known(p: Position) -> bool:
    return known(p) and len(notes(p).reach(number(p))) >= 3


def two_known(p: Position) -> bool:
    return known(p) and len(notes(p).reach(number(p))) == 2


def seven(p: Position) -> bool:
    return SEVEN in (number(p), needed(p))


def own_pair(p: Position) -> bool:
    return mine(p) and known(p) and own(p.view).count(number(p)) == 2


def low_end(p: Position) -> bool:
    return bool(p.move.end == "low")


def high_end(p: Position) -> bool:
    return bool(p.move.end == "high")


def needs_low(p: Position) -> bool:
    return 0 < needed(p) <= LOW


def needs_high(p: Position) -> bool:
    return needed(p) >= HIGH


def needs_middling(p: Position) -> bool:
    return needed(p) in MIDDLING


def few(p: Position) -> bool:
    """Tell if the hand that is asked has few cards left."""
    return from_hand(p) and p.view.counts[p.move.source] <= FEW


def never_asked(p: Position) -> bool:
    """Tell if nobody has asked this hand at this end yet."""
    return not any(
        isinstance(seen, Seen) and (seen.source, seen.end) == (p.move.source, p.move.end) for seen in p.view.history
    )


def ours(p: Position) -> list[int]:
    """The numbers of the trios of one's own side."""
    return [each for mate in team(p.view, p.view.seat) for each in p.view.trios[mate]]


def links(p: Position) -> bool:
    """Tell if a trio of the number would win beside one of one's own."""
    wanted = number(p) or needed(p)
    return p.view.options.mode == "picante" and bool(wanted and LINKS[wanted].intersection(ours(p)))


def third_trio(p: Position) -> bool:
    return bool(p.view.options.mode == "simple" and len(ours(p)) == 2)


def offering(p: Position) -> bool:
    return isinstance(p.move, Offer)


def lone(p: Position) -> bool:
    return lone_end(p.view, p.move.number)


def declining(p: Position) -> bool:
    return isinstance(p.move, Decline)


def rival(p: Position) -> bool:
    return p.seat not in team(p.view, p.view.seat)


def two_trios(p: Position) -> bool:
    """Tell if the seat needs one more trio."""
    return p.view.options.mode == "simple" and len(p.view.trios[p.seat]) == 2


# of the other move, which is warned of


def _other(p: Position) -> Position:
    return p._replace(move=p.other)


def other_known(p: Position) -> bool:
    """Tell if the other card is known, and not the number that is needed."""
    return asking(_other(p)) and known(_other(p)) and number(_other(p)) != needed(p)


def other_high_end(p: Position) -> bool:
    return asking(_other(p)) and from_hand(_other(p)) and high_end(_other(p))


def other_low_end(p: Position) -> bool:
    return asking(_other(p)) and from_hand(_other(p)) and low_end(_other(p))


def other_from_hand(p: Position) -> bool:
    return asking(_other(p)) and from_hand(_other(p))


def other_mine(p: Position) -> bool:
    return asking(_other(p)) and mine(_other(p)) and not mine(p)


def other_alone(p: Position) -> bool:
    """Tell if nobody can know where another card like the other one lies."""
    return asking(_other(p)) and known(_other(p)) and len(notes(p).reach(number(_other(p)))) == 1


# values


def other_number(p: Position) -> Values:
    return {"one": number(_other(p))}


def who(p: Position) -> Values:
    return {"name": p.seat}


def asked(p: Position) -> Values:
    return {
        "name": p.move.source,
        "cards": p.view.counts[p.move.source],
        "number": number(p) or needed(p),
        "one": number(p) or needed(p),
    }


def the_number(p: Position) -> Values:
    return {"number": number(p) or needed(p), "one": number(p) or needed(p)}


def linked(p: Position) -> Values:
    wanted = number(p) or needed(p)
    return {"number": wanted, "count": min(LINKS[wanted].intersection(ours(p)))}


def offered(p: Position) -> Values:
    return {"number": p.move.number}


def the_other(p: Position) -> Values:
    return {"other": p.other}
