"""A round of Trépido: one short function a phase, one a card event.

All of them get the state, who acted, the move and who listens. They end by saying whose moment is next.
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any

from game.shuffle import shuffle
from game.table import Emit, Move
from game.trepido import events, history, memory, rounds
from game.trepido.cards import CARD, EVENT, FACE, JOKER, NAME, SYMBOLS, names
from game.trepido.moves import Direction, Draw, Give, Keep, Pass, Play, Replay, Swap
from game.trepido.phases import CHOOSE, DRAWN, GIVE, OPEN, RACE, SWAP, THANK, THREAT, TURN, WAY

if TYPE_CHECKING:
    from game.trepido.state import TrepidoState

PENALTY = 3
MOST_TURNS = 5000
TURN_BEGAN = [events.TurnBegan(seat) for seat in range(6)]
ANNOUNCED = {symbol: place for place, symbol in enumerate(SYMBOLS)}


# a phase each


def direct(state: TrepidoState, seat: int, move: Direction, emit: Emit | None) -> None:
    """TR-08, TR-09: in `defifoo` the dealer chooses the direction, then opens."""
    state.direction = 1 if move.clockwise else -1
    state.history.append(seat << 16 | history.DIRECTED | move.clockwise)
    if emit is not None:
        emit(events.DirectionChosen(seat, move.clockwise))
    enter(state, OPEN, seat)


def open_round(state: TrepidoState, seat: int, move: Play, emit: Emit | None) -> None:
    """TR-10: any card but a skull; a wrong one costs the opening."""
    card = CARD[move.card]
    if state.fits[state.top][card]:
        lay(state, seat, card, move, emit)
    else:
        wrong(state, seat, card, PENALTY, emit)
        pass_the_opening(state, seat, emit)


def take_turn(state: TrepidoState, seat: int, move: Play | Draw, emit: Emit | None) -> None:
    """TR-11, TR-12: lay a higher card, or draw."""
    if type(move) is Play:
        card = CARD[move.card]
        if state.fits[state.top][card]:
            lay(state, seat, card, move, emit)
        else:
            wrong(state, seat, card, PENALTY, emit)
            advance(state, seat, emit)
    else:
        draw(state, seat, emit)


def lay_drawn(state: TrepidoState, seat: int, move: Play | Keep, emit: Emit | None) -> None:
    """TR-12: the card just drawn, laid at once if it fits, or kept."""
    if type(move) is Play:
        drawn, state.drawn, state.forced = state.drawn, -1, 0
        lay(state, seat, drawn, move, emit)
    else:
        keep(state, seat, emit)


def keep(state: TrepidoState, seat: int, emit: Emit | None) -> None:
    state.drawn, state.forced = -1, 0
    state.history.append(seat << 16 | history.KEPT)
    if emit is not None:
        emit(events.Kept(seat))
    advance(state, seat, emit)


def answer_threat(state: TrepidoState, seat: int, move: Play | Draw, emit: Emit | None) -> None:
    """TR-20: a joker ends the threat, a higher +3 hands it on; else take it and lose the turn."""
    if type(move) is Draw:
        take_threat(state, seat, emit)
        return
    assert type(move) is Play
    card = CARD[move.card]
    if not state.parries[state.top][card]:
        penalty = state.threat + PENALTY
        state.threat = 0
        wrong(state, seat, card, penalty, emit)
        advance(state, seat, emit, past=True)
        return
    if FACE[card] >= JOKER:
        state.threat = 0
        if emit is not None:
            emit(events.ThreatCancelled(seat))
    if state.resume == seat:
        state.resume = step(state, seat)
    lay(state, seat, card, move, emit)


def take_threat(state: TrepidoState, seat: int, emit: Emit | None) -> None:
    count, state.threat = state.threat, 0
    take(state, seat, count, history.TOOK, "threat", emit)
    advance(state, seat, emit, past=True)


def race(state: TrepidoState, seat: int, move: Play | Pass, emit: Emit | None) -> None:
    """TR-18: the first card laid counts; who passes or errs is out of this race."""
    state.racers &= ~(1 << seat)
    if type(move) is Play:
        card = CARD[move.card]
        if state.fits[state.top][card]:
            state.racers = 0
            if emit is not None:
                emit(events.RaceWon(seat))
            lay(state, seat, card, move, emit)
            return
        wrong(state, seat, card, PENALTY, emit)
    else:
        state.history.append(seat << 16 | history.PASSED)
        if emit is not None:
            emit(events.RacePassed(seat))
    if not state.racers:
        end_race(state, emit)


def end_race(state: TrepidoState, emit: Emit | None) -> None:
    """Nobody lays: play goes on after the speed card's player (in `trepido` the first one's)."""
    state.racers = 0
    state.history.append(state.turn << 16 | history.UNRACED)
    if emit is not None:
        emit(events.RaceLost())
    advance(state, state.turn, emit)


def choose(state: TrepidoState, seat: int, move: Move, emit: Emit | None) -> None:
    """TR-17: in `defifoo` and `ciao`, play again or turn the direction round."""
    if type(move) is Replay:
        state.history.append(seat << 16 | history.REPLAYED)
        play_again(state, seat, emit)
        return
    state.direction = -state.direction
    state.history.append(seat << 16 | history.REVERSED)
    if emit is not None:
        emit(events.Reversed(seat, state.direction > 0))
    advance(state, seat, emit)


def give(state: TrepidoState, seat: int, move: Give, emit: Emit | None) -> None:
    """TR-21: one card to a seat of one's choice; giving the last one wins."""
    card, receiver = CARD[move.card], move.to
    state.hands[seat].remove(card)
    insort(state.hands[receiver], card)
    memory.gave(state, seat, receiver, card)
    state.history.append(seat << 16 | history.GAVE | receiver)
    if emit is not None:
        emit(events.Gave(seat, receiver, move.card))
    if not state.hands[seat]:
        rounds.end(state, seat, emit)
        return
    state.giver = seat
    enter(state, THANK, receiver)


def thank(state: TrepidoState, seat: int, move: Move, emit: Emit | None) -> None:
    giver, state.giver = state.giver, -1
    state.history.append(seat << 16 | history.THANKED)
    if emit is not None:
        emit(events.Thanked(seat))
    advance(state, giver, emit)


def swap(state: TrepidoState, seat: int, move: Swap, emit: Emit | None) -> None:
    """TR-22: two whole hands change owners."""
    other, hands = move.other, state.hands
    hands[seat], hands[other] = hands[other], hands[seat]
    memory.swapped(state, seat, other)
    state.history.append(seat << 16 | history.SWAPPED | other)
    if emit is not None:
        emit(events.Swapped(seat, other, names(hands[seat]), names(hands[other])))
    advance(state, seat, emit)


ACT: tuple[Any, ...] = (
    direct,
    open_round,
    take_turn,
    lay_drawn,
    answer_threat,
    race,
    choose,
    give,
    thank,
    swap,
)
"""The functions that make a move, by phase."""


def timeout(state: TrepidoState, emit: Emit | None) -> None:
    """A limit has passed: a race is over, a thank-you unsaid, or a blitz turn lost (TR-24)."""
    phase, seat = state.phase, state.turn
    if phase == RACE:
        end_race(state, emit)
    elif phase == THANK:
        giver, state.giver = state.giver, -1
        take(state, seat, PENALTY, history.SILENT, "silence", emit)
        advance(state, giver, emit)
    elif phase == THREAT:
        take_threat(state, seat, emit)
    elif phase == DRAWN:
        keep(state, seat, emit)
    else:
        if phase in (CHOOSE, GIVE, SWAP) and emit is not None:
            emit(events.EventLost(seat))
        take(state, seat, PENALTY, history.LATE, "late", emit)
        if phase in (WAY, OPEN):
            pass_the_opening(state, seat, emit)
        else:
            advance(state, seat, emit)


# laying a card, and what its event does


def lay(state: TrepidoState, seat: int, card: int, move: Play, emit: Emit | None) -> None:
    """The card is on the table: it is the one to beat, and its event happens, unless it was the last (TR-16)."""
    hand = state.hands[seat]
    hand.remove(card)
    state.discard.append(card)
    face = FACE[card]
    if face < JOKER:
        state.top = face
        state.history.append(seat << 16 | card)
    else:
        symbol = ANNOUNCED[move.symbol]  # type: ignore[index]
        state.top = symbol * 3 + face - JOKER
        state.history.append(symbol + 1 << 24 | seat << 16 | card)
    if state.back:
        memory.laid(state, seat, card)
    if emit is not None:
        emit(events.Played(seat, NAME[card], move.symbol))
    event = EVENT[card]
    if not hand:
        rounds.end(state, seat, emit)
    elif event:
        HAPPENS[event](state, seat, emit)
    else:
        advance(state, seat, emit)


def replay(state: TrepidoState, seat: int, emit: Emit | None) -> None:
    """TR-17"""
    if state.options.edition == "trepido":
        play_again(state, seat, emit)
    else:
        enter(state, CHOOSE, seat)


def play_again(state: TrepidoState, seat: int, emit: Emit | None) -> None:
    if emit is not None:
        emit(events.Replayed(seat))
    begin_turn(state, seat, emit)


def speed(state: TrepidoState, seat: int, emit: Emit | None) -> None:
    """TR-18, TR-19: everyone else may lay; in `trepido` the first speed card says where play goes on."""
    if state.options.edition == "trepido" and state.resume < 0:
        state.resume = step(state, seat)
    state.racers = (1 << state.seats) - 1 & ~(1 << seat)
    enter(state, RACE, seat)
    if emit is not None:
        emit(events.RaceOpened(seat, state.actors()))


def plus(state: TrepidoState, seat: int, emit: Emit | None) -> None:
    """TR-20: the next seat faces three more."""
    state.threat += 3
    threatened = step(state, seat)
    enter(state, THREAT, threatened)
    if emit is not None:
        emit(events.Threatened(threatened, state.threat))


def choose_gift(state: TrepidoState, seat: int, emit: Emit | None) -> None:
    enter(state, GIVE, seat)


def choose_swap(state: TrepidoState, seat: int, emit: Emit | None) -> None:
    enter(state, SWAP, seat)


HAPPENS: tuple[Any, ...] = (None, replay, speed, plus, choose_gift, choose_swap)
"""By a card's event."""


# drawing


def draw(state: TrepidoState, seat: int, emit: Emit | None) -> None:
    """TR-12, TR-13: one card, looked at; laid at once if it fits and its player will, or must, else kept.

    Whether it fits is for its player alone to know: the look comes either way.
    """
    ok = state.fits[state.top]
    obliged = state.options.edition == "defifoo" and not any(ok[card] for card in state.hands[seat])
    drawn = take(state, seat, 1, history.DREW, "draw", emit)
    if drawn and (ok[drawn[0]] or state.options.reading > 1):
        state.drawn = drawn[0]
        state.forced = int(obliged and ok[drawn[0]])
        enter(state, DRAWN, seat)
    else:
        advance(state, seat, emit)


def take(state: TrepidoState, seat: int, count: int, deed: int, why: str, emit: Emit | None) -> list[int]:
    """So many cards from the pile, or as many as there are."""
    hand = state.hands[seat]
    taken: list[int] = []
    for _ in range(count):
        if not state.pile and not reshuffle(state, emit):
            break
        card = state.pile.pop()
        insort(hand, card)
        taken.append(card)
    if state.back:
        state.fresh[seat] = min(state.fresh[seat] + len(taken), len(hand))
    state.history.append(seat << 16 | deed | len(taken))
    if emit is not None:
        emit(events.Drew(seat, len(taken), why, names(taken)))
    return taken


def reshuffle(state: TrepidoState, emit: Emit | None) -> bool:
    """TR-13: all played cards but the top one become the new pile."""
    pile = state.discard[:-1]
    if not pile:
        return False
    del state.discard[:-1]
    pile.sort()
    shuffle(pile, state.seed, state.shuffles)
    state.shuffles += 1
    state.pile = pile
    memory.reshuffled(state)
    state.history.append(history.RESHUFFLED | len(pile))
    if emit is not None:
        emit(events.Reshuffled(len(pile)))
    return True


def wrong(state: TrepidoState, seat: int, card: int, penalty: int, emit: Emit | None) -> None:
    """TR-23: shown to all, taken back, and paid for."""
    memory.shown(state, seat, card)
    state.history.append(seat << 16 | history.WRONG | card)
    if emit is not None:
        emit(events.WrongCard(seat, NAME[card]))
    take(state, seat, penalty, history.TOOK, "penalty", emit)


# whose moment is next


def step(state: TrepidoState, seat: int) -> int:
    return (seat + state.direction) % state.seats


def enter(state: TrepidoState, phase: int, seat: int) -> None:
    state.phase = phase
    state.turn = seat
    state.opened = state.moves


def advance(state: TrepidoState, seat: int, emit: Emit | None, past: bool = False) -> None:
    """The turn goes on: to the next seat, or after a race where it resumes, `past` a seat that has lost its turn."""
    after = (seat + state.direction) % state.seats
    if state.resume >= 0:
        if not (past and state.resume == seat):
            after = state.resume
        state.resume = -1
    begin_turn(state, after, emit)


def begin_turn(state: TrepidoState, seat: int, emit: Emit | None) -> None:
    """A turn begins; TR-28: after 5,000 of them nobody has won."""
    state.turns += 1
    state.phase = TURN
    state.turn = seat
    state.opened = state.moves
    if emit is not None:
        emit(TURN_BEGAN[seat])
    if state.turns > MOST_TURNS:
        rounds.end(state, None, emit)


def pass_the_opening(state: TrepidoState, seat: int, emit: Emit | None) -> None:
    """TR-10: who lost the opening leaves it to the next; TR-28: that was a turn, too."""
    state.turns += 1
    enter(state, OPEN, step(state, seat))
    if state.turns >= MOST_TURNS:
        rounds.end(state, None, emit)
