"""The matches on the shelf, to resume, to look at and to delete."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from game.shelf import ListedMatch, Shelf, ShelfError, documents
from game.table import Said
from scenes.app.dialog import Dialog
from scenes.app.lang import n, p, said, t
from scenes.app.loop import App
from scenes.app.sheet import GAP, Extra, Sheet
from scenes.games import ON_SCREEN
from scenes.kit.box import Box
from scenes.kit.label import Label
from scenes.kit.scroll import Listing
from scenes.kit.text import BODY_STYLE, HEADING_STYLE, SMALL_STYLE, Style
from scenes.kit.theme import CORAL, FADED, INK, Colour
from scenes.kit.widget import Widget
from scenes.sitting.seats import LeftMatch, look

LIST = 0.46
"""The share of the paper that is the list; the rest tells more of the match that is chosen."""


def caption(left: LeftMatch) -> str:
    """The words on the button that resumes a match: the game, and how far it has come."""
    game = ON_SCREEN[left.facts.game]
    return t("Resume: {game}, {where}", game=game.title(), where=game.reached(left.view))


def unfinished(shelf: Shelf, games: tuple[str, ...], most: int) -> list[LeftMatch]:
    """The matches of these games that were left, the last played first; those that turn out to be over are marked."""
    found: list[LeftMatch] = []
    for listed in shelf.listed():
        if len(found) == most:
            break
        if listed.header is None or listed.over or listed.header.game not in games:
            continue
        try:
            left = look(shelf, listed.path)
        except Said:
            continue
        if isinstance(left, LeftMatch):
            found.append(left)
        else:
            shelf.mark(listed.path, over=True)
    return found


def resume(app: App, path: Path) -> None:
    """Sit down at a match where it was left, or say why that can't be done; where it can't be kept, say so and play."""
    from scenes.pages import seating

    try:
        seating.resume(app, path)
    except Said as error:
        app.toasts.say(said(error))


def pick_up(app: App) -> None:
    """If the program was stopped in the middle of a match, sit down at it again."""
    path = app.shelf.stopped() if app.shelf is not None else None
    if path is not None:
        below = app.top
        resume(app, path)
        if app.top is not below:
            app.toasts.say(t("Tablée was stopped in the middle of this match. Here it is again."))


class KeptPage(Sheet):
    """The list of all kept matches, with the details of the chosen one."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[ListedMatch] = []
        self.place = 0

    def enter(self) -> None:
        self._read()
        super().enter()

    def resume(self) -> None:
        self._read()
        self.rebuild()

    def _read(self) -> None:
        self.kept = self.app.shelf.listed() if self.app.shelf is not None else []
        self.place = min(self.place, max(0, len(self.kept) - 1))

    def title(self) -> str:
        return t("Matches")

    @property
    def chosen(self) -> ListedMatch | None:
        return self.kept[self.place] if self.kept else None

    # layout

    def body(self, inner: Box) -> list[Widget]:
        if not self.kept:
            middle = inner._replace(y=inner.centre[1] - 40, height=80)
            text = t("No match is kept yet.")
            return [Label(middle, text, HEADING_STYLE, INK, align="centre", wraps=True)]
        left = inner._replace(width=inner.width * LIST - GAP)
        right = inner._replace(x=inner.x + inner.width * LIST + GAP, width=inner.width * (1 - LIST) - GAP)
        rows = [(_name(kept), _day(kept.changed)) for kept in self.kept]
        return [Listing(left, rows, self._taken, self.place, self._moved), *self._details(right)]

    def _details(self, room: Box) -> list[Widget]:
        """Make the labels of the chosen match: its game, its people and how far it is; or why it can't be opened."""
        kept = self.chosen
        assert kept is not None
        kind, top = self.app.canvas.type, room.y
        found: list[Widget] = []
        for text, style, colour in _told(kept):
            height = kind.line(style) * len(kind.wrap(text, style, room.width))
            found.append(Label(Box(room.x, top, room.width, height), text, style, colour, wraps=True))
            top += height + GAP / 2
        return found

    def extras(self) -> list[Extra]:
        kept = self.chosen
        if kept is None:
            return []
        delete = Extra(p("match", "Delete"), self._ask)
        if kept.header is None or kept.header.game not in ON_SCREEN:
            return [delete]
        opens = Extra(p("match", "Look"), self._open, "do") if kept.over else Extra(t("Resume"), self._open, "do")
        return [opens, Extra(p("match", "Export"), self._hand_out), delete]

    # doing

    def _moved(self, index: int) -> None:
        self.place = index
        self.rebuild()

    def _taken(self, index: int) -> None:
        """Open the match of a row on which Enter was pressed."""
        self.place = index
        self._open()

    def _open(self) -> None:
        """Go on with the chosen match, or show its result if it is over; if it can't be opened, say why."""
        from scenes.pages import seating

        assert self.chosen is not None
        try:
            seating.open_kept(self.app, self.chosen.path)
        except Said as error:
            self.app.toasts.say(said(error))

    def _hand_out(self) -> None:
        """Copy the chosen match into the person's documents, as a file for another machine, and say where it is."""
        assert self.app.shelf is not None and self.chosen is not None
        try:
            path = self.app.shelf.hand_out(self.chosen.path, documents())
        except ShelfError as error:
            self.app.toasts.say(said(error))
            return
        self.app.toasts.say(t("The match is now in {path}", path=str(path)))

    def _ask(self) -> None:
        self.app.push(
            Dialog(
                t("Delete this match?"),
                t("It is taken off the shelf with all its moves. This can't be undone."),
                [(p("match", "Delete"), self._delete, "urgent"), (p("match", "Keep"), lambda: None, "quiet")],
            )
        )

    def _delete(self) -> None:
        assert self.app.shelf is not None and self.chosen is not None
        try:
            self.app.shelf.delete(self.chosen.path)
        except ShelfError as error:
            self.app.toasts.say(said(error))
        self.resume()


def _name(kept: ListedMatch) -> str:
    return t("Broken file") if kept.header is None else ON_SCREEN[kept.header.game].title()


def _day(changed: float) -> str:
    """A time stamp as day and hour, in the language spoken."""
    when = datetime.fromtimestamp(changed)
    day = p("date", "{year}-{month}-{day}", year=f"{when:%Y}", month=f"{when:%m}", day=f"{when:%d}")
    return t("{day} at {time}", day=day, time=f"{when:%H:%M}")


def _told(kept: ListedMatch) -> list[tuple[str, Style, Colour]]:
    """The details of a match, line by line, each with its style and colour."""
    lines: list[tuple[str, Style, Colour]] = [(_name(kept), HEADING_STYLE, INK)]
    if kept.header is None:
        assert kept.trouble is not None
        return [
            *lines,
            (said(kept.trouble), BODY_STYLE, CORAL),
            (kept.path.name, SMALL_STYLE, FADED),
            (t("The file is left as it is until you delete it."), SMALL_STYLE, FADED),
        ]
    names = ", ".join(seat.name or str(number) for number, seat in enumerate(kept.header.seats, 1))
    state = t("This match is over.") if kept.over else t("This match can be resumed.")
    moves = n("{count} move", "{count} moves", kept.moves)
    return [*lines, (names, BODY_STYLE, INK), (_day(kept.changed), BODY_STYLE, FADED), (moves, BODY_STYLE, FADED),
            (state, BODY_STYLE, FADED)]  # fmt: skip
