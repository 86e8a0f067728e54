"""A shuffle bag across evenings: no card of questions comes again before the rest of its deck has been seen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec

from game.defizz.options import CARD_NAME, MOST_SKIPPED, card_of_a_mix, parts
from game.defizz.pack import Pack
from game.defizz.public import cards_shown, pack
from game.defizz.view import DefizzView
from scenes.app.loop import App
from scenes.app.stored import read_or_default, write_or_say
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
    """The cards of a pack, or of a mix of packs, that were seen on other evenings."""
    return _of(_load(app), pack)[:MOST_SKIPPED]


def _of(seen: Seen, pack: str) -> tuple[str, ...]:
    """The cards seen of a pack or a mix, as they are called in it."""
    names = parts(pack)
    if len(names) == 1:
        return seen.cards.get(pack, ())
    return tuple(card_of_a_mix(name, card) for name in names for card in seen.cards.get(name, ()))


def _by_pack(pack: str, cards: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Cards as they are called in a pack or a mix, by the pack that each is from."""
    names = parts(pack)
    if len(names) == 1:
        return {pack: tuple(cards)}
    cards = set(cards)
    return {name: tuple(card.split(":")[1] for card in sorted(cards) if card.startswith(f"{name}:")) for name in names}


def saw(app: App, port: Port) -> None:
    """Remember the cards that were drawn in a match; may be called again and again as it goes on."""
    view = port.view
    assert isinstance(view, DefizzView)
    if app.shelf is None:
        return
    seen, name = _load(app), view.options.pack
    before = _of(seen, name)
    shown = cards_shown(pack(view), (happened.event for happened in port.events()))
    now = together(pack(view), view.options.skip, view.shuffled, shown, before)
    if now != before:
        write_or_say(app, FILE, Seen(cards={**seen.cards, **_by_pack(name, now)}))


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
