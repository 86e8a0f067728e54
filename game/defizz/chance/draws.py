"""Games of chance where sides draw or throw in turn: dice, cards, the wheel, twenty-one."""

from __future__ import annotations

from game.defizz.chance.luck import GO, STAY, Kind, Luck, Stream, again, best_of, one_of, unseen_card, won
from game.defizz.moves import Chance

FULL = 21


def _go(luck: Luck) -> list[Chance]:
    return [GO]


def _throw(luck: Luck, move: Chance, stream: Stream) -> None:
    """Throw the dice; what they show is added up."""
    draw = stream()
    faces = tuple(1 + one_of(6, draw) for _ in range(luck.params["dice"]))
    luck.shown = faces if luck.turn == 0 else luck.shown + faces
    luck.picks[luck.turn] = sum(faces)
    luck.turn += 1


def _highest(luck: Luck, stream: Stream) -> None:
    """The highest wins; equal ones play again among themselves."""
    again(luck, best_of(luck, luck.picks), stream)


def _draw_card(luck: Luck, move: Chance, stream: Stream) -> None:
    """A card each from 52; suits break ties, so that no two are equal."""
    card = unseen_card(luck, stream())
    luck.shown = (*luck.shown, card)
    luck.picks[luck.turn] = card
    luck.turn += 1


def _one_spins(luck: Luck) -> int:
    return 1


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
    """What cards make together: court cards ten, an ace eleven unless that is too much, then one."""
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
    Kind("dice_high", _go, _highest, take=_throw, params={"dice": (1, 2, 5)}),
    Kind("high_card", _go, _highest, take=_draw_card),
    Kind("wheel", _go, _stopped, take=_spin, choosers=_one_spins),
    Kind("twenty_one", _one_more, _nearest_to_full, take=_ask_for_a_card),
)
