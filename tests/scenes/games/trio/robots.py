"""Robots who remember: Trio by pure chance goes on for hundreds of turns."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from ai.player import Chance, Choice
from game.trio.moves import Reveal
from game.trio.view import TrioView
from scenes.games.trio import notebook
from scenes.games.trio.asking import Ask
from scenes.games.trio.table import Trio
from scenes.tables.cards import HandCard
from scenes.tables.curtain import Curtain
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import over, people, sit, table


def remembered(view: TrioView, move: Reveal) -> int | None:
    """The number that a perfect memory expects there."""
    if move.place is not None:
        return view.middle[move.place]
    seat = int(move.source)
    own = view.hands[seat]
    if own is not None:
        return own[0] if move.end == "low" else own[-1]
    lows = sum(seen.source == seat and seen.end == "low" for seen in view.revealed)
    page = notebook.known(view)[seat]
    return page.get(lows if move.end == "low" else lows + view.counts[seat] - 1)


def sensible(view: TrioView, legal: Any, rng: Random) -> Any:
    """What fits the cards that lie, else what nobody has seen yet; in an exchange, anything."""
    if not isinstance(legal[0], Reveal):
        return rng.choice(legal)
    expected = {move: remembered(view, move) for move in legal}
    new = [move for move in legal if expected[move] is None]
    numbers = Counter(expected.values())
    if view.revealed:
        fitting = [move for move in legal if expected[move] == view.revealed[0].number]
    else:
        fitting = [move for move in legal if expected[move] is not None and numbers[expected[move]] == 3]
    return rng.choice(fitting or new or legal)


class Rememberer(Chance):
    """A computer player that forgets nothing."""

    def choose(self, view: Any, legal: list[Any], rng: Random, budget: float | None = None) -> Choice:
        return Choice(sensible(view, legal, rng))


def trio(count: int, seats: int, seed: int = 1, speed: int = 0, **more: Any) -> Driver:
    """So many people among so many seats."""
    hands = sit("trio", people(count, seats), seed, speed, **more)
    sitting = table(hands).sitting
    sitting.players.update({seat: Rememberer() for seat in sitting.players})
    return hands


def lay(scene: TableScene) -> Trio:
    assert isinstance(scene.table, Trio)
    return scene.table


def asks(scene: TableScene) -> dict[Reveal, Ask]:
    """What can be clicked to turn a card up, by the move that it makes."""
    return {widget.move: widget for widget in scene.widgets if isinstance(widget, Ask)}


def held(scene: TableScene) -> list[HandCard]:
    """The cards of the hand at the lower edge."""
    return [widget for widget in scene.widgets if type(widget) is HandCard]


def click(hands: Driver, move: Any) -> None:
    """Make a move with the mouse."""
    scene = table(hands)
    if isinstance(move, Reveal):
        hands.click_on(asks(scene)[move])
        return
    number = getattr(move, "number", None)
    if number is not None:
        hands.click_on(next(widget for widget in held(scene) if widget.card.number == number))
    moves = [widget for widget in scene.widgets if getattr(widget, "kind", "") == ("quiet" if number is None else "do")]
    hands.click_on(moves[0])


def play(hands: Driver, rng: Random, moves: int = 10_000, click_all: bool = True) -> None:
    """With the mouse alone, up to so many moves or the result; whoever is called by the curtain comes."""
    scene = table(hands)
    for _ in range(20_000):
        if over(hands) or len(scene.sitting._match.moves) >= moves:
            return
        if isinstance(hands.app.top, Curtain):
            hands.click_on(hands.app.top.widgets[2])
        elif scene.show.director.busy or scene.acts:
            hands.app.step(0.3)
            scene.show.director.finish_current()
        elif scene.sharing.actor is not None and scene.table.legal:
            move = sensible(scene.table.view, scene.table.legal, rng)
            click(hands, move) if click_all else scene.progress.do(move)
        else:
            hands.app.step(0.5)
    raise AssertionError(f"no end in sight: {scene.sitting._match.state}")


def until(hands: Driver, rng: Random, reached: Any) -> None:
    """Play on until something is the case and everything has been shown."""
    scene = table(hands)
    for _ in range(3000):
        scene.show.director.drain()
        if not scene.acts and reached(scene):
            return
        assert not over(hands), "never reached"
        play(hands, rng, len(scene.sitting._match.moves) + 1, click_all=False)
    raise AssertionError("never reached")
