"""The picture of a table for a report: as it is shown, but without secrets that people share."""

from __future__ import annotations

from io import BytesIO

import pygame

from game.table import TABLE
from scenes.app.loop import App
from scenes.kit.canvas import Canvas
from scenes.sitting.sitting import Sitting
from scenes.tables import frame
from scenes.tables.acts import Acts
from scenes.tables.show import Show
from scenes.tables.table import Table


def as_png(app: App, sitting: Sitting, table: Table, show: Show, acts: Acts) -> bytes:
    """The table as it is shown now; while several people share a match, as all of them may see it."""
    seen = table.sight
    if sitting.shared_secrets and not acts.pausing:
        show.cut(seen._replace(view=sitting.port(TABLE).view, legal=(), eyes=TABLE, actor=None))
    surface, file = pygame.Surface(app.surface.get_size()), BytesIO()
    canvas = Canvas(surface, app.view, app.canvas.type, app.canvas.shapes, app.canvas.cloth)
    show.draw(canvas, app, hidden=False)
    frame.draw(canvas, table, show, sitting, waiting=acts.pausing or bool(acts))
    if table.sight is not seen:
        show.cut(seen)
    pygame.image.save(surface, file, "table.png")
    return file.getvalue()
