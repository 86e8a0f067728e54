"""Players against players, fairly counted."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ai.arena import bouts, ladder, limits
from ai.arena.bars import BARS, Bar, Lineup
from ai.arena.bouts import Bout, Rate, Sum, Tally, batch, margin
from ai.arena.ladder import arguments, joined, judged, keep, lineups, merged, report, table
from ai.arena.limits import SEERS, Paced
from ai.arena.people import KINDS
from ai.arena.rivals import INSTANT, RIVALS, Greedy, named
from ai.arena.stubborn import STUBBORN
from ai.player import LEVELS
from game import GAMES
from game.defizz.moves import ACCEPT, REFUSE, VERDICTS, Stake
from game.table import Outcome
from game.tordu.moves import PASS
from game.trepido.moves import DRAW, Give, Play, Swap

SMALL = Lineup("trepido", 2, "greedy", "random")


def numbers(*given: float) -> Sum:
    found = Sum()
    for number in given:
        found.add(number)
    return found


def tally(win: Sum, first: int = 0, last: int = 10) -> Tally:
    return Tally(SMALL, [(first, last)], matches=2 * win.count, win=win)


# line-ups


def test_a_side_takes_every_seat_in_turn() -> None:
    assert Lineup("tordu", 4, "expert", "normal").sides == [(0,), (1,), (2,), (3,)]


def test_partners_sit_opposite_in_trio_and_every_other_seat_in_trepido() -> None:
    assert Lineup("trio", 6, "expert", "memory", teams=True).sides == [(0, 3), (1, 4), (2, 5)]
    assert Lineup("trepido", 4, "expert", "normal", teams=True).sides == [(0, 2), (1, 3)]


def test_what_is_fair_depends_on_how_many_sides_there_are() -> None:
    assert Lineup("trio", 6, "expert", "memory", teams=True).fair == pytest.approx(1 / 3)


@pytest.mark.parametrize("bar", BARS, ids=str)
def test_every_bar_can_be_measured(bar: Bar) -> None:
    lineup = bar.lineup
    assert lineup.seats in GAMES[lineup.game].seats
    assert {lineup.who, lineup.against} <= {*LEVELS, *KINDS, *RIVALS, INSTANT}


@pytest.mark.parametrize("game", GAMES)
def test_normal_has_to_beat_easy_in_every_game(game: str) -> None:
    assert any(bar.lineup.game == game and bar.lineup[2:4] == ("normal", "easy") for bar in BARS)


# matches


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end(game: str) -> None:
    simple = "memory" if game == "trio" else "random"
    lineup = Lineup(game, 3, simple, simple)
    played = Bout(lineup, (0,), 1, Tally(lineup, []))
    played.run()
    assert played.state.outcome is not None


def test_both_sides_have_the_same_cards() -> None:
    tables = [Bout(SMALL, side, 7, Tally(SMALL, [])) for side in SMALL.sides]
    assert tables[0].state == tables[1].state


def test_the_same_deals_come_to_the_same_result() -> None:
    first, second = (batch((SMALL, 3, 6, None)) for _ in range(2))
    assert first.win == second.win and first.matches == second.matches == 6


def test_when_time_is_up_no_further_deal_is_begun() -> None:
    found = batch((SMALL, 3, 9, 0.0))
    assert found.seeds == [] and found.matches == 0


def test_a_match_that_was_broken_off_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = iter([False] * 30)
    monkeypatch.setattr(bouts, "time_is_up", lambda until: next(looks, True))
    found = batch((Lineup("tordu", 2, "random", "random"), 0, 1, 1.0))
    assert found.matches == 0 and found.win.count == 0


def test_of_a_match_broken_off_the_deals_count_that_every_seat_had(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = iter([False] * 75)
    monkeypatch.setattr(bouts, "time_is_up", lambda until: next(looks, True))
    found = batch((Lineup("tordu", 2, "random", "random"), 0, 1, 1.0))
    assert found.matches == 0 and found.deal.deals > 0 and found.deal.deals % 2 == 0


def test_the_deals_of_a_seat_do_not_depend_on_those_of_another() -> None:
    """Seats take turns deal by deal, and each plays as if it were alone."""
    lineup = Lineup("tordu", 2, "normal", "easy")
    together, alone = Tally(lineup, []), Bout(lineup, (1,), 5, Tally(lineup, []))
    bouts.deal(lineup, 5, together)
    alone.run()
    first = Bout(lineup, (0,), 5, Tally(lineup, []))
    first.run()
    assert together.deal.points == pytest.approx(sum(alone.deals) + sum(first.deals))


def test_a_manche_goes_to_fifteen() -> None:
    lineup = Lineup("tordu", 2, "random", "random")
    played = Bout(lineup, (0,), 1, Tally(lineup, []))
    played.run()
    assert played.state.outcome is not None and max(played.state.outcome.scores) >= 15


def test_the_simple_variant_can_be_measured() -> None:
    lineup = Lineup("tordu", 2, "random", "random", variant="simple")
    assert Bout(lineup, (0,), 1, Tally(lineup, [])).state.view(0).options.variant == "simple"  # type: ignore[attr-defined]


def test_points_of_a_deal_are_counted_in_le_tordu() -> None:
    found = batch((Lineup("tordu", 2, "random", "random"), 0, 2, None))
    assert found.deal.count == 2


def test_a_side_has_so_much_more_than_the_others_on_average() -> None:
    assert margin((5, 1, 3), (0,)) == 3 and margin((5, 1, 3, 1), (0, 2)) == 3


# numbers


def test_points_a_deal_are_all_points_over_all_deals() -> None:
    """A short match full of doubles counts for its few deals alone."""
    found = Rate()
    found.add(16.0, 2)
    found.add(-4.0, 10)
    assert found.mean == 1.0


def test_the_interval_of_a_rate_is_that_of_a_mean_where_all_matches_are_as_long() -> None:
    found = Rate()
    for number in (0.0, 1.0, 1.0, 0.0):
        found.add(2 * number, 2)
    assert found.error == pytest.approx(numbers(0.0, 1.0, 1.0, 0.0).error)


def test_the_interval_is_that_of_the_textbook() -> None:
    found = numbers(0.0, 1.0, 1.0, 0.0)
    assert found.mean == 0.5 and found.error == pytest.approx(1.96 * 0.5 / 3**0.5)


def test_sums_can_be_joined() -> None:
    one = numbers(1.0, 2.0)
    one.join(numbers(3.0))
    assert one == numbers(1.0, 2.0, 3.0)


@pytest.mark.parametrize(("least", "word"), [(0.5, "met"), (0.75, "open"), (0.99, "missed")])
def test_a_bar_is_met_or_missed_only_if_the_interval_says_so(least: float, word: str) -> None:
    found = tally(numbers(*[1.0, 0.5] * 20))
    assert judged(Bar(SMALL, "win", least), found) == word


@pytest.mark.parametrize(("most", "word"), [(0.9, "met"), (0.76, "open"), (0.6, "missed")])
def test_a_share_that_nobody_may_reach_is_judged_by_the_top_of_its_interval(most: float, word: str) -> None:
    found = tally(numbers(*[1.0, 0.5] * 20))
    assert judged(Bar(SMALL, "win", 0.0, most), found) == word
    assert f"at most {100 * most:.1f}" in report([Bar(SMALL, "win", 0.0, most)], [found])[0]


def test_milliseconds_have_to_stay_below_their_bar() -> None:
    found = tally(numbers(1.0))
    found.ms = numbers(4.0, 6.0)
    assert judged(Bar(SMALL, "ms", 5.0), found) == "met" and judged(Bar(SMALL, "ms", 4.9), found) == "missed"


def test_a_bar_of_which_nothing_was_measured_is_open() -> None:
    told, good = report([Bar(SMALL, "win", 0.9)], [tally(Sum())])
    assert told.startswith("open") and "–" in told and good


def test_a_report_names_what_is_missed() -> None:
    told, good = report([Bar(SMALL, "win", 0.9)], [tally(numbers(*[0.0, 0.1] * 20))])
    assert told.startswith("missed") and not good


def test_a_line_of_the_table_has_its_share_and_what_would_be_fair() -> None:
    assert "62.5 ± " in table([tally(numbers(0.5, 0.75))]) and " 50 " in table([tally(numbers(0.5, 0.75))])


def test_a_line_of_the_table_has_every_number() -> None:
    found = tally(numbers(1.0, 0.5, 1.0))
    found.points, found.ms, found.theirs = numbers(2.0, 1.0), numbers(4.0, 5.0), numbers(0.25)
    found.deal.add(6.0, 4)
    shown = ladder.row(found).removeprefix(str(SMALL)).split()
    assert " ".join(shown) == "6 83.3 ± 32.7 50 +1.50 ± 0.98 +1.50 ± ? 4.50 0.25"


@pytest.mark.parametrize(
    ("bar", "said"),
    [
        (Bar(SMALL, "win", 0.5), "met {} 75.0 ± 7.8 % of matches at least 50.0"),
        (Bar(SMALL, "ms", 5.0), "met {} 4.50 ± 0.98 ms a choice at most 5.00"),
    ],
)
def test_a_report_tells_what_was_reached_and_what_is_wanted(bar: Bar, said: str) -> None:
    found = tally(numbers(*[1.0, 0.5] * 20))
    found.ms = numbers(4.0, 5.0)
    told, good = report([bar, Bar(SMALL._replace(seats=3), "win", 0.9)], [found])
    assert " ".join(told.split()) == said.format(SMALL) and good


# ranges


def test_ranges_that_touch_become_one() -> None:
    assert joined([(5, 9), (0, 5), (20, 21)]) == [(0, 9), (20, 21)]


def test_the_work_is_cut_into_batches_of_two_deals_enough_for_all_processes_twice() -> None:
    first, second = ladder.groups(SMALL, range(10, 19), 2, 5.0)
    assert first == [(SMALL, 10, 12, 5.0), (SMALL, 12, 14, 5.0), (SMALL, 14, 16, 5.0), (SMALL, 16, 18, 5.0)]
    assert second == [(SMALL, 18, 19, 5.0)]


class Here:
    """A pool that plays in this process."""

    def map(self, plays: Any, group: list[Any], size: int) -> list[Tally]:
        return list(map(plays, group))


@pytest.mark.parametrize(("seconds", "seeds"), [(None, [(0, 6)]), (1e9, [(0, 6)]), (-1.0, [])])
def test_every_deal_is_measured_once_or_as_many_as_there_is_time_for(
    seconds: float | None, seeds: list[tuple[int, int]]
) -> None:
    found = ladder.measure(SMALL, range(6), Here(), 1, seconds)  # type: ignore[arg-type]
    assert found.seeds == seeds and found.win.count == (6 if seeds else 0)


def test_what_was_broken_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    part, pool = tmp_path / "part.json", Here()
    ladder.measure(SMALL, range(4), pool, 1, None, part)  # type: ignore[arg-type]
    played: list[int] = []
    pool.map = lambda plays, group, size: [plays(task) for task in group if not played.append(task[1])]  # type: ignore[method-assign,func-returns-value]
    found = ladder.measure(SMALL, range(8), pool, 1, None, part)  # type: ignore[arg-type]
    assert played == [4, 6] and found.win == batch((SMALL, 0, 8, None)).win and found.seeds == [(0, 8)]


@pytest.mark.parametrize(("lineup", "seeds"), [(SMALL._replace(seats=3), range(4)), (SMALL, range(1, 4))])
def test_a_part_of_other_deals_is_not_gone_on_with(lineup: Lineup, seeds: range, tmp_path: Path) -> None:
    part = tmp_path / "part.json"
    ladder.measure(SMALL, range(2), Here(), 1, None, part)  # type: ignore[arg-type]
    assert ladder.begun(part, SMALL, range(4)) is not None and ladder.begun(part, lineup, seeds) is None


class Terminal(StringIO):
    """An output that is a terminal, or a log."""

    def __init__(self, shown: bool) -> None:
        super().__init__()
        self.shown = shown

    def isatty(self) -> bool:
        return self.shown


def progress(monkeypatch: pytest.MonkeyPatch, *given: Any, shown: bool = True) -> str:
    monkeypatch.setattr(sys, "stderr", terminal := Terminal(shown))
    ladder.bar(*given)
    return terminal.getvalue().removeprefix("\r\033[K")


@pytest.mark.parametrize(("done", "whole", "full"), [(0, 4, 0), (1, 4, 7), (2, 4, 14), (4, 4, 28), (0, 0, 0)])
def test_progress_is_a_bar_as_long_as_its_share(
    done: int, whole: int, full: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert progress(monkeypatch, "here", done, whole) == "█" * full + "░" * (28 - full) + " here "


def test_the_last_progress_takes_the_bar_away(monkeypatch: pytest.MonkeyPatch) -> None:
    assert progress(monkeypatch, "here", 4, 4, True) == ""


def test_a_log_gets_no_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    assert progress(monkeypatch, "here", 2, 4, shown=False) == ""


def test_parts_measured_apart_are_merged(tmp_path: Path) -> None:
    whole = batch((SMALL, 0, 6, None))
    paths = [keep(batch((SMALL, first, last, None)), tmp_path) for first, last in ((0, 2), (2, 6))]
    (found,) = merged(paths)
    assert found.win == whole.win and found.matches == whole.matches and found.seeds == [(0, 6)]


def test_a_deal_may_not_be_counted_twice(tmp_path: Path) -> None:
    paths = [keep(tally(numbers(1.0), first, last), tmp_path) for first, last in ((0, 4), (3, 6))]
    with pytest.raises(SystemExit, match="twice"):
        merged(paths)


def test_what_another_version_has_measured_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    path.write_text('{"lineup": ["tordu", 2, "expert", "normal"], "seeds": [], "deal": {"count": 1, "total": 2.0}}')
    with pytest.raises(SystemExit, match="another version"):
        merged([path])


# the command line


def test_levels_are_a_ladder() -> None:
    found = lineups(arguments(["--game", "tordu", "--seats", "4", "--levels", "easy,normal,expert"]))
    assert found == [Lineup("tordu", 4, "normal", "easy"), Lineup("tordu", 4, "expert", "normal")]


def test_without_levels_every_bar_of_a_game_is_measured_once() -> None:
    found = lineups(arguments(["--game", "trio"]))
    assert set(found) == {bar.lineup for bar in BARS if bar.lineup.game == "trio"} and len(set(found)) == len(found)


def test_more_time_is_measured_against_the_usual() -> None:
    found = lineups(arguments(["--budget", "0.2", "--game", "trepido"]))
    assert found == [Lineup("trepido", seats, "expert@0.2", "expert") for seats in (2, 4, 6)]


def test_the_ceiling_plays_the_same_line_up() -> None:
    found = lineups(arguments(["--game", "tordu", "--seats", "4", "--ceiling"]))
    assert Lineup("tordu", 4, "expert", "hard") in found and Lineup("tordu", 4, "ceiling", "hard") in found


def test_deals_can_be_named() -> None:
    assert arguments(["--seeds", "500:1000"]).seeds == range(500, 1000)


def test_what_was_merged_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = keep(tally(numbers(1.0, 0.5)), tmp_path)
    assert ladder.main(["--merge", str(path)]) == 0
    assert str(SMALL) in capsys.readouterr().out


@pytest.mark.parametrize(("share", "code"), [(1.0, 0), (0.0, 1)], ids=["met", "missed"])
def test_the_exit_code_says_if_a_bar_was_missed(share: float, code: int, tmp_path: Path) -> None:
    bar = next(bar for bar in BARS if bar.what == "win" and bar.most is None)
    measured = Tally(bar.lineup, [(0, 50)], matches=50, win=numbers(*[share] * 50))
    assert ladder.main(["--merge", str(keep(measured, tmp_path))]) == code


# simple players


@pytest.mark.parametrize("name", RIVALS)
def test_simple_players_play_whole_matches(name: str) -> None:
    game = {"greedy": "trepido", "memory": "trio"}.get(name, "defizz" if name in STUBBORN else "tordu")
    lineup = Lineup(game, 3, name, "random")
    played = Bout(lineup, (1,), 2, Tally(lineup, []))
    played.run()
    assert played.state.outcome is not None


def test_greedy_beats_chance() -> None:
    assert batch((SMALL, 0, 20, None)).win.mean > 0.6


def test_memory_beats_chance() -> None:
    assert batch((Lineup("trio", 3, "memory", "random"), 0, 6, None)).win.mean > 0.8


def test_greedy_lays_a_joker_only_if_nothing_else_fits() -> None:
    joker, plain = Play("j1a", "r"), Play("r1a")
    assert Greedy().choose(None, [joker, plain, DRAW], Random(1)).move == plain
    assert Greedy().choose(None, [joker, DRAW], Random(1)).move == joker


def test_a_level_is_found_by_its_name() -> None:
    assert type(named("trio", "random")) is type(RIVALS["random"]())


# limits


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_sees_all_cards_bids_only_what_can_be_made(seat: int) -> None:
    """Between two seats every deal is solved; with more it is only foreseen, for others who play as is foreseen."""
    lineup = Lineup("tordu", 2, "ceiling", "hard", variant="simple")
    played = Bout(lineup, (seat,), 3, Tally(lineup, []))
    played.run()
    own = [deal for deal in played.state.deals if deal[0] == seat]  # type: ignore[attr-defined]
    assert own and all(bid == taken for _, _, bid, _, taken, *_ in own)


def test_whoever_sees_all_cards_is_told_every_hand_of_trepido() -> None:
    state = GAMES["trepido"].start(None, 3, 1)
    view = SEERS["trepido"]().sight(state.view(0), state.view(None))
    shown = [known.card for known in view.known]  # type: ignore[attr-defined]
    assert sorted(shown) == sorted(state.view(1).hands[1] + state.view(2).hands[2])  # type: ignore[attr-defined]


def test_a_paced_player_does_more_work_when_it_has_time() -> None:
    state = GAMES["tordu"].start(None, 4, 3)
    seat = state.actors()[0]
    hasty, slow = Paced("tordu", "expert", 0.0), Paced("tordu", "expert", 1e6)
    for player in (hasty, slow):
        player.choose(state.view(seat), state.legal(seat), Random(1))
    assert hasty.share == 0.05 and slow.share == 100


def test_a_level_with_seconds_is_a_paced_player() -> None:
    found = named("trepido", "hard@0.5")
    assert isinstance(found, Paced) and found.seconds == 0.5


def test_a_tally_is_json_both_ways() -> None:
    found = batch((SMALL, 0, 2, None))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Tally) == found


# more of the numbers


def test_one_number_has_no_interval() -> None:
    assert numbers(1.0).error == float("inf") and Sum().mean == 0.0
    found = Rate()
    assert found.mean == 0.0
    found.add(3.0, 2)
    assert found.error == float("inf") and found.mean == 1.5


def test_the_error_of_a_rate_is_that_of_a_ratio() -> None:
    found = Rate()
    for points, deals in ((4.0, 4), (0.0, 2), (6.0, 3)):
        found.add(points, deals)
    mean = 10 / 9
    off = sum((points - mean * deals) ** 2 for points, deals in ((4.0, 4), (0.0, 2), (6.0, 3)))
    assert found.error == pytest.approx(1.96 * (off * 3 / 2) ** 0.5 / 9)


def test_tallies_are_joined_in_every_number() -> None:
    one, other = (batch((SMALL, first, first + 2, None)) for first in (0, 2))
    wins, matches, choices = one.win.count + other.win.count, one.matches + other.matches, one.ms.count + other.ms.count
    one.join(other)
    assert (one.win.count, one.matches, one.ms.count, one.seeds) == (wins, matches, choices, [(0, 2), (2, 4)])
    assert one.theirs.count > 0 and one.points.count == 4


def test_a_match_counts_for_every_seat_and_wins_are_shared() -> None:
    found = batch((SMALL, 0, 4, None))
    assert found.matches == 8 and found.win.count == 4 and 0 <= found.win.mean <= 1
    assert found.points.mean == pytest.approx(2 * found.win.mean - 1), "a match of one round is a point"


def test_a_side_that_shares_a_win_has_half_of_it() -> None:
    played = Bout(SMALL, (0,), 1, Tally(SMALL, []))
    assert played.won == 0.0
    played.state.outcome = Outcome((0, 1), (0, 0), "")
    assert played.won == 0.5
    played.state.outcome = Outcome((0,), (0, 0), "")
    assert played.won == 1.0


def test_a_match_that_never_ends_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bouts, "MOST_MOVES", 5)
    played = Bout(SMALL, (0,), 1, Tally(SMALL, []))
    played.run()
    assert played.over and played.state.moves >= 5 and played.state.outcome is None


def test_time_is_up_after_the_moment_named() -> None:
    assert not bouts.time_is_up(None) and bouts.time_is_up(0.0) and not bouts.time_is_up(1e12)


def test_only_choices_are_timed_and_each_side_by_itself() -> None:
    played = Bout(SMALL, (0,), 1, Tally(SMALL, []))
    played.run()
    assert played.tally.ms.count > 0 and played.tally.theirs.count > 0
    assert played.tally.ms.count + played.tally.theirs.count <= 2 * played.state.moves


def test_an_answer_is_right_if_it_stands_in_the_pack_and_nobody_has_given_it() -> None:
    lineup = Lineup("defizz", 3, "expert", "easy")
    verdicts = set()
    for seed in range(6):
        played = Bout(lineup, (0,), seed, Tally(lineup, []))
        while not played.over and played.state.moves < 400:
            if -1 in played.state.actors():
                verdicts.add(bouts.verdict(played.state))
            played.step()
    assert verdicts == set(VERDICTS)


@pytest.mark.parametrize(
    ("move", "order"),
    [(Play("r1a"), 0), (Give("xa", 1), 0), (Give("r1a", 1), 1), (Play("j1a", "r"), 2), (Swap(1), 3), (DRAW, 4)],
)
def test_greedy_lays_then_gives_skulls_then_jokers_and_draws_last(move: Any, order: int) -> None:
    assert Greedy.order(move) == order


def test_a_keeper_keeps_the_minimum_and_accepts() -> None:
    keeper = RIVALS["keeper"]()
    assert keeper.choose(None, [Stake(300), Stake(100), Stake(200)], Random(1)).move == Stake(100)  # type: ignore[arg-type]
    assert keeper.choose(None, [REFUSE, ACCEPT], Random(1)).move == ACCEPT  # type: ignore[arg-type]


def test_a_paced_player_takes_so_long_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last search took a second, so four times as much work takes four."""
    clock = iter([0.0, 1.0])
    monkeypatch.setattr(limits, "process_time", lambda: next(clock))
    state = GAMES["tordu"].start(None, 4, 3)
    seat = state.actors()[0]
    paced = Paced("tordu", "expert", 4.0)
    paced.player.effort = 0.0  # type: ignore[attr-defined]
    paced.choose(state.view(seat), state.legal(seat), Random(1))
    assert paced.share == 4.0 and paced.spent == 1.0 and paced.done == 1.0


@pytest.mark.parametrize(
    ("took", "share", "spent"), [(0.001, 1.0, 0.0), (0.002, 1.0, 0.0), (0.004, 25.0, 0.004), (1e-9, 1.0, 0.0)]
)
def test_a_choice_that_took_no_search_does_not_change_the_pace(
    took: float, share: float, spent: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter([0.0, took])
    monkeypatch.setattr(limits, "process_time", lambda: next(clock))
    state = GAMES["tordu"].start(None, 4, 3)
    seat = state.actors()[0]
    paced = Paced("tordu", "easy", 0.1)
    paced.choose(state.view(seat), state.legal(seat), Random(1))
    assert (paced.share, paced.spent, paced.done) == (pytest.approx(share), spent, float(spent > 0))


def test_the_pace_is_that_of_all_searches_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of a second, then one of six with four times the work: five units in seven seconds."""
    clock = iter([0.0, 1.0, 10.0, 16.0])
    monkeypatch.setattr(limits, "process_time", lambda: next(clock))
    state = GAMES["tordu"].start(None, 4, 3)
    seat = state.actors()[0]
    paced = Paced("tordu", "easy", 4.0)
    efforts = []
    for _ in range(2):
        paced.choose(state.view(seat), state.legal(seat), Random(1))
        efforts.append(paced.player.effort)  # type: ignore[attr-defined]
    assert efforts == [1, 4] and paced.share == pytest.approx(4 * 5 / 7)


def test_a_seer_doubles_what_cannot_be_made_and_passes_what_can() -> None:
    state = GAMES["tordu"].start(None, 2, 3)
    seer = SEERS["tordu"]()
    seat = state.actors()[0]
    choice = seer.choose(seer.sight(state.view(seat), state.view(None)), state.legal(seat), Random(1))
    worth = [each.worth for each in choice.weighed]
    assert worth == sorted(worth, reverse=True) and choice.move == choice.weighed[0].move and worth[0] >= 3
    assert next(each.worth for each in choice.weighed if each.move == PASS) == 0
    low = choice.weighed[-1]
    state.apply(seat, low.move)
    other = state.actors()[0]
    reply = seer.choose(seer.sight(state.view(other), state.view(None)), state.legal(other), Random(1))
    by = {type(each.move).__name__: each.worth for each in reply.weighed}
    assert by["Double"] == 2 * by["Pass"] == -2 * low.worth > 0
