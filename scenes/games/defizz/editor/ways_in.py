"""The ways into the editor from the page of packs: a new pack, one's own, a copy of one that comes with the game."""

from __future__ import annotations

from pathlib import Path

from game.defizz.manuscript import Manuscript, decoded, manuscript_of, packed, playable, replaced, slug
from game.defizz.pack import Pack, PackError, decode
from game.defizz.spreadsheet_reading import Reading, read
from game.shelf import Shelf
from game.shelf_packs import Manuscripts
from scenes.app.lang import spoken, t
from scenes.app.loop import App
from scenes.games.defizz.at_hand import Listed, refused, title
from scenes.games.defizz.editor.bench import Bench, opened
from scenes.games.defizz.editor.new_pack import NewPackPage
from scenes.games.defizz.editor.pack_page import PackPage

SHEETS = (".csv", ".tsv", ".txt")
"""The ends of the names of spreadsheets."""


def with_manuscripts(shelf: Shelf | None, packs: list[Listed]) -> list[Listed]:
    """These packs, each with its manuscript if it has one, and behind them the manuscripts that are no packs yet."""
    if shelf is None:
        return packs
    kept = Manuscripts(shelf)
    found = {name: text for name in kept.names() if (text := _manuscript(kept, name)) is not None}
    known = {listed.name for listed in packs}
    told = [
        listed._replace(manuscript=found.get(listed.name)) if listed.path is not None else listed for listed in packs
    ]
    return [*told, *(Listed(name, None, None, (), text) for name, text in found.items() if name not in known)]


def _manuscript(kept: Manuscripts, name: str) -> Manuscript | None:
    data = kept.read(name)
    found = decoded(data) if data is not None else None
    return found if found is not None and found.id == name else None


def begin(app: App, packs: list[Listed]) -> None:
    """Open the page on which a new pack begins."""
    app.push(NewPackPage(listed.name for listed in packs))


def edit(app: App, listed: Listed, packs: list[Listed]) -> None:
    """Write on at this pack; one that comes with the game is copied first."""
    if listed.path is None and listed.manuscript is None:
        assert listed.pack is not None
        _copy(app, listed, listed.pack, packs)
        return
    bench = opened(app, listed.pack, listed.name)
    if bench is not None:
        app.push(PackPage(bench))


def _copy(app: App, listed: Listed, pack: Pack, packs: list[Listed]) -> None:
    """Open a copy of a pack under a name of its own."""
    name = slug(title(listed), (each.name for each in packs))
    whole = manuscript_of(pack.file)
    titles = {one: t("{title} (copy)", title=text) for one, text in whole.title.items()}
    bench = Bench(app, replaced(whole, id=name, title=titles), fresh=True)
    app.push(PackPage(bench))


def from_sheet(path: Path, data: bytes) -> tuple[Listed, bytes, list[PackError]]:
    """The pack in a spreadsheet with the bytes of its file, and what is to be said; or the file as refused."""
    reading: Reading = read(data, slug(path.stem, ()), spoken())
    if reading.faults or reading.manuscript is None:
        return Listed(path.stem, path, None, reading.faults), b"", reading.notes
    if playable(reading.manuscript) is None:
        error = PackError("a pack needs a Duel card and a Multi card")
        return refused(path, error), b"", reading.notes
    made = packed(reading.manuscript)
    try:
        return Listed(path.stem, path, decode(made)), made, reading.notes
    except PackError as error:
        return refused(path, error), b"", reading.notes
