"""Drawings of Trépido, Trio and Le Tordu at moments that no screen of the list shows, some in a tight window: tables,
what opens over them, and tables at which nobody but computer players sits.

(The moments of Défizz! are in `defizz/painted.py`.)
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ai.player import Choice, Reason, Weighed
from game import GAMES
from game.match import Match
from game.tordu.moves import Bid, Pass
from scenes.pages.why import WhyPage
from scenes.sitting.thinking import Thought
from scenes.tables.scene import TableScene
from tests.scenes.drawlist import of
from tests.scenes.driver import Driver
from tests.scenes.screens import PARTY, SCREENS, USUAL, Look, at_table, phase, shown
from tests.scenes.tables.robots import by_chance
from tests.scenes.tables.seated import seated

TIGHT: Look = ((960, 540), "fr", 150)
DEALS = 12
"""The number of deals that are tried for a moment."""
Until = Callable[[TableScene], bool]
Ready = Callable[[Look, Path], Driver]


def calls(*kinds: type) -> Until:
    """In the auction of Le Tordu a person is to speak, and calls of these kinds were made."""

    def reached(scene: TableScene) -> bool:
        view = scene.table.view
        made = {type(said.call) for said in view.auction}
        return view.phase in ("bid", "speak") and made >= set(kinds) and bool(scene.table.legal)

    return reached


def doubled(scene: TableScene) -> bool:
    """The contract of Le Tordu is doubled, and cards lie in the trick."""
    view = scene.table.view
    return phase("play")(scene) and view.contract.doubled and len(view.trick) > 1


def trick_taken(scene: TableScene) -> bool:
    return phase("play")(scene) and len(scene.table.view.played) == 2


def later_manche(scene: TableScene) -> bool:
    return phase("play")(scene) and any(scene.table.view.manches)


def turned(count: int) -> Until:
    """So many cards of Trio lie open, and a person goes on turning."""
    return lambda scene: phase("turn")(scene) and len(scene.table.view.revealed) == count


def won(count: int) -> Until:
    return lambda scene: phase("turn")(scene) and sum(map(len, scene.table.view.trios)) == count


def drawn(scene: TableScene) -> bool:
    return scene.table.view.phase == "drawn" and bool(scene.table.legal)


def backwards(scene: TableScene) -> bool:
    return phase("turn")(scene) and scene.table.view.direction == -1


def table(until: Until, game: str, seats: int, seed: int, **options: Any) -> Ready:
    """A table, played by chance until this is to be seen, in the first deal from `seed` on that comes to it."""

    def ready(look: Look, folder: Path) -> Driver:
        for number in range(seed, seed + DEALS):
            hands = at_table(seats, until, game, number, **options)(look, folder)
            if isinstance(hands.app.top, TableScene) and until(hands.app.top):
                return hands
        raise AssertionError(f"no deal of {game} from {seed} on shows it")

    return ready


def opened(ready: Ready, opens: Callable[[TableScene], None]) -> Ready:
    """A table at a moment, with something opened over it."""

    def over(look: Look, folder: Path) -> Driver:
        hands = ready(look, folder)
        assert isinstance(hands.app.top, TableScene)
        opens(hands.app.top)
        hands.app.step(0.05)
        return hands

    return over


def look_back(scene: TableScene) -> None:
    scene.table.look_back(scene.reach)  # type: ignore[attr-defined]


def hint(scene: TableScene) -> None:
    """Ask for a hint that is the last move on offer."""
    move = scene.table.legal[-1]
    scene.hints.thinkers.soon = Chosen(Choice(move, Reason("{move}: that came to mind first", move=move)))
    scene.hints.ask()


class Chosen:
    """A thinker that has chosen already."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice

    def ask(self, *asked: Any) -> int:
        return 1

    def answer(self, ticket: int) -> Choice:
        return self.choice

    def cancel(self) -> None:
        """There is nothing to stop."""


def watched(game: str, seats: int, moves: int, **options: Any) -> Ready:
    """A table of computer players alone that is looked at, after so many moves."""

    def ready(look: Look, folder: Path) -> Driver:
        match = Match(game, GAMES[game].Options(**options), PARTY[1 : seats + 1], 3, salt="x")
        scene = seated(match, by_chance)
        hands = shown(scene, look)
        for _ in range(2000):
            if len(match.moves) >= moves:
                break
            scene.show.director.drain()
            scene.update(0.3)
        scene.show.director.drain()
        hands.app.step(0.01)
        return hands

    return ready


def reasons(look: Look, folder: Path) -> Driver:
    """What computer players weighed in a round of Le Tordu, told after it."""
    weighed = (Weighed(Bid("h", 4), 1.5), Weighed(Pass(), 0.0), Weighed(Bid("s", 5), -2.25))
    reason = Reason("{move}: that came to mind first", move=Bid("h", 4))
    view = GAMES["tordu"].start(None, 3, 1).view(0)
    told = [Thought(number % 3, view, Choice(Bid("h", 4), reason, weighed)) for number in range(5)]
    return shown(WhyPage([told[:1], told], ["Zoé", "Bastien", "Camille"], "tordu"), look)


MOMENTS: dict[str, Ready] = {
    "tordu/last-trick": opened(table(trick_taken, "tordu", 4, 4), look_back),
    "tordu/all-cards": opened(table(lambda scene: scene.acts.pausing, "tordu", 3, 3), look_back),
    "tordu/reasons": reasons,
    "tordu/hint": opened(table(calls(Bid), "tordu", 4, 5), hint),
    "tordu/watched": watched("tordu", 5, 16),
    "trio/hint": opened(table(turned(1), "trio", 4, 2), hint),
    "trio/watched": watched("trio", 6, 8),
    "trepido/hint": opened(table(phase("turn"), "trepido", 4, 3), hint),
    "trepido/watched": watched("trepido", 6, 9, match="points", rounds=20),
    "tordu/called": table(calls(Bid), "tordu", 4, 5),
    "tordu/spoken": table(calls(Bid, Pass), "tordu", 5, 2),
    "tordu/doubled": table(doubled, "tordu", 4, 4),
    "tordu/manches": table(later_manche, "tordu", 3, 3, manches=3, target=5),
    "tordu/simple": table(phase("play"), "tordu", 3, 4, variant="simple"),
    "trio/turned": table(turned(2), "trio", 3, 2),
    "trio/won": table(won(1), "trio", 4, 3),
    "trio/teams-won": table(won(1), "trio", 6, 3, teams=True),
    "trio/picante": table(turned(1), "trio", 5, 4, mode="picante"),
    "trepido/open": table(phase("open"), "trepido", 5, 2, match="points", rounds=20),
    "trepido/direction": table(phase("direction"), "trepido", 4, 3, edition="defifoo"),
    "trepido/drawn": table(drawn, "trepido", 3, 4, match="challenge", target=20),
    "trepido/backwards": table(backwards, "trepido", 4, 2, edition="defifoo", match="points", rounds=20),
    "trepido/teams": table(phase("turn"), "trepido", 6, 5, teams=True, match="points", rounds=20),
}
SMALL = (
    "tordu/last-trick", "tordu/all-cards", "tordu/reasons", "tordu/hint", "tordu/watched", "trepido/watched",
    "tordu/called", "tordu/spoken", "tordu/doubled", "trio/turned", "trio/teams-won", "trepido/direction",
    "trepido/drawn",
)  # fmt: skip
SCREENS_TOO = (
    "setup-players", "setup-game", "trepido-six", "trepido-threat", "trepido-give", "trepido-joker", "trepido-round",
    "trio", "trio-six", "trio-teams", "tordu-bid", "tordu-five", "tordu-deal", "result", "scores", "records", "rules",
    "menu-resume",
)  # fmt: skip
"""The moments, and the screens of the list, that are drawn in the smallest window with the largest text too."""


def lists() -> dict[str, Callable[[Path], list[str]]]:
    """Every draw-list of these by its name."""
    found: dict[str, Callable[[Path], list[str]]] = {}
    for name, ready in MOMENTS.items():
        found[name] = lambda folder, ready=ready: of(ready(USUAL, folder).app)  # type: ignore[misc]
    for name in SMALL:
        found[f"{name}-tight"] = lambda folder, name=name: of(MOMENTS[name](TIGHT, folder).app)  # type: ignore[misc]
    for name in SCREENS_TOO:
        found[f"tight/{name}"] = lambda folder, name=name: of(SCREENS[name](TIGHT, folder).app)  # type: ignore[misc]
    return found
