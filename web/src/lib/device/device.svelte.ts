// This device as the backend that keeps the tables: the page's side of the worker, which is started when it is needed.

import { at } from '../edition/edition';
import { offline } from '../edition/offline.svelte';
import { local } from '../edition/storage';
import { liesIn } from './cupboard';
import type { Fault, FromWorker, ToWorker } from './messages';

/** What there is to say about the device: what is loading, that another window plays, that something is lost. */
class State {
  /** How much of what is loading has come, from 0 to 1; null when nothing is. */
  loading = $state<number | null>(null);
  /** Whether the tables are here. */
  ready = $state(false);
  /** Whether another window has the tables. */
  elsewhere = $state(false);
  /** Whether the browser has taken the database away. */
  lost = $state(false);
  /** Whether it has done so since the last visit. */
  gone = $state(false);
  /** Why there is no game; null while there may be. */
  failed = $state<Fault | null>(null);
  /** Whether the engine is compiled, as it is on a server; null until that is known. */
  compiled = $state<boolean | null>(null);
}

export const deviceState = new State();

interface Ears {
  opened(): void;
  heard(text: string): void;
  lost(): void;
}

/** What is said of each failure, by its key. */
export const SAID: Record<Fault, string> = {
  connection: 'device-failed',
  mixed: 'device-mixed',
  unable: 'device-unable',
  storage: 'device-storage',
  stopped: 'device-stopped',
};
const KEPT = 'pioche-tables';
const BOXES = 'pioche-boxes';
// For tests: tables that wait for nobody.
const SETTINGS = 'pioche-settings';
// What can be had without Python, as long as no box from outside is here.
const FILES: Record<string, string> = { '/api/boxes': '/api/boxes.json', '/api/pad': '/api/pad.json' };

let worker: Worker | null = null;
let heard = false;
let count = 0;
const asked = new Map<number, (answer: Response) => void>();
const ears = new Map<number, Ears>();

function start(): Worker {
  if (worker !== null) return worker;
  deviceState.failed = null;
  deviceState.loading = 0;
  heard = false;
  const name = local.get(SETTINGS) ?? '{}';
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  // Without a word of any kind its script did not come.
  worker.onerror = ({ message }) => fail(heard || message ? 'stopped' : 'connection', message || 'worker');
  // WebKit does not let go of a worker's lock by itself when its page goes.
  addEventListener('pagehide', leave);
  return worker;
}

/**
 * Start before anybody has asked: for a screen that will ask, for whoever has tables here, and for whoever is about to
 * play unless they save data.
 */
export function startEarly(why: 'screen' | 'visit' | 'touch'): void {
  const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
  const wanted = { screen: true, visit: local.get(KEPT) !== null, touch: !saving };
  if (wanted[why] && deviceState.failed === null) start();
}

/** The page goes: another one has the tables from now on; whoever comes back to this one begins anew. */
function leave(): void {
  worker?.terminate();
  addEventListener('pageshow', () => location.reload());
}

function tell(message: ToWorker): void {
  start().postMessage(message);
}

function hear(message: FromWorker): void {
  heard = true;
  if ('said' in message) ears.get(message.said)?.heard(message.text);
  else if ('told' in message) {
    const { told, status, text } = message;
    asked.get(told)?.(new Response(text, { status }));
    asked.delete(told);
  } else if ('loading' in message) deviceState.loading = message.loading / message.of;
  else if ('compiled' in message) deviceState.compiled = message.compiled;
  else if ('build' in message) {
    const { build = message.build } = document.documentElement.dataset;
    if (build !== message.build) fail('mixed', `the page is of ${build}, the runtime of ${message.build}`);
  } else if ('failed' in message) fail(message.failed, message.why);
  else {
    deviceState.loading = null;
    void offline.keepEverything(); // whoever has played once may have no network the next time
    deviceState.elsewhere = message.state === 'elsewhere';
    deviceState.ready = 'fresh' in message;
    if (message.state === 'lost') deviceState.lost = true;
    if ('fresh' in message && message.fresh) deviceState.gone = local.get(KEPT) !== null;
    // The other window is closed: whoever waited here for a table gets it now.
    if (message.state === 'mine') for (const one of [...ears.values()]) one.lost();
  }
}

function fail(fault: Fault, why: string): void {
  console.error(`no game (${fault}): ${why}`);
  deviceState.failed = fault;
  deviceState.loading = null;
  deviceState.ready = false;
  worker?.terminate();
  worker = null;
  for (const answer of asked.values()) answer(Response.error());
  asked.clear();
}

/** Start again after something has failed; every table is called anew, and goes on where it was. */
export async function startAgain(): Promise<void> {
  if (deviceState.failed === 'mixed') {
    await offline.look();
    return location.reload();
  }
  start();
  for (const one of [...ears.values()]) one.lost();
}

function remember(method: string, path: string, answer: Response): void {
  if (!answer.ok || method === 'GET') return;
  if (/^\/api\/(tables|together|everything|records)/.test(path)) {
    local.set(KEPT, 'yes');
    void navigator.storage?.persist?.().catch(() => false);
  }
  if (path.startsWith('/api/boxes')) local.set(BOXES, 'yes');
}

/** Whether it was noted that something is kept; who was killed a moment later finds it in the database instead. */
async function noted(note: string, drawer: string): Promise<boolean> {
  if (local.get(note) !== null) return true;
  if (!(await liesIn(drawer))) return false;
  local.set(note, 'yes');
  return true;
}

/** The words of boxes from outside, where there are any. */
export async function boxWords(lang: string): Promise<string> {
  if (!(await noted(BOXES, 'boxes'))) return '';
  return (await device.ask(`/api/texts/${lang}.ftl`)).text();
}

export const device = {
  far: false,
  unreachable: () => SAID[deviceState.failed ?? 'connection'],
  ask: async (path: string, init: RequestInit = {}): Promise<Response> => {
    const method = init.method ?? 'GET';
    const file = FILES[path];
    if (method === 'GET' && file !== undefined && !(await noted(BOXES, 'boxes'))) return fetch(at(file));
    // Who has never played here has nothing to come back to, and need not wait.
    if (path === '/api/me' && !(await noted(KEPT, 'tables'))) return new Response('{"yours":[],"listed":[]}');
    const answer = await new Promise<Response>((resolve) => {
      const id = ++count;
      asked.set(id, resolve);
      tell({ ask: id, method, url: path, body: (init.body as string | null | undefined) ?? '' });
    });
    if (answer.type === 'error') throw new Error(deviceState.failed ?? '');
    remember(method, path, answer);
    return answer;
  },
  connect: (code: string, heard: Ears, person = 0) => {
    const id = ++count;
    ears.set(id, heard);
    // After a failure it waits until somebody tries again.
    const say = (message: ToWorker) => {
      if (deviceState.failed === null) tell(message);
      return deviceState.failed === null;
    };
    say({ open: id, code, person });
    queueMicrotask(() => ears.has(id) && heard.opened());
    return {
      say: (text: string) => say({ say: id, text }),
      hangUp: () => {
        if (ears.delete(id)) say({ shut: id });
      },
    };
  },
};
