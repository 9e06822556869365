// Python in a worker: the runtime and our modules are fetched from beside the page, with word of how far that is.

import { Bundle } from '../texts/bundle';

// biome-ignore lint/suspicious/noExplicitAny: what Python hands over has the shape that start.py gives it.
export type Python = any;

/** Says a text in a language; undefined where there is none, and only looks without arguments. */
export type Say = (lang: string, key: string, args: string) => string | undefined;

const TEXTS = '/app/pioche/texts';
const RUNTIME = new URL('../runtime/', self.location.href).href;

/** Have everything counted that is fetched from now on. */
function count(heard: (bytes: number) => void): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (...asked) => {
    const answer = await plain(...asked);
    if (answer.body === null || !answer.url.startsWith(RUNTIME)) return answer;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, out) => {
        heard(part.byteLength);
        out.enqueue(part);
      },
    });
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(counting), { status, statusText, headers });
  };
}

/** Start Python with our modules in it; `progress` hears how many bytes of how many have come. */
export async function startPython(progress: (done: number, of: number) => void): Promise<Python> {
  const sizes: Record<string, number> = await (await fetch(new URL('../runtime.json', RUNTIME))).json();
  const of = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let done = 0;
  count((bytes) => {
    done += bytes;
    progress(Math.min(done, of), of);
  });
  const lock = fetch(`${RUNTIME}lock.json`).then((answer) => answer.text());
  const app = fetch(`${RUNTIME}app.zip`).then((answer) => {
    if (!answer.ok) throw new Error(`app.zip: ${answer.status}`);
    return answer.arrayBuffer();
  });
  const { loadPyodide } = await import(/* @vite-ignore */ `${RUNTIME}pyodide.mjs`);
  const py = await loadPyodide({
    indexURL: RUNTIME,
    stdLibURL: `${RUNTIME}std.zip`,
    lockFileContents: await lock,
  });
  progress(of, of); // what was imported was not counted
  py.FS.mkdirTree('/app');
  py.unpackArchive(await app, 'zip', { extractDir: '/app' });
  py.runPython("import sys; sys.path.insert(0, '/app')");
  py.pyimport('pioche.browser.library').use_library();
  return py;
}

/** The catalogues in this worker, with what boxes from outside have brought. */
export class Bundles {
  #bundles = new Map<string, Bundle>();
  /** The catalogues that were packed with our modules. */
  readonly languages: string[];

  constructor(private readonly py: Python) {
    const files: string[] = py.FS.readdir(TEXTS);
    this.languages = files.filter((file) => file.endsWith('.ftl')).map((file) => file.replace('.ftl', ''));
  }

  /** Take other words of boxes in the place of those before. */
  bring(words: Record<string, string> = {}): void {
    for (const lang of this.languages) {
      const ours = this.py.FS.readFile(`${TEXTS}/${lang}.ftl`, { encoding: 'utf8' });
      this.#bundles.set(lang, new Bundle(lang, ours, words[lang] ?? ''));
    }
  }

  say: Say = (lang, key, args) => {
    const bundle = this.#bundles.get(lang) ?? this.#bundles.get('en');
    if (args === '') return bundle?.has(key) ? '' : undefined;
    return bundle?.say(key, JSON.parse(args));
  };
}
