"""The base class of a game's table: its layout, its controls, its cues and its drawing.

`Table` has a usual answer to nearly everything that the scene asks; each game gives its own where it differs.
`scenes.tables.parts` says which part of the scene asks for what.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Iterable, Sequence
from typing import Any

import pygame

from game.table import Event, Move, View
from scenes.app.lang import t
from scenes.app.loop import App
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.intents import KeyPress
from scenes.kit.theme import Colour
from scenes.kit.widget import Widget
from scenes.motion.acting import actor
from scenes.motion.cue import Cue, after, say, sound
from scenes.stage import likeness, plate
from scenes.stage.banner import Banner
from scenes.stage.slots import Back, Slot, SpriteKey
from scenes.stage.sprite import Sprite
from scenes.stage.stage import Stage
from scenes.tables.agreed import unusual
from scenes.tables.offers import Offer
from scenes.tables.reach import Reach
from scenes.tables.seated import Seated
from scenes.tables.things import Thing

BANNER_MS = 900
"""Milliseconds that a banner stays."""
LETTERS_A_SECOND = 18.0
"""The speed at which people read: 200 words a minute."""
LIMIT_AT = 204
"""The y of the bar of the limit that runs."""


class Table(Seated, ABC):
    """A game as one seat, or everyone, may see it. The scene sets `sight`; each game derives the rest from it."""

    @abstractmethod
    def dress(self, app: App) -> None:
        """Make the card art anew, and words that depend on it, for the window's size and the person's preferences."""

    def outside(self, app: App) -> tuple[Colour, str]:
        """The colour of the line around the cards, as the cloth asks for it, and the name of the chosen back."""
        return app.canvas.cloth.edge, app.preferences.backs.get(self.game, "")

    # positions

    def opening(self) -> list[Event]:
        """The first deal as events, shown before the first move; empty if it is not shown."""
        return []

    @abstractmethod
    def layout(self) -> dict[SpriteKey, Slot]:
        """The slot of every sprite, from the sight."""

    @abstractmethod
    def zones(self) -> dict[str, Slot]:
        """The slot, by zone, for cards that come from there or go there without a slot of their own."""

    def card_back(self) -> pygame.Surface | None:
        """The back of the cards in somebody's hand, at full size; None in a game without hands."""
        back: pygame.Surface = self.art.back()
        return back

    # names

    def sprite_name(self, sprite: Sprite) -> str:
        """The name of the thing that a sprite is or belongs to; "" if it has none."""
        return "" if isinstance(sprite.key, Back) else f"card:{sprite.key}"

    def sprite_size(self, sprite: Sprite, card: tuple[float, float]) -> tuple[float, float]:
        """The width and height of a sprite at scale 1, in logical units: those of a card, unless it is none."""
        return card

    def things_under(self, reach: Reach) -> Iterable[Thing]:
        """The game's own things under its cards, the lowest first."""
        return ()

    def things_over(self, reach: Reach) -> Iterable[Thing]:
        """The game's own things over its cards, the lowest first."""
        return ()

    def explain(self, thing: Thing, reach: Reach) -> str:
        """A sentence or two about a thing of the game's own, from what those who look on may know; "" for any other."""
        return ""

    def counsel_room(self) -> Box | None:
        """The room that a panel of the game's own keeps for the coach's sentence; None if there is none."""
        return None

    def marks_itself(self, move: Move) -> bool:
        """Tell if the game marks the move that the coach advises in its own way."""
        return False

    def limit_box(self) -> Box:
        """The box of the bar or clock that shows the limit that runs."""
        return centred(self.width / 2, LIMIT_AT, 320, 10)

    # controls and moves

    def build(self, reach: Reach) -> list[Widget]:
        """The widgets of the game: cards, seats and buttons, in the order of the Tab key."""
        return []

    def rest(self, reach: Reach) -> list[Widget]:
        """The widgets of the game while the table waits at the end of a round."""
        return []

    def built(self, reach: Reach) -> None:
        """Do what is to be done as soon as the widgets have been made: move the focus. Usually nothing."""

    def next_words(self) -> str:
        """The words on the button that goes on after a round."""
        return t("Next round")

    def keyed(self, key: KeyPress, reach: Reach) -> bool:
        """Handle a key of the game's own; False if it means nothing here."""
        return False

    def overtaken(self) -> bool:
        """Tell if a key was meant for something that has gone while it was being typed: then it does nothing."""
        return False

    def typed(self, text: str) -> bool:
        """Keep text that was typed before its entry is there; False if none is to come."""
        return False

    @property
    def types_on(self) -> bool:
        """True if the next key may bring an entry in which one types on at once."""
        return False

    def tabbed(self, reach: Reach) -> bool:
        """Do what Tab does in this game instead of moving the focus; False: it moves the focus."""
        return False

    def playable(self) -> Container[SpriteKey]:
        """The cards of one's own hand that can be laid or given now."""
        return ()

    def offers(self) -> Sequence[Offer]:
        """The moves that have a button now, with the words on it."""
        return ()

    def space(self) -> Move | None:
        """The move that Space makes: the only one that needs no card; None if there is none, or more than one."""
        return None

    def forced(self) -> Move | None:
        """The move of a person who has no choice: the only one there is; None if they have one, or may not move."""
        return self.legal[0] if len(self.legal) == 1 else None

    def private(self, seat: int) -> bool:
        """Tell if that person must see their own secrets (their hand) before they can act now."""
        return True

    def touched(self, card: Any, reach: Reach) -> None:
        """Do what a card of one's own hand stands for: it was clicked, or let go over the table. Usually nothing."""

    def handed(self, card: Any, seat: int) -> Move | None:
        """The move of a card of one's own hand that is let go on a seat's plate; None if it means nothing there."""
        return None

    def dropped(self, card: Any, x: float, y: float, reach: Reach) -> bool:
        """Do what a card of one's own hand stands for where it was let go; False: what it stands for anywhere.

        A card that waits for a second choice goes on waiting when it is let go beside the plates.
        """
        seat = next((seat for seat, box in self.plates().items() if box.holds(x, y)), None)
        move = self.handed(card, seat) if seat is not None else None
        if move is not None:
            reach.do(move)
        return move is not None or self.chosen == card

    def declined(self, seat: int, legal: Sequence[Move]) -> Move:
        """The move made for a person who claimed a race and then let their time pass; a game with races has one."""
        raise LookupError(f"nobody claims a race in {self.game}")

    def voters(self) -> Sequence[int]:
        """The people who are asked for their opinion now, which is no move of the rules; usually nobody."""
        return ()

    def finished(self, seat: int) -> bool:
        """Tell if the person there can do nothing more in this match, which goes on without them."""
        return False

    def reveals(self, event: Event) -> bool:
        """Tell if an event shows somebody something new, so that it can't be taken back."""
        return True

    def ended(self, before: Any, events: Sequence[Event]) -> View:
        """The view at the end of a round, from the game's view before the move that ended it and its events."""
        view: View = before
        return view

    def settle(self) -> None:
        """Show at once whatever moves besides the cards: the standings after a round. Usually nothing."""

    def verdict(self, reach: Reach) -> Move | None:
        """The table's own move where the rules ask for one; None while people have still to find it."""
        return None

    def reading(self, events: Sequence[Event]) -> float:
        """The seconds that people need to read what these events have put on the table, by its length."""
        found = [event for event in events if type(event) in self.reads]
        lengths = [len(self.words.event(event, self.names) or "") for event in found]
        return sum(
            max(self.reads[type(event)], length / LETTERS_A_SECOND)
            for event, length in zip(found, lengths, strict=True)
        )

    def update(self, dt: float, reach: Reach) -> bool:
        """Let time pass, in seconds, for whatever moves besides the cards; True if it has to be drawn."""
        return False

    # aloud

    def aloud(self, event: Any) -> str | None:
        """An event in words, as a voice tells it; None for one that needs no words."""
        return self.words.event(event, self.names)

    def ends(self) -> str:
        """A sentence on how the round that is shown as over turned out; "" where its events say all."""
        return ""

    def due(self) -> bool:
        """Tell if the person at the screen has something to do that can wait for a sentence about it."""
        return bool(self.legal)

    def may(self) -> str:
        """A sentence on what may be done now, with its keys; "" for a list of the moves."""
        return ""

    def asks(self) -> str:
        """The question to whoever is asked for an opinion now, in words; "" if nobody is."""
        return ""

    # cues

    def told(self, name: str | None, tone: str = "active") -> Callable[[Event, Stage], Cue]:
        """A maker of cues that play a sound and say the event in words on the banner; `name` None: without a sound.

        The sound of an event that is about a seat comes from there.
        """

        def cue(event: Event, stage: Stage) -> Cue:
            seat = getattr(event, "seat", None)
            at = self.zone(seat) if isinstance(seat, int) else None
            return after(sound(stage, name, at), self.banner(event, stage, tone))

        return cue

    def banner(self, event: Event, stage: Stage, tone: str = "active") -> Cue:
        """A cue that says the event in words on the banner."""
        return say(stage, self.banner_of(event, tone), BANNER_MS)

    def banner_of(self, event: Event, tone: str = "active") -> Banner:
        """The banner with the event in words, and whoever acted."""
        return Banner(self.words.event(event, self.names) or "", tone, actor(event))

    # drawing

    def picture(self, sprite: Sprite, pose: dict[str, float], dimmed: bool) -> pygame.Surface:
        """The face of a card in a pose (`angle`, `zoom`, `width`)."""
        face: pygame.Surface = self.art.face(str(sprite.key), **pose, dimmed=dimmed)
        return face

    def back(self, sprite: Sprite, pose: dict[str, float]) -> pygame.Surface:
        """The back of a card in a pose (`angle`, `zoom`, `width`)."""
        back: pygame.Surface = self.art.back(**pose)
        return back

    def dims(self, sprite: Sprite) -> bool:
        """Tell if a card is drawn dimmed, as of no use now."""
        return False

    def heading(self) -> str:
        """The line under the game's name."""
        return ""

    def unusual(self) -> list[str]:
        """A line about each option of this match that is not as usual."""
        return [] if self.setup is None else unusual(self.setup, self.view.options, self.seats)

    def plate_line(self, seat: int) -> str:
        """The line under the name on a seat's plate."""
        return ""

    def resting_plate(self, seat: int) -> plate.Plate:
        """The contents of a seat's plate with nothing of this moment: likeness and name."""
        return self.plate(seat)._replace(line="", cards=None, active=False, ready=False, key="", face="neutral")

    def plate(self, seat: int) -> plate.Plate:
        """The contents of a seat's plate."""
        who = self.seats[seat]
        active = seat in self.view.actors
        cards = None if seat == self.bottom else self.count(seat)
        key = self.key_names.get(seat, "") if self.claimable(seat) else ""
        line = self.plate_line(seat)
        shown = plate.Plate(seat, who.name, line, cards, active, emblem=likeness.of(who), colour=who.colour, key=key)
        return shown._replace(face=self.faces.get(seat, "neutral"))

    def claimable(self, seat: int) -> bool:
        """Tell if that person can claim a race with their key now."""
        timer = self.view.timer
        return not self.alone and timer is not None and timer.kind in self.races and seat in timer.seats

    def below(self) -> object:
        """All that `draw_below` draws from besides the sight and the preferences; None if there is nothing.

        The still layer is drawn anew whenever this is no longer equal to what it was.
        """
        return None

    def draw_below(self, canvas: Canvas) -> None:
        """Draw on the cloth, under the cards; kept as a picture until the sight, the preferences or `below` change."""

    def draw_above(self, canvas: Canvas) -> None:
        """Draw over the cards."""

    def clock(self, canvas: Canvas, left: float, whole: float) -> bool:
        """Draw the limit that runs (seconds left, seconds in all) in the game's own way; False: draw the usual bar."""
        return False
