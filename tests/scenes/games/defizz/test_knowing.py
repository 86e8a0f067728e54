"""What people know in Défizz!: counted in their matches, kept in the records, and followed by the levels."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ai.arena.bouts import in_words, verdict
from ai.characters import Coloured
from ai.defizz.mind import KNOWS
from ai.defizz.person import Answers, own, relative
from ai.players import player
from game import GAMES, TABLE
from game.defizz.questions import Text
from game.defizz.records import Result, Shown, Word
from game.journal import JournalError, decode, encode, replay
from game.match import Match, Seat
from game.shelf import Shelf
from scenes.app.page import Page
from scenes.games import ON_SCREEN
from scenes.games.defizz import knowing
from scenes.kit.toggle import Toggle
from scenes.pages import seating
from scenes.pages.setup.page import SetupPage
from scenes.sitting.seats import advisers
from scenes.sitting.tally import Records, add
from scenes.tables import records
from scenes.tables.scene import TableScene
from tests.scenes.driver import Driver
from tests.scenes.sheets import said_words
from tests.scenes.tables import robots
from tests.scenes.tables.seated import looked_at

DAY = "2026-11-16"
GOOD, BAD = Answers(80, 20), Answers(20, 80)
TABLEFUL = (
    Seat(name="Zoé"),
    Seat(name="Basile", emblem="cat", level="easy"),
    Seat(name="Marius", emblem="boat", level="normal"),
    Seat(name="Sylvie", emblem="leaf", level="hard"),
)


def told(**answers: Answers) -> Records:
    return add(Records(), list(answers), "defizz", [], DAY, list(answers.values()))


def knows(seats: Any) -> list[int | None]:
    return [seat.knows for seat in seats]


def room(folder: Path, **answers: Answers) -> Driver:
    """An app that remembers these answers."""
    hands = Driver(Page(), language="en", shelf=Shelf(folder))
    hands.app.prefer(speed=0)
    records.note(hands.app, list(answers), "defizz", [], DAY, list(answers.values()))
    return hands


# counting


def result(*said: Word) -> Result:
    question = Shown(id="geo-0001", mode="chrono", category="geo", difficulty=2, text=Text(en="?"))
    return Result(question=question, winner=None, said=said)


@pytest.mark.parametrize(
    ("said", "how"),
    [
        ([Word(seat=0, said="Oslo", right=True)], "right"),
        ([Word(seat=0, said="Rome", right=False)], "missed"),
        ([Word(seat=0, said=None, right=False), Word(seat=1, said="Oslo", right=True)], "missed"),
        ([Word(seat=1, said="Rome", right=False)], "missed"),
        ([], "missed"),
        ([Word(seat=1, said="Oslo", right=True)], "beaten"),
    ],
    ids=["right", "wrong", "gave up", "let the time pass", "nobody spoke", "the other was first"],
)
def test_how_a_question_ended_for_somebody(said: list[Word], how: str) -> None:
    assert knowing.ended(result(*said), 0) == how


def played(seed: int = 3) -> Match:
    """A short match among computer players."""
    match, rng = Match("defizz", GAMES["defizz"].Options(max_rounds=3), 4, seed), Random(seed)
    minds = [player("defizz", "normal") for _ in range(4)]
    while match.state.actors():
        if TABLE in match.state.actors():
            match.play(TABLE, verdict(match.state))
            continue
        seat = rng.choice(match.state.actors())
        choice = minds[seat].choose(match.state.view(seat), match.state.legal(seat), rng)
        match.play(seat, in_words(match.state, choice.move))
    return match


def test_every_chrono_between_two_counts_once_for_each_of_them() -> None:
    match = played()
    state: Any = match.state
    modes = {shown.id: shown.mode for shown in state.pack.shown}
    duels = [turn for turn in state.history if modes.get(turn.question) == "chrono" and len(turn.players) == 2]
    counted = knowing.answers(looked_at(match).opened())
    assert duels and [sum(each) for each in counted] == [
        sum(seat in turn.players for turn in duels) for seat in range(4)
    ]


def test_who_won_a_chrono_between_two_was_right() -> None:
    match = played()
    state: Any = match.state
    modes = {shown.id: shown.mode for shown in state.pack.shown}
    won = [turn.winner for turn in state.history if modes.get(turn.question) == "chrono" and len(turn.players) == 2]
    assert [each.right >= won.count(seat) for seat, each in enumerate(knowing.answers(looked_at(match).opened()))] == [
        True
    ] * 4


def test_a_match_that_is_over_adds_its_answers_to_the_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = robots.sit("defizz", robots.people(1, 3), 2, size=robots.SMALL, max_rounds=1)
    hands.app.shelf = Shelf(tmp_path)
    monkeypatch.setattr(knowing, "answers", lambda port: [Answers(4, 5, 6)] * 3)
    robots.play_on(hands, Random(2))
    assert records.load(hands.app).lines[0].answers == Answers(4, 5, 6)


# levels at the table


def test_levels_follow_the_person_at_the_table() -> None:
    share = own(GOOD)
    levels = [relative(level, share) for level in ("easy", "normal", "hard")]  # type: ignore[arg-type]
    assert knows(knowing.relating(told(Zoé=GOOD), TABLEFUL)) == [relative("normal", share), *levels]


def test_with_several_people_their_mean_counts_and_each_keeps_their_own() -> None:
    seats = (*TABLEFUL, Seat(name="Lou"))
    found = knows(knowing.relating(told(Zoé=GOOD, Lou=BAD), seats))
    assert found[0] == relative("normal", own(GOOD)) and found[4] == relative("normal", own(BAD))
    assert found[2] == relative("normal", (own(GOOD) + own(BAD)) / 2)


def test_where_nothing_is_known_of_anybody_levels_are_fixed() -> None:
    assert knows(knowing.relating(told(Malik=GOOD), TABLEFUL)) == [None] * 4


def test_among_computer_players_levels_are_fixed() -> None:
    assert knows(knowing.relating(told(Basile=GOOD), TABLEFUL[1:])) == [None] * 3


def test_fixed_levels_are_an_option(tmp_path: Path) -> None:
    app = room(tmp_path, Zoé=GOOD).app
    app.prefer(knowledge="fixed")
    assert knows(knowing.seats(app, TABLEFUL)) == [None] * 4


def test_other_games_have_levels_of_their_own(tmp_path: Path) -> None:
    assert knows(ON_SCREEN["tordu"].evenings().seating(room(tmp_path, Zoé=GOOD).app, TABLEFUL)) == [None] * 4


# the whole match long


def dealt(hands: Driver) -> TableScene:
    seating.begin(hands.app, "defizz", None, TABLEFUL, seed=5)
    assert isinstance(hands.app.top, TableScene)
    return hands.app.top


def test_a_new_match_knows_how_much_everyone_knows(tmp_path: Path) -> None:
    scene = dealt(room(tmp_path, Zoé=GOOD))
    assert scene.sitting._match.seats == knowing.relating(told(Zoé=GOOD), TABLEFUL)


def test_players_at_the_table_know_what_their_seats_say(tmp_path: Path) -> None:
    scene = dealt(room(tmp_path, Zoé=BAD))
    minds = [scene.sitting.players[seat] for seat in (1, 2, 3)]
    assert [mind.player.knows for mind in minds if isinstance(mind, Coloured)] == knows(scene.sitting._match.seats)[1:]  # type: ignore[attr-defined]


def test_a_match_that_was_left_goes_on_with_the_same_knowledge(tmp_path: Path) -> None:
    """Even if the person has learnt much meanwhile, or forgotten the records."""
    hands = room(tmp_path, Zoé=BAD)
    match = dealt(hands).sitting._match
    records.forget(hands.app)
    again = replay(decode(encode(match)))
    assert again.seats == match.seats and knows(again.seats)[1] is not None


def test_the_same_table_again_follows_what_was_learnt_meanwhile(tmp_path: Path) -> None:
    hands = room(tmp_path, Zoé=BAD)
    match = dealt(hands).sitting._match
    records.note(hands.app, ["Zoé"], "defizz", [], DAY, [Answers(500, 20)])
    seating.again(hands.app, looked_at(match).facts)
    scene = hands.app.top
    assert isinstance(scene, TableScene) and scene.sitting._match.seats[2].knows > match.seats[2].knows  # type: ignore[operator]


def test_a_match_from_before_levels_followed_people_is_read() -> None:
    match = Match("defizz", None, TABLEFUL, 5)
    assert b"knows" not in encode(match) and knows(decode(encode(match)).header.seats) == [None] * 4


@pytest.mark.parametrize("wrong", [0, 100, -3, 4.5, "all"])
def test_a_match_in_which_somebody_knows_the_impossible_is_refused(wrong: Any) -> None:
    seats = [msgspec.structs.replace(seat, knows=wrong) for seat in TABLEFUL]
    with pytest.raises(JournalError):
        decode(encode(Match("defizz", None, seats, 5)))


def test_a_hint_knows_as_much_as_the_person_who_asks() -> None:
    match = Match("defizz", None, knowing.relating(told(Zoé=GOOD), TABLEFUL), 5)
    thinks: Any = advisers(looked_at(match), None)
    assert thinks.players[0].player.knows == match.seats[0].knows == relative("normal", own(GOOD))


# in the setup


def opened(folder: Path) -> Driver:
    hands = room(folder, Player=GOOD)
    hands.app.push(SetupPage("defizz"))
    hands.app.step(0.0)
    return hands


def setup(hands: Driver) -> SetupPage:
    assert isinstance(hands.app.top, SetupPage)
    return hands.app.top


def switches(hands: Driver) -> list[Toggle]:
    return [widget for widget in setup(hands).widgets if isinstance(widget, Toggle)]


def test_a_seat_says_how_much_it_knows(tmp_path: Path) -> None:
    hands = opened(tmp_path)
    setup(hands).players.choose(1)
    assert f"Knows {relative('normal', own(GOOD))} answers in 100." in " ".join(said_words(hands))


def test_one_switch_fixes_the_levels_and_the_seat_says_so(tmp_path: Path) -> None:
    hands = opened(tmp_path)
    setup(hands).players.choose(1)
    hands.app.step(0.0)
    hands.click_on(switches(hands)[0])
    assert hands.app.preferences.knowledge == "fixed"
    assert f"Knows {KNOWS['normal']} answers in 100." in " ".join(said_words(hands))


def test_a_person_has_no_such_switch(tmp_path: Path) -> None:
    hands = opened(tmp_path)
    assert all("known" not in switch.tip for switch in switches(hands))


def test_other_games_have_no_such_switch(tmp_path: Path) -> None:
    hands = room(tmp_path)
    hands.app.push(SetupPage("trio"))
    setup(hands).players.choose(1)
    assert switches(hands) == []
