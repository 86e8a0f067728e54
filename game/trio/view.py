"""The view of one seat, and the functions that read it off the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from game import table
from game.trio.codes import EXCHANGE_MARK, PHASES
from game.trio.moves import REVEALS, End, Source
from game.trio.options import Options

if TYPE_CHECKING:
    from game.trio.state import TrioState


class Seen(msgspec.Struct, frozen=True, tag_field="type", tag="reveal", omit_defaults=True, gc=False):
    """A reveal that everybody saw, and what has become of the card: still lying, put back, or part of a trio."""

    turn: int
    by: int
    source: Source = msgspec.field(name="from")
    number: int
    became: Literal["lying", "back", "trio"]
    place: int | None = None
    end: End | None = None


class Swap(msgspec.Struct, frozen=True, tag_field="type", tag="exchange", gc=False):
    """An exchange before that turn: who could take part, whose team did exchange.

    `offered`, by seat, has what these eyes know: their own offer, and their partner's if the cards were swapped.
    """

    turn: int
    seats: tuple[int, ...]
    swapped: tuple[int, ...]
    offered: tuple[int | None, ...]


class TrioView(table.View, frozen=True, kw_only=True):
    options: Options
    first: int
    turn: int
    """The number of turns that are over."""
    on_turn: int
    """The seat on turn, now or after the exchange."""
    turns_left: int
    """TI-19: turns until the draw, the current one included, if no trio is won."""
    hands: list[list[int] | None]
    counts: list[int]
    """Cards in each hand; those that lie revealed are not."""
    middle: list[int | None]
    """The number at each place as far as it is known: whatever has ever been revealed there; none once taken."""
    taken: list[bool]
    revealed: list[Seen]
    """This turn's reveals, face up on the table."""
    trios: list[list[int]]
    """By seat, in the order won."""
    scores: list[int]
    """Trios by seat, those of partners together."""
    exchanging: list[int]
    """The seats that take part in the exchange that is going on."""
    offers: list[int | None]
    """By seat, the answers given to it as far as they are known. Whoever has answered without offering has declined."""
    history: list[Seen | Swap]


WHERE = [(reveal.source, reveal.place, reveal.end) for reveal in REVEALS]


def build(state: TrioState, eyes: int | None) -> TrioView:
    """The state as `eyes` may see it; None sees everything."""
    history = _history(state, eyes)
    revealed = [entry for entry in history[len(history) - len(state.shown) :] if isinstance(entry, Seen)]
    taken = [not number for number in state.middle]
    if eyes is None:
        known = state.middle
    else:
        known = [0] * len(taken)
        for entry in history:
            if isinstance(entry, Seen) and entry.place is not None:
                known[entry.place] = entry.number
    trios: list[list[int]] = [[] for _ in range(state.seats)]
    for owner, number in zip(state.trios[::2], state.trios[1::2], strict=True):
        trios[owner].append(number)
    return TrioView(
        game="trio",
        seat=eyes,
        seats=state.seats,
        moves=state.moves,
        phase=PHASES[state.phase],
        actors=state.actors(),
        timer=None,
        outcome=state.outcome,
        options=state.options,
        first=state.first,
        turn=state.turn,
        on_turn=state.seat,
        turns_left=state.turns_left,
        hands=[hand[:] if eyes is None or eyes == seat else None for seat, hand in enumerate(state.hands)],
        counts=[len(hand) for hand in state.hands],
        middle=[None if gone else number or None for number, gone in zip(known, taken, strict=True)],
        taken=taken,
        revealed=revealed,
        trios=trios,
        scores=list(state.scores()),
        exchanging=[seat for seat, answer in enumerate(state.answers) if answer],
        offers=[_offer(state.answers, seat) if eyes is None or eyes == seat else None for seat in range(state.seats)],
        history=history,
    )


def _offer(answers: list[int] | bytes, seat: int) -> int | None:
    """The number that the seat has offered, if it has."""
    answer = answers[seat] if answers else 0
    return answer if 1 <= answer <= 12 else None


def _history(state: TrioState, eyes: int | None) -> list[Seen | Swap]:
    """The state's notes spelt out. A turn ends with the first number that differs, or with the third reveal."""
    notes, seats = bytes(state.history), state.seats
    history: list[Seen | Swap] = []
    turn, by, at = 0, state.first, 0
    became: Literal["lying", "back", "trio"]
    while at < len(notes):
        if notes[at] == EXCHANGE_MARK:
            history.append(_swap(state, eyes, turn, notes[at + 1 : at + 1 + seats]))
            at += 1 + seats
            continue
        numbers = notes[at + 1 : at + 6 : 2]
        if len(numbers) > 1 and numbers[0] != numbers[1]:
            count, became = 2, "back"
        elif len(numbers) < 3:
            count, became = len(numbers), "lying"
        else:
            count, became = 3, "trio" if numbers[0] == numbers[2] else "back"
        for number in numbers[:count]:
            source, place, end = WHERE[notes[at]]
            history.append(Seen(turn, by, source, number, became, place, end))
            at += 2
        turn += 1
        by = (by + 1) % seats
    return history


def _swap(state: TrioState, eyes: int | None, turn: int, answers: bytes) -> Swap:
    """TI-15: rivals learn whether an exchange took place and no more, partners also what they got."""
    offered = [_offer(answers, seat) for seat in range(state.seats)]
    swapped = [seat for seat in range(state.seats) if all(offered[mate] for mate in state.team(seat))]
    for seat in range(state.seats):
        mine = eyes is None or eyes == seat or (eyes in state.team(seat) and seat in swapped)
        if not mine:
            offered[seat] = None
    return Swap(turn, tuple(seat for seat, answer in enumerate(answers) if answer), tuple(swapped), tuple(offered))
