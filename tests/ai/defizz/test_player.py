"""The computer player of Défizz: it knows as much as its card says, bets by the odds, and never peeks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from ai.arena.bouts import in_words, verdict
from ai.characters import CHARACTERS
from ai.defizz import bets, cible, luck, memory, player, why
from ai.defizz.fortune import winning
from ai.defizz.habits import Habits, habits
from ai.defizz.memory import Estimate
from ai.defizz.mind import KNOWS, SUBJECTS, Knowledge, subjects_of_hints
from ai.defizz.odds import odds
from ai.defizz.player import Defizz
from ai.defizz.voice import right, worded, wrong
from ai.player import LEVELS, Choice, Level
from game import GAMES, TABLE
from game.defizz import pack as packs
from game.defizz.chance.luck import GO, STAY
from game.defizz.moves import ACCEPT, LARGEST_NUMBER, PASS, PRESS, REFUSE, Answer, Chance, Guess, Help, Stake
from game.defizz.pack import Pack, named, use
from game.defizz.phases import JUDGING, PINGPONGING
from game.defizz.questions import ChronoQuestion, CibleQuestion, Name, Names, PingPongQuestion
from game.defizz.records import Turn
from scenes.app import lang
from scenes.games.defizz import judge
from tests.game import laws
from tests.game.defizz import table
from tests.game.defizz.table import CHRONO, CIBLE, PINGPONG, TINY, packed, play, rolled, sit

GAME = GAMES["defizz"]
GRID = laws.option_grid(GAME)
MOST = 600
"""Moves of a match that are looked at."""
each_row = pytest.mark.parametrize(("options", "seats"), GRID, ids=[str(place) for place in range(len(GRID))])
each_level = pytest.mark.parametrize("level", LEVELS)
BOLD = Habits((0.05,) * 12, (1.0,) * 12)
"""Others who know little and accept everything."""


@pytest.fixture(autouse=True)
def tiny_pack() -> Iterator[None]:
    """The small pack, and ours as it is on disk."""
    kept = dict(packs._kept)
    use(packed(TINY))
    yield
    packs._kept.clear()
    packs._kept.update(kept)
    lang.use("en")


def chosen(state: Any, level: Level, seat: int, seed: int = 1) -> Choice:
    return Defizz(level).choose(state.view(seat), state.legal(seat), Random(seed))


def step(state: Any, rng: Random) -> tuple[int, Choice] | None:
    """One move of a match among computer players of all levels; None where the table moves."""
    if TABLE in state.actors():
        state.apply(TABLE, verdict(state))
        return None
    seat = rng.choice(state.actors())
    choice = chosen(state, LEVELS[seat % len(LEVELS)], seat, rng.getrandbits(30))
    state.apply(seat, in_words(state, choice.move))
    return seat, choice


def seen(count: int, seed: int = 5, seats: int = 5, **options: Any) -> list[tuple[Any, list[Any]]]:
    """Views and moves of a match among computer players."""
    state, rng, found = GAME.start(GAME.Options(**options), seats, seed), Random(seed), []
    while state.actors() and len(found) < count:
        found += [(state.view(seat), state.legal(seat)) for seat in state.actors() if seat >= 0]
        step(state, rng)
    return found


def asked(mode: str, *moves: tuple[int, Any], seats: int = 4) -> Any:
    """A question of the small pack in a Duel of side 0 against side 1."""
    state = sit(seats)
    rolled(state, "duel", 100, mode)
    play(state, (0, table.Choose(0)), (0, table.Challenge(1)), (0, Stake(100)), *moves)
    return state


def knowing(monkeypatch: pytest.MonkeyPatch, chance: float) -> None:
    """Everyone knows an answer with this chance."""
    monkeypatch.setattr(Knowledge, "chance", lambda self, subject, difficulty: chance)


# laws


@each_row
def test_every_choice_is_allowed_in_a_match(options: Any, seats: int) -> None:
    state, rng = GAME.start(options, seats, 21), Random(21)
    while state.actors() and state.moves < MOST:
        if TABLE not in state.actors():
            seat = rng.choice(state.actors())
            choice = chosen(state, LEVELS[seat % len(LEVELS)], seat, rng.getrandbits(30))
            assert state.allows(seat, choice.move)
            assert all(state.allows(seat, each.move) for each in choice.weighed)
        step(state, rng)


@each_level
def test_the_same_moment_gives_the_same_choice(level: Level) -> None:
    for view, legal in seen(200):
        one, two = (Defizz(level).choose(view, legal, Random(3)) for _ in range(2))
        assert one == two


def dummy(question: Any) -> Any:
    """The same question with another answer."""
    name = Name(main=f"no word of {question.id}")
    if isinstance(question, ChronoQuestion):
        return msgspec.structs.replace(question, answer=Names(fr=name, en=name))
    if isinstance(question, CibleQuestion):
        number = msgspec.structs.replace(question.number, value=7, min=None, max=None)
        return msgspec.structs.replace(question, number=number)
    if isinstance(question, PingPongQuestion):
        items = tuple(msgspec.structs.replace(item, fr=name, en=name) for item in question.list.items)
        return msgspec.structs.replace(question, list=msgspec.structs.replace(question.list, items=items))
    return question


@each_level
def test_bids_and_presses_do_not_depend_on_the_answers(level: Level) -> None:
    moments = [
        each
        for seed in range(3)
        for each in seen(500, seed)
        if each[0].phase in ("choose", "challenge", "stake", "offer", "press")
    ]
    assert {view.phase for view, _ in moments} == {"choose", "challenge", "stake", "offer", "press"}
    told = [Defizz(level).choose(view, legal, Random(7)) for view, legal in moments]
    file = named("base").file
    use(Pack(msgspec.structs.replace(file, questions=tuple(dummy(each) for each in file.questions))))
    assert [Defizz(level).choose(view, legal, Random(7)) for view, legal in moments] == told


def test_only_memory_and_voice_open_a_question() -> None:
    folder = Path(player.__file__).parent
    opened = {path.stem for path in folder.glob("*.py") if ".file" in path.read_text("utf-8")}
    assert opened == {"memory"}


def test_every_reason_can_be_said() -> None:
    for view, legal in [*seen(600, 1), *seen(300, 2, enrichment=True), *seen(300, 3, expert=True)]:
        for level in LEVELS:
            choice = Defizz(level).choose(view, legal, Random(1))
            assert choice.reason is not None
            assert choice.reason.values["move"] == choice.move
            assert str(choice.reason)


@each_level
def test_a_reaction_is_that_of_people(level: Level) -> None:
    assert all(1 <= Defizz(level).reflex("press", Random(seed)) <= 8 for seed in range(50))


# what it knows


@each_level
@pytest.mark.parametrize("character", CHARACTERS, ids=[each.name for each in CHARACTERS])
def test_a_level_knows_what_its_card_says(level: Level, character: Any) -> None:
    mind = Knowledge(level, character, 0)
    asked = [shown for shown in named("base").shown if shown.mode != "chance"]
    known = sum(mind.chance(shown.category, shown.difficulty) for shown in asked) / len(asked)
    assert abs(100 * known - KNOWS[level]) <= 2


@each_level
def test_what_is_drawn_is_what_the_card_says(level: Level) -> None:
    view = next(view for view, _ in seen(500) if view.phase == "press")
    drawn = [
        memory.knows(msgspec.structs.replace(view, asked=shown, seat=seat), Knowledge(level, None, seat))
        for shown in named("base").shown
        if shown.mode == "chrono"
        for seat in range(12)
    ]
    chances = [
        Knowledge(level, None, seat).chance(shown.category, shown.difficulty)
        for shown in named("base").shown
        if shown.mode == "chrono"
        for seat in range(12)
    ]
    assert abs(sum(drawn) - sum(chances)) / len(drawn) <= 0.02


def test_a_character_knows_most_in_its_strong_subjects() -> None:
    for character in CHARACTERS:
        mind = Knowledge("normal", character, 0)
        known = {subject: sum(mind.feeling(subject)) for subject in SUBJECTS}
        strong = set(character.subjects) & set(SUBJECTS)
        assert set(sorted(known, key=lambda subject: -known[subject])[: len(strong)]) == strong


def test_what_is_harder_is_known_less() -> None:
    mind = Knowledge("normal", None, 3)
    chances = [mind.chance("geo", difficulty) for difficulty in range(1, 6)]
    assert chances == sorted(chances, reverse=True)


def test_a_question_is_known_or_not_however_often_it_is_asked() -> None:
    state = asked(CHRONO)
    assert len({chosen(state, "normal", 1, seed).move for seed in range(20)}) == 1


def test_an_answer_told_earlier_in_the_match_is_remembered() -> None:
    view = asked(CHRONO).view(1)
    turn = Turn(active=0, reader=3, kind="duel", minimum=100, stake=100, players=(0, 1), question=CHRONO)
    assert memory.likely(msgspec.structs.replace(view, history=(turn,)), Knowledge("easy", None, 1)) >= 0.9


def test_a_hint_never_tells_that_chance_decides() -> None:
    reminded = subjects_of_hints(named("base"))
    assert set(reminded.values()) <= set(SUBJECTS)
    lucky = {
        reminded[hint] for hint, shown in zip(named("base").hints, named("base").shown, strict=True)
        if shown.mode == "chance"
    }  # fmt: skip
    assert len(lucky) > len(SUBJECTS) / 2


# answers


def test_who_knows_presses_and_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    knowing(monkeypatch, 0.999)
    state = asked(CHRONO)
    assert chosen(state, "normal", 1).move == PRESS
    play(state, (1, PRESS))
    move = judge.voiced(state.view(TABLE), chosen(state, "normal", 1).move)
    play(state, (1, move))
    assert move == Answer(f"answer {CHRONO}")
    assert judge.fits(state.view(TABLE), move.text)


def test_who_does_not_know_passes_or_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    knowing(monkeypatch, 0.001)
    monkeypatch.setitem(memory.RASH, "easy", 1.0)
    monkeypatch.setitem(memory.RASH, "expert", 0.0)
    state = asked(CHRONO)
    assert chosen(state, "expert", 1).move == PASS
    play(state, (1, chosen(state, "easy", 1).move))
    move = judge.voiced(state.view(TABLE), chosen(state, "easy", 1).move)
    assert move == Answer("false")
    assert not judge.fits(state.view(TABLE), move.text)


@pytest.mark.parametrize(("language", "word"), [("fr", "Bleu"), ("en", "Blue")])
def test_the_table_says_an_answer_in_the_language_spoken(language: str, word: str) -> None:
    question = named("tiny").file.questions[0]
    answer = Names(fr=Name(main="Bleu"), en=Name(main="Blue"))
    assert worded(msgspec.structs.replace(question, answer=answer), right(), (), language) == Answer(word)


def test_a_wrong_answer_is_not_said_twice() -> None:
    question = named("tiny").file.questions[0]
    assert worded(question, wrong(3), (), "fr") == Answer("faux")
    assert worded(question, wrong(3), ("faux",), "fr") == Answer("?")


def test_what_people_type_is_left_as_it_is() -> None:
    question = named("tiny").file.questions[0]
    assert worded(question, Answer("bleu"), (), "fr") == Answer("bleu")


def test_an_entry_of_a_list_is_given_once(monkeypatch: pytest.MonkeyPatch) -> None:
    knowing(monkeypatch, 0.999)
    state = asked(PINGPONG)
    while state.phase in (PINGPONGING, JUDGING):
        if TABLE in state.actors():
            state.apply(TABLE, table.RIGHT)
        else:
            state.apply(state.turn, judge.voiced(state.view(TABLE), chosen(state, "expert", state.turn).move))
    said = [word.said for word in state.result.said]
    assert len(said) == len(set(said)) == 4


def test_an_entry_with_a_slip_of_the_pen_counts_as_given(monkeypatch: pytest.MonkeyPatch) -> None:
    knowing(monkeypatch, 0.999)
    state = asked(PINGPONG, (0, Answer(f"entry 1 of {PINGPONG}".replace("entry", "entrry"))), (TABLE, table.RIGHT))
    assert sorted(memory.known(state.view(1), Knowledge("expert", None, 1))) == [0, 2, 3]


def test_who_has_nothing_left_to_say_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    knowing(monkeypatch, 0.0001)
    monkeypatch.setitem(memory.RASH, "expert", 0.0)
    assert chosen(asked(PINGPONG), "expert", 0).move == PASS


def test_the_famous_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others will say it too; what only oneself knows can wait."""
    knowing(monkeypatch, 0.9999)
    data = table.tiny()
    data["questions"][2]["list"]["items"][2]["fame"] = 0.9
    use(packed(data))
    assert chosen(asked(PINGPONG), "expert", 0).move == right(2)


# numbers


def test_an_estimate_is_the_nearer_the_more_one_knows() -> None:
    view = asked(CIBLE).view(0)
    off: dict[float, float] = {}
    for chance in (0.1, 0.9):
        with pytest.MonkeyPatch.context() as patch:
            knowing(patch, chance)
            estimates = [
                memory.estimate(msgspec.structs.replace(view, active=active), Knowledge("expert", None, 0)).number
                for active in range(300)
            ]
            off[chance] = sum(abs(number - 100) for number in estimates)
    assert off[0.9] < off[0.1] / 2


def test_the_first_number_is_the_own_estimate() -> None:
    own = Estimate(120, 0.5, by_ratio=True, exact=False, decimals=0)
    assert cible.best_number(own, [], cunning=True) == (120, None)


def test_the_last_to_speak_stands_beside_the_first() -> None:
    own = Estimate(120, 0.5, by_ratio=True, exact=False, decimals=0)
    number, chance = cible.best_number(own, [90], cunning=True)
    assert number == 91
    assert chance is not None and chance > 0.5


def test_who_knows_the_number_says_it() -> None:
    own = Estimate(100, 0.5, by_ratio=True, exact=True, decimals=0)
    assert cible.best_number(own, [90, 300], cunning=True) == (100, None)


def test_a_number_said_is_not_said_again() -> None:
    own = Estimate(90, 0.5, by_ratio=True, exact=False, decimals=0)
    assert cible.best_number(own, [90, 91], cunning=False) == (92, None)


@pytest.mark.parametrize("decimals", [0, 3])
def test_where_numbers_come_to_their_end_the_one_before_is_said(decimals: int) -> None:
    own = Estimate(LARGEST_NUMBER, 0.5, by_ratio=True, exact=False, decimals=decimals)
    number, _ = cible.best_number(own, [LARGEST_NUMBER], cunning=False)
    assert LARGEST_NUMBER - 2 < number < LARGEST_NUMBER


@pytest.mark.parametrize(("value", "kind"), [(10**15, "count"), (-(10**15), "measure"), (9999, "year")])
def test_however_far_off_an_estimate_may_be_said(value: int, kind: str) -> None:
    data = table.tiny()
    sigma = 10_000 if kind == "year" else 10
    data["questions"][1]["number"] = {"value": value, "unit": table.text("m"), "sigma": sigma, "kind": kind}
    use(packed(data))
    for seed in range(40):
        state = asked(CIBLE)
        state.history = (Turn(active=0, reader=1, kind="duel", minimum=seed, stake=0, players=()),)
        seat = state.actors()[0]
        assert state.allows(seat, chosen(state, LEVELS[seed % len(LEVELS)], seat, seed).move)


def test_a_number_is_a_guess_that_the_rules_allow() -> None:
    state = asked(CIBLE, (0, Guess(101.0)))
    assert state.allows(1, chosen(state, "expert", 1).move)


# bets


def offered(amount: int, minimum: int = 100) -> Any:
    """Side 0 has raised in a Duel against side 1."""
    state = sit()
    rolled(state, "duel", minimum)
    play(state, (0, table.Choose(0)), (0, table.Challenge(1)), (0, Stake(amount)))
    return state


def test_a_raise_is_accepted_by_who_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    knowing(monkeypatch, 0.9)
    assert chosen(offered(500), "expert", 1).move == ACCEPT


def test_a_large_raise_is_refused_by_who_knows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    knowing(monkeypatch, 0.1)
    assert chosen(offered(1900), "expert", 1).move == REFUSE


def test_who_has_no_more_than_the_minimum_accepts(monkeypatch: pytest.MonkeyPatch) -> None:
    """To refuse would cost as much."""
    knowing(monkeypatch, 0.3)
    state = sit()
    state.purses[1] = 200
    rolled(state, "duel", 200)
    play(state, (0, table.Choose(0)), (0, table.Challenge(1)), (0, Stake(1000)))
    assert chosen(state, "expert", 1).move == ACCEPT


def staking(rivals: int = 1) -> Any:
    state = sit()
    rolled(state, "duel")
    play(state, (0, table.Choose(0)), (0, table.Challenge(rivals)))
    return state


def test_who_is_sure_raises_against_who_always_accepts(monkeypatch: pytest.MonkeyPatch) -> None:
    knowing(monkeypatch, 0.95)
    monkeypatch.setattr(player, "habits", lambda *_: BOLD)
    move = chosen(staking(), "expert", 0).move
    assert move.amount > 500


def test_who_knows_nothing_keeps_the_minimum_against_who_always_accepts(monkeypatch: pytest.MonkeyPatch) -> None:
    knowing(monkeypatch, 0.05)
    monkeypatch.setattr(player, "habits", lambda *_: Habits((0.6,) * 12, (1.0,) * 12))
    assert chosen(staking(), "expert", 0).move == Stake(100)


def test_a_bluff_pays_against_who_never_accepts(monkeypatch: pytest.MonkeyPatch) -> None:
    knowing(monkeypatch, 0.05)
    monkeypatch.setattr(player, "habits", lambda *_: Habits((0.6,) * 12, (0.0,) * 12))
    assert chosen(staking(), "expert", 0).move != Stake(100)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_only_hard_players_stake_all_they_have(level: Level, monkeypatch: pytest.MonkeyPatch) -> None:
    knowing(monkeypatch, 0.95)
    state = staking()
    assert chosen(state, level, 0).move.amount <= 0.34 * state.purses[0]


def test_the_weakest_is_challenged() -> None:
    state = sit(5)
    won = [Turn(active=0, reader=4, kind="duel", minimum=100, stake=100, players=(0, 1), question=CHRONO, winner=1)]
    lost = [Turn(active=0, reader=4, kind="duel", minimum=100, stake=100, players=(0, 2), question=CHRONO, winner=0)]
    state.history = tuple(won * 5 + lost * 5)
    rolled(state, "duel")
    play(state, (0, table.Choose(0)))
    assert chosen(state, "expert", 0).move == table.Challenge(2)


def test_help_is_used_before_much_is_staked(monkeypatch: pytest.MonkeyPatch) -> None:
    state = sit()
    rolled(state, "duel", 100)
    knowing(monkeypatch, 0.3)
    assert chosen(state, "expert", 0).move != Help()
    knowing(monkeypatch, 0.95)
    assert chosen(state, "expert", 0).move == Help()


def test_help_is_used_where_the_minimum_is_much(monkeypatch: pytest.MonkeyPatch) -> None:
    knowing(monkeypatch, 0.3)
    state = sit()
    state.purses[0] = 300
    rolled(state, "duel", 100)
    assert chosen(state, "expert", 0).move == Help()


def test_who_has_read_the_questions_takes_the_one_it_knows_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Knowledge, "chance", lambda self, subject, difficulty: 0.9 if difficulty == 1 else 0.2)
    data = table.tiny()
    next(each for each in data["questions"] if each["id"] == "geo-0002")["difficulty"] = 1
    use(packed(data))
    state = sit()
    rolled(state, "duel")
    play(state, (0, Help()))
    assert chosen(state, "expert", 0).move == table.Choose(1)


def test_raises_accepted_and_refused_are_remembered() -> None:
    raised = Turn(
        active=0, reader=3, kind="multi", minimum=100, stake=300, offer=300, players=(0, 1), refused=(2,),
        question=CHRONO, winner=0,
    )  # fmt: skip
    view = msgspec.structs.replace(sit().view(0), history=(raised,) * 6)
    accepts = habits(view, 0.5).accepts
    assert accepts[1] > 0.7 and accepts[2] < 0.3 and accepts[3] == 0.5


def turns(count: int, active: int, question: str = CHRONO, winner: int = 0, **more: Any) -> tuple[Turn, ...]:
    """A number of turns alike, in a Duel of that side against side 0."""
    turn = Turn(active=active, reader=3, kind="duel", minimum=100, stake=100, players=(active, 0), question=question)
    return (msgspec.structs.replace(turn, winner=winner, **more),) * count


def test_a_side_is_known_by_the_subjects_it_takes() -> None:
    taken = habits(msgspec.structs.replace(sit().view(0), history=turns(6, 1)), 0.5)
    assert taken.standing(1, "geo") > taken.standing(2, "geo") > taken.standing(1, "sci")


def test_a_side_is_known_by_the_subjects_it_wins_in() -> None:
    history = turns(6, 3, winner=1, players=(3, 1)) + turns(6, 3, winner=3, players=(3, 2))
    seen = habits(msgspec.structs.replace(sit().view(0), history=history), 0.5)
    assert seen.leans[1]["geo"] > 0 > seen.leans[2]["geo"]


def test_a_subject_that_the_reader_chose_tells_nothing_of_who_has_to_answer() -> None:
    view = msgspec.structs.replace(sit(expert=True).view(0), history=turns(6, 1, winner=None))
    assert habits(view, 0.5).leans[1]["geo"] == 0


def test_who_seldom_raises_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    knowing(monkeypatch, 0.5)
    view = offered(500).view(1)
    hand = bets.Grasp("geo", (0.5,) * 5)
    seldom, often = (Habits((0.5,) * 4, (0.5,) * 4, (raises,) * 4) for raises in (0.1, 0.9))
    temper = player.TEMPERS["expert"]
    assert bets.accepting(view, hand, seldom, temper)[2].win < bets.accepting(view, hand, often, temper)[2].win


def test_what_is_easy_for_one_is_easy_for_all() -> None:
    easy, hard = (
        bets.wins(bets.Grasp("geo", (0.6,), "chrono", difficulty), (1,), Habits((0.5,) * 4, (0.5,) * 4))
        for difficulty in (1, 5)
    )
    assert easy.win < hard.win


# the chance to win the match


def fortune(*purses: int, **options: Any) -> float:
    """The chance of side 0 to win, before the last turn where there is a last round."""
    view = msgspec.structs.replace(sit(len(purses), **options).view(0), due=(0,))
    return winning(view, purses)


def test_all_the_money_wins_and_none_loses() -> None:
    assert fortune(7600, 0, 0, 0) == pytest.approx(1)
    assert fortune(0, 3800, 3800, 0) == 0


def test_twice_the_money_wins_less_than_twice_as_often() -> None:
    assert fortune(1900, 1900, 1900, 1900) < fortune(3800, 1900, 1900) < 2 * fortune(1900, 1900, 1900, 1900)


def test_after_the_last_turn_the_richest_wins() -> None:
    assert fortune(2000, 1900, 1900, max_rounds=1) > 0.95
    assert fortune(1800, 1900, 1900, max_rounds=1) < 0.05
    assert fortune(1900, 1900, 1900, max_rounds=1) == pytest.approx(1 / 3)


def test_what_lies_ahead_counts_less_the_more_turns_are_left() -> None:
    assert fortune(2000, 1900, 1900, max_rounds=30) < fortune(2000, 1900, 1900, max_rounds=2)


def last_stake(own: int, chance: float, monkeypatch: pytest.MonkeyPatch) -> int:
    """The stake of side 0 in the last turn of a short match against somebody who has 1900 and always accepts."""
    knowing(monkeypatch, chance)
    monkeypatch.setattr(player, "habits", lambda *_: Habits((0.5,) * 12, (1.0,) * 12))
    state = sit(max_rounds=1)
    state.due = 1
    state.purses[0] = own
    rolled(state, "duel")
    play(state, (0, table.Choose(0)), (0, table.Challenge(1)))
    amount: int = chosen(state, "expert", 0).move.amount
    return amount


def test_who_leads_in_the_last_turn_risks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert last_stake(2500, 0.9, monkeypatch) == 100


def test_who_trails_in_the_last_turn_risks_all_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert last_stake(1300, 0.2, monkeypatch) > 600


@pytest.mark.parametrize("mode", ["chrono", "pingpong", "chance"])
def test_equals_win_equally_often(mode: str) -> None:
    for rivals in range(1, 5):
        won = odds(0.5, [0.5] * rivals, mode)
        assert won.win * (rivals + 1) + won.void == pytest.approx(1)


def test_of_equals_the_last_to_speak_hits_the_target_more_often() -> None:
    first, last = odds(0.5, [0.5], "cible"), odds(0.5, [0.5], "cible", last=True)
    assert first.win < 0.5 < last.win
    assert first.win + last.win == pytest.approx(1)


def test_of_whom_nothing_was_seen_one_thinks_as_of_oneself() -> None:
    assert habits(sit().view(0), 0.4).knows == (0.4,) * 4


def test_stakes_considered_are_whole_and_affordable() -> None:
    state = staking()
    found = bets.stakes(state.view(0), (1,), player.TEMPERS["expert"])
    assert all(state.allows(0, Stake(amount)) for amount in found)
    assert found[0] == 100 and found[-1] == 1900


# games of chance and strength


@pytest.mark.parametrize("kind", ["twenty_one", "door", "closest", "light", "stop_clock", "secret_number"])
@each_level
def test_a_game_of_chance_ends(kind: str, level: Level) -> None:
    data = table.tiny()
    question = next(each for each in data["questions"] if each["id"] == "absurd-0001")
    question["chance"] = {"kind": kind, "params": {}}
    use(packed(data))
    state = asked("absurd-0001")
    while state.luck is not None:
        seat = state.actors()[0]
        move = chosen(state, level, seat, state.moves).move
        assert state.allows(seat, move)
        state.apply(seat, move)


@each_level
def test_at_twenty_one_nobody_stops_behind_nor_risks_what_is_won(level: Level) -> None:
    ten, nine, eight = 32, 28, 24

    def goes(*hand: int, others: tuple[int, ...], last: bool) -> bool:
        left = len(others) + 2 - last
        view: Any = SimpleNamespace(
            kind="twenty_one", hand=hand, left=tuple(range(left)), turn=len(others), picks=(*others, None, None)[:left]
        )
        return luck.act(view, [GO, STAY], level, Random(1)) == GO

    assert goes(ten, nine, others=(20,), last=False)
    assert goes(ten, ten, others=(21,), last=True)
    assert not goes(ten, nine, others=(18,), last=True)
    assert not goes(ten, others=(0,), last=True)
    assert not goes(ten, nine, others=(19,), last=True)
    assert not goes(ten, eight, others=(), last=False)


@pytest.mark.parametrize(
    ("level", "mean", "spread", "off"), [("easy", 40, 9, 40), ("normal", 35, 8, 28), ("expert", 30, 6, 20)]
)
def test_a_better_player_is_quicker_and_steadier_at_a_clock(level: Level, mean: int, spread: int, off: int) -> None:
    """In hundredths of a second."""
    rng, asked = Random(1), []
    legal = [Chance(pick=hundredths) for hundredths in range(1000)]
    rng.gauss = lambda *of: asked.append(of) or of[0]  # type: ignore[method-assign, assignment, func-returns-value]
    view: Any = lambda kind: SimpleNamespace(kind=kind, params={"seconds": 5})  # noqa: E731
    assert luck.act(view("light"), legal, level, rng).pick == mean
    assert luck.act(view("stop_clock"), legal, level, rng).pick == 500
    assert asked == [(mean / 100, spread / 100), (500, off)]


def test_nobody_sees_the_light_sooner_than_an_eye_can(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve hundredths of a second, however well it goes; to stop a clock there is all the time."""
    rng, legal = Random(1), [Chance(pick=hundredths) for hundredths in range(1000)]
    monkeypatch.setattr(rng, "gauss", lambda mean, spread: -5.0)
    view: Any = lambda kind: SimpleNamespace(kind=kind, params={"seconds": 5})  # noqa: E731
    assert luck.act(view("light"), legal, "expert", rng).pick == 12
    assert luck.act(view("stop_clock"), legal, "expert", rng).pick == 1


def test_reasons_have_their_own_templates() -> None:
    templates = [text for name, text in vars(why).items() if name.isupper() and isinstance(text, str)]
    assert len(templates) == len(set(templates))
    assert all(text.startswith("{move}: ") for text in templates)


def test_a_normal_player_wins_more_than_its_share_among_easy_ones() -> None:
    won = 0
    for seed in range(12):
        state, rng, mine = GAME.start(GAME.Options(max_rounds=8), 4, seed), Random(seed), seed % 4
        while state.actors():
            if TABLE in state.actors():
                state.apply(TABLE, verdict(state))
                continue
            seat = rng.choice(state.actors())
            move = chosen(state, "normal" if seat == mine else "easy", seat, rng.getrandbits(30)).move
            state.apply(seat, in_words(state, move))
        won += mine in state.outcome.winners
    assert won >= 5
