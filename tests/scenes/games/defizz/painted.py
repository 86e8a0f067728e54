"""What Défizz! draws, moment by moment: every phase of a question, and every game of chance from first pick to end.

The questions are those of the small made-up pack, so that a change in the bank changes nothing here.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from game.defizz import GAME, events
from game.defizz.chance import KINDS
from game.defizz.moves import HELP, Answer
from game.defizz.pack import use
from game.table import TABLE
from scenes.games.defizz.answer import Keys
from scenes.games.defizz.hints import HintButton
from scenes.games.defizz.luck import painters, picture
from scenes.games.defizz.luck.round import Round
from scenes.kit.box import Box
from scenes.kit.widget import Widget
from scenes.tables.scene import TableScene
from tests.game.defizz.table import TINY, packed
from tests.scenes.drawlist import Recorder, of
from tests.scenes.driver import Driver
from tests.scenes.games.defizz.test_people import only
from tests.scenes.screens import USUAL, Look, at_table, phase

BODY = Box(312, 219, 656, 377)
"""The room of a Chance card with four sides at the table."""
SHARES = (0.3, 0.7, 1.0)
"""How far the picture of a round's end has come."""
SEEDS = {"two sides": 5, "three sides": 2}
"""Deals in which the first card is for so many."""
LONG: dict[str, Any] = {
    **TINY,
    "id": "long",
    "questions": [
        {**question, "text": {language: " ".join([text] * 16) for language, text in question["text"].items()}}
        for question in TINY["questions"]
    ],
}
"""The small pack with questions as long as any may be."""
Ready = Callable[[Look, Path], Driver]


def table(
    until: Callable[[TableScene], bool],
    seats: int = 4,
    seed: int = 3,
    pack: tuple[str, ...] | str = "tiny",
    **options: Any,
) -> Ready:
    """A table with a pack, or with one mode of the small one, played by chance until something is to be seen."""

    def ready(look: Look, folder: Path) -> Driver:
        use(packed(TINY))
        use(packed(LONG))
        return at_table(seats, until, "defizz", seed, pack=pack if isinstance(pack, str) else only(*pack), **options)(
            look, folder
        )

    return ready


def asked(phase_name: str, mode: str) -> Callable[[TableScene], bool]:
    """In that phase of a question of that mode; at its end, whoever is to act."""

    def reached(scene: TableScene) -> bool:
        view, question = scene.table.view, scene.table.asked  # type: ignore[attr-defined]
        there = scene.acts.pausing if phase_name == "shown" else bool(scene.table.legal)
        return view.phase == phase_name and question is not None and question.mode == mode and there

    return reached


def then(ready: Ready, *deeds: Callable[[Any], object]) -> Ready:
    """The same, after something more was done there."""

    def further(look: Look, folder: Path) -> Driver:
        hands = ready(look, folder)
        for deed in deeds:
            deed(hands.app.top)
            hands.app.step(0.2)
        return hands

    return further


def typing(text: str) -> Callable[[Any], object]:
    return lambda scene: (scene.table.write(text), scene.rebuild())


def doing(move: Any) -> Callable[[Any], object]:
    return lambda scene: scene.progress.do(move)


def accepting(scene: Any) -> None:
    scene.table.accept(scene.reach)


def starting(scene: Any) -> None:
    scene.table.start(scene.reach)


def greening(scene: Any) -> None:
    scene.table.stopwatch.elapsed = scene.table.stopwatch.turns_green


def helpless(scene: TableScene) -> bool:
    """A hint is to be chosen, and Help! has not been asked for yet."""
    return phase("choose")(scene) and HELP in scene.table.legal


def floor(scene: TableScene) -> bool:
    return asked("floor", "chrono")(scene)


def in_deck(kind: str) -> Callable[[TableScene], bool]:
    """The card is from this deck."""
    return lambda scene: scene.table.view.kind == kind


def both(*conditions: Callable[[TableScene], bool]) -> Callable[[TableScene], bool]:
    return lambda scene: all(condition(scene) for condition in conditions)


def tried(scene: TableScene) -> bool:
    return any(word.said and not word.right for word in scene.table.heard)  # type: ignore[attr-defined]


def named(scene: TableScene) -> bool:
    return any(word.right for word in scene.table.heard)  # type: ignore[attr-defined]


def pointed(ready: Ready, kind: type[Widget]) -> Ready:
    """The pointer is over the first widget of that kind."""
    return _with(ready, kind, lambda hands, widget: hands.move(*widget.box.centre))


def focused(ready: Ready, kind: type[Widget]) -> Ready:
    """Keys have led to the first widget of that kind."""
    return _with(ready, kind, lambda hands, widget: hands.app.top.reach.focus.on(widget))  # type: ignore[union-attr]


def _with(ready: Ready, kind: type[Widget], does: Callable[[Driver, Widget], object]) -> Ready:
    def further(look: Look, folder: Path) -> Driver:
        hands = ready(look, folder)
        does(hands, next(widget for widget in hands.app.top.widgets if isinstance(widget, kind)))  # type: ignore[union-attr]
        return hands

    return further


MOMENTS: dict[str, Ready] = {
    "roll": table(phase("roll")),
    "choose": table(phase("choose")),
    "choose-helped": then(table(helpless), doing(HELP)),
    "choose-expert": table(phase("choose"), expert=True),
    "challenge": table(phase("challenge")),
    "stake": table(phase("stake")),
    "offer": table(phase("offer")),
    "stake-duel": table(both(phase("stake"), in_deck("duel"))),
    "offer-duel": table(both(phase("offer"), in_deck("duel"))),
    "offer-multi": table(both(phase("offer"), in_deck("multi")), 5, 2),
    "press": table(asked("press", "chrono")),
    "floor": then(table(floor), typing("Lisbonne")),
    "floor-keys": then(table(floor), lambda scene: scene.table.toggle_keyboard(scene.reach)),
    "judge": then(table(floor), doing(Answer("maybe answer geo-0001"))),
    "guess": then(table(asked("guess", "cible")), typing("1200")),
    "pingpong": table(asked("pingpong", "pingpong"), pack=("pingpong",)),
    "chance": table(asked("chance", "chance"), pack=("chance", "cup")),
    "chance-number": then(table(asked("chance", "chance"), pack=("chance", "closest")), typing("42")),
    "shown-chrono": table(asked("shown", "chrono")),
    "shown-cible": table(asked("shown", "cible")),
    "shown-pingpong": table(asked("shown", "pingpong")),
    "shown-chance": table(asked("shown", "chance")),
    "enrichment": table(phase("choose"), enrichment=True, bank=9000),
    "teams": table(asked("press", "chrono"), 6, teams=True),
    "out": table(lambda scene: bool(scene.table.view.out) and phase("choose")(scene), 5, 0, escalate_every=1),
    "minutes": table(phase("roll"), minutes=20),
    "twelve": table(asked("press", "chrono"), 12),
    "choose-pointed": pointed(table(phase("choose")), HintButton),
    "keys-focused": focused(table(asked("guess", "cible")), Keys),
    "watched": table(lambda scene: scene.table.view.phase in ("challenge", "stake") and not scene.table.legal, seed=0),
    "offer-late": table(lambda scene: phase("offer")(scene) and bool(scene.table.view.refused), 5, 0),
    "press-tried": then(
        table(floor, 6, 4, ("chrono",)), doing(Answer("Porto")), lambda scene: scene.table.accept(scene.reach)
    ),
    "shown-tried": table(both(asked("shown", "chrono"), tried), 6, 4, ("chrono",)),
    "pingpong-late": table(both(asked("pingpong", "pingpong"), named), 6, 2, ("pingpong",)),
    "clock-runs": then(table(asked("chance", "chance"), pack=("chance", "stop_clock")), starting),
    "light-green": then(table(asked("chance", "chance"), pack=("chance", "light")), greening),
    "choose-long": then(table(helpless, pack="long"), doing(HELP)),
    "press-long": table(asked("press", "chrono"), pack="long"),
    "floor-long": then(table(floor, pack="long"), lambda scene: scene.table.toggle_keyboard(scene.reach)),
    "guess-long": then(table(asked("guess", "cible"), pack="long"), typing("12")),
    "shown-long": table(asked("shown", "pingpong"), pack="long"),
    "shown-drawn": table(lambda scene: scene.acts.pausing and scene.table.winner is None, 4, 1),
}
SMALL = (
    "choose-helped", "floor-keys", "press-tried", "guess", "pingpong", "shown-pingpong", "chance", "twelve",
    "stake-duel", "offer-duel", "offer-multi", "shown-chrono", "shown-chance",
    "choose-long", "press-long", "floor-long", "guess-long", "shown-long",
)  # fmt: skip
"""Those that are tight in the smallest window with the largest text."""
TIGHT: Look = ((960, 540), "fr", 150)


def rounds(kind: str, seed: int) -> list[tuple[str, Round]]:
    """One game of chance by the rules: before every move, then the end of its first round."""
    state = GAME.start(GAME.Options(pack=only("chance", kind)), 4, seed)
    rng = Random(8)
    found: list[tuple[str, Round]] = []
    while True:
        told: list[Any] = []
        view = state.view(TABLE)
        if view.luck is not None:
            found.append((f"after {len(found)} moves", _going_on(view)))
        seat = rng.choice(state.actors())
        state.apply(seat, rng.choice(state.legal(seat)), told.append)
        ended = [event for event in told if isinstance(event, events.ChanceHappened)]
        if ended:
            params = view.luck.params
            return found + [(f"at its end, {share:.0%}", _over(ended[0], params, share)) for share in SHARES]


def _going_on(view: Any) -> Round:
    has = view.luck
    turn = view.actors[0] if len(view.actors) == 1 else None
    return Round(has.kind, has.params, has.left, has.picks, has.chosen, has.shown, has.hand, (), turn, has.stage)


def _over(told: events.ChanceHappened, params: dict[str, int], share: float) -> Round:
    sides, picks = (tuple(column) for column in zip(*told.picks, strict=True))
    chosen = (True,) * len(sides)
    return Round(told.kind, params, sides, picks, chosen, told.shown, left=told.left, share=share, over=True)


def chance(kind: str, folder: Path) -> list[str]:
    """The draw-list of a game of chance, moment by moment."""
    hands = MOMENTS["chance"](USUAL, folder)
    lines = []
    for sides, seed in SEEDS.items():
        for moment, told in rounds(kind, seed):
            recorder = Recorder(hands.app.canvas)
            picture.draw(recorder, hands.app.top.table, BODY, told)  # type: ignore[union-attr]
            lines += [f"== {sides}, {moment}", *recorder.lines]
    return lines


def plain(folder: Path) -> list[str]:
    """A game of chance that has no picture of its own: before luck has spoken, and after."""
    hands = MOMENTS["chance"](USUAL, folder)
    recorder = Recorder(hands.app.canvas)
    for shown in ((), (3, 14, 15)):
        told = Round("new", {}, (0, 1), (None, None), (False, False), shown)
        painters.plain(recorder, hands.app.top.table, BODY, told)  # type: ignore[union-attr]
    return recorder.lines


def lists() -> dict[str, Callable[[Path], list[str]]]:
    """Every draw-list of Défizz! by its name."""
    found: dict[str, Callable[[Path], list[str]]] = {}
    for name, ready in MOMENTS.items():
        found[f"defizz/{name}"] = lambda folder, ready=ready: of(ready(USUAL, folder).app)  # type: ignore[misc]
    for name in SMALL:
        found[f"defizz/{name}-tight"] = lambda folder, name=name: of(MOMENTS[name](TIGHT, folder).app)  # type: ignore[misc]
    found["defizz/chance-plain"] = plain
    for kind in sorted(KINDS):
        found[f"defizz/chance-{kind}"] = lambda folder, kind=kind: chance(kind, folder)  # type: ignore[misc]
    return found
