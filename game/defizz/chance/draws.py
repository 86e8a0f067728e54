"""Games of chance where sides draw or throw in turn: dice, cards, the wheel, the fruit machine, twenty-one."""

from __future__ import annotations

from game.defizz.chance.luck import GO, STAY, Draw, Kind, Luck, Stream, again, best_of, one_of, unseen_card, won
from game.defizz.moves import Chance

FULL = 21
REELS = 3
SYMBOLS = 6
"""On each reel, the last one worth most."""


def go(luck: Luck) -> list[Chance]:
    """Nothing to choose: only to begin."""
    return [GO]


def one_acts(luck: Luck) -> int:
    """The active side acts for all."""
    return 1


def faces(count: int, draw: Draw) -> tuple[int, ...]:
    """The faces that so many dice show."""
    return tuple([1 + one_of(6, draw) for _ in range(count)])


def throw(luck: Luck, dice: int, stream: Stream) -> None:
    """Throw the dice; what they show is added up. A new round covers what the last one showed."""
    thrown = faces(dice, stream())
    luck.shown = thrown if luck.turn == 0 else luck.shown + thrown
    luck.picks[luck.turn] = sum(thrown)
    luck.turn += 1


def _throw(luck: Luck, move: Chance, stream: Stream) -> None:
    throw(luck, luck.params["dice"], stream)


def _highest(luck: Luck, stream: Stream) -> None:
    """The highest wins; equal ones play again among themselves."""
    again(luck, best_of(luck, luck.picks), stream)


def _draw_card(luck: Luck, move: Chance, stream: Stream) -> None:
    """A card each from 52; suits break ties, so that no two are equal."""
    card = unseen_card(luck, stream())
    luck.shown = (*luck.shown, card)
    luck.picks[luck.turn] = card
    luck.turn += 1


def _pull(luck: Luck, move: Chance, stream: Stream) -> None:
    """Three reels each."""
    draw = stream()
    reels = tuple([one_of(SYMBOLS, draw) for _ in range(REELS)])
    luck.shown = reels if luck.turn == 0 else luck.shown + reels
    luck.picks[luck.turn] = fruit(reels)
    luck.turn += 1


def fruit(reels: tuple[int, ...]) -> int:
    """Three alike beat a pair, a pair beats none; then the symbols count, those that are alike first."""
    alike = [reels.count(symbol) for symbol in reels]
    total = max(alike)
    for _, symbol in sorted(zip(alike, reels, strict=True), reverse=True):
        total = total * SYMBOLS + symbol
    return total


def _spin(luck: Luck, move: Chance, stream: Stream) -> None:
    """The active side stops the wheel; where it stops is drawn."""
    luck.picks[0] = one_of(len(luck.left), stream())
    luck.turn = 1


def _stopped(luck: Luck, stream: Stream) -> None:
    """One equal sector for each side."""
    luck.shown = (luck.picks[0],)
    won(luck, luck.left[luck.picks[0]])


def _one_more(luck: Luck) -> list[Chance]:
    """Everyone takes one card at least."""
    return [GO, STAY] if luck.hand else [GO]


def worth(hand: tuple[int, ...]) -> int:
    """The worth of some cards together: court cards ten, an ace eleven unless that is too much, then one."""
    ranks = [card // 4 + 2 for card in hand]
    total = sum(11 if rank == 14 else min(rank, 10) for rank in ranks)
    for _ in range(ranks.count(14)):
        if total > FULL:
            total -= 10
    return total


def _ask_for_a_card(luck: Luck, move: Chance, stream: Stream) -> None:
    """Take cards until you stop; more than twenty-one counts nothing."""
    if luck.turn == 0 and not luck.hand:
        luck.shown = ()
    total = worth(luck.hand)
    if move.go:
        card = unseen_card(luck, stream())
        luck.shown = (*luck.shown, card)
        luck.hand = (*luck.hand, card)
        total = worth(luck.hand)
        if total < FULL:
            return
    luck.picks[luck.turn] = total if total <= FULL else 0
    luck.hand = ()
    luck.turn += 1


def _nearest_to_full(luck: Luck, stream: Stream) -> None:
    """The nearest to twenty-one wins; equal ones play again among themselves, all if nobody has anything."""
    again(luck, best_of(luck, luck.picks), stream)


GAMES = (
    Kind("dice_high", go, _highest, take=_throw, params={"dice": (1, 2, 5)}),
    Kind("high_card", go, _highest, take=_draw_card),
    Kind("wheel", go, _stopped, take=_spin, choosers=one_acts),
    Kind("slot", go, _highest, take=_pull),
    Kind("twenty_one", _one_more, _nearest_to_full, take=_ask_for_a_card, lots=True),
)
