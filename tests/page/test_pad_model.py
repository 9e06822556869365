"""The score pad's count and its balance are the engine's own: TypeScript against Python, on many games."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche.boxes import BOXES
from pioche.boxes.tippo.balance import PRESETS, BalanceState
from pioche.engine.actions import MATCH_OVER
from pioche.engine.deal import new_match, next_round
from pioche.engine.extra import FALLS_LATE, OUTCOMES
from pioche.engine.masks import bit
from pioche.engine.rng import Rng
from pioche.engine.rules import Rules
from pioche.engine.scoring import close_round, void_round
from pioche.server.http.pad_infos import pad_infos
from pioche.server.wire import messages as wire
from pioche.shelf.faces import all_faces
from pioche.site.tools import run
from pioche.texts.catalogue import catalogue
from pioche.texts.languages import LANGUAGES
from pioche.texts.rulebook import rulebook

WEB = Path(__file__).parents[2] / "web"
PADS = {info.box: info for info in pad_infos(catalogue)}
COUNT = """
import { after, count } from './scoring.mjs';
run(({form, target, seats, dealer, rounds}) => rounds.map((_, k) => {
  const found = count(form, target, seats, rounds.slice(0, k + 1));
  dealer = after(dealer, found.out);
  return {points: found.points.at(-1), totals: found.totals, winners: found.winners, dealer};
}));
"""
WEIGH = """
import { Balance } from './balance.mjs';
run(({info, preset, stream, actions}) => {
  const balance = Balance.fresh(info, preset, stream);
  return actions.map((action) => {
    const outcome = action === 2 ? balance.take() : balance.place(action);
    const angle = balance.angle;
    if (outcome !== 'holds') balance.seat();
    const {moment, limit, stream} = balance.state;
    return [outcome, angle, moment, limit, ...stream];
  });
});
"""
RUN = """
import { readFileSync, writeFileSync } from 'node:fs';
const run = (play) =>
  writeFileSync('answers.json', JSON.stringify(JSON.parse(readFileSync(0, 'utf-8')).map(play)));
"""
TURN = """
const ts = require(process.argv[1]), fs = require('node:fs');
const options = {compilerOptions: {module: 'esnext', target: 'es2022'}};
const [, , from, ...names] = process.argv;
for (const name of names) {
  const source = fs.readFileSync(`${from}/${name}.ts`, 'utf-8');
  fs.writeFileSync(`${name}.mjs`, ts.transpileModule(source, options).outputText);
}
"""


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's own modules, as Node can run them."""
    folder = tmp_path_factory.mktemp("pad")
    typescript, source = WEB / "node_modules/typescript", WEB / "src/lib/pad"
    run(["node", "-e", TURN, str(typescript), str(source), "scoring", "balance"], folder)
    return folder


def asked(folder: Path, script: str, games: list[Any]) -> Any:
    """What one of them makes of some games."""
    (folder / "run.mjs").write_text(RUN + script)
    run(["node", str(folder / "run.mjs")], folder, json.dumps(games))
    return json.loads((folder / "answers.json").read_text())


def played(box: str, form: wire.PadForm, chance: random.Random) -> tuple[Any, Any]:
    """A match whose rounds end by chance: what the pad is told, and what the engine makes of it."""
    seats = chance.choice(form.seats)
    target = form.target[0] if form.single else chance.choice([100, 230, 500])
    options = dict(form.options) if form.single else {**form.options, "target": target}
    s = new_match(Rules(BOXES[box], seats, options), str(chance.random()), None, False)
    told: dict[str, Any] = {"form": msgspec.to_builtins(form), "target": target, "seats": seats}
    told |= {"dealer": int(s.dealer), "rounds": []}
    found = []
    while True:
        s.side = chance.randrange(len(BOXES[box].sides))
        playing = [seat for seat in range(seats) if s.size[seat] > 0]
        hands = [int(s.counted(seat)) for seat in range(seats)]
        winner = chance.choice([*playing, *playing, -1])
        told["rounds"].append({"winner": winner, "hands": hands})
        if winner < 0:
            void_round(s)
        else:
            s.winner = winner
            close_round(s)
        over = s.phase == MATCH_OVER
        row: dict[str, Any] = {
            "points": [int(one) for one in s.points],
            "totals": [int(one) for one in s.scores],
        }
        winners = [seat for seat in range(seats) if over and s.champions & bit(seat) != 0]
        if over:
            found.append({**row, "winners": winners})
            return told, found
        next_round(s)
        found.append({**row, "winners": winners, "dealer": int(s.dealer)})


@pytest.mark.parametrize("box", BOXES)
def test_matches_are_counted_as_the_engine_counts(box: str, modules: Path) -> None:
    chance = random.Random(box)
    games = [played(box, form, chance) for form in PADS[box].forms for _ in range(12)]
    answers = asked(modules, COUNT, [told for told, _ in games])
    for (told, found), answer in zip(games, answers, strict=True):
        del answer[-1]["dealer"]  # nobody deals when a match is over
        assert answer == found, told


@pytest.mark.parametrize("preset", PRESETS)
def test_the_balance_is_the_engines(preset: str, modules: Path) -> None:
    chance = random.Random(preset)
    info = PADS["tippo"].balance
    assert info is not None
    games, found = [], []
    for _ in range(60):
        stream = [chance.randrange(2**32) for _ in range(4)]
        lean = chance.random()  # some load one tray, some both
        actions = [2 if chance.random() < 0.2 else int(chance.random() < lean) for _ in range(60)]
        games.append({"info": info, "preset": preset, "stream": stream, "actions": actions})
        balance = BalanceState(PRESETS[preset], Rng(*stream))
        balance.seat()
        rows = []
        for action in actions:
            outcome = balance.take() if action == 2 else balance.place(action)
            angle = balance.angle()
            if OUTCOMES[outcome] != "holds":
                balance.seat()
            r = balance.rng
            state = (angle, balance.moment, balance.limit, r.a, r.b, r.c, r.d)
            rows.append([OUTCOMES[outcome], *(int(one) for one in state)])
        found.append(rows)
    assert {row[0] for rows in found for row in rows} == {"holds", "falls", "late"}
    assert asked(modules, WEIGH, msgspec.to_builtins(games)) == found


@pytest.mark.parametrize("box", BOXES)
def test_every_card_counts_and_does_what_the_box_says(box: str) -> None:
    rules = Rules(BOXES[box], 4, {})
    info = PADS[box]
    assert [side.name for side in info.sides] == [side.name for side in BOXES[box].sides]
    for number, side in enumerate(info.sides):
        faces = all_faces(BOXES[box])[number]
        dealt = sorted(rules.code(card, number) for card in rules.deck)
        assert sorted({code for card in side.cards for code in card.codes}) == sorted(set(dealt))
        assert sum(card.copies for card in side.cards) == len(dealt)
        for card in side.cards:
            assert {int(faces[code].points) for code in card.codes} == {card.points}
            assert sum(dealt.count(code) for code in card.codes) == card.copies
    for lang in LANGUAGES:
        book = " ".join(rulebook(catalogue(lang), BOXES[box]).split())
        for card in (card for side in info.sides for card in side.cards):
            said = " ".join(card.does[lang].split())
            assert said in book or card.codes[0][1:].isdigit(), said
        more = " ".join(info.more[lang].split())
        assert all(part in book for part in more.split("## "))


def test_a_fall_costs_what_the_engine_takes() -> None:
    info = PADS["tippo"].balance
    assert info is not None
    assert [one.balance for name, one in PADS.items() if name != "tippo"] == [None] * 4
    state = new_match(Rules(BOXES["tippo"], 2, {}), "tea", None, False)
    before = int(state.size[0])
    state.extra.force([FALLS_LATE])
    state.rules.box.after_taking(state, 0)
    assert int(state.size[0]) == before + info.penalty
