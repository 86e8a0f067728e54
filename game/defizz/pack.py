"""Packs of questions: read from bytes, checked, kept by name."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import TypeVar

import msgspec

from game.defizz.chance import settings
from game.defizz.check import PackError, check
from game.defizz.forms import worded
from game.defizz.kin import Kinship
from game.defizz.options import PACK_NAME, card_of_a_mix, mix, parts
from game.defizz.questions import AnyQuestion, Card, ChanceQuestion, CibleQuestion, Hint, PackFile, PingPongQuestion
from game.defizz.records import Shown, shown
from game.defizz.writing import visible

LARGEST_FILE = 8_000_000
BOM = b"\xef\xbb\xbf"
"""Some editors put it before a text; it says nothing."""
DECKS = ("duel", "multi")
MODES = ("chrono", "cible", "pingpong", "chance")
CHRONO, CIBLE, PINGPONG, CHANCE = range(4)
ANY_NUMBER = 99
"""The number of sides that may take part in a card without Ping-pong."""

__all__ = [
    "CHANCE", "CHRONO", "CIBLE", "DECKS", "MODES", "PINGPONG",
    "Pack", "PackError", "decode", "forget", "mixed", "named", "use",
]  # fmt: skip
Part = TypeVar("Part", bound=AnyQuestion | Card)


class Pack:
    """A pack ready to play with: questions and cards are numbers, and tables say the rest."""

    __slots__ = (
        "file", "id", "shown", "hints", "modes", "counts", "truths", "params", "cards", "names", "room", "index",
        "home", "ages", "kinship", "cultures",
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
    ages: tuple[tuple[int, ...], tuple[int, ...]]
    """By deck and card, 0 if none of its questions was asked on another evening; the higher, the later it comes."""
    kinship: Kinship
    cultures: tuple[str, ...]

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
        self.room = (self.room_of(duel), self.room_of(multi))
        self.home = self.homes(self.cards)
        self.ages = ((0,) * len(duel), (0,) * len(multi))
        self.kinship = Kinship(questions)
        self.cultures = tuple(question.culture for question in questions)

    def _deck(self, cards: tuple[Card, ...], deck: str) -> tuple[tuple[int, ...], ...]:
        """The cards of one deck, each as its three questions."""
        return tuple(tuple(self.index[name] for name in card.questions) for card in cards if card.deck == deck)

    def room_of(self, cards: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
        """The number of sides that may take part in each card: a Ping-pong list must be longer than that."""
        return tuple(min((self.counts[q] - 1 for q in card if self.counts[q]), default=ANY_NUMBER) for card in cards)

    def homes(self, decks: tuple[tuple[tuple[int, ...], ...], ...]) -> dict[int, tuple[int, int]]:
        """The deck and the card of every question."""
        return {
            question: (deck, card)
            for deck, cards in enumerate(decks)
            for card, questions in enumerate(cards)
            for question in questions
        }

    def of_culture(self, cultures: Container[str]) -> frozenset[int]:
        """The questions that people of one of these cultures know better."""
        return frozenset(question for question, culture in enumerate(self.cultures) if culture in cultures)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Pack):
            return NotImplemented
        return self is other or self.file == other.file

    def __hash__(self) -> int:
        return hash(self.id)


def decode(data: bytes) -> Pack:
    """Read a pack; a bad one is refused with the place and the reason."""
    if len(data) > LARGEST_FILE:
        raise PackError("the pack is too large: {size} bytes, {most} at most", size=len(data), most=LARGEST_FILE)
    try:
        file = msgspec.json.decode(data.removeprefix(BOM), type=PackFile)
    except msgspec.ValidationError as error:
        told = worded(error).error
        raise PackError(told.text, **{name: visible(value) for name, value in told.values.items()}) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise PackError("this is not proper JSON") from None
    check(file)
    return Pack(file)


_kept: dict[str, Pack] = {}
finder: Callable[[str], bytes] | None = None
"""The function that finds the bytes of a pack; None: the shelf's."""


def use(pack: Pack) -> None:
    """Keep a pack under its own name, in place of an older one."""
    forget(pack.id)
    _kept[pack.id] = pack


def forget(name: str) -> None:
    """Read the pack of that name anew when it is next wanted, and all mixes that it is in."""
    for kept in [each for each in _kept if name in parts(each)]:
        del _kept[kept]


def named(name: str) -> Pack:
    """The pack of that name, or several as one ("base+our-house"); read from the shelf the first time."""
    pack = _kept.get(name)
    if pack is None:
        names = parts(name)
        pack = _read(name) if len(names) == 1 else mixed([named(each) for each in names])
        _kept[name] = pack
    return pack


def _read(name: str) -> Pack:
    if not PACK_NAME.fullmatch(name):
        raise PackError("a pack's name is made of a-z, 0-9 and -, not {name}", name=repr(name))
    pack = decode(_bytes_of(name))
    if pack.id != name:
        raise PackError("the pack {name} calls itself {id}", name=name, id=pack.id)
    return pack


def mixed(packs: Sequence[Pack]) -> Pack:
    """Several packs as one, with all their cards; questions and cards have their pack's name before their own."""
    first = packs[0].file
    return Pack(
        msgspec.structs.replace(
            first,
            id=mix(pack.id for pack in packs),
            title=None,
            license=None,
            questions=tuple(_moved(pack, question) for pack in packs for question in pack.file.questions),
            cards=tuple(
                msgspec.structs.replace(
                    _moved(pack, card), questions=tuple(card_of_a_mix(pack.id, name) for name in card.questions)
                )
                for pack in packs
                for card in pack.file.cards
            ),
        )
    )


def _moved(pack: Pack, part: Part) -> Part:
    """A question or a card under the name that it has in a mix."""
    return msgspec.structs.replace(part, id=card_of_a_mix(pack.id, part.id))


def _bytes_of(name: str) -> bytes:
    """The bytes that the shelf holds under that name."""
    if finder is not None:
        return finder(name)
    from game import shelf

    return shelf.pack_bytes(name)
