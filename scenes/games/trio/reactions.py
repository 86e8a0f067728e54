"""The faces and topics of Trio's events, as everyone at the table knows them."""

from __future__ import annotations

from game.trio import events
from scenes.tables.reactions import Reaction, Reactions, won

SEVEN = 7

REACTIONS: Reactions = {
    events.TrioWon: lambda event, view: [
        Reaction(event.seat, "delighted", "sevens" if event.number == SEVEN else "trio_found")
    ],
    events.PutBack: lambda event, view: [Reaction(event.seat, "annoyed", "trio_missed")],
    events.NoExchange: lambda event, view: [Reaction(seat, "surprised") for seat in (event.seat, event.partner)],
    events.MatchWon: lambda event, view: won(event.winners, view.seats, whole=True),
}
