"""The page of a manuscript: its cards, what the pack is called, and files that go out."""

from __future__ import annotations

from game.defizz.manuscript import Place
from game.defizz.writing import visible
from scenes.app.lang import p, t
from scenes.games.defizz.editor import about_pack, cards, files
from scenes.games.defizz.words import printed
from scenes.kit.box import Box
from scenes.kit.widget import Widget

CARDS, ABOUT, FILES = range(3)


class PackPage(cards.CardsPage):
    """A pack being written. Leaving it makes a pack of everything that is whole."""

    def title(self) -> str:
        now = self.bench.now
        return printed(visible(next((text for text in now.title.values() if text.strip()), now.id)))

    def sections(self) -> list[str]:
        return [p("editor", "Cards"), p("editor", "Pack"), p("editor", "Files")]

    def contents(self, inner: Box) -> list[Widget]:
        return (cards.contents, about_pack.contents, files.contents)[self.section](self, inner)

    def rebuild(self) -> None:
        self.card = max(0, min(self.card, len(cards.rows(self.bench.now)) - 1))
        if self.held is not None and not cards.there(self.bench.now, self.held.place):
            self.held = None
        super().rebuild()

    def show(self, section: int) -> None:
        self.held = None
        super().show(section)

    def write(self, place: Place) -> None:
        from scenes.games.defizz.editor.question_page import QuestionPage

        self.app.push(QuestionPage(self.bench, place))

    def back(self) -> None:
        """Let go of what is held; else leave the page, with a pack of all that is whole."""
        if self.held is not None:
            self.held = None
            self.rebuild()
            return
        if self.bench.changed and self.bench.publish():
            self._tell()
        self.app.pop()

    def _tell(self) -> None:
        whole, count = cards.counted(self.bench.now)
        decks = {card.deck for card in whole}
        if len(decks) < 2:
            self.app.toasts.say(t("Kept. It can be played once a Duel card and a Multi card are whole."))
        elif len(whole) < count:
            self.app.toasts.say(t("Kept: {whole} of {count} cards can be played.", whole=len(whole), count=count))
        else:
            self.app.toasts.say(t("You can play with {title} now.", title=self.title()))

    def leave(self) -> None:
        if self.bench.changed:
            self.bench.publish()
        super().leave()
