"""The part of a pack's page about the pack itself: its name, languages, version and licence."""

from __future__ import annotations

from collections.abc import Callable

from game.defizz.check import LANGUAGES, PackError
from game.defizz.form_faults import EMPTY
from game.defizz.manuscript import replaced
from game.defizz.question_form import languages_of
from scenes.app.lang import t
from scenes.games.defizz.editor import names
from scenes.games.defizz.editor.bench_page import BenchPage
from scenes.games.defizz.editor.fields import Field, Remark, laid
from scenes.kit.box import Box
from scenes.kit.entry import Entry
from scenes.kit.label import Label
from scenes.kit.segments import Segments
from scenes.kit.text import BODY_STYLE
from scenes.kit.theme import INK
from scenes.kit.widget import Widget

LONGEST_TITLE, LONGEST_VERSION, LONGEST_LICENCE = 60, 20, 120


def contents(page: BenchPage, inner: Box) -> list[Widget]:
    """The choice of languages, a title in each, and below them version, licence and name."""
    now, spoken = page.bench.now, page.bench.now.languages
    languages = Field(t("The questions are in"), _choice(page), judged=False)
    titles = [_title(page, one) for one in spoken]
    version = Field(t("Version"), _entry(page, "version", LONGEST_VERSION), judged=False)
    licence = Field(t("Licence (may be left out)"), _entry(page, "license", LONGEST_LICENCE), judged=False)
    name = Field(
        t("Name of the file, given by the program"),
        lambda box: Label(box, f"{now.id}.json", BODY_STYLE, INK),
        judged=False,
    )
    return laid(page.app.canvas.type, inner, [[languages], titles, [version, licence], [name]])


def _title(page: BenchPage, one: str) -> Field:
    text = page.bench.now.title.get(one, "")
    remark = None if text.strip() else Remark(names.fault(PackError(EMPTY, place="title")))
    words = t("Title in French") if one == "fr" else t("Title in English")

    def make(box: Box) -> Widget:
        entry = Entry(box, text, lambda now: _entitle(page, one, now), most=LONGEST_TITLE)
        entry.tag = f"title.{one}"
        return entry

    return Field(words, make, remark)


def _entitle(page: BenchPage, one: str, text: str) -> None:
    now = page.bench.now
    title = {each: now.title.get(each, "") for each in now.languages} | {one: text}
    page.bench.change(replaced(now, title=title), ("title", one, text.count(" ")))
    page.rebuild()


def _choice(page: BenchPage) -> Callable[[Box], Widget]:
    spoken = page.bench.now.languages
    chosen = names.BOTH if len(spoken) > 1 else spoken[0]

    def make(box: Box) -> Widget:
        made = Segments(box, names.choices(), chosen, lambda choice: _speak(page, choice), on_paper=True)
        made.tag = "languages"
        return made

    return make


def _speak(page: BenchPage, choice: str) -> None:
    """Write in these languages from now on; one in which there are questions stays."""
    now = page.bench.now
    wanted = LANGUAGES if choice == names.BOTH else (choice,)
    used = {one for form in now.forms() for one in languages_of(form)}
    if used - set(wanted):
        page.app.toasts.say(t("There are questions in the other language."))
    else:
        first = next(iter(now.title.values()), "")
        page.bench.change(replaced(now, title={one: now.title.get(one, first) for one in wanted}))
        if page.bench.language not in wanted:
            page.bench.language = wanted[0]
    page.rebuild()


def _entry(page: BenchPage, field: str, most: int) -> Callable[[Box], Widget]:
    def make(box: Box) -> Widget:
        def write(text: str) -> None:
            page.bench.change(replaced(page.bench.now, **{field: text}), field)

        entry = Entry(box, getattr(page.bench.now, field), write, most=most)
        entry.tag = field
        return entry

    return make
