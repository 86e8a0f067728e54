"""Sealed matches and every way to tamper with one. `test_tampering.py` tries some of them, the soak a hundred thousand.

Whoever changes a journal by hand breaks its chain of checksums. Whoever mends the chain too is found out by the
fingerprint if it is about the deal; if it is about the moves, by the rules or by whoever was there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec

from game import GAMES, dealcode, journal, seal
from game.journal import JournalError, Writer
from game.match import MOST_SEED, Match, Seat
from game.table import BadOptions, Event, Said, State
from tests.game.laws import AXES, option_grid, random_move

FEWEST, MOVES, MOST_MOVES = 3, 60, 400
ENDS = 0.2
"""The share of matches that go on for as long as the last number allows: most of these come to an end."""


class Sealed(NamedTuple):
    """A match as it was played: what was shown at the deal, its journal, and all that was told on the way."""

    shown: str
    data: bytes
    state: State
    told: list[Event]


@cache
def _grid(game: str) -> list[tuple[Any, int]]:
    return option_grid(GAMES[game])


def played(game: str, seed: int) -> Sealed:
    """A match by chance of a few moves at least; the seed decides options, seats and moves."""
    rng = Random(f"seals {game} {seed}")
    while True:
        sealed = _match(game, rng)
        if sealed.data.count(b"\n") > FEWEST:
            return sealed


def _match(game: str, rng: Random) -> Sealed:
    options, seats = rng.choice(_grid(game))
    around = [Seat(name=f"Seat {place}", level="easy" if place else None) for place in range(seats)]
    match = Match(game, options, around, rng.getrandbits(63), salt=f"{rng.getrandbits(128):032x}")
    shown = seal.fingerprint(match)
    most, told = rng.randrange(2, MOVES) if rng.random() > ENDS else MOST_MOVES, []
    while match.state.actors() and len(match.moves) < most:
        told += match.play(*random_move(match.state, rng))
    assert seal.check(match, shown)
    return Sealed(shown, journal.encode(match), match.state, told)


def fair(sealed: Sealed) -> bool:
    """Whether this is the deal that was sealed, and what its moves tell is what everyone has heard."""
    record = journal.decode(sealed.data)
    match = journal.replay(record, 0)
    told = [event for move in record.moves for event in match.play(move.seat, move.move)]
    return seal.check(match, sealed.shown) and match.state == sealed.state and told == sealed.told


# the deal: the first line changed, and the chain of checksums mended

Header = dict[str, Any]


def _seed(head: Header, rng: Random) -> None:
    near = [head["seed"] + 1, head["seed"] - 1, head["seed"] ^ 1 << rng.randrange(64), rng.getrandbits(64), -1]
    head["seed"] = rng.choice([seed for seed in near if seed != head["seed"]])


def _salt(head: Header, rng: Random) -> None:
    salt, at = head["salt"], rng.randrange(len(head["salt"]))
    head["salt"] = rng.choice(
        [salt[:at] + salt[at + 1 :], salt[:at] + "z" + salt[at + 1 :], salt + " ", "", salt + "\0"]
    )


def _seats(head: Header, rng: Random) -> None:
    seats = head["seats"]
    head["seats"] = rng.choice([[*seats, seats[-1]], seats[:-1], []])


def _options(head: Header, rng: Random) -> None:
    """Another value of an option, among those that it can have."""
    axes = AXES[head["game"]]
    values = [(name, value) for name, all_values in axes.items() for value in all_values if value is not None]
    name, value = rng.choice([(name, value) for name, value in values if _plain(value) != head["options"].get(name)])
    head["options"][name] = _plain(value)


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _game(head: Header, rng: Random) -> None:
    head["game"] = rng.choice([name for name in GAMES if name != head["game"]])
    head["options"] = {}


DEAL: tuple[Callable[[Header, Random], None], ...] = (_seed, _salt, _seats, _options, _game)


def another_deal(sealed: Sealed, rng: Random) -> tuple[str, bytes]:
    """A journal with another first line, every checksum in order."""
    change = rng.choice(DEAL)
    texts = _texts(sealed.data)
    head = msgspec.json.decode(texts[0])
    change(head, rng)
    return change.__name__, resealed([msgspec.json.encode(head), *texts[1:]])


def _texts(data: bytes) -> list[bytes]:
    """The lines without their checksums."""
    return [line.rsplit(b"\t", 1)[0] for line in data.splitlines()]


def resealed(texts: list[bytes]) -> bytes:
    """The same lines, each with the checksum that it should have."""
    writer = Writer()
    return b"".join(writer.line(msgspec.Raw(text)) for text in texts)  # type: ignore[arg-type]


def finds_another_deal(sealed: Sealed, data: bytes) -> bool:
    """Whether the fingerprint, or the rules before it, tell that this is not the deal that was sealed."""
    try:
        told = journal.decode(data)
        head = told.header
        dealt = Match(told.game, told.options, head.seats, head.seed, salt=head.salt)
    except (JournalError, BadOptions):
        return True
    return not seal.check(dealt, sealed.shown)


# the lines: changed by hand

Lines = list[bytes]


def _flip(lines: Lines, rng: Random) -> None:
    """A bit of a line, its checksum or its end."""
    at = rng.randrange(len(lines))
    line = bytearray(lines[at])
    line[rng.randrange(len(line))] ^= 1 << rng.randrange(8)
    lines[at] = bytes(line)


def _swap(lines: Lines, rng: Random) -> None:
    one, other = rng.sample(range(len(lines)), 2)
    lines[one], lines[other] = lines[other], lines[one]


def _drop(lines: Lines, rng: Random) -> None:
    """A line with others after it: without its last lines a journal is that of an earlier moment."""
    del lines[rng.randrange(len(lines) - 1)]


def _twice(lines: Lines, rng: Random) -> None:
    lines.insert(rng.randrange(len(lines) + 1), rng.choice(lines))


def _append(lines: Lines, rng: Random) -> None:
    """A line of one's own, with some checksum."""
    text = rng.choice([b'{"undo":1}', b'{"seat":0,"move":{"type":"pass"}}', rng.choice(lines).rsplit(b"\t", 1)[0]])
    lines.append(b"%b\t%08x\n" % (text, rng.getrandbits(32)))


def _other_text(lines: Lines, rng: Random) -> None:
    """What another line says, under this one's checksum."""
    one, other = rng.sample(range(len(lines)), 2)
    text, check = lines[other].rsplit(b"\t", 1)[0], lines[one].rsplit(b"\t", 1)[1]
    lines[one] = text + b"\t" + check


def _other_number(lines: Lines, rng: Random) -> None:
    """A digit of a line's text."""
    at = rng.choice([at for at, line in enumerate(lines) if any(48 <= sign < 58 for sign in line[:-10])])
    line = bytearray(lines[at])
    place = rng.choice([place for place, sign in enumerate(line[:-10]) if 48 <= sign < 58])
    line[place] = 48 + (line[place] - 48 + rng.randrange(1, 10)) % 10
    lines[at] = bytes(line)


BY_HAND: tuple[Callable[[Lines, Random], None], ...] = (
    _flip,
    _swap,
    _drop,
    _twice,
    _append,
    _other_text,
    _other_number,
)


def by_hand(sealed: Sealed, rng: Random) -> tuple[str, bytes]:
    """A journal with its lines changed, their checksums as they were."""
    change = rng.choice(BY_HAND)
    lines = sealed.data.splitlines(keepends=True)
    while (data := b"".join(lines)) == sealed.data:
        change(lines, rng)
    return change.__name__, data


def finds_by_hand(sealed: Sealed, data: bytes) -> bool:
    """Whether the journal is refused."""
    try:
        journal.decode(data)
    except JournalError as error:
        return bool(str(error))
    return False


# the moves: changed, and the chain of checksums mended


def other_moves(sealed: Sealed, rng: Random) -> tuple[str, bytes]:
    """A journal of which some lines were changed, swapped, left out or put in, every checksum in order."""
    before = _texts(sealed.data)
    while True:
        change = rng.choice([_swap, _drop, _twice, _other_text, _other_number])
        moves = sealed.data.splitlines(keepends=True)[1:]
        change(moves, rng)
        texts = [before[0], *_texts(b"".join(moves))]
        if texts != before:
            return f"{change.__name__}_mended", resealed(texts)


def other_story(sealed: Sealed, data: bytes) -> bool:
    """Whether the rules refuse these moves, or they tell another story; a limit may do what a player would have."""
    try:
        return not fair(sealed._replace(data=data))
    except Said as error:
        return bool(str(error))


# deal codes


def slip(seed: int, rng: Random) -> str:
    """The code of a deal with one wrong sign, two that changed places, one too few or one too many."""
    code = list(dealcode.encode(seed).replace("-", ""))
    at = rng.randrange(len(code))
    kind = rng.randrange(4)
    if kind == 0:
        code[at] = rng.choice([sign for sign in dealcode.SIGNS if sign != code[at]])
    elif kind == 1:
        others = [place for place in range(len(code)) if code[place] != code[at]]
        if not others:
            return slip(seed + 1, rng)
        other = rng.choice(others)
        code[at], code[other] = code[other], code[at]
    elif kind == 2:
        del code[at]
    else:
        code.insert(at, rng.choice(dealcode.SIGNS))
    return "".join(code)


def finds_slip(seed: int, rng: Random) -> bool:
    """Whether a slip in the code of this deal is refused, and the code itself read."""
    assert dealcode.decode(dealcode.encode(seed)) == seed <= MOST_SEED
    try:
        dealcode.decode(slip(seed, rng))
    except Said as error:
        return bool(str(error))
    return False
