"""The cards of a manuscript: a list at the left, the three questions of the chosen one at the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from game.defizz import manuscript as written
from game.defizz.form_faults import form_faults
from game.defizz.manuscript import ON_A_CARD, Manuscript, Place, WrittenCard
from game.defizz.pack import MODES
from game.defizz.question_form import Form, blank
from scenes.app.dialog import Dialog
from scenes.app.lang import n, p, t
from scenes.games.defizz import words
from scenes.games.defizz.editor import names
from scenes.games.defizz.editor.bench import Bench
from scenes.games.defizz.editor.bench_page import BenchPage
from scenes.games.defizz.editor.tile import QuestionTile
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.iconbutton import SIDE, IconButton
from scenes.kit.label import Label
from scenes.kit.scroll import Listing
from scenes.kit.text import SMALL_STYLE, STRONG_STYLE
from scenes.kit.theme import BUTTON, FADED, INK
from scenes.kit.widget import Widget

LIST = 0.4
"""The share of the width that is the list of cards."""
GAP = 12


class Held(NamedTuple):
    """A question on its way to another place."""

    place: Place
    how: Literal["move", "copy"]


class CardsPage(BenchPage):
    """A page on which cards and their questions are chosen, moved and copied."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench)
        self.card = 0
        """The number of the chosen row among the cards; behind them come the questions on none, by threes."""
        self.held: Held | None = None
        """The question that is being moved or copied."""

    def write(self, place: Place) -> None:
        """Open the page of a question."""
        raise NotImplementedError


class Row(NamedTuple):
    """A row of the list: a card, or some of the questions that are on none."""

    name: str
    places: tuple[Place, ...]
    card: WrittenCard | None = None


def rows(now: Manuscript) -> list[Row]:
    """The rows of the list: every card, then the questions on none, by threes."""
    found = [
        Row(f"{card.id} · {words.kind(card.deck)}", tuple(Place(number, slot) for slot in range(ON_A_CARD)), card)
        for number, card in enumerate(now.cards)
    ]
    for start in range(0, len(now.loose), ON_A_CARD):
        slots = range(start, min(start + ON_A_CARD, len(now.loose)))
        found.append(Row(t("On no card"), tuple(Place(None, slot) for slot in slots)))
    return found


def there(now: Manuscript, place: Place) -> bool:
    """Tell if there is a question at this place."""
    return place.slot < len(now.loose) if place.card is None else place.card < len(now.cards)


def counted(now: Manuscript) -> tuple[list[WrittenCard], int]:
    """The cards that are whole, and the number of all."""
    return [card for card in now.cards if written.whole(now, card)], len(now.cards)


def lacking(form: Form, now: Manuscript) -> str:
    """A line about all that a question lacks: not written yet, so many things to mend; empty if it is whole."""
    if blank(form):
        return t("Not written yet")
    faults = len(form_faults(form, now.languages))
    return n("{count} thing to mend", "{count} things to mend", faults) if faults else ""


def _line(row: Row, now: Manuscript) -> str:
    """The line below the name of a row."""
    forms = [now.form(place) for place in row.places]
    if row.card is not None and written.whole(now, row.card):
        return t("Can be played")
    if all(blank(form) for form in forms):
        return t("Not written yet")
    missing = sum(1 for form in forms if lacking(form, now))
    if not missing:
        return t("No language in common") if row.card is not None else t("Written")
    return n("{count} question to finish", "{count} questions to finish", missing)


def _status(now: Manuscript) -> str:
    """A sentence on the progress of the pack."""
    whole, count = counted(now)
    if {card.deck for card in whole} != {"duel", "multi"}:
        return t("A pack needs a Duel card and a Multi card that are whole.")
    return t("{whole} of {count} cards can be played.", whole=len(whole), count=count)


# layout


def contents(page: CardsPage, inner: Box) -> list[Widget]:
    """The list with its buttons, and the questions of the chosen card."""
    left = inner._replace(width=inner.width * LIST - GAP)
    right = inner._replace(x=inner.x + inner.width * LIST + GAP, width=inner.width * (1 - LIST) - GAP)
    return [*_list(page, left), *_card(page, right)]


def _list(page: CardsPage, room: Box) -> list[Widget]:
    now, kind = page.bench.now, page.app.canvas.type
    high, status = BUTTON * kind.text_size, _status(now)
    above = kind.line(SMALL_STYLE) * len(kind.wrap(status, SMALL_STYLE, room.width))
    lower = Box(room.x, room.bottom - high, room.width, high)
    listing = Box(room.x, room.y + above + 6, room.width, lower.y - GAP - room.y - above - 6)
    told = [(row.name, _line(row, now)) for row in rows(now)]
    first, second = lower.row(2, GAP)
    found: list[Widget] = [Label(room._replace(height=above), status, SMALL_STYLE, FADED, wraps=True)]
    if told:
        listed = Listing(listing, told, lambda index: _open(page, index), page.card, lambda index: _go(page, index))
        listed.tag = "cards"
        found.append(listed)
    found.append(Button(first, p("editor", "New card"), lambda: _ask_new(page), "do"))
    if now.cards and page.card < len(now.cards):
        found.append(Button(second, p("editor", "This card"), lambda: _ask_card(page)))
    return found


def _card(page: CardsPage, room: Box) -> list[Widget]:
    """The questions of the chosen row, a tile each with a button for everything else."""
    now, kind = page.bench.now, page.app.canvas.type
    listed = rows(now)
    if not listed:
        return [Label(room._replace(height=kind.line(STRONG_STYLE)), t("There is no card yet."), STRONG_STYLE, INK)]
    row = listed[page.card]
    head = room._replace(height=kind.line(STRONG_STYLE))
    text = t("Choose where it goes.") if page.held is not None else row.name
    found: list[Widget] = [Label(head, text, STRONG_STYLE, INK)]
    area = Box(room.x, head.bottom + 6, room.width, room.bottom - head.bottom - 6)
    side = SIDE * min(1.25, kind.text_size)
    for place, box in zip(row.places, area.column(ON_A_CARD, GAP), strict=False):
        form = now.form(place)
        mode = form.get("mode", "chrono") if form.get("mode", "chrono") in MODES else "chrono"
        one = page.bench.language
        tile = QuestionTile(
            box._replace(width=box.width - side - 10),
            mode,
            names.headline(form, one),
            names.sentence(form, one),
            lacking(form, now),
            _pressed(page, place),
        )
        tile.marked = page.held is not None and page.held.place == place
        tile.tag = ("tile", place)
        more = IconButton(
            Box(box.right - side, box.centre[1] - side / 2, side, side),
            "more",
            _asks(page, place),
            t("Move, copy, clear"),
        )
        more.tag = ("more", place)
        found += [tile, more]
    return found


def _pressed(page: CardsPage, place: Place) -> Callable[[], None]:
    """The action of a click on a question: open it, or put the held one there."""
    return lambda: _put(page, place) if page.held is not None else page.write(place)


def _asks(page: CardsPage, place: Place) -> Callable[[], None]:
    return lambda: _ask_question(page, place)


# doing


def _go(page: CardsPage, index: int) -> None:
    page.card = index
    page.rebuild()


def _open(page: CardsPage, index: int) -> None:
    """Write the first question of a card that is not whole, at Enter."""
    page.card = index
    places = rows(page.bench.now)[index].places
    unwritten = [place for place in places if lacking(page.bench.now.form(place), page.bench.now)]
    page.write((unwritten or list(places))[0])


def _change(page: CardsPage, now: Manuscript, card: int | None = None) -> None:
    """Make this the manuscript, and choose a card."""
    page.bench.history.rest()
    if now == page.bench.now:
        page.app.toasts.say(t("There is no room for that."))
    page.bench.change(now)
    page.card = page.card if card is None else card
    page.rebuild()


def _ask_new(page: CardsPage) -> None:
    def add(deck: str) -> Callable[[], None]:
        return lambda: _change(page, written.with_card(page.bench.now, deck), len(page.bench.now.cards))

    page.app.push(
        Dialog(
            t("A new card"),
            t("Duel cards are played by two, Multi cards by everybody. The card gets its number by itself."),
            [
                (words.kind("duel"), add("duel"), "do"),
                (words.kind("multi"), add("multi"), "do"),
                (p("editor", "Cancel"), lambda: None, "quiet"),
            ],
        )
    )


def _ask_card(page: CardsPage) -> None:
    now, number = page.bench.now, page.card
    other = words.kind("multi" if now.cards[number].deck == "duel" else "duel")

    def does(make: Callable[[Manuscript, int], Manuscript], to: int) -> Callable[[], None]:
        return lambda: _change(page, make(page.bench.now, number), to)

    up: Callable[[Manuscript, int], Manuscript] = lambda now, at: written.moved_card(now, at, -1)  # noqa: E731
    down: Callable[[Manuscript, int], Manuscript] = lambda now, at: written.moved_card(now, at, 1)  # noqa: E731
    page.app.push(
        Dialog(
            rows(now)[number].name,
            t("Whatever you do here can be undone."),
            [
                (p("editor", "Duplicate"), does(written.copied_card, number + 1), "quiet"),
                (t("Into {deck}", deck=other), does(written.turned_card, number), "quiet"),
                (p("editor", "Up"), does(up, max(0, number - 1)), "quiet"),
                (p("editor", "Down"), does(down, min(len(now.cards) - 1, number + 1)), "quiet"),
                (p("editor", "Delete"), does(written.without_card, number), "urgent"),
                (p("editor", "Cancel"), lambda: None, "quiet"),
            ],
        )
    )


def _ask_question(page: CardsPage, place: Place) -> None:
    form = page.bench.now.form(place)

    def hold(how: Literal["move", "copy"]) -> Callable[[], None]:
        return lambda: _hold(page, Held(place, how))

    page.app.push(
        Dialog(
            names.headline(form, page.bench.language) or t("Nothing written yet"),
            t("Moving it exchanges it with another question; a copy takes the other’s place."),
            [
                (p("editor", "Write"), lambda: page.write(place), "do"),
                (p("editor", "Move"), hold("move"), "quiet"),
                (p("editor", "Copy"), hold("copy"), "quiet"),
                (p("editor", "Clear"), lambda: _change(page, written.cleared(page.bench.now, place)), "urgent"),
                (p("editor", "Cancel"), lambda: None, "quiet"),
            ],
        )
    )


def _hold(page: CardsPage, held: Held) -> None:
    page.held = held
    page.rebuild()


def _put(page: CardsPage, place: Place) -> None:
    """Put what is held in this place."""
    held, page.held = page.held, None
    assert held is not None
    if place == held.place:
        page.rebuild()
        return
    make = written.swapped if held.how == "move" else written.copied
    _change(page, make(page.bench.now, held.place, place))
