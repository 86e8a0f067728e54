"""The card before the question: challenges, stakes, and the answers to a raise."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil
from typing import NamedTuple

from game.defizz.moves import ACCEPT, CHALLENGE, REFUSE, STAKES, Challenge, Stake
from game.defizz.view import DefizzView
from game.table import Move
from scenes.app.lang import p, t
from scenes.games.defizz import board, duel, marks
from scenes.games.defizz.cardtable import CardTable
from scenes.kit.box import Box, centred
from scenes.kit.button import Button
from scenes.kit.canvas import Canvas
from scenes.kit.stepper import Stepper
from scenes.kit.text import SMALL_STYLE, STRONG_STYLE, Style, Type
from scenes.kit.theme import BUTTON, CORAL, INK, MUTED, TEAL
from scenes.kit.widget import Widget
from scenes.tables.offers import Offer, move_name
from scenes.tables.reach import Reach
from scenes.tables.scoring import number
from scenes.tables.targets import SeatTarget

TIMES = (2, 3, 5)
SMALL_BUTTON = tuple(Style("text", 800, size) for size in (16, 14, 13))
AMOUNT = Style("digits", 700, 44)
GAP = 10.0
STAGE = 104.0
"""The least height for both sides of a duel, above the controls of the stake."""


class StakeStepper(Stepper):
    """The stepper of the stake: left and right change it, Enter or Space announces it."""

    announce: Callable[[], None]

    def click(self) -> None:
        self.announce()


class QuickButton(Button):
    """A button that sets the stake to one amount, on the way to announcing it."""

    move: Stake | None = None
    """The stake that it leads to; None once it is set: then the button below the card announces it."""


class Quick(NamedTuple):
    """A button that sets the stake to one amount."""

    text: str
    amount: int


def opponents(table: CardTable, reach: Reach, room: Box) -> list[Widget]:
    """DE-09: a button for each side that can be challenged, and a target on its plate."""
    may = [move.opponent for move in table.legal if isinstance(move, Challenge)]
    plates = {**table.plates(), table.bottom: table.own_plate()}
    columns = 2 if len(may) <= 4 else 3 if len(may) <= 6 else 4
    if table.text_size > 1.2 and columns > 3:
        columns = 3
    lines = ceil(len(may) / columns)
    high = min(BUTTON * table.text_size, (room.height - GAP * (lines - 1)) / lines)
    found: list[Widget] = []
    whole = room._replace(y=room.y + (room.height - lines * (high + GAP) + GAP) / 2)
    for index, seat in enumerate(may):
        line, column = divmod(index, columns)
        across = (room.width - GAP * (columns - 1)) / columns
        missing = max(0, (line + 1) * columns - len(may))
        aside = (column + missing / 2) * (across + GAP)
        box = Box(whole.x + aside, whole.y + line * (high + GAP), across, high)
        text = f"{table.names[seat]} · {number(table.view.purses[seat])}"
        if reach.type.width(text, SMALL_BUTTON[-1]) > box.width - box.height * 0.6:
            text = table.names[seat]
        style = board.fitting(reach.type, text, SMALL_BUTTON, box.inset(box.height * 0.3, 0))
        button = Button(box, text, _does(reach, CHALLENGE[seat]), "do", style=style)
        button.thing = move_name(CHALLENGE[seat])
        found.append(button)
    found += [SeatTarget(plates[seat], _does(reach, CHALLENGE[seat]), table.names[seat]) for seat in may]
    return found


def _does(reach: Reach, move: Move) -> Callable[[], None]:
    return lambda: reach.do(move)


def quick(minimum: int, purse: int) -> list[Quick]:
    """The quick buttons: the minimum, multiples of it below the purse, and the whole purse."""
    found = [Quick(p("stake", "Minimum"), minimum)]
    found += [Quick(f"×{times}", minimum * times) for times in TIMES if minimum * times < purse]
    return [*found, Quick(t("All"), purse)] if purse > minimum else found


def widgets(table: CardTable, reach: Reach, room: Box) -> list[Widget]:
    """DE-10: the stepper and the quick buttons; the button below the card announces the amount."""
    view, kind = table.view, reach.type
    purse = view.purses[table.sight.actor or 0]
    high = BUTTON * (0.5 + 0.5 * table.text_size)
    quicks = quick(view.minimum, purse)
    both = controls(kind)
    staged = stage_room(view, room, both).height
    top = room.bottom - both if staged else room.y + max(0.0, (room.height - both) / 2)
    across = min(room.width, 300 * table.text_size)

    def choose(amount: int) -> None:
        table.written.stake = amount
        reach.refresh()

    step = centred(room.centre[0], top + high / 2, across, high)
    stepper = StakeStepper(step, table.staked, view.minimum, purse, choose, t("Your stake"), 100, number)
    stepper.announce = lambda: reach.do(STAKES[table.staked // 100])
    stepper.thing = "stepper"
    found: list[Widget] = [stepper]
    row = Box(room.x, top + high + 16, room.width, high)
    for box, one in zip(row.row(len(quicks), GAP), quicks, strict=True):
        one = one._replace(text=_fitting(kind, one, box.width - high * 0.6))
        style = board.fitting(kind, one.text, SMALL_BUTTON, box.inset(high * 0.3, 0))
        chosen = one.amount == table.staked
        button = QuickButton(box, one.text, partial(choose, one.amount), "do" if chosen else "quiet", style=style)
        button.move = None if chosen else STAKES[one.amount // 100]
        button.thing = f"amount:{one.amount}"
        found.append(button)
    return found


def _fitting(kind: Type, one: Quick, room: float) -> str:
    """The words of a quick button with its amount, in the longest form that has room; at least the amount."""
    amount = number(one.amount)
    short = p("stake", "Min.") if one.text == p("stake", "Minimum") else one.text
    ways = (f"{one.text} · {amount}", f"{short} · {amount}")
    return next((text for text in ways if kind.width(text, SMALL_BUTTON[-1]) <= room), amount)


def controls(kind: Type) -> float:
    """The height of the stepper and the quick buttons."""
    return 2 * BUTTON * (0.5 + 0.5 * kind.text_size) + 16


def stage_room(view: DefizzView, room: Box, below: float) -> Box:
    """The room for both sides of a duel above controls of this height; without height if that is too little."""
    high = room.height - below - 8
    return room._replace(height=high if duel.staged(view) and high >= STAGE else 0.0)


def draw_stage(canvas: Canvas, table: CardTable, room: Box) -> None:
    """Draw both sides of a duel above the stepper, while somebody at the screen sets the stake."""
    stage = stage_room(table.view, room, controls(canvas.type))
    if stage.height:
        duel.draw(canvas, table, stage)


def choices(table: CardTable) -> list[Offer]:
    """The buttons that announce a stake, or accept or refuse a raise."""
    view = table.view
    if view.phase == "stake" and table.legal:
        if table.staked > view.minimum:
            return [Offer(t("Raise to {amount}", amount=number(table.staked)), STAKES[table.staked // 100], "do")]
        return [Offer(t("Keep the minimum, {amount}", amount=number(view.minimum)), STAKES[view.minimum // 100], "do")]
    if view.phase == "offer" and ACCEPT in table.legal:
        purse = view.purses[table.sight.actor or 0]
        paid = number(min(view.minimum, purse))
        staked = number(min(view.stake, purse))
        return [
            Offer(t("Accept, stake {amount}", amount=staked), ACCEPT, "do"),
            Offer(t("Refuse, pay {amount}", amount=paid), REFUSE, "urgent" if purse <= view.minimum else "quiet"),
        ]
    return []


def draw_offer(canvas: Canvas, table: CardTable, room: Box) -> None:
    """Draw a raise: who asks whom, the stake as it stands, and what accepting and refusing cost and win."""
    kind = canvas.type
    costs = duel.costs_high(canvas)
    duel.draw_costs(canvas, table, Box(room.x, room.bottom - costs, room.width, costs))
    room = room._replace(height=room.height - costs - 6)
    says = _stands(table)
    if duel.staged(table.view):
        lines = kind.line(SMALL_STYLE) if says else 0.0
        if room.height - lines < duel.LEAST * 2:
            lines = 0.0
        duel.draw(canvas, table, room._replace(height=room.height - lines))
        if lines:
            board.prompt(canvas, says, Box(room.x, room.bottom - lines, room.width, lines))
        return
    high = kind.line(AMOUNT)
    strip = 62 * (0.4 + 0.6 * kind.text_size)
    lines = 2 * kind.line(SMALL_STYLE)
    if room.height < high + strip + lines:
        lines = kind.line(SMALL_STYLE)
    if room.height < high + strip + lines:
        high = max(0.0, room.height - strip - lines)
    top = room.y + max(0.0, (room.height - high - strip - lines) / 2)
    text = number(table.view.stake)
    figure = Box(room.x, top, room.width, high)
    if high > kind.line(duel.AMOUNTS[-1]) - 8:
        canvas.text(text, figure, board.within(kind, text, figure, (AMOUNT, *duel.AMOUNTS)), INK, "centre")
    below = Box(room.x, top + high, room.width, lines)
    said = board.paragraph(canvas, says, below, (STRONG_STYLE, *SMALL_BUTTON[1:]), MUTED)
    answers(canvas, table, Box(room.x, max(said.bottom, below.bottom) + 4, room.width, strip))


def _stands(table: CardTable) -> str:
    """The sentence under the stake: the raise, or the effect of accepting or refusing it (DE-14)."""
    view = table.view
    seat = view.actors[0]
    if view.purses[seat] < view.stake:
        name, amount = table.names[seat], number(view.purses[seat])
        return t("{name} has {amount}: accepting lowers the stake to that.", name=name, amount=amount)
    if view.purses[seat] <= view.minimum:
        return t("{name} has no more than the minimum: refusing costs everything.", name=table.names[seat])
    if view.stake < view.offer:
        return t("The raise was {offer}; it stands at {stake}.", offer=number(view.offer), stake=number(view.stake))
    return t("{name} raises to {amount}.", name=table.names[view.active], amount=number(view.offer))


def answers(canvas: Canvas, table: CardTable, room: Box) -> None:
    """Draw the rivals' discs in their order: accepted, refused, or still to speak."""
    view = table.view
    size = min(36.0 * (0.5 + 0.5 * canvas.type.text_size), room.width / len(view.rivals) - 14)
    step = min(size + 30, room.width / len(view.rivals))
    for index, seat in enumerate(view.rivals):
        x, y = room.centre[0] + (index - (len(view.rivals) - 1) / 2) * step, room.centre[1]
        marks.disc(canvas, table, seat, x, y, size, seat in view.refused)
        if seat in view.actors:
            marks.lit(canvas, x, y, size)
        if seat in view.waiting:
            continue
        icon, tone = ("cross", CORAL) if seat in view.refused else ("check", TEAL)
        canvas.panel(centred(x + size * 0.4, y + size * 0.4, 20, 20), tone, 10)
        canvas.icon(icon, x + size * 0.4, y + size * 0.4, 12, (255, 252, 245))
