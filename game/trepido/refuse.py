"""Reasons why a move is refused, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table import TABLE, IllegalMove, Move
from game.trepido.cards import CARD, FACE, JOKER, NAME, SKULL, SYMBOLS
from game.trepido.moves import Draw, Give, Keep, Pass, Play, Swap, Thanks
from game.trepido.phases import CHOOSE, DRAWN, GIVE, OPEN, RACE, SWAP, THANK, THREAT, TURN, WAY

if TYPE_CHECKING:
    from game.trepido.state import TrepidoState


def why(state: TrepidoState, seat: int, move: Move) -> IllegalMove:
    if seat == TABLE:
        return IllegalMove("no limit is running")
    if seat not in state.actors():
        return IllegalMove("you are not in this race") if state.phase == RACE else IllegalMove("it is not your turn")
    if isinstance(move, (Play, Give)):
        held = _not_held(state, seat, move.card)
        if held:
            return held
    if isinstance(move, Play) and state.phase in (OPEN, TURN, THREAT, RACE, DRAWN):
        return _card(state, move)
    if isinstance(move, Draw) and state.phase == TURN:
        return IllegalMove("there is nothing to draw, and you can play")
    if isinstance(move, Keep) and state.phase == DRAWN:
        return IllegalMove("you could not play before you drew: this card must be laid")
    if isinstance(move, (Give, Swap)) and state.phase in (GIVE, SWAP):
        return IllegalMove("choose another seat than your own")
    if isinstance(move, (Pass, Thanks)) and state.phase == TURN:
        return IllegalMove("lay a card or draw one")
    return _first(state.phase)


def _first(phase: int) -> IllegalMove:
    """Say what is to be done in this phase, when something else was tried."""
    return {
        WAY: IllegalMove("choose the direction first"),
        CHOOSE: IllegalMove("choose first: play again, or turn the direction round"),
        GIVE: IllegalMove("give a card first"),
        SWAP: IllegalMove("choose first whom to swap with"),
        THANK: IllegalMove("say thank you first"),
        RACE: IllegalMove("in a race, lay a card or pass"),
        DRAWN: IllegalMove("lay the card you drew if it fits, or keep it"),
        OPEN: IllegalMove("you open: lay a card"),
    }.get(phase, IllegalMove("lay a card or draw one"))


def _not_held(state: TrepidoState, seat: int, name: str) -> IllegalMove | None:
    if name not in CARD:
        return IllegalMove("there is no card {card}", card=name)
    if CARD[name] not in state.hands[seat]:
        return IllegalMove("you don't hold {card}", card=name)
    return None


def _card(state: TrepidoState, move: Play) -> IllegalMove:
    """TR-11, TR-14, TR-15, TR-20: why this card may not be laid."""
    card = CARD[move.card]
    if FACE[card] == SKULL:
        return IllegalMove("{card} can never be laid: give it or swap it away", card=move.card)
    if FACE[card] < JOKER and move.symbol is not None:
        return IllegalMove("only a joker announces a symbol")
    if FACE[card] >= JOKER and move.symbol is None:
        return IllegalMove("a joker announces a symbol")
    if state.phase == DRAWN and not state.fits[state.top][state.drawn]:
        return IllegalMove("{card}, just drawn, does not fit: keep it", card=NAME[state.drawn])
    if state.phase == DRAWN:
        return IllegalMove("only {card}, just drawn, may be laid now", card=NAME[state.drawn])
    if state.phase == THREAT and state.options.any_plus3:
        return IllegalMove("against +{threat} only a joker or a +3 may be laid", threat=state.threat)
    if state.phase == THREAT:
        return IllegalMove("against +{threat} only a joker or a higher +3 may be laid", threat=state.threat)
    symbol, strength = divmod(state.top, 3)
    return IllegalMove("{card} does not beat {top}", card=move.card, top=f"{SYMBOLS[symbol]}{strength + 1}")
