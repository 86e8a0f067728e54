"""Why computer players moved as they did, after the match was left and taken up again."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Literal

import pytest

from ai.characters import CHARACTERS
from ai.player import Choice
from ai.worker import Worker
from game import GAMES, journal
from game.match import Match, Seat
from game.table import TABLE, Timer
from scenes.app import lang
from scenes.app.lang import t
from scenes.games import ON_SCREEN
from scenes.games.defizz.judge import verdict
from scenes.kit.grid import Grid
from scenes.pages.result.page import ResultPage
from scenes.pages.why import LOOK, WhyPage
from scenes.sitting.rethink import Made, Rethinking, moments, rounds
from scenes.sitting.seats import player, rethinker
from scenes.sitting.sitting import Sitting
from tests.scenes.driver import Driver
from tests.scenes.tables import robots
from tests.scenes.tables.seated import sat, seated

OPTIONS: dict[str, dict[str, Any]] = {
    "trepido": {"match": "points", "rounds": 2},
    "trio": {},
    "tordu": {"target": 3},
    "defizz": {"max_rounds": 1},
}
GAMES_AND_RACES = [*OPTIONS.items(), ("trepido", {"blitz": True})]
LOOKS = [((960, 540), 1.0), ((1280, 720), 1.25), ((960, 720), 1.5), ((1680, 720), 1.5)]


def company(among: int = 4, levels: tuple[Any, ...] = ("easy", "normal")) -> list[Seat]:
    return [
        Seat(name=who.name, emblem=who.emblem, level=levels[place % len(levels)])
        for place, who in enumerate(CHARACTERS[:among])
    ]


@cache
def watched(game: str, options: tuple[tuple[str, Any], ...]) -> Sitting:
    """A whole match of computer players who remember what they thought."""
    lang.use("fr")
    match = Match(game, GAMES[game].Options(**dict(options)), company(), 4, salt="a pinch")
    minds = {place: player(game, seat) for place, seat in enumerate(match.seats)}
    sitting = Sitting(match, minds, Random(1), judge=ON_SCREEN[game].judge())
    rng = Random(2)
    while match.state.outcome is None:
        if TABLE in match.state.actors():
            sitting.play(TABLE, verdict(match.state.view(TABLE), rng))
        else:
            sitting.update(0.2)
    return sitting


def taken_up(game: str = "trio", **options: Any) -> tuple[Match, Sitting]:
    """The match as it is read from disk, where nobody remembers anything; and as it was played."""
    played = watched(game, tuple((options or OPTIONS[game]).items()))
    return journal.replay(journal.decode(journal.encode(played._match))), played


def thinking(match: Match, worker: Worker | None = None) -> Rethinking:
    sitting = sat(match)
    return sitting.reasons.rethinking(rethinker(sitting, worker))


def forgotten(match: Match) -> list[Made]:
    told = rounds(match, {}, ON_SCREEN[match.game.name].table().pauses)
    return [made for each in told for made in each if isinstance(made, Made)]


class Deaf:
    """Never answers; or answers with this."""

    def __init__(self, choice: Choice | None = None) -> None:
        self.choice = choice
        self.asked = 0
        self.cancelled = 0

    def ask(self, seat: int, view: Any, legal: list[Any]) -> int:
        self.asked += 1
        return self.asked

    def answer(self, ticket: int) -> Choice | None:
        return self.choice

    def cancel(self) -> None:
        self.cancelled += 1


# which moves


@pytest.mark.parametrize(("game", "options"), GAMES_AND_RACES)
def test_every_choice_of_a_match_that_is_over_can_be_told(game: str, options: dict[str, Any]) -> None:
    match, played = taken_up(game, **options)
    assert {made.number for made in forgotten(match)} == set(played.thinking.thoughts)


def test_what_is_remembered_is_not_thought_again() -> None:
    match, played = taken_up()
    told = rounds(match, played.thinking.thoughts, ON_SCREEN["trio"].table().pauses)
    assert told == [list(played.thinking.thoughts.values())]


def test_a_round_that_is_not_over_is_not_told() -> None:
    match, _ = taken_up("tordu")
    told = rounds(match, {}, ON_SCREEN["tordu"].table().pauses)
    match.undo(1)
    assert rounds(match, {}, ON_SCREEN["tordu"].table().pauses) == told[:-1]


def test_people_are_not_explained() -> None:
    match, _ = taken_up()
    match.seats = (Seat(name="Zoé"), *match.seats[1:])
    assert {made.seat for made in forgotten(match)} == {1, 2, 3}


# thinking again


@pytest.mark.parametrize(("game", "options"), GAMES_AND_RACES)
def test_a_choice_that_is_thought_again_comes_out_the_same(game: str, options: dict[str, Any]) -> None:
    """The move, the reason and everything that was weighed, from the same view."""
    match, played = taken_up(game, **options)
    lang.use("fr")
    past, moves = thinking(match), forgotten(match)
    while past.left(moves):
        past.think(moves)
    assert past.known == played.thinking.thoughts


def test_nothing_is_told_of_a_choice_that_comes_out_otherwise() -> None:
    match, _ = taken_up()
    past, made = Rethinking(match, Deaf(Choice(None))), forgotten(match)[0]
    assert past.think([made]) and past.known == {made.number: None}


def test_no_frame_waits_for_an_answer() -> None:
    match, _ = taken_up()
    thinker = Deaf()
    past, moves = Rethinking(match, thinker), forgotten(match)
    assert not past.think(moves) and not past.think(moves) and thinker.asked == 1 and past.left(moves) == moves


def test_whoever_moved_while_a_limit_ran_began_to_think_when_it_began() -> None:
    state = GAMES["trio"].start(None, 3, 1)
    limit = property(lambda self: Timer(id=7, kind="race", seconds=3, seats=(0, 1)))
    racing = type("Racing", (), {"timer": limit})()
    assert (moments(racing, 9), moments(racing, 7), moments(state, 9)) == ([7, 9], [7], [9])


def test_without_their_process_those_who_search_say_nothing() -> None:
    """A simpler self would have had other reasons."""
    match, _ = taken_up()
    match.seats = tuple(company(levels=("expert",)))
    worker = Worker()
    worker.lives = 0
    past, made = thinking(match, worker), forgotten(match)[0]
    assert past.think([made]) and past.known == {made.number: None}


def test_those_who_search_think_again_in_their_process() -> None:
    match, _ = taken_up()
    match.seats = tuple(company(levels=("expert",)))
    worker = Worker()
    past, made = thinking(match, worker), forgotten(match)[0]
    assert not past.think([made])
    assert [asked.level for asked in worker._asked.values()] == ["expert"]


# on screen


def page(match: Match, past: Rethinking, language: Literal["fr", "en"] = "en", **look: Any) -> Driver:
    told = rounds(match, {}, ON_SCREEN[match.game.name].table().pauses)
    names = [seat.name for seat in match.seats]
    return Driver(WhyPage(told, names, match.game.name, past), language=language, **look)


def said(hands: Driver) -> str:
    return " ".join(item.text for item in hands.drawn() if item.what == "text")


def test_a_move_says_that_it_is_thought_about_until_the_answer_is_there() -> None:
    match, _ = taken_up()
    assert "Thinking…" in said(page(match, Rethinking(match, Deaf())))


def test_the_page_fills_while_it_is_looked_at() -> None:
    match, played = taken_up()
    hands = page(match, thinking(match))
    assert hands.app.wake == LOOK
    for _ in range(len(played.thinking.thoughts)):
        hands.app.step(LOOK)
    assert "Thinking…" not in said(hands) and hands.app.wake is None


def test_what_can_not_be_told_any_more_is_said_in_a_sentence() -> None:
    match, _ = taken_up()
    hands = page(match, Rethinking(match, Deaf(Choice(None))))
    assert "can’t be told any more" in said(hands)


def test_whoever_has_scrolled_stays_there_while_the_page_fills() -> None:
    match, _ = taken_up()
    hands = page(match, thinking(match))
    grid = hands.app.top.list  # type: ignore[union-attr]
    grid.begin(5)
    hands.app.step(LOOK)
    now = hands.app.top.list  # type: ignore[union-attr]
    assert isinstance(now, Grid) and now is not grid and now.first == 5


def test_leaving_the_page_drops_what_was_asked() -> None:
    match, _ = taken_up()
    thinker = Deaf()
    hands = page(match, Rethinking(match, thinker))
    hands.app.push(robots.Page())
    hands.app.pop()
    assert thinker.cancelled == 0
    hands.app.pop()
    assert thinker.cancelled == 1


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("size", "text"), LOOKS)
@pytest.mark.parametrize("choice", [None, Choice(None)], ids=["not yet", "not any more"])
def test_nothing_is_cut_where_nothing_is_told(
    choice: Choice | None, size: tuple[int, int], text: float, language: Literal["fr", "en"]
) -> None:
    match, _ = taken_up("defizz")
    hands = page(match, Rethinking(match, Deaf(choice)), language, size=size, text_size=text)
    for _ in range(20):
        hands.app.step(LOOK)
    assert [fault for fault in hands.faults() if not fault.endswith(t("Thinking…"))] == []


def test_a_match_that_was_over_when_it_was_opened_is_explained() -> None:
    match, _ = taken_up()
    hands = Driver(robots.Page(), language="en")
    hands.app.prefer(speed=0)
    scene = seated(match)
    hands.app.push(scene)
    while not isinstance(hands.app.top, ResultPage):
        hands.app.step(0.1)
    scene.overlays.why()
    for _ in range(len(match.moves)):
        hands.app.step(LOOK)
    assert isinstance(hands.app.top, WhyPage) and "Thinking…" not in said(hands)


def test_there_is_nothing_to_think_about_once_every_move_is_known() -> None:
    match, _ = taken_up()
    rethinking = thinking(match)
    made = forgotten(match)[:1]
    assert not rethinking.think([])
    rethinking.known[made[0].number] = None
    assert not rethinking.think(made)
