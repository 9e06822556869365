// The worker that keeps the tables of this device: Python, the database, and whoever thinks beside it.

import { Cupboard } from './cupboard';
import { beTheOnlyOne } from './lock';
import type { FromThinker, FromWorker, ToThinker, ToWorker } from './messages';
import { Bundles, type Python, startPython } from './python';

const LANGUAGES = ['en', 'fr'];
const early: ToWorker[] = [];
let take: (message: ToWorker) => unknown = (message) => early.push(message);
self.onmessage = ({ data }: MessageEvent<ToWorker>) => take(data);

function tell(message: FromWorker): void {
  self.postMessage(message);
}

// The other worker

let thinker: Worker | null = null;
let asked = 0;
type Waiting = {
  done(body: Uint8Array): void;
  failed(why: Error): void;
  far(done: number, of: number): void;
};
const thoughts = new Map<number, Waiting>();

function think(files: () => string, kind: string, body: Uint8Array, progress: Python): Promise<Uint8Array> {
  const heard = progress.copy();
  if (thinker === null) {
    thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    thinker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if ('thought' in data) thoughts.get(data.thought)?.done(data.body);
      else if ('far' in data) thoughts.get(data.far)?.far(data.done, data.of);
      else thoughts.get(data.stumbled)?.failed(new Error(data.why));
    };
    thinker.onerror = () => stopThinking();
    thinker.postMessage({ begin: files() } satisfies ToThinker);
  }
  const id = ++asked;
  thinker.postMessage({ think: id, kind, body } satisfies ToThinker);
  return new Promise<Uint8Array>((resolve, reject) => {
    thoughts.set(id, { done: resolve, failed: reject, far: heard });
  }).finally(() => {
    thoughts.delete(id);
    heard.destroy();
  });
}

/** Have nobody think any more; whoever is asked next begins anew, with the boxes as they are then. */
function stopThinking(): void {
  thinker?.terminate();
  thinker = null;
  for (const { failed } of thoughts.values()) failed(new Error('nobody thinks any more'));
}

// The house

async function begin(): Promise<void> {
  const python = startPython((loading, of) => tell({ loading, of }));
  let waits = false;
  const only = beTheOnlyOne(() => {
    waits = true;
    tell({ state: 'elsewhere' });
  });
  const py = await python;
  const bundles = new Bundles(py);
  bundles.bring(Object.fromEntries(LANGUAGES.map((lang) => [lang, ''])));
  const start = py.pyimport('pioche.browser.start');
  let house: Python = null;
  const files = () => start.files(house) as string;
  const elsewhere = (kind: string, body: Uint8Array, progress: Python) => think(files, kind, body, progress);
  house = start.make_house(bundles.say, elsewhere, self.name || '{}');
  const serve = () => {
    take = (message) => void taken(house, message);
    for (const message of early.splice(0)) take(message);
  };

  async function changed(): Promise<void> {
    const words = await Promise.all(
      LANGUAGES.map((lang) => answer(house, 'GET', `/api/texts/${lang}.ftl`, '')),
    );
    bundles.bring(Object.fromEntries(LANGUAGES.map((lang, at) => [lang, words[at]?.[1] ?? ''])));
    start.forget_words(house);
    stopThinking();
  }
  boxesChanged = changed;
  connect = (code, person, post) => start.connect(house, code, person, post);

  if (waits) {
    serve(); // what needs no tables can be had meanwhile
    tell({ state: 'elsewhere' }); // and nothing more is loading
  }
  await only;
  const cupboard = await Cupboard.open(() => tell({ state: 'lost' }));
  await start.open_house(house, cupboard);
  await changed();
  serve();
  tell({ state: waits ? 'mine' : 'ready', fresh: cupboard.fresh });
}

let boxesChanged: () => Promise<void> = async () => {};
let connect: (code: string, person: number, post: (text: string) => void) => Python;
const ports = new Map<number, Python>();

async function answer(house: Python, method: string, url: string, body: string): Promise<[number, string]> {
  const found = await house.ask(method, url, body);
  const pair = found.toJs() as [number, string];
  found.destroy();
  return pair;
}

async function taken(house: Python, message: ToWorker): Promise<void> {
  if ('open' in message) {
    const { open, code, person } = message;
    ports.set(
      open,
      connect(code, person, (text) => tell({ said: open, text })),
    );
  } else if ('say' in message) {
    await ports.get(message.say)?.heard(message.text);
  } else if ('shut' in message) {
    const port = ports.get(message.shut);
    ports.delete(message.shut);
    port?.close();
    port?.destroy();
  } else {
    const { ask, method, url, body } = message;
    const [status, text] = await answer(house, method, url, body);
    if (method !== 'GET' && url.startsWith('/api/boxes') && status < 300) await boxesChanged();
    tell({ told: ask, status, text });
  }
}

begin().catch((error: unknown) => tell({ failed: String(error) }));
