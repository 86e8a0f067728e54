"""Several people at one screen: the curtain, races by key, choices by lot. Nobody sees another's hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.match import Seat
from game.table import TABLE
from scenes.app.dialog import Dialog
from scenes.kit.button import Button
from scenes.tables.curtain import Curtain
from tests.scenes.driver import Driver
from tests.scenes.tables.robots import KEYS, SMALL, over, people, play_on, sit, table


def family(count: int = 3, seats: int = 4, seed: int = 1, **options: Any) -> Driver:
    return sit("trepido", people(count, seats), seed, **options)


def press(hands: Driver, scancode: int) -> None:
    hands.events(pygame.Event(pygame.KEYDOWN, key=pygame.K_q, mod=0, scancode=scancode, unicode="q"))


def called(hands: Driver) -> Curtain:
    """Wait until somebody is called to the screen."""
    scene = table(hands)
    for _ in range(400):
        if isinstance(hands.app.top, Curtain):
            return hands.app.top
        if scene.acts.pausing:
            scene.progress.go_on()
        if scene.sharing.actor is not None and scene.table.legal:
            scene.progress.do(scene.table.legal[0])
        hands.app.step(0.5)
    raise AssertionError("nobody was called")


def until(hands: Driver, phase: str, seed: int = 0) -> None:
    """Play on until the match is in that phase and everything has been shown."""
    scene, rng = table(hands), Random(seed)
    for _ in range(4000):
        if scene.sitting._match.state.view(TABLE).phase == phase and not scene.show.director.busy and not scene.acts:
            return
        if isinstance(hands.app.top, Curtain):
            hands.click_on(hands.app.top.widgets[2])
        elif scene.acts.pausing:
            scene.progress.go_on()
        elif scene.sharing.actor is not None and scene.table.legal:
            scene.progress.do(rng.choice(scene.table.legal))
        else:
            hands.app.step(0.2)
    raise AssertionError(f"never {phase}")


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("by_lot", [False, True])
def test_a_whole_match_with_several_people(count: int, by_lot: bool) -> None:
    hands = family(count, 4, 3, size=SMALL, match="challenge", target=1)
    hands.app.prefer(races_by_lot=by_lot)
    play_on(hands, Random(5))
    assert over(hands)


def test_nothing_private_is_drawn_before_the_curtain_opens() -> None:
    hands = family()
    scene = table(hands)
    curtain = called(hands)
    assert scene.sharing.eyes == TABLE
    assert not [key for key in scene.show.stage.sprites if isinstance(key, str) and key not in scene.table.view.discard]
    hands.click_on(curtain.widgets[2])
    own = scene.sitting._match.state.view(scene.sharing.eyes).hands[scene.sharing.eyes]
    assert scene.sharing.eyes == scene.sharing.actor and set(own) <= set(scene.show.stage.sprites)


def test_the_hand_is_gone_in_the_first_frame_after_the_turn() -> None:
    hands = family(3, 3, 2, speed=100)
    scene, rng = table(hands), Random(2)
    checked = 0
    for _ in range(60):
        curtain = called(hands)
        hands.click_on(curtain.widgets[2])
        who, held = (
            scene.sharing.eyes,
            set(scene.sitting._match.state.view(scene.sharing.eyes).hands[scene.sharing.eyes]),
        )
        while scene.sharing.eyes == who and scene.table.legal:
            scene.progress.do(rng.choice(scene.table.legal))
        if over(hands):
            break
        open_now = {
            key for key, sprite in scene.show.stage.sprites.items() if isinstance(key, str) and sprite.shows_face
        }
        assert not (held & open_now) - set(scene.sitting._match.state.view(TABLE).discard)
        checked += 1
    assert checked > 20


def test_what_happens_behind_the_curtain_depends_on_nothing_hidden() -> None:
    """The pixels of the curtain are the same whatever the hands are."""
    pictures = set()
    for seed in (1, 2, 3):
        hands = family(3, 3, seed)
        curtain = called(hands)
        curtain.name, curtain.happened = "Zoé", []
        curtain.rebuild()
        hands.app.step(0.01)
        pictures.add(pygame.image.tobytes(hands.app.surface, "RGB"))
    assert len(pictures) == 1


def test_the_move_of_a_computer_player_takes_the_screen_from_nobody() -> None:
    hands = sit("trio", people(2, 4), 1, teams=True)
    scene = table(hands)
    until(hands, "exchange")
    hands.click_on(called(hands).widgets[2])
    who, players = scene.sharing.eyes, len(scene.sitting.players)
    for _ in range(400):
        hands.app.step(0.1)
        assert scene.sharing.eyes == who and not isinstance(hands.app.top, Curtain)
    chosen = [moved.seat for moved in scene.sitting._match.moves]
    assert len(chosen) == players and who not in chosen, "all others have chosen meanwhile"


def test_escape_at_the_curtain_is_a_pause() -> None:
    hands = family()
    called(hands)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.top, Dialog)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.top, Curtain)


def test_leaving_from_the_curtain_leads_to_the_menu() -> None:
    hands = family()
    below = hands.app.scenes[0]
    called(hands)
    hands.key(pygame.K_ESCAPE)
    pause = hands.app.top
    assert isinstance(pause, Dialog)
    hands.click_on(next(widget for widget in pause.widgets if isinstance(widget, Button)))
    assert hands.app.top is below


def test_in_a_race_the_first_key_claims_and_only_then_the_hand_is_shown() -> None:
    hands = family(4, 4, 3, match="challenge", target=9)
    scene = table(hands)
    until(hands, "race")
    racers = scene.sitting.people
    assert scene.sharing.eyes == TABLE
    press(hands, KEYS[racers[0]])
    assert scene.sharing.eyes == racers[0] == scene.sharing.actor
    press(hands, KEYS[racers[1]])
    assert scene.sharing.eyes == racers[0]


def test_who_claims_and_does_nothing_stays_out_of_the_race() -> None:
    hands = family(4, 4, 3, match="challenge", target=9)
    scene = table(hands)
    until(hands, "race")
    first = scene.sitting.people[0]
    press(hands, KEYS[first])
    for _ in range(90):
        hands.app.step(0.1)
        if scene.sharing.eyes == TABLE:
            break
    assert scene.sharing.eyes == TABLE and scene.sitting._match.moves[-1].seat == first
    assert first not in scene.sitting.people


def test_time_stands_still_for_the_others_while_a_claim_lasts() -> None:
    hands = family(3, 5, 4, match="challenge", target=9)
    scene = table(hands)
    until(hands, "race")
    while not scene.sitting.people:
        hands.app.step(0.1)
        until(hands, "race")
    press(hands, KEYS[scene.sitting.people[0]])
    made, now = len(scene.sitting._match.moves), scene.sitting.clock.now
    for _ in range(20):
        hands.app.step(0.1)
    assert len(scene.sitting._match.moves) == made and scene.sitting.clock.now == now


def test_a_key_of_nobody_does_nothing() -> None:
    hands = family(4, 4, 3, match="challenge", target=9)
    scene = table(hands)
    until(hands, "race")
    press(hands, 99)
    assert scene.sharing.eyes == TABLE and scene.sitting.claim is None


def test_thank_you_is_said_without_a_curtain_by_the_persons_own_key() -> None:
    hands = family(4, 4, 6, match="challenge", target=9)
    scene = table(hands)
    until(hands, "thanks", 4)
    hands.app.step(0.05)
    receiver = scene.sitting.people[0]
    assert scene.sharing.actor == receiver and scene.sharing.eyes == TABLE and not isinstance(hands.app.top, Curtain)
    press(hands, KEYS[receiver])
    assert scene.sitting._match.moves[-1].seat == receiver


def test_without_speed_everyone_chooses_unseen_behind_the_curtain() -> None:
    hands = family(4, 4, 3, match="challenge", target=9)
    hands.app.prefer(races_by_lot=True)
    scene = table(hands)
    until(hands, "race")
    racers, made = scene.sitting.people, len(scene.sitting._match.moves)
    asked = []
    for _ in racers:
        for _ in range(20):
            if isinstance(hands.app.top, Curtain):
                break
            hands.app.step(0.2)
        curtain = hands.app.top
        assert isinstance(curtain, Curtain) and len(scene.sitting._match.moves) == made
        hands.click_on(curtain.widgets[2])
        asked.append(scene.sharing.eyes)
        scene.progress.do(scene.table.legal[-1])
    assert asked == list(racers) and len(scene.sitting._match.moves) > made


def test_names_not_you_where_all_can_see() -> None:
    hands = family(2, 3)
    scene = table(hands)
    for _ in range(40):
        if isinstance(hands.app.top, Curtain):
            hands.click_on(hands.app.top.widgets[2])
        said = " ".join(item.text for item in hands.drawn()).lower()
        assert "your" not in said and "à vous" not in said and "votre" not in said
        if scene.sharing.actor is not None and scene.table.legal:
            scene.progress.do(scene.table.legal[0])
        hands.app.step(0.3)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("text_size", [100, 150])
def test_the_curtain_fits(size: tuple[int, int], language: str, text_size: int) -> None:
    hands = sit("trepido", [Seat(name="Marie-Antoinette"), Seat(name="Anne-Sophie"), Seat(name="Zoé")], 2, size=size)
    hands.app.prefer(language=language, text_size=text_size)
    curtain = called(hands)
    curtain.happened = ["Marie-Antoinette pose : ciseaux orange (donner une carte)."] * 5
    curtain.rebuild()
    assert hands.faults() == []
