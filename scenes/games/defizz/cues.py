"""The cue of each event of Défizz!: the die thrown, the card turned, chips on their way, luck at work."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.defizz import events
from game.defizz.money import chips
from scenes.app.lang import t
from scenes.games.defizz.money import MOST, Chip, paid
from scenes.games.defizz.playing import held, show
from scenes.motion.cue import Cue, after, do, say, sound, staggered, together, wait
from scenes.motion.director import Cues
from scenes.motion.tween import glide
from scenes.stage.banner import Banner
from scenes.stage.slots import Slot
from scenes.stage.stage import Stage
from scenes.tables.table import BANNER_MS

if TYPE_CHECKING:
    from scenes.games.defizz.table import Defizz

ROLL_MS, LIES_MS, ASIDE_MS = 700, 260, 260
FLIGHT_MS, CHIP_GAP = 340, 30
CARD_MS, CARD_SCALE = 300, 1.7
SAID_MS, HEARD_MS, WRONG_MS = 260, 650, 800
"""A word in passing, an answer to be read, the pause after a wrong one."""
TRUTH_MS = 1100
LUCK_MS: dict[str, int] = {"wheel": 2600, "horse": 3200, "marble": 1800, "slot": 1500}
USUAL_LUCK_MS, HELD_MS = 1100, 1100
TAKEN_MS = 700


def of(table: Defizz) -> Cues:
    """Everything that can happen, as it is shown at this table."""
    quick = _said(table, SAID_MS)
    return {
        events.TurnBegan: lambda event, stage: _turn(table, event, stage),
        events.Rolled: lambda event, stage: rolled(table, event, stage),
        events.DeckShuffled: lambda event, stage: sound(stage, "shuffle"),
        events.CardDrawn: lambda event, stage: drawn(table, stage),
        events.HelpUsed: lambda event, stage: helped(table, event, stage),
        events.Chosen: lambda event, stage: after(sound(stage, "place"), wait(SAID_MS)),
        events.Challenged: quick("press"),
        events.Staked: lambda event, stage: staked(table, event, stage),
        events.Accepted: quick("toggle"),
        events.Refused: lambda event, stage: pays(stage, {event.seat: event.paid}),
        events.StakeSet: lambda event, stage: pays(stage, dict.fromkeys(event.seats, event.stake)),
        events.Asked: lambda event, stage: after(sound(stage, "flip"), do(lambda: table.unveil(stage))),
        events.Pressed: lambda event, stage: sound(stage, "press"),
        events.Answered: lambda event, stage: after(sound(stage, "place"), wait(HEARD_MS)),
        events.Judged: lambda event, stage: judged(table, event, stage),
        events.Guessed: lambda event, stage: after(sound(stage, "place"), wait(SAID_MS)),
        events.Passed: quick("toggle"),
        events.TimeUp: lambda event, stage: after(
            sound(stage, "tick"), say(stage, Banner(t("Time is up."), "urgent"), BANNER_MS)
        ),
        events.ChanceSealed: lambda event, stage: sound(stage, "place"),
        events.ChanceTaken: lambda event, stage: taken(table, event, stage),
        events.ChanceHappened: lambda event, stage: happened(table, event, stage),
        events.Revealed: lambda event, stage: revealed(table, event, stage),
        events.PotWon: lambda event, stage: won(table, event, stage),
        events.BankPaid: lambda event, stage: from_bank(table, event, stage, event.seat, event.amount),
        events.BankGiven: lambda event, stage: from_bank(table, event, stage, event.seat, event.amount),
        events.Returned: lambda event, stage: returned(table, event, stage),
        events.Eliminated: table.told("refuse", "urgent"),
        events.ClassicBegan: table.told("round_won"),
        events.FinalBegan: table.told("round_won"),
        events.RoundEnded: lambda event, stage: table.banner(event, stage) if event.multiple > 1 else None,
        events.MatchWon: lambda event, stage: sound(stage, "match_won"),
    }


def _said(table: Defizz, ms: int) -> Callable[[str], Callable[[Any, Stage], Cue]]:
    """A word in passing: a sound, and the words for a moment."""

    def with_sound(name: str) -> Callable[[Any, Stage], Cue]:
        return lambda event, stage: after(
            sound(stage, name), say(stage, Banner(table.words.event(event, table.names) or ""), ms + 340)
        )

    return with_sound


def _turn(table: Defizz, event: events.TurnBegan, stage: Stage) -> Cue | None:
    """One soft note for a person's turn."""
    return sound(stage, "turn") if table.seats[event.seat].person else None


def rolled(table: Defizz, event: events.Rolled, stage: Stage) -> Cue:
    """From whoever throws into the middle, where it lies for a moment; then aside."""
    begin, lies, aside = stage.zones[f"seat{event.seat}"], stage.zones["throw"], stage.zones["die"]

    def throw() -> None:
        sprite = stage.sprites.get("die")
        if sprite is not None and not stage.reduced:
            sprite.x, sprite.y = begin.x, begin.y
        table.thrown = (event.kind, event.face)

    return after(
        do(throw),
        sound(stage, "die_rattle"),
        together(glide(stage, "die", lies, ROLL_MS, "decelerate", 40), show(table, event, ROLL_MS)),
        sound(stage, "die_stop"),
        wait(LIES_MS),
        glide(stage, "die", stage.slot("die", "die") if stage.goal else aside, ASIDE_MS, "out_cubic"),
    )


def drawn(table: Defizz, stage: Stage) -> Cue | None:
    """A card from its deck into the middle, where it opens."""
    kind = table.view.kind
    if kind is None or "card" in stage.sprites:
        return None
    stage.enter("card", replace(stage.zones[kind], zone="card"))
    home = stage.slot("card", "card")
    comes = replace(home, alpha=1.0, scale=CARD_SCALE)
    return after(
        sound(stage, "draw"), glide(stage, "card", comes, CARD_MS, "decelerate"), sound(stage, "flip"),
        do(lambda: _rest(stage, "card", home)),
    )  # fmt: skip


def _rest(stage: Stage, key: str, home: Slot) -> None:
    sprite = stage.sprites.get(key)
    if sprite is not None:
        sprite.home = home
        sprite.rest()


def helped(table: Defizz, event: events.HelpUsed, stage: Stage) -> Cue:
    """All see that it was used; what it shows is for one side alone."""
    words = table.words.event(events.HelpUsed(event.seat, None), table.names)
    return after(sound(stage, "flip"), say(stage, Banner(words or ""), BANNER_MS))


def staked(table: Defizz, event: events.Staked, stage: Stage) -> Cue:
    return (
        table.told("threat_low", "urgent")(event, stage)
        if event.raised
        else _said(table, SAID_MS)("chip")(event, stage)
    )


def fly(stage: Stage, chip: Chip, source: str, target: str) -> Cue:
    """A chip from one place to another; in a purse it is no longer seen."""
    stage.take(source, chip)
    slot = stage.slot(chip, target)
    return after(glide(stage, chip, slot, FLIGHT_MS, "out_cubic", 30), do(lambda: stage.absorb(chip, target)))


def _flown(stage: Stage, flights: Iterable[Cue]) -> Cue:
    return after(sound(stage, "chip"), staggered(CHIP_GAP, *flights))


def pays(stage: Stage, amounts: dict[int, int]) -> Cue:
    """Chips from purses into the pot."""
    return _flown(
        stage,
        [fly(stage, chip, f"seat{seat}", "pot") for seat, amount in amounts.items() for chip in paid(seat, amount)],
    )


def judged(table: Defizz, event: events.Judged, stage: Stage) -> Cue:
    name, tone = ("race_won", "active") if event.right else ("refuse", "urgent")
    return after(sound(stage, name), say(stage, Banner(table.words.event(event, table.names) or "", tone), WRONG_MS))


def taken(table: Defizz, event: events.ChanceTaken, stage: Stage) -> Cue:
    """Somebody draws or throws: shown, if luck has shown something."""
    if not event.shown:
        return after(sound(stage, "place"), wait(SAID_MS))
    return after(sound(stage, "die_rattle"), show(table, event, TAKEN_MS), sound(stage, "place"))


def happened(table: Defizz, event: events.ChanceHappened, stage: Stage) -> Cue:
    """Luck speaks, and is looked at for a moment."""

    def tell() -> None:
        table.told_round = event

    ms = LUCK_MS.get(event.kind, USUAL_LUCK_MS)
    return after(
        do(tell), sound(stage, "flip"), show(table, event, ms), sound(stage, "place"), held(table, event, HELD_MS)
    )


def revealed(table: Defizz, event: events.Revealed, stage: Stage) -> Cue:
    """The truth slides in; for the other modes the answer is simply there."""
    slides = show(table, event, TRUTH_MS) if event.result.number is not None else None
    return after(sound(stage, "slide"), slides, sound(stage, "round_won"))


def won(table: Defizz, event: events.PotWon, stage: Stage) -> Cue:
    """The whole pot to the winner."""
    lying = [chip for chip in stage.sprites if isinstance(chip, Chip)]
    flights = [fly(stage, chip, "pot", f"seat{event.seat}") for chip in lying]
    return together(_flown(stage, flights), table.banner(event, stage))


def returned(table: Defizz, event: events.Returned, stage: Stage) -> Cue:
    """Every chip to whoever paid it."""
    lying = [chip for chip in stage.sprites if isinstance(chip, Chip)]
    flights = [fly(stage, chip, "pot", f"seat{chip.seat}") for chip in lying]
    return together(_flown(stage, flights), table.banner(event, stage))


def from_bank(table: Defizz, event: Any, stage: Stage, seat: int | None, amount: int) -> Cue:
    """Chips from the bank to a purse; lost ones are only told."""
    if seat is None:
        return table.banner(event, stage, "urgent")
    some = [Chip(-1, number, value) for number, value in enumerate(chips(amount)[:MOST])]
    flights = [fly(stage, chip, "bank", f"seat{seat}") for chip in some]
    return together(_flown(stage, flights), table.banner(event, stage))
