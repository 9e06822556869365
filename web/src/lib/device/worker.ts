// The worker that keeps the tables of this device: Python, the database, and whoever thinks beside it.

import { Cupboard } from './cupboard';
import { beTheOnlyOne } from './lock';
import type { FromWorker, ToWorker } from './messages';
import { Bundles, type Python, startPython } from './python';
import { NotStarted } from './runtime';
import { Thinkers } from './thinking';

const early: ToWorker[] = [];
let take: (message: ToWorker) => unknown = (message) => early.push(message);
self.onmessage = ({ data }: MessageEvent<ToWorker>) => take(data);

function tell(message: FromWorker): void {
  self.postMessage(message);
}

// The other workers: those for whom somebody at a table waits, and one for what takes long

const PATIENT = ['review', 'count'];
const quick = new Thinkers();
const patient = new Thinkers(1);

/** Have nobody think any more; whoever is asked next begins anew, with the boxes as they are then. */
function stopThinking(): void {
  quick.stop();
  patient.stop();
}

// The device

async function begin(): Promise<void> {
  const python = startPython(
    (loading, of) => tell({ loading, of }),
    (build) => tell({ build }),
  );
  let waits = false;
  let meanwhile = () => tell({ state: 'elsewhere' });
  const only = beTheOnlyOne(() => {
    waits = true;
    meanwhile();
  });
  const py = await python;
  broken = (error) => !(error instanceof py.ffi.PythonError);
  const bundles = new Bundles(py);
  const start = py.pyimport('pioche.browser.start');
  tell({ compiled: py.pyimport('pioche.engine').compiled() });
  let device: Python = null;
  const files = () => start.files(device) as string;
  const elsewhere = (kind: string, body: Uint8Array, progress: Python) =>
    (PATIENT.includes(kind) ? patient : quick).ask(files, kind, body, progress);
  device = start.make_device(bundles.say, elsewhere, quick.most, self.name || '{}');
  const serve = () => {
    take = (message) => void taken(device, message).catch(fail);
    for (const message of early.splice(0)) take(message);
  };

  async function changed(): Promise<void> {
    const words = bundles.languages.map(
      async (lang) => [lang, (await answer(device, 'GET', `/api/texts/${lang}.ftl`, ''))[1]] as const,
    );
    bundles.bring(Object.fromEntries(await Promise.all(words)));
    start.forget_words(device);
    stopThinking();
  }
  boxesChanged = changed;
  connect = (code, person, post) => start.connect(device, code, person, post);

  meanwhile = () => {
    serve(); // what needs no tables can be had
    tell({ state: 'elsewhere' }); // and nothing more is loading
  };
  if (waits) meanwhile();
  await only;
  const cupboard = await Cupboard.open(() => tell({ state: 'lost' })).catch((error) => {
    throw new NotStarted('storage', String(error));
  });
  await start.open_device(device, cupboard);
  await changed();
  serve();
  tell({ state: waits ? 'mine' : 'ready', fresh: cupboard.fresh });
}

let broken: (error: unknown) => boolean = () => true;
let boxesChanged: () => Promise<void> = async () => {};
let connect: (code: string, person: number, post: (text: string) => void) => Python;
// Each connection with the method that every message calls, so that Python is asked for it only once.
const ports = new Map<number, { port: Python; heard: Python }>();

async function answer(device: Python, method: string, url: string, body: string): Promise<[number, string]> {
  const found = await device.ask(method, url, body);
  const pair = found.toJs() as [number, string];
  found.destroy();
  return pair;
}

async function taken(device: Python, message: ToWorker): Promise<void> {
  if ('open' in message) {
    const { open, code, person } = message;
    const port = connect(code, person, (text) => tell({ said: open, text }));
    ports.set(open, { port, heard: port.heard });
  } else if ('say' in message) {
    ports.get(message.say)?.heard(message.text);
  } else if ('shut' in message) {
    const { port, heard } = ports.get(message.shut) ?? {};
    ports.delete(message.shut);
    port?.close();
    heard?.destroy();
    port?.destroy();
  } else {
    const { ask, method, url, body } = message;
    const [status, text] = await answer(device, method, url, body);
    if (method !== 'GET' && url.startsWith('/api/boxes') && status < 300) await boxesChanged();
    tell({ told: ask, status, text });
  }
}

/** Say what went wrong; an error in Python concerns one message alone, anything else all that come. */
function fail(error: unknown): void {
  console.error(error);
  if (error instanceof NotStarted) tell({ failed: error.fault, why: error.message });
  else if (broken(error)) tell({ failed: 'stopped', why: String(error) });
}

begin().catch((error: unknown) => {
  broken = () => true;
  fail(error);
});
