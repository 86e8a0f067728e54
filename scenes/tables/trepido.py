"""Trépido on the table: what is where, and the cue of each event."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from game.trepido import events
from game.trepido.view import TrepidoView
from scenes.kit.box import Box
from scenes.motion import moments
from scenes.motion.cue import Banner, Cue, after, say, sound, wait
from scenes.motion.stage import Stage
from scenes.stage.hand import Fan, fan
from scenes.stage.seats import others
from scenes.stage.slots import Back, Key, Slot, tilt
from scenes.words import trepido as words
from scenes.words.common import Names

PILE, DISCARD = (-84.0, 296.0), (62.0, 296.0)
"""From the middle of the table, and from its top."""
SEEN = 4
"""So many of the played cards can be told under the last one."""
LIFT = 14
"""How far a card that may be laid stands out."""
BANNER_MS = 900


class Trepido:
    """The table of one pair of eyes: layouts of its views, and cues of what it may know."""

    def __init__(self, eyes: int, names: Names) -> None:
        self.text_size = 1.0
        self.eyes = eyes
        self.names = names
        self.cues = {
            events.Played: self.played,
            events.Drew: self.drew,
            events.Gave: self.gave,
            events.WrongCard: self.wrong,
            events.Swapped: self.swapped,
            events.Reshuffled: self.reshuffled,
            events.RaceOpened: self.told("race"),
            events.RaceWon: self.told("race_won"),
            events.Threatened: self.threatened,
            events.ThreatCancelled: self.told(None),
            events.Thanked: self.told("thanks"),
            events.Reversed: self.told("reverse"),
            events.DirectionChosen: self.told("reverse"),
            events.EventLost: self.told("refuse"),
            events.RoundWon: self.told("round_won"),
            events.MatchWon: self.told("match_won"),
        }
        self.runs = {events.Dealt: self.dealt}

    # what is where

    def seats(self, view: TrepidoView, width: float) -> dict[int, Box]:
        """The plates of the others, clockwise from one's left."""
        order = [(self.eyes + step) % view.seats for step in range(1, view.seats)]
        return dict(zip(order, others(view.seats, width, self.text_size), strict=True))

    def places(self, view: TrepidoView, width: float) -> dict[str, Slot]:
        """Where cards come from and go to when they have no slot of their own."""
        found = {
            "pile": Slot(width / 2 + PILE[0], PILE[1], face_up=False, place="pile"),
            "discard": Slot(width / 2 + DISCARD[0], DISCARD[1], z=100, place="discard"),
            "hand": Slot(width / 2, 640, place="hand"),
        }
        for seat, box in self.seats(view, width).items():
            x, y = box.right - 24 * self.text_size, box.centre[1]
            found[f"seat{seat}"] = Slot(x, y, scale=0.25, face_up=False, alpha=0.0, place=f"seat{seat}")
        return found

    def hand(self, view: TrepidoView, width: float) -> Fan:
        cards = view.hands[self.eyes] or ()
        return fan([len(list(group)) for _, group in groupby(cards, key=lambda card: card[0])], width)

    def layout(self, view: TrepidoView, width: float, may: set[str], raised: str | None) -> dict[Key, Slot]:
        """Every sprite's slot: the pile, the last cards played, one's own hand; what may be laid stands out."""
        middle = width / 2
        found: dict[Key, Slot] = {}
        for number in range(min(3, view.pile_count)):
            found[Back("pile", number)] = Slot(
                middle + PILE[0] - number * 1.5, PILE[1] - number * 2.0, face_up=False, z=number, place="pile"
            )
        first = max(0, len(view.discard) - SEEN)
        for number, card in enumerate(view.discard[first:], first):
            angle = tilt(card, 3 if number == len(view.discard) - 1 else 14)
            found[card] = Slot(middle + DISCARD[0], DISCARD[1], angle, z=100 + number, place="discard")
        for card, slot in zip(view.hands[self.eyes] or (), self.hand(view, width).slots, strict=True):
            lift = LIFT if card in may else 0
            found[card] = Slot(slot.x, slot.y, slot.angle, z=500 + slot.z, lift=lift, place="hand")
            if card == raised:
                found[card] = Slot(slot.x, slot.y, 0, scale=1.06, z=900, lift=lift + 16, place="hand")
        return found

    # what happened

    def place(self, seat: int) -> str:
        return "hand" if seat == self.eyes else f"seat{seat}"

    def dealt(self, run: Sequence[events.Dealt], stage: Stage) -> Cue:
        hands: dict[str, Sequence[Key | None]] = {
            self.place(event.seat): event.cards if event.cards is not None else [None] * 7 for event in run
        }
        return moments.deal(stage, "pile", hands)

    def played(self, event: events.Played, stage: Stage) -> Cue:
        move = moments.play(stage, self.place(event.seat), "discard", event.card)
        if event.symbol is None:
            return move
        return after(move, say(stage, Banner(words.symbol(event.symbol).capitalize()), BANNER_MS))

    def drew(self, event: events.Drew, stage: Stage) -> Cue | None:
        if not event.count:
            return None
        return moments.draw(stage, "pile", self.place(event.seat), event.cards, event.count)

    def gave(self, event: events.Gave, stage: Stage) -> Cue:
        move = moments.play(stage, self.place(event.giver), self.place(event.receiver), event.card)
        return after(sound(stage, "gift"), move, self._banner(event, stage))

    def wrong(self, event: events.WrongCard, stage: Stage) -> Cue:
        return after(sound(stage, "refuse"), self._banner(event, stage))

    def swapped(self, event: events.Swapped, stage: Stage) -> Cue:
        return after(sound(stage, "swap"), self._banner(event, stage), wait(100))

    def reshuffled(self, event: events.Reshuffled, stage: Stage) -> Cue:
        return after(sound(stage, "shuffle"), self._banner(event, stage))

    def threatened(self, event: events.Threatened, stage: Stage) -> Cue:
        level = {3: "threat_low", 6: "threat_middle"}.get(event.threat, "threat_high")
        return after(sound(stage, level), self._banner(event, stage, "urgent"))

    def told(self, name: str | None) -> Any:
        """A cue that says what happened in words, with a sound."""

        def cue(event: Any, stage: Stage) -> Cue:
            return after(sound(stage, name), self._banner(event, stage))

        return cue

    def _banner(self, event: Any, stage: Stage, tone: str = "active") -> Cue:
        return say(stage, Banner(words.event(event, self.names) or "", tone), BANNER_MS)
