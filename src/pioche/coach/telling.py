"""A review in words: what happened in a round, why, and what would have been better."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pioche.coach.judging import MUCH, VERDICTS
from pioche.coach.reviewing import Account, Review, RoundReview, Turning, Verdict
from pioche.coach.words import answer_words, percent, reason_words
from pioche.match import Match
from pioche.texts.naming import box_name, within
from pioche.texts.words import Argument, Words

AHEAD: Final = 0.05  # the least effect of the deal that is mentioned
MINUS: Final = "−"


class Teller:
    """Writes reviews of one match in one language."""

    def __init__(self, words: Words, match: Match) -> None:
        self.words = words.of(match.rules.box.name)
        self.match = match
        self.names = match.names

    # Sentences

    def summary(self, found: RoundReview) -> str:
        """A round in a few sentences."""
        return " ".join(self._summary(found))

    def _summary(self, found: RoundReview) -> Iterator[str]:
        say, names = self.words.say, self.names
        if found.winner < 0:
            yield say("coach-void", round=found.number)
        else:
            yield say("coach-won", player=names[found.winner], round=found.number)
            yield self._start(found.accounts[found.winner])
        if found.turnings:
            greatest = max(found.turnings, key=lambda turning: abs(turning.after - turning.before))
            yield say("coach-turning", **self._turning(found, greatest))
        mistakes = [verdict for verdict in found.verdicts if verdict.judgement.verdict == "mistake"]
        if mistakes:
            worst = max(mistakes, key=_loss)
            yield say("coach-costliest", **self._decision(worst))
            yield self.reason(worst)
        elif any(moment.chances for moment in found.moments):
            yield say("coach-flawless")

    def _start(self, account: Account) -> str:
        key = "coach-start-even"
        if abs(account.deal) >= AHEAD:
            key = "coach-start-ahead" if account.deal > 0 else "coach-start-behind"
        chance = percent(account.start + account.deal)
        return self.words.say(key, player=self.names[account.seat], chance=chance)

    def turning(self, found: RoundReview, turning: Turning) -> str:
        """A turning point in brief."""
        return self.words.say("coach-turning-short", **self._turning(found, turning))

    def _turning(self, found: RoundReview, turning: Turning) -> dict[str, Argument]:
        return {
            "move": turning.move,
            "other": self.names[found.movers[turning.move]],
            "answer": within(self.words, found.answers[turning.move][self.words.lang]),
            "player": self.names[turning.seat],
            "before": percent(turning.before),
            "after": percent(turning.after),
        }

    def decision(self, verdict: Verdict) -> str:
        """A decision that could have been better, and why."""
        key = "coach-mistake" if verdict.judgement.verdict == "mistake" else "coach-doubtful"
        return f"{self.words.say(key, **self._decision(verdict))} {self.reason(verdict)}".rstrip()

    def _decision(self, verdict: Verdict) -> dict[str, Argument]:
        loss = verdict.judgement.loss
        assert loss is not None
        return {
            "player": self.names[verdict.seat],
            "move": verdict.move,
            "answer": self.answer(verdict, better=False),
            "better": self.answer(verdict, better=True),
            "loss": percent(loss.mean),
            "low": percent(loss.low),
            "high": percent(loss.high),
        }

    def answer(self, verdict: Verdict, better: bool) -> str:
        """The given answer, or the better one, worded to stand within a sentence."""
        choice = verdict.judgement.better if better else verdict.judgement.chosen
        return within(self.words, answer_words(self.words, verdict.view, choice, self.names))

    def reason(self, verdict: Verdict) -> str:
        """Why the better answer is better; empty if there is no reason."""
        reason = verdict.judgement.reason
        return "" if reason is None else reason_words(self.words, verdict.view, reason, self.names)

    def account(self, found: RoundReview, account: Account) -> str:
        """What luck and decisions did for a seat; the figures add up."""
        mine = [verdict for verdict in found.verdicts if verdict.seat == account.seat]
        if not any(moment.chances[account.seat] for moment in found.moments):
            return self.words.say("coach-account-unknown", player=self.names[account.seat])
        mistakes = sum(verdict.judgement.verdict == "mistake" for verdict in mine)
        return self.words.say(
            "coach-account",
            player=self.names[account.seat],
            decided=self.words.say("coach-count-decisions", count=len(mine)),
            mistakes=self.words.say("coach-count-mistakes", count=mistakes),
            unsure=percent(account.unsure),
            **booked(account),
        )


def booked(account: Account) -> dict[str, Argument]:
    """An account in whole hundredths that still add up: the rounding error goes to the largest part."""
    start, end = percent(account.start), percent(account.end)
    parts = {name: getattr(account, name) for name in ("deal", "cards", "others", "decisions")}
    whole = {name: percent(value) for name, value in parts.items()}
    largest = max(("deal", "cards", "others"), key=lambda name: abs(parts[name]))
    whole[largest] += end - start - sum(whole.values())
    return {"start": start, "end": end, **{name: signed(value) for name, value in whole.items()}}


def signed(number: int) -> str:
    """A change with its sign."""
    return f"{MINUS}{-number}" if number < 0 else f"+{number}"


def _loss(verdict: Verdict) -> float:
    return verdict.judgement.loss.mean if verdict.judgement.loss is not None else 0.0


def notable(found: RoundReview, seat: int | None = None) -> list[Verdict]:
    """The decisions that could have been better, of one seat or of all."""
    return [
        verdict
        for verdict in found.verdicts
        if verdict.judgement.verdict in VERDICTS[2:]
        and verdict.judgement.loss is not None
        and (seat is None or verdict.seat == seat)
        and (verdict.judgement.verdict == "mistake" or verdict.judgement.loss.mean >= MUCH / 2)
    ]


def review_lines(words: Words, review: Review, seat: int | None = None) -> Iterator[str]:
    """A whole review as unwrapped lines; an empty line separates paragraphs."""
    match = review.match
    teller = Teller(words, match)
    say = teller.words.say
    yield say("coach-title", box=box_name(words, match.rules.box.name), count=len(match.names))
    yield say("coach-budget", games=review.games)
    for found in review.rounds:
        yield ""
        yield say("coach-round", round=found.number) + f" ({found.first + 1}–{found.last})"
        yield teller.summary(found)
        if found.turnings:
            yield ""
            yield say("coach-turning-points")
            yield from (f"  {teller.turning(found, turning)}" for turning in found.turnings)
        yield ""
        yield f"{say('coach-luck')} · {say('coach-decisions')}"
        for account in found.accounts:
            if seat is None or account.seat == seat:
                yield f"  {teller.account(found, account)}"
        decisions = notable(found, seat)
        if decisions:
            yield ""
            yield from (teller.decision(verdict) for verdict in decisions)
