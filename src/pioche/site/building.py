"""Builds a site: the page, marked to play on its own device, with everything that this needs."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from pioche.server.http.box_infos import box_infos
from pioche.server.http.offline import digest, manifest, page_files, service_worker, with_words
from pioche.server.http.pad_infos import pad_infos
from pioche.server.table.showing import encode
from pioche.site import needed
from pioche.site.compiling import MADE_FROM, NotCompiled, library
from pioche.site.tools import COMPILED, INTERPRETED, SiteError, fetch, home, node
from pioche.texts.catalogue import catalogue
from pioche.texts.languages import FILES, LANGUAGES, text_of
from pioche.texts.portions import words_of_the_page

PACKAGE: Final = Path(__file__).parents[1]
PAGE: Final = PACKAGE / "server/page"
SQUEEZED: Final = [".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest", ".zip"]
WORTH_SQUEEZING: Final = 1000  # bytes
# Everything is loaded from beside the page, and no text is evaluated: Python itself is WebAssembly.
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'"
)
README: Final = (
    "Pioche as plain files: put this folder on any web host, below any path, and open its address.\n"
    "Pages of GitHub, Netlify or Cloudflare: upload it. nginx: gzip_static on; "
    "Caddy: file_server { precompressed br gzip }; here: python3 -m http.server\n"
)
Told = Callable[[str], None]


def build(target: Path, tell: Told) -> None:
    """Write the site into a folder, replacing an older site; a SiteError says what is missing."""
    if not (PAGE / "index.html").exists():
        raise SiteError("this copy of Pioche was built without its page; build it with make install")
    if target.exists() and any(target.iterdir()) and not (target / "runtime").is_dir():
        raise SiteError(f"{target} is not empty, and no site either; name another folder")
    with tempfile.TemporaryDirectory() as scratch:
        site = Path(scratch) / "site"
        tools = lay_out(site, tell)
        tell("compressing")
        _squeeze(tools, site)
        if target.exists():
            shutil.rmtree(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(site, target)


def lay_out(site: Path, tell: Told) -> Path:
    """Write all files but the compressed copies; the folder of the tools that did it."""
    library = _library(tell)
    tell("fetching Python for browsers (once)")
    tools = fetch(COMPILED if library else INTERPRETED)
    shutil.copytree(PAGE, site)
    tell("packing the engine")
    with tempfile.TemporaryDirectory() as stage:
        _pack(tools, library, Path(stage), site / "runtime")
    _write_page(site)
    return tools


def _library(tell: Told) -> Path | None:
    """The compiled engine, or None where the site gets an interpreted one."""
    try:
        return library()
    except NotCompiled as error:
        if os.environ.get("PIOCHE_REQUIRE_COMPILED") == "1":
            raise SiteError(f"the engine has to be compiled (PIOCHE_REQUIRE_COMPILED=1): {error}") from None
        tell(f"the engine will be interpreted, correct but slow: {error}")
        return None


def _pack(tools: Path, library: Path | None, stage: Path, runtime: Path) -> None:
    """Pack Python's library and ours, compiled by the browser's interpreter."""
    app, std = stage / "app", stage / "std"
    runtime.mkdir()
    for file in needed.modules(PACKAGE.parent):
        _copy(file, app / file.relative_to(PACKAGE.parent))
    for lang in FILES:
        (app / f"pioche/texts/{lang}.ftl").write_text(text_of(lang), encoding="utf-8")
    _copy(_origin("mypy_extensions"), app / "mypy_extensions.py")
    (app / "typing_extensions.py").write_text("from typing import Literal\n")  # the only name in use
    for file in _origin("fluent.syntax").parent.glob("*.py"):
        _copy(file, app / "fluent/syntax" / file.name)
    if library is not None:
        shutil.copytree(library, app, ignore=shutil.ignore_patterns(MADE_FROM), dirs_exist_ok=True)
    for wheel in (tools / "wheels").glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(app, [name for name in archive.namelist() if name.endswith((".py", ".so"))])
    with zipfile.ZipFile(tools / "node_modules/pyodide/python_stdlib.zip") as archive:
        archive.extractall(std, [name for name in archive.namelist() if needed.is_used(name)])
    node(tools, "pack.mjs", [str(stage), str(runtime)])


def _origin(name: str) -> Path:
    found = importlib.util.find_spec(name)
    if found is None or found.origin is None:
        raise SiteError(f"the package of {name} is missing")
    return Path(found.origin)


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


def _write_page(site: Path) -> None:
    """Write the responses of a server as files, and the page, marked and with a content policy."""
    texts = site / "api/texts"
    texts.mkdir(parents=True)
    for lang in LANGUAGES:
        (texts / f"{lang}.ftl").write_text(words_of_the_page(text_of(lang)), encoding="utf-8")
    (site / "api/boxes.json").write_bytes(encode(box_infos()))
    (site / "api/pad.json").write_bytes(encode(pad_infos(catalogue)))
    app = site / "manifest.webmanifest"
    app.write_bytes(manifest(app.read_text(encoding="utf-8"), "./#"))
    later = [path.relative_to(site).as_posix() for path in sorted((site / "runtime").iterdir())]
    build = _write_list(site, later)
    index = (site / "index.html").read_text(encoding="utf-8")
    fence = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    marks = f'<html data-edition="device" data-build="{build}" '
    index = with_words(index).replace("<html ", marks, 1)
    index = index.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {fence}', 1)
    (site / "index.html").write_text(index, encoding="utf-8")
    shell = [name for name in page_files(site) if name not in later]
    (site / "sw.js").write_text(service_worker(site, shell, later), encoding="utf-8")
    (site / "README.txt").write_text(README, encoding="utf-8")
    (site / "_headers").write_text(f"/*\n  Content-Security-Policy: {POLICY}; frame-ancestors 'none'\n")


def _write_list(site: Path, files: list[str]) -> str:
    """Write what a page has to know of the runtime; the name of this build, which the page knows too."""
    digests = {name: digest(site / name) for name in files}
    sizes = {name: (site / name).stat().st_size for name in files}  # for the progress bar
    build = hashlib.sha256(encode(digests)).hexdigest()[:16]
    told = {"build": build, "sizes": sizes, "app": digests["runtime/app.zip"]}
    (site / "runtime.json").write_bytes(encode(told))
    return build


def _squeeze(tools: Path, site: Path) -> None:
    """Write a compressed copy beside every file that compresses, for hosts that serve those."""
    files = [path for path in sorted(site.rglob("*")) if path.suffix in SQUEEZED]
    large = [str(path) for path in files if path.stat().st_size >= WORTH_SQUEEZING]
    node(tools, "squeeze.mjs", [str(home() / "squeezed")], "\n".join(large))


def sizes(site: Path) -> dict[str, int]:
    """The bytes that a browser fetches, with brotli: for the page, and for Python when somebody plays."""
    found = {"page": 0, "runtime": 0}
    for path in site.rglob("*.br"):
        found["runtime" if path.is_relative_to(site / "runtime") else "page"] += path.stat().st_size
    return found
