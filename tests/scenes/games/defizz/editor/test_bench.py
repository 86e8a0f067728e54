"""Nothing that is written is lost: kept as one goes, told where that fails, made a pack when the page is left."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from game.defizz import manuscript as written
from game.defizz.manuscript import Place, begun, decoded
from game.defizz.pack import decode
from game.shelf_packs import Manuscripts
from scenes.games.defizz.editor.bench import AGAIN, REST, Bench, opened
from scenes.games.defizz.editor.pack_page import PackPage
from scenes.games.defizz.editor.template import template
from tests.game.disks import CHANGES, Fault, under
from tests.scenes.games.defizz.editor.writing import Writer


@pytest.fixture
def writer(tmp_path: Path) -> Writer:
    return Writer(tmp_path)


def kept(writer: Writer, name: str = "ours") -> written.Manuscript | None:
    data = Manuscripts(writer.shelf).read(name)
    return decoded(data) if data is not None else None


def test_it_is_kept_once_nobody_types_for_a_moment(writer: Writer) -> None:
    page = writer.at_question()
    writer.write("hint.en", "Thunder")
    assert kept(writer) is None
    writer.rest(REST)
    assert kept(writer) == page.bench.now and page.wake is None


def test_it_is_kept_at_once_when_the_page_is_left(writer: Writer) -> None:
    page = writer.at_question()
    writer.write("hint.en", "Thunder")
    writer.press("Back")
    assert kept(writer) == page.bench.now


def test_it_is_kept_when_the_program_is_closed(writer: Writer) -> None:
    page = writer.at_pack()
    page.write(Place(0, 0))
    writer.write("hint.en", "Thunder")
    now = page.bench.now
    writer.hands.app.quit()
    assert kept(writer) == now


def test_it_is_kept_when_somebody_does_something_else(writer: Writer) -> None:
    import pygame

    page = writer.at_question()
    writer.write("hint.en", "Thunder")
    writer.hands.events(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert kept(writer) == page.bench.now


@pytest.mark.parametrize("fault", [Fault(errno.ENOSPC, ("write",)), Fault(errno.EROFS, CHANGES)])
def test_a_disk_that_takes_nothing_is_told_and_tried_again(writer: Writer, tmp_path: Path, fault: Fault) -> None:
    (tmp_path / "questions" / "unfinished").mkdir(parents=True)
    page = writer.at_question()
    with under(tmp_path) as disk:
        disk.fault = fault
        writer.write("hint.en", "Thunder")
        writer.rest(REST)
        assert "can't be kept" in page.bench.trouble and "can't be kept" in writer.told()
        assert writer.hands.faults() == []
        writer.write("answer.en", "Thor")
        disk.fault = None
        disk.between += 100
        writer.rest(AGAIN)
    assert page.bench.trouble == "" and kept(writer) == page.bench.now


def test_what_is_whole_becomes_a_pack_and_the_rest_stays_with_the_manuscript(writer: Writer) -> None:
    bench = Bench(writer.hands.app, template(["en"]), fresh=True)
    writer.open(PackPage(bench))
    bench.change(written.with_card(bench.now, "duel"))
    writer.press("Back")
    file = decode((writer.shelf.questions / "our-house.json").read_bytes()).file
    assert [card.id for card in file.cards] == ["D001", "M001"]
    assert kept(writer, "our-house") == bench.now
    assert "Kept: 2 of 3 cards can be played." in writer.toasts


def test_a_pack_that_is_finished_leaves_no_manuscript(writer: Writer) -> None:
    bench = Bench(writer.hands.app, template(["en"]), fresh=True)
    assert bench.publish() and kept(writer, "our-house") is None
    again = opened(writer.hands.app, decode((writer.shelf.questions / "our-house.json").read_bytes()), "our-house")
    assert again is not None and [form["text.en"] for form in again.now.forms()] == [
        form["text.en"] for form in bench.now.forms()
    ]


def test_a_pack_that_nobody_changed_is_not_written_anew(writer: Writer) -> None:
    Bench(writer.hands.app, template(["en"]), fresh=True).publish()
    path = writer.shelf.questions / "our-house.json"
    before = path.stat().st_mtime_ns
    bench = opened(writer.hands.app, decode(path.read_bytes()), "our-house")
    assert bench is not None
    writer.open(PackPage(bench))
    writer.press("Back")
    assert path.stat().st_mtime_ns == before and Manuscripts(writer.shelf).names() == []


def test_a_pack_that_can_not_be_written_keeps_its_old_one_and_says_so(writer: Writer, tmp_path: Path) -> None:
    Bench(writer.hands.app, template(["en"]), fresh=True).publish()
    path = writer.shelf.questions / "our-house.json"
    before = path.read_bytes()
    bench = opened(writer.hands.app, decode(before), "our-house")
    assert bench is not None
    writer.open(PackPage(bench))
    bench.change(written.replaced(bench.now, version="2"))
    bench.keep()
    with under(tmp_path) as disk:
        disk.fault = Fault(errno.ENOSPC, ("write",))
        writer.press("Back")
    assert path.read_bytes() == before and any("can't be kept" in toast for toast in writer.toasts)
    assert kept(writer, "our-house") == bench.now


def test_a_manuscript_with_nothing_whole_makes_no_pack(writer: Writer) -> None:
    writer.open(PackPage(Bench(writer.hands.app, begun("ours", "Ours", ["en"]), fresh=True)))
    writer.press("Back")
    assert writer.shelf.packs() == [] and kept(writer) is not None
    assert "Kept. It can be played once a Duel card and a Multi card are whole." in writer.toasts


def test_a_manuscript_that_is_broken_gives_way_to_the_pack(writer: Writer) -> None:
    Bench(writer.hands.app, template(["en"]), fresh=True).publish()
    Manuscripts(writer.shelf).keep("our-house", b"{broken")
    pack = decode((writer.shelf.questions / "our-house.json").read_bytes())
    bench = opened(writer.hands.app, pack, "our-house")
    assert bench is not None and bench.now.id == "our-house"
    assert opened(writer.hands.app, None, "our-house") is None
