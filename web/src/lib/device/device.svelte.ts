// This device as the backend that keeps the tables: the page's side of the worker, which is started when it is needed.

import { at } from '../edition/edition';
import { liesIn } from './cupboard';
import type { FromWorker, ToWorker } from './messages';

/** What there is to say about the device: what is loading, that another window plays, that something is lost. */
class State {
  /** How much of what is loading has come, from 0 to 1; null when nothing is. */
  loading = $state<number | null>(null);
  /** Whether another window has the tables. */
  elsewhere = $state(false);
  /** Whether the browser has taken the database away. */
  lost = $state(false);
  /** Whether it has done so since the last visit. */
  gone = $state(false);
  /** Why Python did not start; empty if it did. */
  failed = $state('');
}

export const deviceState = new State();

interface Ears {
  opened(): void;
  heard(text: string): void;
  lost(): void;
}

const KEPT = 'pioche-tables';
const BOXES = 'pioche-boxes';
// For tests: tables that wait for nobody.
const SETTINGS = 'pioche-settings';
// What can be had without Python, as long as no box from outside is here.
const FILES: Record<string, string> = { '/api/boxes': '/api/boxes.json', '/api/pad': '/api/pad.json' };

let worker: Worker | null = null;
let count = 0;
const asked = new Map<number, (answer: Response) => void>();
const ears = new Map<number, Ears>();

function start(): Worker {
  if (worker !== null) return worker;
  deviceState.loading = 0;
  const name = localStorage.getItem(SETTINGS) ?? '{}';
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  worker.onerror = (event) => hear({ failed: event.message || 'worker' });
  // WebKit does not let go of a worker's lock by itself when its page goes.
  addEventListener('pagehide', leave);
  return worker;
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
  if ('said' in message) ears.get(message.said)?.heard(message.text);
  else if ('told' in message) {
    const { told, status, text } = message;
    asked.get(told)?.(new Response(text, { status }));
    asked.delete(told);
  } else if ('loading' in message) deviceState.loading = message.loading / message.of;
  else if ('failed' in message) fail(message.failed);
  else {
    deviceState.loading = null;
    deviceState.elsewhere = message.state === 'elsewhere';
    if (message.state === 'lost') deviceState.lost = true;
    if ('fresh' in message && message.fresh) deviceState.gone = localStorage.getItem(KEPT) !== null;
    // The other window is closed: whoever waited here for a table gets it now.
    if (message.state === 'mine') for (const one of [...ears.values()]) one.lost();
  }
}

function fail(why: string): void {
  deviceState.failed = why;
  deviceState.loading = null;
  worker?.terminate();
  worker = null;
  for (const answer of asked.values()) answer(Response.error());
  asked.clear();
}

/** Start again after something has failed. */
export function startAgain(): void {
  deviceState.failed = '';
  start();
}

function remember(method: string, path: string, answer: Response): void {
  if (!answer.ok || method === 'GET') return;
  if (/^\/api\/(tables|together|everything|records)/.test(path)) {
    localStorage.setItem(KEPT, 'yes');
    void navigator.storage?.persist?.().catch(() => false);
  }
  if (path.startsWith('/api/boxes')) localStorage.setItem(BOXES, 'yes');
}

/** Whether it was noted that something is kept; who was killed a moment later finds it in the database instead. */
async function noted(note: string, drawer: string): Promise<boolean> {
  if (localStorage.getItem(note) !== null) return true;
  if (!(await liesIn(drawer))) return false;
  localStorage.setItem(note, 'yes');
  return true;
}

/** The words of boxes from outside, where there are any. */
export async function boxWords(lang: string): Promise<string> {
  if (!(await noted(BOXES, 'boxes'))) return '';
  return (await device.ask(`/api/texts/${lang}.ftl`)).text();
}

export const device = {
  far: false,
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
    if (answer.type === 'error') throw new Error(deviceState.failed);
    remember(method, path, answer);
    return answer;
  },
  connect: (code: string, heard: Ears, person = 0) => {
    const id = ++count;
    ears.set(id, heard);
    tell({ open: id, code, person });
    queueMicrotask(() => ears.has(id) && heard.opened());
    return {
      say: (text: string) => {
        tell({ say: id, text });
        return true;
      },
      hangUp: () => {
        if (ears.delete(id)) tell({ shut: id });
      },
    };
  },
};
