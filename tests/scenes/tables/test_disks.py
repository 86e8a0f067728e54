"""A disk that fails in the middle of a match: said in a sentence, nothing lost, and play goes on.

The long form is `dev.py soak --only disks`.
"""

from __future__ import annotations

import errno
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game import journal
from game.match import Match
from game.shelf import Shelf, ShelfError
from game.shelf_disk import PATIENCE, REST
from scenes.app.dialog import Dialog
from scenes.app.page import Page
from scenes.kit.button import Button
from scenes.pages.seating import begin
from scenes.pages.unfinished import resume
from scenes.tables import records
from scenes.tables.scene import TableScene
from tests.game.disks import CHANGES, Disk, Fault, under
from tests.scenes.disks import Story
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import by_chance, over, people, play_on
from tests.scenes.tables.seated import seated
from tests.scratch import scratch

TROUBLES = {"full": errno.ENOSPC, "read only": errno.EROFS, "broken": errno.EIO, "held": errno.EACCES}


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    with under(tmp_path) as made:
        yield made


def table(folder: Path, by_lot: bool = False) -> tuple[Driver, TableScene]:
    """A match that is being kept, on the screen."""
    shelf = Shelf(folder)
    hands = Driver(Page(), (640, 360), language="en", shelf=shelf)
    hands.app.prefer(speed=0, races_by_lot=by_lot)
    match = Match("trepido", None, people(1, 3), 5, salt="x")
    shelf.keep(match)
    scene = seated(match, by_chance)
    hands.app.push(scene)
    return hands, scene


def until_trouble(hands: Driver, scene: TableScene) -> None:
    for _ in range(200):
        if isinstance(hands.app.top, Dialog):
            return
        if scene.table.legal:
            scene.progress.do(scene.table.legal[0])
        hands.app.step(0.5)
    raise AssertionError("nothing was said")


def answer(hands: Driver, button: int) -> None:
    assert isinstance(hands.app.top, Dialog)
    hands.click_on([widget for widget in hands.app.top.widgets if isinstance(widget, Button)][button])


def kept(folder: Path) -> int:
    (found,) = Shelf(folder).matches()
    assert found.journal is not None
    return len(found.journal.moves)


@pytest.mark.parametrize("trouble", TROUBLES.values(), ids=TROUBLES)
def test_a_move_that_cannot_be_kept_is_not_made_and_it_is_said(trouble: int, disk: Disk, tmp_path: Path) -> None:
    hands, scene = table(tmp_path)
    hands.app.step(0.5)
    disk.fault = Fault(trouble, ("write", "sync"))
    before = len(scene.sitting._match.moves)
    until_trouble(hands, scene)
    assert len(scene.sitting._match.moves) == before == kept(tmp_path)
    assert hands.faults() == []


def test_once_the_disk_is_mended_play_goes_on_and_is_kept(disk: Disk, tmp_path: Path) -> None:
    hands, scene = table(tmp_path)
    disk.fault = Fault(errno.ENOSPC, ("write",))
    until_trouble(hands, scene)
    disk.fault = None
    answer(hands, -1)
    play_on(hands, Random(2))
    assert over(hands) and kept(tmp_path) == len(scene.sitting._match.moves)


def test_a_half_line_that_cannot_be_taken_back_does_no_harm(disk: Disk, tmp_path: Path) -> None:
    """Neither while it lies there, nor once the next line has been kept."""
    hands, scene = table(tmp_path)
    disk.fault = Fault(errno.EIO, ("write", "truncate"))
    until_trouble(hands, scene)
    assert kept(tmp_path) == len(scene.sitting._match.moves)
    disk.fault = None
    answer(hands, -1)
    until = len(scene.sitting._match.moves) + 3
    while len(scene.sitting._match.moves) < until:
        if scene.table.legal:
            scene.progress.do(scene.table.legal[0])
        hands.app.step(0.5)
    assert kept(tmp_path) == len(scene.sitting._match.moves)


def test_play_can_go_on_without_keeping(disk: Disk, tmp_path: Path) -> None:
    hands, scene = table(tmp_path)
    disk.fault = Fault(errno.ENOSPC, ("write",))
    until_trouble(hands, scene)
    answer(hands, 0)
    play_on(hands, Random(2))
    assert over(hands)


def test_what_was_played_without_keeping_is_kept_once_the_disk_is_well(disk: Disk, tmp_path: Path) -> None:
    hands, scene = table(tmp_path)
    disk.fault = Fault(errno.ENOSPC, ("write",))
    until_trouble(hands, scene)
    answer(hands, 0)
    for _ in range(20):
        if scene.table.legal:
            scene.progress.do(scene.table.legal[0])
        hands.app.step(0.5)
    assert kept(tmp_path) < len(scene.sitting._match.moves)
    disk.fault = None
    hands.app.pop()
    assert kept(tmp_path) == len(scene.sitting._match.moves)


def test_a_disk_that_fails_from_the_start_is_no_reason_not_to_play(disk: Disk, tmp_path: Path) -> None:
    hands = Driver(Page(), (640, 360), shelf=Shelf(tmp_path))
    disk.fault = Fault(errno.EROFS, CHANGES)
    begin(hands.app, "trepido", None, people(1, 2))
    hands.app.step(0.1)
    scene = hands.app.top
    assert isinstance(scene, TableScene) and (hands.app.toasts.shown or hands.app.toasts.waiting)
    disk.fault = None
    hands.app.pop()
    assert kept(tmp_path) == len(scene.sitting._match.moves)


def test_a_match_that_can_only_be_read_is_played_on_all_the_same(disk: Disk, tmp_path: Path) -> None:
    hands, scene = table(tmp_path)
    for _ in range(10):
        hands.app.step(0.5)
    moves = list(scene.sitting._match.moves)
    hands.app.pop()
    disk.fault = Fault(errno.EROFS, CHANGES)
    resume(hands.app, Shelf(tmp_path).listed()[0].path)
    hands.app.step(0.0)
    assert isinstance(hands.app.top, TableScene) and hands.app.top.sitting._match.moves == moves
    assert "can't be continued: the disk can only be read" in hands.app.toasts.shown


def test_what_could_not_be_taken_back_can_be_once_the_disk_is_well(disk: Disk, tmp_path: Path) -> None:
    hands, scene = table(tmp_path)
    while not scene.progress.undoable:
        if scene.table.legal:
            scene.progress.do(scene.table.legal[-1])
        if not scene.progress.undoable:
            hands.app.step(0.5)
    moves = len(scene.sitting._match.moves)
    disk.fault = Fault(errno.EIO, ("sync",))
    scene.progress.undo()
    assert len(scene.sitting._match.moves) == moves
    disk.fault = None
    scene.progress.undo()
    assert len(scene.sitting._match.moves) < moves


def test_records_that_cannot_be_read_at_this_moment_are_not_written_over(disk: Disk, tmp_path: Path) -> None:
    hands = Driver(Page(), (640, 360), shelf=Shelf(tmp_path))
    for _ in range(3):
        records.note(hands.app, ["Zoé"], "trio", [0], "2026-11-16")
    disk.fault = Fault(errno.EACCES, ("read",))
    records.note(hands.app, ["Zoé"], "trio", [0], "2026-11-16")
    hands.app.step(0.0)
    assert hands.app.toasts.shown
    disk.fault = None
    records.note(hands.app, ["Zoé"], "trio", [0], "2026-11-16")
    assert [line.wins for line in records.load(hands.app).lines] == [4]
    assert not list(tmp_path.glob("*broken*"))


def test_a_scanner_that_holds_a_file_for_a_moment_goes_unnoticed(disk: Disk, tmp_path: Path) -> None:
    hands = Driver(Page(), (640, 360), shelf=Shelf(tmp_path))
    disk.fault = Fault(errno.EACCES, ("opened", "replace"), times=3)
    hands.app.prefer(look=10)
    hands.app.step(0.0)
    assert not hands.app.toasts.shown and disk.struck == 3
    assert b'"look": 10' in (tmp_path / "preferences.json").read_bytes()


def test_a_scanner_that_holds_every_file_is_waited_for_once_and_again_a_while_later(disk: Disk, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.write("records", "kept")
    disk.fault = Fault(errno.EACCES, ("read",))
    for waited in (sum(PATIENCE), 2 * sum(PATIENCE)):
        for _ in range(5):
            assert shelf.read("records", str, "nothing") == "nothing" and shelf.troubles
        assert disk.seconds == pytest.approx(waited)
        disk.between += REST


def test_a_move_on_a_slow_disk_waits_for_one_line_and_nothing_else(disk: Disk, tmp_path: Path) -> None:
    hands, scene = table(tmp_path)
    hands.app.people.named("Zoé")  # the menu has read who sat here
    disk.slow = 1.0
    before, moves = disk.seconds, len(scene.sitting._match.moves)
    while len(scene.sitting._match.moves) < moves + 10:
        if scene.table.legal:
            scene.progress.do(scene.table.legal[0])
        hands.app.step(0.5)
    assert disk.seconds - before == 2 * (len(scene.sitting._match.moves) - moves)


def test_a_first_match_outlives_a_power_cut(disk: Disk, tmp_path: Path) -> None:
    """The folders that were made for it, too."""
    match = Match("trepido", None, people(1, 3), 5, salt="x")
    Shelf(tmp_path / "new" / "user").keep(match)
    match.play(match.state.actors()[0], match.state.legal(match.state.actors()[0])[0])
    left = tmp_path / "left"
    left.mkdir()
    disk.cut_power(Random(1), left)
    assert kept(left / "new" / "user") == 1


def test_a_folder_that_was_not_made_to_stay_is_made_so_at_the_next_try(disk: Disk, tmp_path: Path) -> None:
    match = Match("trepido", None, people(1, 3), 5, salt="x")
    disk.fault = Fault(errno.EIO, ("sync_folder",), times=1)
    with pytest.raises(ShelfError):
        Shelf(tmp_path / "user").keep(match)
    Shelf(tmp_path / "user").keep(match)
    left = tmp_path / "left"
    left.mkdir()
    disk.cut_power(Random(1), left)
    assert kept(left / "user") == 0


@pytest.mark.parametrize("call", ["opened", "write", "sync"])
def test_whatever_fails_the_screen_the_match_and_the_disk_agree(call: str, disk: Disk, tmp_path: Path) -> None:
    hands, scene = table(tmp_path, by_lot=True)
    rng = Random(call)
    for _ in range(60):
        disk.fault = Fault(errno.EIO, (call,), rng.randrange(3), times=1)
        if isinstance(hands.app.top, Dialog):
            answer(hands, -1)
        if scene in hands.app.scenes and scene.table.legal:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(0.5)
    scene.show.director.drain()
    while scene.acts:
        scene.progress.next_act()
    assert scene.table.sight.view == scene.sitting._match.state.view(scene.sharing.eyes)
    assert kept(tmp_path) == len(scene.sitting._match.moves)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_shown_is_lost_on_a_disk_that_fails_again_and_again(seed: int) -> None:
    with scratch() as place:
        story = Story(place, Random(f"disks {seed}"))
        story.run(12)
        assert story.cuts and story.longest_wait < 0.5


def test_a_power_cut_that_leaves_nothing_where_a_line_was_drops_that_line(tmp_path: Path) -> None:
    match = Match("tordu", None, 3, 1)
    path = Shelf(tmp_path).keep(match)
    for _ in range(6):
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal(seat)[0])
    whole = path.read_bytes()
    last = whole[:-1].rindex(b"\n") + 1
    for hole in range(last, len(whole) - 1):
        for torn in (
            whole[:hole] + bytes(len(whole) - hole),
            whole[:last] + bytes(hole - last + 1) + whole[hole + 1 :],
        ):
            assert len(journal.decode(torn).moves) == 5
            path.write_bytes(torn)
            again = Shelf(tmp_path).resume(path)
            seat = again.state.actors()[0]
            again.play(seat, again.state.legal(seat)[0])
            assert len(journal.decode(path.read_bytes()).moves) == 6
            Shelf(tmp_path).release(again)
