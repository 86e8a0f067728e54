"""Records: how wins are counted, how they are kept, how they are shown and forgotten."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from game.shelf import Shelf
from scenes.app.dialog import Dialog
from scenes.kit.button import Button
from scenes.pages.records.page import RecordsPage
from scenes.pages.records.standings import Standings
from scenes.pages.result.page import ResultPage
from scenes.pages.seating import sit
from scenes.sitting import tally
from scenes.sitting.tally import LONGEST, MOST, MOST_LINES, MOST_NOTED, Answers, Line, Records, add, answered, people
from scenes.tables import records
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.evenings import NAMES, played
from tests.scenes.sheets import EVERYWHERE, Language, said_words
from tests.scenes.tables.seated import make, sat

DAY = "2026-11-16"
FAMILY = ["Camille", "Zoé", "Malik", "Jean-Baptiste", "Inès", "Lou", "Noé", "Bastien", "Anne-Sophie", "Mamie", "Théo"]


def after(*matches: tuple[list[str], list[int]], game: str = "trepido") -> Records:
    """The records after these matches: who sat there, and which seats won."""
    told = Records()
    for names, winners in matches:
        told = add(told, names, game, winners, DAY)
    return told


def line(told: Records, name: str, game: str = "trepido") -> Line:
    return next(line for line in told.lines if line.name == name and line.game == game)


def evenings(count: int = len(FAMILY)) -> Records:
    """A family that has played a lot."""
    told = Records()
    for match in range(60):
        names = [FAMILY[(match + seat * 3) % count] for seat in range(3)]
        told = add(told, names, ("trepido", "trio", "tordu", "defizz")[match % 4], [match % 3], DAY)
    return told


# counting


def test_a_match_counts_for_all_and_a_win_for_the_winner() -> None:
    told = after((["Zoé", "Malik"], [1]))
    assert (line(told, "Zoé").matches, line(told, "Zoé").wins) == (1, 0)
    assert (line(told, "Malik").matches, line(told, "Malik").wins) == (1, 1)


def test_a_streak_grows_with_wins_in_a_row_and_the_best_is_remembered() -> None:
    told = after(*[(["Zoé", "Malik"], [seat]) for seat in (0, 0, 0, 1, 0)])
    assert (line(told, "Zoé").streak, line(told, "Zoé").best) == (1, 3)
    assert (line(told, "Malik").streak, line(told, "Malik").best) == (0, 1)


def test_a_team_shares_its_win() -> None:
    told = after((["Zoé", "Malik", "Lou", "Noé"], [0, 2]))
    assert [line(told, name).wins for name in ("Zoé", "Malik", "Lou", "Noé")] == [1, 0, 1, 0]


def test_a_draw_is_played_and_not_won_and_ends_a_streak() -> None:
    told = after((["Zoé", "Malik"], [0]), (["Zoé", "Malik"], []))
    assert (line(told, "Zoé").matches, line(told, "Zoé").wins, line(told, "Zoé").streak) == (2, 1, 0)


def test_a_seat_without_a_name_is_not_remembered() -> None:
    """Computer players have no records."""
    assert [line.name for line in after((["Zoé", "", "   "], [1])).lines] == ["Zoé"]


def test_games_are_counted_apart_and_summed() -> None:
    told = add(after((["Zoé"], [0])), ["Zoé"], "trio", [], "2026-11-20")
    zoe = people(told)[0]
    assert (zoe.wins, zoe.matches, zoe.best, zoe.last) == (1, 2, 1, "2026-11-20")
    assert zoe.games["trio"].wins == 0 and zoe.games["trepido"].wins == 1


def test_answers_are_counted_beside_the_wins() -> None:
    told = add(Records(), ["Zoé", ""], "defizz", [0], DAY, [Answers(5, 3, 2), Answers(9, 9, 9)])
    told = add(told, ["ZOÉ", "Lou"], "defizz", [1], DAY, [Answers(1, 0, 0), Answers(0, 1, 0)])
    assert answered(told, "zoé", "defizz") == Answers(6, 3, 2) and answered(told, "Lou", "defizz") == Answers(0, 1, 0)


def test_who_has_never_answered_has_no_answers() -> None:
    assert answered(after((["Zoé"], [0])), "Zoé", "defizz") == answered(Records(), "Lou", "defizz") == Answers()


def test_records_from_before_answers_were_counted_are_read() -> None:
    old = {"name": "Zoé", "game": "defizz", "matches": 3, "wins": 1, "streak": 0, "best": 1, "last": DAY}
    told = msgspec.json.decode(msgspec.json.encode({"lines": [old]}), type=Records)
    assert line(told, "Zoé", "defizz").wins == 1 and answered(told, "Zoé", "defizz") == Answers()


def test_two_spellings_are_one_person() -> None:
    told = after((["Zoé"], [0]), (["ZOÉ"], [0]), (["Zoe\u0301"], [0]))
    assert [(line.name, line.wins) for line in told.lines] == [("Zoé", 3)]


def test_the_same_name_twice_at_a_table_counts_once() -> None:
    told = after((["Zoé", "zoé"], [1]))
    assert (line(told, "Zoé").matches, line(told, "Zoé").wins) == (1, 1)


def test_the_last_day_is_the_latest_even_if_the_clock_went_back() -> None:
    told = add(after((["Zoé"], [0])), ["Zoé"], "trepido", [], "2020-01-01")
    assert line(told, "Zoé").last == DAY


@pytest.mark.parametrize("when", ["", "yesterday", "2026-13-01", "16/11/2026"])
def test_a_day_that_is_none_is_refused(when: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        add(Records(), ["Zoé"], "trepido", [], when)


def test_most_wins_come_first_then_fewest_matches_then_the_name() -> None:
    told = after((["Zoé", "Malik"], [0]), (["Lou", "Malik"], [0]), (["Lou", "Anna"], [1]), (["Zoé", "Malik"], [0]))
    assert [person.name for person in people(told)] == ["Zoé", "Anna", "Lou", "Malik"]


# names that mean no good, and too much of everything


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Zoé \n\t Martin ", "Zoé Martin"),
        ("Zo\x00é\x1b[31m", "Zoé[31m"),
        ("\u202eéoZ", "éoZ"),
        ("Zoé\ud800", "Zoé"),
        ("\u200b\u200d", ""),
        ("x" * 500, "x" * LONGEST),
        ("{name} %s <b>", "{name} %s <b>"),
    ],
)
def test_names_are_made_harmless(typed: str, kept: str) -> None:
    assert tally.clean(typed) == kept
    told = after(([typed, "Lou"], [0]))
    assert msgspec.json.decode(msgspec.json.encode(told), type=Records) == told


def test_hostile_names_are_shown_as_they_are() -> None:
    hands = Driver(RecordsPage(), language="en")
    shown(hands, after((["{name}", "W" * 500, "%s %d", "# x"], [0])))
    texts = said_words(hands)
    assert "{name}" in texts and "%s %d" in texts
    assert [fault for fault in hands.faults() if not fault.startswith("cut: W")] == []


def test_beyond_the_limit_the_longest_ago_is_forgotten() -> None:
    told = add(Records(), ["Old"], "trepido", [0], "2001-01-01")
    for place in range(MOST_LINES):
        told = add(told, [f"P{place}"], "trepido", [0], DAY)
    assert len(told.lines) == MOST_LINES and "Old" not in {line.name for line in told.lines}


def test_counts_stop_at_the_top() -> None:
    top = Line(name="Zoé", game="trio", matches=MOST, wins=MOST, streak=MOST, best=MOST, last=DAY, right=MOST)
    assert add(Records((top,)), ["Zoé"], "trio", [0], DAY, [Answers(1)]).lines == (top,)


@pytest.mark.parametrize(
    "wrong",
    [
        {"wins": 3, "matches": 2},
        {"matches": -1},
        {"matches": 10**30},
        {"name": ""},
        {"name": "x" * (LONGEST + 1)},
        {"last": "soon"},
        {"matches": 1, "wins": 1, "best": 2},
    ],
)
def test_what_cannot_be_is_not_read(wrong: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"lines": [{"name": "Zoé", "game": "trio", **wrong}]}, Records)


# kept


def test_a_match_that_is_over_is_noted(tmp_path: Path) -> None:
    hands = Driver(RecordsPage(), shelf=Shelf(tmp_path))
    records.note(hands.app, ["Zoé", ""], "trio", [0], DAY)
    records.note(hands.app, ["Zoé", ""], "trio", [], DAY)
    assert line(records.load(hands.app), "Zoé", "trio").matches == 2


def test_a_win_counts_once_whether_or_not_anyone_stays_to_see_the_result(tmp_path: Path) -> None:
    whole = played("trio", 3)
    last = whole.moves[-1]
    for leaves_at_once in (True, False):
        match = played("trio", 3, moves=len(whole.moves) - 1)
        hands = Driver(RecordsPage(), shelf=Shelf(tmp_path / str(leaves_at_once)))
        sit(hands.app, sat(match))
        assert isinstance(hands.app.top, TableScene)
        make(hands.app.top, last.seat, last.move)
        assert match.state.outcome is not None
        while not leaves_at_once and not isinstance(hands.app.top, ResultPage):
            hands.app.step(0.1)
        hands.app.pop()
        noted = line(records.load(hands.app), NAMES[0], "trio")
        assert (noted.matches, noted.wins) == (1, int(0 in match.state.outcome.winners))


def test_a_match_that_ended_as_the_program_was_killed_counts_when_it_is_met_again_and_only_once(tmp_path: Path) -> None:
    for _ in range(2):
        hands = Driver(RecordsPage(), shelf=Shelf(tmp_path))
        sit(hands.app, sat(played("trio", 3)))
        assert line(records.load(hands.app), NAMES[0], "trio").matches == 1


def test_the_matches_noted_lately_are_few() -> None:
    told = Records()
    for number in range(2 * MOST_NOTED):
        told = add(told, ["Zoé"], "trio", [], DAY, mark=str(number))
    assert len(told.noted) == MOST_NOTED and add(told, ["Zoé"], "trio", [0], DAY, mark=told.noted[0]) == told


def test_without_a_shelf_nothing_is_remembered_and_nothing_breaks() -> None:
    hands = Driver(RecordsPage())
    records.note(hands.app, ["Zoé"], "trio", [0], DAY)
    assert records.load(hands.app) == Records()


def test_a_broken_file_is_set_aside_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "records.json").write_text('{"lines": [{"name": "Zoé", "wins": "many"}]}', encoding="utf-8")
    hands = Driver(RecordsPage(), language="en", shelf=Shelf(tmp_path))
    assert hands.app.toasts.shown.startswith("The records could not be read")
    assert "Nobody has won yet." in said_words(hands)
    assert "many" in (tmp_path / "records.broken.json").read_text(encoding="utf-8"), "never deleted"


def test_the_last_good_file_takes_the_place_of_a_broken_one(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.write("records", after((["Zoé"], [0])))
    shelf.write("records", after((["Zoé"], [0]), (["Zoé"], [0])))
    (tmp_path / "records.json").write_bytes(b"\xff\x00")
    hands = Driver(RecordsPage(), language="en", shelf=shelf)
    assert "Zoé" in said_words(hands) and hands.app.toasts.shown


def test_a_good_file_says_nothing(tmp_path: Path) -> None:
    (tmp_path / "records.broken.json").write_text("from long ago", encoding="utf-8")
    Shelf(tmp_path).write("records", after((["Zoé"], [0])))
    assert Driver(RecordsPage(), shelf=Shelf(tmp_path)).app.toasts.shown == ""


def test_records_that_cannot_be_kept_say_why(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    hands = Driver(RecordsPage(), language="en", shelf=Shelf(tmp_path / "file"))
    records.note(hands.app, ["Zoé"], "trio", [0], DAY)
    hands.app.step(0.0)
    assert "can't be made" in hands.app.toasts.shown


# shown


def shown(hands: Driver, told: Records) -> None:
    """This in the table."""
    assert isinstance(hands.app.top, RecordsPage)
    hands.app.top.records = told
    hands.app.top.rebuild()
    hands.app.step(0.0)


def test_an_empty_table_says_how_it_is_filled() -> None:
    hands = Driver(RecordsPage(), language="fr")
    assert "Personne n’a encore gagné." in said_words(hands)
    assert len([widget for widget in hands.app.top.widgets if isinstance(widget, Button)]) == 1, "nothing to forget"


def test_a_row_says_wins_of_matches_by_game_and_in_all() -> None:
    hands = Driver(RecordsPage(), language="fr")
    told = after((["Zoé", "Lou"], [0]), (["Zoé", "Lou"], [1]), (["Zoé", "Lou"], [0]))
    shown(hands, add(told, ["Zoé"], "trio", [], DAY))
    texts = said_words(hands)
    row = texts[texts.index("Zoé") : texts.index("Lou")]
    assert row == ["Zoé", "2 / 3", "0 / 1", "–", "–", "2 / 4", "1", "16/11/2026"]


def answering(*answers: Answers) -> Records:
    """Everyone of the family has played a match of Défizz! with these answers."""
    return add(Records(), FAMILY[: len(answers)], "defizz", [0], DAY, answers)


def test_a_row_says_how_many_answers_are_right_once_there_are_enough() -> None:
    hands = Driver(RecordsPage(), language="en")
    shown(hands, answering(Answers(9, 3), Answers(3, 1)))
    texts = said_words(hands)
    row, other = texts.index("Camille"), texts.index("Zoé")
    assert "Right answers" in texts and texts[row + 5] == "75 %" and texts[other + 5] == "–"


def test_nothing_is_said_of_answers_where_there_are_none() -> None:
    hands = Driver(RecordsPage(), language="en")
    shown(hands, evenings())
    assert "Right answers" not in said_words(hands)


def test_a_long_table_is_moved_by_keys_and_by_mouse() -> None:
    hands = Driver(RecordsPage(), (1280, 720), 1.5)
    shown(hands, evenings())
    table = next(widget for widget in hands.app.top.widgets if isinstance(widget, Standings))
    assert "Trépido" in said_words(hands)
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_END)
    assert table.at == table.most > 0 and "Trépido" in said_words(hands), "headings stay"
    hands.drag(table.box.right - 4, table.box.bottom - 5, table.box.right - 4, table.box.y - 30)
    assert table.at == 0


# forgotten


@pytest.fixture
def full(tmp_path: Path) -> Driver:
    shelf = Shelf(tmp_path)
    for _ in range(2):
        shelf.write("records", evenings(3))
    return Driver(RecordsPage(), language="en", shelf=shelf)


def test_forgetting_everything_is_asked_first_by_mouse(full: Driver, tmp_path: Path) -> None:
    full.click_on(full.app.top.widgets[-1])
    assert isinstance(full.app.top, Dialog)
    buttons = [widget for widget in full.app.top.widgets if isinstance(widget, Button)]
    full.click_on(buttons[0])
    assert isinstance(full.app.top, RecordsPage) and "Nobody has won yet." in said_words(full)
    left = "".join(path.read_text(encoding="utf-8") for path in tmp_path.glob("*.json"))
    assert "Camille" not in left, "the last good file has forgotten too"


def test_keeping_everything_by_keyboard(full: Driver) -> None:
    full.key(pygame.K_TAB, pygame.KMOD_LSHIFT)
    full.key(pygame.K_RETURN)
    assert isinstance(full.app.top, Dialog)
    full.key(pygame.K_ESCAPE)
    assert isinstance(full.app.top, RecordsPage) and "Camille" in said_words(full)
    full.key(pygame.K_ESCAPE)
    assert full.app.over


def test_forgetting_by_keyboard(full: Driver) -> None:
    for code, mod in (
        (pygame.K_TAB, pygame.KMOD_LSHIFT),
        (pygame.K_RETURN, 0),
        (pygame.K_TAB, 0),
        (pygame.K_RETURN, 0),
    ):
        full.key(code, mod)
    assert records.load(full.app) == Records()


# layout


@pytest.mark.parametrize(("size", "text_size", "language"), EVERYWHERE)
def test_answers_fit_too(size: tuple[int, int], text_size: float, language: Language) -> None:
    hands = Driver(RecordsPage(), size, text_size, language)
    shown(hands, answering(*[Answers(20, 10)] * len(FAMILY)))
    assert hands.faults() == []


@pytest.mark.parametrize("many", [0, 3, len(FAMILY)])
@pytest.mark.parametrize(("size", "text_size", "language"), EVERYWHERE)
def test_nothing_is_cut_or_overlaps(many: int, size: tuple[int, int], text_size: float, language: Language) -> None:
    hands = Driver(RecordsPage(), size, text_size, language)
    shown(hands, evenings(many) if many else Records())
    assert hands.faults() == []
