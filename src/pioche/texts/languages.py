"""Which languages there are, found by their catalogues, and which of them somebody wants."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

logger = logging.getLogger("pioche.texts")
FOLDER: Final = Path(__file__).parent
SPARE: Final = "en"  # speaks where another language has no text
VARIABLE: Final = "PIOCHE_LANGUAGE_FILES"  # separated like folders in PATH
LARGEST: Final = 1_000_000  # bytes of a catalogue from outside
# English, the other catalogues in this folder, and then those from outside.
LANGUAGES: Final = [SPARE, *sorted({path.stem for path in FOLDER.glob("*.ftl")} - {SPARE})]
FILES: Final[dict[str, Path]] = {}  # the catalogues from outside, which go before ours


class LanguageError(ValueError):
    """A file that is no language; says why."""


def bring(file: str) -> str:
    """Speak the language of a file such as `it.ftl`, here and in the processes that start here."""
    path, lang = Path(file).resolve(), Path(file).stem
    if re.fullmatch(r"[a-z]{2,3}\.ftl", path.name) is None or lang == SPARE:
        raise LanguageError(f"{file}: a language is a file such as it.ftl, by its code, and not {SPARE}.ftl")
    try:
        fits = path.is_file() and path.stat().st_size <= LARGEST
        path.read_text(encoding="utf-8") if fits else ""
    except (OSError, UnicodeDecodeError) as error:
        raise LanguageError(f"{file} cannot be read: {error}") from None
    if not fits:
        raise LanguageError(f"{file} is not there, or has more than {LARGEST:,} bytes")
    FILES[lang] = path
    if lang not in LANGUAGES:
        LANGUAGES.append(lang)
    os.environ[VARIABLE] = os.pathsep.join(map(str, FILES.values()))
    return lang


def text_of(lang: str) -> str:
    """The catalogue of a language; one from outside is completed from the English one."""
    if lang not in FILES:
        return (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")
    from pioche.texts.translations import completed  # which builds on the catalogues that are read here

    return completed(FILES[lang])


def own_names() -> dict[str, str]:
    """Every language by its own name; read without the parser, which takes longer than a page may."""
    named = {lang: re.search(r"^menu-own_name = (.+)$", text_of(lang), re.MULTILINE) for lang in LANGUAGES}
    return {lang: found[1] if found else lang for lang, found in sorted(named.items())}


def choose(wanted: Iterable[str]) -> str:
    """The first language of these that there is, whatever its country; English if there is none of them."""
    return next((code for code in map(code_of, wanted) if code in LANGUAGES), SPARE)


def code_of(tag: str) -> str:
    """The language of a tag such as `de-AT` or `de_AT.UTF-8`."""
    return re.split(r"[-_.@]", tag.strip().lower())[0]


def accepted(header: str) -> list[str]:
    """The languages of a browser's `Accept-Language`, the most wanted first."""
    found: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, quality = part.partition(";")
        weight = re.fullmatch(r"\s*q=(\d(?:\.\d+)?)\s*", quality)
        found.append((float(weight[1]) if weight else 1.0, tag))
    return [tag for _, tag in sorted(found, key=lambda one: -one[0])]


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of a terminal, by LC_ALL, LC_MESSAGES or LANG."""
    named = (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name))
    return choose([next(named, "")])


for _file in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
    try:
        bring(_file)
    except LanguageError as _error:
        logger.warning("a language is left out: %s", _error)
