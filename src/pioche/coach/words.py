"""What the coach says: answers, reasons and verdicts in one language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pioche.engine.actions import CHALLENGE, PLAY
from pioche.sight.choices import Choice
from pioche.sight.seen import Sight
from pioche.sight.view import View
from pioche.texts.catalogue import catalogue
from pioche.texts.languages import LANGUAGES
from pioche.texts.naming import Names
from pioche.texts.prompts import said
from pioche.texts.words import Argument, Words

if TYPE_CHECKING:
    from pioche.coach.hints import Hint
    from pioche.coach.reasons import Reason

Told = dict[str, str]  # the same text by language
Say = Callable[[Words], str]
_words: list[Callable[[str], Words]] = [catalogue]


def words_in(lang: str) -> Words:
    """The words of a language."""
    return _words[-1](lang)


def speak_with(words: Callable[[str], Words]) -> None:
    """Replace the catalogues, which need the Fluent library, as the source of words."""
    _words[:] = [words]


def told(box: str, say: Say) -> Told:
    """A text in every language, in the words of a box."""
    return {lang: say(words_in(lang).of(box)) for lang in LANGUAGES}


def answer_words(words: Words, view: View, choice: Choice | None, names: Sequence[str]) -> str:
    """An answer with everything that goes with it, as its player would say it; silence if it is None."""
    if choice is None:
        return words.say("coach-silence")
    named = Names(words, view.rules)
    cards = [sight for handle in (choice.handle, choice.second) if handle for sight in _held(view, handle)]
    target = int(view.author if choice.verb == CHALLENGE else choice.target)
    player = names[target] if target >= 0 else ""
    text = said(named, view.side, choice.verb, cards, choice.colour, player, choice.tray, 0)
    if choice.verb == PLAY and choice.colour >= 0:
        colour = named.colour(view.side, choice.colour, "some")
        text = words.say("coach-with-colour", answer=text, colour=colour)
    if choice.verb == PLAY and choice.target >= 0:
        text = words.say("coach-with-target", answer=text, player=player)
    laid = 2 if choice.second else 1
    if choice.verb == PLAY and not choice.uno and len(view.hand) - laid == 1:
        text = words.say("coach-without-uno", answer=text)
    return text


def _held(view: View, handle: int) -> list[Sight]:
    return [sight for sight in view.hand if sight.handle == handle]


def reason_words(words: Words, view: View, reason: Reason, names: Sequence[str]) -> str:
    """A reason as a sentence."""
    named = Names(words, view.rules)
    tenths = reason.kind == "fewer"
    arguments: dict[str, Argument] = {
        "much": _tenths(words, reason.much) if tenths else reason.much,
        "instead": _tenths(words, reason.instead) if tenths else reason.instead,
        "count": reason.cards,
        "player": names[reason.player] if reason.player >= 0 else "",
        "colour": named.colour(reason.side, reason.colour, "some") if 0 <= reason.colour < 4 else "",
        "card": named.card(_held(view, reason.handle)[0], reason.side) if reason.handle else "",
    }
    return words.say(f"coach-reason-{reason.kind}", **arguments)


def _tenths(words: Words, number: int) -> str:
    """A number of tenths as it is written in the language."""
    return f"{number // 10}{words.say('number-decimal')}{number % 10}"


def percent(share: float) -> int:
    """A share in hundredths."""
    return round(100 * share)


def hint_lines(words: Words, view: View, hint: Hint, names: Sequence[str], most: int = 5) -> list[str]:
    """A hint as lines: the best answers with their chances, then the reason."""
    words = words.of(view.rules.box.name)
    lines = [words.say("coach-hint-title", count=hint.games)]
    for advice in hint.shown(most):
        chance, answer = advice.chance, answer_words(words, view, advice.choice, names)
        told = {"chance": percent(chance.mean), "low": percent(chance.low), "high": percent(chance.high)}
        lines.append(words.say("coach-hint-line", answer=answer, **told))
    lines.append(reason_words(words, view, hint.reason, names))
    if not hint.clear:
        lines.append(words.say("coach-hint-unclear"))
    return lines
