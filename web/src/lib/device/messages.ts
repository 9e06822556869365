// What goes between the page and the worker that keeps the tables of this device.

export type ToWorker =
  | { open: number; code: string; person: number }
  | { say: number; text: string }
  | { shut: number }
  | { ask: number; method: string; url: string; body: string };

export type FromWorker =
  | { said: number; text: string }
  | { told: number; status: number; text: string }
  | { build: string }
  | { loading: number; of: number }
  | { compiled: boolean }
  | { state: 'ready' | 'mine'; fresh: boolean }
  | { state: 'elsewhere' | 'lost' }
  | { failed: Fault; why: string };

/**
 * Why there is no game: a file did not come, the files are of two builds, the browser has no WebAssembly or no
 * storage, or something broke.
 */
export type Fault = 'connection' | 'mixed' | 'unable' | 'storage' | 'stopped';

/** What the worker that thinks is told: to begin, with the boxes from outside, or to think. */
export type ToThinker = { begin: string } | { think: number; kind: string; body: Uint8Array };
export type FromThinker =
  | { thought: number; body: Uint8Array }
  | { far: number; done: number; of: number }
  | { stumbled: number; why: string };
