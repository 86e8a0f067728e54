"""The faces and topics of Trépido's events, as everyone at the table knows them."""

from __future__ import annotations

from game.trepido import events
from game.trepido.view import TrepidoView
from scenes.tables.reactions import Reaction, Reactions, Topic, won

MANY = 3
"""The number of cards from which a draw hurts."""
WHY: dict[str, Topic] = {"silence": "thanks_forgotten", "late": "race_lost"}
"""The topic of a draw by its reason; any other of many cards is just that."""


def played(event: events.Played, view: TrepidoView) -> list[Reaction]:
    return [Reaction(event.seat, "delighted", "last_card")] if view.counts[event.seat] == 1 else []


def threatened(event: events.Threatened, view: TrepidoView) -> list[Reaction]:
    found = [Reaction(event.seat, "surprised", "threatened")]
    by = (event.seat - view.direction) % view.seats
    return [*found, Reaction(by, "delighted", "threatening")]


def drew(event: events.Drew, view: TrepidoView) -> list[Reaction]:
    if event.why == "draw" or (event.count < MANY and event.why not in WHY):
        return []
    return [Reaction(event.seat, "annoyed", WHY.get(event.why, "took_many"))]


def gave(event: events.Gave, view: TrepidoView) -> list[Reaction]:
    return [Reaction(event.receiver, "surprised", "gift_received"), Reaction(event.giver, "delighted", "gift_given")]


def swapped(event: events.Swapped, view: TrepidoView) -> list[Reaction]:
    return [Reaction(seat, "surprised", "swapped") for seat in (event.seat, event.other)]


def round_won(event: events.RoundWon, view: TrepidoView) -> list[Reaction]:
    return [] if event.seat is None else won([event.seat], view.seats)


REACTIONS: Reactions = {
    events.Played: played,
    events.Threatened: threatened,
    events.ThreatCancelled: lambda event, view: [Reaction(event.seat, "delighted")],
    events.Drew: drew,
    events.WrongCard: lambda event, view: [Reaction(event.seat, "annoyed")],
    events.RaceWon: lambda event, view: [Reaction(event.seat, "delighted", "race_won")],
    events.Gave: gave,
    events.Thanked: lambda event, view: [Reaction(event.seat, "delighted")],
    events.Swapped: swapped,
    events.EventLost: lambda event, view: [Reaction(event.seat, "annoyed")],
    events.RoundWon: round_won,
    events.MatchWon: lambda event, view: won(event.seats, view.seats, whole=True),
}
