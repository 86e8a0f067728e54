"""A match as text: a header line, then a line a move, each sealed by a checksum over all before it.

    {"tablee":1,"game":"tordu","options":{…},"seats":[…],"seed":7}⇥5c0fd7ab
    {"seat":2,"move":{"type":"bid","suit":"h","tricks":5}}⇥91d2e07c
    {"undo":1}⇥03ac77f0
    {"seconds":754}⇥e21b90c4

A file cut anywhere opens up to its last whole line. Anything else that is wrong is refused with a sentence.
"""

from __future__ import annotations

import re
from typing import Any
from zlib import crc32

import msgspec

from game import GAMES
from game.match import Entry, Match, MoveMade, Played, Seat, Undone
from game.table import BadOptions, Game, IllegalMove, Said

FORMAT = 1
LARGEST = 32 * 1024 * 1024
LONGEST_LINE = 64 * 1024
SEAL = len("\t") + 8
UNDONE = re.compile(rb'^{"undo":(\d{1,9})}\t', re.MULTILINE)
PLAYED = re.compile(rb'^{"seconds":\d+}\t', re.MULTILINE)
NOTHING = b"\x00"
"""The byte that a disk that lost its power leaves where it had not written yet; no line of ours has it."""


class JournalError(Said):
    """A journal that can't be read, with the reason in words."""


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: all that a match is, before its first move."""

    tablee: int
    game: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    seed: int
    salt: str = ""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Any other line: a move, moves taken back, or the time played."""

    seat: int | None = None
    move: msgspec.Raw = msgspec.Raw()
    undo: int | None = None
    seconds: int | None = None


class Journal(msgspec.Struct, frozen=True):
    """The contents of a journal: the match's beginning, and the moves that were not taken back."""

    header: Header
    options: Any
    moves: list[MoveMade]
    whole: int
    """The number of bytes of the file that were whole lines: where the next one goes."""
    seal: int
    """The checksum so far."""
    seconds: int = 0
    """The seconds that had been played when that was last noted."""

    @property
    def game(self) -> Game:
        return GAMES[self.header.game]


class Writer:
    """Turns a match's header and moves into sealed lines, one after the other."""

    def __init__(self, seal: int = 0) -> None:
        self.seal = seal

    def line(self, value: Header | Entry) -> bytes:
        text = msgspec.json.encode(value)
        self.seal = crc32(text, self.seal)
        return b"%b\t%08x\n" % (text, self.seal)


def header(match: Match) -> Header:
    return Header(
        tablee=FORMAT,
        game=match.game.name,
        options=match.options.to_journal(),
        seats=match.seats,
        seed=match.seed,
        salt=match.salt,
    )


def encode(match: Match) -> bytes:
    """The whole journal of a match."""
    writer = Writer()
    played = [Played(match.seconds)] if match.seconds else []
    return b"".join([writer.line(header(match)), *map(writer.line, match.moves), *map(writer.line, played)])


def decode(data: bytes) -> Journal:
    """Read a journal up to its last whole line; a torn last line is dropped, anything else wrong is refused."""
    if len(data) > LARGEST:
        raise JournalError("this file is too large to be a match")
    lines = _lines(data)
    if not lines:
        raise JournalError("this file is not a match of Tablée, or it was cut in its first line")
    head, options = _header(lines[0][0])
    moves: list[MoveMade] = []
    seconds = 0
    for number, (text, _) in enumerate(lines[1:], 2):
        entry = _entry(GAMES[head.game], text, number, len(moves))
        if isinstance(entry, MoveMade):
            moves.append(entry)
        elif isinstance(entry, Undone):
            del moves[len(moves) - entry.undo :]
        else:
            seconds = entry.seconds
    return Journal(head, options, moves, sum(len(text) + SEAL + 1 for text, _ in lines), lines[-1][1], seconds)


def glance(data: bytes) -> tuple[Header, int]:
    """The first line, and the number of moves that follow it: quick, as those are neither read nor checked."""
    end = data.find(b"\n", 0, LONGEST_LINE) + 1
    first = _lines(data[: end or LONGEST_LINE])
    if not first:
        raise JournalError("this file is not a match of Tablée, or it was cut in its first line")
    undone = [int(undo[1]) for undo in UNDONE.finditer(data, end)] if end else []
    played = sum(1 for _ in PLAYED.finditer(data, end)) if end else 0
    moves = data.count(b"\n", end) - len(undone) - sum(undone) - played if end else 0
    return _header(first[0][0])[0], max(0, moves)


def replay(journal: Journal, moves: int | None = None) -> Match:
    """The match that a journal tells, up to a move; every move is checked again."""
    head = journal.header
    try:
        match = Match(journal.game, journal.options, head.seats, head.seed, salt=head.salt)
        for played in journal.moves[:moves]:
            match.play(played.seat, played.move)
        match.seconds = journal.seconds
    except IllegalMove as error:
        raise JournalError(
            "move {number} of this match is against the rules: {why}", number=len(match.moves) + 1, why=str(error)
        ) from None
    except Said as error:  # options that don't go together, a pack of questions that is gone
        raise JournalError("this match can't be played: {why}", why=str(error)) from None
    except Exception as error:  # a fault of the rules: one match is lost, not the way to all others
        raise JournalError("this match can't be played again: the program fails over it") from error
    return match


def _lines(data: bytes) -> list[tuple[bytes, int]]:
    """The whole lines and the seal after each. Only the last may be torn: then it is left out."""
    found: list[tuple[bytes, int]] = []
    seal = at = 0
    data = data.rstrip(NOTHING)
    while at < len(data):
        end = data.find(b"\n", at, at + LONGEST_LINE)
        if end < 0 and len(data) - at >= LONGEST_LINE:
            raise _damaged(found)
        line = data[at:] if end < 0 else data[at:end]
        text = line[:-SEAL]
        after = crc32(text, seal)
        if line[-SEAL:] != b"\t%08x" % after:
            if (end < 0 and not _sealed(line[:-1], seal)) or (end in (-1, len(data) - 1) and NOTHING in line):
                break
            raise _damaged(found)
        found.append((text, after))
        seal = after
        at += len(line) + 1
    return found


def _sealed(line: bytes, seal: int) -> bool:
    return line[-SEAL:] == b"\t%08x" % crc32(line[:-SEAL], seal)


def _damaged(before: list[Any]) -> JournalError:
    if not before:
        return JournalError("this file is not a match of Tablée, or its first line is damaged")
    return JournalError("line {line} of this match is damaged", line=len(before) + 1)


def _header(text: bytes) -> tuple[Header, Any]:
    """The first line, and the options that it names."""
    try:
        head = msgspec.json.decode(text, type=Header)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise JournalError("the first line of this match can't be read: {why}", why=str(error)) from None
    if head.tablee != FORMAT:
        raise JournalError("this match was kept by another version of Tablée (format {format})", format=head.tablee)
    if head.game not in GAMES:
        raise JournalError("there is no game called {game}", game=head.game)
    try:
        game = GAMES[head.game]
        options = game.options(game.Options.from_journal(head.options))
    except BadOptions as error:
        raise JournalError("the options of this match are wrong: {why}", why=str(error)) from None
    return head, options


def _entry(game: Game, text: bytes, number: int, moves: int) -> Entry:
    """The entry of one line, after so many moves; a line that is none is refused with its number."""
    try:
        line = msgspec.json.decode(text, type=Line)
        if line.undo is not None and 0 <= line.undo <= moves:
            return Undone(line.undo)
        if line.seat is not None and len(line.move):
            return MoveMade(line.seat, msgspec.json.decode(line.move, type=game.Move))
        if line.seconds is not None and line.seconds >= 0:
            return Played(line.seconds)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise JournalError("line {line} of this match can't be read: {why}", line=number, why=str(error)) from None
    raise JournalError("line {line} of this match says nothing", line=number)
