"""The matches that players don't have: whoever guesses elsewhere has none at the ends of their own hand."""

from __future__ import annotations

from typing import NamedTuple

from ai.trio.worlds import World
from game.trio.view import Seen, Swap, TrioView

DOUBT = 0.1
"""The chance that someone overlooks a match in their own hand."""


class Silence(NamedTuple):
    """A seat looked for a number elsewhere; `since` holds the cards that have left its hand from that turn on."""

    seat: int
    number: int
    since: tuple[int, ...]


def silences(view: TrioView) -> list[Silence]:
    """Every guess of another seat that went wrong, as long as its hand has only lost cards since."""
    lying = [tuple(seen.number for seen in view.revealed if seen.source == seat) for seat in range(view.seats)]
    since: list[tuple[int, ...] | None] = list(lying)
    found: set[Silence] = set()
    for turn in reversed(_turns(view)):
        if isinstance(turn, Swap):
            for seat in turn.swapped:
                since[seat] = None
        elif turn[0].became == "trio":
            for seen in turn:
                left = since[int(seen.source)] if seen.end is not None else None
                if left is not None:
                    since[int(seen.source)] = (*left, seen.number)
        elif turn[0].became == "back":
            seat, left = turn[0].by, since[turn[0].by]
            if left is not None and view.seat != seat and all(seen.source != seat for seen in turn):
                found.add(Silence(seat, turn[0].number, tuple(sorted(left))))
    return sorted(found)


def oversights(world: World, silent: list[Silence]) -> int:
    """The number of silences in which, if the world were so, someone overlooked a match."""
    count = 0
    for seat, number, since in silent:
        hand = world.hands[seat]
        if since:
            hand = sorted([*hand, *since])
        if hand and (hand[0] == number or hand[-1] == number):
            count += 1
    return count


def _turns(view: TrioView) -> list[list[Seen] | Swap]:
    """The history cut into turns; an exchange is a turn of its own."""
    turns: list[list[Seen] | Swap] = []
    for entry in view.history:
        last = turns[-1] if turns else None
        if isinstance(entry, Swap):
            turns.append(entry)
        elif isinstance(last, list) and last[0].turn == entry.turn:
            last.append(entry)
        else:
            turns.append([entry])
    return turns
