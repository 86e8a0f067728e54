"""The widgets of the table by phase: the buttons at the lower right, and those on the card itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

from game.defizz.chance import KINDS
from game.defizz.chance.luck import GO, STAY
from game.defizz.chance.timed import SLOWEST, TIMES
from game.defizz.moves import EXAMPLE, LONGEST_ANSWER, PASS, PRESS, ROLL, Answer, Chance, Guess
from game.table import TABLE, IllegalMove
from scenes.app.lang import p, said, t
from scenes.games.defizz import answer, board, hints, stake, words
from scenes.kit.box import Box
from scenes.kit.button import Button
from scenes.kit.iconbutton import IconButton
from scenes.kit.text import STRONG_STYLE, Style, Type
from scenes.kit.widget import Widget
from scenes.tables.offers import Offer
from scenes.tables.reach import Reach
from scenes.tables.targets import SeatTarget

if TYPE_CHECKING:
    from scenes.games.defizz.desk import Desk
    from scenes.games.defizz.table import Defizz

STYLES = (STRONG_STYLE, Style("text", 800, 14), Style("text", 800, 13))
GAP = 12.0
ENTRY, KEY = 44.0, 34.0
FEW = 24
"""Most picks that are shown as buttons; of more, one is written as a number."""
MOST_IN_A_ROW, FEWER = 8, 4
LONGEST_NUMBER = 18


class Writing(NamedTuple):
    """The boxes for writing an answer: all of it, the entry, the space beside it, and the keys below (None: none)."""

    whole: Box
    entry: Box
    beside: Box
    keys: Box | None


def writes(table: Desk) -> str:
    """The kind of entry that is due now: `text`, `number`, or an empty string if nothing is written."""
    if table.sight.actor is None or table.asked is None:
        return ""
    if EXAMPLE in table.legal:
        return "" if table.spoken else "text"
    if any(isinstance(move, Guess) for move in table.legal):
        return "number"
    return "number" if len(picks(table)) > FEW and not timed(table) else ""


def most_letters(table: Desk) -> int:
    """The most letters of the entry that is due."""
    if table.view.phase == "chance":
        return len(str(max(move.pick or 0 for move in picks(table))))
    return LONGEST_NUMBER if writes(table) == "number" else LONGEST_ANSWER


def picks(table: Desk) -> list[Chance]:
    """The legal moves that pick something in a game of chance."""
    return [move for move in table.legal if isinstance(move, Chance) and move.pick is not None]


def timed(table: Desk) -> bool:
    """Tell if a game of chance against time is being played."""
    luck = table.view.luck
    return luck is not None and KINDS[luck.kind].timed and table.view.phase == "chance"


def writing(table: Defizz, body: Box) -> Writing | None:
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


def build(table: Defizz, reach: Reach) -> list[Widget]:
    """All widgets in the order of the Tab key: those on the card, the buttons, the plates that can be clicked."""
    found = _on_the_card(table, reach)
    offered = choices(table, reach)
    return [*found, *row(table, reach, offered), *_plates(table, reach)]


def _on_the_card(table: Defizz, reach: Reach) -> list[Widget]:
    view, kind = table.view, reach.type
    body = table.board().body
    if reach.busy and view.phase in ("roll", "choose", "challenge", "stake", "offer"):
        return []
    top = board.prompt_high(kind) + 4
    room = Box(body.x, body.y + top, body.width, body.height - top)
    if not table.legal:
        return []
    match view.phase:
        case "choose":
            return hints.widgets(table, reach, hints.rows(table, body, top))
        case "challenge":
            return stake.opponents(table, reach, room)
        case "stake":
            return stake.widgets(table, reach, room)
    return _written(table, reach, body)


def _written(table: Defizz, reach: Reach, body: Box) -> list[Widget]:
    """The entry of an answer with its keys on the screen; nothing if none is due."""
    boxes = writing(table, body)
    if boxes is None:
        return []
    found: list[Widget] = [answer.AnswerEntry(boxes.entry, table, most_letters(table), lambda text: say(table, reach))]
    number = writes(table) == "number"
    if boxes.keys is not None:
        rows = answer.digits() if number else answer.LETTERS
        found.append(answer.Keys(boxes.keys, rows, lambda sign: table.press_key(sign, reach)))
    if not number:
        side = boxes.entry.height
        box = Box(boxes.beside.right - side, boxes.beside.y, side, side)
        found.append(IconButton(box, "key", lambda: table.toggle_keyboard(reach), t("Keys on the screen")))
    return found


def say(table: Defizz, reach: Reach) -> None:
    """Make the move that was written, or say in a toast why it is none."""
    text = table.written.text.strip()
    try:
        if not text:
            raise IllegalMove("say something, or say nothing on purpose")
        move: Any = Answer(text) if EXAMPLE in table.legal else words.number(text)
        if isinstance(move, Guess) and table.view.phase == "chance":
            move = Chance(pick=int(move.number))
    except IllegalMove as error:
        reach.app.toasts.say(said(error))
        return
    reach.do(move)


def choices(table: Defizz, reach: Reach) -> list[Offer]:
    """The buttons at the lower right; each makes a move, or calls something of the table."""
    view = table.view
    if view.phase == "judge":
        return _judging(table, reach)
    if reach.busy and view.phase in ("roll", "choose", "challenge", "stake", "offer", "chance"):
        return []
    if view.phase == "press":
        return _pressing(table, reach)
    if not table.legal:
        return []
    match view.phase:
        case "roll":
            return [Offer(t("Throw the die"), ROLL)]
        case "choose":
            return hints.choices(table)
        case "stake" | "offer":
            return stake.choices(table)
        case "floor" | "guess" | "pingpong":
            return _answering(table, reach)
        case "chance":
            return _luck(table, reach)
    return []


def _answering(table: Defizz, reach: Reach) -> list[Offer]:
    if PASS not in table.legal or table.asked is None:
        return []
    says = Offer(t("I have said it"), EXAMPLE) if table.spoken and EXAMPLE in table.legal else None
    return [says or Offer(t("Say it"), lambda: say(table, reach)), Offer(t("Say nothing"), PASS, "quiet")]


def _pressing(table: Defizz, reach: Reach) -> list[Offer]:
    """The buttons of a race for the floor; several people press with keys and plates, and have a button to give up."""
    if table.asked is None or not any(table.seats[seat].person for seat in table.view.actors):
        return []
    if reach.several:
        return [Offer(t("Nobody knows"), lambda: table.nobody_knows(reach), "quiet")]
    return [Offer(t("Press!"), PRESS, "urgent"), Offer(t("I don’t know"), PASS, "quiet")]


def _judging(table: Defizz, reach: Reach) -> list[Offer]:
    """DE-22: the buttons of a vote, or those to accept or contest a ruling."""
    hearing = table.hearing
    if hearing is None or reach.busy:
        return []
    if hearing.voter is not None:
        return [
            Offer(p("verdict", "Right"), lambda: table.vote(True, reach)),
            Offer(p("verdict", "Wrong"), lambda: table.vote(False, reach), "urgent"),
        ]
    if not hearing.open:
        return []
    contest = t("I was right") if table.alone else t("Contest")
    return [Offer(t("Go on"), lambda: table.accept(reach)), Offer(contest, lambda: table.contest(reach), "quiet")]


def _luck(table: Defizz, reach: Reach) -> list[Offer]:
    """The buttons of a game of chance."""
    if timed(table):
        return _against_time(table, reach)
    legal_picks = picks(table)
    if len(legal_picks) > FEW:
        any_one = legal_picks[crc32(str(table.view.moves).encode()) % len(legal_picks)]
        return [Offer(t("Say it"), lambda: say(table, reach)), Offer(t("Any number"), any_one, "quiet")]
    named = {GO: _go_words(table), STAY: p("cards", "Stop")}
    if len(legal_picks) > FEWER:
        return [Offer(str((move.pick or 0) + _first(table)), move) for move in legal_picks]
    if legal_picks:
        return [Offer(_capital(words.choice(table.view, move.pick or 0)), move) for move in legal_picks]
    return [Offer(named[move], move, "do" if move == GO else "quiet") for move in table.legal if move in named]


def _go_words(table: Defizz) -> str:
    """The words of the button that goes on, by the kind of the game of chance."""
    luck = table.view.luck
    assert luck is not None
    match luck.kind:
        case "dice_high" | "dice_race" | "beetle":
            return t("Throw the dice")
        case "high_card" | "twenty_one":
            return t("Take a card")
        case "wheel":
            return t("Spin the wheel")
        case "slot":
            return t("Pull the lever")
        case "door":
            return t("Switch doors")
    return p("chance", "Go!")


def _against_time(table: Defizz, reach: Reach) -> list[Offer]:
    luck, watch = table.view.luck, table.stopwatch
    assert luck is not None
    if luck.kind == "light":
        return [Offer(t("Press!"), lambda: table.react(reach), "urgent")] if not reach.several else []
    if watch.running:
        return [Offer(p("clock", "Stop!"), lambda: table.stop(reach), "urgent")]
    return [Offer(p("clock", "Start"), lambda: table.start(reach))]


def timed_move(table: Desk, hundredths: int) -> Chance:
    """The move for a time in hundredths of a second, cut to the longest that the game counts."""
    luck = table.view.luck
    assert luck is not None
    most = SLOWEST if luck.kind == "light" else 200 * luck.params["seconds"]
    return TIMES[min(hundredths, most)]


def row(table: Defizz, reach: Reach, offered: Sequence[Offer]) -> list[Widget]:
    """The offers as buttons side by side at the lower right, beside one's own plate; many in two rows."""
    if not offered:
        return []
    kind, whole = reach.type, table.button_row()
    if len(offered) > MOST_IN_A_ROW:
        return _rows(table, reach, offered, whole)
    needs = [max(96.0, kind.width(choice.text, STRONG_STYLE) + 48) for choice in offered]
    room = whole.width - GAP * (len(offered) - 1)
    if sum(needs) > room:
        needs = [need * room / sum(needs) for need in needs]
    left = whole.right - sum(needs) - GAP * (len(offered) - 1)
    found: list[Widget] = []
    for need, choice in zip(needs, offered, strict=True):
        found.append(_button(Box(left, whole.y, need, whole.height), choice, reach, kind))
        left += need + GAP
    return found


def _rows(table: Defizz, reach: Reach, offered: Sequence[Offer], whole: Box) -> list[Widget]:
    """The offers as two rows of small buttons."""
    kind = reach.type
    half = (len(offered) + 1) // 2
    high = whole.height * 0.5 - 2
    found: list[Widget] = []
    for line, in_row in enumerate((offered[:half], offered[half:])):
        boxes = whole._replace(y=whole.y + line * (high + 4), height=high).row(half, 6)
        found += [_button(box, choice, reach, kind) for box, choice in zip(boxes, in_row, strict=False)]
    return found


def _first(table: Defizz) -> int:
    """The number shown for pick 0: 1 for cups, doors, straws and marbles, which people count from one; else 0."""
    luck = table.view.luck
    return 1 if luck is not None and luck.kind in ("cup", "door", "shortest_straw", "marble") else 0


def _button(box: Box, choice: Offer, reach: Reach, kind: Type) -> Button:
    style = board.fitting(kind, choice.text, STYLES, box.inset(box.height * 0.3, 0))
    return Button(box, choice.text, does(reach, choice.move), choice.kind, style=style)


def does(reach: Reach, move: Any) -> Callable[[], None]:
    """A function that makes the move; a move that is a function already is returned as it is."""
    return move if callable(move) else lambda: reach.do(move)


def _plates(table: Defizz, reach: Reach) -> list[Widget]:
    """Targets on the plates of people in a race for the floor or the green light, to click instead of a key."""
    if (
        table.asked is None
        or (table.view.phase != "press" and not table.racing)
        or table.eyes not in (TABLE, table.bottom)
    ):
        return []
    boxes = {**table.plates(), table.bottom: table.own_plate()}
    racers = [seat for seat in table.view.actors if seat >= 0 and table.seats[seat].person]

    def presses(seat: int) -> Callable[[], object]:
        return lambda: table.press(seat, reach)

    return [SeatTarget(boxes[seat], presses(seat)) for seat in racers]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
