"""The cards of Trépido, Défifoo jaune and Ciao! (TR-01 … TR-06), and tables over them made once.

A card is an int. What it looks like to the rules is its face: symbol and strength (0 to 8), joker or skull.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

Symbol = Literal["r", "p", "s"]
SYMBOLS: tuple[Symbol, ...] = ("r", "p", "s")
"""Each is beaten by the next: rock by paper, paper by scissors, scissors by rock (TR-01)."""

PLAIN, REPLAY, SPEED, PLUS, GIVE, SWAP = range(6)
LETTERS = ("", "R", "S", "P", "G", "W")

COPIES = {
    PLAIN: (6, 5, 5),
    REPLAY: (2, 1, 1),
    SPEED: (1, 1, 1),
    PLUS: (1, 1, 1),
    GIVE: (1, 1, 1),
    SWAP: (1, 1, 1),
}
"""Cards of each event for every symbol: green, orange and red (TR-04); in `trepido` one plain green less."""

JOKER = 9
SKULL = 12
OPENING = 9
"""In the place of a face to beat: nothing lies there yet."""


def _suited() -> Iterable[tuple[str, int, int]]:
    for symbol in range(3):
        for strength in range(3):
            for event, copies in COPIES.items():
                for copy in "abcdef"[: copies[strength]]:
                    yield f"{SYMBOLS[symbol]}{strength + 1}{LETTERS[event]}{copy}", symbol * 3 + strength, event


_ALL = [
    *_suited(),
    *((f"j{strength + 1}{copy}", JOKER + strength, PLAIN) for strength in range(3) for copy in "abc"),
    *((f"x{copy}", SKULL, PLAIN) for copy in "abc"),
]

NAME = tuple(name for name, _, _ in _ALL)
FACE = tuple(face for _, face, _ in _ALL)
EVENT = tuple(event for _, _, event in _ALL)
CARD = {name: card for card, name in enumerate(NAME)}
COUNT = len(NAME)
POINTS = tuple(50 if face >= JOKER else (10, 20, 30)[face % 3] for face in FACE)
"""The points of a card left in hand (TR-25)."""


def beats(card: int, top: int, strengths: bool) -> bool:
    """TR-11: the same symbol and stronger, the next symbol up in any strength, or a joker; TR-10 for the opening."""
    face = FACE[card]
    if face == SKULL:
        return False
    if top == OPENING or face >= JOKER:
        return True
    symbol, strength = divmod(face, 3)
    below, before = divmod(top, 3)
    return symbol == (below + 1) % 3 or (strengths and symbol == below and strength > before)


FITS = tuple(
    tuple(bytes(beats(card, top, strengths) for card in range(COUNT)) for top in range(OPENING + 1))
    for strengths in (False, True)
)
"""The table of what may be laid: strengths count (TR-27) → the face to beat → card: may it be laid."""

PARRIES = tuple(
    tuple(bytes(fit and (EVENT[card] == PLUS or FACE[card] >= JOKER) for card, fit in enumerate(row)) for row in table)
    for table in FITS
)
"""The same under a threat: a joker, or a +3 that is itself higher (TR-20)."""

ANY_PLUS = (bytes(EVENT[card] == PLUS or JOKER <= FACE[card] < SKULL for card in range(COUNT)),) * (OPENING + 1)
"""The same under a threat where any +3 may answer it (TR-20, `any_plus3`): face to beat → card."""


@cache
def deck(edition: str, kids: int) -> tuple[int, ...]:
    """TR-03, TR-27: the cards that are in play."""
    cards = list(range(COUNT))
    if edition == "trepido":
        cards = [card for card in cards if not NAME[card].endswith("1f")]
    if kids == 1:
        cards = [card for card in cards if EVENT[card] == PLAIN]
    if kids == 1 or (kids and edition == "ciao"):
        cards = [card for card in cards if FACE[card] != SKULL]
    return tuple(cards)


def names(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([NAME[card] for card in cards])
