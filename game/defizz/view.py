"""The view of a seat of Défizz, as plain data (promise 2: there is no other door)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game.defizz import chance
from game.defizz.chance.luck import NOT_YET, Luck
from game.defizz.options import Options
from game.defizz.pack import DECKS
from game.defizz.phases import FLOOR, NAMES
from game.defizz.questions import Hint
from game.defizz.records import Result, Shown, Turn, Word
from game.table import View as Base

if TYPE_CHECKING:
    from game.defizz.state import DefizzState


class LuckView(msgspec.Struct, frozen=True, kw_only=True):
    """A game of chance: `picks` are by place in `left`, None where one has not chosen or may not be seen."""

    kind: str
    params: dict[str, int]
    left: tuple[int, ...]
    turn: int
    stage: int
    chosen: tuple[bool, ...]
    picks: tuple[int | None, ...]
    hand: tuple[int, ...]
    shown: tuple[int, ...]
    before: tuple[tuple[int, int], ...]
    rounds: int


class DefizzView(Base, frozen=True, kw_only=True):
    """Everything that someone at that seat could know with a perfect memory, and nothing else.
    Hidden are: modes and texts of questions not asked (but for a side that used its Help!), answers before
    the end, choices made unseen, the order of the decks."""

    options: Options
    hands: tuple[tuple[str, ...], ...]
    scores: tuple[int, ...]
    purses: tuple[int, ...]
    paid: tuple[int, ...]
    pot: int
    bank: int
    lost: int
    enriching: bool
    living: tuple[int, ...]
    out: tuple[int, ...]
    helps: tuple[bool, ...]
    active: int
    reader: int
    rounds: int
    since: int
    due: tuple[int, ...]
    closing: bool
    """True once the match's time is up: it ends with this round."""
    decks: tuple[int, int]
    """Cards left in the Duel and in the Multi deck."""
    shuffled: tuple[int, int]
    """The number of turns played when each deck was last shuffled."""
    orders: tuple[tuple[str, ...], tuple[str, ...]] | None
    """The cards left in each deck, the next one last."""
    kind: str | None
    minimum: int
    hints: tuple[Hint, ...]
    helped: bool
    questions: tuple[Shown | None, ...]
    choice: int | None
    rivals: tuple[int, ...]
    players: tuple[int, ...]
    refused: tuple[int, ...]
    waiting: tuple[int, ...]
    offer: int
    stake: int
    asked: Shown | None
    truth: int | float | None
    turn: int
    tried: tuple[int, ...]
    floor: tuple[int, ...]
    answered: tuple[int, ...]
    answers: tuple[str | None, ...]
    said: tuple[Word, ...]
    right: int
    best: int | None
    luck: LuckView | None
    result: Result | None
    history: tuple[Turn, ...]


def view(state: DefizzState, seat: int | None) -> DefizzView:
    """The view of that seat; None sees everything, the table what all may see."""
    purses = tuple(state.purses)
    luck = state.luck
    return DefizzView(
        game="defizz",
        seat=seat,
        seats=state.seats,
        moves=state.moves,
        phase=NAMES[state.phase],
        actors=state.actors(),
        timer=state.timer,
        outcome=state.outcome,
        options=state.options,
        hands=((),) * state.seats,
        scores=purses,
        purses=purses,
        paid=tuple(state.paid),
        pot=state.pot,
        bank=state.bank,
        lost=state.lost,
        enriching=state.enriching,
        living=state.living,
        out=state.out,
        helps=tuple([state.helps >> side & 1 == 1 for side in range(state.seats)]),
        active=state.active,
        reader=state.reader,
        rounds=state.rounds,
        since=state.since,
        due=tuple(_bits(state.due)),
        closing=state.closing,
        decks=(state.duel_left, state.multi_left),
        shuffled=state.shuffled,
        orders=_orders(state) if seat is None else None,
        kind=DECKS[state.kind] if state.kind >= 0 else None,
        minimum=state.minimum,
        hints=state.hints,
        helped=state.helped,
        questions=_questions(state, seat),
        choice=state.choice if state.choice >= 0 else None,
        rivals=state.rivals,
        players=state.players,
        refused=state.refused,
        waiting=state.waiting,
        offer=state.offer,
        stake=state.stake,
        asked=state.pack.shown[state.asked] if state.asked >= 0 else None,
        truth=state.truths[state.choice] if seat is None and state.asked >= 0 else None,
        turn=state.turn,
        tried=tuple(_bits(state.tried)),
        floor=state.floor,
        answered=tuple([side for side, text in zip(state.floor, state.answers, strict=True) if text is not None]),
        answers=_answers(state, seat),
        said=state.said,
        right=state.right,
        best=state.best if state.best >= 0 else None,
        luck=luck_view(luck, seat) if luck is not None else None,
        result=state.result,
        history=state.history,
    )


def _bits(mask: int) -> list[int]:
    """The seats whose bit is set."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def _orders(state: DefizzState) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards still to come, by name."""
    names = state.pack.names
    duel, multi = state.orders
    return (
        tuple([names[0][card] for card in duel[: state.duel_left]]),
        tuple([names[1][card] for card in multi[: state.multi_left]]),
    )


def _questions(state: DefizzState, seat: int | None) -> tuple[Shown | None, ...]:
    """The card's questions: all for a side that used its Help! this turn, else only the one that was asked."""
    shown = state.pack.shown
    if seat is None or (state.helped and seat == state.active):
        return tuple([shown[question] for question in state.questions])
    if state.asked < 0:
        return (None,) * len(state.questions)
    return tuple([shown[question] if place == state.choice else None for place, question in enumerate(state.questions)])


def _answers(state: DefizzState, seat: int | None) -> tuple[str | None, ...]:
    """DE-17: while one on the floor has not answered, each sees its own answer only."""
    if seat is None or state.phase != FLOOR:
        return state.answers
    return tuple([text if side == seat else None for side, text in zip(state.floor, state.answers, strict=True)])


def luck_view(luck: Luck, seat: int | None) -> LuckView:
    """A game of chance as that seat sees it: in a secret choice, one's own pick only."""
    hidden = chance.KINDS[luck.kind].secret and seat is not None
    picks = luck.picks
    return LuckView(
        kind=luck.kind,
        params=luck.params,
        left=luck.left,
        turn=luck.turn,
        stage=luck.stage,
        chosen=tuple([pick != NOT_YET for pick in picks]),
        picks=tuple(
            [
                None if pick == NOT_YET or (hidden and side != seat) else pick
                for side, pick in zip(luck.left, picks, strict=True)
            ]
        ),
        hand=luck.hand,
        shown=luck.shown,
        before=luck.before,
        rounds=luck.rounds,
    )
