"""A shuffle bag across evenings: no card of questions comes again before the rest of its deck has been seen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec

from game.defizz.options import CARD_NAME, MOST_SKIPPED
from game.match import Match
from game.shelf import ShelfError
from scenes.app.lang import said
from scenes.app.loop import App
from scenes.app.stored import recall

FILE = "seen"


CardName = Annotated[str, msgspec.Meta(pattern=f"^{CARD_NAME.pattern}$")]


class Seen(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cards that were drawn since the bag was last full, by pack."""

    cards: dict[str, Annotated[tuple[CardName, ...], msgspec.Meta(max_length=MOST_SKIPPED)]] = {}


def fresh(app: App, options: Any) -> Any:
    """The options of a new match of Défizz!, with the cards of other evenings at the bottom."""
    return msgspec.structs.replace(options, skip=skip(app, options.pack))


def skip(app: App, pack: str = "base") -> tuple[str, ...]:
    """The cards of a pack that were seen on other evenings."""
    return _load(app).cards.get(pack, ())


def saw(app: App, match: Match) -> None:
    """Remember the cards that were drawn in a match of Défizz!. It may be told again and again as the match goes on."""
    if match.game.name != "defizz" or app.shelf is None:
        return
    seen, pack = _load(app), match.options.pack
    before = seen.cards.get(pack, ())
    now = together(match.state, before)
    if now != before:
        try:
            app.shelf.write(FILE, Seen(cards={**seen.cards, pack: now}))
        except ShelfError as error:
            app.toasts.say(said(error))


def together(state: Any, before: Iterable[str]) -> tuple[str, ...]:
    """What has been seen in all. Once it is a whole deck the bag is full again, but for the cards that came twice."""
    skipped, before = set(state.options.skip), set(before)
    seen: set[str] = set()
    for kind, names in enumerate(state.pack.names):
        deck, now = set(names), set(drawn(state, kind))
        if state.shuffled[kind]:
            seen |= now
        elif (skipped | before | now) >= deck:
            seen |= now & skipped
        else:
            seen |= (skipped | before | now) & deck
    return tuple(sorted(seen))


def drawn(state: Any, kind: int) -> tuple[str, ...]:
    """The cards of a deck that have been drawn in a match, since it was last shuffled."""
    left = state.multi_left if kind else state.duel_left
    return tuple(state.pack.names[kind][card] for card in state.orders[kind][left:])


def _load(app: App) -> Seen:
    return recall(app, FILE, Seen, Seen())
