// Workers that think, as whoever asks them knows them: each is started when it is first asked.

import type { FromThinker, ToThinker } from './messages';
import type { Python } from './python';

interface Waiting {
  kind: string;
  done(body: Uint8Array): void;
  failed(why: Error): void;
  far(done: number, of: number): void;
}

/** Cores: one is the page's, another that of the worker with the tables. More than a few workers take much memory. */
const TAKEN = 2;
const MOST = 3;

/** As many as the device has cores to spare. */
export class Thinkers {
  #all: Thinker[];

  constructor(readonly most = Math.min(Math.max(navigator.hardwareConcurrency - TAKEN, 1), MOST)) {
    this.#all = Array.from({ length: most }, () => new Thinker());
  }

  /** What one of them finds: the first that has nothing else to do. */
  ask(...question: Parameters<Thinker['ask']>): Promise<Uint8Array> {
    return this.#all.reduce((best, one) => (one.waiting < best.waiting ? one : best)).ask(...question);
  }

  /** Have all of them end. */
  stop(): void {
    for (const one of this.#all) one.stop();
  }
}

class Thinker {
  #worker: Worker | null = null;
  #asked = 0;
  #thoughts = new Map<number, Waiting>();

  /** How many questions it has; to get ready is none. */
  get waiting(): number {
    return [...this.#thoughts.values()].filter(({ kind }) => kind !== 'ready').length;
  }

  /** What it finds; it starts with the boxes that `files` tells of, and `progress` hears how far it is. */
  ask(files: () => string, kind: string, body: Uint8Array, progress: Python): Promise<Uint8Array> {
    const heard = progress.copy();
    const worker = this.#started(files);
    const id = ++this.#asked;
    worker.postMessage({ think: id, kind, body } satisfies ToThinker);
    return new Promise<Uint8Array>((resolve, reject) => {
      this.#thoughts.set(id, { kind, done: resolve, failed: reject, far: heard });
    }).finally(() => {
      this.#thoughts.delete(id);
      heard.destroy();
    });
  }

  /** Have it end; whoever waits for something is told. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { failed } of this.#thoughts.values()) failed(new Error('nobody thinks any more'));
  }

  #started(files: () => string): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if ('thought' in data) this.#thoughts.get(data.thought)?.done(data.body);
      else if ('far' in data) this.#thoughts.get(data.far)?.far(data.done, data.of);
      else this.#thoughts.get(data.stumbled)?.failed(new Error(data.why));
    };
    worker.onerror = (event) => {
      event.preventDefault(); // tables go on without it
      this.stop();
    };
    worker.postMessage({ begin: files() } satisfies ToThinker);
    this.#worker = worker;
    return worker;
  }
}
