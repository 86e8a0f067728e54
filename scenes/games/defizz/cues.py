"""The cue of each event of Défizz!: the die thrown, the card turned, chips on their way, luck at work."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from game.defizz import events
from game.defizz.money import chips
from scenes.games.defizz import words
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.money import MOST, Chip, paid
from scenes.games.defizz.showing import held, show
from scenes.motion.cue import Cue, after, do, say, sound, staggered, together, wait
from scenes.motion.director import Cues
from scenes.motion.tween import glide
from scenes.stage.banner import Banner
from scenes.stage.slots import Slot
from scenes.stage.stage import Stage
from scenes.tables.table import BANNER_MS

ROLL_MS, LIES_MS, ASIDE_MS = 700, 260, 260
FLIGHT_MS, CHIP_GAP = 340, 30
CARD_MS, CARD_SCALE = 300, 1.7
SAID_MS, HEARD_MS, WRONG_MS = 260, 650, 800
"""Milliseconds for a word in passing, for an answer to be read, and of the pause after a ruling."""
TRUTH_MS = 1100
LUCK_MS: dict[str, int] = {"wheel": 2600, "horse": 3200, "marble": 1800, "slot": 1500}
USUAL_LUCK_MS, HELD_MS = 1100, 1100
TAKEN_MS = 700


def of(table: CardTable) -> Cues:
    """The cue of every event, as it is shown at this table."""
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
        events.Pressed: lambda event, stage: sound(stage, "press", table.zone(event.seat)),
        events.Answered: lambda event, stage: after(sound(stage, "place", table.zone(event.seat)), wait(HEARD_MS)),
        events.Judged: lambda event, stage: judged(table, event, stage),
        events.Guessed: lambda event, stage: after(sound(stage, "place", table.zone(event.seat)), wait(SAID_MS)),
        events.Passed: quick("toggle"),
        events.TimeUp: lambda event, stage: after(
            sound(stage, "tick"), told(table, Banner(words.time_up(event.kind), "urgent"), BANNER_MS, stage)
        ),
        events.ChanceSealed: lambda event, stage: sound(stage, "place", table.zone(event.seat)),
        events.ChanceTaken: lambda event, stage: taken(table, event, stage),
        events.ChanceHappened: lambda event, stage: happened(table, event, stage),
        events.Revealed: lambda event, stage: revealed(table, event, stage),
        events.PotWon: lambda event, stage: won(table, event, stage),
        events.BankPaid: lambda event, stage: from_bank(table, event, stage, event.seat, event.amount),
        events.BankGiven: lambda event, stage: from_bank(table, event, stage, event.seat, event.amount),
        events.Returned: lambda event, stage: returned(table, event, stage),
        events.Eliminated: table.told("eliminated", "urgent"),
        events.ClassicBegan: table.told("round_won"),
        events.FinalBegan: table.told("round_won"),
        events.RoundEnded: lambda event, stage: table.banner(event, stage) if event.multiple > 1 else None,
        events.MatchWon: lambda event, stage: sound(stage, "match_won"),
    }


def _said(table: CardTable, ms: int) -> Callable[[str], Callable[[Any, Stage], Cue]]:
    """Return a maker of cues by the name of a sound: they play it and show the event in words for `ms` and a little."""

    def with_sound(name: str) -> Callable[[Any, Stage], Cue]:
        return lambda event, stage: after(
            sound(stage, name, table.zone(event.seat)),
            told(table, table.banner_of(event), ms + 340, stage),
        )

    return with_sound


def told(table: CardTable, banner: Banner, ms: int, stage: Stage) -> Cue:
    """Show a banner over the question; once the result is on the card, which tells the same, only wait as long."""
    return say(stage, banner, ms) if table.result is None else wait(ms)


def _turn(table: CardTable, event: events.TurnBegan, stage: Stage) -> Cue | None:
    """Play a soft note when a person's turn begins; None for a computer player's."""
    return sound(stage, "turn", table.zone(event.seat)) if table.seats[event.seat].person else None


def rolled(table: CardTable, event: events.Rolled, stage: Stage) -> Cue:
    """Throw the die from its side's plate into the middle, let it lie for a moment, then move it aside."""
    begin, lies, aside = stage.zones[f"seat{event.seat}"], stage.zones["throw"], stage.zones["die"]

    def throw() -> None:
        sprite = stage.sprites.get("die")
        if sprite is not None and not stage.reduced:
            sprite.x, sprite.y = begin.x, begin.y
        table.thrown = (event.kind, event.face)

    return after(
        do(throw),
        sound(stage, "die_rattle", f"seat{event.seat}"),
        together(glide(stage, "die", lies, ROLL_MS, "decelerate", 40), show(table, event, ROLL_MS)),
        sound(stage, "die_stop"),
        wait(LIES_MS),
        glide(stage, "die", stage.slot("die", "die") if stage.goal else aside, ASIDE_MS, "out_cubic"),
    )


def drawn(table: CardTable, stage: Stage) -> Cue | None:
    """Move a card from its deck into the middle and open it; None if it is there already."""
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


def helped(table: CardTable, event: events.HelpUsed, stage: Stage) -> Cue:
    """Say that Help! was used, without the questions it shows, which are for one side alone."""
    return after(sound(stage, "flip"), table.banner(events.HelpUsed(event.seat, None), stage))


def staked(table: CardTable, event: events.Staked, stage: Stage) -> Cue:
    """Say a raise in a banner with a low note; a stake that stays at the minimum only in passing."""
    return (
        table.told("threat_low", "urgent")(event, stage)
        if event.raised
        else _said(table, SAID_MS)("chip")(event, stage)
    )


def fly(stage: Stage, chip: Chip, source: str, target: str) -> Cue:
    """Move a chip from one zone to another; it vanishes where the zone is a purse."""
    stage.take(source, chip)
    slot = stage.slot(chip, target)
    return after(glide(stage, chip, slot, FLIGHT_MS, "out_cubic", 30), do(lambda: stage.absorb(chip, target)))


def _flown(stage: Stage, flights: Iterable[Cue]) -> Cue:
    return after(sound(stage, "chip"), staggered(CHIP_GAP, *flights))


def pays(stage: Stage, amounts: dict[int, int]) -> Cue:
    """Move chips from purses into the pot; `amounts` by seat."""
    return _flown(
        stage,
        [fly(stage, chip, f"seat{seat}", "pot") for seat, amount in amounts.items() for chip in paid(seat, amount)],
    )


def judged(table: CardTable, event: events.Judged, stage: Stage) -> Cue:
    """Say the ruling in a banner, with its sound."""
    name, tone = ("race_won", "active") if event.right else ("refuse", "urgent")
    return after(sound(stage, name, table.zone(event.seat)), told(table, table.banner_of(event, tone), WRONG_MS, stage))


def taken(table: CardTable, event: events.ChanceTaken, stage: Stage) -> Cue:
    """Show one side's move in a game of chance: what it drew or threw, if anything."""
    if not event.shown:
        return after(sound(stage, "place"), wait(SAID_MS))
    return after(sound(stage, "die_rattle"), show(table, event, TAKEN_MS), sound(stage, "place"))


def happened(table: CardTable, event: events.ChanceHappened, stage: Stage) -> Cue:
    """Show the round of a game of chance, and hold its last picture for a moment."""

    def tell() -> None:
        table.last_round = event

    ms = LUCK_MS.get(event.kind, USUAL_LUCK_MS)
    return after(
        do(tell), sound(stage, "flip"), show(table, event, ms), sound(stage, "place"), held(table, event, HELD_MS)
    )


def revealed(table: CardTable, event: events.Revealed, stage: Stage) -> Cue:
    """Show the answer: the number of a Cible slides in, the answers of other modes are there at once."""
    slides = show(table, event, TRUTH_MS) if event.result.number is not None else None
    return after(sound(stage, "slide"), slides, sound(stage, "round_won"))


def won(table: CardTable, event: events.PotWon, stage: Stage) -> Cue:
    """Move all chips of the pot to the winner."""
    lying = [chip for chip in stage.sprites if isinstance(chip, Chip)]
    flights = [fly(stage, chip, "pot", f"seat{event.seat}") for chip in lying]
    note = sound(stage, "bet_won", f"seat{event.seat}")
    return together(note, staggered(CHIP_GAP, *flights), table.banner(event, stage))


def returned(table: CardTable, event: events.Returned, stage: Stage) -> Cue:
    """Move every chip of the pot back to the side that paid it."""
    lying = [chip for chip in stage.sprites if isinstance(chip, Chip)]
    flights = [fly(stage, chip, "pot", f"seat{chip.seat}") for chip in lying]
    return together(_flown(stage, flights), table.banner(event, stage))


def from_bank(table: CardTable, event: Any, stage: Stage, seat: int | None, amount: int) -> Cue:
    """Move chips from the bank to a side's purse; without a side the money is lost, and only a banner says so."""
    if seat is None:
        return table.banner(event, stage, "urgent")
    flying = [Chip(-1, number, value) for number, value in enumerate(chips(amount)[:MOST])]
    flights = [fly(stage, chip, "bank", f"seat{seat}") for chip in flying]
    return together(_flown(stage, flights), table.banner(event, stage))
