"""Game records: what is written can be read and replayed, and what was cut off or changed is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from pioche.boxes import BOXES
from pioche.engine.fingerprint import fingerprint
from pioche.engine.house.registry import HOUSE
from pioche.engine.options import OptionError, Value
from pioche.engine.refusals import Refusal
from pioche.engine.rules import RULES_VERSION
from pioche.engine.state import ScriptError
from pioche.match import Match
from pioche.records import Deal, RealMatch, RecordError, read, replay, start, step, write
from pioche.records.record_reader import CHANGES, why_not
from tests.records.record_games import FOLDER, KITCHEN, RESHUFFLE, play, typed_in

ROOT = Path(__file__).parents[2]
FILES = sorted(FOLDER.glob("*.toml"))
NUMBERED = sorted((FOLDER / "numbered").glob("*.toml"))


def refused(text: str) -> RecordError:
    """The error that reading and replaying a text gives; its line is one of the text's."""
    with pytest.raises(RecordError) as caught:
        replay(read(text))
    error = caught.value
    assert 1 <= error.line <= max(1, len(text.splitlines()))
    assert error.reason
    return error


# Written and read back


TABLES: list[tuple[str, int | list[str], dict[str, Value]]] = [
    *[("classic", seats, {}) for seats in range(2, 11)],
    ("classic", 3, {"hand": 5, "target": 100, "scoring": "low"}),
    ("classic", 2, {"two_player_reverse": "plain", "dealer": "random"}),
    ("classic", ["Zoé", "O'Neil", "x+y"], {"dealer": "x+y", "hand": 10}),
    ("classic", 4, {"stacking": "same", "jump_in": True, "strict_uno": True}),
    ("classic", 4, {"free_wild_draw": True}),
    ("titans", 4, {"customizable": ["C1", "C8"]}),
    ("flip", 3, {}),
    ("transformers", 3, {"scoring": "race"}),
    ("tippo", 4, {}),
    ("classic", 5, {"doubles": True, "bounce": True, "play_on": True, "mercy": True}),
    ("flip", 3, {"doubles": True, "elimination": True, "scoring": "low", "target": 100}),
    ("tippo", 3, {"careful_hand": True, "bounce": True, "play_on": True}),
]


@pytest.mark.parametrize("seed", ["1", 'a "quoted" \\ seed\nwith \x7f Ümläuts'])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_is_the_whole_game(table: tuple[str, int | list[str], dict[str, Value]], seed: str) -> None:
    """Record, replay, record is the identity (law), and the replayed state is the very same."""
    match = play(Match(*table[:2], seed, table[2]), rounds=3 if seed == "1" else 1)
    text = write(match)
    again = replay(read(text))
    assert write(again) == text
    assert fingerprint(again.state) == fingerprint(match.state)
    assert [e.name for e in again.events] == [e.name for e in match.events]
    assert again.options == match.options


@pytest.mark.parametrize("moves", [0, 1, 17])
def test_a_record_may_stop_anywhere(moves: int) -> None:
    """The input log is the game at every moment, not only at its end."""
    match = play(Match("classic", 3, "stop"), moves=moves)
    text = write(match)
    assert fingerprint(replay(read(text)).state) == fingerprint(match.state)
    assert f"moves    = {moves}\n" in text
    assert "winner" not in text


def test_every_box_is_recorded() -> None:
    """A box that nobody has tried to record is not known to be recordable."""
    assert {table[0] for table in TABLES} == set(BOXES)


def test_comments_spaces_and_line_ends_do_not_matter() -> None:
    """A person writes the record: blank lines, comments, indents and either line end are fine."""
    text = write(play(Match("classic", 2, "neat")))
    loose = re.sub(r"(?m)^([AB]) ", r"\n   \1   ", text).replace("draw\n", "draw  # a comment\n")
    for other in (loose, loose.replace("\n", "\r\n"), loose.replace('"""', "'''")):
        assert write(replay(read(other))) == text


def test_a_seed_may_be_a_number() -> None:
    """A seed is any text or number, hashed as text."""
    text = write(play(Match("classic", 2, "42")))
    assert write(replay(read(text.replace('seed    = "42"', "seed    = 42")))) == text


# Cut off


@pytest.mark.parametrize("source", [write(play(Match("classic", 2, "cut", {"hand": 5}))), KITCHEN])
def test_a_record_cut_off_anywhere_is_refused(source: str) -> None:
    """Wherever a record ends too early, in a line or between lines, the last line is named."""
    complete = len(source.rstrip())
    for end in range(complete):
        text = source[:end]
        assert refused(text).line == max(1, len(text.splitlines())), text[-40:]
    assert replay(read(source[:complete])).log


def test_a_record_cut_off_and_closed_again_is_refused() -> None:
    """With the closing quotes put back after any move, the number of moves tells."""
    lines = write(play(Match("classic", 3, "closed"))).splitlines(keepends=True)
    begin = lines.index('moves = """\n') + 1
    for end in range(begin, len(lines) - 1):
        error = refused("".join(lines[:end]) + '"""\n')
        assert "something was left out or altered" in error.reason
        assert lines[error.line - 1].startswith("moves ")


# Altered


ILLEGAL = "not in the hand|matches neither|not for this player|not what is being asked"
GAME = write(play(Match("classic", 3, "altered", {"hand": 5}), rounds=2))


def test_no_move_can_be_left_out_doubled_or_exchanged() -> None:
    """Either a later move becomes impossible, and its line is named, or the result does not fit."""
    lines = GAME.splitlines(keepends=True)
    begin = lines.index('moves = """\n') + 1
    moves = [k for k in range(begin, len(lines) - 1) if not lines[k].startswith("#")]
    for k in moves:
        changed = [lines[:k] + lines[k + 1 :], [*lines[:k], lines[k], *lines[k:]]]
        if k + 1 in moves and lines[k] != lines[k + 1]:
            changed.append([*lines[:k], lines[k + 1], lines[k], *lines[k + 2 :]])
        for text in map("".join, changed):
            error = refused(text)
            assert error.line > k or lines[error.line - 1].startswith(("moves", "scores", "winner", "check"))


def test_no_card_seat_or_verb_of_a_move_can_be_changed() -> None:
    """Every other card, seat or verb in every move is found out."""
    lines = GAME.splitlines(keepends=True)
    begin = lines.index('moves = """\n') + 1
    for k in range(begin, len(lines) - 1):
        for old, new in (("R7", "R8"), ("B", "G"), ("Y", "R"), ("A ", "C "), ("draw", "keep"), (" uno", "")):
            changed = lines[k].replace(old, new)
            if changed != lines[k] and not lines[k].startswith("#"):
                error = refused("".join([*lines[:k], changed, *lines[k + 1 :]]))
                assert error.line >= k + 1 or lines[error.line - 1].startswith("check")


@pytest.mark.parametrize(
    ("old", "new", "place", "reason"),
    [
        ('seed    = "altered"', 'seed    = "another"', r"[ABC] ", ILLEGAL),
        ("hand = 5", "hand = 6", r"[ABC] |check", ILLEGAL),
        ('"A", "B", "C"', '"A", "C", "B"', r"[ABC] ", ILLEGAL),
        ('"A", "B", "C"', '"A", "B", "D"', r"C ", "no seat is called 'C'"),
        ("scores   = { A = ", "scores   = { A = 1", r"scores", "scores: the record says A 1"),
        ("check    = ", "check    = 'f' #", r"check", "not the game that was recorded"),
        ('decision = "round_over"', 'decision = "turn"', r"decision", "the moves give round_over"),
        ('winner   = "', 'winner   = "X', r"winner", "winner: the record says X"),
        ('box     = "classic"', 'box     = "classics"', r"box", "there is no box 'classics'"),
        ("hand = 5", "hand = 50", r"options", "hand is a number from"),
        ("hand = 5", "hands = 5", r"options", "unknown option 'hands'"),
        ("hand = 5", "hand = 5.5", r"options", "cannot be 5.5"),
        ('"A", "B", "C"', '"A"', r"seats", "players can play"),
        ('"A", "B", "C"', '"A", "B", "B"', r"seats", "two seats are called 'B'"),
        ('"A", "B", "C"', '"A", "B", 3', r"seats", "seats: a list of texts in quotes is needed"),
        ('"A", "B", "C"', '"A", "B", "host"', r"seats", "another meaning"),
        ('"A", "B", "C"', '"A", "B", "C D"', r"seats", "one word"),
        ("seed ", "sed ", r"sed ", "sed: this means nothing here; known are box, "),
        ("seed    = ", "# ", r"#", "either a `seed` or the deals"),
        ('"altered"', "true", r"seed", "seed: a whole number or a text in quotes is needed, not true"),
        ("rules   = 1", "", r"#", "`rules` is missing"),
        ("rules   = 1", 'rules   = "1"', r"rules", 'rules: a whole number is needed, not "1"'),
        ("[result]", "[results]", r"\[results\]", "results: this means nothing here"),
        ("scores   = {", "scores   = { Z = 0,", r"scores", "no seat is called 'Z'"),
        ("rules   = 1", "rules   = 1\nrules   = 1", r"rules", "not TOML"),
        ("[game]", "game", r"game", "not TOML"),
        ('moves = """', 'moves = """ \\', r"moves", "backslashes"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, place: str, reason: str) -> None:
    """A clear error with the place and the reason: unknown box, seats, options, words and values."""
    assert old in GAME
    text = GAME.replace(old, new, 1)
    error = refused(text)
    assert re.match(place, text.splitlines()[error.line - 1]), error
    assert re.search(reason, error.reason), error


def test_an_illegal_move_is_named_without_any_result() -> None:
    """A record written by hand may leave the result out; its moves are checked all the same."""
    bare = re.sub(r"(?s)\[result\].*?(?=\[game\])", "", GAME)
    assert replay(read(bare)).scores == replay(read(GAME)).scores
    lines = bare.splitlines(keepends=True)
    begin = lines.index('moves = """\n') + 1
    error = refused("".join([*lines[:begin], "# a comment\n", "A play R99\n", *lines[begin:]]))
    assert error.line == begin + 2
    assert "R99" in error.reason


def test_moves_stand_between_triple_quotes() -> None:
    """Only so can a text that was cut off be told from a whole one."""
    text = re.sub(r'(?s)moves = """.*', 'moves = ""\n', GAME)
    assert "one move a line" in refused(text).reason


@given(st.data())
def test_a_changed_letter_is_refused_or_harmless(data: st.DataObject) -> None:
    """Whatever is done to one letter: an error with a line, or the same game as before."""
    at = data.draw(st.integers(0, len(GAME) - 1))
    letter = data.draw(st.sampled_from("ABCRGYW0189 \n#\"'\\[]{}=.,<-é\0"))
    text = GAME[:at] + letter + GAME[at + 1 :]
    try:
        again = write(replay(read(text)))
    except RecordError:
        assert refused(text)
    else:
        assert again == GAME


@given(st.text() | st.text("[]{}=\"'\n#.,01aegm"))
def test_any_text_is_refused_in_words(text: str) -> None:
    """Nothing but a RecordError comes out of a text that is no record."""
    assert refused(text)


# House rules by their numbers, as records wrote them at first


@pytest.mark.parametrize("path", NUMBERED, ids=lambda path: path.stem)
def test_a_record_with_numbers_is_the_same_game(path: Path) -> None:
    """It is replayed to its end, sum included, and written anew only the spelling of its options differs."""
    old = path.read_text()
    again = replay(read(old))
    new = write(again)
    changed = [pair for pair in zip(old.splitlines(), new.splitlines(), strict=True) if pair[0] != pair[1]]
    assert [line.split(" =")[0].strip() for line, _ in changed] == ["options"]
    assert again.options == Match(again.rules.box.name, again.names, again.seed, read(old).options).options
    assert re.findall(r"\bH\d", changed[0][0])
    assert not re.findall(r"\bH\d", changed[0][1])
    assert fingerprint(replay(read(new)).state) == fingerprint(again.state)


def test_records_with_numbers_have_every_rule_of_their_time() -> None:
    """§9: whatever could be recorded by number is among the games that are replayed."""
    met = {name for path in NUMBERED for name in read(path.read_text()).options if name[0] == "H"}
    first = {rule.number for rule in HOUSE} - {"H9", "H11", "H12", "H13", "H15", "H18"}
    assert met == first


def test_another_house_rule_is_another_game() -> None:
    """The sum at the end covers house rules under either spelling."""
    old = (FOLDER / "numbered" / "titans.toml").read_text()
    assert replay(read(old.replace('H1 = "same"', 'stacking = "same"'))).options["stacking"] == "same"
    for other in ('H1 = "up"', 'stacking = "up"', "H1b = true"):
        assert "altered" in refused(old.replace('H1 = "same"', other)).reason
    both = refused(old.replace('H1 = "same"', 'H1 = "same", stacking = "up"'))
    assert "stacking and H1 are one rule" in both.reason


# Rules versions


@pytest.mark.parametrize("version", [RULES_VERSION + 1, RULES_VERSION - 1, 0, -3])
def test_a_record_of_other_rules_says_so(version: int) -> None:
    """The rules version is pinned; another one is told first, before anything it may have changed."""
    text = GAME.replace(f"rules   = {RULES_VERSION}", f"rules   = {version}\nunknown = 1")
    error = refused(text)
    assert text.splitlines()[error.line - 1] == f"rules   = {version}"
    assert f"rules version {version}" in error.reason
    assert ("newer pioche" in error.reason) is (version > RULES_VERSION)


def test_each_rules_version_tells_what_it_changed() -> None:
    """Whoever raises the version writes down why older records cannot be replayed."""
    assert sorted(CHANGES) == list(range(1, RULES_VERSION + 1))
    assert why_not(RULES_VERSION) == ""


# Real cards


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_typed_in_by_hand_is_replayed(path: Path) -> None:
    """A game with real cards needs no seed, and once written it stays the same."""
    match = replay(read(path.read_text()))
    text = write(match)
    assert "seed" not in text
    assert write(replay(read(text))) == text


def test_the_kitchen_game_comes_out_as_it_did() -> None:
    """Two rounds: R6, §1.13 (+2 first), §1.9 (challenge lost), §1.8 (catch), R3, `race` to 100."""
    match = replay(read(KITCHEN))
    assert match.scores == {"Ann": 0, "Ben": 0, "Cleo": 160}
    assert match.winners == ["Cleo"]
    names = {event.name for event in match.events}
    assert {"CardPutBack", "UnoCaught", "ChallengeLost", "ChallengeAccepted", "MatchWon"} <= names


def test_the_draw_pile_runs_out_in_a_game_typed_in() -> None:
    """R21 and R22: cards that were laid come back, and in the end only one is left to take."""
    match = replay(read(RESHUFFLE))
    assert [e.number for e in match.events if e.name == "PileReplenished"] == [3, 2, 1, 1]
    assert match.hand(match.names.index("B")).endswith(" B1 W4")
    assert match.hand(match.names.index("F")).endswith(" BS")


@pytest.mark.parametrize("box", [box for box in BOXES if box != "tippo"])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_any_game_can_be_typed_in(box: str, seed: str) -> None:
    """Deals and drawn cards say all that the seed said."""
    match = play(Match(box, 4, seed), rounds=2)
    real = typed_in(match)
    assert real.scores == match.scores
    assert [real.hand(k) for k in range(4)] == [match.hand(k) for k in range(4)]
    text = write(real)
    assert write(replay(read(text))) == text


def test_doubles_and_care_are_written_down() -> None:
    """H9 and H18: one line for two cards, the upper one last; care stands where it was taken."""
    for seed in range(20):
        match, doubles = Match("flip", 2, str(seed), {"doubles": True}), 0
        while match.decision not in ("round_over", "match_over"):
            lines = match.legal()
            pairs = [line for line in lines if len(line.split()) == 4]
            match.apply((pairs or lines)[0])
            doubles += bool(pairs)
        if doubles:
            break
    text = write(match)
    assert re.search(r"^[AB] play ([A-Z]\d)/\w+ \1/\w+$", text, re.MULTILINE)
    assert fingerprint(replay(read(text)).state) == fingerprint(match.state)
    match = Match("tippo", 2, "care", {"careful_hand": True})
    for _ in range(20):
        line = match.legal()[0]
        match.apply(f"{line} care=90" if " play " in line or " place" in line else line)
    text = write(match)
    assert text.count(" care=90\n") > 3
    assert fingerprint(replay(read(text)).state) == fingerprint(match.state)


@pytest.mark.parametrize("box", [box for box in BOXES if box != "tippo"])
def test_a_game_that_players_leave_can_be_typed_in(box: str) -> None:
    """H13, H15: a hand that was put out is shuffled into the pile, from which any card may come."""
    options: dict[str, Value] = {"mercy": True, "play_on": True, "draw_until": True}
    left = 0
    for seed in range(8):
        match = play(Match(box, 4, str(seed), options), moves=400)
        left += sum(event.name in ("PlayerPutOut", "PlayerWentOut") for event in match.events)
        real = typed_in(match)
        assert real.scores == match.scores
        assert [real.hand(k) for k in range(4)] == [match.hand(k) for k in range(4)]
    assert left > 0


def test_a_balance_that_fell_is_typed_in() -> None:
    """§7.5: with real trays the table saw whether they held; unless the line says so they do."""
    hands = {"A": "R1 R2 R4 R5 R6 Y1 Y2", "B": "R8 R9 G1 G2 G4 G5 G6"}
    match = RealMatch("tippo", 2, [Deal(hands, "R7 G8", "B")])
    match.apply("A play R1 left")
    assert match.hand(0) == "R2 R4 R5 R6 Y1 Y2"
    with pytest.raises(ScriptError, match="not checked as often"):
        match.apply("B play R8 left < holds holds")
    match.apply("B play R8 left < falls B4 B5")
    assert match.hand(1) == "R9 G1 G2 G4 G5 G6 B4 B5"
    assert match.log == ["A play R1 left", "B play R8 left < falls B4 B5"]


@pytest.mark.parametrize(
    ("old", "new", "place", "reason"),
    [
        ("Ben draw < Y7 ", "Ben draw ", "Ben draw", "a card is taken here that the record does not give"),
        ("Ben draw < Y7 ", "Ben draw < Y7 Y8 ", "Ben draw", "given behind `<`: 2, but cards taken here: 1"),
        ("Ben draw < Y7 ", "Ben draw < R99 ", "Ben draw", "no card 'R99'"),
        ("Ben draw < Y7 ", "Ben draw < B0 B0 ", "Ben draw", "no B0 can be taken here"),
        ("Ben draw < Y7 ", "Ben draw < R+2 ", "Cleo play W4", "not for this player"),
        ("Ben catch Cleo < Y1 R6", "Ben catch Cleo < Y1", "Ben catch", "does not give"),
        ("Ben catch Cleo < Y1 R6", "Ann catch Ben < Y1 R6", "Ann catch", "cards taken here: 0"),
        ("next\n", "next < R1\n", "next", "stand in its deal"),
        ("W4 R+2 < G4 Y9", "W4 R+2 < G4", "first", "`<`: 1, but .* for the first card: 2"),
        ("W4 R+2 < G4 Y9", "W4 R+2", "first", "`<`: 0, but .* for the first card: 2"),
        ("W4 R+2 < G4 Y9", "W4", "first", "a card that may start the game is missing"),
        ("W4 R+2 < G4 Y9", "R+2 W4 < G4 Y9", "first", "begun before W4"),
        ("W4 R+2 < G4 Y9", "W4 R99 < G4 Y9", "first", "no card 'R99'"),
        ('dealer = "Ann"', "", r"\[\[deal", "say who deals the first round"),
        ('dealer = "Ann"', 'dealer = "Dan"', "dealer", "no seat is called 'Dan'"),
        ('dealer = "Ben"', 'dealer = "Ann"', "dealer", r"passes to the left, to Ben \(R3\)"),
        ('"R0 R1 R2 R3 Y9"', '"R0 R1 R2 R3"', "hands.Ann", "5 cards are dealt, not 4"),
        ('"R0 R1 R2 R3 Y9"', '"R0 R0 R2 R3 Y9"', "hands.Ann", "the box holds only 1 x R0"),
        ('"R0 R1 R2 R3 Y9"', "1", "hands.Ann", "deal.hands.Ann: a text in quotes is needed, not 1"),
        ("Ben = ", "Bob = ", "hands", "no seat is called 'Bob'"),
        ("[[deal]]", "[[deal]]\ncards = 1", "cards", "deal.cards: this means nothing here"),
        ('first      = "B9"', "", r"\[\[deal", "says no `first`"),
        ('first      = "B9"', "first      = 9", "first", "deal.first: a text in quotes is needed, not 9"),
        ("[result]", '[[deal]]\nhands = {}\nfirst = "R1"\n[result]', r"\[\[deal", "never played"),
        ('winners = ["Cleo"]', 'winners = ["Ben"]', "winners", "the moves give Cleo"),
        ("rules   = 1", 'rules   = 1\nseed = "x"', "seed", "either a `seed` or the deals"),
    ],
)
def test_what_cannot_have_been_dealt_or_taken_is_refused(old: str, new: str, place: str, reason: str) -> None:
    """Too few cards, too many, or cards that are elsewhere: the line that says so is named."""
    assert old in KITCHEN
    text = KITCHEN.replace(old, new, 1)
    error = refused(text)
    assert re.match(place, text.splitlines()[error.line - 1]), error
    assert re.search(reason, error.reason), error


def test_a_missing_deal_is_missed_at_next() -> None:
    """After `next` the following deal is used; without one the round cannot be dealt."""
    first, second = (m.start() for m in re.finditer(r"(?m)^\[\[deal\]\]", KITCHEN))
    assert first < second
    text = KITCHEN[:second] + KITCHEN[KITCHEN.index("[result]") :]
    error = refused(text)
    assert text.splitlines()[error.line - 1] == "next"
    assert "no deal is given for round 2" in error.reason


def test_a_wrong_card_changes_nothing() -> None:
    """Bad input changes nothing, also where it is found out in the middle of an effect."""
    record = read(RESHUFFLE)
    match = start(record)
    for move in record.moves[:5]:
        step(record, match, move)
    before = fingerprint(match.state), match.log[:], len(match.events)
    for line in ("G challenge < G2 G3 G4 G5 G6 B9", "G challenge < G2", "G challenge", "G play R1", "next"):
        with pytest.raises((ScriptError, Refusal)):
            match.apply(line)
        assert (fingerprint(match.state), match.log, len(match.events)) == before
    match.apply("G challenge < G2 G3 G4 G5 G6 R1")
    assert match.asked == "H"


def test_a_seeded_game_takes_no_cards_from_outside() -> None:
    """The seed already says which card comes."""
    match = Match("classic", 2, "seeded")
    with pytest.raises(Refusal, match="'<' does not belong"):
        match.apply(f"{match.asked} draw < R7")


# The match itself


@pytest.mark.parametrize("players", [-1, 0, 1, 11, 12])
def test_a_match_has_two_to_ten_players(players: int) -> None:
    """R1: another number is refused, and no smaller table laid in its place."""
    with pytest.raises(OptionError, match=rf"2 to 10 players can play, not {players} \(R1\)"):
        Match("classic", players, "crowd")
    assert len(Match("classic", 10, "crowd").names) == 10


def test_a_copy_is_independent() -> None:
    """A copy goes its own way and remembers everything that was."""
    for match in (play(Match("classic", 3, "copy"), moves=9), replay(read(RESHUFFLE))):
        told = write(match)
        twin = match.copy()
        assert write(twin) == told
        line = next(line for line in twin.legal() if " play " in line)
        twin.apply(line)
        assert len(twin.events) > len(match.events)
        assert write(match) == told


def test_a_match_says_who_may_look() -> None:
    """Viewers are seats, spectators, or those who see everything."""
    match = Match("classic", ["Ann", "Ben"], "view")
    mine, other, *_ = match.lines("Ann")
    assert mine.split(maxsplit=1) == ["Ann", match.hand(0)]
    assert other.split() == ["Ben", "7", "cards"]
    assert match.lines("spectator")[0].split() == ["Ann", "7", "cards"]
    with pytest.raises(OptionError, match="no seat is called 'Cleo'"):
        match.lines("Cleo")


# The documents


def test_the_examples_of_the_notation_are_real() -> None:
    """Each record shown in the document can be replayed, and the first is just as the program writes it."""
    text = (ROOT / "docs/notation.md").read_text()
    examples = re.findall(r"(?s)```toml\n(.*?)```", text)
    assert len(examples) == 2
    assert write(replay(read(examples[0]))) == examples[0]
    assert replay(read(examples[1])).asked == "Ben"


def test_a_target_said_in_vain_is_left_out_of_an_old_record() -> None:
    """R111: a target sent with a 7 that goes out was once taken and never used; its record still replays."""
    text = (FOLDER / "older/target_in_vain.toml").read_text(encoding="utf-8")
    assert "\nA play B7 @B\n" in text
    match = replay(read(text))
    assert "A play B7" in match.log
    assert match.winners == ["A", "B"]
    assert replay(read(write(match))).log == match.log
    with pytest.raises(RecordError, match="was altered"):
        replay(read(text.replace("A play B7 @B", "A play B7 @C")))
    with pytest.raises(RecordError):
        replay(read(text.replace("B play", "B play R7 @A\nB play", 1)))
