"""Cues: pieces on a timeline, and tweens among them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scenes.motion.cue import Cue, after, do, say, sound, staggered, together, wait
from scenes.motion.movements import collect, deal, draw, flip, play, refuse
from scenes.motion.tween import Tween, change, glide
from scenes.stage.banner import Banner
from scenes.stage.slots import ALOFT, POSE, Back, Slot, SpriteKey
from scenes.stage.stage import Stage

HOME, FAR = Slot(0, 0, zone="hand:0"), Slot(600, 0, angle=3, z=4, zone="discard")


@pytest.fixture
def stage() -> Stage:
    places = {
        "hand:0": Slot(0, 0, zone="hand:0"),
        "hand:1": Slot(0, -300, face_up=False, zone="hand:1"),
        "pile": Slot(300, 0, face_up=False, zone="pile"),
        "discard": FAR,
    }
    stage = Stage(places)
    stage.enter("a", HOME)
    return stage


def pose(stage: Stage, key: SpriteKey = "a") -> tuple[float, ...]:
    return tuple(getattr(stage.sprites[key], name) for name in POSE)


def lasts(cue: Cue, step: float = 0.001) -> float:
    """How many milliseconds a cue takes when it is watched."""
    for count in range(1, 10_000):
        if cue.update(step):
            return count * step * 1000
    raise AssertionError("it never ends")


def test_together_lasts_as_long_as_the_longest_and_after_as_all() -> None:
    assert together(wait(100), wait(250), None).ms == 250
    assert after(wait(100), None, wait(250)).ms == 350
    assert staggered(60, wait(100), None, wait(100), wait(100)).ms == 220
    assert lasts(after(wait(100), together(wait(20), wait(50)))) == pytest.approx(150, abs=1.5)


def test_what_a_cue_does_not_need_is_spare() -> None:
    cue = wait(100)
    assert cue.update(0.25) and cue.spare == pytest.approx(0.15)


def test_things_happen_in_order_at_any_frame_rate() -> None:
    for step in (0.001, 0.016, 0.5):
        told: list[str] = []
        cue = after(
            together(after(wait(30), do(lambda t=told: t.append("b"))), do(lambda t=told: t.append("a"))),
            do(lambda t=told: t.append("c")),
        )
        lasts(cue, step)
        assert told == ["a", "b", "c"]


def test_a_banner_is_up_for_its_time(stage: Stage) -> None:
    cue = say(stage, Banner("+3", "urgent"), 100)
    cue.update(0.05)
    assert stage.banner == Banner("+3", "urgent")
    cue.update(0.06)
    assert stage.banner is None


def test_a_tween_goes_the_way_and_ends_exactly(stage: Stage) -> None:
    cue = glide(stage, "a", FAR, 300, "linear")
    cue.update(0.15)
    assert stage.sprites["a"].x == pytest.approx(300) and stage.sprites["a"].z == ALOFT + 4
    assert cue.update(0.15000001)
    assert pose(stage) == FAR.pose and stage.sprites["a"].z == 4 and stage.sprites["a"].home == FAR


def test_a_tween_turns_the_short_way_round(stage: Stage) -> None:
    stage.enter("b", Slot(0, 0, angle=170))
    cue = glide(stage, "b", Slot(0, 0, angle=-170), 100, "linear")
    cue.update(0.05)
    assert stage.sprites["b"].angle == pytest.approx(180)


def test_start_values_are_read_when_the_tween_starts(stage: Stage) -> None:
    cue = after(wait(100), glide(stage, "a", FAR, 100, "linear"))
    cue.update(0.05)
    stage.sprites["a"].x = 400
    cue.update(0.1)
    assert stage.sprites["a"].x == pytest.approx(500)


def test_a_new_tween_takes_the_attribute_over(stage: Stage) -> None:
    cue = together(change(stage, "a", 200, x=100.0, y=100.0), after(wait(50), change(stage, "a", 50, x=-30.0)))
    cue.update(0.1)
    assert stage.sprites["a"].x == -30
    cue.update(0.05)
    assert stage.sprites["a"].x == -30 and stage.sprites["a"].y == pytest.approx(75)
    cue.update(0.06)
    assert pose(stage)[:2] == (-30, 100) and not stage.sprites["a"].movers


def test_no_time_changes_nothing(stage: Stage) -> None:
    before = pose(stage)
    cue = after(sound(stage, "slide"), glide(stage, "a", FAR, 300, "linear"))
    assert not cue.update(0.0)
    assert pose(stage) == before and not stage.sounds and stage.sprites["a"].home == HOME


def test_a_follow_leaves_alone_what_a_tween_holds(stage: Stage) -> None:
    cue = change(stage, "a", 200, lift=40.0)
    cue.update(0.1)
    stage.sprites["a"].home = Slot(50, 0)
    stage.follow(10.0)
    assert stage.sprites["a"].x == 50 and stage.sprites["a"].lift == pytest.approx(20)


def test_a_tween_of_a_card_that_has_left_is_let_go(stage: Stage) -> None:
    cue = glide(stage, "a", FAR, 300, "linear", arc=50)
    stage.remove("a")
    assert lasts(cue) == pytest.approx(300, abs=1.5)


def test_a_sound_comes_from_the_place_of_its_zone_and_never_quite_from_one_side(stage: Stage) -> None:
    stage.width = 1000.0
    stage.zones = {"left": replace(HOME, x=0), "middle": replace(HOME, x=500), "right": replace(HOME, x=1400)}
    for zone in ("left", "middle", "right", "nowhere", None):
        cue = sound(stage, "slide", zone)
        assert cue is not None
        cue.finish()
    assert [due.pan for due in stage.sounds] == [-0.6, 0.0, 0.6, 0.0, 0.0]


def test_a_play_takes_an_arc_and_sounds_at_both_ends(stage: Stage) -> None:
    cue = play(stage, "hand:0", "discard", "a")
    highest = 0.0
    while not cue.update(0.002):
        highest = max(highest, stage.sprites["a"].lift)
    assert 60 < highest <= 90
    assert cue.ms == pytest.approx(311, abs=2) and [due.name for due in stage.sounds] == ["slide", "place"]
    assert pose(stage) == FAR.pose


def test_a_refused_card_shakes_and_is_where_it_was(stage: Stage) -> None:
    cue = refuse(stage, "a")
    seen = set()
    while not cue.update(0.005):
        seen.add(stage.sprites["a"].sway)
    assert min(seen) < -2 and max(seen) > 4 and max(map(abs, seen)) <= 7
    assert pose(stage) == HOME.pose and stage.sprites["a"].home == HOME


def test_reduced_motion_fades_in_120_ms_where_it_ends(stage: Stage) -> None:
    stage.reduced = True
    cue = play(stage, "hand:0", "discard", "a")
    cue.update(0.06)
    assert stage.sprites["a"].drawn_at == (600, 0) and stage.sprites["a"].alpha == pytest.approx(0.5)
    assert cue.update(0.0601) and pose(stage) == FAR.pose


@pytest.mark.parametrize("movement", ["flip", "suspense"])
def test_a_flip_stays_turned(stage: Stage, movement: str) -> None:
    lasts(flip(stage, "a", face_up=False, movement=movement))
    stage.follow(1.0)
    assert not stage.sprites["a"].shows_face and not stage.sprites["a"].home.face_up


@pytest.mark.parametrize("cards", [1, 7, 13, 110])
def test_a_whole_deal_takes_1400_ms_at_most(stage: Stage, cards: int) -> None:
    mine = [f"card {n}" for n in range(cards)]
    stage.aim({card: Slot(n, 0, zone="hand:0") for n, card in enumerate(mine)})
    cue = deal(stage, "pile", {"hand:0": mine, "hand:1": [None] * cards})
    assert len(stage.sprites) == 2 * cards
    assert cue.ms <= 1400
    cue.finish()
    assert all(stage.sprites[card].shows_face for card in mine)
    assert not any(isinstance(key, Back) for key in stage.sprites)


def test_a_deal_begins_with_the_old_hands_gone(stage: Stage) -> None:
    """Cards that come again come from the pile; what lies anywhere else stays only if it is there after the deal."""
    hand = {card: Slot(10 * n, 0, zone="hand:0") for n, card in enumerate("bcd")}
    pile = {Back("pile", 0): Slot(0, 0, face_up=False, zone="pile")}
    backs = {Back("hand:1", n): Slot(10 * n, -300, face_up=False, zone="hand:1") for n in range(3)}
    stays, goes = {"e": Slot(5, 5, zone="middle")}, {"f": Slot(6, 5, zone="middle")}
    stage.settle({**hand, **pile, **backs, **stays, **goes}, at_once=True)
    stage.aim({"c": hand["b"], "g": hand["c"], **pile, **backs, **stays})
    deal(stage, "pile", {"hand:0": ["c", "g"], "hand:1": [None]})
    assert {key for key in stage.sprites if key not in ("c", "g")} == {Back("pile", 0), Back("hand:1", 0), "e"}
    assert stage.sprites["c"].home.zone == "pile"


def test_dealt_cards_turn_on_landing(stage: Stage) -> None:
    cue = deal(stage, "pile", {"hand:0": ["b"]})
    cue.update(0.169)
    assert stage.sprites["b"].x < 3 and not stage.sprites["b"].shows_face
    cue.update(0.23)
    assert stage.sprites["b"].shows_face


def test_a_card_from_a_hidden_hand_is_one_of_its_backs(stage: Stage) -> None:
    backs = {Back("hand:1", n): Slot(10 * n, -300, face_up=False, zone="hand:1") for n in range(3)}
    stage.settle(backs, at_once=True)
    last = stage.sprites[Back("hand:1", 2)]
    stage.aim({Back("hand:1", 0): backs[Back("hand:1", 0)], Back("hand:1", 1): backs[Back("hand:1", 1)], "b": FAR})
    cue = play(stage, "hand:1", "discard", "b")
    assert stage.sprites["b"] is last and not last.shows_face and last.x == 20
    cue.finish()
    assert last.shows_face and len(stage.sprites) == 3


def test_a_card_given_into_a_hidden_hand_becomes_one_of_its_backs(stage: Stage) -> None:
    given = stage.sprites["a"]
    stage.aim({Back("hand:1", 0): Slot(7, -300, face_up=False, zone="hand:1")})
    play(stage, "hand:0", "hand:1", "a").finish()
    assert stage.sprites == {Back("hand:1", 0): given} and not given.shows_face


def test_hidden_cards_go_into_a_plate_and_are_seen_no_more(stage: Stage) -> None:
    cue = draw(stage, "pile", "hand:1", None, 3)
    cue.update(0.01)
    assert len(stage.sprites) == 4
    cue.finish()
    assert list(stage.sprites) == ["a"]


def test_cards_collected_into_a_pile_are_seen_no_more(stage: Stage) -> None:
    collect(stage, ["a"], "discard", "pile").finish()
    assert not stage.sprites


def test_no_two_sprites_share_a_name(stage: Stage) -> None:
    stage.enter("b", FAR)
    for wrong in (lambda: stage.enter("a", FAR), lambda: stage.rename("b", "a")):
        with pytest.raises(ValueError, match="already"):
            wrong()


def test_a_sprite_has_only_what_it_has(stage: Stage) -> None:
    with pytest.raises(ValueError, match="no colour"):
        change(stage, "a", 100, colour=1.0)


def test_sprites_are_drawn_from_the_lowest_to_the_topmost(stage: Stage) -> None:
    stage.enter("b", FAR)
    stage.enter("c", HOME)
    assert [sprite.key for sprite in stage.in_order()] == ["a", "c", "b"]


def test_a_tween_that_has_ended_moves_nothing_any_more(stage: Stage) -> None:
    tween = Tween(stage, "a", {"x": 500.0}, "linear")
    tween.begin()
    tween.end()
    stage.sprites["a"].x = 7.0
    tween.end()
    assert stage.sprites["a"].x == 7.0
