"""Tests on two moves of Défizz that the coach compares, and the values of its sentences."""

from __future__ import annotations

from ai.coach.saying import Position, Values
from ai.defizz.fortune import turns_left
from game.defizz.chance.draws import worth
from game.defizz.moves import Accept, Answer, Challenge, Chance, Choose, Guess, Help, Pass, Press, Refuse, Stake


def choosing(p: Position) -> bool:
    return isinstance(p.move, Choose)


def helping(p: Position) -> bool:
    return isinstance(p.move, Help)


def naming(p: Position) -> bool:
    return isinstance(p.move, Challenge)


def staking(p: Position) -> bool:
    return isinstance(p.move, Stake)


def accepting(p: Position) -> bool:
    return isinstance(p.move, Accept)


def refusing(p: Position) -> bool:
    return isinstance(p.move, Refuse)


def pressing(p: Position) -> bool:
    return isinstance(p.move, Press)


def passing(p: Position) -> bool:
    return isinstance(p.move, Pass) and p.view.phase == "press"


def answering(p: Position) -> bool:
    return isinstance(p.move, Answer) and p.view.phase == "floor"


def listing(p: Position) -> bool:
    return isinstance(p.move, Answer) and p.view.phase == "pingpong"


def giving_up(p: Position) -> bool:
    return isinstance(p.move, Pass) and p.view.phase == "pingpong"


def guessing(p: Position) -> bool:
    return isinstance(p.move, Guess)


def lucky(p: Position) -> bool:
    return isinstance(p.move, Chance)


def _kind(p: Position) -> str:
    """The game of chance that is going on; empty if none is."""
    return str(p.view.luck.kind) if p.view.luck is not None else ""


def door(p: Position) -> bool:
    return lucky(p) and _kind(p) == "door" and p.move.go is True


def stopping(p: Position) -> bool:
    return lucky(p) and _kind(p) == "twenty_one" and p.move.go is False


def another(p: Position) -> bool:
    return lucky(p) and _kind(p) == "twenty_one" and p.move.go is True


def closest(p: Position) -> bool:
    return lucky(p) and _kind(p) == "closest"


def clock(p: Position) -> bool:
    return lucky(p) and _kind(p) in ("light", "stop_clock")


def not_active(p: Position) -> bool:
    return bool(p.view.active != p.view.seat)


def enriching(p: Position) -> bool:
    return bool(p.view.enriching)


def classic(p: Position) -> bool:
    return not p.view.enriching


def read(p: Position) -> bool:
    """Tell if the question of the hint has been read."""
    return p.view.questions[p.move.question] is not None


def _mode(p: Position) -> str:
    shown = p.view.questions[p.move.question]
    return str(shown.mode) if shown is not None else ""


def target(p: Position) -> bool:
    return _mode(p) == "cible"


def list_mode(p: Position) -> bool:
    return _mode(p) == "pingpong"


def chance_mode(p: Position) -> bool:
    return _mode(p) == "chance"


def easiest(p: Position) -> bool:
    """Tell if no other question that was read is easier."""
    mine = p.view.questions[p.move.question]
    return mine is not None and all(
        shown is None or shown is mine or shown.difficulty > mine.difficulty for shown in p.view.questions
    )


def purse(p: Position) -> int:
    return int(p.view.purses[p.view.seat])


def others(p: Position) -> list[int]:
    return [p.view.purses[seat] for seat in p.view.living if seat != p.view.seat]


def leading(p: Position) -> bool:
    return purse(p) > max(others(p), default=0)


def trailing(p: Position) -> bool:
    return purse(p) < min(others(p), default=0)


def minimum(p: Position) -> bool:
    return bool(p.move.amount <= p.view.minimum)


def raising(p: Position) -> bool:
    return bool(p.move.amount > p.view.minimum)


def all_in(p: Position) -> bool:
    return bool(p.move.amount >= purse(p))


def poor(p: Position) -> bool:
    """Tell if the minimum is a good part of the purse."""
    return bool(purse(p) <= 3 * p.view.minimum)


def ending(p: Position) -> bool:
    """Tell if few turns are left."""
    left = turns_left(p.view)
    return left is not None and left <= 2


def theirs(p: Position) -> int:
    return int(p.view.purses[p.move.opponent])


def richest(p: Position) -> bool:
    return theirs(p) == max(others(p)) > min(others(p))


def all_as_rich(p: Position) -> bool:
    """Tell if all other sides have the same money."""
    return max(others(p)) == min(others(p))


def nearly_out(p: Position) -> bool:
    return bool(0 < theirs(p) <= 2 * p.view.minimum)


def duel(p: Position) -> bool:
    return bool(p.view.kind == "duel")


def rivals_rich(p: Position) -> bool:
    """Tell if a raise would cost more than a third of the purse."""
    return bool(p.view.stake * 3 >= purse(p))


def big_pot(p: Position) -> bool:
    return bool(p.view.pot >= p.view.stake)


def betting(p: Position) -> bool:
    """Tell if money goes onto the table with both moves."""
    return isinstance(p.move, (Choose, Challenge, Stake)) and isinstance(p.other, (Choose, Challenge, Stake))


def somebody(p: Position) -> bool:
    return p.seat >= 0


def said(p: Position) -> bool:
    """Tell if somebody has said a number already."""
    return any(word.said is not None for word in p.view.said)


def unread(p: Position) -> bool:
    """Tell if of the question no more than the hint has been read."""
    return not read(p)


# of the other move, which is warned of


def other_higher(p: Position) -> bool:
    return isinstance(p.other, Stake) and bool(p.other.amount > p.move.amount)


def other_lower(p: Position) -> bool:
    return isinstance(p.other, Stake) and bool(p.other.amount < p.move.amount)


def other_poorer(p: Position) -> bool:
    return isinstance(p.other, Challenge) and bool(p.view.purses[p.other.opponent] < theirs(p))


def other_hint(p: Position) -> bool:
    return isinstance(p.other, Choose) and unread(p)


# values


def who(p: Position) -> Values:
    return {"name": p.seat}


def opponent(p: Position) -> Values:
    return {"name": p.move.opponent, "amount": theirs(p)}


def least(p: Position) -> Values:
    return {"amount": p.view.minimum}


def refusal(p: Position) -> Values:
    return {"amount": min(p.view.minimum, purse(p)), "stake": p.view.stake}


def pot(p: Position) -> Values:
    return {"amount": p.view.pot}


def rival(p: Position) -> Values:
    return {"other": p.other}


def points(p: Position) -> Values:
    return {"count": worth(p.view.luck.hand)}
