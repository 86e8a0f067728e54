"""The instruments of the music: soft strings, felt piano, reeds, a vibraphone, a bass, brushes. Each makes one note."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from matter import RATE, Rng, Wave, fall, noise, samples, struck, swell

Instrument = Callable[[Rng, float, float, float], Wave]
"""Makes a note from its frequency in Hz, its length in seconds, and its force, 0 to 1."""
VIBES = ((1.0, 1.0, 0.9), (4.0, 0.10, 0.22), (10.0, 0.015, 0.04))


def _ringing(pitch: float, seconds: float, gains: list[float], decays: list[float], stretch: float = 0.0) -> Wave:
    """Partials that die away, each with its gain and its seconds to fall to a third; `stretch` makes them sharp."""
    time = np.arange(samples(seconds)) / RATE
    wave = np.zeros(len(time))
    for number, (gain, decay) in enumerate(zip(gains, decays, strict=True), 1):
        hertz = pitch * number * np.sqrt(1 + stretch * number**2)
        if hertz < 9000:
            wave += gain * np.sin(2 * np.pi * hertz * time) * np.exp(-time / decay)
    return wave


def _let_go(wave: Wave, held: float, release: float, attack: float) -> Wave:
    """A wave with a soft beginning, damped once the note is over."""
    time = np.arange(len(wave)) / RATE
    return wave * (1 - np.exp(-time / attack)) * np.where(time < held, 1.0, np.exp(-(time - held) / release))


def felt(rng: Rng, pitch: float, seconds: float, force: float) -> Wave:
    """A piano with felt before its strings: hardly any upper partials, a soft thump of the hammer."""
    slow = (220 / pitch) ** 0.4
    gains = [force ** (1 + 0.25 * number) / number**1.9 for number in range(1, 8)]
    tone = _ringing(pitch, seconds + 0.9, gains, [1.5 * slow / number**0.7 for number in range(1, 8)], 3e-4)
    thump = fall(noise(rng, 0.05, 260, 0.6), 0.012) * 0.06 * force
    tone[: len(thump)] += thump
    return _let_go(tone, seconds, 0.16, 0.004)


def pluck(rng: Rng, pitch: float, seconds: float, force: float) -> Wave:
    """A string of nylon, plucked with the thumb at a quarter of its length."""
    numbers = range(1, 11)
    gains = [force ** (0.8 + 0.15 * number) * abs(np.sin(np.pi * number * 0.23)) / number**1.4 for number in numbers]
    return _let_go(
        _ringing(pitch, seconds + 0.5, gains, [0.95 / number**0.8 for number in numbers]), seconds, 0.12, 0.002
    )


def bass(rng: Rng, pitch: float, seconds: float, force: float) -> Wave:
    """A double bass, plucked: round and short of breath."""
    gains = [force / number**1.5 for number in range(1, 7)]
    return _let_go(
        _ringing(pitch, seconds + 0.25, gains, [0.7 / number**0.6 for number in range(1, 7)]), seconds, 0.07, 0.006
    )


def reed(rng: Rng, pitch: float, seconds: float, force: float) -> Wave:
    """An accordion in the next room: two reeds, a hair apart, on a bellows that breathes."""
    time = np.arange(samples(seconds + 0.35)) / RATE
    wave = np.zeros(len(time))
    for cents in (-3.5, 3.5):
        hertz = pitch * 2 ** (cents / 1200)
        for number in range(1, 10):
            if hertz * number < 5000:
                wave += np.sin(2 * np.pi * hertz * number * time + rng.uniform(0, 6.28)) / number**1.55
    breath = 0.85 + 0.15 * np.sin(np.pi * np.clip(time / max(seconds, 0.2), 0, 1))
    return 0.4 * force * _let_go(wave * breath, seconds - 0.03, 0.07, 0.035)


def vibes(rng: Rng, pitch: float, seconds: float, force: float) -> Wave:
    """A vibraphone with soft mallets, its motor turning slowly."""
    wave = struck(pitch, VIBES, 0.35, (440 / pitch) ** 0.5)[: samples(seconds + 0.8)]
    time = np.arange(len(wave)) / RATE
    return force * _let_go(wave * (1 + 0.16 * np.sin(2 * np.pi * 4.6 * time)), seconds + 0.15, 0.25, 0.003)


def brush(rng: Rng, pitch: float, seconds: float, force: float) -> Wave:
    """A brush drawn over a drum; a higher pitch is a shorter stroke."""
    return force * 0.16 * swell(noise(rng, max(0.05, 60 / pitch), 2600, 0.8), 0.25)


def tap(rng: Rng, pitch: float, seconds: float, force: float) -> Wave:
    """A brush laid on a drum."""
    return force * 0.16 * fall(noise(rng, 0.16, 1500, 0.9), 0.03)
