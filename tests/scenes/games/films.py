"""The first seconds at each table as text: every sprite that moves, every sound and every banner, moment by moment."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from game import GAMES
from game.match import Match
from game.trepido.cards import NAME, deck
from scenes.kit.box import Box
from scenes.tables.explaining import told
from scenes.tables.scene import TableScene
from scenes.tables.things import Thing
from tests.scenes.driver import Driver
from tests.scenes.screens import PARTY, SCREENS, USUAL, Look, at_table, phase, shown
from tests.scenes.tables.robots import by_chance
from tests.scenes.tables.seated import seated

ENGLISH: Look = (USUAL[0], "en", 100)
FRAME = 0.05
"""The seconds of a frame."""
LOOKED_AT = 5
"""The number of frames between two that are written down."""
FILMS: dict[str, tuple[int, float, dict[str, Any]]] = {
    "trepido": (4, 60.0, {"match": "challenge"}),
    "trio": (4, 45.0, {}),
    "tordu": (3, 60.0, {}),
    "defizz": (4, 60.0, {}),
}
"""The number of seats, the seconds and the options of each film."""
EXPLAINED = (
    "trepido", "trepido-threat", "trepido-give", "trepido-race", "trepido-joker", "trio", "trio-teams", "tordu-bid",
    "tordu", "tordu-five", "defizz-hints", "defizz-stake", "defizz-chrono", "defizz-target", "defizz-chance",
)  # fmt: skip
"""The screens of which all things are explained."""


def lists() -> dict[str, Callable[[Path], list[str]]]:
    """The films and the explanations, by name."""
    found: dict[str, Callable[[Path], list[str]]] = {}
    for game in FILMS:
        found[f"films/{game}"] = lambda folder, game=game: film(game)  # type: ignore[misc]
    for name in EXPLAINED:
        found[f"explained/{name}"] = lambda folder, name=name: explained(name, folder)  # type: ignore[misc]
    for edition in ("trepido", "defifoo", "ciao"):
        ready = at_table(3, phase("turn"), edition=edition, first=0)
        found[f"explained/{edition}-deck"] = lambda folder, ready=ready: whole_deck(ready(ENGLISH, folder))  # type: ignore[misc]
    return found


def film(game: str) -> list[str]:
    """A match by chance, a person among computer players."""
    seats, seconds, options = FILMS[game]
    match = Match(game, GAMES[game].Options(**options), PARTY[:seats], 3, salt="x")
    scene = seated(match, by_chance)
    hands = shown(scene, USUAL)
    hands.app.prefer(speed=100)
    found: list[str] = []
    hands.app.sounds.play = lambda name, *more: found.append(f"sound {name}")  # type: ignore[method-assign, misc, assignment]
    rng, before = Random(3), dict[object, str]()
    for frame in range(round(seconds / FRAME)):
        if hands.app.top is not scene:
            break
        if scene.acts.pausing:
            scene.progress.go_on()
        elif scene.table.legal and not scene.show.director.busy and not scene.acts:
            scene.progress.do(rng.choice(scene.table.legal))
        hands.app.step(FRAME)
        if frame % LOOKED_AT == 0:
            now = poses(scene)
            found += [f"{frame * FRAME:.2f} {pose}" for key, pose in now.items() if before.get(key) != pose]
            before = now
    return found


def poses(scene: TableScene) -> dict[object, str]:
    """Every sprite with its pose, and the banner."""
    stage = scene.show.stage
    found: dict[object, str] = {
        key: f"{key} {each.x:.1f},{each.y:.1f} {each.angle:.1f}° ×{each.scale:.2f} flip {each.flip:.2f} "
        f"alpha {each.alpha:.2f} lift {each.lift:.1f}"
        for key, each in stage.sprites.items()
    }
    if stage.banner is not None:
        found["banner"] = f"banner {stage.banner.text}"
    return found


def whole_deck(hands: Driver) -> list[str]:
    """All that a table of Trépido tells about each card of its deck, if it lies before the person."""
    scene = hands.app.top
    assert isinstance(scene, TableScene)
    cards = [NAME[card] for card in deck(scene.table.view.options.edition, 0)]
    return [f"{card}: {told(scene.table, Thing(f'card:{card}', Box(0, 0, 9, 9)), scene.reach)}" for card in cards]


def explained(name: str, folder: Path) -> list[str]:
    """All that a table tells about the things on it, in English."""
    scene = SCREENS[name](ENGLISH, folder).app.top
    assert isinstance(scene, TableScene)
    texts = [(thing.name, told(scene.table, thing, scene.reach) or "") for thing in scene.things()]
    return [f"{name}: {text}".replace("\n", " / ") for name, text in texts]
