"""The games of chance of Défizz (DE-20): small, pure, for 2 to 11 sides, with one winner always."""

from __future__ import annotations

from collections.abc import Mapping

from game.defizz.chance import draws, places, races, secret, timed
from game.defizz.chance.luck import NOT_YET, Kind, Luck, Stream, shuffled
from game.defizz.moves import Chance

_GAMES = (*secret.GAMES, *places.GAMES, *draws.GAMES, *races.GAMES, *timed.GAMES)
KINDS: dict[str, Kind] = {kind.name: kind for kind in _GAMES}


def settings(kind: str, params: Mapping[str, int]) -> dict[str, int]:
    """Every setting of a game, the usual value where none is given."""
    return {name: params.get(name, usual) for name, (_, usual, _) in KINDS[kind].params.items()}


def order(kind: str, players: tuple[int, ...], stream: Stream) -> tuple[int, ...]:
    """The order in which these sides choose: drawn by lot where it matters, else as they sit, the active one first."""
    return tuple(shuffled(players, stream())) if KINDS[kind].lots else players


def start(kind: str, params: dict[str, int], players: tuple[int, ...]) -> Luck:
    """A game of chance among these sides, in this order."""
    luck = Luck()
    luck.kind = kind
    luck.params = params
    luck.left = players[1:] + players[:1] if KINDS[kind].active_last else players
    luck.turn = luck.stage = luck.rounds = 0
    luck.picks = [NOT_YET] * len(players)
    luck.hand = luck.shown = ()
    luck.before = ()
    luck.winner = NOT_YET
    return luck


def actors(luck: Luck) -> tuple[int, ...]:
    """The sides that may act: in a secret choice all that have not chosen, otherwise one."""
    kind = KINDS[luck.kind]
    if kind.secret:
        choosers = kind.choosers(luck)
        return tuple([luck.left[place] for place in range(choosers) if luck.picks[place] == NOT_YET])
    return (luck.left[luck.turn],)


def legal(luck: Luck, seat: int) -> list[Chance]:
    """The moves of that side now."""
    return KINDS[luck.kind].moves(luck) if seat in actors(luck) else []


def apply(luck: Luck, seat: int, move: Chance, stream: Stream) -> bool:
    """Make a move; true when it completed a round (or the game)."""
    kind = KINDS[luck.kind]
    if kind.secret:
        assert move.pick is not None
        luck.picks[luck.left.index(seat)] = move.pick
        if actors(luck):
            return False
    else:
        kind.take(luck, move, stream)
        if luck.turn < kind.choosers(luck):
            return False
    kind.settle(luck, stream)
    return True
