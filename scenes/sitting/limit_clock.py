"""The clock of a sitting: the seconds that have passed, and those that are left of the limit that runs.

The rules name limits and read no clock. This one stands still as long as `pass_time` is not called: while cards move,
behind the curtain, in a pause.
"""

from __future__ import annotations

from game.table import Timer

WHOLE_MATCH = "match"
"""The kind of limit that counts from the beginning of the match, on all evenings, for everyone alike."""


class LimitClock:
    """Seconds played at a match, and those since the window of the rules' limit opened."""

    def __init__(self, limits: float | None = 1.0, played: int = 0) -> None:
        self.limits = limits
        """The factor by which every limit lasts longer than the rules say; None: no limit runs out."""
        self.now = float(played)
        """Seconds that have been played, on other evenings too where that was kept."""
        self.kept = bool(played)
        """True if the time played is to be kept: the rules have a limit for the whole match."""
        self.window: int | None = None
        """The id of the limit that runs; None if there is none, or only that of the whole match."""
        self._opened = 0.0
        """The time on this clock at which the limit began."""

    def pass_time(self, seconds: float) -> None:
        """Move the clock on."""
        self.now += seconds

    def open(self, window: int | None) -> None:
        """Start counting for a limit that has just begun."""
        self.window, self._opened = window, self.now

    def hold(self, seconds: float) -> None:
        """Give so many seconds back to the limit that runs, while its question is still being read out.

        They are about to pass: where the clock stands still meanwhile, none are given twice.
        """
        self._opened = min(self._opened, self.now) + seconds

    def due(self, timer: Timer | None, noted: int) -> int | None:
        """The seconds played that are to be kept, as those of the whole match are limited; None if `noted` will do."""
        self.kept |= timer is not None and timer.kind == WHOLE_MATCH
        return int(self.now) if self.kept and int(self.now) > noted else None

    def left(self, timer: Timer | None) -> float | None:
        """Seconds until this limit is over; None if it never runs out."""
        if timer is not None and timer.kind == WHOLE_MATCH:
            return max(0.0, timer.seconds - self.now)
        if timer is None or self.limits is None:
            return None
        whole = timer.seconds * self.limits
        return min(whole, max(0.0, self._opened + whole - self.now))

    def whole(self, timer: Timer | None) -> float:
        """Seconds that this limit lasts in all; 1 if there is none."""
        return timer.seconds * (self.limits or 1.0) if timer is not None else 1.0


def running(timer: Timer | None) -> Timer | None:
    """The limit of this moment; None if there is none but that of the whole match."""
    return timer if timer is not None and timer.kind != WHOLE_MATCH else None
