"""`pioche play` as it is typed: whole rounds in both languages, refusals, saving and going on.

Most games are played in this process, which spares the start of one each; some come through a pipe.
"""

from __future__ import annotations

import contextlib
import io
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from pioche.boxes import BOXES
from pioche.cli import main
from pioche.engine.actions import TURN
from pioche.match import Match
from pioche.records.record_reader import read
from pioche.records.replaying import replay
from pioche.texts import LANGUAGES, catalogue

SIGNS = r"[RYGBKPTOV](?:\d!?|[+]\d|[RSFX])|W\w?|OP|ME|TI"
OTHERS = "Bea|Carl|Dora"
# Every box in two languages, and every language with some boxes.
IN_TURN = [(box, LANGUAGES[(k + more) % len(LANGUAGES)]) for k, box in enumerate(BOXES) for more in (0, 1)]


@pytest.fixture(autouse=True)
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of saved games, which is nobody's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "pioche" / "games"


def typed_in(typed: str, words: list[str]) -> tuple[int, str, str]:
    """Run the command with nothing typed but these lines: its exit code, what it prints and complains of."""
    said, complaint = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO(typed))
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(complaint):
            code = main(words)
    return code, said.getvalue(), complaint.getvalue()


def piped_in(typed: str, words: list[str]) -> tuple[int, str, str]:
    """The same in a process of its own, through a pipe."""
    command = [sys.executable, "-m", "pioche.cli", *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def play(typed: str, *words: str, seed: str = "tea", lang: str = "en", piped: bool = False) -> str:
    """What is printed while somebody types these lines and then nothing more."""
    command = ["play", "--lang", lang, *words]
    if "--resume" not in words:
        command += ["--seed", seed]
    code, said, complaint = (piped_in if piped else typed_in)(typed, command)
    assert complaint == ""
    assert code == 0
    assert said.endswith(catalogue(lang).say("play-seed", seed=seed) + "\n")
    assert "\x1b" not in said
    assert max(len(line) for line in said.splitlines()) < 80
    return said


def refused(*words: str) -> str:
    """What is said of a command that cannot be carried out."""
    code, _, complaint = typed_in("", ["play", *words])
    assert code == 2
    return complaint


@pytest.mark.parametrize(("box", "lang"), IN_TURN)
def test_a_whole_round_of_every_box_by_always_answering_1(box: str, lang: str) -> None:
    text = play("1\n" * 400, "--box", box, "--players", "3", lang=lang)
    heads = [catalogue(lang).say("play-head", number=number) for number in (1, 2)]
    you = catalogue(lang).say("play-you")
    assert f"\n── {heads[0]} · " in text
    if box == "transformers":  # one round is the match
        won = [catalogue(lang).say("play-won", players=name) for name in (you, "Bea", "Carl")]
        assert any(one in text for one in won)
    else:
        assert re.search(rf"\n +{you} +Bea +Carl\n{heads[0]} +\d+ +\d+ +\d+\n", text)
        assert f"\n── {heads[1]} · " in text


def test_a_whole_match() -> None:
    text = play("1\n" * 3000, "--option", "target=100", "--players", "3", "--bots", "greedy,random")
    assert re.search(r"The match is over. It goes to (You|Bea|Carl)\.", text)
    assert "You leave" not in text
    assert "is kept" not in text


def test_a_whole_match_in_french() -> None:
    """Everything but the letters of the cards."""
    text = play("1\n" * 3000, "--option", "target=100", "--players", "3", lang="fr", piped=True)
    assert re.search(r"La partie est finie. Elle revient à (Toi|Bea|Carl)\.", text)
    for english in ("You ", " takes ", " plays ", "Your turn", "pile shuffled", "cards", "draw"):
        assert english not in text


def test_leaving_is_polite_by_word_or_by_silence() -> None:
    for typed in ("q\n", "QUIT\n", ""):
        assert "You leave the table." in play(typed, piped=True)
    assert "Tu quittes la table." in play("quitter\n", lang="fr")


def first_to_play() -> tuple[str, Match]:
    """A seed with which the person has the first turn, and a card that does not fit."""
    for number in range(50):
        seed = f"first {number}"
        match = Match("classic", ["You", "Bea", "Carl", "Dora"], seed, {"dealer": "Dora"})
        fitting = {line.split()[2] for line in match.legal() if " play " in line}
        if match.state.phase == TURN and match.asked == "You" and fitting and held(match) - fitting:
            return seed, match
    raise AssertionError("no such seed")


def held(match: Match) -> set[str]:
    """The person's cards."""
    return set(match.hand(0, 0).split())


def fits(match: Match) -> set[str]:
    """Those that can be laid."""
    return {line.split()[2] for line in match.legal() if " play " in line}


def test_refusals_show_the_reason_and_ask_again() -> None:
    seed, match = first_to_play()
    wrong, right = min(held(match) - fits(match)), min(fits(match))
    typed = f"{wrong}\nplay {wrong}\nchallenge\nbanana\n99\n{'9' * 5000}\n\n?\n{right.lower()}\n"
    text = play(typed, "--option", "dealer=Dora", seed=seed)
    assert text.count("You can’t play that: you need ") == 2
    assert "That’s not the question. Your turn: play a card, or draw." in text
    assert "I don’t understand “banana”." in text
    assert "There is no answer 99." in text
    assert "Type the number of an answer" in text
    assert re.search(rf"You play [\w ]+ \({re.escape(right)}\)\.", text)


def test_why_not() -> None:
    seed, match = first_to_play()
    wrong, right = min(held(match) - fits(match)), min(fits(match))
    typed = f"why {wrong}\n? {wrong}\nwhy {wrong}?\nwhy {right}\nwhy\nwhy draw\nwhy keep\n"
    text = play(typed, "--option", "dealer=Dora", seed=seed)
    assert text.count("You can’t play that: you need ") == 3
    assert f"`{right}` is fine: go ahead." in text
    assert "`draw` is fine: go ahead." in text
    assert "Say what you would like to do" in text
    assert "That’s not the question." in text
    assert "You play" not in text
    french = play(f"pourquoi {wrong}\n", "--name", "You", "--option", "dealer=Dora", seed=seed, lang="fr")
    assert "Cette carte n’est pas jouable\u00a0: il faut " in french


def test_why_not_speaks_of_both_trays() -> None:
    text = play("why R2\nwhy G2\nwhy G2 left\n", "--box", "tippo", seed="1")
    assert " R2  R8  Y8  YR [G2] B9 [W4]\n" in text
    told = " ".join(text.split())
    left, right = "You can’t play that on the left tray:", "You can’t play that on the right tray:"
    assert re.search(rf"> why R2 {left} you need green or a 7 there. {right} you need a Stop", told)
    assert re.search(rf"> why G2 `G2 left` is fine: go ahead. {right} you need", told)
    assert "> why G2 left `G2 left` is fine: go ahead." in told


def test_rules_log_and_table_on_request() -> None:
    text = play("rules\nlog\ntable\n")
    assert "\n# Classic – the rules\n" in text
    assert text.count("Round 1: ") == 2
    assert text.count("── Round 1 ") == 3


def test_a_number_and_notation_mean_the_same() -> None:
    seed, match = first_to_play()
    board = play("", "--option", "dealer=Dora", seed=seed)
    found = re.search(r"^  1 .*?\((\S+)\)", board, re.MULTILINE)
    assert found
    first = found[1]
    assert first in fits(match)
    ways = [first, f"play {first}", f"You play {first}", f"  PLAY {first.lower()}  ", "1"]
    told = [play(f"{way}\n", "--option", "dealer=Dora", seed=seed) for way in ways]
    assert f"({first})." in told[0]
    after = {text.split("\n> ", 1)[1].split("\n", 1)[1].split("Your game is kept")[0] for text in told}
    assert len(after) == 1


def test_uno_and_catches() -> None:
    text = "".join(play("2\n1 uno\n1\n" * 150, "--players", "2", seed=str(k)) for k in range(2))
    assert "You say UNO." in text
    assert "You catch Bea, who didn’t say UNO. Bea takes 2 cards." in text
    assert "Before the others go on, you may step in." in text
    bots = ("--players", "2", "--bots", "random")
    forgetful = "".join(play("1\n" * 150, *bots, seed=str(k)) for k in range(2))
    assert re.search(r"Bea catches you: you didn’t say\s+UNO\. You take 2 cards:", forgetful)


def test_everybody_may_jump_in_where_the_table_allows_it() -> None:
    bots = ("--option", "jump_in", "--bots", "random", "--players", "6")
    text = "".join(play("1\n" * 80, *bots, seed=str(k)) for k in range(2))
    assert re.search(r"you may step in\.\n +1 Go on +2 Play ", text)
    text = "".join(play("2\n1\n" * 40, *bots, seed=str(k)) for k in range(2))
    assert re.search(r"you may step in\.\n +1 Go on +2 Play ([^\n]*?\))[^\n]*\n> 2\nYou play \1\.", text)


def test_the_places_are_told_where_the_others_play_on() -> None:
    """H13: who is out stands there with the place, and all places at the end of the round."""
    text = play("1\n" * 400, "--option", "play_on", "--players", "4", "--bots", "greedy")
    rows = re.findall(rf"^ (?:{OTHERS})  +out, place (\d)", text, re.MULTILINE)
    assert {"1", "2"} <= set(rows)
    assert re.search(rf"  Places: 1\. (You|{OTHERS}), 2\. .*, 3\. .*, 4\. .*\.\n", text)
    told = " ".join(text.split())
    assert re.search(rf"(?:{OTHERS}) is out of cards: place 1\.", told)


@pytest.mark.parametrize("box", ["classic", "titans"])
def test_no_hidden_card_is_shown(box: str) -> None:
    text = play("1\n" * 600, "--box", box)
    rows = re.findall(rf"^ (?:{OTHERS})  +(.+)$", text, re.MULTILINE)
    assert len(rows) > 50
    assert [row for row in rows if re.search(rf"\b({SIGNS})\b", row)] == []
    sentences = " ".join(text.split()).split(".")
    taken = [line for line in sentences if re.search(rf"({OTHERS}) takes \d", line)]
    assert len(taken) > 10
    assert not [line for line in taken if re.search(rf"takes [^.]*\b({SIGNS})\b", line)]
    assert " is dealt " not in text


def test_what_others_draw_stays_hidden_on_two_sided_cards(games: Path) -> None:
    """The record knows what they drew; the screen tells only how many."""
    text = " ".join(play("1\n" * 60, "--box", "flip", seed="backs").split())
    (file,) = games.iterdir()
    match = replay(read(file.read_text(encoding="utf-8")))
    drawn = [event for event in match.events if event.name == "CardsTaken" and event.seat > 0]
    hidden = [event for event in drawn if event.seen_by >= 0]
    assert len(hidden) > 10
    for event in hidden:
        codes = " ".join(match.rules.full_code(card) for card in event.cards)
        assert codes not in text
    assert "/" not in text.split("You leave")[0]


def test_who_challenges_is_shown_the_hand_and_sees_it_no_longer_than_that() -> None:
    bots = ("--bots", "random")
    text = "".join(play("challenge\n1\n" * 120, *bots, seed=str(k)) for k in range(2))
    shown = re.search(
        rf"({OTHERS}) shows you a hand of ((?:{SIGNS}|[\w ’]+ \((?:{SIGNS})\)|and|\s)+)\.", text
    )
    assert shown
    assert re.search(rf"You are\s+(right|wrong):\s+{shown[1]}\s+was\s+(bluffing|honest)\.", text)
    rows = re.findall(rf"^ (?:{OTHERS})  +(.+)$", text[text.rindex("── Round ") :], re.MULTILINE)
    assert rows
    assert [row for row in rows if re.search(rf"\b({SIGNS})\b", row)] == []


def test_names_and_seeds() -> None:
    assert "Zoé" in play("q\n", "--name", "Zoé", "--players", "2")
    text = play("q\n", "--name", "Bea", "--players", "3")
    assert "with you at the table: Carl and Dora." in text


def test_colours_and_verbs_may_be_typed_in_french() -> None:
    typed = "W bleu\nW4 bleu\npioche\ngarde\n1\n" * 60
    text = "".join(play(typed, "--players", "2", seed=str(k), lang="fr") for k in range(2))
    assert "Tu demandes du bleu." in text
    assert "> pioche\nTu prends " in text
    assert "> garde\nTu gardes la carte." in text


def test_a_preset_and_the_rules_it_makes() -> None:
    text = play("rules\n", "--preset", "family", "--option", "target=200")
    assert "Draw until it fits" in text
    assert "200 points" in text


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--bots", "clever"], "there is no bot 'clever'"),
        (["--bots", "easy,greedy"], "--bots names 2 bots, but there are 3 seats beside yours"),
        (["--players", "11"], "2 to 10 players can play, not 11"),
        (["--resume"], "there is no saved game to go on with"),
        (["--resume", "nowhere.toml"], "nowhere.toml"),
        (["--resume", "--box", "flip"], "a saved game goes on as it is"),
        (["--resume", "tests/records/kitchen.toml"], "a game with real cards cannot be taken up"),
        (["--resume", "tests/golden/classic/two-players.toml"], "this match is over"),
    ],
)
def test_what_cannot_be_played(words: list[str], complaint: str) -> None:
    here = Path(__file__).parents[2]
    assert complaint in refused(*(str(here / word) if "/" in word else word for word in words))


# Saving and going on


@pytest.mark.parametrize("box", BOXES)
def test_a_game_that_was_left_goes_on_exactly_there(box: str, games: Path) -> None:
    """Left twice, it is the game that was never left."""
    words = ("--box", box, "--players", "3", "--bots", "greedy,random")
    whole = play("1\n" * 30, *words)
    (straight,) = games.iterdir()
    straight = straight.rename(games.parent / "straight.toml")
    pieces = [play("1\n" * 7, *words)]
    for count in (0, 23):
        pieces.append(play("1\n" * count, "--resume"))
        assert "Welcome back! This is what happened last:" in pieces[-1]
    (file,) = games.iterdir()
    assert file.read_text(encoding="utf-8") == straight.read_text(encoding="utf-8")
    last = whole.split("\n> 1\n")[-1].split("\nYou leave")[0]
    assert pieces[-1].split("\n> 1\n")[-1].split("\nYou leave")[0] == last


def test_a_resumed_match_can_be_finished(games: Path) -> None:
    words = ("--players", "2", "--option", "target=100")
    play("1\n" * 12, *words)
    (file,) = games.iterdir()
    text = play("1\n" * 3000, "--resume", str(file), lang="fr")
    assert "Te revoilà" in text
    assert re.search(r"Elle revient à (You|Bea)\.", text)
    assert replay(read(file.read_text(encoding="utf-8"))).winners
    assert "there is no saved game" in refused("--resume")


def test_a_game_against_experts_goes_on_without_asking_them_again(games: Path) -> None:
    """They would take as long as they did; the record is enough."""
    words = ("--players", "3", "--bots", "expert,strong")
    play("1\n" * 6, *words)
    (file,) = games.iterdir()
    before = replay(read(file.read_text(encoding="utf-8"))).log
    text = play("1\n" * 3, "--resume")
    assert "Welcome back! This is what happened last:" in text
    after = replay(read(file.read_text(encoding="utf-8"))).log
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert file.read_text(encoding="utf-8").startswith("# opponents: expert strong\n")


def test_saving_without_leaving_and_the_record_is_an_ordinary_one(games: Path) -> None:
    text = play("1\nsave\n1\n")
    (file,) = games.iterdir()
    assert "Saved in " in text
    match = replay(read(file.read_text(encoding="utf-8")))
    assert match.names == ["You", "Bea", "Carl", "Dora"]
    assert file.read_text(encoding="utf-8").startswith("# opponents: easy easy easy\n")
    command = [sys.executable, "-m", "pioche.cli", "replay", str(file)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0


def test_opponents_that_answer_otherwise_than_they_did_do_not_change_what_happened(games: Path) -> None:
    play("1\n" * 20, "--bots", "greedy")
    (file,) = games.iterdir()
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("greedy greedy greedy", "random random random"), encoding="utf-8")
    before = replay(read(text)).log
    play("", "--resume")
    after = replay(read(file.read_text(encoding="utf-8"))).log
    assert after[: len(before)] == before


# In a terminal


def in_terminal(typed: str, *words: str, **environment: str) -> str:
    """What a terminal of 80 columns shows while somebody types these lines."""
    main, side = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **environment}
    env = {name: value for name, value in env.items() if value}
    command = [sys.executable, "-m", "pioche.cli", "play", "--fast", *words]
    with subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=env) as process:
        os.close(side)
        os.write(main, typed.encode())
        shown = b""
        while True:
            try:
                more = os.read(main, 4096)
            except OSError:  # the other end is closed
                break
            if not more:
                break
            shown += more
    os.close(main)
    assert process.returncode == 0
    return shown.decode()


def test_questions_before_the_first_deal() -> None:
    text = in_terminal("fr\ntippo\n99\n3\n2\n\nq\n", NO_COLOR="1")
    for question in (
        "Language / Sprache / Idioma / Langue",
        "Quelle boîte",
        "Combien de joueurs",
        "Contre qui",
        "1 facile – Ils jouent comme des enfants",
        "2 moyen – ",
        "3 fort – ",
        "4 expert – Ils prennent leur temps",
        "Quelles règles",
    ):
        assert question in text
    assert "Tippo · à table avec toi" in text
    assert "Bea et Carl" in text
    assert "\x1b[38" not in text


def test_enter_takes_what_is_usual_and_a_saved_game_is_offered() -> None:
    text = in_terminal("\n\n\n\n\n1\nq\n")
    assert "Classic · with you at the table" in text
    assert "is kept in" in text
    text = in_terminal("\n\nq\n")
    assert "There is a saved game" in text
    assert "Welcome back!" in text


def test_colours_only_add() -> None:
    """Without its colours the screen shows the same letters."""
    words = ("--seed", "tea", "--box", "flip")
    painted = in_terminal("1\n1\nq\n", *words, NO_COLOR="")
    plain = in_terminal("1\n1\nq\n", *words, NO_COLOR="1")
    assert "\x1b[" in painted
    assert "\x1b[38" not in in_terminal("q\n", *words, "--no-color", NO_COLOR="")

    def letters(text: str) -> list[str]:
        bare = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text).split("You leave")[0]
        return bare.split()

    assert letters(painted) == letters(plain)


BAD_BOTS = """
from pioche.bots.bot import Bot

class Raises(Bot):
    def answer(self, view):
        raise KeyError("lost")

class Mutters(Bot):
    def answer(self, view):
        return "red"

class Unmakeable(Bot):
    def __init__(self, seed):
        raise SystemExit("no weights")
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_that_cannot_answer_are_named_and_the_round_goes_on(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They lie in the folder where one works, and do the default thing each time."""
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS)
    monkeypatch.chdir(tmp_path)
    bots = "bad_bots:Raises,bad_bots:Mutters,bad_bots:Unmakeable"
    text = " ".join(play("1\n" * 600, "--bots", bots, lang=lang).split())
    faults = {"Bea": "Raises", "Carl": "Mutters", "Dora": "Unmakeable"}
    for player, bot in faults.items():
        said = catalogue(lang).say("play-fault", player=player, bot=f"bad_bots:{bot}", reason="REASON")
        assert " ".join(said.split("REASON")[0].split()) in text
    assert "raised KeyError: 'lost'" in text
    assert "answered 'red', which is no choice" in text
    assert "could not be made: no weights" in text
    assert f"── {catalogue(lang).say('play-head', number=2)} · " in text


def test_a_call_that_could_not_be_made_in_time_is_offered_before_anybody_catches() -> None:
    """R33, R36: hands that change owners can leave one with a single card; saying UNO then is safe."""
    words = ("--players", "3", "--bots", "greedy", "--option", "seven_zero")
    offer = re.compile(r"Before the others go on, you may step in.\n  1 Go on +2 Say UNO \(uno\)\n> 1\n(.*)")
    for number in range(60):
        seed = f"unawares {number}"
        text = play("1\n" * 150, *words, seed=seed)
        found = offer.search(text)
        if found is not None and "catches you" in found[1]:
            break
    else:
        raise AssertionError("no such seed")
    before = len(re.findall(r"^> 1$", text[: found.start()], re.MULTILINE))
    text = play("1\n" * before + "2\n", *words, seed=seed)
    assert "> 2\nYou say UNO." in text
    assert "catches you" not in text[found.start() :].split("\n──")[0]
    assert "you may step in.\n  1 Go on" not in play("q\n", "--resume", seed=seed).split("You say UNO.")[-1]


@pytest.mark.parametrize(("lang", "word", "total"), [("en", "score", "Total"), ("fr", "points", "Total")])
def test_the_score_pad_can_be_asked_for(lang: str, word: str, total: str) -> None:
    """Under the board's question, as the help says."""
    text = play(f"{word}\nq\n", "--players", "3", lang=lang)
    assert re.search(rf"> {word}\n +\S+ +Bea +Carl\n.*\n  {total} +0 +0 +0\n", text)
    assert f"`{word}`" in play("?\nq\n", lang=lang)


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "hint"), ("fr", "conseil"), ("fr", "hint"), ("de", "tipp"), ("es", "consejo")]
)
def test_a_hint_ranks_the_answers_and_the_question_stays(lang: str, word: str) -> None:
    seed, _ = first_to_play()
    text = play(f"{word}\n", "--players", "3", seed=seed, lang=lang)
    told = text[text.index(catalogue(lang).say("coach-hint-title", count=7).split(",")[0]) :]
    assert len(re.findall(r"\d+\s?% \((?:de )?\d+", told)) >= 2
    assert catalogue(lang).say("play-left") in told


@pytest.mark.parametrize(
    ("lang", "word"),
    [("en", "help"), ("fr", "aide"), ("fr", "help"), ("en", "?"), ("de", "hilfe"), ("es", "ayuda")],
)
def test_help_can_be_asked_for_by_its_word(lang: str, word: str) -> None:
    told = " ".join(play(f"{word}\n", lang=lang).split())
    assert " ".join(catalogue(lang).say("play-help-answers").split()) in told


def test_a_move_is_taken_back_and_played_otherwise() -> None:
    """Back to one's own last decision; what was drawn, or never decided, stays."""
    text = play("undo\n1\n1\nundo\n1\nundo\n2\nlog\n", "--players", "3", "--bots", "easy")
    en = catalogue("en")
    assert text.count("nothing to take back") == 1
    assert "that move stands" in " ".join(text.split())  # four cards were taken for a Wild Draw Four
    before, _, after = text.partition(en.say("play-undone"))
    table = [line for line in before.splitlines() if line.startswith(" You ")][-2]
    assert next(line for line in after.splitlines() if line.startswith(" You ")) == table


@pytest.mark.parametrize(
    ("lang", "word"),
    [
        ("en", "undo"),
        ("fr", "annuler"),
        ("fr", "undo"),
        ("de", "zurück"),
        ("de", "zurueck"),
        ("es", "deshacer"),
    ],
)
def test_taking_back_the_first_move_of_all(lang: str, word: str) -> None:
    text = play(f"1\n{word}\n", "--players", "2", "--bots", "easy", seed="12", lang=lang)
    assert catalogue(lang).say("play-undone") in text


def test_the_rules_show_the_case_of_a_choice() -> None:
    text = play("rules r43\n", "--players", "2")
    assert "(R43)\n" in text
    assert "> Ada play BR\n" in text
