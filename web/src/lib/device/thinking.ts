// A worker that thinks, as whoever asks it knows it: started when it is first asked.

import type { FromThinker, ToThinker } from './messages';
import type { Python } from './python';

interface Waiting {
  done(body: Uint8Array): void;
  failed(why: Error): void;
  far(done: number, of: number): void;
}

export class Thinker {
  #worker: Worker | null = null;
  #asked = 0;
  #thoughts = new Map<number, Waiting>();

  /** What it finds; it starts with the boxes that `files` tells of, and `progress` hears how far it is. */
  ask(files: () => string, kind: string, body: Uint8Array, progress: Python): Promise<Uint8Array> {
    const heard = progress.copy();
    const worker = this.#started(files);
    const id = ++this.#asked;
    worker.postMessage({ think: id, kind, body } satisfies ToThinker);
    return new Promise<Uint8Array>((resolve, reject) => {
      this.#thoughts.set(id, { done: resolve, failed: reject, far: heard });
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
