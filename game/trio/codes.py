"""The small ints that a state is written in."""

from __future__ import annotations

TURN, EXCHANGE, OVER = range(3)
PHASES = ("turn", "exchange", "over")

NO_PART, DECLINED, AWAITED = 0, 13, 14
"""A seat's answer in an exchange, where it isn't the number offered, 1 to 12."""

EXCHANGE_MARK = 255
"""In the history: the answers of every seat follow."""
