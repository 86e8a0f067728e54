"""The faces and moments of Défizz!'s events, as everyone at the table knows them."""

from __future__ import annotations

from game.defizz import events
from game.defizz.view import DefizzView
from scenes.tables.reactions import Reaction, Reactions, won


def refused(event: events.Refused, view: DefizzView) -> list[Reaction]:
    return [Reaction(view.active, "annoyed", "duel_refused")] if view.active != event.seat else []


def judged(event: events.Judged, view: DefizzView) -> list[Reaction]:
    if event.right:
        return [Reaction(event.seat, "delighted", "answer_right")]
    return [Reaction(event.seat, "annoyed", "answer_wrong")]


def revealed(event: events.Revealed, view: DefizzView) -> list[Reaction]:
    """Delight of everyone who has hit the number exactly."""
    result = event.result
    hits = [word.seat for word in result.said if result.number is not None and word.said == result.number]
    return [Reaction(seat, "delighted", "target_exact") for seat in hits]


def lucky(event: events.ChanceHappened, view: DefizzView) -> list[Reaction]:
    out = [seat for seat, _ in event.picks if seat not in event.left]
    alone = [Reaction(seat, "delighted", "lucky") for seat in event.left] if len(event.left) == 1 else []
    return [*(Reaction(seat, "annoyed") for seat in out), *alone]


REACTIONS: Reactions = {
    events.Challenged: lambda event, view: [Reaction(seat, "surprised") for seat in event.opponents],
    events.Staked: lambda event, view: [Reaction(event.seat, "delighted", "stake_bold")] if event.raised else [],
    events.Refused: refused,
    events.Pressed: lambda event, view: [Reaction(event.seat, "thinking", "race_won")],
    events.Judged: judged,
    events.Revealed: revealed,
    events.ChanceHappened: lucky,
    events.PotWon: lambda event, view: [Reaction(event.seat, "delighted")],
    events.Eliminated: lambda event, view: [Reaction(event.seat, "annoyed", "eliminated")],
    events.MatchWon: lambda event, view: won(event.winners, view.seats, whole=True),
}
