"""Trying a question out: its card as on the table, an answer typed and judged as there, the answer with its note.

A game of chance is played once by three made-up sides, and told as at the table.
"""

from __future__ import annotations

from random import Random

import msgspec

from game.defizz import chance
from game.defizz.chance.luck import NOT_YET
from game.defizz.question_form import raw_of
from game.defizz.questions import AnyQuestion, ChanceQuestion, ChronoQuestion, CibleQuestion, PingPongQuestion
from game.table import IllegalMove
from scenes.app.lang import n, t
from scenes.games.defizz import board, judge, places, words
from scenes.games.defizz.art import Art
from scenes.games.defizz.editor import names
from scenes.games.defizz.editor.form_page import FormPage
from scenes.games.defizz.luck.why import Last, why
from scenes.games.defizz.says import measured
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.entry import Entry
from scenes.kit.label import Label
from scenes.kit.scroll import Reader
from scenes.kit.text import BODY_STYLE, SMALL_STYLE, STRONG_STYLE
from scenes.kit.theme import BUTTON, FADED, INK
from scenes.kit.widget import Widget

CARD = 0.56
"""The share of the width that is the card."""
GAP = 12
ASIDE = 0.48
"""The share of the card's head that there is for the hint; a longer one stands below."""
SIDES = ("Zoé", "Malik", "Inès")


class CardView(Widget):
    """The question on its card, as it lies on the table."""

    focusable = False

    def __init__(self, box: Box, mode: str, hint: str, text: str) -> None:
        super().__init__(box)
        self.mode = mode
        self.hint = hint
        self.text = text
        self._art: Art | None = None

    def draw(self, canvas: Canvas) -> None:
        whole = places.board(self.box, canvas.type.text_size)
        if self._art is None or self._art.scale != canvas.view.scale:
            self._art = Art(canvas.view.scale)
        hint, body = t("Hint: {hint}", hint=t("“{hint}”", hint=self.hint)), whole.body
        beside = canvas.type.width(hint, board.HINTS[-1]) <= whole.header.width * ASIDE
        board.face(canvas, self._art, whole, self.mode, words.mode(self.mode), hint if beside else "")
        if not beside:
            high = min(body.height / 3, 2 * canvas.type.line(board.HINTS[-1]))
            board.paragraph(canvas, hint, body._replace(height=high), board.HINTS)
            body = body._replace(y=body.y + high, height=body.height - high)
        board.paragraph(canvas, self.text, body)


class Trial:
    """A trial of a question: the answer typed last, and the table's words on it."""

    def __init__(self) -> None:
        self.typed = ""
        self.told: list[str] = []

    def widgets(self, page: FormPage, room: Box) -> list[Widget]:
        """The card at the left; at the right the line to answer in, and what the table says."""
        try:
            question = _question(page)
        except msgspec.ValidationError:
            return _unready(page, room)
        if page.faults():
            return _unready(page, room)
        one = page.bench.language
        one = one if getattr(question.text, one) is not None else "fr" if one == "en" else "en"
        card = room._replace(width=room.width * CARD - GAP)
        right = room._replace(x=card.right + 2 * GAP, width=room.right - card.right - 2 * GAP)
        hint, text = (words.printed(str(getattr(part, one))) for part in (question.hint, question.text))
        return [CardView(card.inset(4), page.mode, hint, text), *self._beside(page, question, one, right)]

    def _beside(self, page: FormPage, question: AnyQuestion, one: str, room: Box) -> list[Widget]:
        kind = page.app.canvas.type
        high, small = BUTTON * kind.text_size, kind.line(SMALL_STYLE)
        lower = Box(room.x, room.bottom - high, room.width, high)

        def tell(lines: list[str]) -> None:
            self.told = lines
            page.rebuild()

        if isinstance(question, ChanceQuestion):
            draw = Button(lower, t("Let chance decide"), lambda: tell([played(question)]), "do")
            told = Reader(room._replace(height=lower.y - GAP - room.y), "\n".join(self.told), INK, BODY_STYLE)
            return [told, draw]

        def type_(text: str) -> None:
            self.typed = text

        def answer(text: str) -> None:
            tell([verdict(question, text, one)] if text.strip() else [])

        entry = Entry(Box(room.x, room.y + small + 4, room.width, high), self.typed, type_, done=answer, most=60)
        entry.ghost = t("Your answer")
        entry.tag = "try"
        judged = Box(room.x, entry.box.bottom + 8, room.width, high)
        below = Box(room.x, judged.bottom + 8, room.width, lower.y - GAP - judged.bottom - 8)
        return [
            Label(Box(room.x, room.y, room.width, small), t("What somebody might answer"), SMALL_STYLE, FADED),
            entry,
            Button(judged, t("Judge it"), lambda: answer(self.typed), "do"),
            Reader(below, "\n".join(self.told), INK, STRONG_STYLE),
            Button(lower, t("Show the answer"), lambda: tell(revealed(question, one))),
        ]


def _question(page: FormPage) -> AnyQuestion:
    """The question as the table would have it."""
    found: AnyQuestion = msgspec.convert(raw_of(page.form), AnyQuestion)
    return found


def _unready(page: FormPage, room: Box) -> list[Widget]:
    """The list of all that is to be written before the question can be tried."""
    lines = [t("Before you can try it out:")]
    for each in page.faults():
        name = names.place(each.field, page.bench.now)
        lines.append("– " + t("{field}: {fault}", field=name, fault=names.fault(each.error)))
    return [Reader(room, "\n".join(lines), INK, BODY_STYLE)]


def verdict(question: AnyQuestion, text: str, one: str) -> str:
    """The table's verdict on this answer, as a sentence."""
    if isinstance(question, CibleQuestion):
        return _nearness(question, text, one)
    found = judge.look(question, text, one)
    if found.word == "near":
        return t("“{text}” is close: the table would ask somebody.", text=text.strip())
    if found.word == "wrong":
        return t("“{text}” is wrong.", text=text.strip())
    if isinstance(question, PingPongQuestion) and found.entry is not None:
        name = getattr(question.list.items[found.entry], one).main
        return t("“{text}” is right: it is in the list as {entry}.", text=text.strip(), entry=words.printed(name))
    return t("“{text}” is right.", text=text.strip())


def _nearness(question: CibleQuestion, text: str, one: str) -> str:
    """The distance of a number from the right one, as a sentence."""
    try:
        said = words.number(text).number
    except IllegalMove:
        return t("That is not a number.")
    unit = words.printed(getattr(question.number.unit, one))
    away = abs(said - question.number.value)
    if not away:
        return t("{number}: exactly right.", number=measured(said, unit))
    return t("{number}: off by {away}.", number=measured(said, unit), away=measured(round(away, 3), unit))


def revealed(question: AnyQuestion, one: str) -> list[str]:
    """The answer and the note, as they are told after the question."""
    told: list[str] = []
    if isinstance(question, ChronoQuestion):
        told.append(t("The answer: {answer}.", answer=words.printed(getattr(question.answer, one).main)))
    elif isinstance(question, CibleQuestion):
        unit = words.printed(getattr(question.number.unit, one))
        told.append(t("The answer: {answer}.", answer=measured(question.number.value, unit)))
    elif isinstance(question, PingPongQuestion):
        entries = [words.printed(getattr(item, one).main) for item in question.list.items]
        told.append(n("{count} entry:", "{count} entries:", len(entries)) + " " + ", ".join(entries))
    note = getattr(question.note, one) if question.note is not None else None
    return [*told, words.printed(note)] if note else told


def played(question: ChanceQuestion, rng: Random | None = None) -> str:
    """Play the game of chance once, and say who has won and why."""
    dice = rng or Random()
    kind = question.chance.kind
    sides = tuple(range(len(SIDES)))
    params = chance.settings(kind, question.chance.params)
    luck = chance.start(kind, params, chance.order(kind, sides, lambda: dice.random))
    while luck.winner == NOT_YET:
        seat = chance.actors(luck)[0]
        chance.apply(luck, seat, dice.choice(chance.legal(luck, seat)), lambda: dice.random)
    picks = dict(luck.before)
    name = SIDES[luck.winner]
    if NOT_YET in picks.values() or luck.winner not in picks:
        return t("{name} wins.", name=name)
    return why(kind, Last(name, picks[luck.winner], luck.shown, list(picks.values())))
