"""The sentence that says what a game of chance has drawn, and why that wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.defizz.chance.secret import colour
from scenes.app.lang import n, t
from scenes.games.defizz.luck import words
from scenes.games.defizz.luck.words import card, pick, seconds

ALIKE = 216
"""A row of the fruit machine counts so much for each symbol alike: it has three of six symbols behind it."""


class Last(NamedTuple):
    """The last round of a game of chance: the winner's name and pick, what luck showed, and what all had picked."""

    name: str
    pick: int
    shown: Sequence[int]
    picks: Sequence[int]

    @property
    def luck(self) -> int:
        """The last number that luck showed; -1 if it showed none."""
        return self.shown[-1] if self.shown else -1


def why(kind: str, last: Last) -> str:
    """The reason why the winner of this round has won; if all were level to the end, that a lot fell."""
    holds, say = REASONS[kind]
    return say(last) if holds(last) else t("Level to the end: the lot falls on {name}.", name=last.name)


def _called(last: Last) -> str:
    return t("{what}: {name} had called it.", what=_capital(pick("coin", last.luck)), name=last.name)


def _foretold(last: Last) -> str:
    said = {"card": card(last.luck), "name": last.name}
    if colour(last.luck):
        return t("{card} is red: {name} had said so.", **said)
    return t("{card} is black: {name} had said so.", **said)


def _sign(last: Last) -> str:
    own = pick("rps", last.pick)
    if last.shown:
        return t(
            "The table plays {sign}; {name} has {pick}, and stays.",
            sign=pick("rps", last.luck),
            name=last.name,
            pick=own,
        )
    beaten = pick("rps", (last.pick - 1) % 3)
    return t("{pick} beats {beaten}: {name} wins.", pick=_capital(own), beaten=beaten, name=last.name)


def _fingers(last: Last) -> str:
    return t("{count} in all: counted round the table, it falls on {name}.", count=last.luck, name=last.name)


def _lone(last: Last) -> str:
    return t("{number} is the smallest number chosen only once: by {name}.", number=last.pick, name=last.name)


def _total(last: Last) -> str:
    return t("{name} throws {total}, and nobody more.", name=last.name, total=last.pick)


def _high_card(last: Last) -> str:
    level = [other for other in last.picks if other // 4 == last.pick // 4 and other != last.pick]
    if level:
        return t(
            "{name} has {card}; {other} is as high, and the suit decides: ♣ ♦ ♥ ♠.",
            name=last.name,
            card=card(last.pick),
            other=card(max(level)),
        )
    return t("{name} has {card}, the highest card.", name=last.name, card=card(last.pick))


def _wheel(last: Last) -> str:
    return t("The wheel stops at {name}.", name=last.name)


def _reels(last: Last) -> str:
    match last.pick // ALIKE:
        case 3:
            return t("{name} has three alike, the best row.", name=last.name)
        case 2:
            return t("{name} has two alike, the best row.", name=last.name)
    return t("Nobody has two alike; {name} has the best symbol.", name=last.name)


def _near_full(last: Last) -> str:
    if last.pick == 21:
        return t("{name} has 21 exactly.", name=last.name)
    return t("{name} has {total}, the nearest to 21 without going over.", name=last.name, total=last.pick)


def _cup(last: Last) -> str:
    return t("It was number {number}: {name} had taken it.", number=last.pick + 1, name=last.name)


def _closest(last: Last) -> str:
    if last.pick == last.luck:
        return t("{number} is drawn, exactly what {name} had said.", number=last.luck, name=last.name)
    return t(
        "{number} is drawn; {pick} is the nearest, said by {name}.", number=last.luck, pick=last.pick, name=last.name
    )


def _straw(last: Last) -> str:
    return t("Number {number} is the longest: {name} had taken it.", number=last.pick + 1, name=last.name)


def _door(last: Last) -> str:
    return t("The prize was behind door {number}: {name} stood there.", number=last.pick + 1, name=last.name)


def _steps(last: Last) -> str:
    return n(
        "{name} has come furthest: {count} step.", "{name} has come furthest: {count} steps.", last.pick, name=last.name
    )


def _beetle(last: Last) -> str:
    return t("{name} has all four parts before anybody else.", name=last.name)


def _marble(last: Last) -> str:
    return t("Of those taken, number {number} came first: {name} had it.", number=last.pick + 1, name=last.name)


def _light(last: Last) -> str:
    return t("{name} was the quickest after the green light: {time} s.", name=last.name, time=words.seconds(last.pick))


def _clock(last: Last) -> str:
    return t(
        "The mark was {mark} s; {name} stopped at {time} s, the nearest.",
        mark=seconds(last.luck),
        name=last.name,
        time=seconds(last.pick),
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _best(last: Last) -> bool:
    """True if nobody else has as much as the winner."""
    return last.pick == max(last.picks) and list(last.picks).count(last.pick) == 1


def _nearest(last: Last) -> bool:
    far = [abs(other - last.luck) for other in last.picks]
    return far.count(min(far)) == 1


def _alone(last: Last) -> bool:
    """True if the winner alone has what luck shows."""
    return last.pick == last.luck and list(last.picks).count(last.pick) == 1


def _always(last: Last) -> bool:
    return True


def _unbeaten(last: Last) -> bool:
    """True if only the winner's sign is not beaten, by the table's or by the other side's."""
    if last.shown:
        return sum((last.luck - own) % 3 != 1 for own in last.picks) == 1
    return len(set(last.picks)) == 2


Reason = tuple[Callable[[Last], bool], Callable[[Last], str]]
REASONS: Mapping[str, Reason] = {
    "coin": (_alone, _called),
    "red_black": (
        lambda last: [colour(last.luck)] == [own for own in last.picks if own == colour(last.luck)],
        _foretold,
    ),
    "rps": (_unbeaten, _sign),
    "odd_even": (_always, _fingers),
    "secret_number": (lambda last: list(last.picks).count(last.pick) == 1, _lone),
    "dice_high": (_best, _total),
    "high_card": (_best, _high_card),
    "wheel": (_always, _wheel),
    "slot": (_best, _reels),
    "twenty_one": (_best, _near_full),
    "cup": (_alone, _cup),
    "closest": (_nearest, _closest),
    "shortest_straw": (_always, _straw),
    "door": (_alone, _door),
    "dice_race": (_best, _steps),
    "beetle": (lambda last: list(last.picks).count(last.pick) == 1, _beetle),
    "horse": (_best, _steps),
    "marble": (_always, _marble),
    "light": (lambda last: min([own for own in last.picks if own], default=0) == last.pick, _light),
    "stop_clock": (_nearest, _clock),
}
"""Kind → whether the round has decided it, and the words for that."""
