"""The list of lessons, and the ways into one: what it teaches, how long it takes, and if it is finished."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import groupby
from typing import Any

from scenes.app.dialog import Dialog
from scenes.app.lang import n, t
from scenes.app.loop import App
from scenes.app.sheet import Sheet
from scenes.games import ON_SCREEN
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.widget import Widget
from scenes.lessons.scene import Around, LessonScene
from scenes.pages.lessonlist import EDGE, Chapter, Entry, LessonList
from scenes.pages.settings.page import SettingsPage
from scenes.sitting.course import Course
from scenes.sitting.lesson import Lesson, game_of, load, names
from scenes.sitting.log import Log
from scenes.sitting.sitting import Sitting
from scenes.sitting.taught import TaughtSitting
from scenes.stage.coach.bubble import LAMP, lamp
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
    on_screen = ON_SCREEN[lesson.game]
    course = Course(name, lesson, app.people.current.seat, on_screen.judge())
    course.skip_to(0 if from_start else min(app.people.lesson(name).step, len(lesson.steps) - 1))
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
    app.push(LessonEnd(name))


class LessonEnd(Dialog):
    """The dialog at the end of a lesson: the next one, a match of this game, or back to where it was opened."""

    def __init__(self, name: str) -> None:
        game = game_of(name)
        self.following = next((each for each in names(game) if each > name), None)
        text = t("You have finished “{title}”.", title=str(load(name).title))
        if self.following is not None:
            following = load(self.following)
            minutes = n("{count} minute", "{count} minutes", following.minutes)
            text += "\n" + t("Next: “{title}”, {minutes}.", title=str(following.title), minutes=minutes)
        else:
            text += "\n" + t("You know all that it takes: try it in a real match!")
        super().__init__(t("Well done!"), text, self._answers(game))

    def _answers(self, game: str) -> list[tuple[str, Callable[[], None], str]]:
        following = self.following
        answers: list[tuple[str, Callable[[], None], str]] = [
            (t("Done"), self._leave, "quiet"),
            (t("Play now"), lambda: self._play(game), "quiet" if following is not None else "do"),
        ]
        if following is not None:
            answers.append((t("Next lesson"), lambda: self.app.replace(lesson_scene(self.app, following)), "do"))
        return answers

    def _leave(self) -> None:
        self.app.pop()

    def _play(self, game: str) -> None:
        """Open the setup of the game in the place of the lesson."""
        if self.app.setup is not None:
            self.app.replace(self.app.setup(game))

    def back(self) -> None:
        """Be done: Escape begins nothing new."""
        self._answer(self._leave)()

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        canvas.picture(lamp(canvas.view.px(LAMP)), self.box.centre[0], self.box.y - 4)


def taught(name: str) -> list[str]:
    """The first times that a lesson teaches, which need no explaining at a table any more."""
    game, _, number = name.partition("-")
    return [kept_name(game, first) for first in ON_SCREEN[game].table().firsts if str(first.lesson) == number]


class LessonsPage(Sheet):
    """The sheet of all lessons, those of one game first shown."""

    def __init__(self, game: str | None = None, lessons: Mapping[str, Lesson] | None = None) -> None:
        super().__init__()
        self.lessons = lessons or {name: load(name) for name in names()}
        """The lessons in the list by name, those of one game together."""
        self.index = next((number for number, name in enumerate(self.lessons) if game_of(name) == game), 0)

    def title(self) -> str:
        return t("Lessons")

    def body(self, inner: Box) -> list[Widget]:
        return [LessonList(inner.inset(-EDGE, 0), self._chapters(), self._open, self.index)]

    def _chapters(self) -> list[Chapter]:
        """The lessons by game."""
        chapters = []
        for game, found in groupby(self.lessons, game_of):
            on_screen = ON_SCREEN[game]
            chapters.append(Chapter(on_screen.title(), on_screen.tile().ground, tuple(map(self._entry, found))))
        return chapters

    def _entry(self, name: str) -> Entry:
        """A lesson in words, with the current person's progress."""
        lesson, progress = self.lessons[name], self.app.people.lesson(name)
        words = n("{count} minute", "{count} minutes", lesson.minutes)
        if progress.step:
            words = t("step {step} of {steps}", step=progress.step + 1, steps=len(lesson.steps)) + f" · {words}"
        number = name.partition("-")[2]
        return Entry(number, str(lesson.title), str(lesson.about), words, progress.done, progress.step > 0)

    def _open(self, index: int) -> None:
        self.index = index
        open_lesson(self.app, list(self.lessons)[index])

    def resume(self) -> None:
        self.rebuild()
        super().resume()
