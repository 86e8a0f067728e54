"""The recipes of all sounds of the table: short, woody, quiet, warm. The table is at the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np
from matter import (
    BLOCK,
    BONE,
    CHIME,
    CLAY,
    DOOR,
    LOG_DRUM,
    MARIMBA,
    THUMB_PIANO,
    XYLOPHONE,
    Rng,
    Timbre,
    Wave,
    contact,
    grain,
    mix,
    near,
    noise,
    struck,
    sweep,
    swell,
)

C4, G4, C5, D5, E5, G5, A5, C6, D6, E6, G6 = (
    440 * 2 ** (step / 12) for step in (-9, -2, 3, 5, 7, 10, 12, 15, 17, 19, 22)
)
"""The notes of the five-tone scale, in Hz: any of them sound well together."""


# --- Paper ---


def slide(rng: Rng, path: list[float] | None = None, seconds: float = 0.21) -> Wave:
    """A card over cloth: a soft rub that slows down."""
    seconds = near(rng, seconds, 0.12)
    centres = [near(rng, centre, 0.08) for centre in path or [1500, 2300, 1900]]
    paper = swell(grain(rng, sweep(rng, seconds, centres, 0.55), 70, 0.5), 0.3)
    cloth = swell(noise(rng, seconds, 420, 0.7), 0.35)
    return mix([(0, 1, paper), (0, 0.35, cloth)])


def land(rng: Rng, weight: float = 1.0) -> Wave:
    """A card coming to lie: a breath of air, the slap of paper, the table under the cloth."""
    air = swell(noise(rng, 0.035, 500, 0.8), 0.8)
    slap = contact(rng, near(rng, 1500, 0.15), 0.008)
    table = mix([(0, 1, struck(near(rng, 215, 0.08), DOOR, 0.5, 0.6)), (0, 0.3, contact(rng, 300, 0.015))])
    return mix([(0, 0.15, air), (0.022, 0.75, slap), (0.023, 1.5 * weight, table)])


def flick(rng: Rng) -> Wave:
    """A card let go by the thumb: the snap of its edge and the plate of paper that quivers."""
    snap = contact(rng, near(rng, 2400, 0.25), 0.004)
    plate = struck(near(rng, 900, 0.15), BONE, hardness=0.4, size=0.5)
    return mix([(0, 0.6, snap), (0, 0.5, plate)])


def place(rng: Rng) -> Wave:
    """A card laid down; it touches 22 ms after the start, so that the ear hears it when the eye sees it."""
    return mix([(0, 0.22, slide(rng, seconds=0.06)), (0, 1, land(rng))])


def flip(rng: Rng) -> Wave:
    turn = slide(rng, [1200, 2600], 0.10)
    return mix([(0, 0.5, turn), (near(rng, 0.07, 0.1), 0.8, flick(rng)), (near(rng, 0.10, 0.1), 0.6, land(rng, 0.7))])


def deal(rng: Rng) -> Wave:
    return mix([(0, 0.6, slide(rng, [1700, 2500], 0.075)), (0.04, 0.8, land(rng, 0.6))])


def draw(rng: Rng) -> Wave:
    return mix([(0, 1, slide(rng, [1200, 1900, 2900], 0.19)), (near(rng, 0.15, 0.08), 0.35, flick(rng))])


def shuffle(rng: Rng) -> Wave:
    """Two packets riffled into each other, the bridge let down, and a knock to make the edges even."""
    parts, time = [], 0.0
    for step in np.linspace(0, 1, 26):
        parts.append((time, near(rng, 0.5 + 0.4 * np.sin(np.pi * step), 0.25), flick(rng)))
        time += near(rng, 0.030 - 0.014 * np.sin(np.pi * step), 0.3)
    purr = swell(grain(rng, sweep(rng, 0.26, [2300, 1500, 900], 0.5), 90, 0.7), 0.35)
    return mix([*parts, (time - 0.02, 0.35, purr), (time + 0.22, 0.7, land(rng))])


def swap(rng: Rng) -> Wave:
    """Two whole hands that fly past each other: two rushes that cross, two notes that do, and both hands set down."""
    there, back = sweep(rng, 0.34, [500, 1100, 2600], 0.5), sweep(rng, 0.34, [2600, 1100, 500], 0.5)
    rush = mix([(0, 1, swell(grain(rng, there, 60, 0.5), 0.6)), (0.14, 1, swell(grain(rng, back, 60, 0.5), 0.4))])
    notes = taps(rng, [(0.05, 0.7, G4), (0.05, 0.5, E5), (0.24, 0.8, E5), (0.24, 0.6, G4)], MARIMBA, 0.45, 0.8)
    return mix([(0, 0.55, rush), (0, 0.8, notes), (0.36, 0.9, land(rng)), (0.47, 1.0, land(rng, 1.2))])


def exchange(rng: Rng) -> Wave:
    """Two cards that pass each other, one going up and one coming down."""
    there, back = slide(rng, [1000, 1700, 2900], 0.30), slide(rng, [2900, 1700, 1000], 0.30)
    return mix([(0, 0.9, there), (0.13, 0.9, back), (0.29, 0.5, land(rng, 0.7)), (0.40, 0.6, land(rng, 0.7))])


# --- Things on the table ---


def chip(rng: Rng) -> Wave:
    """A clay chip on others: one clink and two or three small ones."""
    pitch, time, parts = near(rng, 1900, 0.08), 0.0, []
    for gain in (1, 0.62, 0.38, 0.18):
        parts += [(time, gain, struck(near(rng, pitch, 0.03), CLAY, 0.5, 0.6))]
        parts += [(time, 0.25 * gain, contact(rng, 2600, 0.003))]
        time += near(rng, 0.030 + 0.018 * gain, 0.15)
    return mix([*parts, (0, 0.35, struck(240, DOOR, 0.3, 0.6))])


def die(rng: Rng, cup: float) -> Wave:
    """A die that hits something: the cup it is shaken in, or the table."""
    knock = struck(near(rng, 1250, 0.15), BONE, 0.5)
    return mix(
        [(0, 0.7, knock), (0, 0.25, contact(rng, 1900, 0.003)), (0, 0.6, struck(near(rng, cup, 0.1), DOOR, 0.4, 0.7))]
    )


def die_rattle(rng: Rng) -> Wave:
    parts, time = [], 0.0
    while time < 0.75:
        parts.append((time, near(rng, 0.4 + 0.5 * abs(np.sin(9.5 * time)), 0.3), die(rng, 430)))
        time += near(rng, 0.052, 0.45)
    return mix(parts)


def die_stop(rng: Rng) -> Wave:
    """A die coming to rest: five bounces, each lower and sooner than the one before."""
    times, gains = (0, 0.13, 0.225, 0.29, 0.335), (1, 0.65, 0.42, 0.25, 0.15)
    return mix([(near(rng, time, 0.04), gain, die(rng, 235)) for time, gain in zip(times, gains, strict=True)])


def curtain(rng: Rng) -> Wave:
    """Heavy cloth drawn aside."""
    fold = grain(rng, sweep(rng, 0.5, [420, 800, 620, 380], 0.7), 17, 0.55)
    thread = grain(rng, noise(rng, 0.5, 2100, 0.6), 40, 0.7)
    return mix([(0, 1, swell(fold, 0.35)), (0, 0.13, swell(thread, 0.3))])


# --- Wood and notes ---


def tap(rng: Rng, pitch: float, timbre: Timbre = BLOCK, hardness: float = 0.5, size: float = 1.0) -> Wave:
    """A stroke on wood, with the touch of the stick."""
    return mix([(0, 1, struck(pitch, timbre, hardness, size)), (0, 0.12 * hardness, contact(rng, 3 * pitch, 0.003))])


def taps(
    rng: Rng, strokes: list[tuple[float, float, float]], timbre: Timbre, hardness: float, size: float = 1.0
) -> Wave:
    """Several strokes on wood, each with its time in seconds, its loudness and its pitch."""
    return mix([(time, gain, tap(rng, pitch, timbre, hardness, size)) for time, gain, pitch in strokes])


def roll(rng: Rng) -> Wave:
    """A drum roll before a race: two sticks on bright wood, louder and faster, and a stroke to open."""
    strokes, time = [], 0.0
    for step in range(11):
        strokes.append((time, near(rng, 0.22 + 0.045 * step, 0.1), (C6, D6)[step % 2]))
        time += 0.056 - 0.0018 * step
    wood = taps(rng, strokes, BLOCK, 0.7)
    return mix([(0, 1, wood), (time + 0.01, 0.6, taps(rng, [(0, 1, G6), (0, 0.8, C6)], XYLOPHONE, 0.7))])


def threat(rng: Rng, knocks: int) -> Wave:
    """A threat: low knocks, half a tone up each time, closer together and louder the more there are."""
    parts, time = [], 0.0
    for knock in range(knocks):
        pitch = 131 * 2 ** (knock / 12)
        both = mix([(0, 1, tap(rng, pitch, LOG_DRUM, 0.55)), (0.002, 0.35, tap(rng, pitch * 1.06, LOG_DRUM, 0.4))])
        parts.append((time, 0.6 + 0.4 * (knock + 1) / knocks, both))
        time += 0.21 - 0.022 * knocks
    return mix(parts)


def whirl(rng: Rng) -> Wave:
    """Something spun round on the table: it rushes by five times, slower and slower, and clicks as it goes."""
    rush = sweep(rng, 0.8, [600, 1500, 800, 1300, 700, 1000, 550], 0.5)
    time = np.linspace(0, 1, len(rush))
    passing = 0.35 + 0.65 * np.sin(5 * np.pi * time**0.75) ** 2
    clicks, click = [], 0.03
    while click < 0.7:
        clicks.append((click, 1.5 - 1.2 * click, tap(rng, near(rng, 740, 0.02), BLOCK, 0.45, 0.4)))
        click += 0.042 + 0.15 * click**1.5
    return mix([(0, 1, swell(rush * passing, 0.3, 0.8)), *clicks])


def knocks(rng: Rng) -> Wave:
    """A soft refusal: two knocks on wood, the second lower."""
    return taps(rng, [(0, 1, 247), (0.125, 0.8, 220)], DOOR, 0.35, 1.4)


def tick(rng: Rng) -> Wave:
    return mix([(0, 1, tap(rng, near(rng, 1450, 0.12), BONE, 0.5, 0.8)), (0, 0.5, tap(rng, 480, DOOR, 0.3, 0.6))])


def rising(rng: Rng) -> Wave:
    """A round won: four notes up, the last left to ring."""
    strokes = [(0.0, 0.75, C5), (0.085, 0.75, E5), (0.17, 0.8, G5), (0.27, 1.0, C6), (0.27, 0.6, C5)]
    return taps(rng, [(0, 0.5, C4), *strokes], MARIMBA, 0.45, 1.1)


def finale(rng: Rng) -> Wave:
    """A match won: the same notes asked and answered, and a broad chord."""
    first = [(0.0, 0.6, C4), (0.0, 0.7, C5), (0.11, 0.7, E5), (0.22, 0.75, G5), (0.33, 0.9, C6)]
    second = [(0.60, 0.5, G4), (0.60, 0.8, A5), (0.72, 0.8, G5), (0.84, 0.85, D6)]
    last = [(1.06 + 0.03 * index, 0.5, pitch) for index, pitch in enumerate((C4, G4, C5, E5, G5, C6, E6))]
    wood = taps(rng, [*first, *second, *last], MARIMBA, 0.45, 1.3)
    return mix([(0, 1, wood), (1.24, 0.30, struck(C6, CHIME, 0.4)), (1.24, 0.2, struck(E6, CHIME, 0.4))])


def hollow(rng: Rng) -> Wave:
    """A skull in one's own hand: a hollow knock, and a low note that sinks by half a tone."""
    knock = mix([(0, 1, tap(rng, 196, LOG_DRUM, 0.5)), (0.09, 0.6, tap(rng, 185, LOG_DRUM, 0.4))])
    return mix(
        [(0, 1, knock), (0.13, 0.8, struck(147, MARIMBA, 0.25, 0.9)), (0.36, 0.9, struck(139, MARIMBA, 0.2, 0.9))]
    )


def sevens(rng: Rng) -> Wave:
    """The trio of sevens: seven notes up, and a chord of bells."""
    steps = (C5, D5, E5, G5, A5, C6, E6)
    climb = taps(
        rng, [(0.085 * step, 0.5 + 0.06 * step, pitch) for step, pitch in enumerate(steps)], XYLOPHONE, 0.5, 1.3
    )
    bells = mix(
        [(0, 1, struck(C6, CHIME, 0.4)), (0.03, 0.7, struck(E6, CHIME, 0.4)), (0.06, 0.5, struck(G6, CHIME, 0.4))]
    )
    return mix([(0, 1, climb), (0.62, 0.6, bells), (0.62, 0.8, struck(C4, MARIMBA, 0.4, 1.2))])


def coins(rng: Rng) -> Wave:
    """A bet won: a stack of chips drawn in, and two glad notes."""
    stack = mix([(0.05 * step, 1 - 0.09 * step, chip(rng)) for step in range(6)])
    return mix(
        [(0, 0.7, stack), (0.10, 0.9, tap(rng, G5, XYLOPHONE, 0.5, 1.3)), (0.22, 1, tap(rng, C6, XYLOPHONE, 0.5, 1.3))]
    )


def out(rng: Rng) -> Wave:
    """Somebody out of the match: three notes down, each softer, and a chair set back."""
    notes = taps(rng, [(0, 1, A5 / 2), (0.16, 0.85, G4), (0.32, 0.8, 311.1), (0.50, 0.7, C4)], MARIMBA, 0.3, 1.1)
    return mix([(0, 1, notes), (0.62, 0.5, tap(rng, 165, DOOR, 0.4, 1.6))])


def marimba(*strokes: tuple[float, float, float], hardness: float = 0.4) -> Callable[[Rng], Wave]:
    """A maker of a few notes on a marimba: time, loudness, pitch."""
    return lambda rng: taps(rng, list(strokes), MARIMBA, hardness, 1.1)


# --- The table of sounds ---


class Recipe(NamedTuple):
    """A way to make a sound, its loudness (dB, as the ear weighs it), and how much of the room is heard in it."""

    make: Callable[[Rng], Wave]
    loudness: float
    room: float = 0.12


PAPER, THINGS, TOUCH, NOTES, KNOCKS = -25.0, -25.0, -30.0, -23.0, -28.0

RECIPES = {
    "slide": Recipe(slide, PAPER - 2),
    "place": Recipe(place, PAPER - 3),
    "flip": Recipe(flip, PAPER - 1),
    "deal": Recipe(deal, PAPER - 2),
    "draw": Recipe(draw, PAPER - 2),
    "shuffle": Recipe(shuffle, PAPER),
    "swap": Recipe(swap, PAPER + 1.5),
    "exchange": Recipe(exchange, PAPER),
    "chip": Recipe(chip, THINGS),
    "die_rattle": Recipe(die_rattle, THINGS),
    "die_stop": Recipe(die_stop, THINGS - 2),
    "curtain": Recipe(curtain, THINGS),
    "press": Recipe(lambda rng: tap(rng, 560, BLOCK, 0.35, 0.6), TOUCH),
    "toggle": Recipe(lambda rng: taps(rng, [(0, 0.7, 520), (0.06, 1, 700)], BLOCK, 0.35, 0.6), TOUCH),
    "tick": Recipe(tick, TOUCH),
    "turn": Recipe(lambda rng: taps(rng, [(0, 1, G4), (0.004, 0.25, G5)], MARIMBA, 0.35, 1.2), NOTES, 0.18),
    "gift": Recipe(lambda rng: mix([(0, 0.8, struck(E5, CHIME, 0.3)), (0.16, 1, struck(A5, CHIME, 0.3))]), NOTES, 0.18),
    "thanks": Recipe(
        lambda rng: taps(rng, [(0, 0.8, G5), (0.17, 1, E5), (0.17, 0.5, C5)], THUMB_PIANO, 0.4), NOTES, 0.18
    ),
    "race": Recipe(roll, NOTES),
    "race_won": Recipe(
        lambda rng: taps(rng, [(0, 0.7, G5), (0.07, 0.8, C6), (0.14, 1, E6)], XYLOPHONE, 0.6, 1.3), NOTES, 0.18
    ),
    "round_won": Recipe(rising, NOTES, 0.2),
    "match_won": Recipe(finale, NOTES, 0.2),
    "trio_found": Recipe(
        marimba((0, 0.8, E5), (0.11, 0.9, E5), (0.22, 1, E5), (0.22, 0.8, C5), (0.22, 0.6, G5)), NOTES, 0.2
    ),
    "trio_missed": Recipe(marimba((0, 0.8, G4), (0.15, 0.9, 311.1), hardness=0.25), NOTES - 3, 0.18),
    "sevens": Recipe(sevens, NOTES + 0.5, 0.2),
    "contract_kept": Recipe(
        marimba((0, 0.7, G4), (0.10, 0.8, C5), (0.20, 0.9, E5), (0.33, 1, G5), (0.33, 0.7, C5)), NOTES, 0.2
    ),
    "contract_failed": Recipe(
        marimba((0, 0.9, C5), (0.14, 0.9, G4), (0.30, 1, 311.1), (0.30, 0.6, C4), hardness=0.3), NOTES - 1, 0.2
    ),
    "bet_won": Recipe(coins, NOTES - 1, 0.18),
    "eliminated": Recipe(out, NOTES - 1, 0.2),
    "drawn": Recipe(marimba((0, 0.8, G4), (0, 0.7, D5), (0.24, 0.8, G4), (0.24, 0.7, C5)), NOTES - 1, 0.2),
    "relief": Recipe(lambda rng: taps(rng, [(0, 0.7, C5), (0.09, 0.9, G4)], THUMB_PIANO, 0.35), NOTES - 2, 0.18),
    "penalty": Recipe(
        lambda rng: taps(rng, [(0, 0.8, 196), (0.10, 0.9, 196), (0.20, 1, 175)], DOOR, 0.4, 1.3), KNOCKS - 2
    ),
    "again": Recipe(lambda rng: taps(rng, [(0, 0.8, E5), (0.10, 1, E5)], THUMB_PIANO, 0.4, 0.8), NOTES - 3, 0.15),
    "skull": Recipe(hollow, KNOCKS + 2, 0.2),
    "refuse": Recipe(knocks, KNOCKS),
    "reverse": Recipe(whirl, THINGS),
    "threat_low": Recipe(partial(threat, knocks=2), KNOCKS),
    "threat_middle": Recipe(partial(threat, knocks=3), KNOCKS + 1),
    "threat_high": Recipe(partial(threat, knocks=5), KNOCKS + 2),
}
