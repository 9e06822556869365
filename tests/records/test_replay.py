"""`pioche replay` and the sentences it tells: readable, and nothing that the viewer may not know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pioche.cli import main
from pioche.commands.replay import Telling
from pioche.engine.places import DRAW_PILE
from pioche.engine.state import ScriptError
from pioche.match import Match
from pioche.records import Deal, RealMatch, RecordError, read, replay, write
from tests.records.record_games import FOLDER, KITCHEN, play, typed_in


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """What the command prints."""
    assert main(["replay", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


def test_a_game_is_told_turn_by_turn(capsys: pytest.CaptureFixture[str]) -> None:
    """Header, deal, numbered moves with what followed, and the score pad after each round."""
    lines = told(capsys, str(FOLDER / "kitchen.toml"))
    assert lines[:4] == [
        "classic, 3 players, rules version 1",
        "seats    Ann, Ben, Cleo",
        "options  hand = 5, target = 100",
        "cards    real ones, typed in",
    ]
    at = lines.index(" 7. Ann challenge")
    assert lines[at + 1 : at + 6] == [
        "      Cleo shows Ann a hand of Y5 B3.",
        "      Ann is wrong: Cleo was honest.",
        "      Ann takes 6 cards: R2 R3 R4 G1 G2 G3.",
        "      Ann loses a turn.",
        "      Ann holds B1 G7 YS W R2 R3 R4 G1 G2 G3",
    ]
    numbers = [int(found[1]) for line in lines if (found := re.match(r" *(\d+)\. ", line))]
    assert numbers == list(range(1, 41))
    assert [line for line in lines if re.fullmatch(r"Cleo +\d+ +\d+", line)] == [
        "Cleo        77     77",
        "Cleo        83    160",
    ]
    assert lines[-1] == "The record ends here."


def test_the_seed_stands_in_the_header(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Whoever sees everything may know the seed; a seat may not, for all cards follow from it (§12.6)."""
    file = tmp_path / "game.toml"
    file.write_text(write(play(Match("classic", 2, "secret tea"))))
    assert 'seed     "secret tea"' in told(capsys, str(file))
    assert "secret" not in " ".join(told(capsys, str(file), "--view", "A"))


def test_until_stops_after_so_many_moves(capsys: pytest.CaptureFixture[str]) -> None:
    """`--until N`: the table after N moves, and how much is left."""
    file = str(FOLDER / "kitchen.toml")
    whole = told(capsys, file)
    part = told(capsys, file, "--until", "6")
    end = whole.index(" 7. Ann challenge")
    assert part[:end] == whole[:end]
    assert part[end:] == [
        "",
        "Ann           B1 G7 YS W",
        "Ben           B5 Y2 G+2 B8 G4 Y9 Y7",
        "Cleo          Y5 B3",
        "discard pile  W4, blue",
        "draw pile     89 cards",
        "Waiting for Ann (respond).",
        "34 more moves follow in the record.",
    ]
    assert told(capsys, file, "--until", "0")[-2:] == [
        "Waiting for Cleo (turn).",
        "40 more moves follow in the record.",
    ]
    assert told(capsys, file, "--until", "39")[-1] == "1 more move follows in the record."
    assert told(capsys, file, "--until", "99") == whole


def test_a_view_shows_what_the_seat_saw(capsys: pytest.CaptureFixture[str]) -> None:
    """R25: the challenger alone sees the accused hand; drawn cards are seen by who draws them."""
    file = str(FOLDER / "kitchen.toml")
    ann = told(capsys, file, "--view", "Ann")
    ben = told(capsys, file, "--view", "Ben")
    crowd = told(capsys, file, "--view", "spectator")
    assert "      Cleo shows Ann a hand of Y5 B3." in ann
    assert "      Cleo holds Y5 B3" in ann
    assert "      Cleo holds 2 cards" in ann
    for lines in (ben, crowd):
        assert "      Cleo shows Ann their hand." in lines
        assert not any("Y5 B3" in line for line in lines)
    assert "      Ben takes 1 card: Y7." in ben
    assert "      Ben takes 1 card." in ann
    assert not any("<" in line for line in ann + ben + crowd)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--view", "Dan"], "--view Dan: there are Ann, Ben, Cleo, spectator and open"),
        (["--until", "-1"], "--until counts moves from 0, not -1"),
    ],
)
def test_bad_arguments_are_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str
) -> None:
    """Exit code 2 and a reason; nothing is printed of the game."""
    assert main(["replay", str(FOLDER / "kitchen.toml"), *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert reason in err


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (KITCHEN.replace("Ben play R9", "Ben play R8").encode(), "29: `Ben play R8`: R8: this card is not"),
        (KITCHEN[:700].encode(), "17: the text is cut off here"),
        (b"\xef\xbb\xbfbox = 1\n", "1: the record ends here"),
        (b"box = 1\n\xff", "2: this is not a text in UTF-8"),
        (b"", "1: the record ends here"),
    ],
)
def test_a_bad_record_is_refused_with_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: bytes, place: str
) -> None:
    """`FILE:line: reason`, exit code 2, and nothing of the game."""
    file = tmp_path / "bad.toml"
    file.write_bytes(text)
    assert main(["replay", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert f"{file}:{place}" in err


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Exit code 2 and the reason, also for a folder."""
    assert main(["replay", str(tmp_path / "nothing.toml")]) == 2
    assert "nothing.toml: No such file" in capsys.readouterr().err
    assert main(["replay", str(tmp_path)]) == 2
    assert "Is a directory" in capsys.readouterr().err


@pytest.mark.parametrize("box", ["classic", "titans", "flip", "transformers", "tippo"])
def test_a_replay_fits_eighty_columns(box: str) -> None:
    """Good to read in 80 columns, with many cards and long names too."""
    names = ["Bartholomew-the-Bold", "Anna", "C", "D", "E", "F", "G"]
    record = read(write(play(Match(box, names, "wide"), rounds=2)))
    for view in ("open", "Anna"):
        lines = list(Telling(record, view).lines())
        assert len(lines) > 100
        assert [line for line in lines if len(line) > 80] == []


def twin(match: RealMatch, seat: int) -> RealMatch | None:
    """The same game, but for one card that this seat was dealt and nobody else has ever seen."""
    s = match.state
    name = match.names[seat]
    dealt = match.deals[0].hands[name].split()
    left = match.hand(seat).split()
    unseen = [s.rules.full_code(card) for card in s.pile_list(DRAW_PILE)]
    for old in dealt:
        if old in left and dealt.count(old) == 1 and not any(old in line.split() for line in match.log):
            for new in unseen:
                if new[0] == old[0] and new != old and new not in dealt:
                    hands = {**match.deals[0].hands, name: " ".join(new if c == old else c for c in dealt)}
                    deal = Deal(hands, match.deals[0].first, match.deals[0].dealer)
                    try:
                        other = RealMatch(match.rules.box.name, match.names, [deal], match.options)
                        for line in match.log:
                            other.apply(line)
                    except ScriptError:  # the card was needed after all
                        continue
                    return other
    return None


@pytest.mark.parametrize("box", ["classic", "titans"])
def test_hidden_cards_never_appear(box: str) -> None:
    """§12.6: two games that differ only in a card the viewer has not seen read the same to the viewer."""
    compared = 0
    for seed in range(12):
        real = typed_in(play(Match(box, 3, str(seed)), moves=25))
        other = twin(real, 0) if real.state.round == 1 and real.asked else None
        if other is None:
            continue
        compared += 1
        ours, theirs = read(write(real)), read(write(other))
        assert list(Telling(ours, "open").lines()) != list(Telling(theirs, "open").lines())
        for view in ("B", "C", "spectator"):
            shown = {e.other for e in real.events if e.name == "HandShown" and e.seat == 0}
            if view == "spectator" or real.names.index(view) not in shown:
                assert list(Telling(ours, view).lines()) == list(Telling(theirs, view).lines())
    assert compared >= 6


def test_backs_of_own_cards_stay_hidden() -> None:
    """§5.5: in a two-sided box a move shows the face that is up, never both."""
    record = read(write(play(Match("flip", 3, "backs"), rounds=2)))
    moves = [line for line in Telling(record, "A").lines() if re.match(r" *\d+\. ", line)]
    assert len(moves) == len(record.moves)
    assert not any("/" in line for line in moves)
    assert any("/" in move.text for move in record.moves)
    own = [line for line in Telling(record, "A").lines() if re.match(r" +A holds .*/", line)]
    assert own
    assert all(re.search(r"\?/\w|\w/\?", line) and not re.search(r"[\w+]/[\w+]", line) for line in own)


def test_a_card_kept_in_secret_is_not_told() -> None:
    """C8 (§4.2): which card is kept only its holder knows."""
    hands = {"A": "WX B1 B2 B3 B4 B5 B6", "B": "K1 K2 K3 K4 K5 K6 K7"}
    match = RealMatch("titans", 2, [Deal(hands, "G1", "B")], {"customizable": "C8"})
    for line in ("A play WX blue", "A keep B4"):
        match.apply(line)
    record = read(write(match))
    assert "2. A keep B4" in list(Telling(record, "A").lines())
    for view in ("B", "spectator"):
        lines = list(Telling(record, view).lines())
        assert "2. A keep ?" in lines
        assert not any("B4" in line for line in lines)


def test_a_catch_of_nothing_is_told_as_nothing() -> None:
    """R35: a wrong catch has no effect, and the reader is told so."""
    match = Match("classic", 2, "nothing")
    match.apply("A catch B")
    lines = list(Telling(read(write(match)), "open").lines())
    assert lines[lines.index("1. A catch B") + 1] == "     Nothing happens."


def test_a_game_is_told_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    """`--lang fr`: header, table, events and score pad."""
    lines = told(capsys, str(FOLDER / "kitchen.toml"), "--lang", "fr")
    assert lines[0] == "classic, 3 joueurs, règles version 1"
    at = lines.index(" 7. Ann challenge")
    assert lines[at + 1 : at + 6] == [
        "      Cleo montre sa main à Ann\u00a0: Y5 B3.",
        "      Ann a tort\u00a0: Cleo jouait franc jeu.",
        "      Ann prend 6 cartes\u00a0: R2 R3 R4 G1 G2 G3.",
        "      Ann perd son tour.",
        "      Ann a B1 G7 YS W R2 R3 R4 G1 G2 G3",
    ]
    assert lines[-1] == "L’enregistrement s’arrête ici."


def test_a_viewer_reads_only_whole_records() -> None:
    """What is told was checked before: a record that is wrong at its end is not told at all."""
    with pytest.raises(RecordError, match="something was left out or altered"):
        replay(read(KITCHEN.replace("Cleo = 160", "Cleo = 150")))
