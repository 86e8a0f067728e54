"""The rows of the benchmark. A new one is a line here, and where needed a small function in `ours.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import answers
import ours
import peers
import screen
import starts
import thinking

Side = Callable[[int], Callable[[], int]]
"""A function that prepares this much work and returns the function that does it, which returns the units done."""


@dataclass(frozen=True, kw_only=True)
class Measured:
    """The part that is the same in every row."""

    name: str
    title: str
    seconds: float = 5
    """The seconds that it takes, about, on two cores with nothing else to do."""
    together: str = ""
    """Rows with the same word here are measured in one process, and share what they can."""


@dataclass(frozen=True, kw_only=True)
class Row(Measured):
    """A row measured on our side and, most often, on another; the target is for the ratio or for our own value."""

    unit: Literal["/s", "µs"]
    ours: Side
    theirs: Side | None = None
    peer: bool = True
    """True if the other side is another program; False if it is our own, done another way."""
    judged: Literal["ratio", "ours"] = "ratio"
    at_least: float | None = None
    at_most: float | None = None
    aim: float | None = None
    seconds: float = 7

    def value(self, seconds: float) -> float:
        """Seconds a unit, in the unit of the row."""
        return 1 / seconds if self.unit == "/s" else seconds * 1e6

    def met(self, judged: float) -> bool:
        """Tell if a ratio, or our own value, is within the target."""
        return judged >= self.at_least if self.at_least is not None else judged <= (self.at_most or 0)

    def target(self) -> str:
        """The target as the table shows it: `≥ 3×, aim 5×`."""
        limit = f"≥ {self.at_least:g}" if self.at_least is not None else f"≤ {self.at_most:g}"
        unit = "×" if self.judged == "ratio" else f" {self.unit}"
        return f"{limit}{unit}" + (f", aim {self.aim:g}{unit}" if self.aim else "")


@dataclass(frozen=True, kw_only=True)
class Growth(Measured):
    """The peak memory of a process that plays match after match of a game: it should not grow, or pass a limit."""

    game: str
    counts: tuple[int, ...] = (100, 500, 1000)
    at_most: float = 1
    peak: float | None = None
    """The most MB that the process may reach; None: no limit."""
    on_screen: bool = False


@dataclass(frozen=True, kw_only=True)
class Fact(Measured):
    """A single number that is measured, with a limit."""

    unit: str
    measure: Callable[[bool], float | None]
    """A function that measures it; it returns None if that can't be done here (the title says what it needs)."""
    at_most: float


LEGEND = """Ours | theirs, at four seats. Theirs: UNO of RLCard, oh_hell and go_fish of OpenSpiel.
Whole loop: moves a second of legal + random choice + apply, deals included. Apply, step: the choices made beforehand.
Deals, games: shuffled, dealt, bid, played and scored. Playouts start from cards just dealt. Copies: in mid-match.
Simulations: of the first lead, eight tricks to play; one is a card tried in one imagined world, played to the end.
Ours play on by card sense, theirs at random.
Peak memory: of a process of its own, from its 100th match to its 1,000th, on screen from its 20th to its 60th."""

TITLES = {"trepido": "Trépido", "trio": "Trio", "tordu": "Le Tordu", "defizz": "Défizz!"}

BUDGET: dict[Literal["ratio", "ours"], float] = {"ratio": 10, "ours": 6000}
"""The most that a frame may cost: as a multiple of the bare background, and in µs."""

CLOCKS: dict[Literal["cpu", "wall"], str] = {"cpu": "CPU time", "wall": "by the clock (with two cores to itself)"}

FRAMES: dict[str, Side] = {
    "trepido": screen.trepido_frames,
    "trio": screen.played_frames("trio", 6),
    "tordu": screen.played_frames("tordu", 5),
    "defizz": screen.played_frames("defizz", 12),
}
"""The frames of each game's busiest table."""

SHOWN = {"trepido": 30, "trio": 40, "tordu": 45, "defizz": 130}
"""The seconds that sixty matches of each game on screen take, about."""

ROWS = [
    Row(
        name="trepido-moves",
        title="Trépido whole loop | UNO whole loop",
        unit="/s",
        ours=ours.moves("trepido"),
        theirs=peers.uno_moves,
        at_least=3,
        aim=5,
    ),
    Row(
        name="trepido-apply",
        seconds=26,
        title="Trépido apply | UNO step",
        unit="/s",
        ours=ours.applied("trepido"),
        theirs=peers.uno_steps,
        at_least=3,
        aim=5,
    ),
    Row(
        name="trepido-strict",
        seconds=15,
        title="Trépido whole loop | UNO step",
        unit="/s",
        ours=ours.moves("trepido"),
        theirs=peers.uno_steps,
        at_least=3,
    ),
    Row(
        name="tordu-games",
        title="Le Tordu deals | oh_hell games",
        unit="/s",
        ours=ours.tordu_deals,
        theirs=peers.oh_hell_games,
        at_least=1,
    ),
    Row(
        name="tordu-playouts",
        title="Le Tordu copy + playout | oh_hell clone + playout",
        unit="/s",
        ours=ours.tordu_playouts,
        theirs=peers.oh_hell_playouts,
        at_least=0.5,
        aim=0.8,
    ),
    Row(
        name="tordu-search",
        title="Le Tordu hard player: simulations | ISMCTS (Python) on oh_hell",
        unit="/s",
        ours=ours.tordu_search,
        theirs=peers.oh_hell_search,
        at_least=2,
        aim=4,
    ),
    Row(
        name="trio-moves",
        title="Trio whole loop | go_fish whole loop",
        unit="/s",
        ours=ours.moves("trio"),
        theirs=peers.go_fish_moves,
        at_least=1,
        aim=2,
    ),
    *(
        Row(
            name=f"copy-{game}",
            title=f"{title} copy | UNO deepcopy",
            unit="µs",
            ours=ours.copies(game),
            theirs=peers.uno_copies,
            judged="ours",
            at_most=4,
        )
        for game, title in TITLES.items()
    ),
    *(
        Row(
            name=f"events-{game}",
            title=f"{title} with events | in silence",
            unit="µs",
            ours=ours.moves(game, heard=True),
            theirs=ours.moves(game),
            peer=False,
            at_most=1.4,
        )
        for game, title in TITLES.items()
    ),
    *(
        Row(
            name=f"frame-{game}-{judged}",
            title=f"{TITLES[game]}, a frame of the busiest table at 1080p | the bare background",
            unit="µs",
            ours=frames,
            theirs=screen.background_blits,
            peer=False,
            judged=judged,
            at_most=most,
            seconds=9,
            together=f"frame-{game}",
        )
        for game, frames in FRAMES.items()
        for judged, most in BUDGET.items()
    ),
    Row(
        name="questions-read",
        title="The bank of questions decoded and checked | read as plain JSON",
        unit="µs",
        ours=answers.packs,
        theirs=answers.plain,
        peer=False,
        at_most=30,
    ),
    Row(
        name="questions-judge",
        title="A verdict on a typed answer",
        unit="µs",
        ours=answers.verdicts,
        judged="ours",
        at_most=1000,
    ),
]

FACTS = [
    Fact(
        name="first-frame",
        title="CPU from start to the first frame | import pygame and an empty window",
        unit="×",
        measure=starts.first_frame,
        at_most=1.7,
    ),
    *(
        Fact(
            name=f"frozen-start-{clock}",
            title=f"{clock_name} from start to the first frame, frozen | unfrozen (after `make build`)",
            unit="×",
            measure=measure,
            at_most=1.1,
            together="frozen-start",
        )
        for clock, clock_name, measure in (("cpu", "CPU", starts.frozen_cpu), ("wall", "Wall", starts.frozen_wall))
    ),
    Fact(
        name="resting",
        title="Redraws in ten seconds of a resting table",
        unit="",
        measure=screen.resting_redraws,
        at_most=0,
    ),
    *(
        Fact(
            name=f"thinking-{game}-{clock}",
            title=f"{TITLES[game]} at 1080p: p99 of a frame while hard thinks | while nobody does, {clock_name}",
            unit="×",
            measure=thinking.thinking(game, clock),
            at_most=1.3,
            seconds=60,
            together=f"thinking-{game}",
        )
        for game in ("trepido", "tordu")
        for clock, clock_name in CLOCKS.items()
    ),
]

MEMORY = [
    *(
        Growth(name=f"memory-{game}", title=f"{title}: growth of peak memory", game=game)
        for game, title in TITLES.items()
    ),
    *(
        Growth(
            name=f"memory-screen-{game}",
            title=f"{TITLES[game]} on screen: growth of peak memory",
            game=game,
            counts=(20, 40, 60),
            at_most=4,
            peak=200,
            on_screen=True,
            seconds=SHOWN[game],
        )
        for game in FRAMES
    ),
]
