"""`pioche study`: answer questions by playing very many rounds, and write a page about each."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from pioche.bots.loading import BotError
from pioche.commands.arguments import Arguments, BadInput, at_least_one
from pioche.commands.files import write_file
from pioche.commands.meter import Meter
from pioche.commands.reading import box_of, crew_of, lost_workers, read_options
from pioche.notation.moves import seat_names
from pioche.study.questions import QuestionError
from pioche.study.questions.answer import PIECE, Answer
from pioche.study.questions.asking import ask
from pioche.study.questions.built_in import QUESTIONS
from pioche.study.questions.page import as_csv, page
from pioche.study.questions.pictures import FORMATS, PictureError, altair, drawn, picture
from pioche.study.questions.source import OWN, Source, source_of
from pioche.study.questions.wording import Wording
from pioche.texts import LANGUAGES


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.description = "Answer a question by playing very many rounds, and write a page with the answer."
    told = "; ".join(f"{name}: {(make.__doc__ or '').strip()}" for name, make in QUESTIONS.items())
    parser.epilog = f"Questions: {told}"
    about = f"{', '.join(QUESTIONS)}, or a Python file of your own; nothing if you --vary"
    parser.add_argument("question", nargs="?", default=OWN, metavar="QUESTION", help=about)
    about = "ask what an option, the box, the players or the bots (A+B at one table) do"
    parser.several("--vary", "KEY=A,B,…", about)
    parser.add_argument("--measure", default="turns,winner", metavar="A,B,…", help="default: turns,winner")
    parser.table()
    parser.add_argument("--bots", default="family", metavar="A,B,…", help="who plays (default: family)")
    parser.number("--deals", "deals at each table (default: as asked)")
    parser.seed("deals")
    parser.workers()
    parser.file("--html", "the page (default: QUESTION.html)")
    parser.flag("--no-page", "write no page")
    parser.file("--pictures", "write every chart into this folder", "DIR")
    parser.add_argument("--format", choices=FORMATS, default="svg", help="of the pictures (default: svg)")
    parser.file("--csv", "write every estimate as a row")
    parser.flag("--json", "print everything as one object of JSON")
    parser.language()


def run(args: argparse.Namespace) -> int:
    """Ask the question, and show the answer."""
    at_least_one(args, "deals")
    try:
        if args.pictures is not None or not args.no_page:
            altair()  # fails before anything is played
        source = asked(args)
        question = source.question()
        name = Path(question.name).stem
        for path in written(args, name):
            if not path.parent.is_dir():
                raise BadInput(f"{path}: there is no folder {path.parent}")
        meter = Meter(-(-question.deals // PIECE) * PIECE, "deals")
        answer, trouble = Answer(question, args.seed), None
        try:
            with redirect_stdout(sys.stderr), lost_workers():
                ask(source, args.seed, crew_of(args), lambda one: meter.show(one.deals), answer)
        except BadInput as error:
            if not answer.pieces:
                raise
            trouble = error
        finally:
            meter.clear()
        show(args, answer, name)
        if trouble is not None:
            raise trouble
    except (QuestionError, PictureError, BotError) as error:
        raise BadInput(str(error)) from None
    except OSError as error:
        raise BadInput(f"{error.filename or 'a file'}: {error.strerror}") from None
    return 0 if answer.deals == question.deals else 130


def asked(args: argparse.Namespace) -> Source:
    """The source of the question."""
    if args.question != OWN:
        if args.vary:
            raise BadInput(f"--vary asks a question of its own, and {args.question} is another")
        return source_of(args.question, {}, args.deals)
    if not args.vary:
        raise BadInput(f"give a question ({', '.join(QUESTIONS)}), a file.py, or --vary KEY=A,B,…")
    flags: dict[str, Any] = {
        "vary": list(args.vary),
        "measures": [name.strip() for name in args.measure.split(",")],
        "box": box_of(args).name,
        "players": args.players,
        "bots": [bot.strip() for bot in args.bots.split(",")],
        "options": read_options(args.option, seat_names(args.players)),
    }
    return source_of(OWN, flags, args.deals)


def written(args: argparse.Namespace, name: str) -> list[Path]:
    """The files to write."""
    found = [] if args.csv is None else [args.csv]
    return found if args.no_page else [*found, args.html or Path(f"{name}.html")]


def show(args: argparse.Namespace, answer: Answer, name: str) -> None:
    """Print the answer, then write the files: one that cannot be written must not lose the answer."""
    w = Wording(args.lang)
    html = None if args.no_page else args.html or Path(f"{name}.html")
    if args.json:
        facts = {
            "question": answer.question.name,
            "seed": answer.seed,
            "deals": answer.deals,
            "rounds": answer.rounds,
            "answer": {lang: Wording(lang).sentence(answer) for lang in LANGUAGES},
            "rows": answer.rows(),
        }
        print(json.dumps(facts, indent=1, ensure_ascii=False))
    else:
        print(w.sentence(answer))
        print(w.say("study-size", deals=answer.deals, rounds=answer.rounds))
    if args.csv is not None:
        write_file(args.csv, as_csv(answer.rows()))
    if html is not None:
        write_file(html, page(answer, args.lang, repeated(sys.argv[1:])))
        if not args.json:
            print(html)
    if args.pictures is not None:
        args.pictures.mkdir(parents=True, exist_ok=True)
        for measure in answer.question.measures:
            path = args.pictures / f"{name}-{measure.name.replace(' ', '-')}.{args.format}"
            write_file(path, drawn(picture(answer, measure, w), args.format))


def repeated(words: Sequence[str]) -> str:
    """The command line of this run, ready to be repeated."""
    return shlex.join(["pioche", *words])
