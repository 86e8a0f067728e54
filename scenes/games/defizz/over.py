"""The drawing of a question that is over: its answer, every side's own with the money, the note, the winner."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from scenes.app.lang import n, t
from scenes.games.defizz import board, marks, question, says, target, tiles, turnout, words
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.luck import picture
from scenes.games.defizz.luck.round import now
from scenes.games.defizz.tiles import Plan
from scenes.kit.box import Box
from scenes.kit.canvas import Canvas
from scenes.kit.text import BODY_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import MUTED, TEAL

ANSWERS = tuple(Style("display", 900, size) for size in (34, 29, 25, 21, 18, 15))
NOTES = (BODY_STYLE, Style("text", 600, 14), Style("text", 600, 13))
LISTED = (Style("text", 700, 15), Style("text", 700, 14), Style("text", 700, 13))
WINS = (STRONG_STYLE, Style("text", 800, 14), Style("text", 800, 13))
WHY = (Style("text", 800, 17), Style("text", 800, 15), Style("text", 800, 13))
GAP = 6.0
LOWEST = {"chrono": 38.0, "cible": 70.0, "pingpong": 48.0, "chance": 96.0}
"""Mode → the least height of its answer, in logical units at the usual text size."""
SHARES = {"chrono": 0.56, "cible": 0.42, "pingpong": 0.3}
"""Mode → the share of the height that the question takes, of what it has with its answer."""
QUESTION, MOST_QUESTION = 0.56, 0.82
"""The share of the height that is kept for a long question, and its largest share of what it has with its answer."""


MOST_NOTE = 0.4
"""The largest share of the height for the note."""
WAYS: tuple[tuple[tiles.Size | None, bool], ...] = (
    ("roomy", True), ("slim", True), ("slim", False), ("discs", True), ("discs", False),
    ("dots", True), ("dots", False), (None, True), (None, False),
)  # fmt: skip
"""The sizes of tiles, with the note or without: the first that leaves enough room is taken."""


class Below(NamedTuple):
    """The things under the answer: the tiles of the sides, and the style of the note; None: left out."""

    tiles: Plan | None
    note: Style | None
    high: float


def draw(canvas: Canvas, table: CardTable, body: Box) -> None:
    """Draw the end of a question, from the top: the question, its answer, the sides, the note, the winner (DE-15)."""
    result = table.result
    assert result is not None
    mode, line = result.question.mode, board.prompt_high(canvas.type) + 4
    room = body._replace(height=body.height - line)
    winner(canvas, table, Box(body.x, room.bottom + 2, body.width, line - 2))
    shown = turnout.of(table)
    upper = _reason_high(canvas.type, table, room.width) if mode == "chance" else _least(canvas, table, room)
    least = upper + LOWEST[mode] * (0.5 + 0.5 * canvas.type.text_size)
    below = _below(canvas.type, table, shown, room, least)
    room = _draw_below(canvas, table, shown, room, below)
    if mode == "chance":
        _chance(canvas, table, room)
        return
    needed = board.needed(canvas.type, question.sentence(table), board.TEXTS[-1], room.width)
    share = max(SHARES[mode], min((needed + 2) / room.height, MOST_QUESTION))
    part = room.height * share
    board.paragraph(canvas, question.sentence(table), room._replace(height=part), board.TEXTS[1:])
    answer = room._replace(y=room.y + part + 4, height=room.height - part - 4)
    if result.number is not None:
        target.draw(canvas, table, answer, table.truth_share)
    elif result.items:
        _everything(canvas, table, answer)
    elif result.answer is not None:
        board.paragraph(canvas, words.named(result.answer), answer, ANSWERS, TEAL)


def _least(canvas: Canvas, table: CardTable, room: Box) -> float:
    """The least height of the question, in its smallest style."""
    needed = board.needed(canvas.type, question.sentence(table), board.TEXTS[-1], room.width)
    return min(needed, room.height * QUESTION)


def _note(table: CardTable) -> str:
    """The line that explains the answer; empty if there is none."""
    result = table.result
    return (words.text(result.note) or words.text(result.closed_by)) if result is not None else ""


def _below(kind: Type, table: CardTable, shown: Sequence[turnout.Turnout], room: Box, least: float) -> Below:
    """The largest tiles, with the note if there is room for both, that leave so much height for what is above them."""
    note = _note(table)
    style, high = NOTES[-1], 0.0
    if note:
        fits = (style for style in NOTES if board.needed(kind, note, style, room.width) <= room.height * 0.24)
        style = next(fits, NOTES[-1])
        high = board.needed(kind, note, style, room.width) + GAP
    plans = {plan.size: plan for plan in tiles.plans(kind, shown, table.names, room.width)}
    for size, with_note in WAYS:
        plan, noted = plans.get(size) if size is not None else None, with_note and high <= room.height * MOST_NOTE
        whole = (plan.high + GAP if plan is not None else 0.0) + (high if noted else 0.0)
        if whole + least <= room.height and noted == with_note:
            return Below(plan, style if noted and note else None, whole)
    return Below(None, None, 0.0)


def _draw_below(canvas: Canvas, table: CardTable, shown: Sequence[turnout.Turnout], room: Box, below: Below) -> Box:
    """Draw the tiles and the note at the lower end of the room; return what is left above them."""
    down = room.bottom - below.high
    if below.tiles is not None:
        tiles.draw(canvas, table, Box(room.x, down + GAP / 2, room.width, below.tiles.high), shown, below.tiles)
        down += below.tiles.high + GAP
    if below.note is not None:
        at = Box(room.x, down + GAP / 2, room.width, room.bottom - down - GAP)
        canvas.paragraph(_note(table), at, below.note, MUTED, "centre")
    return room._replace(height=room.height - below.high)


def _reason(table: CardTable) -> str:
    """The sentence on what luck has drawn and why that wins; empty without a last round."""
    last = now(table)
    return picture.reason(last, table.names) if last is not None else ""


def _reason_high(kind: Type, table: CardTable, width: float) -> float:
    """The height of that sentence in its smallest style."""
    return board.needed(kind, _reason(table), WHY[-1], width)


def _chance(canvas: Canvas, table: CardTable, room: Box) -> None:
    """Draw the picture of the last round, and under it why that wins."""
    text = _reason(table)
    most = room._replace(height=max(_reason_high(canvas.type, table, room.width), room.height * 0.16))
    style = board.wrapped(canvas.type, text, WHY, most)
    high = board.needed(canvas.type, text, style, room.width)
    at = Box(room.x, room.bottom - high - 2, room.width, high)
    board.paragraph(canvas, text, at, (style,), TEAL)
    picture.draw_last(canvas, table, room._replace(height=room.height - high - 6), now(table))


def _everything(canvas: Canvas, table: CardTable, room: Box) -> None:
    """Draw the list of a Ping-pong: what was found with a check, then what was missed; as text if it is long."""
    result, kind = table.result, canvas.type
    assert result is not None
    entries = [words.named(item) for item in result.items]
    hits = table.found
    if hits is None:
        _listed(canvas, entries, room)
        return
    told = [(entry, number in hits) for number, entry in enumerate(entries)]
    told.sort(key=lambda each: not each[1])
    texts = [text for text, _ in told]
    for style in LISTED:
        high, sign = kind.line(style) + 4, kind.line(style)
        rows = question.in_rows(kind, texts, style, room.width, sign)
        if len(rows) * (high + 4) - 4 <= room.height and max(kind.width(text, style) for text in texts) < room.width:
            marks.labels(canvas, rows, dict(told), style, room)
            return
    found, missed = [text for text, hit in told if hit], [text for text, hit in told if not hit]
    _listed_apart(canvas, found, missed, room)


def _listed_apart(canvas: Canvas, found: Sequence[str], missed: Sequence[str], room: Box) -> None:
    """Draw what was found and what was missed as two texts, one under the other."""
    least = canvas.type.line(NOTES[-1])
    share = min(max(len(found) / (len(found) + len(missed)), 0.25), 0.75) if found and missed else float(bool(found))
    part = max(least, room.height * share) if share else 0.0
    if found:
        _listed(canvas, found, room._replace(height=part), "found")
    if missed:
        _listed(canvas, missed, room._replace(y=room.y + part, height=room.height - part), "missed")


def _listed(canvas: Canvas, entries: Sequence[str], room: Box, which: str = "") -> None:
    """Draw entries as text, or as many as have room."""
    count = len(entries)
    if _list_high(canvas, entries, room, which, count) > room.height:
        count = 1 + bisect_right(range(2, count), room.height, key=partial(_list_high, canvas, entries, room, which))
    board.paragraph(canvas, _first(entries, which, count), room, NOTES, MUTED if which == "missed" else TEAL)


def _first(entries: Sequence[str], which: str, count: int) -> str:
    """The first `count` entries as text, with the number of those left out, after the word for what they are."""
    rest = len(entries) - count
    text = ", ".join([*entries[:count], n("and {count} more", "and {count} more", rest)] if rest else entries)
    if not which:
        return text
    return t("Found: {list}.", list=text) if which == "found" else t("Missed: {list}.", list=text)


def _list_high(canvas: Canvas, entries: Sequence[str], room: Box, which: str, count: int) -> float:
    return board.needed(canvas.type, _first(entries, which, count), NOTES[-1], room.width)


def winner(canvas: Canvas, table: CardTable, room: Box) -> None:
    """Draw the line that names the winner with the money, or says that there is no winner."""
    seat, kind = table.winner, canvas.type
    if seat is None:
        text, tone = says.nobody_won(table.result), MUTED
    else:
        short = t("{name} wins the question.", name=table.names[seat])
        if table.alone and seat == table.bottom:
            short = t("You win the question!")
        whole, tone = turnout.winnings(table), TEAL
        text = whole if kind.width(whole, WINS[-1]) <= room.width else short
    canvas.text(text, room, board.fitting(kind, text, WINS, room), tone, "centre")
