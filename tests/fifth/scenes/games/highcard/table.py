"""High card on the table: a hand below, the card that lies in the middle."""

from __future__ import annotations

from typing import Any

from game.highcard import Laid, Play, TrickWon
from scenes.games.highcard import words
from scenes.games.highcard.art import Art

from scenes.app.loop import App
from scenes.kit.canvas import Canvas
from scenes.kit.widget import Widget
from scenes.motion import movements
from scenes.motion.cue import Cue
from scenes.sitting.words import Words
from scenes.stage.hand import Fan, fan, hold
from scenes.stage.slots import Slot, SpriteKey
from scenes.stage.stage import Stage
from scenes.tables import frame
from scenes.tables.cards import hand_widgets
from scenes.tables.reach import Reach
from scenes.tables.table import Table


class HighCard(Table):
    """Two seats and the middle."""

    title = "High card"
    words: Words = words

    def __init__(self, *seated: Any) -> None:
        super().__init__(*seated)
        self.cues = {Laid: self.laid, TrickWon: self.told("round_won")}

    def dress(self, app: App) -> None:
        self.art = Art(app.view.scale)

    def hand(self) -> Fan:
        return fan([self.view.counts[self.bottom]], self.width)

    def layout(self) -> dict[SpriteKey, Slot]:
        own = self.view.hands[self.bottom]
        found = hold(self.hand(), own, {move.card for move in self.legal}, self.raised)
        for number, card in enumerate(self.view.laid):
            found[card] = Slot(self.width / 2, 300, z=100 + number, zone="middle")
        return found

    def zones(self) -> dict[str, Slot]:
        other = next(iter(self.plates().values()))
        return {
            "middle": Slot(self.width / 2, 300, z=100, zone="middle"),
            "hand": Slot(self.width / 2, 640, zone="hand"),
            f"seat{1 - self.bottom}": Slot(*other.centre, scale=0.25, face_up=False, alpha=0.0, zone="seat"),
        }

    def build(self, reach: Reach) -> list[Widget]:
        own = self.view.hands[self.bottom]
        return list(hand_widgets(reach, zip(own, self.hand().slots, strict=True), self.touched)) if own else []

    def touched(self, card: Any, reach: Reach) -> None:
        reach.do(Play(card))

    def laid(self, event: Laid, stage: Stage) -> Cue:
        return movements.play(stage, self.zone(event.seat), "middle", event.card)

    def draw_below(self, canvas: Canvas) -> None:
        frame.plates(canvas, self)
