"""The frame that every table has around its cards: the corners' buttons, the banner, the limit, the plates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from scenes.app.lang import t
from scenes.app.loop import App
from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.iconbutton import IconButton
from scenes.kit.text import HEADING_STYLE, SMALL_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import BRASS, BUTTON, CORAL, CREAM, INK, TEAL, Colour
from scenes.kit.widget import Widget
from scenes.sitting.sitting import Sitting
from scenes.stage import bust, plate
from scenes.stage.stage import Stage
from scenes.tables.parts import Framed, Plated
from scenes.tables.show import Show

TITLE = Style("display", 700, 23)
DOT = "\N{NO-BREAK SPACE}· "
TONES: dict[str, Colour] = {"active": TEAL, "urgent": CORAL}
ICON = 44
MARGIN = 12
TITLE_AT = MARGIN + ICON + 8
"""The x of the game's name."""
CORNER_ROOM = 4 * (ICON + 4)
"""The width at the upper right that the buttons of a table without people can take."""
HEADING, BUTTONS = 300, 6
"""The width that is kept for the title, and the most buttons at the upper right."""
BANNERS = (HEADING_STYLE, Style("display", 700, 20), STRONG_STYLE, STRONG_STYLE._replace(fixed=True))
"""The styles of a banner, the largest first; the last one, for want of room, does not grow with the text."""
MOST_LINES = 2
"""The most lines that a banner has before a smaller style is taken."""
LEAD, DISC = 26.0, 42.0
"""The room for a likeness before the words of a banner, beside their usual margin, and its greatest width."""
NARROWEST, APART = 160, 8
"""The least half width of a banner, and its distance from a plate."""
URGENT = 2.0
"""Seconds left below which a limit is shown in coral."""


class Onward(NamedTuple):
    """The button that goes on after a round: its words, its height from the top, its action."""

    words: str
    y: float
    does: Callable[[], None]
    x: float | None = None
    """The x of its middle; None: that of the window."""


def buttons(
    app: App,
    *,
    menu: Callable[[], None],
    log: Callable[[], None],
    scores: Callable[[], None],
    rules: Callable[[], None],
    undo: Callable[[], None] | None,
    why: Callable[[], None] | None,
    hint: Callable[[], None] | None,
    onward: Onward | None,
    people: bool,
) -> list[Widget]:
    """The buttons of the frame: the menu at the left, the others at the right, after a round the one that goes on.

    Those that are None are left out, and the others stay where they are. Without people nobody takes back or asks.
    """
    right = [
        ("rules", "help", rules, t("Rules")),
        ("scores", "sheet", scores, t("Score sheet and sealed deal")),
        ("log", "log", log, t("What happened")),
        ("hint", "hint", hint, t("Hint: what an expert would do")),
        ("undo", "undo", undo, t("Take back")),
        ("why", "info", why, t("Why the computer players moved like this")),
    ]
    places = [place for place in right if people or place[0] not in ("hint", "undo")]
    found: list[Widget] = [IconButton(Box(MARGIN, MARGIN, ICON, ICON), "menu", menu, t("Pause"))]
    for number, (name, icon, does, tip) in enumerate(places):
        if does is not None:
            box = Box(app.view.width - MARGIN - ICON - number * (ICON + 4), MARGIN, ICON, ICON)
            button = IconButton(box, icon, does, tip)
            button.thing = name
            found.append(button)
    return [onward_button(app, onward), *found] if onward is not None else found


def onward_button(app: App, way: Onward) -> Button:
    """The button that goes on after a round."""
    kind = app.canvas.type
    across = max(200.0, kind.width(way.words, STRONG_STYLE) + 60)
    middle = app.view.width / 2 if way.x is None else way.x
    box = centred(middle, way.y, across, BUTTON * kind.text_size)
    button = Button(box, way.words, way.does, "do")
    button.thing = "onward"
    return button


def draw(canvas: Canvas, table: Framed, show: Show, sitting: Sitting, waiting: bool, taken: Sequence[Box] = ()) -> None:
    """Draw the title, the limit that runs and the banner, clear of the boxes `taken`.

    `waiting`: the table has still to show what comes next.
    """
    title(canvas, table)
    if not show.busy and not waiting:
        _limit(canvas, table, sitting)
    draw_banner(canvas, table, show, taken)


def draw_banner(canvas: Canvas, table: Framed, show: Show, taken: Sequence[Box] = ()) -> None:
    """Draw a ring around whoever acts, and the banner if there are words on it, clear of the boxes `taken`."""
    if show.stage.acting is not None:
        _acting(canvas, table, show.stage.acting, show.stage)
    banner = show.stage.banner
    if banner is not None and banner.text:
        plates, room = [*table.plates().values(), *taken], (2 * table.middle, table.banner_at, table.banner_floor)
        lead = LEAD if banner.seat is not None else 0.0
        box, style = banner_box(canvas.type, banner.text, *room, plates, lead)
        _banner(canvas, banner.text, TONES.get(banner.tone, TEAL), box, style, lead)
        if banner.seat is not None:
            side = min(DISC, box.height - 8)
            disc = centred(box.x + 8 + side / 2, box.centre[1], side, side)
            plate.face(canvas, disc, table.plate(banner.seat))


def _acting(canvas: Canvas, table: Framed, seat: int, stage: Stage) -> None:
    """Draw a ring around the likeness, or the plate, of the seat whose action is being shown; behind its cards."""
    if not table.large or seat == table.bottom:
        ring = (table.own_plate() if seat == table.bottom else table.plates()[seat]).inset(-4)
        canvas.panel(ring, None, ring.height / 2, outline=CREAM, line=4)
        return
    ring = table.head(seat).inset(-6)
    for part in _around(ring.inset(-4), _fan(table, seat, stage)):
        with canvas.clipped(part):
            canvas.panel(ring, None, ring.height / 2, outline=CREAM, line=4)


def _fan(table: Framed, seat: int, stage: Stage) -> Box | None:
    """The box of the cards that a large seat holds before it, drawn with it or lying there; None if there are none."""
    parts = table.parts(seat)
    held = table.backs(seat) or sum(sprite.home.zone == table.zone(seat) for sprite in stage.in_order())
    if parts is None or not held:
        return None
    across = 2 * max(x for x, _, _ in bust.fan(held)) + parts.cards.width
    return centred(*parts.cards.centre, across, parts.cards.height - 2)


def _around(whole: Box, hole: Box | None) -> list[Box]:
    """The parts of a box above and beside another one that reaches beyond its lower edge."""
    if hole is None:
        return [whole]
    below = whole._replace(y=hole.y, height=whole.bottom - hole.y)
    left = below._replace(width=hole.x - below.x)
    right = below._replace(x=hole.right, width=below.right - hole.right)
    return [part for part in (whole._replace(height=hole.y - whole.y), left, right) if part.width > 0]


def plates(canvas: Canvas, table: Plated) -> None:
    """Draw everyone's plate, the one at the lower edge last."""
    for seat, box in {**table.plates(), table.bottom: table.own_plate()}.items():
        large, shown = table.parts(seat), table.plate(seat)
        if large is None:
            plate.draw(canvas, box, shown)
        else:
            held = 0 if seat == table.bottom else table.backs(seat)
            bust.draw(canvas, large, shown, held, table.card_back() if held else None)


def title(canvas: Canvas, table: Framed) -> None:
    """Draw the game's name and the line under it."""
    high, line = canvas.type.line(TITLE), canvas.type.line(SMALL_STYLE)
    canvas.text(table.title, Box(TITLE_AT, 8, 300, high), TITLE, canvas.cloth.words)
    room = _title_room(canvas.type, table, canvas.view.width)
    for number, part in enumerate(_parted(canvas.type, table.heading(), room)):
        canvas.text(part, Box(TITLE_AT, 6 + high + number * line, room, line), SMALL_STYLE, canvas.cloth.words)


def title_box(kind: Type, table: Framed, width: float) -> Box:
    """The box of the game's name and the lines under it, on a table of this width."""
    lines = _parted(kind, table.heading(), _title_room(kind, table, width))
    across = max(kind.width(table.title, TITLE), *(kind.width(line, SMALL_STYLE) for line in lines))
    return Box(TITLE_AT, 8, across, kind.line(TITLE) + len(lines) * kind.line(SMALL_STYLE) - 2)


def _title_room(kind: Type, table: Framed, width: float) -> float:
    """The width of the lines under the game's name: up to the plate beside them, else to the middle of the table."""
    low = 6 + kind.line(TITLE) + kind.line(SMALL_STYLE)
    return min((box.x for box in table.plates().values() if box.y < low), default=width / 2) - TITLE_AT - 8


def _parted(kind: Type, heading: str, room: float) -> list[str]:
    """The heading on one line, or where there is no room on several: it breaks only between its parts."""
    if kind.width(heading, SMALL_STYLE) <= room:
        return [heading]
    whole = DOT.join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in heading.split(" · "))
    return kind.wrap(whole, SMALL_STYLE, room)


def head(width: float, kind: Type) -> tuple[Box, Box]:
    """The boxes at the top that every table takes: its title with two lines under it, and its buttons."""
    lines = kind.line(TITLE) + 2 * kind.line(SMALL_STYLE)
    return Box(0, 0, HEADING, 6 + lines), Box(width - MARGIN - BUTTONS * (ICON + 4), 0, width, MARGIN + ICON)


def pill(canvas: Canvas, text: str, y: float, tone: Colour, x: float | None = None) -> None:
    """Draw a line of words on a rounded ground, with its middle at this point; `x` None: in the middle across."""
    middle = canvas.view.width / 2 if x is None else x
    box = centred(middle, y, canvas.type.width(text, STRONG_STYLE) + 36, canvas.type.line(STRONG_STYLE) + 6)
    canvas.panel(box, tone, box.height / 2)
    canvas.text(text, box.inset(12, 0), STRONG_STYLE, INK if tone == BRASS else CREAM, "centre")


def banner_box(
    kind: Type, text: str, width: float, y: float, floor: float, plates: Sequence[Box], lead: float = 0.0
) -> tuple[Box, Style]:
    """The box of a few words across the table, and their style: higher up and smaller where they need it.

    They need it where they would take too many lines, or reach below `floor`. `lead` is the room before the words.
    """

    def above_floor(style: Style) -> Box:
        box = _clear_box(kind, text, style, width, y, plates, lead)
        below = box.bottom + 1 - floor
        return box if below <= 0 else _clear_box(kind, text, style, width, y - below, plates, lead)

    boxes = [(above_floor(style), style) for style in BANNERS]

    def fits(box: Box, style: Style) -> bool:
        return box.height <= kind.line(style) * MOST_LINES + 16 and box.bottom <= floor

    return next((found for found in boxes if fits(*found)), boxes[-1])


def _clear_box(
    kind: Type, text: str, style: Style, width: float, y: float, plates: Sequence[Box], lead: float = 0.0
) -> Box:
    """The box of a banner: its middle at this height, or lower, below a plate that lies there.

    It is wide enough for its words, and never so wide that it covers a plate at its side.
    """
    middle, most = width / 2, width - 80
    while True:
        lines = kind.wrap(text, style, most - 64 - lead)
        across = max(kind.width(part, style) for part in lines) + 64 + lead
        box = centred(middle, y, min(across, most), kind.line(style) * len(lines) + 16)
        covered = [plate for plate in plates if plate.overlaps(box)]
        below = [plate for plate in covered if plate.x - NARROWEST < middle < plate.right + NARROWEST]
        if not covered:
            return box
        if below:
            y = max(plate.bottom for plate in below) + APART + box.height / 2
        else:
            most = 2 * min(max(plate.x - middle, middle - plate.right) for plate in covered) - 2 * APART


def _banner(canvas: Canvas, text: str, tone: Colour, box: Box, style: Style, lead: float) -> None:
    """Draw a few words across the table, on one line or more, in their box; `lead` is the room before them."""
    canvas.panel(box, tone, min(26, box.height / 2), outline=BRASS, line=2, shadow=12)
    room = Box(box.x + 32 + lead, box.y + 8, box.width - 64 - lead, box.height - 16)
    canvas.paragraph(text, room, style, CREAM, "centre")


def _limit(canvas: Canvas, table: Framed, sitting: Sitting) -> None:
    """Draw the time that is left of the limit, as a bar that shrinks unless the game draws it its own way."""
    left, whole = sitting.left, sitting.whole
    if left is None or sitting.timer is None or table.clock(canvas, left, whole):
        return
    box = table.limit_box()
    canvas.panel(box, INK, 5, alpha=0.6)
    if left > 0.05:
        tone = CORAL if left < URGENT else BRASS
        canvas.panel(Box(box.x, box.y, max(10, box.width * left / whole), box.height), tone, 5)
