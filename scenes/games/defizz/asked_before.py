"""A bag across evenings: no question is asked again before all others of its packs have been."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import msgspec

from game.defizz.bag import told
from game.defizz.check import PackError
from game.defizz.options import (
    CARD_NAME,
    MOST_ASKED,
    MOST_PACKS,
    MOST_SKIPPED,
    PACK_NAME,
    QUESTION_NAME,
    card_of_a_mix,
    parts,
)
from game.defizz.pack import DECKS, named
from game.defizz.view import DefizzView
from game.shelf import ShelfError
from scenes.app import lang
from scenes.app.loop import App
from scenes.app.stored import read_or_default, write_or_say
from scenes.sitting.port import Port

FILE = "seen"
MOST_KEPT = MOST_PACKS * MOST_ASKED

CardName = Annotated[str, msgspec.Meta(pattern=f"^{CARD_NAME.pattern}$")]
Asked = Annotated[str, msgspec.Meta(pattern=f"^{PACK_NAME.pattern}:{QUESTION_NAME.pattern}$")]


class Seen(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The questions that were asked, each with its pack, the longest ago first."""

    questions: Annotated[tuple[Asked, ...], msgspec.Meta(max_length=MOST_KEPT)] = ()
    cards: dict[str, Annotated[tuple[CardName, ...], msgspec.Meta(max_length=MOST_SKIPPED)]] = {}
    """Cards that an earlier version saw drawn, by pack: all their questions count as asked, before any other."""


def fresh(app: App, options: Any) -> Any:
    """The options of a new match: with the questions of other evenings, for people who speak this language."""
    culture = options.culture or lang.spoken()
    return msgspec.structs.replace(options, skip=(), asked=asked(app, options.pack), culture=culture)


def asked(app: App, pack: str) -> tuple[str, ...]:
    """The questions of a pack, or of a mix of packs, that were asked on other evenings, as they are called in it."""
    names = parts(pack)
    pairs = [name.split(":") for name in _whole(_load(app), names).questions]
    return tuple(
        question if len(names) == 1 else card_of_a_mix(name, question) for name, question in pairs if name in names
    )[-MOST_ASKED:]


def saw(app: App, port: Port) -> None:
    """Remember the questions that were asked in a match; may be called again and again as it goes on."""
    view = port.view
    assert isinstance(view, DefizzView)
    if app.shelf is None:
        return
    names, seen = parts(view.options.pack), _load(app)
    now = told(view.history) + ((view.asked.id,) if view.asked is not None else ())
    if len(names) == 1:
        now = tuple(card_of_a_mix(names[0], question) for question in now)
    before = _whole(seen, names)
    after = msgspec.structs.replace(before, questions=together(before.questions, now)[-MOST_KEPT:])
    if after != seen:
        write_or_say(app, FILE, after)


def together(before: Iterable[str], now: Iterable[str]) -> tuple[str, ...]:
    """All questions that were asked, each once, where it was asked last."""
    last = dict.fromkeys(now)
    return (*(question for question in before if question not in last), *last)


def _whole(seen: Seen, packs: Iterable[str]) -> Seen:
    """The same, with the cards that an earlier version saw of these packs as the questions on them."""
    old = {name: cards for name, cards in seen.cards.items() if name in packs}
    if not old:
        return seen
    first = [question for name, cards in old.items() for question in _on_cards(name, cards)]
    others = {name: cards for name, cards in seen.cards.items() if name not in old}
    return Seen(questions=together(first, seen.questions), cards=others)


def _on_cards(name: str, cards: Iterable[str]) -> list[str]:
    """The questions on these cards of a pack; none if it can't be read any more."""
    try:
        pack = named(name)
    except (PackError, ShelfError):
        return []
    seen = set(cards)
    return [
        card_of_a_mix(name, pack.shown[question].id)
        for deck in range(len(DECKS))
        for card, questions in zip(pack.names[deck], pack.cards[deck], strict=True)
        if card in seen
        for question in questions
    ]


def _load(app: App) -> Seen:
    return read_or_default(app, FILE, Seen, Seen())
