"""Where a monkey can be put: every screen, and tables of every game, option and seat count, in mid-match."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Any

from game import GAMES
from game.defizz.manuscript import with_card
from game.defizz.moves import EXAMPLE, Answer
from game.defizz.phases import NAMES as DEFIZZ
from game.match import Match, Seat
from game.tordu.state import PHASES as TORDU
from game.trepido.phases import PHASES as TREPIDO
from game.trio.codes import PHASES as TRIO
from scenes.app.loop import App
from scenes.app.page import Page
from scenes.app.scene import Scene
from scenes.games.defizz.editor.bench import Bench
from scenes.games.defizz.editor.pack_page import PackPage
from scenes.games.defizz.editor.template import template
from scenes.games.defizz.packs import PacksPage
from scenes.pages.about import AboutPage
from scenes.pages.records.page import RecordsPage
from scenes.pages.result.page import ResultPage
from scenes.pages.rules.page import RulesPage
from scenes.pages.seating import again
from scenes.pages.settings.page import SettingsPage
from scenes.pages.setup.draft import Draft
from scenes.pages.setup.page import SetupPage
from scenes.pages.unfinished import KeptPage
from scenes.pages.welcome import WelcomePage
from scenes.pages.why import AskingLog
from scenes.tables.scene import TableScene
from tests.game.laws import option_grid, random_move
from tests.scenes.tables.robots import KEYS, NAMES
from tests.scenes.tables.seated import looked_at, result_of, seated

Haunt = Callable[[App, Random], None]

MOST_MOVES = 90
"""So far a match has come at most when a monkey sits down at it."""
LEVELS = ("easy", "normal", "hard")
SEVERAL = {"nobody": 0, "one": 1, "two": 2, "everybody": 12}
PHASES = {"trepido": TREPIDO, "trio": TRIO, "tordu": TORDU, "defizz": DEFIZZ}


@cache
def grid(game: str) -> list[tuple[Any, int]]:
    return option_grid(GAMES[game])


def around(count: int, people: int, rng: Random) -> list[Seat]:
    """So many seats, some of them people's, anywhere among the others."""
    persons = set(rng.sample(range(count), min(people, count)))
    return [
        Seat(name=NAMES[place], key=KEYS[place])
        if place in persons
        else Seat(name=NAMES[place], level=rng.choice(LEVELS))  # type: ignore[arg-type]
        for place in range(count)
    ]


def begun(game: str, people: int, rng: Random, most: int = MOST_MOVES) -> Match:
    """A match in some variant that chance has played for a while; not quite to its end.

    No two answers are the same, so that one to an earlier question is known again wherever it is still shown.
    """
    options, count = rng.choice(grid(game))
    match = Match(game, options, around(count, people, rng), rng.getrandbits(63), salt="grain")
    for number in range(rng.randrange(most)):
        seat, move = random_move(match.state, rng)
        match.play(seat, Answer(f"guess {number}") if move == EXAMPLE else move)
        if match.state.outcome is not None:
            match.undo()
            break
    return match


@cache
def finished(game: str, number: int) -> Match:
    """One of a few matches that are over."""
    rng = Random(f"{game} {number}")
    options, count = rng.choice(grid(game))
    match = Match(game, options, around(count, 1, rng), rng.getrandbits(63), salt="grain")
    while match.state.outcome is None:
        match.play(*random_move(match.state, rng))
    return match


def at_a_table(game: str, people: str, app: App, rng: Random) -> None:
    match = begun(game, SEVERAL[people], rng)
    if app.shelf is not None:
        app.shelf.keep(match)
    app.push(seated(match))


def at_the_end(game: str, app: App, rng: Random) -> None:
    """The result; from there to the log and to another deal."""
    match = finished(game, rng.randrange(4))
    log = AskingLog("", ["…"], None)
    facts = looked_at(match).facts
    app.push(result_of(match, lambda: again(app, facts), lambda: app.push(log)))


def in_a_section(make: Callable[[], Any], app: App, rng: Random) -> None:
    """A page of several sections, opened at any of them."""
    page = make()
    app.push(page)
    if page.sections():
        page.show(rng.randrange(len(page.sections())))


def on_a_page(make: Callable[[], Scene], app: App, rng: Random) -> None:
    app.push(make())


def at_the_bench(app: App, rng: Random) -> None:
    """A pack that is being written, opened at any of its sections."""
    if app.shelf is not None:
        page = PackPage(Bench(app, with_card(template(("fr", "en")), "duel")))
        app.push(page)
        page.show(rng.randrange(len(page.sections())))


def in_the_menu(app: App, rng: Random) -> None:
    """It lies below everything."""


HAUNTS: dict[str, Haunt] = {
    "menu": in_the_menu,
    "settings": partial(in_a_section, SettingsPage),
    "welcome": partial(on_a_page, WelcomePage),
    "packs": partial(on_a_page, lambda: PacksPage(Draft("defizz"))),
    "editor": at_the_bench,
    "matches": partial(on_a_page, KeptPage),
    "records": partial(on_a_page, RecordsPage),
    "about": partial(on_a_page, AboutPage),
    **{f"{game} with {people}": partial(at_a_table, game, people) for people in SEVERAL for game in GAMES},
    **{f"{game} over": partial(at_the_end, game) for game in GAMES},
    **{f"{game} set up": partial(in_a_section, partial(SetupPage, game)) for game in GAMES},
    **{f"rules of {game}": partial(on_a_page, partial(RulesPage, game)) for game in GAMES},
}
REACHED = (
    "NewPackPage", "PackPage 0", "PackPage 1", "PackPage 2", "QuestionPage 0", "QuestionPage 3",
    "Menu", "KeptPage", "RecordsPage", "AboutPage", "PacksPage", "Curtain", "LastTrick", "WhyPage",
    "AskingLog TableScene", "AskingLog ResultPage", "Dialog TableScene", "Dialog Curtain", "Dialog KeptPage",
    "Dialog RecordsPage", "WelcomePage", "WaysPage", "WhoPage", "FirstTime TableScene",
    *(f"SettingsPage {section}" for section in range(9)),
    *(f"{page} {game}" for page in ("SetupPage", "RulesPage", "ScorePage", "ResultPage") for game in GAMES),
    *(f"{game} {phase}" for game, phases in PHASES.items() for phase in phases if phase != "over"),
    *(f"{game} pause" for game in ("trepido", "tordu", "defizz")),
    "trepido claim",
)  # fmt: skip
"""Where a monkey comes in the long run, as `kind` begins to tell it: all screens, all phases."""


def kind(app: App) -> str:
    """Where one is: the screen, at a table in which phase and before whose eyes, on a page in which section."""
    top = app.top
    name = type(top).__name__
    if isinstance(top, TableScene):
        eyes = "all" if top.sharing.eyes < 0 else "one"
        state = "pause" if top.acts.pausing else "claim" if top.sitting.claim else top.table.view.phase
        return f"{top.sitting.facts.game} {state} {eyes}"
    if isinstance(top, ResultPage):
        return f"{name} {top.facts.game} {top.section}"
    below = [type(scene).__name__ for scene in app.scenes[-2:-1] if not top.covers] if isinstance(top, Page) else []
    game = getattr(top, "game", None) or ""
    return " ".join(filter(None, [name, str(game), str(getattr(top, "section", "")), *below]))
