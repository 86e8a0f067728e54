"""The thirty-six cards, what links them, and how many each seat is dealt."""

from __future__ import annotations

NUMBERS = range(1, 13)
COPIES = 3
PACK = tuple(number for number in NUMBERS for _ in range(COPIES))
"""TI-01: three of each number. A card is its number: no copy has a name of its own."""

SEVEN = 7
"""The number whose trio wins at once, and the sum or difference of linked numbers."""

LINKS = tuple(
    frozenset(m for m in NUMBERS if n and (n + m == SEVEN or abs(n - m) == SEVEN)) for n in range(NUMBERS.stop)
)
"""TI-02: the numbers linked to each number."""

HANDS = {3: 9, 4: 7, 5: 6, 6: 5}
"""TI-03: cards dealt to each seat, by the number of seats; the rest lie in the middle."""

TEAM_HANDS = {4: 9, 6: 6}
"""TI-14: the same in teams, where nothing is left for the middle."""
