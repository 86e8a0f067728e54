"""Whole states that a seat could be in, drawn from what it knows and nothing else."""

from __future__ import annotations

from random import Random

from game.trio.cards import NUMBERS
from game.trio.codes import AWAITED, DECLINED, EXCHANGE_MARK, NO_PART, PHASES
from game.trio.faces import Faces
from game.trio.guess import Guess, stories
from game.trio.memory import Memory, since_last_hidden
from game.trio.moves import PLACES, REVEALS
from game.trio.state import PATIENCE, TrioState
from game.trio.view import Seen, Swap, TrioView

ENOUGH = 8_000
"""Stories are compared until their tables hold about so many counts: a second of counting would be too long."""


class Worlds:
    """Reads a view once; draws as many worlds from it as wanted.

    Without exchanges among others, every deal that agrees with all the reveals so far is equally likely. What rivals
    have exchanged can only be guessed at: stories of it are drawn at random, those that a later reveal contradicts are
    dropped, and the rest are chosen from by the number of deals that fit each.
    """

    def __init__(self, view: TrioView) -> None:
        self.view = view
        self.memory = Memory(view)
        self._blank = _blank(view)
        self._hidden = _hidden_offers(view)
        self._faces: Faces | None = None

    def draw(self, rng: Random) -> TrioState:
        self._faces = self._faces or self._tell(rng)
        faced = self._faces.draw(rng)
        state = self._blank.copy()
        state.seed = rng.getrandbits(63)
        state.hands, state.middle = faced.hands, faced.middle
        self._fill_in_offers(state, faced.guess, faced.number, rng)
        self._answer(state, rng)
        return state

    def _tell(self, rng: Random) -> Faces:
        """Find stories that agree with the view."""
        faces = self._told(rng)
        if not faces.stories:
            self._forget()
            faces = self._told(rng)
        return faces

    def _told(self, rng: Random) -> Faces:
        return Faces(self.view, self.memory, stories(self.memory, rng), ENOUGH)

    def _forget(self) -> None:
        self.memory = since_last_hidden(self.view)

    def _fill_in_offers(self, state: TrioState, guess: Guess, number: list[int], rng: Random) -> None:
        """Fill in what rivals offered in past exchanges: the story's cards, or any where it has been forgotten."""
        for at, offset in enumerate(self._hidden):
            if guess.trades:
                given, received = (number[card] for card in guess.trades[at])
            else:
                given, received = (NUMBERS[int(rng.random() * len(NUMBERS))] for _ in range(2))
            state.history[offset] = given
            state.history[offset + state.seats // 2] = received

    def _answer(self, state: TrioState, rng: Random) -> None:
        """Answers that others have given in secret are any that their hands allow."""
        view = self.view
        for seat in view.exchanging:
            if seat not in view.actors and view.seat not in (seat, None):
                choices = [*sorted(set(state.hands[seat])), DECLINED]
                state.answers[seat] = choices[int(rng.random() * len(choices))]


def imagine(view: TrioView, rng: Random) -> TrioState:
    """A whole state that the seat of this view could be in, fairly drawn."""
    return Worlds(view).draw(rng)


def _blank(view: TrioView) -> TrioState:
    """All that is public, before the hidden cards are filled in."""
    state = TrioState(view.options, [[0] * count for count in view.counts], [0] * len(view.taken), view.on_turn)
    state.shuffles = 2 if view.options.first is None else 1
    state.moves = view.moves
    state.outcome = view.outcome
    state.phase = PHASES.index(view.phase)
    state.turn = view.turn
    state.quiet = PATIENCE * view.seats - view.turns_left
    state.shown = [_index(seen) for seen in view.revealed]
    state.number = view.revealed[0].number if view.revealed else 0
    for place, gone in enumerate(view.taken):
        if gone or place in state.shown:
            state.open ^= 1 << place
    for pair in _trios_in_order(view):
        state.trios += bytes(pair)
    if view.exchanging:
        state.answers = [_given_answer(view, seat) for seat in range(view.seats)]
    for entry in view.history:
        state.history += _note(entry, view.seats)
    return state


def _given_answer(view: TrioView, seat: int) -> int:
    """The answer of a seat in the exchange that is going on; a hidden one is filled in later."""
    if seat not in view.exchanging:
        return NO_PART
    return AWAITED if seat in view.actors else view.offers[seat] or DECLINED


def _index(seen: Seen) -> int:
    """The index of this reveal in REVEALS."""
    if seen.place is not None:
        return seen.place
    index = PLACES + 2 * int(seen.source)
    return index + (REVEALS[index].end != seen.end)


def _trios_in_order(view: TrioView) -> list[tuple[int, int]]:
    """Seat and number of every trio; those that were laid before the history began come first."""
    seen = [(card.by, card.number) for card in view.history if isinstance(card, Seen) and card.became == "trio"]
    laid = [(seat, number) for seat, numbers in enumerate(view.trios) for number in numbers]
    return [pair for pair in laid if pair not in seen] + seen[::3]


def _note(entry: Seen | Swap, seats: int) -> bytes:
    """An entry as the state notes it. Where nothing was swapped, all whose offer isn't known are taken to decline."""
    if isinstance(entry, Seen):
        return bytes((_index(entry), entry.number))
    answers = [entry.offered[seat] or (DECLINED if seat in entry.seats else NO_PART) for seat in range(seats)]
    return bytes((EXCHANGE_MARK, *answers))


def _hidden_teams(swap: Swap) -> list[int]:
    """The lower seats of the teams that exchanged without these eyes seeing what."""
    return [seat for seat in swap.swapped[: len(swap.swapped) // 2] if swap.offered[seat] is None]


def _hidden_offers(view: TrioView) -> list[int]:
    """Positions in the history of what the lower seat of a team gave unseen: team by team, as stories have it."""
    found, offset = [], 1
    for entry in view.history:
        if isinstance(entry, Swap):
            found += [(team, offset + team) for team in _hidden_teams(entry)]
        offset += len(_note(entry, view.seats))
    return [offset for _, offset in sorted(found)]
