"""The chance to make a contract of Le Tordu and the gap to expect, from what one seat sees of it.

Learned from 250,000 deals at each number of seats, bid in many ways and played by card sense: a few units look at how
far the bid is from the hand, and together say the chance and the gap. Tried on other deals, both come true: contracts
that promise +0.5 points pay +0.5.
"""

from __future__ import annotations

from math import exp, tanh
from typing import NamedTuple


class Unit(NamedTuple):
    """A unit of the net: a weight for each input, then its contributions to the chance and to the gap."""

    far: float
    """The tricks bid, less those that the hand is good for; of another's bid, one's share of those that it leaves."""
    tricks: float
    """Tricks bid."""
    doubt: float
    """The variance of those that the hand is good for."""
    trumps: float
    """Trumps in this hand."""
    free: float
    """1 for a bidder who could have passed."""
    bias: float
    made: float
    gap: float


Net = tuple[Unit, ...]
"""A small net; its last unit is a constant."""


def odds(net: Net, far: float, tricks: int, doubt: float, trumps: int, free: bool) -> tuple[float, float]:
    """The chance that a contract is made (0 to 1), and the gap to expect in tricks."""
    made = gap = 0.0
    for a, b, c, d, e, bias, to_made, to_gap in net:
        felt = tanh(a * far + b * tricks + c * doubt + d * trumps + e * free + bias)
        made += to_made * felt
        gap += to_gap * felt
    chance = 1 / (1 + exp(-made))
    return chance, max(gap, 1 - chance)


OWN: dict[int, Net] = {
    2: (
        Unit(1.107, -0.644, -0.116, 0.19, 0.0, 2.904, -1.092, 0.732),
        Unit(0.657, -0.317, -0.786, 0.052, 0.0, 3.785, 3.131, -3.502),
        Unit(0.797, -0.576, -1.537, 1.007, 0.0, 6.278, -2.246, 2.151),
        Unit(-0.593, 0.147, 0.418, 0.043, 0.0, 0.031, 3.218, -2.616),
        Unit(0.481, -0.213, -0.437, 0.918, 0.0, 0.373, 1.011, -0.435),
        Unit(0.334, -0.579, 0.498, 0.293, 0.0, -0.083, 2.156, -1.182),
        Unit(0.0, 0.0, 0.0, 0.0, 0.0, 20.0, -2.974, 3.718),
    ),
    3: (
        Unit(-0.711, 0.06, 0.834, -0.16, 0.0, 1.089, 1.989, -1.176),
        Unit(0.428, 0.036, -0.721, -0.148, 0.0, 1.952, 3.136, -2.196),
        Unit(-0.163, -0.065, 0.805, 0.672, 0.0, -1.493, -0.958, 1.127),
        Unit(-0.467, -0.072, 0.092, -0.085, 0.0, 2.812, 1.138, -2.678),
        Unit(-0.252, 0.136, -0.198, -0.752, 0.0, 1.531, -1.636, 1.485),
        Unit(-0.711, -0.41, 0.011, 0.302, 0.0, -0.097, 1.252, -0.548),
        Unit(0.0, 0.0, 0.0, 0.0, 0.0, 20.0, -5.383, 5.926),
    ),
    4: (
        Unit(0.229, -0.117, -0.382, 0.654, 0.0, -1.079, 1.72, -1.94),
        Unit(0.872, 0.982, 1.13, -0.653, 0.0, 1.742, 2.557, -0.66),
        Unit(0.673, -0.186, -1.074, 0.11, 0.0, -0.739, -2.139, 1.641),
        Unit(-0.383, -0.107, 0.559, -0.206, 0.0, 2.906, 3.044, -3.157),
        Unit(0.077, 0.618, 0.945, 0.046, 0.0, 0.292, -4.163, 1.003),
        Unit(-0.16, -0.026, 0.481, 0.504, 0.0, -1.084, -1.173, 1.862),
        Unit(0.0, 0.0, 0.0, 0.0, 0.0, 20.0, -3.648, 4.747),
    ),
    5: (
        Unit(0.315, -0.194, -1.91, 0.295, 0.0, 0.202, -1.084, 0.511),
        Unit(0.007, 1.165, 1.132, 0.222, 0.0, 0.262, -4.026, 1.126),
        Unit(0.306, 0.234, -0.575, -0.511, 0.0, 1.325, 2.106, -1.52),
        Unit(1.396, 1.06, 2.498, -0.704, 0.0, 1.735, 2.23, -0.519),
        Unit(0.047, -0.107, -0.725, 0.447, 0.0, -0.897, 3.947, -2.213),
        Unit(0.184, 0.149, -0.679, 0.076, 0.0, -1.722, -5.489, 3.583),
        Unit(0.0, 0.0, 0.0, 0.0, 0.0, 20.0, -2.936, 3.262),
    ),
}
"""The nets for a contract of one's own, by the number of seats."""

THEIRS: dict[int, Net] = {
    2: (
        Unit(1.199, 0.796, -1.805, -2.472, -5.586, 3.007, 0.729, -0.582),
        Unit(-0.218, -0.27, -0.216, 0.159, -0.045, 1.801, -1.879, 3.554),
        Unit(0.925, 0.738, -0.992, -0.538, -0.532, -0.966, -2.742, 2.441),
        Unit(-0.184, 0.547, -0.858, -1.725, 0.034, 2.73, 0.585, -0.445),
        Unit(0.713, 0.324, 0.158, 0.133, 0.27, 0.157, 2.896, -3.216),
        Unit(-0.302, -0.26, -0.146, 0.067, -0.121, 0.606, -0.73, -2.424),
        Unit(0.0, 0.0, 0.0, 0.0, 0.0, 20.0, -4.212, 2.638),
    ),
    3: (
        Unit(0.905, -0.078, -0.367, -0.087, -5.708, 2.919, 1.412, -0.712),
        Unit(-0.523, 0.184, -0.017, 0.359, -5.287, 2.352, -1.397, 0.578),
        Unit(-0.251, -0.073, -1.518, 0.091, -0.121, 2.807, -1.623, 1.532),
        Unit(-0.283, -0.003, -0.47, 0.049, 0.266, 0.445, 0.822, -1.127),
        Unit(0.391, -1.067, -0.257, 0.025, -1.012, 8.789, 1.493, -2.138),
        Unit(0.33, 0.888, -0.328, 0.069, -0.304, 0.722, -1.834, 0.711),
        Unit(0.0, 0.0, 0.0, 0.0, 0.0, 20.0, 0.622, 1.55),
    ),
    4: (
        Unit(0.178, -1.067, -0.481, -0.037, -6.245, 7.416, -0.587, 2.001),
        Unit(0.274, -1.026, -0.664, -0.024, -6.206, 7.104, -1.58, 0.199),
        Unit(-0.13, 1.265, 0.406, 0.043, 7.729, -9.11, -2.001, 2.038),
        Unit(0.695, 0.423, 2.192, -0.032, 0.139, -4.204, 0.895, -0.367),
        Unit(0.399, -1.002, -0.435, 0.027, 0.661, 6.783, 3.527, -2.657),
        Unit(-0.058, 0.699, 0.098, 0.042, -2.823, 3.46, -2.526, 0.83),
        Unit(0.0, 0.0, 0.0, 0.0, 0.0, 20.0, -1.158, 2.636),
    ),
    5: (
        Unit(0.042, 0.899, -0.174, 0.042, 6.94, -6.39, -0.532, -0.569),
        Unit(-0.134, 0.829, 0.257, -0.026, 0.531, -6.018, -2.059, 2.382),
        Unit(0.358, -0.454, -0.388, -0.144, -7.154, 9.538, -1.546, 1.036),
        Unit(-0.016, -1.148, 0.349, 0.04, -5.583, 4.983, 1.317, -0.958),
        Unit(-0.3, 0.324, 0.176, 0.116, -6.383, 4.047, -2.969, 1.666),
        Unit(0.016, 0.037, 0.089, 0.045, 1.325, -0.821, -1.535, 1.99),
        Unit(0.0, 0.0, 0.0, 0.0, 0.0, 20.0, -0.897, 2.215),
    ),
}
"""The nets for another's contract as seen from one's own hand, by the number of seats."""
