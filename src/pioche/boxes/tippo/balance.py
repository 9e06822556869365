"""The balance of Tippo, simulated in integers (§11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pioche.engine.actions import USUAL_CARE
from pioche.engine.extra import FALLS_LATE, FALLS_NOW, HOLDS, Extra
from pioche.engine.options import Options
from pioche.engine.rng import Rng

PENALTY: Final = 2  # cards for the player who makes the balance tip (R80)
ARM: Final = 1000  # the moment of a card put down in the right spot, and its limits
ARM_LEAST: Final = 700
ARM_MOST: Final = 1300
PLACE_SD: Final = 80
BIAS_SD: Final = 200
PUSH: Final = 300
PUSH_SD: Final = 200
SWING: Final = 1200  # how far a push can exceed the mean: six deviations (§11.2)
CREEP_FROM: Final = 600
CREEP_PLACE: Final = 300_000
CREEP_TAKE: Final = 200_000
STEEP: Final = 1600  # angle in hundredths of a degree at the mean limit (§11.7)
WIDEST: Final = 1840  # angle in hundredths of a degree at which the picture stops (§11.7)

# The numbers with which the page simulates the same balance.
NUMBERS: Final = {
    "arm": ARM,
    "arm_least": ARM_LEAST,
    "arm_most": ARM_MOST,
    "place_sd": PLACE_SD,
    "bias_sd": BIAS_SD,
    "push": PUSH,
    "push_sd": PUSH_SD,
    "creep_from": CREEP_FROM,
    "creep_place": CREEP_PLACE,
    "creep_take": CREEP_TAKE,
    "steep": STEEP,
    "widest": WIDEST,
    "penalty": PENALTY,
}


def clamp(x: i64, least: i64, most: i64) -> i64:
    """The number in this range nearest to x."""
    if x < least:
        return least
    return most if x > most else x


def rough(x: i64, care: i64) -> i64:
    """A deviation or push, smaller with care and larger with haste (R119)."""
    return x if care == USUAL_CARE else x * (150 - care) // 100


def size_of(x: i64) -> i64:
    """The absolute value."""
    return -x if x < 0 else x


class Preset:
    """How much a balance bears: the moment at which cards slide off, in thousandths of a card (§11.4)."""

    def __init__(self, mean: i64, deviation: i64, least: i64, most: i64) -> None:
        self.mean = mean
        self.deviation = deviation
        self.least = least
        self.most = most

    def numbers(self) -> dict[str, int]:
        """The same by name."""
        kind = (int(self.mean), int(self.deviation), int(self.least), int(self.most))
        return dict(zip(("mean", "deviation", "least", "most"), kind, strict=True))


PRESETS: Final = {
    "normal": Preset(5200, 550, 3900, 6900),
    "stable": Preset(6500, 650, 5000, 8500),
    "nervous": Preset(4000, 450, 2900, 5300),
}


def preset(options: Options) -> Preset:
    """The kind of balance at a table with these options (§11.4)."""
    return PRESETS[options.text("balance_preset", "normal")]


class BalanceState(Extra):
    """Net moment (right is positive), hidden limit, and a random stream of its own."""

    def __init__(self, preset: Preset, rng: Rng) -> None:
        self.preset = preset
        self.rng = rng
        self.moment: i64 = 0
        self.limit: i64 = 0
        self.fell = False  # whether the last card laid made it tip
        self.tilting = False  # whether a Tilt procedure is running
        self.placed: i64 = 0  # cards placed in that procedure
        self.forced: list[int] | None = None  # results fixed beforehand (§11.6)

    def copy(self) -> BalanceState:
        """An independent copy."""
        b = BalanceState(self.preset, self.rng.copy())
        b.moment = self.moment
        b.limit = self.limit
        b.fell = self.fell
        b.tilting = self.tilting
        b.placed = self.placed
        if self.forced is not None:
            b.forced = self.forced[:]
        return b

    def fingerprint(self) -> tuple[object, ...]:
        """Everything in which two balances can differ."""
        r = self.rng
        forced = None if self.forced is None else tuple(self.forced)
        state = (int(self.moment), int(self.limit), self.fell, self.tilting, int(self.placed), forced)
        return (*state, int(r.a), int(r.b), int(r.c), int(r.d))

    def shift_secret(self, by: i64) -> None:
        """Change the hidden limit."""
        self.limit += by

    def normal(self, mean: i64, deviation: i64) -> i64:
        """A roughly normal number: the sum of twelve uniform draws below 1000, two from each word (§11.2)."""
        # The mean of the sum is subtracted last: rounding down below zero would cost another branch, taken
        # for half of the draws.
        return mean - 6 * deviation + self.rng.thousandths(6) * deviation // 1000

    def arm(self, care: i64 = USUAL_CARE) -> i64:
        """The moment of one card as it is put down."""
        return clamp(self.normal(ARM, rough(PLACE_SD, care)), ARM_LEAST, ARM_MOST)

    def seat(self) -> None:
        """Set the balance up again with one card on each tray."""
        preset = self.preset
        bias = self.normal(0, BIAS_SD)
        self.limit = clamp(self.normal(preset.mean, preset.deviation), preset.least, preset.most)
        left = self.arm()
        self.moment = bias + self.arm() - left

    def load(self, left: i64, right: i64) -> None:
        """Put further cards on the trays without a check."""
        while left > 0:
            self.moment -= self.arm()
            left -= 1
        while right > 0:
            self.moment += self.arm()
            right -= 1

    def force(self, outcomes: list[int]) -> None:
        """Fix the coming results; checks after these hold."""
        self.forced = outcomes

    def left_over(self) -> bool:
        """Whether a fixed result has not been used yet."""
        return self.forced is not None and len(self.forced) > 0

    def decided(self, outcome: i64) -> i64:
        """The fixed result if there is one, else that of the model."""
        if self.forced is None:
            return outcome
        return self.forced.pop(0) if self.forced else HOLDS

    def place(self, tray: i64, care: i64 = USUAL_CARE) -> i64:
        """Put a card on a tray; return HOLDS, FALLS_NOW or FALLS_LATE (§11.3)."""
        arm = self.arm(care)
        usual = rough(PUSH, care)
        self.moment += arm * (2 * tray - 1)
        outcome: i64 = HOLDS
        if size_of(self.moment) + usual + SWING <= self.limit:
            self.rng.skip(6)  # no push could make it fall
        elif self.pushed_over(tray, self.normal(usual, PUSH_SD)):
            outcome = FALLS_NOW
        if outcome == HOLDS and self.creeps(CREEP_PLACE):
            outcome = FALLS_LATE
        return self.decided(outcome)

    def pushed_over(self, tray: i64, push: i64) -> bool:
        """Whether a push down on a tray makes it fall."""
        if push < 0:
            push = 0
        return size_of(self.moment + push * (2 * tray - 1)) > self.limit

    def take(self) -> i64:
        """Check the balance after cards are taken; return HOLDS or FALLS_LATE."""
        outcome: i64 = HOLDS
        if self.creeps(CREEP_TAKE):
            outcome = FALLS_LATE
        return self.decided(outcome)

    def creeps(self, cap: i64) -> bool:
        """Whether a strained balance falls a little later."""
        load = 1000 * size_of(self.moment)
        if load < (CREEP_FROM + 1) * self.limit:
            return False
        strain = load // self.limit
        x = clamp(1000 * (strain - CREEP_FROM) // (1000 - CREEP_FROM), 0, 1000)
        return self.rng.below(1_000_000) < cap * x // 1000 * x // 1000

    def angle(self) -> i64:
        """The beam's angle in hundredths of a degree, by the mean limit, never the hidden one (§11.7)."""
        return min(max(STEEP * self.moment // self.preset.mean, -WIDEST), WIDEST)

    def public(self) -> list[int]:
        """Whether a Tilt procedure is running, and how many cards it has placed."""
        return [1 if self.tilting else 0, int(self.placed)]

    def guess(self, public: list[int], angle: i64, worst: i64) -> None:
        """Draw a limit that bears the worst angle, and a moment that shows the present one."""
        self.tilting = public[0] == 1
        self.placed = public[1]
        mean = self.preset.mean
        borne = (size_of(worst) + 1) * mean // STEEP + 1
        tries = 0
        while self.limit < borne and tries < 100:
            self.seat()
            tries += 1
        self.limit = max(self.limit, borne)
        # A few moments share each angle; at the edge of the picture, many do.
        least = -(-angle * mean // STEEP)
        most = -(-(angle + 1) * mean // STEEP) - 1
        if angle >= WIDEST:
            most = self.limit
        elif angle <= -WIDEST:
            least = -self.limit
        self.moment = least + self.rng.below(most - least + 1)
