"""The list of lessons, and the ways into one: what it teaches, how long it takes, and if it is finished."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scenes.app.dialog import Dialog
from scenes.app.lang import n, t
from scenes.app.loop import App
from scenes.app.sheet import Sheet
from scenes.games import ON_SCREEN
from scenes.kit.box import Box
from scenes.kit.icons import ICONS
from scenes.kit.scroll import Listing
from scenes.kit.widget import Widget
from scenes.lessons.scene import Around, LessonScene
from scenes.pages.settings.page import SettingsPage
from scenes.sitting.course import Course
from scenes.sitting.lesson import game_of, load, names
from scenes.sitting.log import Log
from scenes.sitting.sitting import Sitting
from scenes.sitting.taught import TaughtSitting
from scenes.tables.above import Above
from scenes.tables.firsts import kept_name


def open_lessons(app: App, game: str | None = None) -> None:
    """Open the list of lessons, at those of one game if one is named."""
    app.push(LessonsPage(game))


def open_lesson(app: App, name: str, from_start: bool = False) -> None:
    """Open a lesson where the current person has left it; `from_start`: at its first step."""
    app.push(lesson_scene(app, name, from_start))


def lesson_scene(app: App, name: str, from_start: bool = False) -> LessonScene:
    """The scene of a lesson, at the step that the current person goes on with."""
    lesson = load(name)
    course = Course(name, lesson, app.people.current.seat)
    course.skip_to(0 if from_start else min(app.people.lesson(name).step, len(lesson.steps) - 1))
    on_screen = ON_SCREEN[lesson.game]
    around = Around(
        pieces=lambda scale: on_screen.pieces(scale, app.preferences, lesson.options),
        reached=lambda step: app.people.reach_step(name, step),
        finished=lambda: _finish(app, name),
        restart=lambda: app.replace(lesson_scene(app, name, from_start=True)),
    )
    sitting = TaughtSitting(course)
    return LessonScene(sitting, on_screen.table()(lesson.game, sitting.facts.seats), ABOVE, around)


def _read(sitting: Sitting, seat: int | None) -> Log:
    """The log of a lesson's match as a seat may know it."""
    facts = sitting.facts
    port = sitting.port(seat) if seat is not None else sitting.opened()
    return Log(port, sitting.first_view(), facts.names, ON_SCREEN[facts.game].telling())


def _no_page(*given: object) -> Any:
    """Refuse to open a page that no lesson leads to."""
    raise LookupError("a lesson opens no such page")


def _nothing(app: App, given: object) -> None:
    """Keep and count nothing of a lesson's match."""


ABOVE = Above(
    rules=_no_page,
    lessons=_no_page,
    settings=SettingsPage,
    folder=_no_page,
    scores=_no_page,
    log=_no_page,
    why=_no_page,
    result=_no_page,
    read=_read,
    key_names=lambda app, facts: {},
    ended=_nothing,
    again=_no_page,
    left=_nothing,
)
"""The pages over a lesson: the settings alone. Nothing of its match is kept or counted."""


def _finish(app: App, name: str) -> None:
    """Keep that a lesson is finished, with all that it has taught, and ask what comes next."""
    app.people.finish_lesson(name, taught=taught(name))
    following = next((each for each in names(game_of(name)) if each > name), None)
    title = str(load(name).title)
    answers: list[tuple[str, Callable[[], None], str]] = [
        (t("Lessons"), lambda: app.replace(LessonsPage(game_of(name))), "quiet"),
        (t("Done"), app.pop, "quiet" if following else "do"),
    ]
    if following is not None:
        answers.append((t("Next lesson"), lambda: app.replace(lesson_scene(app, following)), "do"))
    app.push(Dialog(t("Well done!"), t("You have finished “{title}”.", title=title), answers))


def taught(name: str) -> list[str]:
    """The first times that a lesson teaches, which need no explaining at a table any more."""
    game, _, number = name.partition("-")
    return [kept_name(game, first) for first in ON_SCREEN[game].table().firsts if str(first.lesson) == number]


class LessonsPage(Sheet):
    """The sheet of all lessons, those of one game first shown."""

    def __init__(self, game: str | None = None) -> None:
        super().__init__()
        self.names = names()
        self.index = next((number for number, name in enumerate(self.names) if game_of(name) == game), 0)

    def title(self) -> str:
        return t("Lessons")

    def body(self, inner: Box) -> list[Widget]:
        return [Listing(inner, [self._row(name) for name in self.names], self._open, self.index)]

    def _row(self, name: str) -> tuple[str, str]:
        """The name of a lesson with its mark, and a line about it."""
        lesson, progress = load(name), self.app.people.lesson(name)
        check = f"{ICONS['check']} " if progress.done else ""
        minutes = n("{count} minute", "{count} minutes", lesson.minutes)
        number = name.partition("-")[2]
        heading = f"{check}{ON_SCREEN[lesson.game].title()} {number} · {minutes}"
        going = t("step {step} of {steps}", step=progress.step + 1, steps=len(lesson.steps)) if progress.step else ""
        return heading + (f" · {going}" if going else ""), str(lesson.about)

    def _open(self, index: int) -> None:
        self.index = index
        open_lesson(self.app, self.names[index])

    def resume(self) -> None:
        self.rebuild()
        super().resume()


def learnt(app: App, game: str) -> bool:
    """Tell if the current person has finished every lesson of a game."""
    known = names(game)
    return bool(known) and all(app.people.lesson(name).done for name in known)
