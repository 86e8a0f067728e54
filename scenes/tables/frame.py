"""What every table has around its cards: the corners' buttons, the banner, the limit that runs, the plates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.app.lang import t
from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.iconbutton import IconButton
from scenes.kit.text import HEADING_STYLE, SMALL_STYLE, STRONG_STYLE, Style
from scenes.kit.theme import BRASS, BUTTON, CORAL, CREAM, INK, TEAL, Colour
from scenes.kit.widget import Widget
from scenes.stage import plate

if TYPE_CHECKING:
    from scenes.tables.scene import TableScene
    from scenes.tables.table import Table

TITLE = Style("display", 700, 23)
TONES: dict[str, Colour] = {"active": TEAL, "urgent": CORAL}
ICON = 44
MARGIN = 12
LIMIT_AT = 204
URGENT = 2.0
"""With so many seconds left, a limit is shown in coral."""


def buttons(scene: TableScene) -> list[Widget]:
    """The menu at the left; hint, undo, log, scores and rules at the right; after a round, why and the way on."""
    width = scene.app.view.width
    right = [
        ("log", scene.show_log, t("What happened")),
        ("sheet", scene.scores, t("Score sheet and sealed deal")),
        ("help", scene.rules, t("Rules")),
    ]
    if scene.undoable:
        right.insert(0, ("undo", scene.undo, t("Take back")))
    if scene.pausing and scene.explained:
        right.insert(0, ("info", scene.why, t("Why the computer players moved like this")))
    elif scene.people and not scene.pausing:
        right.insert(0, ("hint", scene.hint, t("Hint: what a hard player would do")))
    found: list[Widget] = [IconButton(Box(MARGIN, MARGIN, ICON, ICON), "menu", scene.back, t("Pause"))]
    for place, (icon, does, tip) in enumerate(reversed(right)):
        box = Box(width - MARGIN - ICON - place * (ICON + 4), MARGIN, ICON, ICON)
        found.append(IconButton(box, icon, does, tip))
    if scene.pausing:
        words = scene.table.next_words()
        kind = scene.app.canvas.type
        across = max(200.0, kind.width(words, STRONG_STYLE) + 60)
        found.insert(
            0,
            Button(centred(width / 2, scene.table.next_at, across, BUTTON * kind.text_size), words, scene.go_on, "do"),
        )
    return found


def draw(canvas: Canvas, scene: TableScene) -> None:
    _title(canvas, scene.table)
    _limit(canvas, scene)
    banner = scene.stage.banner
    if banner is not None and banner.text:
        _banner(canvas, banner.text, TONES.get(banner.tone, TEAL), scene.table.banner_at)


def plates(canvas: Canvas, table: Table) -> None:
    """Everyone's plate, the one at the lower edge last."""
    for seat, box in table.plates().items():
        plate.draw(canvas, box, table.plate(seat))
    plate.draw(canvas, table.own_plate(), table.plate(table.bottom))


def _title(canvas: Canvas, table: Table) -> None:
    title, line = canvas.type.line(TITLE), canvas.type.line(SMALL_STYLE)
    left = MARGIN + ICON + 8
    canvas.text(table.title, Box(left, 8, 300, title), TITLE, CREAM)
    canvas.text(table.heading(), Box(left, 6 + title, 340, line), SMALL_STYLE, CREAM)


def pill(canvas: Canvas, text: str, y: float, tone: Colour) -> None:
    """A line of words on a rounded ground, in the middle of the table."""
    box = centred(
        canvas.view.width / 2, y, canvas.type.width(text, STRONG_STYLE) + 36, canvas.type.line(STRONG_STYLE) + 6
    )
    canvas.panel(box, tone, box.height / 2)
    canvas.text(text, box.inset(12, 0), STRONG_STYLE, INK if tone == BRASS else CREAM, "centre")


def _banner(canvas: Canvas, text: str, tone: Colour, y: float) -> None:
    """A few words across the table, on one line or two."""
    most = canvas.view.width - 80
    lines = canvas.type.wrap(text, HEADING_STYLE, most - 64)
    line = canvas.type.line(HEADING_STYLE)
    width = max(canvas.type.width(part, HEADING_STYLE) for part in lines) + 64
    box = centred(canvas.view.width / 2, y, min(width, most), line * len(lines) + 16)
    canvas.panel(box, tone, min(26, box.height / 2), outline=BRASS, line=2, shadow=12)
    canvas.paragraph(text, Box(box.x + 32, box.y + 8, box.width - 64, box.height - 16), HEADING_STYLE, CREAM, "centre")


def _limit(canvas: Canvas, scene: TableScene) -> None:
    """How much time is left, as a bar that shrinks."""
    left, timer = scene.sitting.left, scene.match.state.timer
    if left is None or timer is None or scene.director.busy:
        return
    whole = scene.sitting.whole
    if scene.table.clock(canvas, left, whole):
        return
    box = centred(canvas.view.width / 2, LIMIT_AT, 320, 10)
    canvas.panel(box, INK, 5, alpha=0.6)
    if left > 0.05:
        tone = CORAL if left < URGENT else BRASS
        canvas.panel(Box(box.x, box.y, max(10, box.width * left / whole), box.height), tone, 5)
