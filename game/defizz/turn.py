"""A turn up to its question: roll, Help!, choose, challenge, stake, accept or refuse, ask (DE-06 to DE-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import shuffle
from game.defizz import ending, lucky
from game.defizz.bag import keys, lift, played
from game.defizz.between_turns import multiple
from game.defizz.events import (
    Accepted,
    Asked,
    CardDrawn,
    Challenged,
    Chosen,
    DeckShuffled,
    HelpUsed,
    Refused,
    Rolled,
    Staked,
    StakeSet,
)
from game.defizz.moves import REFUSE, Challenge, Choose, Help, Move, Stake
from game.defizz.pack import CHRONO, CIBLE, DECKS, PINGPONG
from game.defizz.phases import (
    CHALLENGING,
    CHOOSING,
    GUESSING,
    OFFERED,
    PINGPONGING,
    PRESSING,
    STAKING,
)
from game.defizz.sides import clockwise
from game.table import Emit

if TYPE_CHECKING:
    from game.defizz.state import DefizzState

DUEL, MULTI = range(2)


def roll(state: DefizzState, seat: int, move: Move, emit: Emit | None) -> None:
    """DE-06: the die, then a card. The match's own limit may pass instead, between two turns."""
    if seat < 0:
        ending.time_is_up(state, emit)
        return
    kind, spots = divmod(shuffle.lot(6, state.seed, state.shuffles), 3)
    state.shuffles += 1
    face = 100 + 100 * spots
    state.kind = kind
    if not state.enriching:
        state.minimum = min(face * multiple(state), state.purses[seat])  # DE-14: all it has, if that is less
    if emit:
        emit(Rolled(seat, DECKS[kind], face, state.minimum))
    draw_card(state, emit)
    state.turn = state.reader if state.options.expert else seat
    state.phase = CHOOSING


def most_players(state: DefizzState) -> int:
    """The number of sides that could take part in this turn."""
    return 2 if state.kind == DUEL else max(2, len(state.living) - 1)


def draw_card(state: DefizzState, emit: Emit | None) -> None:
    """The next card of the deck. One with a Ping-pong list not longer than the participants is put aside,
    unless all are like that."""
    pack, kind = state.pack, state.kind
    room, players = pack.room[kind], most_players(state)
    left = state.multi_left if kind else state.duel_left
    for _ in range(2 * len(room)):
        if left == 0:
            _shuffle_deck(state, emit)
            left = len(room)
            pack, room = state.pack, state.pack.room[kind]
        if state.options.reading > 2:
            lift(state, left, players)
        left -= 1
        card = state.orders[kind][left]
        if room[card] >= players:
            break
    if kind:
        state.multi_left = left
    else:
        state.duel_left = left
    questions = pack.cards[kind][card]
    first, second, third = questions
    state.questions = questions
    state.hints = (pack.hints[first], pack.hints[second], pack.hints[third])
    state.truths = (pack.truths[first], pack.truths[second], pack.truths[third])
    if emit:
        emit(CardDrawn(state.hints))


def _shuffle_deck(state: DefizzState, emit: Emit | None) -> None:
    """Every card goes back; what was asked comes last."""
    kind = state.kind
    cards = list(range(len(state.pack.cards[kind])))
    shuffle.shuffle(cards, state.seed, state.shuffles)
    state.shuffles += 1
    turns = len(state.history)
    state.shuffled = (state.shuffled[0], turns) if kind else (turns, state.shuffled[1])
    state.pack = played(state.options, state.history, state.shuffled)
    cards.sort(key=keys(state.pack, kind, ()).__getitem__)
    duel, multi = state.orders
    state.orders = (duel, tuple(cards)) if kind else (tuple(cards), multi)
    if emit:
        emit(DeckShuffled(DECKS[kind]))


def choose(state: DefizzState, seat: int, move: Help | Choose, emit: Emit | None) -> None:
    """DE-07, DE-08: read the questions once a game, or pick a hint; with `expert` the reader picks."""
    if isinstance(move, Help):
        state.helps &= ~(1 << seat)
        state.helped = True
        if emit:
            emit(HelpUsed(seat, tuple(state.pack.shown[question] for question in state.questions)))
        return
    state.choice = move.question
    if emit:
        emit(Chosen(seat, move.question))
    state.turn = state.active
    if state.kind == DUEL:
        state.phase = CHALLENGING
    else:
        _call(state, challengeable(state), emit)


def challengeable(state: DefizzState) -> tuple[int, ...]:
    """DE-09: everyone in play but the reader, clockwise from the active side."""
    reader = state.reader
    return tuple([seat for seat in clockwise(state.active, state.living) if seat != reader])


def challenge(state: DefizzState, seat: int, move: Challenge, emit: Emit | None) -> None:
    """DE-09: the opponent of a Duel."""
    _call(state, (move.opponent,), emit)


def _call(state: DefizzState, rivals: tuple[int, ...], emit: Emit | None) -> None:
    """The rivals are known: now the stake. DE-25: in the enrichment there is none."""
    state.rivals = rivals
    if emit:
        emit(Challenged(state.active, rivals))
    if state.enriching:
        state.players = (state.active, *rivals)
        ask(state, emit)
    else:
        state.phase = STAKING


def stake(state: DefizzState, seat: int, move: Stake, emit: Emit | None) -> None:
    """DE-10, DE-11: the minimum binds everyone at once; a raise is put to each rival."""
    amount = move.amount
    raised = amount > state.minimum
    state.offer = state.stake = amount
    if emit:
        emit(Staked(seat, amount, raised))
    if raised:
        state.players = (seat,)
        state.waiting = state.rivals
        state.turn = state.rivals[0]
        state.phase = OFFERED
        return
    state.players = (seat, *state.rivals)
    purses = state.purses
    state.stake = min(amount, min([purses[rival] for rival in state.rivals]))
    _pay(state, emit)


def answer_offer(state: DefizzState, seat: int, move: Move, emit: Emit | None) -> None:
    """DE-12, DE-13: accept the raise, or pay the minimum and stay out. DE-14: a short purse lowers the stake."""
    purses = state.purses
    if move == REFUSE:
        paid = min(state.minimum, purses[seat])
        purses[seat] -= paid
        state.paid[seat] = paid
        state.pot += paid
        state.refused += (seat,)
        if emit:
            emit(Refused(seat, paid))
    else:
        state.players += (seat,)
        state.stake = min(state.stake, purses[seat])
        if emit:
            emit(Accepted(seat, state.stake))
    state.waiting = state.waiting[1:]
    if state.waiting:
        state.turn = state.waiting[0]
    elif len(state.players) > 1:
        _pay(state, emit)
    else:
        ending.all_refused(state, emit)


def _pay(state: DefizzState, emit: Emit | None) -> None:
    """Everyone who takes part pays the stake as it stands, and the question is asked."""
    amount, purses, paid = state.stake, state.purses, state.paid
    for seat in state.players:
        purses[seat] -= amount
        paid[seat] = amount
    state.pot += amount * len(state.players)
    if emit:
        emit(StakeSet(amount, state.players, state.pot))
    ask(state, emit)


def ask(state: DefizzState, emit: Emit | None) -> None:
    """DE-15: the mode and the text are shown, and its game begins."""
    question = state.asked = state.questions[state.choice]
    state.opened = state.moves
    state.turn = state.active
    mode = state.pack.modes[question]
    if emit:
        emit(Asked(state.pack.shown[question]))
    if mode == CHRONO:
        state.phase = PRESSING
    elif mode == CIBLE:
        state.phase = GUESSING
    elif mode == PINGPONG:
        state.phase = PINGPONGING
    else:
        lucky.open_game(state)
