"""`pioche play`: a game in the terminal, you against bots."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from typing import Final

from pioche.bots.levels import LEVELS
from pioche.bots.loading import BOTS, BotError, bot_class
from pioche.commands.arguments import Arguments, BadInput
from pioche.commands.reading import box_of, read_options
from pioche.engine.actions import MATCH_OVER
from pioche.engine.house.presets import PRESETS, preset
from pioche.engine.rules import check_seats
from pioche.match import Match
from pioche.terminal import menu
from pioche.terminal.asides import Asides
from pioche.terminal.person import Player
from pioche.terminal.saves import SaveError, latest, new_file, save, take_up
from pioche.terminal.screen import Left, Screen
from pioche.terminal.seating import ME, Seating
from pioche.terminal.undoing import Undone
from pioche.texts import Words, catalogue, language_of
from pioche.texts.naming import box_name

# The names of the other players; one to spare, in case you have one of them.
OTHERS: Final = ("Bea", "Carl", "Dora", "Emil", "Fanny", "Gus", "Hugo", "Iris", "Jade", "Karim")
LATEST: Final = ""  # --resume without a file


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.description = (
        "Play a match in the terminal against bots. Without arguments it asks what you would like to play. "
        "Leave with q, and the game is kept for --resume."
    )
    parser.table()
    parser.add_argument("--preset", metavar="NAME", help=f"a set of options: {', '.join(PRESETS)}")
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        help=f"the other players: one for all, or one each: {', '.join(LEVELS)}, any bot of `pioche arena` "
        f"({', '.join(BOTS)}), one that a package brings, or your own as module:Class "
        f"(default: {menu.USUAL_LEVEL})",
    )
    parser.seed("cards", None)
    parser.add_argument("--name", metavar="NAME", help="what you are called (default: You)")
    about = "go on with a saved game, the last one if no file is named"
    parser.add_argument("--resume", nargs="?", const=LATEST, metavar="FILE", help=about)
    parser.flag("--no-color", "no colours; NO_COLOR does the same")
    parser.flag("--fast", "no pauses after what the others do")
    parser.language()
    parser.set_defaults(players=None, lang=None)  # what is missing is asked for


def run(args: argparse.Namespace) -> int:
    """Play until the match is over or the player leaves."""
    screen = Screen(not args.no_color, args.fast)
    try:
        ask(args, screen)
    except (Left, KeyboardInterrupt):
        return 0
    args.lang = args.lang or language_of()
    words = catalogue(args.lang)
    match, bots, moves, file = table_of(args, words)
    words = words.of(match.rules.box.name)
    try:
        for name in bots:
            bot_class(name)
    except BotError as error:
        raise BadInput(str(error)) from None
    others = words.join(match.names[1:])
    welcome = words.say("play-welcome", box=box_name(words, match.rules.box.name), players=others)
    screen.line(screen.wrapped(welcome) + "\n")
    back = "play-back"
    try:
        while True:
            seating = Seating(match, bots, moves)
            player = Player(seating, words, screen, Asides(seating, words, screen, file, bots), back)
            seating.seat(player)
            try:
                play(seating, player)
                break
            except Undone as undone:
                match = match.at(0)
                moves, back = undone.moves, "play-undone"
                if not moves:  # the cards have only just been dealt, and nothing is told first
                    screen.line(words.say(back))
    except (Left, KeyboardInterrupt) as leaving:
        if isinstance(leaving, KeyboardInterrupt):
            screen.line()
        screen.line(words.say("play-left"))
    finally:
        keep(match, bots, file, words, screen)
    screen.line(screen.wrapped(words.say("play-seed", seed=match.seed), "", "  "))
    return 0


def play(seating: Seating, player: Player) -> None:
    """Play round after round until somebody has won the match."""
    if not seating.again:
        player.hear(ME)
    while True:
        seating.play_round()
        if not seating.next_round():
            if not player.round_over():
                return
            seating.match.apply("next")
            player.hear(ME)


def keep(match: Match, bots: list[str], file: Path, words: Words, screen: Screen) -> None:
    """Save a game that the player leaves, or that was saved before."""
    if match.log and (match.state.phase != MATCH_OVER or file.exists()):
        try:
            save(file, match, bots)
        except OSError as error:
            print(f"pioche play: {error}", file=sys.stderr)
            return
        if match.state.phase != MATCH_OVER:
            screen.line(screen.wrapped(words.say("play-kept", file=str(file)), "", "  "))


# What is played


def ask(args: argparse.Namespace, screen: Screen) -> None:
    """Ask for the table if no argument describes it."""
    said = (args.box, args.players, args.preset, args.bots, args.seed, args.resume)
    if not (screen.person and screen.watched) or args.option or any(word is not None for word in said):
        return
    if args.lang is None:
        args.lang = menu.ask_language(screen, language_of())
    words = catalogue(args.lang)
    saved = latest()
    if saved is not None and menu.ask_saved(screen, words, saved.stem):
        args.resume = str(saved)
        return
    args.box = menu.ask_box(screen, words)
    args.players = menu.ask_players(screen, words)
    args.bots = menu.ask_opponents(screen, words)
    args.preset = menu.ask_preset(screen, words)


def table_of(args: argparse.Namespace, words: Words) -> tuple[Match, list[str], list[str], Path]:
    """The match, the bots, the moves of a saved game, and the file to save it in."""
    if args.resume is not None:
        return resumed(args)
    box = box_of(args)
    players = menu.PLAYERS if args.players is None else args.players
    check_seats(players)
    me = args.name or words.say("play-you")
    names = [me, *[name for name in OTHERS if name != me][: players - 1]]
    options = preset(args.preset, box) if args.preset is not None else {}
    options |= read_options(args.option, names)
    seed = args.seed if args.seed is not None else secrets.token_hex(4)
    match = Match(box.name, names, seed, options)
    return match, opponents(args.bots, players - 1), [], new_file(box.name)


def resumed(args: argparse.Namespace) -> tuple[Match, list[str], list[str], Path]:
    """A saved game, whose players and options are already settled."""
    given = (args.box, args.players, args.preset, args.bots, args.seed, args.name)
    if args.option or any(word is not None for word in given):
        raise BadInput("a saved game goes on as it is: with --resume nothing about the table can be said")
    file = Path(args.resume) if args.resume != LATEST else latest()
    if file is None:
        raise BadInput("there is no saved game to go on with")
    try:
        match, bots, moves = take_up(file)
    except SaveError as error:
        raise BadInput(str(error)) from None
    seats = len(match.names) - 1
    return match, bots if len(bots) == seats else opponents(None, seats), moves, file


def opponents(text: str | None, seats: int) -> list[str]:
    """The name of a bot for every other seat."""
    bots = [name.strip() for name in (text or menu.USUAL_LEVEL).split(",")]
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise BadInput(f"--bots names {len(bots)} bots, but there are {seats} seats beside yours")
    return bots
