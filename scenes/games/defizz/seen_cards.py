"""A shuffle bag across evenings: no card of questions comes again before the rest of its deck has been seen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec

from game.defizz.options import CARD_NAME, MOST_SKIPPED
from game.defizz.pack import Pack
from game.defizz.public import cards_shown, pack
from game.defizz.view import DefizzView
from game.shelf import ShelfError
from scenes.app.lang import said
from scenes.app.loop import App
from scenes.app.stored import read_or_default
from scenes.sitting.port import Port

FILE = "seen"


CardName = Annotated[str, msgspec.Meta(pattern=f"^{CARD_NAME.pattern}$")]


class Seen(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards that were drawn since the bag was last full, by pack."""

    cards: dict[str, Annotated[tuple[CardName, ...], msgspec.Meta(max_length=MOST_SKIPPED)]] = {}


def fresh(app: App, options: Any) -> Any:
    """The options of a new match, with the cards seen on other evenings put at the bottom of the decks."""
    return msgspec.structs.replace(options, skip=skip(app, options.pack))


def skip(app: App, pack: str = "base") -> tuple[str, ...]:
    """The cards of a pack that were seen on other evenings."""
    return _load(app).cards.get(pack, ())


def saw(app: App, port: Port) -> None:
    """Remember the cards that were drawn in a match; may be called again and again as it goes on."""
    view = port.view
    assert isinstance(view, DefizzView)
    if app.shelf is None:
        return
    seen, name = _load(app), view.options.pack
    before = seen.cards.get(name, ())
    shown = cards_shown(pack(view), (happened.event for happened in port.events()))
    now = together(pack(view), view.options.skip, view.shuffled, shown, before)
    if now != before:
        try:
            app.shelf.write(FILE, Seen(cards={**seen.cards, name: now}))
        except ShelfError as error:
            app.toasts.say(said(error))


def together(
    whole: Pack,
    skipped: Iterable[str],
    shuffled: tuple[int, int],
    shown: Iterable[Iterable[str]],
    before: Iterable[str],
) -> tuple[str, ...]:
    """The cards seen on all evenings. Once they are a whole deck it starts anew, but for the cards that came twice.

    `skipped` lay at the bottom in this match, `shuffled` says which decks were shuffled in it.
    """
    skipped, before = set(skipped), set(before)
    seen: set[str] = set()
    for names, again, now in zip(whole.names, shuffled, map(set, shown), strict=True):
        deck = set(names)
        if again:
            seen |= now
        elif (skipped | before | now) >= deck:
            seen |= now & skipped
        else:
            seen |= (skipped | before | now) & deck
    return tuple(sorted(seen))


def _load(app: App) -> Seen:
    return read_or_default(app, FILE, Seen, Seen())
