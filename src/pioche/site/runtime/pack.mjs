// Packs Python for a browser: pack.mjs STAGE OUT
// STAGE has the sources, as app/ and std/; OUT gets app.zip and std.zip, compiled by the very interpreter that will
// run them, and stored rather than deflated, so that a host's compression sees through them.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [stage, out] = process.argv.slice(2);
const home = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const py = await loadPyodide({ indexURL: home });
py.FS.mkdirTree('/stage');
py.mountNodeFS('/stage', stage);
py.FS.mkdirTree('/out');
py.mountNodeFS('/out', out);
py.runPython(`
import py_compile, zipfile
from pathlib import Path

UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH

def pack(folder, target):
    root = Path(folder)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(path for path in root.rglob("*") if path.is_file()):
            name = path.relative_to(root).as_posix()
            data = path.read_bytes()
            if path.suffix == ".py":
                name += "c"
                made = py_compile.compile(str(path), "/tmp/made.pyc", name, True, 2, UNCHECKED)
                data = Path(made).read_bytes()
            archive.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)

pack("/stage/std", "/out/std.zip")
pack("/stage/app", "/out/app.zip")
`);
for (const name of readdirSync(home)) {
  if (/^pyodide\.(mjs|asm\.m?js|asm\.wasm)$/.test(name)) copyFileSync(join(home, name), join(out, name));
}
const { info } = JSON.parse(readFileSync(join(home, 'pyodide-lock.json'), 'utf8'));
writeFileSync(join(out, 'lock.json'), JSON.stringify({ info, packages: {} }));
