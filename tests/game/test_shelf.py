"""What is on disk: nothing played is ever lost, nothing broken is ever deleted."""

from __future__ import annotations

import errno
import os
import shutil
import sys
import zlib
from pathlib import Path
from random import Random

import msgspec
import pytest

from game import journal, shelf, shelf_disk
from game.journal import JournalError
from game.match import Match
from game.shelf import Shelf, ShelfError
from game.shelf_keeper import SIGN, Elsewhere, Keeper, ease, unkept
from game.tordu.moves import PASS
from tests.game import laws
from tests.game.broken import NASTY
from tests.game.disks import Fault, under


class Settings(msgspec.Struct):
    language: str = "fr"
    volume: int = 5


def go_on(match: Match, moves: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(moves):
        match.play(*laws.random_move(match.state, rng))


def test_every_move_is_on_disk_when_play_returns(tmp_path: Path) -> None:
    match = Match("tordu", None, 3, 1)
    path = Shelf(tmp_path).keep(match)
    for moves in range(1, 12):
        go_on(match, 1, moves)
        assert journal.decode(path.read_bytes()).moves == match.moves


def test_a_match_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    match = Match("trepido", None, 4, 2)
    path = Shelf(tmp_path).keep(match)
    go_on(match, 15)
    Shelf(tmp_path).release(match)
    again = Shelf(tmp_path).resume(path)
    assert again.state == match.state
    go_on(again, 5)
    assert journal.decode(path.read_bytes()).moves == again.moves


def test_undoing_is_kept_too(tmp_path: Path) -> None:
    match = Match("tordu", None, 3, 1)
    path = Shelf(tmp_path).keep(match)
    go_on(match, 10)
    match.undo(4)
    go_on(match, 2)
    assert journal.decode(path.read_bytes()).moves == match.moves


def test_a_torn_last_line_is_dropped_and_play_goes_on(tmp_path: Path) -> None:
    match = Match("tordu", None, 3, 1)
    path = Shelf(tmp_path).keep(match)
    go_on(match, 10)
    whole = path.read_bytes()
    for cut in range(1, 40):
        path.write_bytes(whole[:-cut])
        again = Shelf(tmp_path).resume(path)
        kept = len(again.moves)
        assert again.moves == match.moves[:kept] and kept >= 8
        go_on(again, 2)
        assert journal.decode(path.read_bytes()).moves == again.moves
        Shelf(tmp_path).release(again)


def test_matches_are_listed_last_played_first_with_the_reason_of_what_cannot_be_opened(tmp_path: Path) -> None:
    here = Shelf(tmp_path)
    paths = [here.keep(Match("tordu", None, 3, seed)) for seed in range(3)]
    for age, path in enumerate(paths):
        os.utime(path, (1000 + age, 1000 + age))
    paths[1].write_bytes(b"noise")
    os.utime(paths[1], (2000, 2000))
    listed = here.matches()
    assert [kept.path for kept in listed] == [paths[1], paths[2], paths[0]]
    assert listed[0].journal is None and "not a match" in str(listed[0].trouble)
    assert listed[1].journal is not None and listed[1].trouble is None


def test_a_broken_match_is_refused_and_never_deleted(tmp_path: Path) -> None:
    here = Shelf(tmp_path)
    path = here.keep(Match("tordu", None, 3, 1))
    broken = path.read_bytes().replace(b"tordu", b"tordi")
    path.write_bytes(broken)
    with pytest.raises(JournalError):
        here.resume(path)
    assert path.read_bytes() == broken


def test_a_hundred_megabytes_of_noise_are_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "matches" / "noise.match"
    path.parent.mkdir()
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    with pytest.raises(ShelfError, match=r"noise\.match is too large"):
        Shelf(tmp_path).resume(path)
    assert path.exists() and "too large" in str(Shelf(tmp_path).matches()[0].trouble)


def test_two_equal_matches_get_a_file_each(tmp_path: Path) -> None:
    here = Shelf(tmp_path)
    assert here.keep(Match("tordu", None, 3, 1)) != here.keep(Match("tordu", None, 3, 1))


def test_a_full_disk_says_so_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("tordu", None, 3, 1)
    path = Shelf(tmp_path).keep(match)
    go_on(match, 3)
    before, state = path.read_bytes(), match.state.copy()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(shelf.os, "fsync", full)
        with pytest.raises(ShelfError, match=r"could not be kept in .*: the disk is full"):
            match.play(*laws.random_move(match.state, Random(9)))
    assert match.state == state and path.read_bytes() == before
    go_on(match, 2)
    assert journal.decode(path.read_bytes()).moves == match.moves


def test_settings_come_back(tmp_path: Path) -> None:
    Shelf(tmp_path).write("settings", Settings("en", 3))
    assert Shelf(tmp_path).read("settings", Settings, Settings()) == Settings("en", 3)


def test_without_settings_there_are_the_usual_ones(tmp_path: Path) -> None:
    assert Shelf(tmp_path / "nowhere").read("settings", Settings, Settings()) == Settings()


@pytest.mark.parametrize("noise", [b"", b"{", b'{"volume": "loud"}', b"\xff\xfe", b"[" * 100_000])
def test_broken_settings_are_set_aside_and_the_last_good_ones_taken(tmp_path: Path, noise: bytes) -> None:
    here = Shelf(tmp_path)
    here.write("settings", Settings("en", 1))
    here.write("settings", Settings("en", 2))
    (tmp_path / "settings.json").write_bytes(noise)
    assert here.read("settings", Settings, Settings()) == Settings("en", 1)
    assert (tmp_path / "settings.broken.json").read_bytes() == noise


def test_settings_are_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = Shelf(tmp_path)
    here.write("settings", Settings("en", 1))

    def fail(handle: int) -> None:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(shelf.os, "fsync", fail)
        with pytest.raises(ShelfError, match="does not answer as it should"):
            here.write("settings", Settings("fr", 9))
    assert here.read("settings", Settings, Settings()) == Settings("en", 1)


def test_a_folder_that_cannot_be_made_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(ShelfError, match="can't be made"):
        Shelf(tmp_path / "file").keep(Match("tordu", None, 3, 1))


def test_a_match_that_cannot_be_continued_says_so_unless_it_may_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match("tordu", None, 3, 1)
    path = Shelf(tmp_path).keep(match)
    Shelf(tmp_path).release(match)

    def fail(self: Keeper) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Keeper, "open", fail)
    with pytest.raises(ShelfError, match="can't be continued"):
        Shelf(tmp_path).resume(path)
    assert Shelf(tmp_path).resume(path, insist=False).state == match.state


def test_a_torn_line_that_cannot_be_dropped_is_told_and_stays(tmp_path: Path) -> None:
    match = Match("tordu", None, 3, 1)
    path = Shelf(tmp_path).keep(match)
    go_on(match, 4)
    Shelf(tmp_path).release(match)
    torn = path.read_bytes()[:-3]
    path.write_bytes(torn)
    with under(tmp_path) as disk:
        disk.fault = Fault(errno.EIO, ("truncate",))
        with pytest.raises(ShelfError, match="can't be continued"):
            Shelf(tmp_path).resume(path)
    assert path.read_bytes() == torn


def test_a_pack_that_is_not_there_says_so() -> None:
    with pytest.raises(ShelfError, match="no question pack called nothing"):
        shelf.pack_bytes("nothing")


def test_a_users_own_pack_is_found(tmp_path: Path) -> None:
    (tmp_path / "questions").mkdir()
    (tmp_path / "questions" / "ours.json").write_bytes(b"{}")
    assert shelf.pack_bytes("ours", tmp_path) == b"{}"


def test_a_pack_is_looked_for_on_the_shelf_in_use(tmp_path: Path) -> None:
    Shelf(tmp_path / "portable").take_pack("ours", b"{}")
    assert shelf.pack_bytes("ours") == b"{}"
    Shelf(tmp_path / "another")
    with pytest.raises(ShelfError, match="no question pack called ours"):
        shelf.pack_bytes("ours")


def test_a_pack_is_taken_whole_and_listed(tmp_path: Path) -> None:
    here = Shelf(tmp_path)
    assert here.packs() == []
    path = here.take_pack("ours", b"{}")
    assert here.packs() == [path] and list(here.questions.iterdir()) == [path]


def test_a_match_from_elsewhere_is_copied_once(tmp_path: Path) -> None:
    match = Match("tordu", None, 3, 1)
    elsewhere = Shelf(tmp_path / "elsewhere")
    path = elsewhere.keep(match)
    go_on(match, 6)
    elsewhere.release(match)
    here = Shelf(tmp_path / "here")
    taken = here.take_match(path)
    assert taken.parent == here.folder / "matches" and taken.read_bytes() == path.read_bytes()
    assert here.take_match(path) == here.take_match(taken) == taken
    handed = here.hand_out(taken, tmp_path)
    assert handed.parent == tmp_path and handed.read_bytes() == path.read_bytes()


def test_a_match_that_can_not_be_deleted_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(path: Path) -> None:
        raise OSError(errno.EACCES, "no")

    monkeypatch.setattr(shelf_disk, "unlink", refuses)
    with pytest.raises(ShelfError, match="can't be deleted"):
        Shelf(tmp_path).delete(tmp_path / "none.match")


def test_a_deleted_pack_can_be_put_back(tmp_path: Path) -> None:
    here = Shelf(tmp_path)
    path = here.take_pack("ours", b"{}")
    gone = here.delete_pack(path)
    assert here.packs() == [] and gone.read_bytes() == b"{}"
    assert here.restore_pack(gone) == path and here.packs() == [path] and not gone.exists()


def test_a_write_that_the_disk_takes_in_part_is_a_full_disk() -> None:
    class Half:
        def write(self, data: bytes) -> int:
            return len(data) // 2

    with pytest.raises(OSError) as caught:
        shelf_disk.write(Half(), b"abcd")
    assert caught.value.errno == errno.ENOSPC


def test_a_file_that_can_not_be_locked_is_held_by_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some disks know no locks; only one that is held elsewhere says so."""

    def refuses(file: object, how: int) -> None:
        raise OSError(errno.ENOLCK, "no locks here")

    monkeypatch.setattr(shelf_disk.fcntl, "lockf", refuses)
    assert shelf_disk.hold(tmp_path / "sign", b"1") is None


def test_a_pack_may_lie_anywhere(tmp_path: Path) -> None:
    path = tmp_path / "ours.json"
    path.write_bytes(b"{}")
    assert shelf.pack_file(path) == b"{}"


def test_only_an_ordinary_file_is_taken_for_a_pack(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nothing"):
        with pytest.raises(ShelfError, match="there is no file"):
            shelf.pack_file(path)


def test_a_path_too_long_for_this_machine_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(ShelfError, match="can't be read"):
        shelf.pack_file(tmp_path / ("x" * 5000))


def test_a_match_whose_pack_is_gone_is_refused_in_words(tmp_path: Path) -> None:
    here = Shelf(tmp_path)
    path = here.keep(Match("defizz", None, 3, 1))
    text = path.read_bytes().split(b"\t")[0].replace(b'"pack":"base"', b'"pack":"gone"')
    path.write_bytes(text + b"\t%08x\n" % zlib.crc32(text))
    with pytest.raises(JournalError, match="this match can't be played: there is no question pack called gone"):
        here.resume(path)


def test_releasing_a_match_that_is_not_kept_does_nothing(tmp_path: Path) -> None:
    match = Match("tordu", None, 3, 1)
    Shelf(tmp_path).release(match)
    match.play(match.state.actors()[0], PASS)
    assert len(match.moves) == 1


# the list at a glance


def test_a_glance_says_what_a_match_is_and_how_far_it_has_come(tmp_path: Path) -> None:
    here, match = Shelf(tmp_path), Match("tordu", None, 3, 1)
    here.keep(match)
    go_on(match, 10)
    match.undo(4)
    go_on(match, 3)
    match.undo(1)
    (listed,) = here.listed()
    assert listed.header == journal.header(match) and listed.moves == len(match.moves) == 8
    assert not listed.over and listed.trouble is None


def test_a_torn_last_line_does_not_count(tmp_path: Path) -> None:
    here, match = Shelf(tmp_path), Match("tordu", None, 3, 1)
    path = here.keep(match)
    go_on(match, 5)
    path.write_bytes(path.read_bytes()[:-3])
    assert here.listed()[0].moves == 4


def test_what_is_no_match_is_listed_with_its_reason(tmp_path: Path) -> None:
    here = Shelf(tmp_path)
    for seed, data in enumerate((b"", b"noise", b"noise\n" * 3, b"x" * 100_000)):
        here.keep(Match("tordu", None, 3, seed)).write_bytes(data)
    assert [listed.header for listed in here.listed()] == [None] * 4
    assert all("not a match" in str(listed.trouble) for listed in here.listed())


def test_a_match_that_is_over_is_marked_when_it_is_put_away(tmp_path: Path) -> None:
    here, match = Shelf(tmp_path), Match("tordu", None, 3, 1)
    path = here.keep(match)
    rng = Random(1)
    while match.state.outcome is None:
        match.play(*laws.random_move(match.state, rng))
    here.release(match)
    (listed,) = here.listed()
    assert listed.over and not path.exists() and here.resume(listed.path).state == match.state


def test_a_match_taken_back_from_its_end_goes_on(tmp_path: Path) -> None:
    here, match = Shelf(tmp_path), Match("tordu", None, 3, 1)
    here.keep(match)
    rng = Random(1)
    while match.state.outcome is None:
        match.play(*laws.random_move(match.state, rng))
    here.release(match)
    again = here.resume(here.listed()[0].path)
    again.undo(2)
    here.release(again)
    assert not here.listed()[0].over and here.listed()[0].moves == len(match.moves) - 2


def test_marking_overwrites_nothing(tmp_path: Path) -> None:
    here = Shelf(tmp_path)
    first = here.mark(here.keep(Match("tordu", None, 3, 1)), over=True)
    second = here.mark(here.keep(Match("tordu", None, 3, 1)), over=True)
    assert first != second and first.exists() and second.exists()
    assert all(listed.over for listed in here.listed())


def test_nobody_plays_on_at_a_match_that_was_marked(tmp_path: Path) -> None:
    """The sign of a player who was stopped goes with the old name."""
    path, _ = stopped(tmp_path)
    assert path.with_suffix(SIGN).exists()
    named = Shelf(tmp_path).mark(path, over=True)
    assert named.exists() and not list(tmp_path.rglob(f"*{SIGN}"))


def test_a_match_is_deleted_for_good(tmp_path: Path) -> None:
    here = Shelf(tmp_path)
    path = here.keep(Match("tordu", None, 3, 1))
    here.delete(path)
    here.delete(path)
    assert here.listed() == []


# stopped in the middle


def test_a_match_that_was_put_away_was_not_stopped(tmp_path: Path) -> None:
    here, match = Shelf(tmp_path), Match("tordu", None, 3, 1)
    path = here.keep(match)
    go_on(match, 3)
    here.release(match)
    assert here.stopped() is None and list(path.parent.iterdir()) == [path]


def stopped(folder: Path) -> tuple[Path, Match]:
    """What a program leaves that is stopped after some moves, and the match as it has it."""
    match = Match("tordu", None, 3, 1)
    path = Shelf(folder).keep(match)
    go_on(match, 3)
    return path, match


def test_the_match_that_was_being_played_is_found(tmp_path: Path) -> None:
    path, _ = stopped(tmp_path)
    assert Shelf(tmp_path).stopped() == path


def test_nobody_is_stopped_at_the_same_place_twice(tmp_path: Path) -> None:
    """Whatever goes wrong there, the next time the menu comes first."""
    here, (path, _) = Shelf(tmp_path), stopped(tmp_path)
    again = here.resume(path)
    assert here.stopped() is None
    go_on(again, 1)
    assert here.stopped() == path


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
def test_a_match_that_another_window_has_is_not_opened_twice(tmp_path: Path) -> None:
    path, match = stopped(tmp_path)
    child = os.fork()
    if not child:
        try:
            refused = Shelf(tmp_path).stopped() is None
            Shelf(tmp_path).resume(path)
            os._exit(1)
        except Elsewhere:
            os._exit(0 if refused else 2)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    Shelf(tmp_path).release(match)


def test_a_broken_sign_stops_nobody(tmp_path: Path) -> None:
    path, _ = stopped(tmp_path)
    for data in (*NASTY, b"9" * 19, b"-1", b"x" * 1_000_000):
        path.with_suffix(SIGN).write_bytes(data)
        assert Shelf(tmp_path).stopped() in (None, path)
        assert len(Shelf(tmp_path).look(path).moves) == 3


def test_a_folder_is_synced_where_the_system_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    monkeypatch.setattr(shelf_disk.os, "fsync", synced.append)
    shelf_disk.sync_folder(tmp_path)
    assert len(synced) == (os.name == "posix")


def test_a_new_match_outlives_a_power_cut(tmp_path: Path) -> None:
    """Its name is on the disk for sure, not only its lines."""
    folder, left = tmp_path / "shelf", tmp_path / "left"
    folder.mkdir()
    left.mkdir()
    with under(folder) as disk:
        match = Match("tordu", None, 3, 1)
        path = Shelf(folder).keep(match)
        Shelf(folder).release(match)
        for seed in range(20):
            disk.cut_power(Random(seed), left)
            assert (left / path.relative_to(folder)).read_bytes() == path.read_bytes()
            shutil.rmtree(left)
            left.mkdir()


def test_once_eased_a_match_no_longer_insists_on_the_disk(tmp_path: Path) -> None:
    match = Match("tordu", None, 3, 1)
    Shelf(tmp_path).keep(match)
    assert isinstance(match.keep, Keeper) and match.keep.insists
    ease(match)
    assert not match.keep.insists


def test_an_eased_match_tells_why_its_moves_wait_until_the_disk_has_taken_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match("tordu", None, 3, 1)
    Shelf(tmp_path).keep(match)
    ease(match)

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(shelf.os, "fsync", full)
        go_on(match, 1)
        assert "the disk is full" in str(unkept(match))
    go_on(match, 1)
    assert unkept(match) is None


def test_a_shelf_tells_why_nothing_can_be_kept_on_it(tmp_path: Path) -> None:
    assert Shelf(tmp_path / "shelf").trouble() is None
    (tmp_path / "file").write_bytes(b"")
    assert "nothing can be kept in" in str(Shelf(tmp_path / "file" / "shelf").trouble())


def test_nothing_waits_of_a_match_that_is_not_kept() -> None:
    assert unkept(Match("tordu", None, 3, 1)) is None


def test_a_copied_shelf_has_all_that_lay_on_the_first_and_keeps_what_was_there(tmp_path: Path) -> None:
    first, other = Shelf(tmp_path / "first"), tmp_path / "other"
    match = Match("tordu", None, 3, 1)
    path = first.keep(match)
    go_on(match, 6)
    first.write("settings", Settings("en", 3))
    other.mkdir()
    (other / "settings.json").write_text("mine")
    copy = first.copied_to(other)
    assert copy.folder == other
    assert (other / path.relative_to(first.folder)).read_bytes() == path.read_bytes()
    assert (other / "settings.json").read_text() == "mine"
    assert path.with_suffix(SIGN).exists() and not list(other.rglob("*" + SIGN)), "it is open in the first alone"
    first.release(match)


def test_a_shelf_that_is_not_there_is_copied_as_an_empty_one(tmp_path: Path) -> None:
    assert Shelf(tmp_path / "none").copied_to(tmp_path / "other").folder == tmp_path / "other"
    assert not (tmp_path / "other").exists()


# a look, and names


def test_a_peek_reads_what_is_kept_and_sets_nothing_aside(tmp_path: Path) -> None:
    here = Shelf(tmp_path)
    assert here.peek("settings", Settings) is None
    here.write("settings", Settings("en", 3))
    assert here.peek("settings", Settings) == Settings("en", 3)
    (tmp_path / "settings.json").write_bytes(b"{")
    assert here.peek("settings", Settings) is None
    assert (tmp_path / "settings.json").read_bytes() == b"{" and here.troubles == {}


def test_a_file_of_settings_is_read_up_to_eight_mebibytes(tmp_path: Path) -> None:
    here, text = Shelf(tmp_path), b'{"language": "en", "volume": 3}'
    for spaces, read in ((0, Settings("en", 3)), (1, None)):
        (tmp_path / "settings.json").write_bytes(text.ljust(8 * 1024 * 1024 + spaces))
        assert here.peek("settings", Settings) == read


def test_what_is_handed_out_has_its_plain_name_and_overwrites_nothing(tmp_path: Path) -> None:
    here, mail, match = Shelf(tmp_path / "here"), tmp_path / "mail", Match("tordu", None, 3, 1)
    path = here.keep(match)
    here.release(match, ended=True)
    [over] = here._paths()
    mail.mkdir()
    names = [here.hand_out(over, mail).name for _ in range(3)]
    stem = path.name.removesuffix(".match")
    assert names == [f"{stem}.tablee", f"{stem}-2.tablee", f"{stem}-3.tablee"]
    assert {file.read_bytes() for file in mail.iterdir()} == {over.read_bytes()}


def test_matches_of_the_same_moment_are_listed_by_name(tmp_path: Path) -> None:
    here = Shelf(tmp_path)
    matches = [Match("tordu", None, 3, seed) for seed in range(4)]
    paths = [here.keep(match) for match in matches]
    for match in matches:
        here.release(match)
    for path in paths:
        os.utime(path, (1000, 1000))
    os.utime(paths[1], (2000, 2000))
    listed = here.listed()
    assert [each.path for each in listed] == [paths[1], *sorted(path for path in paths if path != paths[1])]
    assert [each.changed for each in listed] == [2000.0, 1000.0, 1000.0, 1000.0]


def test_a_match_whose_disk_was_taken_out_is_not_marked_as_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, match = Shelf(tmp_path), Match("tordu", None, 3, 1)
    path = here.keep(match, insist=False)
    go_on(match, 3)

    def refused(*_: object) -> None:
        raise OSError(errno.EIO, "no")

    with monkeypatch.context() as broken:
        broken.setattr(shelf_disk, "append", refused)
        go_on(match, 1, 9)
        here.release(match, ended=True)
    assert [each.path for each in here.listed()] == [path]
    assert len(here.look(path).moves) == 3


def test_a_deleted_pack_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    here = Shelf(tmp_path)
    for data in (b"old", b"new"):
        gone = here.delete_pack(here.take_pack("ours", data))
    assert gone == tmp_path / "questions" / "deleted" / "ours.json" and gone.read_bytes() == b"new"
    assert here.packs() == []
    back = here.restore_pack(gone)
    assert back == tmp_path / "questions" / "ours.json" and here.packs() == [back]


def test_a_pack_that_can_not_be_moved_or_kept_says_so(tmp_path: Path) -> None:
    here = Shelf(tmp_path)
    with pytest.raises(ShelfError, match="can't be moved: there is no such file"):
        here.restore_pack(here.questions / "deleted" / "none.json")
    (here.questions / "ours.new").mkdir(parents=True)
    with pytest.raises(ShelfError, match="can't be kept"):
        here.take_pack("ours", b"{}")
