"""The faces and topics of Le Tordu's events, as everyone at the table knows them."""

from __future__ import annotations

from game.tordu import events
from game.tordu.view import TorduView
from scenes.tables.reactions import Reaction, Reactions, won

BOLD = 5
"""The number of tricks from which a bid is bold."""


def bade(event: events.Bade, view: TorduView) -> list[Reaction]:
    return [Reaction(event.seat, "delighted", "bid_bold")] if event.overbid or event.tricks >= BOLD else []


def doubled(event: events.Doubled, view: TorduView) -> list[Reaction]:
    found = [Reaction(event.seat, "delighted", "doubling")]
    if view.contract is not None:
        found.append(Reaction(view.contract.declarer, "surprised", "doubled"))
    return found


def trick_won(event: events.TrickWon, view: TorduView) -> list[Reaction]:
    """The declarer is annoyed by a trick too many."""
    contract = view.contract
    over = contract is not None and event.seat == contract.declarer and event.tricks > contract.tricks
    return [Reaction(event.seat, "annoyed")] if over else []


def scored(event: events.DealScored, view: TorduView) -> list[Reaction]:
    kept = event.bid == event.taken
    own = Reaction(event.declarer, "delighted", "contract_kept") if kept else None
    own = own or Reaction(event.declarer, "annoyed", "contract_failed")
    gained = [seat for seat, points in enumerate(event.points) if points > 0 and seat != event.declarer]
    return [own, *(Reaction(seat, "delighted", "round_won") for seat in gained)]


REACTIONS: Reactions = {
    events.Bade: bade,
    events.Doubled: doubled,
    events.TrickWon: trick_won,
    events.DealScored: scored,
    events.MancheWon: lambda event, view: won(event.winners, view.seats),
    events.MatchWon: lambda event, view: won(event.winners, view.seats, whole=True),
}
