"""Model people at Trio.

Assumed: they keep in mind single cards (“Zoé's lowest is a 3”, “the ninth in the middle is a 7”), each of which is
noticed and fades; of the rest of a hand they conclude nothing. They begin with three
equal cards if they know of three, else with a card nobody knows; *evening* shows off with two. They look for a low
number at low ends, for a high one at high ends, for others in the middle. A move is a turn:
one at random is so from its first card to its last. In teams they give any card.
"""

from __future__ import annotations

from random import Random
from zlib import crc32

from ai.arena.people.kinds import Kind, ModelPerson
from game.table import Move
from game.trio.moves import Offer, Reveal
from game.trio.view import Seen, TrioView

Place = tuple[str, int | str, int]
"""The place of a card: in the middle at a place, or in a hand at an end, counted from there."""
LOW, HIGH = 5, 8
"""The highest number looked for at low ends, and the lowest looked for at high ends."""


class TrioPerson(ModelPerson):
    """Somebody with a few cards in mind."""

    def slips(self, view: TrioView, rng: Random) -> bool:
        drawn = Random(
            crc32(f"slips/{view.seat}/{view.first}/{view.turn}/{len(view.history) - len(view.revealed)}".encode())
        )
        return drawn.random() < self.manner.slips

    def decide(self, view: TrioView, legal: list[Move], rng: Random) -> Move:
        reveals = [move for move in legal if isinstance(move, Reveal)]
        if not reveals:
            return rng.choice([move for move in legal if isinstance(move, Offer)] or legal)
        known = self._known(view)
        at = {move: known.get(self._place(view, move), 0) for move in reveals}
        if view.revealed:
            return self._next(view, at, rng)
        return self._first(view, known, at, rng)

    def _first(self, view: TrioView, known: dict[Place, int], at: dict[Reveal, int], rng: Random) -> Move:
        """Begin with a number of which three cards are known, or two; else with a card that nobody knows."""
        gone = {number for trios in view.trios for number in trios}
        counts = {number: list(known.values()).count(number) for number in range(1, 13)}
        for copies in (3, 2) if self.kind == "evening" else (3,):
            begun = [move for move, number in at.items() if number and counts[number] >= copies and number not in gone]
            if begun:
                return rng.choice(begun)
        return rng.choice([move for move, number in at.items() if not number] or list(at))

    def _next(self, view: TrioView, at: dict[Reveal, int], rng: Random) -> Move:
        """Turn up a card known to be equal, else one that may be."""
        number = view.revealed[0].number
        equal = [move for move, known in at.items() if known == number]
        if equal:
            return rng.choice(equal)
        unknown = [move for move, known in at.items() if not known]
        end = "low" if number <= LOW else "high" if number >= HIGH else None
        fitting = [move for move in unknown if move.end in (end, None)]
        rather = [move for move in fitting if (move.end == end)]
        return rng.choice(rather or fitting or unknown or list(at))

    def _place(self, view: TrioView, move: Reveal) -> Place:
        if move.end is None:
            return "middle", move.place or 0, 0
        asked = sum(seen.source == move.source and seen.end == move.end for seen in view.revealed)
        return str(move.source), move.end, asked

    def _known(self, view: TrioView) -> dict[Place, int]:
        """The cards in mind, by place: those remembered, and one's own."""
        found: dict[Place, int] = {}
        turns: dict[int, list[Seen]] = {}
        for entry in view.history:
            if isinstance(entry, Seen):
                turns.setdefault(entry.turn, []).append(entry)
        for turn in turns.values():
            for index, seen in enumerate(turn):
                same = [each for each in turn[:index] if (each.source, each.end) == (seen.source, seen.end)]
                place = ("middle", seen.place or 0, 0) if seen.end is None else (str(seen.source), seen.end, len(same))
                about = f"{view.seat}/{view.first}/{seen.turn}/{index}/{seen.number}/{place}"
                if self.remembers(about, view.turn - seen.turn, seen.by == view.seat):
                    found[place] = seen.number
                else:
                    found.pop(place, None)
            if turn[0].became == "trio":
                found = _without(found, turn)
        hand = view.hands[view.seat or 0] or []
        lying = [seen for seen in view.revealed if seen.source == view.seat]
        for end, cards in (("low", hand), ("high", hand[::-1])):
            asked = sum(seen.end == end for seen in lying)
            for depth, number in enumerate(cards):
                found[str(view.seat), end, asked + depth] = number
        for seen in view.revealed:
            found = {place: number for place, number in found.items() if place[0] != "middle" or place[1] != seen.place}
        return {place: number for place, number in found.items() if not _too_deep(place, found)}


def _without(found: dict[Place, int], taken: list[Seen]) -> dict[Place, int]:
    """The cards in mind once these have been taken away: the next card comes to the end of a hand."""
    left = dict(found)
    for seen in taken:
        moved: dict[Place, int] = {}
        for (source, where, depth), number in left.items():
            if source == "middle" and seen.end is None and where == seen.place:
                continue
            if source == str(seen.source) and where == seen.end:
                if depth:
                    moved[source, where, depth - 1] = number
                continue
            moved[source, where, depth] = number
        left = moved
    return left


def _too_deep(place: Place, found: dict[Place, int]) -> bool:
    """Tell if a card can't be reached before one that differs from it."""
    source, where, depth = place
    return any(found.get((source, where, above)) != found[place] for above in range(depth))


def make(kind: Kind) -> TrioPerson:
    return TrioPerson(kind)
