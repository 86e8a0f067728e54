"""The cue of each event of Le Tordu: cards dealt, words said, a trick laid, held and swept in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game.tordu import events
from game.tordu.cards import HAND
from game.tordu.view import Contract, TorduView
from scenes.games.tordu import words
from scenes.games.tordu.places import in_order
from scenes.kit.timing import MOVEMENTS
from scenes.motion import movements
from scenes.motion.cue import Cue, after, say, sound, together, wait
from scenes.motion.director import Cues, Runs
from scenes.motion.tween import change
from scenes.stage.banner import Banner
from scenes.stage.slots import Back, SpriteKey
from scenes.stage.stage import Stage
from scenes.tables.sight import Sight
from scenes.tables.table import BANNER_MS

SAYING_MS = 260
"""Milliseconds that a call stands before the next."""
TAKES_MS, TAKES_LIFT, TAKES_SCALE = 160, 14, 1.05
"""The winning card's rise before a trick is swept in: milliseconds, lift, and scale."""


class Shown(Protocol):
    """A table on which events are shown."""

    names: list[str]
    view: TorduView
    sight: Sight

    def zone(self, seat: int) -> str:
        """The name of the zone in which a seat's cards are."""

    def step(self, seat: int) -> int:
        """The number of seats clockwise from the lower edge to this one."""

    def told(self, name: str | None) -> Callable[[Any, Stage], Cue]:
        """A maker of cues that play a sound and say the event in words."""


def of(table: Shown) -> tuple[Cues, Runs]:
    """The cues of single events, and those of runs of events, as this table shows them."""

    def spoken(name: str) -> Callable[[Any, Stage], Cue]:
        return lambda event, stage: after(
            sound(stage, name, table.zone(event.seat)), wait(SAYING_MS), _called(table, stage)
        )

    bid, overbid = spoken("press"), spoken("reverse")
    cues: Cues = {
        events.DealBegan: lambda event, stage: gathered(stage),
        events.Bade: lambda event, stage: (overbid if event.overbid else bid)(event, stage),
        events.Passed: spoken("toggle"),
        events.Doubled: spoken("threat_low"),
        events.AuctionEnded: lambda event, stage: agreed(table, event, stage),
        events.Played: lambda event, stage: played(table, event, stage),
        events.TrickWon: lambda event, stage: taken(table, event, stage),
        events.DealScored: lambda event, stage: scored(table, event, stage),
        events.MancheWon: table.told("round_won"),
        events.MatchWon: table.told("match_won"),
    }
    return cues, {events.Dealt: lambda run, stage: dealt(table, run, stage)}


def _called(table: Shown, stage: Stage) -> Cue | None:
    """One soft note if it is a person's turn; None otherwise."""
    return sound(stage, "turn") if table.sight.actor is not None else None


def gathered(stage: Stage) -> Cue:
    """Carry the tricks of the last deal back to the pile."""
    lying = [(key, sprite.home.zone) for key, sprite in stage.sprites.items() if isinstance(key, Back)]
    tricks = [movements.carry(stage, "collect", zone, "pile", key) for key, zone in lying if zone.startswith("won")]
    return after(together(*tricks), sound(stage, "shuffle"))


def dealt(table: Shown, run: Sequence[events.Dealt], stage: Stage) -> Cue:
    """Deal one card at a time, from the dealer's left on (TO-04)."""
    view = table.view
    cards = {event.seat: event.cards for event in run}
    hands: dict[str, Sequence[SpriteKey | None]] = {}
    for step in range(1, view.seats + 1):
        seat = (view.dealer + step) % view.seats
        own = cards.get(seat)
        hands[table.zone(seat)] = [None] * HAND if own is None else in_order(own)
    return movements.deal(stage, "pile", hands)


def agreed(table: Shown, event: events.AuctionEnded, stage: Stage) -> Cue:
    """Announce the contract."""
    contract = Contract(event.declarer, event.suit, event.tricks, event.doubled)
    tone = "urgent" if event.doubled else "active"
    return say(stage, Banner(words.contract(contract, table.names), tone, event.declarer), BANNER_MS)


def scored(table: Shown, event: events.DealScored, stage: Stage) -> Cue | None:
    """Say by a sound whether the contract was kept: the exact number of tricks (TO-15)."""
    kept = event.taken == event.bid
    return sound(stage, "contract_kept" if kept else "contract_failed", table.zone(event.declarer))


def played(table: Shown, event: events.Played, stage: Stage) -> Cue:
    card = movements.play(stage, table.zone(event.seat), f"trick{table.step(event.seat)}", event.card)
    return after(card, _called(table, stage) if table.view.trick else None)


def taken(table: Shown, event: events.TrickWon, stage: Stage) -> Cue:
    """Raise the winning card, let the trick be seen, then carry it to whoever took it."""
    trick = {key: sprite.home.zone for key, sprite in stage.sprites.items() if sprite.home.zone.startswith("trick")}
    best = next((key for key, zone in trick.items() if zone == f"trick{table.step(event.seat)}"), None)
    rises = None
    if best is not None:
        rises = change(stage, best, TAKES_MS, "out_cubic", lift=TAKES_LIFT, scale=TAKES_SCALE)
    swept = movements.collect(stage, trick, "trick", f"won{event.seat}")
    return after(rises, wait(MOVEMENTS["held"].ms), swept, _called(table, stage))
