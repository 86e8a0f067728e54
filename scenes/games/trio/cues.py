"""The cues of Trio's events: a card is turned up in the row, looked at, and goes back or is won."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import hypot
from typing import Any

from game.trio import events
from game.trio.cards import SEVEN
from game.trio.moves import Reveal
from scenes.app.lang import t
from scenes.games.trio.layout import Layout
from scenes.games.trio.places import Held, Lying, Won, lying
from scenes.kit.timing import MOVEMENTS, arc_height, play_ms
from scenes.motion import movements
from scenes.motion.cue import Cue, after, do, look, say, sound, together
from scenes.motion.director import Cues
from scenes.motion.tween import glide
from scenes.stage.banner import Banner
from scenes.stage.slots import Back, SpriteKey
from scenes.stage.stage import Stage

SEVENS = ("threat_low", "threat_middle", "threat_high")
"""The sound of the first, the second and the third seven turned up in a turn (TI-10, TI-11)."""
SEVEN_MS = 600


class Dealing:
    """A made-up event for the first deal, which comes before the first move and has no event in the rules."""


def table(trio: Layout) -> Cues:
    """The cue of each kind of event, as this table shows it."""
    shown = Shown(trio)
    return {
        Dealing: shown.dealt,  # type: ignore[dict-item]
        events.Revealed: shown.revealed,
        events.PutBack: shown.put_back,
        events.TrioWon: shown.trio_won,
        events.TurnBegan: shown.turn_began,
        events.ExchangeOpened: trio.told("shuffle"),
        events.Answered: lambda event, stage: sound(stage, "toggle", trio.zone(event.seat)),
        events.Exchanged: shown.exchanged,
        events.NoExchange: trio.told(None),
        events.DrawNears: trio.told("race", "urgent"),
        events.MatchDrawn: shown.drawn,
        events.MatchWon: trio.told("match_won"),
    }


class Shown:
    """Makes the cues of one table. A cue is made when its turn comes, from the stage as it is then."""

    def __init__(self, trio: Layout) -> None:
        self.trio = trio

    def dealt(self, event: Any, stage: Stage) -> Cue:
        """Deal to the hands, from the first seat on, and to the middle."""
        trio, view = self.trio, self.trio.view
        goal = stage.goal or {}
        order = [trio.zone((view.first + step) % view.seats) for step in range(view.seats)]
        hands = {zone: [key for key, slot in goal.items() if slot.zone == zone] for zone in (*order, "middle")}
        return after(sound(stage, "shuffle"), movements.deal(stage, "pile", hands))

    def revealed(self, event: events.Revealed, stage: Stage) -> Cue:
        """Move a card to the row and turn it over; the third of a turn turns slowly (the one deliberate suspense)."""
        asked = Reveal(event.source, event.place, event.end)
        source = leaving(stage, asked, self.trio.zone)
        key = Lying(event.seat, event.count - 1, event.number, asked, source)
        sprite = stage.rename(source, key) if source in stage.sprites else stage.enter(key, stage.zones["middle"])
        slot = self.trio.centre().row[event.count - 1]
        turns = not sprite.shows_face and not stage.reduced
        distance = hypot(slot.x - sprite.x, slot.y - sprite.y)
        way = glide(stage, key, replace(slot, face_up=not turns), play_ms(distance), "decelerate", arc_height(distance))
        movement = "suspense" if event.count == 3 else "flip"
        flip = movements.flip(stage, key, movement=movement) if turns else None
        start = sound(stage, "slide", getattr(source, "zone", None) or self.trio.zone(event.seat))
        return after(start, way, sound(stage, "place"), flip, self._seven(event, stage))

    def _seven(self, event: events.Revealed, stage: Stage) -> Cue | None:
        """The sound and the banner of a seven; None for any other number."""
        if event.number != SEVEN:
            return None
        said = Banner(t("Seven!"), "urgent", event.seat)
        return after(sound(stage, SEVENS[event.count - 1]), say(stage, said, SEVEN_MS))

    def put_back(self, event: events.PutBack, stage: Stage) -> Cue:
        """TI-07: let cards that differ lie long enough to be learnt, before they go back."""
        return after(sound(stage, "trio_missed", self.trio.zone(event.seat)), look(round(self.trio.look * 1000)))

    def returned(self, stage: Stage) -> Cue | None:
        """Move what still lies in the row back to exactly where it came from."""
        return together(*(self._back(stage, key) for key in lying(stage)))

    def _back(self, stage: Stage, key: Lying) -> Cue:
        """Turn a card of the row over and move it back; a hidden card loses its number while its back shows."""
        hidden = isinstance(key.source, Back)
        ms, ease, starts, _ = MOVEMENTS["collect"]
        flip = movements.flip(stage, key, face_up=False) if hidden and not stage.reduced else None
        way = glide(stage, key.source, stage.slot(key.source, key.zone), ms, ease)
        return after(flip, do(lambda: stage.rename(key, key.source)), sound(stage, starts), way)

    def turn_began(self, event: events.TurnBegan, stage: Stage) -> Cue:
        """Clear the row, and play one soft note if it is a person's turn."""
        note = sound(stage, "turn", self.trio.zone(event.seat)) if self.trio.seats[event.seat].person else None
        return after(self.returned(stage), note)

    def trio_won(self, event: events.TrioWon, stage: Stage) -> Cue:
        """Announce a trio, then lay its cards before their owner for good."""
        ms, ease, starts, _ = MOVEMENTS["collect"]
        zone = f"won{event.seat}"
        ways, named = [], []
        for key in lying(stage):
            won = Won(event.seat, event.number, key.order)
            named.append((key, won))
            ways.append(glide(stage, won, stage.slot(won, zone), ms, ease))

        def lay() -> None:
            for key, won in named:
                stage.rename(key, won)

        banner = self.trio.banner(event, stage)
        note = sound(stage, "sevens" if event.number == SEVEN else "trio_found", self.trio.zone(event.seat))
        return after(note, banner, do(lay), sound(stage, starts), together(*ways))

    def drawn(self, event: events.MatchDrawn, stage: Stage) -> Cue:
        return after(self.returned(stage), sound(stage, "drawn"), self.trio.banner(event, stage))

    def exchanged(self, event: events.Exchanged, stage: Stage) -> Cue:
        """Let two cards cross the table; only the two partners see their faces (TI-15)."""
        alike = event.given is not None and event.given == event.received
        seats = [] if alike else [(event.seat, event.partner, event.given), (event.partner, event.seat, event.received)]
        crossing = together(*(self._passed(stage, *each) for each in seats))
        return after(sound(stage, "exchange", self.trio.zone(event.seat)), crossing, self.trio.banner(event, stage))

    def _passed(self, stage: Stage, giver: int, receiver: int, number: int | None) -> Cue:
        """Move a card from one partner's hand to the other's; None as its number: these eyes don't see it."""
        goal, zones = stage.goal or {}, (self.trio.zone(giver), self.trio.zone(receiver))
        gone = [key for key in stage.sprites if _is_held(key, giver, number) and key not in goal]
        new = [key for key in stage.missing(zones[1]) if _is_held(key, receiver, number)]
        return movements.play(stage, *zones, next(iter([*gone, *new]), None))


def _is_held(key: SpriteKey, seat: int, number: int | None) -> bool:
    """Tell if a sprite is a card of this number in that seat's open hand."""
    return isinstance(key, Held) and key.seat == seat and key.number == number


def leaving(stage: Stage, asked: Reveal, zone_of: Any) -> Back | Held:
    """The key of the card that is asked for; in a hand, the first or the last that is still there."""
    if asked.place is not None:
        return Back("middle", asked.place)
    zone = zone_of(asked.source)
    there: Iterable[Any] = [
        key for key, sprite in stage.sprites.items() if isinstance(key, Back | Held) and sprite.home.zone == zone
    ]
    ends = min if asked.end == "low" else max
    return ends(there, default=Back(zone, 0))
