"""Games in writing: a prompt tells what the seat may know, and an answer comes back as it was meant."""

from __future__ import annotations

from random import Random

import pytest

from pioche.boxes import BOXES
from pioche.rl import TextGame
from pioche.texts import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("box", BOXES)
def test_a_round_can_be_played_in_writing(box: str, lang: str) -> None:
    rng = Random(box + lang)
    game = TextGame(box, 3, f"written {box}", lang, {"jump_in": True, "strict_uno": True})
    steps = 0
    while game.seat is not None and steps < 400:
        prompt = game.prompt()
        assert game.match.names[game.seat] in prompt
        answers = game.answers()
        for number, line in enumerate(answers, 1):
            assert f"\n{number}. {line}" in prompt
        assert len(set(answers)) == len(answers)
        pick = rng.randrange(len(answers))
        expected = game.layout.actions[list(game.offer)[pick]]
        assert game.reply(f"I think {pick + 1}") == expected
        steps += 1
    if game.seat is None:
        assert game.prompt() == game.ending()
    assert steps > 10


def test_nobody_reads_the_cards_of_others() -> None:
    game = TextGame("classic", 2, "tea")
    seat = game.seat
    assert seat is not None
    prompt = game.prompt()
    own, other = game.match.hand(seat), game.match.hand(1 - seat)
    assert own in prompt
    assert other not in prompt
    assert "7 cards" in prompt


def test_an_answer_may_be_the_name_of_an_action() -> None:
    game = TextGame("classic", 2, "tea")
    assert game.reply("draw") == "draw"
    assert "You take" in game.prompt() or game.seat is not None


@pytest.mark.parametrize("said", ["", "no idea", "99", "0", "1234567890123"])
def test_what_is_not_understood_changes_nothing(said: str) -> None:
    for lang, word in (("en", "There is no answer"), ("fr", "pas de réponse")):
        game = TextGame("classic", 2, "tea", lang)
        before = game.prompt()
        with pytest.raises(ValueError, match=word):
            game.reply(said)
        assert game.prompt() == before
    with pytest.raises(ValueError, match="not on offer"):
        game.choose(5)
