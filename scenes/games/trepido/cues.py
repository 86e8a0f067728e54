"""The cue of each event of Trépido: cards dealt, laid, drawn and handed over, and words about the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from game.match import Seat
from game.trepido import events
from game.trepido.cards import CARD, FACE, SKULL
from scenes.games.trepido import words
from scenes.motion import moments
from scenes.motion.cue import Cue, after, say, sound, wait
from scenes.motion.director import Cues, Runs
from scenes.stage.banner import Banner
from scenes.stage.slots import SpriteKey
from scenes.stage.stage import Stage
from scenes.tables.table import BANNER_MS

DEALT = 7
PENALTIES = ("penalty", "late", "silence")
"""The reasons for a draw that were somebody's own fault."""
SLOW = ("late", "silence")
"""The reasons for a draw that nothing else on the table tells."""
LEVELS = {3: "threat_low", 6: "threat_middle"}
"""The threat → its sound; a larger one has the highest."""


def is_skull(card: str) -> bool:
    """Tell if a card, by its id, is a skull."""
    return FACE[CARD[card]] == SKULL


class Shown(Protocol):
    """A table on which events are shown."""

    seats: Sequence[Seat]

    @property
    def alone(self) -> bool:
        """True if one person plays against computers."""

    @property
    def eyes(self) -> int:
        """The seat whose view is shown, or TABLE for what all may see."""

    def zone(self, seat: int) -> str:
        """The name of the zone in which a seat's cards are."""

    def told(self, name: str | None, tone: str = "active") -> Callable[[Any, Stage], Cue]:
        """A maker of cues that play a sound and say the event in words."""

    def banner(self, event: Any, stage: Stage, tone: str = "active") -> Cue:
        """A cue that says the event in words on the banner."""


def of(table: Shown) -> tuple[Cues, Runs]:
    """The cues of single events, and those of runs of events, as this table shows them."""
    cues: Cues = {
        events.Played: lambda event, stage: played(table, event, stage),
        events.Drew: lambda event, stage: drew(table, event, stage),
        events.Gave: lambda event, stage: gave(table, event, stage),
        events.WrongCard: table.told("refuse", "urgent"),
        events.Swapped: lambda event, stage: after(table.told("swap")(event, stage), wait(100)),
        events.Reshuffled: table.told("shuffle"),
        events.TurnBegan: lambda event, stage: turn_began(table, event, stage),
        events.RaceOpened: table.told("race", "urgent"),
        events.RaceWon: table.told("race_won"),
        events.RaceLost: table.told(None),
        events.Threatened: lambda event, stage: threatened(table, event, stage),
        events.ThreatCancelled: table.told("relief"),
        events.Replayed: table.told("again"),
        events.Thanked: table.told("thanks"),
        events.Reversed: table.told("reverse"),
        events.DirectionChosen: table.told("reverse"),
        events.EventLost: table.told("refuse"),
        events.RoundWon: table.told("round_won"),
        events.MatchWon: table.told("match_won"),
    }
    return cues, {events.Dealt: lambda run, stage: dealt(table, run, stage)}


def dealt(table: Shown, run: Sequence[events.Dealt], stage: Stage) -> Cue:
    hands: dict[str, Sequence[SpriteKey | None]] = {
        table.zone(event.seat): event.cards if event.cards is not None else [None] * DEALT for event in run
    }
    return moments.deal(stage, "pile", hands)


def played(table: Shown, event: events.Played, stage: Stage) -> Cue:
    move = moments.play(stage, table.zone(event.seat), "discard", event.card)
    if event.symbol is None:
        return move
    return after(move, say(stage, Banner(words.symbol(event.symbol).capitalize()), BANNER_MS))


def drew(table: Shown, event: events.Drew, stage: Stage) -> Cue | None:
    if not event.count:
        return None
    zone = table.zone(event.seat)
    note = sound(stage, "penalty", zone) if event.why in PENALTIES else None
    move = after(note, moments.draw(stage, "pile", zone, event.cards, event.count))
    move = after(move, skull(table, event.seat, event.cards or (), stage))
    if event.why not in SLOW:
        return move
    return after(move, table.banner(msgspec.structs.replace(event, cards=None), stage, "urgent"))


def turn_began(table: Shown, event: events.TurnBegan, stage: Stage) -> Cue | None:
    """One soft note if it is a person's turn; None otherwise."""
    return sound(stage, "turn", table.zone(event.seat)) if table.seats[event.seat].person else None


def gave(table: Shown, event: events.Gave, stage: Stage) -> Cue:
    move = moments.play(stage, table.zone(event.giver), table.zone(event.receiver), event.card)
    note = sound(stage, "gift", table.zone(event.receiver))
    received = skull(table, event.receiver, (event.card,), stage)
    return after(note, move, received, table.banner(event, stage))


def skull(table: Shown, seat: int, cards: Sequence[str | None], stage: Stage) -> Cue | None:
    """A hollow note if a skull has come into the hand of the only person here: nobody else can hear it; else None."""
    if not table.alone or table.eyes != seat or not any(card is not None and is_skull(card) for card in cards):
        return None
    return sound(stage, "skull", table.zone(seat))


def threatened(table: Shown, event: events.Threatened, stage: Stage) -> Cue:
    return table.told(LEVELS.get(event.threat, "threat_high"), "urgent")(event, stage)
