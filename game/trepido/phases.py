"""The moments of a round, as small ints."""

from __future__ import annotations

WAY, OPEN, TURN, DRAWN, THREAT, RACE, CHOOSE, GIVE, THANK, SWAP, OVER = range(11)
PHASES = ("direction", "open", "turn", "drawn", "threat", "race", "choose", "give", "thanks", "swap", "over")
