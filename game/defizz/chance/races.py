"""Games of chance with a winning post: dice thrown in turn, a beetle put together, horses and marbles to watch."""

from __future__ import annotations

from game.defizz.chance.draws import faces, go, one_acts, throw
from game.defizz.chance.luck import (
    NOT_YET,
    PICKS,
    Kind,
    Luck,
    Stream,
    again,
    best_of,
    go_on,
    shuffled,
)
from game.defizz.moves import Chance

PARTS = 4
"""The parts of a beetle: the faces 1 to 4, in any order."""
WHOLE = (1 << PARTS) - 1


def _step(luck: Luck, move: Chance, stream: Stream) -> None:
    """One die, and so many steps on."""
    before = luck.picks[luck.turn]
    throw(luck, 1, stream)
    luck.picks[luck.turn - 1] += 0 if before == NOT_YET else before


def _post(luck: Luck, stream: Stream) -> None:
    """End the race for whoever is furthest past the post, once all have thrown; equal ones race again."""
    if max(luck.picks) < luck.params["goal"]:
        go_on(luck, stream)
    else:
        again(luck, best_of(luck, luck.picks), stream)


def _find_parts(luck: Luck, move: Chance, stream: Stream) -> None:
    """A throw of dice: each 1, 2, 3 or 4 is a part of the beetle, kept as one bit."""
    before = luck.picks[luck.turn]
    throw(luck, luck.params["dice"], stream)
    found = sum({1 << face - 1 for face in luck.shown[-luck.params["dice"] :] if face <= PARTS})
    luck.picks[luck.turn - 1] = found | (0 if before == NOT_YET else before)


def _whole(luck: Luck, stream: Stream) -> None:
    """The first whole beetle wins; several in one round begin again among themselves."""
    done = [seat for seat, parts in zip(luck.left, luck.picks, strict=True) if parts == WHOLE]
    if done:
        again(luck, done, stream)
    else:
        go_on(luck, stream)


def _start(luck: Luck, move: Chance, stream: Stream) -> None:
    """The active side gives the start: a die a lap for every horse, until one is past the post."""
    draw = stream()
    laps: tuple[int, ...] = ()
    run = [0] * len(luck.left)
    while max(run) < luck.params["goal"]:
        lap = faces(len(run), draw)
        run = [far + more for far, more in zip(run, lap, strict=True)]
        laps += lap
    luck.picks = run
    luck.shown = laps
    luck.turn = 1


def _photo_finish(luck: Luck, stream: Stream) -> None:
    """The horse that is furthest wins; equal ones run again among themselves."""
    again(luck, best_of(luck, luck.picks), stream)


def _colours(luck: Luck) -> list[Chance]:
    """The marbles that nobody has taken yet."""
    return [PICKS[marble] for marble in range(len(luck.left) + luck.params["more"]) if marble not in luck.picks]


def _roll_marbles(luck: Luck, stream: Stream) -> None:
    """All marbles roll; of those that were taken, the first one down wins."""
    luck.shown = tuple(shuffled(range(len(luck.left) + luck.params["more"]), stream()))
    first = next(marble for marble in luck.shown if marble in luck.picks)
    again(luck, (luck.left[luck.picks.index(first)],), stream)


GAMES = (
    Kind("dice_race", go, _post, take=_step, params={"goal": (6, 12, 20)}),
    Kind("beetle", go, _whole, take=_find_parts, params={"dice": (2, 3, 5)}),
    Kind("horse", go, _photo_finish, take=_start, choosers=one_acts, params={"goal": (6, 15, 30)}),
    Kind("marble", _colours, _roll_marbles, params={"more": (0, 1, 4)}),
)
