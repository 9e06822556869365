"""What a replay tells whom: a viewer reads of a move what could be seen of it."""

from __future__ import annotations

import pytest

from pioche.match import Match
from pioche.records.record_writer import write
from pioche.server.thinking.replays import OPEN_VIEWER, PAGE, replayed
from pioche.texts.catalogue import catalogue
from tests.records.record_games import play


def lines(match: Match, viewer: str) -> list[str]:
    """The moves of a finished match as the replay writes them."""
    return [frame["line"] for frame in replayed(catalogue("en"), "x", write(match), viewer)["frames"][1:]]


def test_pages_put_together_are_the_whole_match(monkeypatch: pytest.MonkeyPatch) -> None:
    text = write(play(Match("classic", 3, "pages", {}), rounds=8))
    words = catalogue("en")
    with monkeypatch.context() as patch:
        patch.setattr("pioche.server.thinking.replays.PAGE", 10**6)
        whole = replayed(words, "x", text, "0")
    frames: list[object] = []
    pages = 0
    while len(frames) < whole["total"]:
        page = replayed(words, "x", text, "0", len(frames))
        assert (page["first"], page["total"]) == (len(frames), len(whole["frames"]))
        assert 0 < len(page["frames"]) <= PAGE
        frames += page["frames"]
        pages += 1
    assert pages > 1
    assert frames == whole["frames"]
    for wrong in (-1, whole["total"]):
        with pytest.raises(ValueError, match="0"):
            replayed(words, "x", text, "0", wrong)


@pytest.mark.parametrize("viewer", ["0", "1", "spectator"])
def test_no_move_tells_the_back_of_a_card(viewer: str) -> None:
    match = play(Match("flip", 3, "backs", {}), rounds=1)
    whole, seen = lines(match, OPEN_VIEWER), lines(match, viewer)
    assert whole == match.log
    assert any("/" in line for line in whole)
    assert [len(line.split()) for line in seen] == [len(line.split()) for line in whole]
    assert not any("/" in line for line in seen)
