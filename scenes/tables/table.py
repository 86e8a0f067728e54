"""The base class of a game's table: its layout, its controls, its cues and its drawing.

`Table` has a usual answer to nearly everything that the scene asks; each game gives its own where it differs.
`scenes.tables.parts` says which part of the scene asks for what.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from math import inf
from typing import Any, ClassVar

import pygame

from ai.player import Choice
from game.match import Seat
from game.table import Event, Move, View
from scenes.app.background import Piece
from scenes.app.lang import t
from scenes.app.loop import App
from scenes.kit.box import Box, centred
from scenes.kit.canvas import Canvas
from scenes.kit.intents import KeyPress
from scenes.kit.theme import PLATE, Colour
from scenes.kit.widget import Widget
from scenes.motion.acting import actor
from scenes.motion.cue import Cue, after, say, sound
from scenes.motion.director import Cues, Runs
from scenes.sitting.reasons import Parlance
from scenes.sitting.words import Advising, Words
from scenes.stage import bust, likeness, plate
from scenes.stage.banner import Banner
from scenes.stage.portrait import Face
from scenes.stage.seats import CORNER, FLOOR, GUIDED, HIGHEST, WATCHED, Large, at_top, fits, large, others, plate_size
from scenes.stage.slots import Back, Slot, SpriteKey
from scenes.stage.sprite import Sprite
from scenes.stage.stage import Stage
from scenes.tables.agreed import unusual
from scenes.tables.firsts import First
from scenes.tables.offers import Offer
from scenes.tables.persight import Answers, per_sight
from scenes.tables.reach import Reach
from scenes.tables.reactions import Reactions
from scenes.tables.setup import Setup
from scenes.tables.sight import Sight
from scenes.tables.things import Thing

BANNER_MS = 900
"""Milliseconds that a banner stays."""
LETTERS_A_SECOND = 18.0
"""The speed at which people read: 200 words a minute."""
OWN_AT, WIDEST_OWN, APART = 22, 210, 12
"""The x of one's own plate, its greatest width, and the free room between it and the hand."""
LIMIT_AT = 204
"""The y of the bar of the limit that runs."""
LOWEST = 692
"""The lower edge of the plate and of the buttons beside a hand, in logical units."""


class Table(ABC):
    """A game as one seat, or everyone, may see it. The scene sets `sight`; each game derives the rest from it."""

    title: str = ""
    """The name of the game, or of its edition once the table is dressed."""
    setup: ClassVar[Setup | None] = None
    """The game's declaration about setting its table, which has words for its options; None: nothing can be chosen."""
    pauses: ClassVar[tuple[type[Event], ...]] = ()
    """Events after which the table waits until the people have seen enough: the end of a round."""
    waits_at_end: ClassVar[bool] = False
    """True if the table waits after the last round too, before the result of the match."""
    banner_at: ClassVar[float] = 166.0
    """The height of the banner's middle, in logical units from the top."""
    banner_floor: ClassVar[float] = inf
    """The height below which a banner would cover what has to be read; words are smaller there, if that helps."""
    next_at: ClassVar[float] = 500.0
    """The height of the button that goes on after a round, in logical units from the top."""
    brings: ClassVar[tuple[type[Event], ...]] = ()
    """Events that bring cards into a hand in the middle of a round, or put another hand in its place."""
    changes: ClassVar[Mapping[type[Event], Callable[[Any], Mapping[int, str]]]] = {}
    """Events that change what seats have, with a sign for each seat: +3. It is shown where nothing was seen moving."""
    races: ClassVar[tuple[str, ...]] = ("race",)
    """The kinds of limits in which each person claims with a key of their own."""
    reads: ClassVar[Mapping[type[Event], float]] = {}
    """Events whose words people read before computer players go on, with the least seconds that each needs."""
    lingers: ClassVar[bool] = True
    """True if a person who acts again keeps the screen, without a curtain in between: so in games with hands."""
    music: ClassVar[Piece] = "calm"
    """The game's own piece of music, heard unless the person prefers another."""
    firsts: ClassVar[Sequence[First]] = ()
    """The explanations that a person gets the first time that something happens to them, the most urgent first."""
    followed: ClassVar[tuple[type[Event], ...]] = ()
    """Events that are actions of a seat, for the trail of the last ones."""
    portraits: ClassVar[bool] = False
    """True if the others' seats are drawn large where there is room: a portrait with its cards before it."""
    needs: ClassVar[Large] = Large()
    """The room that the game needs for seats drawn large."""
    recited: ClassVar[tuple[type[Event], ...]] = ()
    """Events that a voice reads to everyone where the questions are read aloud."""
    reactions: ClassVar[Reactions] = {}
    """The faces and remarks of seats after each kind of event."""
    chances: ClassVar[bool] = False
    """True if its computer players weigh moves by how often they win, from 0 to 1; else they count in points."""
    advising: Advising | None = None
    """The coach's words; None in a game for which it has none."""
    words: Words
    """The game's moves, events and views in words; where they depend on the look of its cards, `dress` makes them."""
    art: Any
    """The pictures of the game's cards: a `Cards` with what this game adds to it. `dress` makes it."""

    def __init__(self, name: str, seats: Sequence[Seat]) -> None:
        self.game = name
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.cues: Cues = {}
        self.runs: Runs = {}
        self.chosen: SpriteKey | None = None
        """The card that waits for a second choice; None if there is none."""
        self.raised: SpriteKey | None = None
        """The card under the pointer or with the focus; None if there is none."""
        self.sight = Sight(None)
        self.stage = Stage()
        """The sprites on the table at this moment, on their way to the layout."""
        self.key_names: dict[int, str] = {}
        """The letter or sign on each person's race key, by seat."""
        self.guided = False
        """True if a coach says what is to be done: the table leaves out its own hints and short cuts."""
        self.answers = Answers()
        """What was worked out for the sight that is shown."""
        self.counsel: Choice | None = None
        """The coach's hint for the person who acts, as long as it is shown or marked; None if there is none."""
        self.faces: dict[int, Face] = {}
        """The faces of the seats' portraits, from what everyone at the table knows; a seat without one is neutral."""

    @property
    def parlance(self) -> Parlance:
        """The words at this table, as the coach needs them."""
        return Parlance(self.words, self.advising, self.names, self.chances)

    # the sight

    @property
    def view(self) -> Any:
        """The view that is shown; each game knows its type."""
        return self.sight.view

    @property
    def legal(self) -> Sequence[Move]:
        """The moves that the person who acts may make now."""
        return self.sight.legal

    @property
    def eyes(self) -> int:
        """The seat whose view is shown, or TABLE for what all may see."""
        return self.sight.eyes

    @property
    def bottom(self) -> int:
        """The seat at the lower edge."""
        return self.sight.bottom

    @property
    def width(self) -> float:
        """The width of the table, in logical units."""
        return self.sight.width

    @property
    def middle(self) -> float:
        """The x of the middle of what lies on the table, in logical units: words over it stand there."""
        return self.width / 2

    @property
    def text_size(self) -> float:
        """The size of text that the person prefers; 1 is the usual one."""
        return self.sight.text_size

    @property
    def alone(self) -> bool:
        """True if one person plays against computers: then the table may say "you"."""
        return sum(seat.person for seat in self.seats) == 1

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

    @per_sight
    def plates(self) -> dict[int, Box]:
        """The boxes of the plates by seat, clockwise from the left of the seat at the lower edge, which is left out."""
        count = len(self.seats)
        order = [(self.bottom + step) % count for step in range(1, count)]
        if self.large:
            highest = GUIDED if self.guided else HIGHEST
            boxes = large(count, self.width, self.needs, self.floor(), self._buttons_room, highest)
        else:
            boxes = others(count, self.width, self.text_size, self.letters)
        return dict(zip(order, boxes, strict=True))

    def floor(self) -> float:
        """The y that large seats stay above: there is one's own plate, or a hand that takes all of the width."""
        return self.corner() + FLOOR - LOWEST if self.own_large else self.corner() - PLATE[1] - APART

    @per_sight
    def own_plate(self) -> Box:
        """The box of the plate of the seat at the lower edge."""
        if self.own_large:
            return Box(OWN_AT, self.corner() - bust.OWN_HEAD, bust.OWN_WIDE, bust.OWN_HEAD)
        across, down = plate_size(len(self.seats), self.text_size, self.letters)
        return Box(OWN_AT, self.corner() - down, min(across, WIDEST_OWN), down)

    @property
    @per_sight
    def large(self) -> bool:
        """True if the others' seats are drawn large: where the game wants that and there is room."""
        room = fits(len(self.seats), self.width, self.needs, self._buttons_room)
        return self.portraits and self.text_size == 1 and room

    @property
    def _buttons_room(self) -> float:
        """The room at the upper right that buttons take: more at a table that people only watch."""
        return CORNER if any(seat.person for seat in self.seats) else WATCHED

    @property
    @per_sight
    def own_large(self) -> bool:
        """True if one's own plate shows a large portrait too: as long as the hand leaves the corners free."""
        return self.large and self.corner() >= LOWEST

    def parts(self, seat: int) -> bust.Parts | None:
        """The boxes of the parts of a seat that is drawn large; None if it is a plate."""
        if seat == self.bottom:
            return bust.beside(self.own_plate()) if self.own_large else None
        if not self.large:
            return None
        box, count = self.plates()[seat], len(self.seats)
        return bust.top(box, self.needs.half) if at_top(count, (seat - self.bottom) % count - 1) else bust.below(box)

    def head(self, seat: int) -> Box:
        """The box of a seat's likeness, to which the tail of its bubble leads."""
        found = self.parts(seat)
        if found is not None:
            return found.head
        box = self.own_plate() if seat == self.bottom else self.plates()[seat]
        return Box(box.x + 2, box.y + 2, box.height - 4, box.height - 4)

    def backs(self, seat: int) -> int:
        """The number of backs that a large seat holds before it."""
        return self.count(seat) or 0

    def card_back(self) -> pygame.Surface | None:
        """The back of the cards in somebody's hand, at full size; None in a game without hands."""
        back: pygame.Surface = self.art.back()
        return back

    def aside(self) -> float:
        """The width at either side that the hand leaves to one's own plate, as long as it can."""
        across, _ = plate_size(len(self.seats), self.text_size, self.letters)
        return OWN_AT + (bust.OWN_WIDE if self.large else min(across, WIDEST_OWN)) + APART

    @property
    def letters(self) -> int:
        """The number of letters of the longest name."""
        return max(map(len, self.names))

    def corner(self) -> float:
        """The lower edge of what stands in the lower corners, in logical units from the top."""
        return LOWEST

    def zone(self, seat: int) -> str:
        """The name of the zone in which a seat's cards are."""
        return "hand" if seat == self.bottom else f"seat{seat}"

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

    def built(self, reach: Reach) -> None:  # noqa: B027
        """Do what is to be done as soon as the widgets have been made: move the focus. Usually nothing."""

    def next_words(self) -> str:
        """The words on the button that goes on after a round."""
        return t("Next round")

    def keyed(self, key: KeyPress, reach: Reach) -> bool:
        """Handle a key of the game's own; False if it means nothing here."""
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

    def touched(self, card: Any, reach: Reach) -> None:  # noqa: B027
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

    def settle(self) -> None:  # noqa: B027
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

    def count(self, seat: int) -> int | None:
        """The number of cards that a seat holds; None if its plate doesn't say so."""
        return None

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

    def draw_below(self, canvas: Canvas) -> None:  # noqa: B027
        """Draw on the cloth, under the cards; kept as a picture until the sight, the preferences or `below` change."""

    def draw_above(self, canvas: Canvas) -> None:  # noqa: B027
        """Draw over the cards."""

    def clock(self, canvas: Canvas, left: float, whole: float) -> bool:
        """Draw the limit that runs (seconds left, seconds in all) in the game's own way; False: draw the usual bar."""
        return False
