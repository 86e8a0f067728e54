"""A match as text: cut anywhere it opens up to the last whole move; damaged, it is refused in words."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import GAMES, journal
from game.journal import JournalError
from game.match import Match, Played, Seat, Undone
from tests.game import laws


def played(game: str = "tordu", moves: int = 30, seed: int = 5) -> Match:
    seats = GAMES[game].seats[0]
    match = Match(game, None, [Seat(name="Zoé"), *[Seat(level="easy")] * (seats - 1)], seed, salt="sel")
    rng = Random(seed)
    while match.state.actors() and len(match.moves) < moves:
        match.play(*laws.random_move(match.state, rng))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_journal_gives_the_match_back(game: str) -> None:
    match = played(game)
    again = journal.replay(journal.decode(journal.encode(match)))
    assert again.state == match.state and again.moves == match.moves
    assert (again.seats, again.seed, again.salt, again.options) == (match.seats, match.seed, match.salt, match.options)


def test_a_replay_may_stop_at_any_move() -> None:
    match = played()
    told = journal.decode(journal.encode(match))
    assert journal.replay(told, 12).state == match.after(12)


def test_a_journal_cut_at_any_byte_opens_up_to_the_last_whole_move() -> None:
    match = played(moves=12)
    whole = journal.encode(match)
    ends = [at + 1 for at, byte in enumerate(whole) if byte == ord("\n")]
    for cut in range(ends[0], len(whole) + 1):
        told = journal.decode(whole[:cut])
        lines = sum(end - 1 <= cut for end in ends)
        assert told.moves == match.moves[: lines - 1]
        assert told.whole in (ends[lines - 1], cut + 1)


def test_a_journal_cut_in_its_first_line_is_refused_in_words() -> None:
    whole = journal.encode(played(moves=2))
    for cut in range(whole.index(b"\n") - 1):
        with pytest.raises(JournalError, match="not a match of Tablée"):
            journal.decode(whole[:cut])


def test_a_flipped_bit_anywhere_is_refused_in_words() -> None:
    whole = journal.encode(played(moves=8))
    for at in range(len(whole)):
        for bit in range(8):
            broken = bytearray(whole)
            broken[at] ^= 1 << bit
            with pytest.raises(JournalError):
                journal.decode(bytes(broken))


def test_a_line_left_out_is_noticed() -> None:
    lines = journal.encode(played(moves=8)).splitlines(keepends=True)
    with pytest.raises(JournalError, match="line 4 of this match is damaged"):
        journal.decode(b"".join(lines[:3] + lines[4:]))


def sealed(*lines: Any) -> bytes:
    writer = journal.Writer()
    return b"".join(map(writer.line, lines))


def head(**changes: Any) -> dict[str, Any]:
    return {"tablee": 1, "game": "tordu", "options": {}, "seats": [{}, {}], "seed": 3, **changes}


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ([head(tablee=2)], r"another version of Tablée \(format 2\)"),
        ([head(game="poker")], "no game called poker"),
        (
            [head(options={"variant": "odd"})],
            "options of this match are wrong: variant can be simple, complete",
        ),
        ([head(options={"target": 0})], "options of this match are wrong: a manche goes to 1 to 100 points"),
        ([head(options={"beer": True})], "options of this match are wrong: tordu has no option called beer"),
        ([head(seed="x")], "first line of this match can't be read: Expected `int`"),
        ([head(colour="red")], "first line of this match can't be read: Object contains unknown field `colour`"),
        ([head(), {"seat": 0, "move": {"type": "dance"}}], "line 2 of this match can't be read: Invalid value 'dance'"),
        ([head(), {"seat": 0}], "line 2 of this match says nothing"),
        ([head(), {"undo": 4}], "line 2 of this match says nothing"),
        ([head(), {"seat": "a", "move": {"type": "pass"}}], "line 2 of this match can't be read: Expected `int"),
    ],
)
def test_what_is_sealed_but_wrong_is_refused_in_words(lines: list[Any], sentence: str) -> None:
    with pytest.raises(JournalError, match=sentence):
        journal.decode(sealed(*lines))


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ([head(seats=[{}])], "can't be played: tordu is for 2 to 5 seats, not 1"),
        ([head(), {"seat": 0, "move": {"type": "double"}}], "move 1 of this match is against the rules"),
        ([head(), {"seat": 7, "move": {"type": "pass"}}], "move 1 of this match is against the rules: there is no"),
    ],
)
def test_what_the_rules_forbid_is_refused_in_words(lines: list[Any], sentence: str) -> None:
    with pytest.raises(JournalError, match=sentence):
        journal.replay(journal.decode(sealed(*lines)))


def test_moves_taken_back_are_in_the_journal_and_not_in_the_match() -> None:
    match = played(moves=6)
    writer = journal.Writer()
    lines = [journal.header(match), *match.moves, Undone(2), match.moves[4]]
    told = journal.decode(b"".join(map(writer.line, lines)))
    assert told.moves == match.moves[:5]


def test_what_is_far_too_large_is_refused_at_once() -> None:
    with pytest.raises(JournalError, match="too large"):
        journal.decode(bytes(journal.LARGEST + 1))


@given(st.binary(max_size=400))
@settings(max_examples=300, deadline=None)
def test_noise_is_refused_in_words(noise: bytes) -> None:
    with pytest.raises(JournalError):
        journal.decode(noise)


@given(st.binary(max_size=200), st.integers(0, 2000))
@settings(max_examples=200, deadline=None)
def test_noise_put_into_a_journal_never_goes_unnoticed_nor_crashes(noise: bytes, at: int) -> None:
    whole = journal.encode(played(moves=6))
    at %= len(whole)
    spoilt = whole[:at] + noise + whole[at:]
    try:
        told = journal.decode(spoilt)
    except JournalError:
        return
    assert told.moves == played(moves=6).moves[: len(told.moves)]


def test_a_deep_nest_is_refused_in_words() -> None:
    line = b'{"seat":0,"move":' + b"[" * 20000 + b"]" * 20000 + b"}"
    data = journal.encode(played(moves=0))
    seal = journal.decode(data).seal
    spoilt = data + b"%b\t%08x\n" % (line, journal.crc32(line, seal))
    with pytest.raises(JournalError, match="line 2"):
        journal.decode(spoilt)


def test_a_journal_can_be_read_by_people() -> None:
    lines = journal.encode(played(moves=1)).decode().splitlines()
    assert msgspec.json.decode(lines[0].split("\t")[0])["seats"][0] == {"name": "Zoé"}
    assert lines[1].startswith('{"seat":')


def test_a_file_of_the_largest_size_is_read_and_one_byte_more_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("tordu", None, 3, 1)
    data = journal.encode(match)
    monkeypatch.setattr(journal, "LARGEST", len(data))
    assert journal.replay(journal.decode(data)).state == match.state
    monkeypatch.setattr(journal, "LARGEST", len(data) - 1)
    with pytest.raises(journal.JournalError, match="too large"):
        journal.decode(data)


KEPT = sorted((Path(__file__).parent / "golden" / "journals").glob("*.match"))
"""Matches kept by version 0.1.0 before its code was rearranged, one a game."""


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_match_kept_by_an_older_version_opens_and_is_written_the_same(path: Path) -> None:
    kept = path.read_bytes()
    match = journal.replay(journal.decode(kept))
    assert match.game.name == path.stem and len(match.moves) > 50
    assert journal.encode(match) == kept


# the time played


def test_a_journal_tells_the_time_played() -> None:
    match = played()
    match.note_time(754)
    told = journal.decode(journal.encode(match))
    assert told.seconds == 754 and told.moves == match.moves
    assert journal.replay(told).seconds == 754


def test_of_several_times_the_last_one_counts_and_none_is_a_move() -> None:
    match, writer = played(moves=6), journal.Writer()
    lines = [journal.header(match), *match.moves[:3], Played(20), *match.moves[3:], Played(31)]
    data = b"".join(map(writer.line, lines))
    told = journal.decode(data)
    assert (told.seconds, told.moves) == (31, match.moves)
    assert journal.glance(data)[1] == len(match.moves)


def test_time_does_not_run_backwards() -> None:
    match, writer = played(moves=2), journal.Writer()
    with pytest.raises(JournalError, match="says nothing"):
        journal.decode(b"".join(map(writer.line, [journal.header(match), Played(-1)])))


def test_a_line_has_64_kibibytes_at_most() -> None:
    match = Match("tordu", None, 3, 1)
    rest = len(journal.encode(match)) - len(match.salt)
    for more in (0, 1):
        match.salt = "s" * (64 * 1024 - rest + more)
        data = journal.encode(match)
        assert len(data) == 64 * 1024 + more
        if more:
            with pytest.raises(JournalError, match="its first line is damaged"):
                journal.decode(data)
        else:
            assert journal.decode(data).header.salt == match.salt == journal.glance(data)[0].salt


def test_a_file_of_32_mebibytes_is_looked_at_and_a_larger_one_is_not() -> None:
    noise = b"x" * (32 * 1024 * 1024)
    with pytest.raises(JournalError, match="is not a match"):
        journal.decode(noise)
    with pytest.raises(JournalError, match="too large to be a match"):
        journal.decode(noise + b"x")


def test_a_torn_line_is_dropped_unless_it_is_longer_than_any_line_may_be() -> None:
    data = journal.encode(Match("tordu", None, 3, 1))
    assert journal.decode(data + b"x" * (64 * 1024 - 1)).whole == len(data)
    with pytest.raises(JournalError, match="line 2 of this match is damaged"):
        journal.decode(data + b"x" * (64 * 1024))
