"""Games of chance where each side takes a different thing in turn: cups, numbers, straws, doors."""

from __future__ import annotations

from game.defizz.chance.luck import GO, PICKS, STAY, Kind, Luck, Stream, again, best_of, one_of, shuffled, take_pick
from game.defizz.moves import Chance


def _free(luck: Luck, first: int, end: int) -> list[Chance]:
    """The picks that nobody has taken yet."""
    return [PICKS[place] for place in range(first, end) if place not in luck.picks]


def _cups(luck: Luck) -> list[Chance]:
    return _free(luck, 0, len(luck.left) + luck.params["more"])


def _lift_cups(luck: Luck, stream: Stream) -> None:
    """The ball is under one of the cups; nobody has it: again."""
    ball = one_of(len(luck.left) + luck.params["more"], stream())
    luck.shown = (ball,)
    again(luck, _holder(luck, ball), stream)


def _holder(luck: Luck, place: int) -> tuple[int, ...]:
    """The side that took this place, if any."""
    return (luck.left[luck.picks.index(place)],) if place in luck.picks else ()


def _numbers(luck: Luck) -> list[Chance]:
    return _free(luck, 1, luck.params["top"] + 1)


def _nearest(luck: Luck, stream: Stream) -> None:
    """The side nearest to the number drawn wins; equally near sides play again among themselves."""
    number = 1 + one_of(luck.params["top"], stream())
    luck.shown = (number,)
    again(luck, best_of(luck, [-abs(pick - number) for pick in luck.picks]), stream)


def _straws(luck: Luck) -> list[Chance]:
    return _free(luck, 0, len(luck.left))


def _pull_straws(luck: Luck, stream: Stream) -> None:
    """As many straws as sides, all of different length; the longest wins."""
    lengths = shuffled(range(1, len(luck.left) + 1), stream())
    luck.shown = tuple(lengths)
    again(luck, best_of(luck, [lengths[pick] for pick in luck.picks]), stream)


def _doors(luck: Luck) -> list[Chance]:
    """First a door each, then: switch to the free door, or stay."""
    return [GO, STAY] if luck.stage else _free(luck, 0, len(luck.left) + 2)


def _at_the_door(luck: Luck, move: Chance, stream: Stream) -> None:
    """Two doors more than sides, one prize. All have a door: an empty one that nobody took is opened.
    Then each in turn may switch to the door that is free."""
    if not luck.stage:
        take_pick(luck, move, stream)
        if luck.turn == len(luck.left):
            _open_a_door(luck, stream)
        return
    if move.go:
        doors = range(len(luck.left) + 2)
        opened = luck.shown[0]
        luck.picks[luck.turn] = next(door for door in doors if door != opened and door not in luck.picks)
    luck.turn += 1


def _open_a_door(luck: Luck, stream: Stream) -> None:
    """Either free door is opened as often; the other one then hides the prize twice as often as a door taken."""
    free = [door for door in range(len(luck.left) + 2) if door not in luck.picks]
    opened = one_of(2, stream())
    luck.shown = (free[opened], free[1 - opened])
    luck.stage = 1
    luck.turn = 0


def _find_the_prize(luck: Luck, stream: Stream) -> None:
    """Open all the doors; nobody has the prize: again."""
    opened, other = luck.shown
    doors = [door if door != opened else other for door in range(len(luck.left) + 2)]
    prize = doors[one_of(len(doors), stream())]
    luck.shown = (opened, other, prize)
    again(luck, _holder(luck, prize), stream)


GAMES = (
    Kind("cup", _cups, _lift_cups, active_last=True, params={"more": (0, 2, 5)}),
    Kind("closest", _numbers, _nearest, lots=True, params={"top": (20, 100, 100)}),
    Kind("shortest_straw", _straws, _pull_straws),
    Kind("door", _doors, _find_the_prize, take=_at_the_door, lots=True),
)
