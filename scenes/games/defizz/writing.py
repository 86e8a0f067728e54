"""An answer or a number that is written: the entry on the card, the keys on the screen, the move that it makes."""

from __future__ import annotations

from typing import NamedTuple

from game.defizz.moves import EXAMPLE, Answer, Chance, Guess
from game.table import IllegalMove, Move
from scenes.app.lang import said, t
from scenes.games.defizz import answer, words
from scenes.games.defizz.cardtable import CardTable
from scenes.games.defizz.desk import Desk
from scenes.games.defizz.due import most_letters, writes
from scenes.games.defizz.written import LONG_AGO
from scenes.kit.box import Box
from scenes.kit.iconbutton import IconButton
from scenes.kit.widget import Widget
from scenes.tables.reach import Reach

ENTRY, KEY = 44.0, 34.0


class Writing(NamedTuple):
    """The boxes for writing an answer: all of it, the entry, the space beside it, and the keys below (None: none)."""

    whole: Box
    entry: Box
    beside: Box
    keys: Box | None


def boxes(table: CardTable, body: Box) -> Writing | None:
    """The boxes at the lower end of the card's body for what is written; None if nothing is."""
    what = writes(table)
    if not what:
        return None
    half = 0.5 + 0.5 * table.text_size
    high, key = ENTRY * half, KEY * (half if what == "number" else 1.0)
    rows = 1 if what == "number" else len(answer.LETTERS) if table.written.keyboard else 0
    whole = Box(body.x, body.bottom - high - rows * key - (6 if rows else 0), body.width, 0)
    whole = whole._replace(height=body.bottom - whole.y)
    across = body.width * 0.5 if what == "number" else body.width - high - 10
    entry = Box(body.x, whole.y, across, high)
    beside = Box(entry.right + 10, whole.y, body.right - entry.right - 10, high)
    keys = Box(body.x, entry.bottom + 6, body.width, rows * key) if rows else None
    return Writing(whole, entry, beside, keys)


def widgets(table: Desk, reach: Reach, body: Box) -> list[Widget]:
    """The entry of an answer with its keys on the screen; nothing if none is due."""
    at = boxes(table, body)
    if at is None:
        return []
    found: list[Widget] = [
        answer.AnswerEntry(at.entry, table.written, most_letters(table), lambda text: say(table, reach))
    ]
    number = writes(table) == "number"
    if at.keys is not None:
        rows = answer.digits() if number else answer.LETTERS
        found.append(answer.Keys(at.keys, rows, lambda sign: table.press_key(sign, reach)))
    if not number:
        side = at.entry.height
        box = Box(at.beside.right - side, at.beside.y, side, side)
        keyboard = IconButton(box, "keyboard", lambda: table.toggle_keyboard(reach), t("Keys on the screen"))
        keyboard.helps_entry = True
        found.append(keyboard)
    return found


def say(table: Desk, reach: Reach) -> None:
    """Make the move that was written, or say in a toast why it is none."""
    text = table.written.text.strip()
    try:
        if not text:
            raise IllegalMove("say something, or say nothing on purpose")
        move: Move = Answer(text) if EXAMPLE in table.legal else words.number(text)
        if isinstance(move, Guess) and table.view.phase == "chance":
            move = Chance(pick=int(move.number))
    except IllegalMove as error:
        reach.refuse(said(error))
        return
    table.written.idle = LONG_AGO
    reach.do(move)
