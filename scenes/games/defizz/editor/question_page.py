"""The page of one question: four fields to write it, what else can be said of it, and trying it out."""

from __future__ import annotations

from game.defizz.manuscript import ON_A_CARD, Place
from game.defizz.pack import MODES
from game.defizz.question_form import ABOUT, SPOKEN, blank, languages_of, raw_of
from scenes.app.lang import p, t
from scenes.app.sheet import Extra
from scenes.games.defizz import words
from scenes.games.defizz.editor import form_widgets, names
from scenes.games.defizz.editor.bench import Bench
from scenes.games.defizz.editor.doubts import doubts
from scenes.games.defizz.editor.fields import BESIDE, GAP, Field, Remark, laid
from scenes.games.defizz.editor.form_page import FormPage
from scenes.games.defizz.editor.trying import Trial
from scenes.kit.box import Box
from scenes.kit.segments import Segments
from scenes.kit.text import STRONG_STYLE
from scenes.kit.theme import BUTTON
from scenes.kit.widget import Widget

WRITING, DETAILS, ABOUT_IT, TRYING = range(4)
ROWS: dict[int, dict[str, tuple[tuple[str, ...], ...]]] = {
    WRITING: {
        "chrono": (("text", "hint"), ("answer", "accept")),
        "cible": (("text", "hint"), ("number", "unit")),
        "pingpong": (("text", "hint"), ("entries", "closed_by")),
        "chance": (("text", "hint"), ("chance", "settings")),
    },
    DETAILS: {
        "chrono": (("reject", "wrong"), ("note", "answer_type")),
        "cible": (("note", "kind"), ("sigma", "decimals", "min", "max")),
        "pingpong": (("tempting", "note"),),
        "chance": (("note",),),
    },
}
"""Section → mode → the fields of each row."""
SHARES = {"text": 1.7, "entries": 1.7, "chance": 1.7, "note": 1.3}
"""Fields that are wider than the one beside them."""
CHOSEN = ("category", "difficulty", "culture", "recent", "stability", "chance", "settings", "kind")
"""Fields with a few values, of which nothing can be wrong."""
TAB = 40
"""The room around a word in a row of segments."""


class QuestionPage(FormPage):
    """The question at a place of the manuscript."""

    def __init__(self, bench: Bench, place: Place) -> None:
        super().__init__(bench, place)
        self.trial = Trial()

    def title(self) -> str:
        if self.place.card is None:
            return t("On no card")
        card = self.bench.now.cards[self.place.card]
        return t("{card}, question {number}", card=card.id, number=self.place.slot + 1)

    def sections(self) -> list[str]:
        return [p("editor", "Question"), t("Details"), t("About it"), t("Try it")]

    def more(self) -> list[Extra]:
        last = self.place.card is None or self.place.slot == ON_A_CARD - 1
        return [] if last else [Extra(t("Next question"), self._next, "do")]

    def _next(self) -> None:
        self.bench.history.rest()
        self.place = self.place._replace(slot=self.place.slot + 1)
        self.trial = Trial()
        self.section = WRITING
        self.rebuild()

    # layout

    def contents(self, inner: Box) -> list[Widget]:
        if not self._there():
            return []
        high = BUTTON * self.app.canvas.type.text_size
        row = inner._replace(height=high)
        rest = inner._replace(y=row.bottom + GAP, height=inner.height - high - GAP)
        if self.section == ABOUT_IT:
            return laid(self.app.canvas.type, inner, self._fields(self._about()))
        if self.section == TRYING:
            bar = self._languages(row)
            return [*bar, *self.trial.widgets(self, rest if bar else inner)]
        bar = [*(self._modes(row) if self.section == WRITING else []), *self._languages(row)]
        rows = ROWS[self.section][self.mode]
        return [*bar, *laid(self.app.canvas.type, rest if bar else inner, self._fields(rows))]

    def _there(self) -> bool:
        """Tell if the question is still there: undoing may have taken its card away."""
        now, (card, slot) = self.bench.now, self.place
        return slot < len(now.loose) if card is None else card < len(now.cards)

    def rebuild(self) -> None:
        if self._there():
            super().rebuild()
        else:
            self.back()

    def _modes(self, row: Box) -> list[Widget]:
        width = row.width - (self._languages_width() + BESIDE if len(self.bench.now.languages) > 1 else 0)
        values = [(mode, words.mode(mode)) for mode in MODES]
        made = Segments(row._replace(width=width), values, self.mode, self._choose_mode, on_paper=True)
        made.tag = "mode"
        return [made]

    def _languages_width(self) -> float:
        kind = self.app.canvas.type
        return sum(kind.width(self._tab(one), STRONG_STYLE) + TAB for one in self.bench.now.languages)

    def _tab(self, one: str) -> str:
        return names.LANGUAGES[one]

    def _languages(self, row: Box) -> list[Widget]:
        """The language that is written in; nothing in a pack of one."""
        spoken = self.bench.now.languages
        if len(spoken) < 2:
            return []
        width = self._languages_width()
        box = row._replace(x=row.right - width, width=width)
        made = Segments(box, [(one, self._tab(one)) for one in spoken], self.bench.language, self._speak, on_paper=True)
        made.tag = "language"
        return [made]

    def _about(self) -> tuple[tuple[str, ...], ...]:
        dated = raw_of(self.form)["stability"] == "D"
        rows = (("category", "difficulty"), ("culture", "recent"), ("sources", "stability"))
        return (*rows, ("as_of", "recheck")) if dated else rows

    def _fields(self, rows: tuple[tuple[str, ...], ...]) -> list[list[Field]]:
        """The fields of these rows, in the language that is written in."""
        form, one = self.form, self.bench.language
        wrong = {} if blank(form) else {fault.field: fault.error for fault in self.faults()}
        doubtful = doubts(form, self._multi())
        found = []
        for row in rows:
            fields = []
            for name in row:
                full = f"{name}.{one}" if name in SPOKEN else name
                if name == "settings" and form_widgets.setting_of(form) is None:
                    continue
                remark = Remark(names.fault(wrong[full])) if full in wrong else None
                if remark is None and full in doubtful:
                    remark = Remark(doubtful[full], fault=False)
                fields.append(
                    Field(
                        self._label(name),
                        form_widgets.widget(full, form, self._write),
                        remark,
                        form_widgets.several(name),
                        name not in CHOSEN,
                        SHARES.get(name, 1.0),
                    )
                )
            found.append(fields)
        return found

    def _label(self, name: str) -> str:
        setting = form_widgets.setting_of(self.form) if name == "settings" else None
        return names.setting(setting[0]) if setting is not None else names.field(name)

    def _multi(self) -> bool:
        return self.place.card is not None and self.bench.now.cards[self.place.card].deck == "multi"

    # doing

    def _write(self, field: str, text: str) -> None:
        """Write a text into a field; a question that is changed has not been read again."""
        form = {**self.form, field: text}
        if not text:
            del form[field]
        if field.partition(".")[0] not in ABOUT:
            form.pop("checked", None)
        if field == "chance":
            form.pop("settings", None)
        self.bench.change(self.bench.now.with_form(self.place, form), (self.place, field, text.count(" ")))
        self.rebuild()

    def _choose_mode(self, mode: str) -> None:
        self.bench.change(self.bench.now.with_form(self.place, {**self.form, "mode": mode}))
        self.rebuild()

    def _speak(self, language: str) -> None:
        """Write in another language; a question that nobody has begun stays as it is."""
        self.bench.history.rest()
        self.bench.language = language
        self.trial = Trial()
        self.rebuild()

    def show(self, section: int) -> None:
        if section == TRYING and self.bench.language not in languages_of(self.form):
            self.bench.language = (languages_of(self.form) or [self.bench.language])[0]
        self.trial = Trial()
        super().show(section)
