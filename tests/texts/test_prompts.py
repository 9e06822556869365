"""Questions, answers, refusals and events in words, as whole games bring them up."""

from __future__ import annotations

import random
import re

import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import DRAW, KEEP, NAME, PLAY, ROUND_OVER, TURN, Answers, action, seat_of, simple
from pioche.engine.deal import DealScript, new_match
from pioche.engine.events import NAMES
from pioche.engine.game import apply, legal, offers
from pioche.engine.options import Value
from pioche.engine.refusals import REASONS, Refusal
from pioche.match import Match
from pioche.notation.moves import cards_with, parse_action
from pioche.texts import LANGUAGES, catalogue
from pioche.texts.explanations import explain, wanted
from pioche.texts.prompts import answer, question, waiting
from tests.records.record_games import play
from tests.sight.test_views import do, position

PEOPLE = ["Anna", "Ben", "Oscar", "Zoé"]
TABLES: list[tuple[str, dict[str, Value]]] = [
    *((box, {}) for box in BOXES),
    ("classic", {"stacking": "up", "jump_in": True, "seven_zero": True, "strict_uno": True}),
    ("classic", {"draw_until": True, "forced_play": True, "no_bluff": True, "no_action_finish": True}),
    ("classic", {"doubles": True, "bounce": True, "play_on": True, "mercy": True}),
    ("titans", {"customizable": ["C1", "C8"]}),
    ("titans", {"elimination": True, "scoring": "low", "target": 100, "play_on": True}),
    ("titans", {"customizable": "C2", "progressive": True}),
    ("flip", {"stacking": "same", "flip_first": "flip"}),
    ("transformers", {"free_wild_draw": True, "scoring": "race"}),
    ("transformers", {"bounce": True, "play_on": True, "doubles": True}),
    ("tippo", {"bounce": True, "play_on": True, "careful_hand": True}),
    ("tippo", {"stacking": "up", "stops": "strict", "balance_preset": "nervous"}),
]


@pytest.mark.parametrize(("box", "options"), TABLES)
def test_whole_games_can_be_asked_answered_and_refused_in_words(box: str, options: dict[str, Value]) -> None:
    """Nothing that comes up lacks its text, in any language; no sentence has a hole or a stray capital."""
    match = Match(box, PEOPLE, "words", options)
    s = match.state
    rng = random.Random(box)
    out = Answers()
    for _ in range(400):
        if match.decision == "match_over":
            break
        legal(s, out)
        answers = out.as_list()
        if s.phase < ROUND_OVER:
            offers(s, out)
        tries = [action(PLAY, seat, card) for seat in range(4) for card in s.hand_list(seat)[:2]]
        tries += [action(PLAY, seat, card, tray=1) for seat in range(4) for card in s.hand_list(seat)[:1]]
        tries += [simple(DRAW, 1), simple(KEEP, 2), action(NAME, 0, colour=9)]
        for lang in LANGUAGES:
            words = catalogue(lang)
            well_formed(question(words, s, PEOPLE))
            well_formed(waiting(words, s, PEOPLE))
            for a in out.as_list():
                assert answer(words, s, a, PEOPLE).strip(" .") != ""
            for a in tries:
                twin = s.copy()
                try:
                    apply(twin, a)
                except Refusal as refusal:
                    well_formed(explain(words, s, PEOPLE, int(seat_of(a)), refusal, a))
        match.act(rng.choice(answers))
    assert len(match.log) > 30


def well_formed(sentence: str) -> None:
    """A sentence begins with a capital, ends with a stop and has nothing empty in it."""
    assert re.match(r"[A-ZÀÇÉÎÄÖÜÚÁ“«„¿¡]", sentence), sentence
    assert re.search(r"[.?!)]$", sentence), sentence
    assert not re.search(r"  |\(\)| \.|: \.|\{", sentence), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_events_are_told_to_everybody_in_both_persons(lang: str) -> None:
    """Every seat can be spoken to as you; who is you is not called by name."""
    kinds: set[str] = set()
    for box in BOXES:
        match = play(Match(box, PEOPLE, "told", {"scoring": "race", "target": 100}), rounds=2)
        for event in match.events:
            kinds.add(event.name)
            for seat in range(-1, 4):
                sentence = match.tell(event, max(seat, 0), lang, you=seat)
                assert re.match(r"[A-ZÀÇÉÎÄÖÜÚÁ¿¡]", sentence), sentence
                assert sentence.endswith(".")
                if seat >= 0:
                    assert PEOPLE[seat] not in sentence
    assert len(kinds) > 20
    assert kinds <= set(NAMES)


def test_you_and_tu() -> None:
    match = table("classic", "W4 R1 R2 R3 R4", "R7")
    match.apply("A play W4 blue")
    match.apply("B challenge")
    shown = [event for event in match.events if event.name in ("HandShown", "ChallengeWon", "CardsTaken")]
    assert [match.tell(event, 1, "en", you=1) for event in shown] == [
        "A shows you a hand of R1 R2 R3 R4.",
        "You are right: A was bluffing.",
        "A takes 4 cards.",
    ]
    assert [match.tell(event, 0, "fr", you=0).replace("\u00a0", " ") for event in shown][1:] == [
        "B a raison : tu bluffais.",
        "Tu prends 4 cartes : " + " ".join(match.hand(0).split()[-4:]) + ".",
    ]


def table(
    box: str, hand: str, first: str, options: dict[str, Value] | None = None, players: int = 2
) -> Match:
    """A round in which A has this hand of five and the first turn."""
    match = Match(box, players, "words", {"hand": 5, **(options or {})})
    script = DealScript()
    script.dealer = players - 1
    used: list[int] = []
    for code in f"{hand} {first}".split():
        used.append(next(card for card in cards_with(match.rules, code, 0) if card not in used))
    script.hands, script.first = {0: used[:5]}, used[5:]
    match.state = new_match(match.rules, "words", script, True)
    return match


def refused(match: Match, line: str, lang: str) -> str:
    """What is said when this line is refused."""
    a = -1
    try:
        a = parse_action(match.state, line, match.names)
        apply(match.state, a)
    except Refusal as refusal:
        said = line.partition(" ")[2]
        text = explain(catalogue(lang), match.state, match.names, 0, refusal, a, said)
        return text.replace("\u00a0", " ").replace("\u202f", " ")
    raise AssertionError(f"{line} was accepted")


@pytest.mark.parametrize(
    ("box", "hand", "first", "line", "english", "french"),
    [
        (
            "classic",
            "R1 R2 R3 R4 R5",
            "B9",
            "A play R1",
            "You can’t play that: you need blue or a 9.",
            "Cette carte n’est pas jouable : il faut du bleu ou un 9.",
        ),
        (
            "classic",
            "R1 R2 R3 R4 R5",
            "G8",
            "A play R1",
            "You can’t play that: you need green or an 8.",
            "Cette carte n’est pas jouable : il faut du vert ou un 8.",
        ),
        (
            "tippo",
            "R1 Y2 G3 B4 R5",
            "R3! BS",
            "A play Y2 right",
            "You can’t play that on the right tray: you need blue or another Skip there.",
            "Cette carte n’est pas jouable sur le plateau de droite : "
            "il y faut du bleu ou une autre carte Passer.",
        ),
        (
            "tippo",
            "R1 Y2 G3 B4 R5",
            "R3! BS",
            "A play R1 left",
            "You can’t play that on the left tray: you need a Stop that is red or a 3, or a wild there.",
            "Cette carte n’est pas jouable sur le plateau de gauche : il y faut un Arrêt de la même couleur "
            "ou du même chiffre (du rouge, 3), ou une carte blanche.",
        ),
        (
            "tippo",
            "R1 Y2 G3 B4 BR",
            "R3! BS",
            "A draw",
            "You may only draw when you can’t play, and you can still play the blue 4 or the blue Reverse.",
            "On ne pioche que si l’on ne peut pas jouer, et tu peux encore poser le 4 bleu "
            "ou la carte Inversion bleue.",
        ),
        (
            "classic",
            "R1 R2 R3 R4 R5",
            "B9",
            "A keep",
            "That’s not the question. You have nothing to play: draw a card.",
            "Ce n’est pas ce qu’on te demande. Aucune de tes cartes n’est jouable : pioche.",
        ),
        (
            "classic",
            "R1 R2 R3 R4 R5",
            "B9",
            "A play G7",
            "You don’t have G7. Choose one of your own cards.",
            "Tu n’as pas en main G7. Choisis une de tes cartes.",
        ),
        (
            "flip",
            "R1/P3 R1/V2 R3/P7 R4/OF R5/P2",
            "R9/V5",
            "A play R1",
            "Several of your cards show R1 with different backs: give both faces, like R1/P3.",
            "Plusieurs de tes cartes montrent R1 avec des dos différents : "
            "donne les deux faces, comme R1/P3.",
        ),
        (
            "titans",
            "K1 K2 W K4 K5",
            "B9",
            "A play W red",
            "I don’t understand “play W red”. Try `play R7`, `draw`, `keep` or `name blue`.",
            "Je ne comprends pas « play W red ». Essaie `pose R7`, `pioche`, `garde` ou `demande bleu`.",
        ),
    ],
)
def test_a_refusal_says_why_and_what_would_be_possible(
    box: str, hand: str, first: str, line: str, english: str, french: str
) -> None:
    match = table(box, hand, first)
    assert refused(match, line, "en") == english
    assert refused(match, line, "fr") == french


def test_a_bluff_is_refused_with_the_cards_that_give_it_away() -> None:
    match = table("transformers", "W2/O4 OP/P5 R3/P7 B4/V1 G5/O7", "R9/V5", {"no_bluff": True})
    assert refused(match, "A play W2", "en").endswith(
        "you still have the Wild Power of Optimus Prime and the red 3."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_sentence(lang: str) -> None:
    """Whatever the engine may answer, and whether or not the action is known."""
    match = table("classic", "R1 R2 R3 R4 R5", "B9")
    while match.decision != "after_draw":
        match.apply("A draw" if match.asked == "A" else match.legal()[0])
    words, s = catalogue(lang), match.state
    for reason in REASONS:
        for a in (-1, int(action(PLAY, 0, s.hand_list(0)[0]))):
            if reason == "would_bluff" and a >= 0:
                continue  # this one names the cards that give the bluff away: see above
            detail = {"bad_count": "3", "would_bluff": ""}.get(reason, "R1")
            well_formed(explain(words, s, match.names, 0, Refusal(reason, detail), a, "hm"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_not_asked_hears_nothing_of_the_cards_of_who_is(lang: str) -> None:
    """A host who gives cards at the wrong time learns what is awaited, not what was drawn (C9)."""
    match = table("titans", "K1 K2 K3 K4 K5", "B9", {"customizable": "C9"})
    while match.decision != "after_draw":
        drawing = [line for line in match.legal() if line.endswith("draw")]
        match.apply([*drawing, *match.legal()][0])
    words, s = catalogue(lang), match.state
    with pytest.raises(Refusal) as refused:
        match.apply("host take B 2")
    told = [explain(words, s, match.names, seat, refused.value) for seat in (s.asked, 1 - s.asked)]
    assert told[0].endswith(question(words, s, match.names))
    assert told[1].endswith(waiting(words, s, match.names))
    assert told[1] != told[0]


def test_what_fits_on_a_wild_is_its_colour() -> None:
    match = table("classic", "W R2 R3 R4 R5", "B9")
    match.apply("A play W yellow")
    assert wanted(catalogue("fr"), match.state) == "du jaune"


def test_questions_say_what_will_happen() -> None:
    """The draw cards count, the special wilds name themselves."""
    match = table("classic", "W4 R2 R3 R4 R5", "B9")
    match.apply("A play W4 red")
    assert question(catalogue("en"), match.state, match.names) == (
        "A played the Wild Draw Four: take 4 cards and miss a turn, or challenge (6 if wrong). "
        "Did A still have blue?"
    )
    match = table("titans", "WR K2 K3 K4 K5", "B9", players=3)
    match.apply("A play WR yellow")
    assert question(catalogue("fr"), match.state, match.names) == (
        "Robin arrive\u00a0: qui se débarrasse de ses cartes roses\u202f?"
    )
    assert waiting(catalogue("fr"), match.state, match.names) == "A choisit quelqu’un."


def test_a_challenge_says_what_convicts() -> None:
    """The colour that was in force, and in Transformers any other wild (R26, R30)."""
    match = table("transformers", "W2/O4 OP/P5 R3/P7 B4/V1 G5/O7", "R9/V5")
    match.apply("A play W2 green")
    asked = question(catalogue("fr"), match.state, match.names).replace("\u202f", " ")
    assert asked.endswith("Restait-il du rouge, ou une autre carte blanche, à A ?")


def test_a_question_names_the_cards_that_pass_a_draw_card_on() -> None:
    """H11: what is at stake, and what can be done about it."""
    s, names = position("classic", ["R+2 B1 B2", "RS RS RR GS R5", "Y1 Y2"], "R7", {"bounce": True})
    do(s, names, "A play R+2")
    assert question(catalogue("en"), s, names) == (
        "A played the red Draw Two on you: take 2 cards and lose your turn, "
        "or pass it on with the red Skip or the red Reverse."
    )
    do(s, names, "B play RS")
    assert (s.phase, s.asked) == (TURN, 0)  # C could not pass it on


def test_who_is_out_is_not_among_those_to_be_chosen() -> None:
    """R102: neither by the rules nor in the sentence that says so."""
    s, names = position("titans", ["WR B1", "", "Y1 Y2", "Y3 Y4"], "K7", {"play_on": True})
    a = action(PLAY, 0, s.hand_list(0)[0], colour=1, target=1)
    with pytest.raises(Refusal) as refusal:
        apply(s, a)
    said = explain(catalogue("en"), s, names, 0, refusal.value, a)
    assert said == "That isn’t possible here: choose C or D."
