"""Law 6 can fail: for every secret of every game, once it is told the law sees it."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from game import GAMES, TABLE, Game, State
from game.trepido.moves import DRAW
from tests.game import laws

EVENTS = {game: [kind for kind in get_args(game.Event) if kind.secret] for game in GAMES.values()}
SECRETS = [(game, kind, name) for game, kinds in EVENTS.items() for kind in kinds for name in kind.secret]
TRIES = 60


def broken(game: Game, kind: type) -> bool:
    """True if law 6 fails in one of some positions in which such an event happens."""
    rng = Random(1)
    try:
        for state, seat, move in islice(laws.occasions(game, kind), TRIES):
            laws.law_6(game, state, seat, move, rng)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize("game", EVENTS, ids=lambda game: game.name)
def test_every_game_has_secrets(game: Game) -> None:
    assert EVENTS[game]


@pytest.mark.parametrize(
    ("game", "kind"),
    [(game, kind) for game, kinds in EVENTS.items() for kind in kinds],
    ids=lambda each: getattr(each, "name", getattr(each, "__name__", "")),
)
def test_no_secret_leaks_where_it_could(game: Game, kind: type) -> None:
    assert not broken(game, kind)


@pytest.mark.parametrize(
    ("game", "kind", "name"), SECRETS, ids=[f"{game.name}-{kind.__name__}-{name}" for game, kind, name in SECRETS]
)
def test_a_secret_that_is_told_breaks_the_law(
    game: Game, kind: Any, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, "secret", tuple(other for other in kind.secret if other != name))
    assert broken(game, kind)


@pytest.mark.parametrize("game", EVENTS, ids=lambda game: game.name)
def test_without_any_secret_the_law_is_broken(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in EVENTS[game]:
        monkeypatch.setattr(kind, "secret", ())
    assert all(broken(game, kind) for kind in EVENTS[game])


def test_a_drawn_card_that_ends_the_turn_if_it_does_not_fit_breaks_the_law() -> None:
    """TR-12: in a match from before, the end of the turn tells all others whether the card drawn was playable."""
    game, rng = GAMES["trepido"], Random(3)
    with pytest.raises(AssertionError, match=r"see more than Draw\(\)"):
        for seed in range(200):
            state = game.start(game.Options(reading=1), 4, seed)
            state.apply(*laws.random_move(state, rng))
            seat = state.actors()[0]
            if DRAW in state.legal(seat):
                laws.law_6(game, state, seat, DRAW, rng)


LEAKS = {"Rolled": "face", "ChanceTaken": "shown", "ChanceHappened": "shown"}
"""The events of public luck, each with a field that could tell of something hidden."""


@pytest.mark.parametrize("kind", laws.BY_CHANCE, ids=lambda kind: kind.__name__)
def test_luck_tells_of_nothing_hidden(kind: type) -> None:
    assert not broken(GAMES["defizz"], kind)


@pytest.mark.parametrize("kind", laws.BY_CHANCE, ids=lambda kind: kind.__name__)
def test_luck_that_tells_of_the_cards_to_come_breaks_the_law(kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["defizz"]
    rules = type(game.start())
    honest = rules.apply

    def telling(state: Any, seat: int, move: Any, emit: Any = None) -> None:
        duels, _ = state.orders

        def leak(event: Any) -> None:
            field = LEAKS[kind.__name__]
            hidden = duels[0] if field == "face" else duels
            emit(msgspec.structs.replace(event, **{field: hidden}) if type(event) is kind else event)

        honest(state, seat, move, leak if emit else None)

    monkeypatch.setattr(rules, "apply", telling)
    assert broken(game, kind)


HIDDEN = {
    "trepido": ["hands", "pile", "drawn", "forced"],
    "trio": ["hands", "middle", "offers", "history"],
    "tordu": ["hands", "undealt"],
    "defizz": ["orders", "questions", "truth", "answers", "luck"],
}
"""The fields of each game's view that hold less for a seat than for one who sees all."""


def differing(game: Game) -> set[str]:
    """The fields that are not the same for all eyes in some random positions; `known` is what eyes remember instead."""
    found = set()
    for number, (options, seats) in enumerate(laws.option_grid(game)):
        for state in laws.positions(game, options, seats, number, 12):
            whole = state.view(None)
            for eye in range(TABLE, seats):
                part = state.view(eye)
                found.update(name for name in part.__struct_fields__ if getattr(part, name) != getattr(whole, name))
    return found - {"seat", "known"}


@pytest.mark.parametrize("game", EVENTS, ids=lambda game: game.name)
def test_the_hidden_fields_of_a_view_are_all_here(game: Game) -> None:
    assert differing(game) == set(HIDDEN[game.name])


@pytest.mark.parametrize(("name", "field"), [(name, field) for name, fields in HIDDEN.items() for field in fields])
def test_a_view_that_shows_a_hidden_field_breaks_the_law(
    name: str, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The law then finds that what is drawn anew does not look the same."""
    game, rng, honest = GAMES[name], Random(2), type(GAMES[name].start()).view

    def telling(state: State, eye: int | None) -> Any:
        return msgspec.structs.replace(honest(state, eye), **{field: getattr(honest(state, None), field)})

    def fair(view: Any, rng: Random) -> State:
        """A sampler that takes nothing from the leak: only from what that seat may know."""
        return game.sample(honest(holding[0], view.seat), rng)

    holding: list[State] = []
    monkeypatch.setattr(type(game.start()), "view", telling)
    with pytest.raises(AssertionError, match=r"see (what they may not|more than)"):
        for number, (options, seats) in enumerate(laws.option_grid(game)):
            for state in laws.positions(game, options, seats, number, 12):
                holding[:] = [state]
                laws.law_6(msgspec.structs.replace(game, imagine=fair), state, *laws.random_move(state, rng), rng)
