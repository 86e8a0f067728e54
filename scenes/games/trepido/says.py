"""The lines that the table of Trépido shows: the one under its name, and the one on each plate."""

from __future__ import annotations

from game.trepido.options import Options
from game.trepido.view import TrepidoView
from scenes.app.lang import n, t
from scenes.tables.table import Table


def heading(view: TrepidoView) -> str:
    """The line under the game's name: the kind of match, and what is unusual at this table."""
    return " · ".join([_match_kind(view), *_unusual(view.options)])


def _match_kind(view: TrepidoView) -> str:
    """The kind of match and the round that is played."""
    options, round_ = view.options, view.round
    if options.match == "points":
        return t("Points · round {round} of {rounds}", round=round_, rounds=options.rounds)
    if options.match == "challenge":
        return t("Challenge to {target} · round {round}", target=options.target, round=round_)
    return t("One round")


def _unusual(options: Options) -> list[str]:
    """The house rules of this table, each by its name at the setup."""
    named = {t("Teams"): options.teams, t("Blitz"): options.blitz, t("Strict"): options.strict}
    steps = [t("children, step {number}", number=options.kids)] if options.kids else []
    return [*(name.lower() for name, chosen in named.items() if chosen), *steps]


def plate_line(table: Table, seat: int) -> str:
    """The line on a plate: whose turn it is, else the points; a large seat has room for both."""
    view, turn = table.view, _turn(table, seat)
    if not turn or table.parts(seat) is None:
        return turn or _standing(view, seat)
    if view.options.match == "single":
        return " · ".join(filter(None, [turn, _standing(view, seat)]))
    return f"{turn} · {n('{count} pt', '{count} pts', view.scores[seat])}"


def _turn(table: Table, seat: int) -> str:
    """The words about a seat that is to act; "" for any other."""
    if seat not in table.view.actors:
        return ""
    return t("your turn") if table.alone and seat == table.bottom else t("to play")


def _standing(view: TrepidoView, seat: int) -> str:
    """A seat's points, or its team in a single round; "" if there is neither."""
    if view.options.match == "single":
        return t("Team {number}", number=1 + seat % 2) if view.options.teams else ""
    return n("{count} point", "{count} points", view.scores[seat])
