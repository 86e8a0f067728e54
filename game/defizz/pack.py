"""Packs of questions: read from bytes, checked, kept by name."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from game.defizz.chance import settings
from game.defizz.check import PackError, check
from game.defizz.options import PACK_NAME
from game.defizz.questions import Card, ChanceQuestion, CibleQuestion, Hint, PackFile, PingPongQuestion
from game.defizz.records import Shown, shown
from game.defizz.writing import visible

LARGEST_FILE = 8_000_000
LONGEST_REASON = 200
BOM = b"\xef\xbb\xbf"
"""Some editors put it before a text; it says nothing."""
DECKS = ("duel", "multi")
MODES = ("chrono", "cible", "pingpong", "chance")
CHRONO, CIBLE, PINGPONG, CHANCE = range(4)
ANY_NUMBER = 99
"""The number of sides that may take part in a card without Ping-pong."""

__all__ = ["CHANCE", "CHRONO", "CIBLE", "DECKS", "MODES", "PINGPONG", "Pack", "PackError", "decode", "named", "use"]


class Pack:
    """A pack ready to play with: questions and cards are numbers, and tables say the rest."""

    __slots__ = (
        "file", "id", "shown", "hints", "modes", "counts", "truths", "params", "cards", "names", "room", "index",
        "home",
    )  # fmt: skip

    file: PackFile
    id: str
    shown: tuple[Shown, ...]
    hints: tuple[Hint, ...]
    modes: tuple[int, ...]
    counts: tuple[int, ...]
    truths: tuple[int | float | None, ...]
    params: tuple[dict[str, int], ...]
    cards: tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]
    names: tuple[tuple[str, ...], tuple[str, ...]]
    room: tuple[tuple[int, ...], tuple[int, ...]]
    index: dict[str, int]
    home: dict[int, tuple[int, int]]

    def __init__(self, file: PackFile) -> None:
        """Build the tables of a pack that was checked."""
        questions = file.questions
        self.file = file
        self.id = file.id
        self.shown = tuple(shown(question) for question in questions)
        self.hints = tuple(question.hint for question in questions)
        self.modes = tuple(MODES.index(question.mode) for question in self.shown)
        self.counts = tuple(q.list.count if isinstance(q, PingPongQuestion) else 0 for q in questions)
        self.truths = tuple(q.number.value if isinstance(q, CibleQuestion) else None for q in questions)
        self.params = tuple(
            settings(q.chance.kind, q.chance.params) if isinstance(q, ChanceQuestion) else {} for q in questions
        )
        self.index = {question.id: number for number, question in enumerate(questions)}
        duel, multi = (self._deck(file.cards, deck) for deck in DECKS)
        self.cards = (duel, multi)
        first, second = (tuple([card.id for card in file.cards if card.deck == deck]) for deck in DECKS)
        self.names = (first, second)
        self.room = (self._room(duel), self._room(multi))
        self.home = {
            question: (deck, card)
            for deck, cards in enumerate(self.cards)
            for card, questions_of in enumerate(cards)
            for question in questions_of
        }

    def _deck(self, cards: tuple[Card, ...], deck: str) -> tuple[tuple[int, ...], ...]:
        """The cards of one deck, each as its three questions."""
        return tuple(tuple(self.index[name] for name in card.questions) for card in cards if card.deck == deck)

    def _room(self, cards: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
        """The number of sides that may take part in each card: a Ping-pong list must be longer than that."""
        return tuple(min((self.counts[q] - 1 for q in card if self.counts[q]), default=ANY_NUMBER) for card in cards)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Pack):
            return NotImplemented
        return self is other or self.file == other.file

    def __hash__(self) -> int:
        return hash(self.id)


_PLACE = re.compile(r"^(?P<reason>.*?)(?: - at `\$\.?(?P<place>.*)`)?$", re.DOTALL)


def decode(data: bytes) -> Pack:
    """Read a pack; a bad one is refused with the place and the reason."""
    if len(data) > LARGEST_FILE:
        raise PackError("the pack is too large: {size} bytes, {most} at most", size=len(data), most=LARGEST_FILE)
    try:
        file = msgspec.json.decode(data.removeprefix(BOM), type=PackFile)
    except msgspec.ValidationError as error:
        found = _PLACE.match(str(error))
        assert found is not None
        place, reason = (visible(part[:LONGEST_REASON]) for part in (found["place"] or "pack", found["reason"]))
        raise PackError("{place}: {reason}", place=place, reason=reason) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise PackError("the pack is not proper JSON: {reason}", reason=str(error)) from None
    check(file)
    return Pack(file)


_kept: dict[str, Pack] = {}
finder: Callable[[str], bytes] | None = None
"""The function that finds the bytes of a pack; None: the shelf's."""


def use(pack: Pack) -> None:
    """Keep a pack under its own name."""
    _kept[pack.id] = pack


def named(name: str) -> Pack:
    """The pack of that name, read from the shelf the first time."""
    pack = _kept.get(name)
    if pack is None:
        if not PACK_NAME.fullmatch(name):
            raise PackError("a pack's name is made of a-z, 0-9 and -, not {name}", name=repr(name))
        pack = decode(_bytes_of(name))
        if pack.id != name:
            raise PackError("the pack {name} calls itself {id}", name=name, id=pack.id)
        use(pack)
    return pack


def _bytes_of(name: str) -> bytes:
    """The bytes that the shelf holds under that name."""
    if finder is not None:
        return finder(name)
    from game import shelf

    return shelf.pack_bytes(name)
