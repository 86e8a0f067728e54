"""The cards of Trépido: symbol, strength and event, each shown by shape as well as by colour.

The left fifth shows all that a hand needs: pips, a small symbol, the event.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.trepido.cards import CARD as IDS
from game.trepido.cards import EVENT, FACE, GIVE, JOKER, PLAIN, PLUS, REPLAY, SKULL, SPEED, SWAP
from scenes.games.trepido.backs import BACKS
from scenes.games.trepido.look import USUAL, Hues, Look
from scenes.kit.cloths import EDGE
from scenes.kit.theme import BRASS, CARD, CARD_BORDER, INK, MUTED, PAPER, Colour
from scenes.stage.art.back import design
from scenes.stage.art.card import Cards, Drawing, Pose, Word
from scenes.stage.art.shapes import circle, code, mix, part, rectangle, turned

SYMBOLS = ("rock", "paper", "scissors")
BADGES = {REPLAY: "replay", SPEED: "speed", GIVE: "give", SWAP: "swap"}
"""Event → the drawing on its badge; a +3 is written."""
CHIPS = {REPLAY: "replay", SPEED: "speed", PLUS: "small-plus", GIVE: "small-give", SWAP: "small-swap"}
"""Event → the drawing on its chip, where there is little room."""
LOCKED = {"ciao": "boulet"}
"""Edition → the symbol of the card that can't be played; a skull for editions not named here."""

WIDTH, HEIGHT = CARD
BORDER = WIDTH * CARD_BORDER
BAND = 3.6
"""The thickness of the coloured frame."""
CORNER = 6.5
NOTCHES = ((), (86.0,), (78.5, 93.5))
"""The y of the notches in the frame's left side, by strength; the right side is the same upside down."""
NOTCH = 4.2

COLUMN = 14.8
"""The x of the middle of the left fifth, within the frame."""
TAB = WIDTH / 5 - BORDER
PIP, PIP_STEP, PIP_TOP = 2.7, 7.6, 13.0
BARE = BORDER + BAND + 1.4
"""The y above the small symbol of a card without pips, which has no tab."""
SMALL = 11.6
"""The size of a small symbol on a tab."""


class Index(NamedTuple):
    """The small symbols of the left fifth: the x of their middle, and their size."""

    x: float
    size: float


NEAR, AFAR = Index(COLUMN, SMALL), Index(18.4, 17.6)
"""The index as it is held before one's eyes, and as it is seen from afar: 26 pixels at 1080p."""


class Place(NamedTuple):
    """The centre and the size of the large symbol."""

    x: float
    y: float
    size: float


ALONE, ABOVE_BADGE = Place(54.5, 76, 74), Place(54.5, 66, 69)
BESIDE_INDEX = 5.5
"""The distance that the large symbol makes room for a large index, and half of what it gets smaller."""
GLOW = 35.0
"""The radius of the light disc behind the large symbol."""
BADGE = (27.0, 111.0, 50.0, 26.0)


class Tone(NamedTuple):
    """The colours of a frame."""

    band: Colour
    line: Colour
    pip: Colour


UNGRADED = Tone(mix(MUTED, PAPER, 0.25), mix(MUTED, INK, 0.3), PAPER)
"""The frame of a card whose strength counts for nothing: the colour of none."""


class Face(NamedTuple):
    """The print of a card: symbol, strength (None: it has none) and event; copies share it."""

    symbol: str
    strength: int | None
    event: int = PLAIN


def face_of(name: str, edition: str) -> Face:
    """The face of a card by its id."""
    card = IDS[name]
    face = FACE[card]
    if face == SKULL:
        return Face(LOCKED.get(edition, "skull"), None)
    if face >= JOKER:
        return Face("joker", face - JOKER)
    return Face(SYMBOLS[face // 3], face % 3, EVENT[card])


def draw(face: Face, look: Look) -> Drawing:
    """The whole face; if strengths count for nothing, with neither pips nor notches, and all in one colour."""
    bare = face.strength is not None and not look.graded
    tone = UNGRADED if bare else tone_of(face.strength, look.hues)
    place, index = ABOVE_BADGE if face.event else ALONE, AFAR if look.large else NEAR
    if look.large:
        place = place._replace(x=place.x + BESIDE_INDEX, size=place.size - 2 * BESIDE_INDEX)
    pips = [PIP_TOP + PIP_STEP * pip for pip in range(1 if face.strength is None else face.strength + 1)]
    tab = 0.0 if bare else pips[-1] + PIP + 3.4
    marks = "" if bare else _marks(face, pips, tone)
    shapes = (
        _glow(place, tone)
        + part(f"trepido/{face.symbol}", *place)
        + frame(0 if bare else face.strength or 0, tab, tone)
        + marks
        + turned(marks, WIDTH / 2, HEIGHT / 2)
        + _index(face, tab or BARE, index)
    )
    if not face.event:
        return Drawing(shapes)
    badge, words = _badge(face.event)
    return Drawing(shapes + badge, words)


def tone_of(strength: int | None, hues: Hues) -> Tone:
    """The colours of a frame by strength; pips are light on dark colours and dark on light ones."""
    if strength is None:
        return Tone(INK, INK, PAPER)
    hue = hues[strength]
    return Tone(hue.band, mix(hue.edge, INK, 0.3), INK if hue.light else PAPER)


def frame(strength: int, tab: float, tone: Tone) -> str:
    """The coloured band between border and picture: plain, one notch or two.

    Two of its corners grow into tabs for pips, down to `tab`; with 0 they don't.
    """
    band = f'<path d="{_outline(BORDER + BAND / 2, CORNER - BAND / 2, NOTCHES[strength])}" fill="none" '
    corner = f'<path d="{_tab(tab) if tab else ""}" '
    line, colour = code(tone.line), code(tone.band)
    tabs = [f'{corner} fill="{colour}" stroke="{line}" stroke-width="0.9"/>', f'{corner} fill="{colour}"/>']
    under, over = (shape + turned(shape, WIDTH / 2, HEIGHT / 2) for shape in tabs)
    return (
        f'{under}{band} stroke="{line}" stroke-width="{BAND + 0.9:g}"/>'
        f'{band} stroke="{colour}" stroke-width="{BAND:g}"/>{over}'
    )


def _outline(inset: float, radius: float, notches: tuple[float, ...]) -> str:
    """A rounded rectangle whose sides bend inwards at the notches."""
    left, top, right, bottom = inset, inset, WIDTH - inset, HEIGHT - inset
    arc, bite = f"A{radius:g} {radius:g} 0 0 1", f"A{NOTCH:g} {NOTCH:g} 0 0 0"
    down = [f"L{right:g} {y - NOTCH:g} {bite} {right:g} {y + NOTCH:g}" for y in (HEIGHT - n for n in reversed(notches))]
    up = [f"L{left:g} {y + NOTCH:g} {bite} {left:g} {y - NOTCH:g}" for y in reversed(notches)]
    return " ".join(
        (
            f"M{left + radius:g} {top:g} L{right - radius:g} {top:g} {arc} {right:g} {top + radius:g}",
            *down,
            f"L{right:g} {bottom - radius:g} {arc} {right - radius:g} {bottom:g}",
            f"L{left + radius:g} {bottom:g} {arc} {left:g} {bottom - radius:g}",
            *up,
            f"L{left:g} {top + radius:g} {arc} {left + radius:g} {top:g} Z",
        )
    )


def _glow(place: Place, tone: Tone) -> str:
    """A disc of the frame's colour, very light, that the symbol stands on."""
    return circle(place.x, place.y, GLOW, f'fill="{code(mix(PAPER, tone.band, 0.17))}"')


def _tab(end: float) -> str:
    """A corner of the frame grown wide enough for pips."""
    left, top, right, bend = BORDER, BORDER, BORDER + TAB, 4.0
    return (
        f"M{left + CORNER:g} {top:g} L{right:g} {top:g} L{right:g} {end - bend:g} "
        f"A{bend:g} {bend:g} 0 0 1 {right - bend:g} {end:g} L{left:g} {end:g} L{left:g} {top + CORNER:g} "
        f"A{CORNER:g} {CORNER:g} 0 0 1 {left + CORNER:g} {top:g} Z"
    )


def _marks(face: Face, pips: list[float], tone: Tone) -> str:
    """The marks on a tab: one pip for each level of strength, or a small symbol if the card has no strength."""
    middle = BORDER + TAB / 2
    if face.strength is None:
        return part(f"trepido/small-{face.symbol}", middle, pips[0], SMALL)
    return "".join(circle(middle, y, PIP, f'fill="{code(tone.pip)}"') for y in pips)


def _index(face: Face, tab: float, index: Index) -> str:
    """The symbol again and the event, below the tab, for a hand that shows only the left of each card."""
    if face.strength is None:
        return ""
    y = tab + 2.6 + index.size / 2
    symbol = part(f"trepido/small-{face.symbol}", index.x, y, index.size)
    return symbol + (_chip(face.event, index, y + index.size + 1.6) if face.event else "")


def _chip(event: int, index: Index, y: float) -> str:
    """The chip of an event: a small brass disc with its drawing."""
    disc = circle(index.x, y, index.size / 2, f'fill="{code(BRASS)}"')
    return disc + part(f"trepido/{CHIPS[event]}", index.x, y, index.size * 0.58)


def _badge(event: int) -> tuple[str, tuple[Word, ...]]:
    """The badge of an event, a brass pill at the bottom of the card: its shapes, and its words."""
    x, y, width, height = BADGE
    middle = x + width / 2, y + height / 2
    paint = f'fill="{code(BRASS)}" stroke="{code(mix(BRASS, INK, 0.45))}" stroke-width="1"'
    pill = rectangle(x, y, width, height, height / 2, paint)
    if event == PLUS:
        return pill, (Word("+3", *middle, 21),)
    return pill + part(f"trepido/{BADGES[event]}", *middle, 20), ()


class Art(Cards):
    """The cards of Trépido: one scale, one look."""

    def __init__(self, scale: float, look: Look = USUAL, edge: Colour = EDGE, design: str = "") -> None:
        super().__init__(scale, edge, design)
        self.look = look

    def face(
        self, name: str, angle: float = 0.0, zoom: float = 1.0, width: float = 1.0, dimmed: bool = False
    ) -> pygame.Surface:
        """Return a card's face by its id. `width`: the share seen while it turns over; `dimmed`: not playable."""
        face = face_of(name, self.look.edition)
        return self._press.show(face, lambda: draw(face, self.look), Pose.near(angle, zoom, width, dimmed))

    def back(self, angle: float = 0.0, zoom: float = 1.0, width: float = 1.0, dimmed: bool = False) -> pygame.Surface:
        """Return the back, which is the same upside down."""
        pose = Pose.near(angle % 180, zoom, width, dimmed)
        return self._press.show("back", design(BACKS, self.design).draw, pose, even=True)
