"""A review as plain data, with its texts in every language: for files, the server and the page."""

from __future__ import annotations

from pioche.coach.reviewing import Account, Review, RoundReview, Verdict
from pioche.coach.telling import Teller, notable
from pioche.coach.words import Told, words_in
from pioche.intervals import Estimate
from pioche.texts.languages import LANGUAGES

Data = dict[str, object]


def review_data(review: Review) -> Data:
    """A whole review."""
    match = review.match
    return {
        "box": match.rules.box.name,
        "seats": list(match.names),
        "games": review.games,
        "rounds": [round_data(review, found) for found in review.rounds],
    }


def round_data(review: Review, found: RoundReview) -> Data:
    """One round; chances are in the order of the seats, each with its interval."""
    tellers = {lang: Teller(words_in(lang), review.match) for lang in LANGUAGES}
    return {
        "round": found.number,
        "first": found.first,
        "last": found.last,
        "winner": found.winner,
        "summary": {lang: teller.summary(found) for lang, teller in tellers.items()},
        "moments": [
            {"move": moment.move, "chances": [_chance(chance) for chance in moment.chances]}
            for moment in found.moments
        ],
        "decisions": [_decision(tellers, found, verdict) for verdict in found.verdicts],
        "turnings": [
            {
                "move": turning.move,
                "seat": turning.seat,
                "before": round(turning.before, 4),
                "after": round(turning.after, 4),
                "text": {lang: teller.turning(found, turning) for lang, teller in tellers.items()},
            }
            for turning in found.turnings
        ],
        "accounts": [_account(tellers, found, account) for account in found.accounts],
    }


def _chance(chance: Estimate | None) -> list[float] | None:
    return None if chance is None else chance.data()


def _decision(tellers: dict[str, Teller], found: RoundReview, verdict: Verdict) -> Data:
    judgement = verdict.judgement
    data: Data = {
        "move": verdict.move,
        "seat": verdict.seat,
        "verdict": judgement.verdict,
        "chance": judgement.chance.data(),
    }
    if verdict in notable(found):
        data["loss"] = _chance(judgement.loss)
        data["better"] = {lang: teller.answer(verdict, better=True) for lang, teller in tellers.items()}
        data["text"] = {lang: teller.decision(verdict) for lang, teller in tellers.items()}
    return data


def _account(tellers: dict[str, Teller], found: RoundReview, account: Account) -> Data:
    text: Told = {lang: teller.account(found, account) for lang, teller in tellers.items()}
    parts = ("start", "deal", "cards", "others", "decisions", "unsure")
    figures = {name: round(getattr(account, name), 4) for name in parts}
    return {"seat": account.seat, **figures, "end": account.end, "text": text}
