"""The base of a page about one question: its form, its mode, its faults."""

from __future__ import annotations

from game.defizz.form_faults import FieldFault, form_faults
from game.defizz.manuscript import Place
from game.defizz.pack import MODES
from game.defizz.question_form import Form
from scenes.games.defizz.editor.bench import Bench
from scenes.games.defizz.editor.bench_page import BenchPage


class FormPage(BenchPage):
    """A page about the question at a place of the manuscript."""

    def __init__(self, bench: Bench, place: Place) -> None:
        super().__init__(bench)
        self.place = place

    @property
    def form(self) -> Form:
        """The question as it is written."""
        return self.bench.now.form(self.place)

    @property
    def mode(self) -> str:
        """The mode of the question; a Chrono as long as none is written."""
        mode = self.form.get("mode", "chrono")
        return mode if mode in MODES else "chrono"

    def faults(self) -> list[FieldFault]:
        """All faults of the question; if it is in two languages, in both."""
        return form_faults(self.form, [self.bench.language, *self.bench.now.languages])
