"""Every screen of the program, each ready to be looked at: by the tests for cut text, by the goldens, by people."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import mktime
from typing import Any, Literal

import msgspec
import pygame
import pytest

from game.defizz.manuscript import Place, with_card
from game.match import Match, Seat
from game.shelf import Shelf
from game.table import TABLE
from scenes.app.lang import use
from scenes.app.page import Page
from scenes.app.person import Person
from scenes.app.scene import Scene
from scenes.games.defizz.editor import files
from scenes.games.defizz.editor.bench import Bench
from scenes.games.defizz.editor.new_pack import NewPackPage
from scenes.games.defizz.editor.pack_page import ABOUT, CARDS, FILES, PackPage
from scenes.games.defizz.editor.question_page import ABOUT_IT, DETAILS, TRYING, WRITING, QuestionPage
from scenes.games.defizz.editor.template import template
from scenes.games.defizz.packs import PacksPage
from scenes.kit.box import Box
from scenes.kit.widget import Widget
from scenes.pages.about import AboutPage
from scenes.pages.lessons import LessonsPage, lesson_scene
from scenes.pages.menu.page import Menu
from scenes.pages.menu.tiles import TileButton
from scenes.pages.records.page import RecordsPage
from scenes.pages.rules.page import RulesPage
from scenes.pages.settings.page import KEYS, ROOM, VOICE, YOU, SettingsPage
from scenes.pages.settings.voices import VoicePage
from scenes.pages.setup.draft import Draft
from scenes.pages.setup.page import SetupPage
from scenes.pages.setup.who import WhoPage
from scenes.pages.unfinished import KeptPage
from scenes.pages.welcome import WelcomePage
from scenes.sitting.lesson import Text, load
from scenes.sitting.lesson import names as lesson_names
from scenes.stage.emblem import EMBLEMS
from scenes.stage.portrait import PORTRAITS
from scenes.tables.cards import HandCard
from scenes.tables.curtain import Curtain
from scenes.tables.firsttime import FADE
from scenes.tables.records import note
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.evenings import played
from tests.scenes.tables.newcomer import Newcomers
from tests.scenes.tables.robots import by_chance
from tests.scenes.tables.seated import result_of, seated

Look = tuple[tuple[int, int], Literal["fr", "en"], int]
"""A window's size, a language, a text size in per cent."""
SIZES = ((960, 540), (1280, 720), (1920, 1080))
TEXT_SIZES = (100, 125, 150, 160)
LOOKS: list[Look] = [(size, language, text) for size in SIZES for language in ("fr", "en") for text in TEXT_SIZES]  # type: ignore[misc]
USUAL: Look = ((1280, 720), "fr", 100)

PARTY = (
    Seat(name="Zoé", emblem="cat", key=20),
    Seat(name="Bastien", level="normal", emblem="boat"),
    Seat(name="Camille", level="hard", emblem="leaf"),
    Seat(name="Inès", level="easy", emblem="star"),
    Seat(name="Malik", level="normal", emblem="fox"),
    Seat(name="Rosalie", level="normal", emblem="moon"),
    *(Seat(name=name, level="normal") for name in ("Yann", "Odile", "Théo", "Nour", "Lou", "Paul")),
)


ZOE = Person(name="Zoé", emblem="girl", colour=3)
"""Somebody with a portrait."""
COUSINS = (Seat(name="Hugo", key=26), Seat(name="Nour", key=8))
"""Two more people, with a key each."""
FAMILY = tuple(
    Person(name=seat.name, emblem=(PORTRAITS if index % 2 else EMBLEMS)[index], colour=index)
    for index, seat in enumerate(PARTY)
)  # fmt: skip
"""Twelve people who have sat here."""


def shown(scene: Scene, look: Look, shelf: Shelf | None = None) -> Driver:
    size, language, text_size = look
    hands = Driver(Page(), size, text_size / 100, language, shelf)
    hands.app.prefer(speed=0)
    hands.app.push(scene)
    for _ in range(4):
        hands.app.step(0.05)
    return hands


def page(make: Callable[[], Scene]) -> Callable[[Look, Path], Driver]:
    """A page that is made once its language is spoken."""

    def ready(look: Look, folder: Path) -> Driver:
        use(look[1])
        return shown(make(), look, Shelf(folder))

    return ready


def section(make: Callable[[], Any], number: int) -> Callable[[Look, Path], Driver]:
    """A page of several sections, opened at one of them."""

    def ready(look: Look, folder: Path) -> Driver:
        hands = shown(make(), look, Shelf(folder))
        hands.app.top.show(number)  # type: ignore[union-attr]
        hands.app.step(0.05)
        return hands

    return ready


def menu_with_matches(look: Look, folder: Path) -> Driver:
    shelf = Shelf(folder)
    for seed in (1, 2):
        match = Match("trepido", None, PARTY[:4], seed, salt="x")
        shelf.keep(match)
        shelf.release(match)
    return shown(Menu(), look, shelf)


def kept_matches(look: Look, folder: Path) -> Driver:
    """Two matches that were left on an evening in October, whatever the time zone."""
    menu_with_matches(look, folder)
    evening = mktime((2026, 10, 8, 20, 15, 0, 0, 0, -1))
    for kept in [path for path in folder.rglob("*") if path.is_file()]:
        os.utime(kept, (evening, evening))
    return shown(KeptPage(), look, Shelf(folder))


class QuestionsPage(PacksPage):
    """The packs of questions, in a folder that is called the same on every machine."""

    def _folder(self) -> str:
        return "/home/zoe/.local/share/tablee/questions"


class WrittenPage(PackPage):
    """A pack that is being written, with documents in a folder that is called the same on every machine."""

    def contents(self, inner: Box) -> list[Widget]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(files, "documents", lambda: Path("/home/zoe/Documents"))
            return super().contents(inner)


def bench(hands: Driver) -> Bench:
    """A pack in two languages with two cards that are whole and one on which nothing is written."""
    return Bench(hands.app, with_card(template(("fr", "en")), "duel"))


def written_pack(number: int) -> Callable[[Look, Path], Driver]:
    """The page of a pack that is being written, opened at a section."""

    def ready(look: Look, folder: Path) -> Driver:
        hands = shown(Page(), look, Shelf(folder))
        editor = WrittenPage(bench(hands))
        editor.section = number
        hands.app.push(editor)
        hands.app.step(0.05)
        return hands

    return ready


def written_question(place: Place, part: int, **fields: str) -> Callable[[Look, Path], Driver]:
    """The page of a question, opened at a section, with something else in some fields; `hint_fr` is `hint.fr`."""

    def ready(look: Look, folder: Path) -> Driver:
        hands = shown(Page(), look, Shelf(folder))
        desk = bench(hands)
        changed = {name.replace("_fr", ".fr").replace("_en", ".en"): text for name, text in fields.items()}
        desk.change(desk.now.with_form(place, {**desk.now.form(place), **changed}))
        desk.keep()
        editor = QuestionPage(desk, place)
        editor.section = part
        hands.app.push(editor)
        hands.app.step(0.05)
        return hands

    return ready


def some_records(look: Look, folder: Path) -> Driver:
    hands = shown(Page(), look, Shelf(folder))
    for day in range(1, 9):
        note(hands.app, ["Zoé", "Bastien", "Marie-Antoinette"], "trepido", [day % 3], f"2026-10-{day:02}")
    hands.app.push(RecordsPage())
    hands.app.step(0.05)
    return hands


def lessons_begun(look: Look, folder: Path) -> Driver:
    """Nine lessons: one finished, one begun, one finished and begun again."""
    about = Text(
        fr="Suivre la couleur demandée, couper, prendre exactement le nombre de plis annoncé",
        en="Following the suit that was led, trumping, taking exactly as many tricks as you bid",
    )
    title = Text(fr="Les cartes qui donnent et qui échangent", en="The cards that give and the cards that swap")
    lesson = msgspec.structs.replace(load("trio-1"), title=title, about=about, minutes=4)
    counts = {"trepido": 3, "trio": 2, "tordu": 2, "defizz": 2}
    lessons = {f"{game}-{number}": lesson for game, count in counts.items() for number in range(1, count + 1)}
    hands = shown(Page(), look, Shelf(folder))
    hands.app.people.finish_lesson("trepido-1")
    hands.app.people.reach_step("trepido-2", 3)
    hands.app.people.finish_lesson("trio-1")
    hands.app.people.reach_step("trio-1", 9)
    hands.app.push(LessonsPage(lessons=lessons))
    hands.app.step(0.05)
    return hands


def leaf_of(game: str, number: int, look: Look, folder: Path) -> Driver:
    """The rules of a game, open at a leaf; the first one is 0."""
    rules = RulesPage(game)
    hands = shown(rules, look, Shelf(folder))
    rules.turn(number)
    hands.app.step(0.05)
    return hands


def lesson_at(name: str, step: int) -> Callable[[Look, Path], Driver]:
    """A lesson whose coach speaks at a step; the first step is 0."""

    def ready(look: Look, folder: Path) -> Driver:
        hands = shown(Page(), look, Shelf(folder))
        hands.app.people.reach_step(name, step)
        scene = lesson_scene(hands.app, name)
        hands.app.push(scene)
        while scene.veil < 1:
            hands.app.step(0.1)
        return hands

    return ready


def lesson_over(look: Look, folder: Path) -> Driver:
    """The end of a lesson that another one follows."""
    hands = shown(Page(), look, Shelf(folder))
    scene = lesson_scene(hands.app, "trio-1")
    hands.app.push(scene)
    while not scene.course.over:
        scene.skip()
    hands.sleep(0.1)
    return hands


def at_table(
    seats: int = 4,
    until: Callable[[TableScene], bool] | None = None,
    game: str = "trepido",
    seed: int = 3,
    **options: Any,
) -> Callable[[Look, Path], Driver]:
    """A table, played by chance until something is to be seen."""

    def ready(look: Look, folder: Path) -> Driver:
        from game import GAMES

        match = Match(game, GAMES[game].Options(**options), PARTY[:seats], seed, salt="x")
        scene = seated(match, by_chance)
        hands = shown(scene, look)
        rng = Random(seed)
        for _ in range(6000):
            if until is None or until(scene) or hands.app.top is not scene:
                break
            scene.show.director.drain()
            if scene.acts.pausing:
                scene.progress.go_on()
            elif scene.table.legal:
                scene.progress.do(rng.choice(scene.table.legal))
            else:
                scene.update(0.3)
        scene.show.director.drain()
        hands.app.toasts.waiting.clear()
        hands.app.step(0.01)
        return hands

    return ready


def phase(name: str) -> Callable[[TableScene], bool]:
    return lambda scene: scene.table.view.phase == name and bool(scene.table.legal)


def hand_of(count: int) -> Callable[[TableScene], bool]:
    def reached(scene: TableScene) -> bool:
        return scene.table.view.counts[0] >= count and bool(scene.table.legal)

    return reached


def hoarder(count: int) -> Callable[[Look, Path], Driver]:
    """A hand of so many cards: somebody who only ever draws."""
    from game.trepido.moves import DRAW

    def ready(look: Look, folder: Path) -> Driver:
        match = Match("trepido", None, PARTY[:2], 5, salt="x")
        scene = seated(match, by_chance)
        hands = shown(scene, look)
        for _ in range(4000):
            if hand_of(count)(scene) or hands.app.top is not scene:
                break
            if scene.table.legal:
                scene.progress.do(DRAW if DRAW in scene.table.legal else scene.table.legal[0])
            else:
                scene.update(0.3)
        hands.app.step(0.01)
        return hands

    return ready


def picture_of(game: str, phase_name: str, moves: int) -> Callable[[TableScene], bool]:
    """A person is to act in that phase, after so many moves."""

    def reached(scene: TableScene) -> bool:
        return len(scene.sitting._match.moves) >= moves and phase(phase_name)(scene)

    return reached


def joker_chosen(look: Look, folder: Path) -> Driver:
    def has_joker(scene: TableScene) -> bool:
        return phase("turn")(scene) and any(move.card[0] == "j" for move in scene.table.legal if hasattr(move, "card"))

    hands = at_table(4, has_joker, seed=6, match="challenge", target=20)(look, folder)
    joker = next(w for w in hands.app.top.widgets if isinstance(w, HandCard) and w.card[0] == "j")  # type: ignore[union-attr]
    hands.click_on(joker)
    return hands


def card_chosen(look: Look, folder: Path) -> Driver:
    """Six at a table, one of whom has chosen the card to give away."""
    hands = at_table(6, phase("give"), match="challenge", target=20)(look, folder)
    hands.click_on(next(w for w in hands.app.top.widgets if isinstance(w, HandCard)))  # type: ignore[union-attr]
    return hands


def first_time(game: str, seats: int | list[Seat], name: str, **how: Any) -> Callable[[Look, Path], Driver]:
    """A bubble about something that happens to somebody for the first time."""

    def ready(look: Look, folder: Path) -> Driver:
        size, language, text_size = look
        party = Newcomers(game, PARTY[:seats] if isinstance(seats, int) else seats, 3, **how)
        party.until(name)
        app = party.hands.app
        app.surface = pygame.Surface(size)
        app._fit()
        app.prefer(language=language, text_size=text_size)
        party.wait(FADE)
        app.toasts.waiting.clear()
        return party.hands

    return ready


def curtain(look: Look, folder: Path) -> Driver:
    match = Match("trepido", None, [PARTY[0], Seat(name="Anne-Charlotte"), PARTY[2]], 2, salt="x")
    scene = seated(match, by_chance)
    hands = shown(scene, look)
    for _ in range(200):
        if isinstance(hands.app.top, Curtain) and len(match.moves) > 8:
            break
        if isinstance(hands.app.top, Curtain):
            hands.click_on(hands.app.top.widgets[2])
        elif scene.sharing.actor is not None and scene.table.legal:
            scene.progress.do(scene.table.legal[0])
        else:
            hands.app.step(0.3)
    return hands


def shared_race(look: Look, folder: Path) -> Driver:
    """Three people in a race, before anyone has pressed."""
    match = Match("trepido", None, [PARTY[0], *COUSINS, PARTY[3]], 3, salt="x")
    scene = seated(match, by_chance)
    hands = shown(scene, look)
    rng = Random(1)
    for _ in range(3000):
        if match.state.view(TABLE).phase == "race" and len(scene.sitting.people) > 1 and not scene.acts:
            break
        if isinstance(hands.app.top, Curtain):
            hands.click_on(hands.app.top.widgets[2])
        elif scene.sharing.actor is not None and scene.table.legal:
            scene.progress.do(rng.choice(scene.table.legal))
        else:
            hands.app.step(0.1)
    hands.app.step(0.01)
    return hands


def over_table(opens: Callable[[TableScene], None]) -> Callable[[Look, Path], Driver]:
    """A page over a table in the middle of a match."""
    ready = at_table(4, lambda scene: len(scene.sitting._match.moves) > 24, match="challenge")

    def opened(look: Look, folder: Path) -> Driver:
        hands = ready(look, folder)
        opens(hands.app.top)  # type: ignore[arg-type]
        hands.app.step(0.05)
        return hands

    return opened


def result(look: Look, folder: Path) -> Driver:
    match = played("trepido", 4, match="points", rounds=4)
    faces = ("father", "locks", "turban", "grandmother")
    match.seats = tuple(
        msgspec.structs.replace(seat, emblem=face, level=None) for seat, face in zip(match.seats, faces, strict=True)
    )
    return shown(result_of(match, lambda: None, lambda: None), look)


def menu_of_a_pupil(look: Look, folder: Path) -> Driver:
    """The menu of somebody who has finished the lessons of Trépido."""
    hands = shown(Page(), look, Shelf(folder))
    hands.app.people.introduce(ZOE)
    for name in lesson_names("trepido"):
        hands.app.people.finish_lesson(name)
    hands.app.push(Menu())
    for _ in range(3):
        hands.app.step(0.05)
    return hands


def two_ways(look: Look, folder: Path) -> Driver:
    """The tile of a game that the person has never played was clicked."""
    hands = shown(Menu(), look, Shelf(folder))
    hands.click_on(next(widget for widget in hands.app.top.widgets if isinstance(widget, TileButton)))  # type: ignore[union-attr]
    hands.move(1, 1)
    return hands


def settings_about_zoe(look: Look, folder: Path) -> Driver:
    hands = shown(Page(), look, Shelf(folder))
    hands.app.people.introduce(ZOE)
    hands.app.push(SettingsPage(YOU))
    hands.app.step(0.05)
    return hands


SCREENS: dict[str, Callable[[Look, Path], Driver]] = {
    "menu": page(Menu),
    "menu-resume": menu_with_matches,
    "menu-learnt": menu_of_a_pupil,
    "menu-ways": two_ways,
    "welcome": page(WelcomePage),
    "matches": kept_matches,
    "setup-players": section(lambda: SetupPage("trepido"), 0),
    "setup-who": page(lambda: WhoPage(FAMILY, lambda person: None, lambda: None)),
    "setup-game": section(lambda: SetupPage("trepido"), 1),
    "setup-house": section(lambda: SetupPage("trepido"), 2),
    "setup-more": section(lambda: SetupPage("trepido"), 3),
    "trepido": at_table(4, phase("turn")),
    "trepido-six": at_table(6, phase("turn"), match="points", rounds=10),
    "trepido-threat": at_table(4, phase("threat"), match="challenge", target=20),
    "trepido-race": at_table(4, phase("race"), match="challenge", target=20),
    "trepido-give": at_table(6, phase("give"), match="challenge", target=20),
    "trepido-swap": at_table(4, phase("swap"), match="challenge", target=20),
    "trepido-thanks": at_table(4, phase("thanks"), match="challenge", target=20),
    "trepido-choose": at_table(4, phase("choose"), edition="ciao", match="challenge", target=20),
    "trepido-joker": joker_chosen,
    "trepido-to-whom": card_chosen,
    "trepido-direction": at_table(4, phase("direction"), edition="defifoo", first=0),
    "trepido-children": at_table(4, phase("turn"), kids=1),
    "trepido-25": hoarder(25),
    "trepido-round": at_table(4, lambda scene: scene.acts.pausing, match="points", rounds=3),
    "trepido-shared-race": shared_race,
    "first-trepido-turn": first_time("trepido", 4, "turn"),
    "first-trepido-swap": first_time("trepido", 4, "swap", match="challenge"),
    "first-trepido-shared-race": first_time("trepido", [*PARTY[:1], *COUSINS, PARTY[3]], "race", match="challenge"),
    "first-trio-turn": first_time("trio", 6, "turn", mode="picante"),
    "first-tordu-overbid": first_time("tordu", 4, "overbid"),
    "first-tordu-scored": first_time("tordu", 3, "scored"),
    "first-defizz-hints": first_time("defizz", 6, "hints"),
    "first-defizz-offer": first_time("defizz", 4, "offer"),
    "trio": at_table(4, picture_of("trio", "turn", 20), "trio"),
    "trio-six": at_table(6, picture_of("trio", "turn", 40), "trio", mode="picante"),
    "trio-teams": at_table(4, phase("exchange"), "trio", teams=True),
    "trio-setup": section(lambda: SetupPage("trio"), 1),
    "tordu-bid": at_table(4, phase("bid"), "tordu"),
    "tordu": at_table(4, picture_of("tordu", "play", 9), "tordu"),
    "tordu-five": at_table(5, picture_of("tordu", "play", 14), "tordu"),
    "tordu-two": at_table(2, picture_of("tordu", "play", 9), "tordu"),
    "tordu-deal": at_table(3, lambda scene: scene.acts.pausing, "tordu"),
    "tordu-setup": section(lambda: SetupPage("tordu"), 1),
    "defizz-hints": at_table(6, phase("choose"), "defizz"),
    "defizz-stake": at_table(6, phase("stake"), "defizz"),
    "defizz-chrono": at_table(6, phase("press"), "defizz"),
    "defizz-target": at_table(4, phase("guess"), "defizz"),
    "defizz-list": at_table(4, phase("pingpong"), "defizz"),
    "defizz-chance": at_table(4, phase("chance"), "defizz"),
    "defizz-twelve": at_table(12, phase("press"), "defizz"),
    "defizz-answer": at_table(4, lambda scene: scene.acts.pausing, "defizz"),
    "defizz-setup": section(lambda: SetupPage("defizz"), 1),
    "questions": page(lambda: QuestionsPage(Draft("defizz"))),
    "editor-new": page(lambda: NewPackPage(())),
    "editor-cards": written_pack(CARDS),
    "editor-pack": written_pack(ABOUT),
    "editor-files": written_pack(FILES),
    "editor-chrono": written_question(
        Place(0, 0), WRITING, accept_fr="canberra", accept_en="canberra", hint_fr="Le nombre", hint_en="A number"
    ),
    "editor-chrono-details": written_question(Place(0, 0), DETAILS, answer_type="Une ville"),
    "editor-target": written_question(Place(0, 1), WRITING, number="beaucoup", unit_fr=""),
    "editor-target-details": written_question(Place(0, 1), DETAILS, min="100"),
    "editor-list": written_question(Place(0, 2), WRITING, entries_fr="roi", entries_en="king"),
    "editor-chance": written_question(Place(1, 0), WRITING),
    "editor-about": written_question(Place(0, 0), ABOUT_IT, stability="D", as_of="hier"),
    "editor-try": written_question(Place(0, 0), TRYING),
    "editor-not-yet": written_question(Place(2, 1), TRYING),
    "curtain": curtain,
    "pause": over_table(lambda scene: scene.back()),
    "log": over_table(lambda scene: scene.overlays.show_log()),
    "scores": over_table(lambda scene: scene.overlays.scores()),
    "result": result,
    "rules": page(lambda: RulesPage("trepido")),
    "settings-table": section(SettingsPage, 0),
    "settings-time": section(SettingsPage, 1),
    "settings-games": section(SettingsPage, 2),
    "settings-display": section(SettingsPage, 3),
    "settings-sound": section(SettingsPage, 4),
    "settings-music": section(SettingsPage, 5),
    "settings-room": section(SettingsPage, ROOM),
    "settings-keys": section(SettingsPage, KEYS),
    "settings-you": settings_about_zoe,
    "settings-voice": section(SettingsPage, VOICE),
    "settings-voice-choice": page(VoicePage),
    "records": some_records,
    "lessons": lessons_begun,
    "lesson-end": lesson_over,
    "rules-beats": lambda look, folder: leaf_of("trepido", 2, look, folder),
    "rules-trio": page(lambda: RulesPage("trio")),
    "about": page(AboutPage),
}

LESSONS: dict[str, Callable[[Look, Path], Driver]] = {
    "lesson-tordu": lesson_at("tordu-1", 3),
    "lesson-trepido": lesson_at("trepido-2", 7),
}
"""Lessons to be shown in documents; the coach's bubble lies over their tables, as the tests of lessons check."""


def picture(hands: Driver) -> pygame.Surface:
    """What is on the screen, without what comes and goes by itself."""
    hands.app.touch()
    hands.app.step(0.0)
    return hands.app.surface
