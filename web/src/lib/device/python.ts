// Python in a worker: the runtime and our modules are fetched from beside the page, with word of how far that is.

import { Bundle } from '../texts/bundle';
import { able, beside, NotStarted, Runtime } from './runtime';

// biome-ignore lint/suspicious/noExplicitAny: what Python hands over has the shape that start.py gives it.
export type Python = any;

/** Says a text in a language; undefined where there is none, and only looks without arguments. */
export type Say = (lang: string, key: string, args: string) => string | undefined;

const TEXTS = '/app/pioche/texts';

/** Start Python with our modules in it; `progress` hears how much has come, and `built` of which build it is. */
export async function startPython(
  progress: (done: number, of: number) => void,
  built: (build: string) => void = () => {},
): Promise<Python> {
  if (!able()) throw new NotStarted('unable', 'no WebAssembly');
  const runtime = new Runtime(progress);
  runtime.listed.then(({ build }) => built(build)).catch(() => {});
  const load = async () => {
    const { loadPyodide } = await scripts(runtime);
    const py = await loadPyodide({
      indexURL: runtime.folder,
      stdLibURL: `${runtime.folder}std.zip`,
      lockFileContents: await (await runtime.file('lock.json')).text(),
    });
    progress(1, 1); // what was imported was not counted
    const app = await runtime.app();
    py.FS.mkdirTree('/app');
    py.unpackArchive(app, 'zip', { extractDir: '/app' });
    py.runPython("import sys; sys.path.insert(0, '/app')");
    py.pyimport('pioche.browser.library').use_library();
    return py;
  };
  return Promise.race([load(), runtime.failed]);
}

/** Pyodide's scripts, of which it asks for the second one itself, but later. */
async function scripts(runtime: Runtime): Promise<Python> {
  const names = Object.keys((await runtime.listed).sizes).filter((name) => /\.m?js$/.test(name));
  const found = await Promise.all(names.map((name) => import(/* @vite-ignore */ beside(name)))).catch(
    (error) => {
      throw new NotStarted('connection', String(error));
    },
  );
  return found.find((script) => 'loadPyodide' in script);
}

/** The catalogues in this worker, with what boxes from outside have brought. */
export class Bundles {
  #words: Record<string, string> = {};
  #bundles = new Map<string, Bundle>();
  /** The catalogues that were packed with our modules. */
  readonly languages: string[];

  constructor(private readonly py: Python) {
    const files: string[] = py.FS.readdir(TEXTS);
    this.languages = files.filter((file) => file.endsWith('.ftl')).map((file) => file.replace('.ftl', ''));
  }

  /** Take other words of boxes in the place of those before. */
  bring(words: Record<string, string>): void {
    this.#words = words;
    this.#bundles.clear();
  }

  /** A catalogue, read when it is first spoken: most devices speak one language. */
  #bundle(lang: string): Bundle {
    const known = this.languages.includes(lang) ? lang : 'en';
    let bundle = this.#bundles.get(known);
    if (bundle === undefined) {
      const ours = this.py.FS.readFile(`${TEXTS}/${known}.ftl`, { encoding: 'utf8' });
      bundle = new Bundle(known, ours, this.#words[known] ?? '');
      this.#bundles.set(known, bundle);
    }
    return bundle;
  }

  say: Say = (lang, key, args) => {
    const bundle = this.#bundle(lang);
    if (args === '') return bundle.has(key) ? '' : undefined;
    return bundle.say(key, JSON.parse(args));
  };
}
