"""The way from a leaf of rules into the lesson that teaches what is told there."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.app.lang import t
from scenes.app.loop import App
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.icons import ICONS
from scenes.kit.text import STRONG_STYLE
from scenes.pages.lessons import open_lesson
from scenes.pages.rules.notation import Leaf
from scenes.sitting.lesson import names


def taught(leaves: Sequence[Leaf]) -> bool:
    """Tell if there is a lesson about any of these leaves."""
    return bool({leaf.lesson for leaf in leaves} & set(names()))


def learn_button(app: App, leaf: Leaf, box: Box) -> list[Button]:
    """The button that opens the lesson about a leaf; none if nobody has written one."""
    if leaf.lesson not in names():
        return []
    whole = t("Learn by playing")
    room = box.width - box.height * 0.6 - 1
    labels = (f"{ICONS['hint']} {whole}", whole, t("Learn"))
    label = next((label for label in labels if app.canvas.type.width(label, STRONG_STYLE) <= room), labels[-1])
    return [Button(box, label, lambda: open_lesson(app, leaf.lesson), "do")]
