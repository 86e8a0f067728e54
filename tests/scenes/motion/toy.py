"""A small table of Trépido, enough to move every card of real matches."""

from __future__ import annotations

from collections.abc import Sequence

from game.trepido import events as e
from game.trepido.view import TrepidoView
from scenes.motion.clock import Clock
from scenes.motion.cue import Cue, after, say, together, wait
from scenes.motion.director import Director
from scenes.motion.movements import collect, deal, draw, play
from scenes.stage.banner import Banner
from scenes.stage.slots import Back, Slot, SpriteKey, tilt
from scenes.stage.stage import Stage


def hand(seat: int) -> str:
    return f"hand:{seat}"


def places(seats: int, own: int) -> dict[str, Slot]:
    found = {
        "pile": Slot(560, 300, face_up=False, zone="pile"),
        "discard": Slot(720, 300, zone="discard"),
    }
    for seat in range(seats):
        x = 640 if seat == own else 100 + 180 * seat
        y, scale = (620, 1.0) if seat == own else (110, 0.4)
        found[hand(seat)] = Slot(x, y, scale=scale, face_up=seat == own, z=50, zone=hand(seat))
    return found


def layout(view: TrepidoView) -> dict[SpriteKey, Slot]:
    """The last three played cards, the seat's own hand, and the backs of the others; one seat has only its plate."""
    assert view.seat is not None
    found: dict[SpriteKey, Slot] = {}
    for z, card in enumerate(view.discard[-3:]):
        found[card] = Slot(720, 300, angle=tilt(card), z=z, zone="discard")
    own = view.hands[view.seat] or ()
    for n, card in enumerate(sorted(own)):
        found[card] = Slot(300 + 60 * n, 620, angle=2.0 * n - len(own), z=50 + n, zone=hand(view.seat))
    for seat in range(view.seats - 1):
        if seat != view.seat:
            for n in range(view.counts[seat]):
                slot = Slot(60 + 180 * seat + 10 * n, 110, scale=0.4, face_up=False, z=50 + n, zone=hand(seat))
                found[Back(hand(seat), n)] = slot
    return found


def dealt(hands: Sequence[e.Dealt], stage: Stage) -> Cue:
    return deal(stage, "pile", {hand(each.seat): each.cards or [None] * 7 for each in hands})


def wrong(event: e.WrongCard, stage: Stage) -> Cue:
    there = play(stage, hand(event.seat), "discard", event.card)
    return after(there, wait(300), play(stage, "discard", hand(event.seat), event.card))


def swapped(event: e.Swapped, stage: Stage) -> Cue:
    one, other = hand(event.seat), hand(event.other)
    there = [play(stage, one, other, card) for card in event.gave or (None,)]
    back = [play(stage, other, one, card) for card in event.got or (None,)]
    return together(*there, *back)


def reshuffled(event: e.Reshuffled, stage: Stage) -> Cue:
    old = [key for key, sprite in stage.sprites.items() if sprite.home.zone == "discard"]
    return collect(stage, old[:-1], "discard", "pile")


CUES = {
    e.Played: lambda event, stage: play(stage, hand(event.seat), "discard", event.card),
    e.WrongCard: wrong,
    e.Drew: lambda event, stage: draw(stage, "pile", hand(event.seat), event.cards, event.count),
    e.Gave: lambda event, stage: play(stage, hand(event.giver), hand(event.receiver), event.card),
    e.Swapped: swapped,
    e.Reshuffled: reshuffled,
    e.Threatened: lambda event, stage: say(stage, Banner(f"+{event.threat}", "urgent"), 900),
}
RUNS = {e.Dealt: dealt}


def table(seats: int, own: int, rate: float = 1.0) -> Director:
    return Director(Clock(rate), Stage(places(seats, own)), CUES, RUNS)
