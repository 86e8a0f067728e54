"""A game's table: what is seen, where it lies, how it moves, what can be done.

`Table` has a usual answer to everything that the scene asks; each game gives its own where it differs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from game.match import Seat
from game.table import Event
from scenes.app.lang import t
from scenes.app.loop import App
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.intents import KeyPress
from scenes.kit.widget import Widget
from scenes.motion.cue import Cue, after, say, sound
from scenes.motion.director import Cues, Runs
from scenes.sitting.words import Words
from scenes.stage import plate
from scenes.stage.banner import Banner
from scenes.stage.seats import others, plate_size
from scenes.stage.slots import Slot, SpriteKey
from scenes.stage.sprite import Sprite
from scenes.stage.stage import Stage
from scenes.tables.offers import Offer
from scenes.tables.reach import Reach
from scenes.tables.sight import Sight

BANNER_MS = 900
LOWEST = 692
"""How far down the plate and the buttons beside a hand reach."""


class Table:
    """A game as it lies before one pair of eyes. The scene says what is seen; each game says the rest."""

    title: ClassVar[str] = ""
    pauses: ClassVar[tuple[type[Event], ...]] = ()
    """Events after which the table waits until the people have seen enough: the end of a round."""
    waits_at_end: ClassVar[bool] = False
    """Whether the last round, too, is looked at before the result of the match."""
    banner_at: ClassVar[float] = 166.0
    """How far down the table's words are said."""
    next_at: ClassVar[float] = 500.0
    """How far down the way on after a round is."""
    races: ClassVar[tuple[str, ...]] = ("race",)
    """The kinds of limits in which each person claims with a key of their own."""
    lingers: ClassVar[bool] = True
    """Whether somebody who goes on acting keeps the screen to themselves: in a hand-held game, yes."""
    words: ClassVar[Words]
    """The game's moves, events and views in words."""
    art: Any

    def __init__(self, name: str, seats: Sequence[Seat]) -> None:
        self.game = name
        self.seats = seats
        self.names = [seat.name for seat in seats]
        self.cues: Cues = {}
        self.runs: Runs = {}
        self.chosen: Any = None
        """A card that waits for a second choice."""
        self.raised: Any = None
        """The card under the pointer, or with the focus."""
        self.sight = Sight(None)
        self.stage = Stage()
        """What lies on the table at this moment, on its way to what the view says."""
        self.key_names: dict[int, str] = {}
        """What stands on the key of each person."""

    # what is seen

    @property
    def view(self) -> Any:
        return self.sight.view

    @property
    def legal(self) -> Sequence[Any]:
        return self.sight.legal

    @property
    def eyes(self) -> int:
        return self.sight.eyes

    @property
    def bottom(self) -> int:
        return self.sight.bottom

    @property
    def width(self) -> float:
        return self.sight.width

    @property
    def text_size(self) -> float:
        return self.sight.text_size

    @property
    def alone(self) -> bool:
        """Whether one person plays against computers: then the table may say "you"."""
        return sum(seat.person for seat in self.seats) == 1

    def dress(self, app: App) -> None:
        """Card art at the size of the window, as the person prefers it."""

    # where it lies

    def opening(self) -> list[Event]:
        """The first deal, as events: it comes before the first move."""
        return []

    def layout(self) -> dict[SpriteKey, Slot]:
        """Every sprite's slot."""
        raise NotImplementedError

    def zones(self) -> dict[str, Slot]:
        """Where cards come from and go to when they have no slot of their own."""
        raise NotImplementedError

    def plates(self) -> dict[int, Box]:
        """The plates of the others, clockwise from the left of who sits at the lower edge."""
        count = len(self.seats)
        order = [(self.bottom + step) % count for step in range(1, count)]
        return dict(zip(order, others(count, self.width, self.text_size, self.letters), strict=True))

    def own_plate(self) -> Box:
        """The plate of who sits at the lower edge."""
        across, down = plate_size(len(self.seats), self.text_size, self.letters)
        return Box(22, self.corner() - down, min(across, 210), down)

    @property
    def letters(self) -> int:
        """How many letters the longest name has."""
        return max(map(len, self.names))

    def corner(self) -> float:
        """How far down the lower corners are free."""
        return LOWEST

    def zone(self, seat: int) -> str:
        """The name of the place where a seat's cards are."""
        return "hand" if seat == self.bottom else f"seat{seat}"

    # what can be done

    def build(self, reach: Reach) -> list[Widget]:
        """Cards, seats and buttons, in the order of the Tab key."""
        return []

    def rest(self, reach: Reach) -> list[Widget]:
        """What there is besides the way on while the end of a round is looked at."""
        return []

    def next_words(self) -> str:
        """The way on after a round."""
        return t("Next round")

    def keyed(self, key: KeyPress, reach: Reach) -> bool:
        """A key of the game's own; False if it means nothing here."""
        return False

    def tabbed(self, reach: Reach) -> bool:
        """What Tab does before it moves the focus; False: only that."""
        return False

    def offers(self) -> Sequence[Offer]:
        """The moves that have a button now, with the words on it."""
        return ()

    def space(self) -> Any:
        """The move that Space makes: the one thing that needs no card, if there is just one."""
        return None

    def private(self, seat: int) -> bool:
        """Whether that person must see what is theirs alone before they can act now."""
        return True

    def touched(self, card: Any, reach: Reach) -> None:
        """A card of one's own was clicked, or let go on the table."""

    def declined(self, seat: int, legal: Sequence[Any]) -> Any:
        """What somebody does who claimed in a race and then does nothing."""
        raise NotImplementedError

    def reveals(self, event: Any) -> bool:
        """Whether an event shows somebody something new: then it can't be taken back."""
        return True

    def ended(self, before: Any, events: Sequence[Any]) -> Any:
        """The view at the end of a round, from the view before the move that ended it and what happened."""
        return before

    def verdict(self, reach: Reach) -> Any:
        """The table's own move where the rules ask for one; None while people have still to find it."""
        return None

    def update(self, dt: float, reach: Reach) -> bool:
        """Time passes for whatever moves besides the cards; True if it has to be drawn."""
        return False

    # what happened

    def told(self, name: str | None, tone: str = "active") -> Callable[[Any, Stage], Cue]:
        """A cue that says what happened in words, with a sound."""

        def cue(event: Any, stage: Stage) -> Cue:
            return after(sound(stage, name), self.banner(event, stage, tone))

        return cue

    def banner(self, event: Any, stage: Stage, tone: str = "active") -> Cue:
        return say(stage, Banner(self.words.event(event, self.names) or "", tone), BANNER_MS)

    # how it looks

    def picture(self, sprite: Sprite, pose: dict[str, float], dimmed: bool) -> Any:
        """The face of a card."""
        return self.art.face(str(sprite.key), **pose, dimmed=dimmed)

    def back(self, sprite: Sprite, pose: dict[str, float]) -> Any:
        """The back of a card."""
        return self.art.back(**pose)

    def dims(self, sprite: Sprite) -> bool:
        """Whether a card is shown as of no use now."""
        return False

    def heading(self) -> str:
        """The line under the game's name."""
        return ""

    def plate_line(self, seat: int) -> str:
        return ""

    def count(self, seat: int) -> int | None:
        """How many cards a seat holds, if its plate says so."""
        return None

    def plate(self, seat: int) -> plate.Plate:
        who = self.seats[seat]
        active = seat in self.view.actors
        cards = None if seat == self.bottom else self.count(seat)
        key = self.key_names.get(seat, "") if self.claimable(seat) else ""
        line = self.plate_line(seat)
        return plate.Plate(seat, who.name, line, cards, active, emblem=who.emblem, colour=who.colour, key=key)

    def claimable(self, seat: int) -> bool:
        """Whether that person can press their key now."""
        timer = self.view.timer
        return not self.alone and timer is not None and timer.kind in self.races and seat in timer.seats

    def below(self) -> Any:
        """Whatever `draw_below` shows that is neither in the view nor in the preferences: it is drawn anew with it."""
        return None

    def draw_below(self, canvas: Canvas) -> None:
        """What lies on the cloth, under the cards; drawn once, and kept until something of it changes."""

    def draw_above(self, canvas: Canvas) -> None:
        """What is written over the cards."""

    def clock(self, canvas: Canvas, left: float, whole: float) -> bool:
        """The limit that runs, in a way of the game's own; False: as a bar, like everywhere."""
        return False
