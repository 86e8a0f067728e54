"""The cue of each event of Trépido: cards dealt, laid, drawn and handed over, and words about the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game.match import Seat
from game.trepido import events
from game.trepido.cards import CARD, FACE, SKULL
from game.trepido.view import TrepidoView
from scenes.games.trepido import words
from scenes.games.trepido.middle import Turning
from scenes.motion import movements
from scenes.motion.crossing import cross
from scenes.motion.cue import Cue, after, during, say, sound, staggered, together, wait
from scenes.motion.director import Cues, Runs
from scenes.stage.banner import Banner
from scenes.stage.slots import SpriteKey
from scenes.stage.stage import Stage
from scenes.tables.table import BANNER_MS

DEALT = 7
PENALTIES = ("penalty", "late", "silence")
"""The reasons for a draw that were somebody's own fault."""
COUNT_MS, COUNTS_LONGEST, COUNTED_MS = 340, 2400, 450
"""Milliseconds between two cards that are counted out, at most for all, and after the last one."""
REFUSED_MS = 350
"""Milliseconds that a card which does not fit lies to be seen."""
TURN_MS = 700
"""Milliseconds in which the ring of arrows turns."""
LEVELS = {3: "threat_low", 6: "threat_middle"}
"""The threat → its sound; a larger one has the highest."""


def is_skull(card: str) -> bool:
    """Tell if a card, by its id, is a skull."""
    return FACE[CARD[card]] == SKULL


class Shown(Protocol):
    """A table on which events are shown."""

    seats: Sequence[Seat]
    names: list[str]
    view: TrepidoView
    turning: Turning | None

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
        events.WrongCard: lambda event, stage: refused(table, event, stage),
        events.Swapped: lambda event, stage: swapped(table, event, stage),
        events.Reshuffled: lambda event, stage: reshuffled(table, event, stage),
        events.TurnBegan: lambda event, stage: turn_began(table, event, stage),
        events.RaceOpened: table.told("race", "urgent"),
        events.RaceWon: table.told("race_won"),
        events.RaceLost: table.told(None),
        events.Threatened: lambda event, stage: threatened(table, event, stage),
        events.ThreatCancelled: table.told("relief"),
        events.Replayed: table.told("again"),
        events.Thanked: table.told("thanks"),
        events.Reversed: lambda event, stage: turned(table, event, stage),
        events.DirectionChosen: lambda event, stage: turned(table, event, stage),
        events.EventLost: table.told("refuse"),
        events.RoundWon: table.told("round_won"),
        events.MatchWon: table.told("match_won"),
    }
    return cues, {events.Dealt: lambda run, stage: dealt(table, run, stage)}


def dealt(table: Shown, run: Sequence[events.Dealt], stage: Stage) -> Cue:
    hands: dict[str, Sequence[SpriteKey | None]] = {
        table.zone(event.seat): event.cards if event.cards is not None else [None] * DEALT for event in run
    }
    for key in stage.missing("pile"):
        stage.enter(key, (stage.goal or {})[key])
    return movements.deal(stage, "pile", hands)


def played(table: Shown, event: events.Played, stage: Stage) -> Cue:
    move = movements.play(stage, table.zone(event.seat), "discard", event.card)
    if event.symbol is None:
        return move
    said = words.announced(table.names[event.seat], event.symbol)
    return after(move, say(stage, Banner(said, seat=event.seat), BANNER_MS))


def refused(table: Shown, event: events.WrongCard, stage: Stage) -> Cue:
    """Lay a card that does not fit, shake it, and let its owner take it back."""
    zone = table.zone(event.seat)
    there = movements.play(stage, zone, "discard", event.card)
    shaken = movements.refuse(stage, event.card)
    back = movements.carry(stage, "collect", "discard", zone, event.card)
    return together(after(there, shaken, wait(REFUSED_MS), back), table.banner(event, stage, "urgent"))


def drew(table: Shown, event: events.Drew, stage: Stage) -> Cue | None:
    """Draw cards: for a reason, one by one, counted out with it; else at once."""
    if not event.count:
        return None
    zone = table.zone(event.seat)
    note = sound(stage, "penalty", zone) if event.why in PENALTIES else None
    cards = movements.draw(stage, "pile", zone, event.cards, event.count)
    if words.reason(event.why, event.count) is not None:
        cards = counted(table, event, stage)
    return after(note, cards, skull(table, event.seat, event.cards or (), stage))


def counted(table: Shown, event: events.Drew, stage: Stage) -> Cue:
    """Draw cards one by one, and say the reason and their number in a banner."""
    zone, name, count = table.zone(event.seat), table.names[event.seat], event.count
    gap = min(COUNT_MS, COUNTS_LONGEST // count)
    known: Sequence[str | None] = event.cards if event.cards is not None else [None] * count
    cards = staggered(gap, *(movements.carry(stage, "draw", "pile", zone, key) for key in known))
    told = [Banner(words.counted(name, event.why, number, count), "urgent", event.seat) for number in range(1, count)]
    last = Banner(words.counted(name, event.why, count, count), "urgent", event.seat)
    return together(cards, after(*(say(stage, each, gap) for each in told), say(stage, last, gap + COUNTED_MS)))


def swapped(table: Shown, event: events.Swapped, stage: Stage) -> Cue:
    """Let two hands cross the table."""
    zone, counts = table.zone, table.view.counts
    hands = cross(stage, zone(event.seat), zone(event.other), counts[event.other], counts[event.seat])
    return after(sound(stage, "swap", zone(event.seat)), together(hands, table.banner(event, stage)), wait(100))


def reshuffled(table: Shown, event: events.Reshuffled, stage: Stage) -> Cue:
    """Sweep the cards below the last one that was laid into the pile."""
    goal = stage.goal or {}
    lying = [key for key, sprite in stage.sprites.items() if sprite.home.zone == "discard" and key not in goal]
    return after(movements.collect(stage, lying, "discard", "pile"), table.told("shuffle")(event, stage))


def turned(table: Shown, event: events.Reversed | events.DirectionChosen, stage: Stage) -> Cue:
    """Let the ring of arrows turn the new way."""

    def turn(share: float | None) -> None:
        table.turning = None if share is None else Turning(share, event.clockwise)

    ring = during(TURN_MS, turn) if not stage.reduced else None
    return together(table.told("reverse")(event, stage), ring)


def turn_began(table: Shown, event: events.TurnBegan, stage: Stage) -> Cue | None:
    """One soft note if it is a person's turn; None otherwise."""
    return sound(stage, "turn", table.zone(event.seat)) if table.seats[event.seat].person else None


def gave(table: Shown, event: events.Gave, stage: Stage) -> Cue:
    move = movements.play(stage, table.zone(event.giver), table.zone(event.receiver), event.card)
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
