"""The phases of a match of Défizz, by number, and the limits that the rules set (DE-21)."""

from __future__ import annotations

NAMES = (
    "roll", "choose", "challenge", "stake", "offer", "press", "floor", "judge", "guess", "pingpong", "chance", "over",
)  # fmt: skip
(
    ROLLING, CHOOSING, CHALLENGING, STAKING, OFFERED, PRESSING, FLOOR, JUDGING, GUESSING, PINGPONGING, CHANCING, OVER,
) = range(12)  # fmt: skip

LIMITS = {
    PRESSING: ("press", 15.0),
    FLOOR: ("answer", 12.0),
    GUESSING: ("guess", 25.0),
    PINGPONGING: ("pingpong", 12.0),
}
ANSWER_PHASES = (FLOOR, PINGPONGING)
