"""The card of a question that is over: what every side answered, and who won how much from whom."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from game.defizz import GAME, events
from game.defizz.moves import EXAMPLE, Stake
from game.defizz.pack import use
from game.defizz.records import Word
from game.match import Match
from game.table import TABLE
from scenes.games.defizz import duel, over, stake, tiles, turnout
from scenes.tables.scoring import number
from tests.game.defizz.table import TINY, packed
from tests.scenes.driver import Driver
from tests.scenes.games.defizz import painted
from tests.scenes.screens import LOOKS, USUAL, Look


@pytest.fixture(autouse=True)
def tiny_pack() -> None:
    use(packed(TINY))


def texts(hands: Driver) -> list[str]:
    return [item.text for item in hands.drawn() if item.what == "text"]


def saying(hands: Driver, said: tuple[Word, ...], **changes: Any) -> Any:
    """The table, as if this had been said to the question that is over."""
    table: Any = hands.app.top.table  # type: ignore[union-attr]
    result = msgspec.structs.replace(table.result, said=said)
    table.sight = table.sight._replace(view=msgspec.structs.replace(table.view, result=result, **changes))
    return table


def moves(seed: int, **options: Any) -> list[tuple[Any, Any, list[Any]]]:
    """A match by chance with many raises: the view before each move, the one after it, and what happened."""
    match = Match("defizz", GAME.Options(pack="tiny", max_rounds=4, **options), 5, seed, salt="x")
    rng = Random(seed)
    found = []
    while match.state.outcome is None:
        before = match.state.view(TABLE)
        seat = rng.choice(before.actors)
        legal = match.state.legal(seat)
        raises = [move for move in legal if isinstance(move, Stake) and move.amount <= 2 * before.minimum]
        happened = match.play(seat, rng.choice(raises or legal))
        found.append((before, match.state.view(TABLE), happened))
    return found


@pytest.mark.parametrize("options", [{}, {"enrichment": True, "bank": 3000}])
@pytest.mark.parametrize("seed", range(6))
def test_what_is_told_to_be_won_and_lost_is_what_moves(seed: int, options: dict[str, Any]) -> None:
    ends = 0
    for before, after, happened in moves(seed, **options):
        results = [event.result for event in happened if isinstance(event, events.Revealed)]
        if not results or any(isinstance(event, events.BankGiven) for event in happened):
            continue
        told = turnout.amounts(before, results[0].winner)
        ends += 1
        for seat in range(5):
            moved = after.purses[seat] - before.purses[seat] - before.paid[seat]
            assert told.get(seat, 0) == moved, (results[0].winner, seat)
    assert ends > 3


@pytest.mark.parametrize("seed", range(12))
def test_a_raise_wins_and_costs_what_its_lines_say(seed: int) -> None:
    """In a Duel exactly: the offer that stands before the answer is what the question then moves."""
    promised: dict[int, int] = {}
    for before, after, happened in moves(seed):
        if before.phase == "offer" and before.kind == "duel":
            seat = before.actors[0]
            promised = {}
            if after.phase != "roll" and not any(isinstance(event, events.Refused) for event in happened):
                promised = {seat: duel.prize(before, seat)}
        results = [event.result for event in happened if isinstance(event, events.Revealed)]
        for seat, amount in promised.items() if results else ():
            told = turnout.amounts(before, results[0].winner)
            assert results[0].winner is None or abs(told[seat]) == amount
            promised = {}


@pytest.mark.parametrize("mode", ["chrono", "cible", "pingpong", "chance"])
def test_every_side_stands_on_the_card_with_what_it_said(mode: str, tmp_path: Path) -> None:
    hands = painted.MOMENTS[f"shown-{mode}"](USUAL, tmp_path)
    table: Any = hands.app.top.table  # type: ignore[union-attr]
    drawn = texts(hands)
    shown = turnout.of(table)
    assert [one.seat for one in shown] and {one.seat for one in shown} == {*table.view.players, *table.view.refused}
    for one in shown:
        assert any(table.names[one.seat] in text for text in drawn)
        assert one.said in drawn or not one.said
        assert turnout.signed(one.amount) in drawn or not one.amount


def test_the_winner_comes_first_and_the_line_names_the_money(tmp_path: Path) -> None:
    for moment in ("shown-chrono", "shown-cible", "shown-chance", "shown-tried"):
        table: Any = painted.MOMENTS[moment](USUAL, tmp_path).app.top.table  # type: ignore[union-attr]
        if table.winner is None:
            assert not turnout.winnings(table)
            continue
        first = turnout.of(table)[0]
        assert first.seat == table.winner and first.amount > 0
        assert turnout.number(first.amount) in turnout.winnings(table)


def test_whoever_was_not_heard_passed_or_was_too_late(tmp_path: Path) -> None:
    said = (Word(seat=0, said=EXAMPLE.text, right=False), Word(seat=1, said=None, right=False))
    table = saying(painted.MOMENTS["shown-tried"](USUAL, tmp_path), said, players=(0, 1, 2), refused=(3,))
    told = {each.seat: each.said for each in turnout.of(table)}
    assert told == {0: "à voix haute", 1: "passe", 2: "trop tard", 3: "refuse"}


def test_a_side_out_of_time_is_told_apart_from_one_that_passes(tmp_path: Path) -> None:
    said = (Word(seat=0, said=None, right=False, late=True), Word(seat=1, said=None, right=False))
    table = saying(painted.MOMENTS["shown-tried"](USUAL, tmp_path), said, players=(0, 1), refused=())
    assert {each.seat: each.said for each in turnout.of(table)} == {0: "temps écoulé", 1: "passe"}


@pytest.mark.parametrize(
    ("kind", "pick", "told"),
    [
        ("coin", 1, "pile"),
        ("rps", 0, "pierre"),
        ("high_card", 51, "A♠"),
        ("twenty_one", 0, "plus de 21"),
        ("twenty_one", 19, "19"),
        ("cup", 2, "3"),
        ("wheel", 1, ""),
    ],
)
def test_picks_of_chance_are_told_in_words(kind: str, pick: int, told: str, tmp_path: Path) -> None:
    table: Any = painted.MOMENTS["shown-chance"](USUAL, tmp_path).app.top.table  # type: ignore[union-attr]
    one, two = table.view.players[:2]
    table.last_round = events.ChanceHappened(kind=kind, picks=((one, pick),), shown=(), left=(one,))
    assert turnout._pick(table, one) == told and turnout._pick(table, two) == "déjà hors jeu"


def test_a_ping_pong_tells_found_from_missed(tmp_path: Path) -> None:
    hands = painted.MOMENTS["shown-pingpong"](USUAL, tmp_path)
    table: Any = hands.app.top.table  # type: ignore[union-attr]
    right = {str(word.said) for word in table.result.said if word.right and word.said != EXAMPLE.text}
    assert table.found is None or len(table.found) == len(right)


def test_answers_said_aloud_make_no_entry_found_or_missed(tmp_path: Path) -> None:
    said = (Word(seat=0, said=EXAMPLE.text, right=True),)
    assert saying(painted.MOMENTS["shown-pingpong"](USUAL, tmp_path), said).found is None


def test_entries_are_found_by_what_was_said(tmp_path: Path) -> None:
    hands = painted.MOMENTS["shown-pingpong"](USUAL, tmp_path)
    named = hands.app.top.table.result.items[2].fr.main  # type: ignore[union-attr]
    assert saying(hands, (Word(seat=0, said=named, right=True),)).found == {2}


@pytest.mark.parametrize("moment", ["shown-chrono", "shown-cible", "shown-pingpong", "shown-chance"])
@pytest.mark.parametrize("look", [look for look in LOOKS if look[1] == "fr" and look[2] in (100, 150)], ids=str)
def test_nothing_is_cut_or_covered_once_a_question_is_over(moment: str, look: Look, tmp_path: Path) -> None:
    hands = painted.MOMENTS[moment](look, tmp_path)
    assert not hands.faults()


def test_tiles_stay_in_their_width(tmp_path: Path) -> None:
    hands = painted.MOMENTS["shown-tried"](USUAL, tmp_path)
    table: Any = hands.app.top.table  # type: ignore[union-attr]
    shown = [one for one in turnout.of(table) for _ in range(3)]
    for width in (300.0, 520.0, 660.0):
        for plan in tiles.plans(hands.app.canvas.type, shown, table.names, width):
            assert plan.columns * (plan.wide + tiles.GAP) - tiles.GAP <= width + 0.01
            assert plan.columns * plan.rows >= len(shown) > plan.columns * (plan.rows - 1)


def test_the_note_is_told_where_there_is_room(tmp_path: Path) -> None:
    hands = painted.MOMENTS["shown-chrono"](USUAL, tmp_path)
    assert over._note(hands.app.top.table) in texts(hands)  # type: ignore[union-attr]


@pytest.mark.parametrize("name", ["offer-duel", "offer-multi"])
def test_a_raise_says_what_accepting_and_refusing_cost(name: str, tmp_path: Path) -> None:
    hands = painted.MOMENTS[name](USUAL, tmp_path)
    table: Any = hands.app.top.table  # type: ignore[union-attr]
    drawn, view = texts(hands), table.view
    for line, _ in duel.costs(table):
        assert line in drawn
    stake = min(view.stake, view.purses[view.actors[0]])
    assert f"Accepter, miser {turnout.number(stake)}" in drawn


@pytest.mark.parametrize("name", ["offer-duel", "stake-duel"])
def test_a_duel_shows_both_sides_face_to_face(name: str, tmp_path: Path) -> None:
    hands = painted.MOMENTS[name](USUAL, tmp_path)
    table: Any = hands.app.top.table  # type: ignore[union-attr]
    body = table.board().body
    inside = [item.text for item in hands.drawn() if item.what == "text" and body.contains(item.box)]
    assert {table.names[table.view.active], table.names[table.view.rivals[0]]} <= set(inside)


def test_a_duel_stays_on_the_card_while_the_stake_is_paid(tmp_path: Path) -> None:
    """The question is asked already, but not turned over yet."""
    hands = painted.MOMENTS["offer-duel"](USUAL, tmp_path)
    table: Any = hands.app.top.table  # type: ignore[union-attr]
    asked = painted.MOMENTS["press"](USUAL, tmp_path).app.top.table.view.asked  # type: ignore[union-attr]
    table.sight = table.sight._replace(
        view=msgspec.structs.replace(table.view, phase="press", asked=asked, actors=()), legal=()
    )
    body = table.board().body
    inside = {item.text for item in hands.drawn() if item.what == "text" and body.contains(item.box)}
    assert {table.names[table.view.active], table.names[table.view.rivals[0]]} <= inside


@pytest.mark.parametrize("look", [USUAL, LOOKS[-1]])
def test_every_quick_stake_says_its_amount(look: Look, tmp_path: Path) -> None:
    hands = painted.table(lambda scene: scene.table.view.phase == "stake" and bool(scene.table.legal), 6)(
        look, tmp_path
    )
    found = [each for each in hands.app.top.widgets if isinstance(each, stake.QuickButton)]  # type: ignore[union-attr]
    amounts = [int(each.thing.removeprefix("amount:")) for each in found]
    assert found and all(number(amount) in each.text for each, amount in zip(found, amounts, strict=True))
