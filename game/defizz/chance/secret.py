"""Games of chance where all choose at once, unseen: coin, red or black, rock-paper-scissors, fingers, lone number."""

from __future__ import annotations

from game.defizz.chance.luck import PICKS, Kind, Luck, Stream, again, one_of, unseen_card, won
from game.defizz.moves import Chance


def _two(luck: Luck) -> list[Chance]:
    return PICKS[:2]


def _three(luck: Luck) -> list[Chance]:
    return PICKS[:3]


def _fingers(luck: Luck) -> list[Chance]:
    return PICKS[:6]


def _numbers(luck: Luck) -> list[Chance]:
    return PICKS[1 : luck.params["top"] + 1]


def _callers(luck: Luck) -> int:
    """Of two sides only the first calls; the other gets the other face."""
    return 1 if len(luck.left) == 2 else len(luck.left)


def _flip(luck: Luck, stream: Stream) -> None:
    """Heads 0, tails 1: wrong callers are out; all wrong: again."""
    face = one_of(2, stream())
    luck.shown = (face,)
    if len(luck.left) == 2:
        luck.picks[1] = 1 - luck.picks[0]
    again(luck, [seat for seat, call in zip(luck.left, luck.picks, strict=True) if call == face], stream)


def _turn_card(luck: Luck, stream: Stream) -> None:
    """Black 0, red 1: wrong predictions are out; all wrong: again. Cards shown don't come back."""
    card = unseen_card(luck, stream())
    luck.shown = (*luck.shown, card)
    red = colour(card)
    again(luck, [seat for seat, call in zip(luck.left, luck.picks, strict=True) if call == red], stream)


def colour(card: int) -> int:
    """0 for clubs and spades, 1 for diamonds and hearts; a card is four times its rank plus its suit, ♣♦♥♠."""
    return 1 if card % 4 in (1, 2) else 0


def _signs(luck: Luck, stream: Stream) -> None:
    """Rock 0, paper 1, scissors 2. Two sides play each other; more, each plays the table's sign, and losers are out."""
    picks = luck.picks
    if len(luck.left) == 2:
        ahead = (picks[0] - picks[1]) % 3
        luck.shown = ()
        again(luck, luck.left if ahead == 0 else luck.left[ahead - 1 : ahead], stream)
        return
    sign = one_of(3, stream())
    luck.shown = (sign,)
    again(luck, [seat for seat, pick in zip(luck.left, picks, strict=True) if (sign - pick) % 3 != 1], stream)


def _count_round(luck: Luck, stream: Stream) -> None:
    """All fingers together are counted round the sides: the first side is 0, the one reached wins."""
    total = sum(luck.picks)
    luck.shown = (total,)
    won(luck, luck.left[total % len(luck.left)])


def _lone_number(luck: Luck, stream: Stream) -> None:
    """The smallest number chosen by one side only wins; none: again."""
    lone = [pick for pick in luck.picks if luck.picks.count(pick) == 1]
    again(luck, [luck.left[luck.picks.index(min(lone))]] if lone else (), stream)


GAMES = (
    Kind("coin", _two, _flip, secret=True, choosers=_callers),
    Kind("red_black", _two, _turn_card, secret=True),
    Kind("rps", _three, _signs, secret=True),
    Kind("odd_even", _fingers, _count_round, secret=True),
    Kind("secret_number", _numbers, _lone_number, secret=True, params={"top": (5, 10, 50)}),
)
