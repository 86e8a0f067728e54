"""Facts that follow from a view and the pack on the shelf, for a table that judges answers and has no state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.defizz.events import CardDrawn, DeckShuffled, Rolled
from game.defizz.pack import DECKS, Pack, named
from game.defizz.phases import JUDGING, NAMES
from game.defizz.questions import AnyQuestion
from game.defizz.view import DefizzView
from game.table import Event


class Pending(NamedTuple):
    """An answer that waits for the table's word."""

    seat: int
    text: str


def pack(view: DefizzView) -> Pack:
    """The pack that is played with."""
    return named(view.options.pack)


def question(view: DefizzView) -> AnyQuestion | None:
    """The question that is asked, with its answer; None before one is. For whoever judges, never for a player."""
    if view.asked is None:
        return None
    whole = pack(view)
    return whole.file.questions[whole.index[view.asked.id]]


def pending_answer(view: DefizzView) -> Pending | None:
    """The first answer that waits to be judged (DE-22), or None. All eyes see it: it was heard."""
    if view.phase != NAMES[JUDGING]:
        return None
    text = view.answers[0]
    assert text is not None
    return Pending(view.floor[0], text)


def untried(view: DefizzView) -> tuple[int, ...]:
    """Participants of a Chrono who have not yet pressed or passed (DE-17)."""
    return tuple(seat for seat in view.players if seat not in view.tried)


def cards_shown(whole: Pack, events: Iterable[Event]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of the cards that were laid out since their deck was last shuffled, from a match's public events.

    Two lists, Duel and Multi. A card is known by its hints. Cards that were passed over, as they have no room for all
    who play, are in no event and not here.
    """
    by_hints = [
        {tuple(whole.hints[each] for each in card): name for card, name in zip(cards, names, strict=True)}
        for cards, names in zip(whole.cards, whole.names, strict=True)
    ]
    shown: tuple[list[str], list[str]] = ([], [])
    deck = 0
    for event in events:
        if isinstance(event, Rolled):
            deck = DECKS.index(event.kind)
        elif isinstance(event, DeckShuffled):
            shown[DECKS.index(event.kind)].clear()
        elif isinstance(event, CardDrawn):
            shown[deck].append(by_hints[deck][event.hints])
    return tuple(shown[0]), tuple(shown[1])
