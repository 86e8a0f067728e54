"""Sitting down on screen: a new match, the same table again, or one that was left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path

import msgspec

from game.match import Seat
from game.shelf import ShelfError
from game.table import TABLE, Options, Outcome
from scenes.app.lang import said, t
from scenes.app.loop import App
from scenes.app.racekeys import label
from scenes.games import ON_SCREEN
from scenes.pages import measured
from scenes.pages.folder import FolderPage
from scenes.pages.lessons import open_lessons
from scenes.pages.result import evening
from scenes.pages.result.page import ResultPage
from scenes.pages.rules.page import RulesPage
from scenes.pages.scoresheet import ScorePage
from scenes.pages.settings.page import SettingsPage
from scenes.pages.setup import memory
from scenes.pages.why import AskingLog, WhyPage
from scenes.sitting import seats
from scenes.sitting.facts import Facts
from scenes.sitting.judge import Judge
from scenes.sitting.log import Log
from scenes.sitting.sitting import Sitting
from scenes.tables import records
from scenes.tables.above import Above
from scenes.tables.overlays import Overlays
from scenes.tables.scene import TableScene
from scenes.tables.table import Table


def begin(app: App, game: str, options: Options, around: Sequence[Seat], seed: int | None = None) -> None:
    """Deal a new match, keep it, and sit down in the place of the top scene. Bad options raise and change nothing."""
    evenings = ON_SCREEN[game].evenings()
    if seed is None:
        options = evenings.dealing(app, options)
    around = evenings.seating(app, measured.seated(app, game, around))
    followed = measured.told(app, game, around)
    _follow(app, game, around)
    sitting, trouble = seats.deal(game, options, around, seed, app.shelf, app.worker, judge(game))
    app.people.sit(game, around)
    _warn(app, trouble)
    if followed:
        app.toasts.say(followed)
    app.replace(seated(sitting))


def _follow(app: App, game: str, around: Sequence[Seat]) -> None:
    """Keep that somebody is followed, or is not, from their first match on."""
    person = measured.alone(around)
    if person is not None and person.name:
        app.people.stand(game, app.people.standing(game, person.name), person.name)


def again(app: App, facts: Facts) -> None:
    """Deal anew for the same people, with the same options."""
    begin(app, facts.game, facts.options.renewed(), facts.seats)


def resume(app: App, path: Path) -> None:
    """Go on with a match on the shelf where it was left; raise a sentence if it can't be opened."""
    assert app.shelf is not None
    sitting, trouble = seats.resume(app.shelf, path, app.worker, judge)
    _warn(app, trouble)
    sit(app, sitting)


def open_kept(app: App, path: Path) -> None:
    """Go on with a match on the shelf, or show the result of one that is over; raise a sentence if it can't be read."""
    assert app.shelf is not None
    if not isinstance(seats.look(app.shelf, path), Outcome):
        resume(app, path)
        return
    sitting = seats.looked_at(app.shelf, app.shelf.mark(path, over=True), judge)
    table = ON_SCREEN[sitting.facts.game].table()(sitting.facts.game, sitting.facts.seats)
    app.push(result(app, sitting, Overlays(app, sitting, table, ABOVE, TABLE).whole_log))


def sit(app: App, sitting: Sitting) -> None:
    """Put the table of a sitting on top of the scenes."""
    app.push(seated(sitting))


def sit_again(app: App, sitting: Sitting) -> None:
    """Sit down again at the match of a sitting that something went wrong in."""
    sit(app, seats.sit_again(sitting, app.worker))


def seated(sitting: Sitting) -> TableScene:
    """The scene of a sitting."""
    facts = sitting.facts
    return TableScene(sitting, ON_SCREEN[facts.game].table()(facts.game, facts.seats), ABOVE)


def judge(game: str) -> Judge:
    """The judge of free answers in a game."""
    return ON_SCREEN[game].judge()


def key_names(app: App, facts: Facts) -> dict[int, str]:
    """The words on the race keys of several people at one screen, by seat."""
    if len(facts.people) < 2:
        return {}
    printed = memory.load(app).printed
    keys = {seat: facts.seats[seat].key for seat in facts.people}
    return {seat: label(key, printed) for seat, key in keys.items() if key is not None}


def why(app: App, sitting: Sitting, table: Table) -> WhyPage:
    """The page of the computer players' reasons; those that nobody remembers are thought again."""
    rethinking = sitting.reasons.rethinking(seats.rethinker(sitting, app.worker))
    rounds, options = sitting.reasons.explained(table.pauses), sitting.facts.options
    plates = [table.resting_plate(seat) for seat in range(len(table.names))]
    return WhyPage(rounds, table.names, table.game, rethinking, options, brief=True, plates=plates)


def result(app: App, sitting: Sitting, log: Callable[[], None]) -> ResultPage:
    """The page at the end of a match, from which it can be played again."""
    return ResultPage(sitting, partial(again, app, sitting.facts), log)


def read(sitting: Sitting, seat: int | None) -> Log:
    """The log of a match as a seat may know it; None: everything, once it is over."""
    facts = sitting.facts
    port = sitting.port(seat) if seat is not None else sitting.opened()
    notebook = getattr(facts.options, "notebook", False)
    return Log(port, sitting.first_view(), facts.names, ON_SCREEN[facts.game].telling(), notebook)


def count(app: App, sitting: Sitting) -> None:
    """Note a match that is over in the records, once."""
    facts, outcome = sitting.facts, sitting.outcome
    assert outcome is not None
    people = [seat.name if seat.person else "" for seat in facts.seats]
    answers = ON_SCREEN[facts.game].evenings().answers(sitting.opened())
    before = records.load(app)
    if sitting.sealed not in before.noted:
        measured.note(app, facts, outcome)
    records.note(app, people, facts.game, outcome.winners, date.today().isoformat(), answers, sitting.sealed)
    evening.note(app, sitting, before, records.load(app))


def remember(app: App, sitting: Sitting) -> None:
    """Keep what the next match of this game needs to know of this one."""
    ON_SCREEN[sitting.facts.game].evenings().leaving(app, sitting.port(TABLE))


def _warn(app: App, trouble: ShelfError | None) -> None:
    if trouble is not None:
        app.toasts.say(said(trouble))


ABOVE = Above(
    rules=lambda facts: RulesPage(facts.game, msgspec.to_builtins(facts.options)),
    lessons=open_lessons,
    settings=SettingsPage,
    folder=FolderPage,
    scores=ScorePage,
    log=lambda lines, why: AskingLog(t("What happened"), list(lines), why),
    why=why,
    result=result,
    read=read,
    key_names=key_names,
    ended=count,
    again=again,
    left=remember,
)
"""The pages that a table opens over itself."""
