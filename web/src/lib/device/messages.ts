// What goes between the page and the worker that keeps the tables of this device.

export type ToWorker =
  | { open: number; code: string; person: number }
  | { say: number; text: string }
  | { shut: number }
  | { ask: number; method: string; url: string; body: string };

export type FromWorker =
  | { said: number; text: string }
  | { told: number; status: number; text: string }
  | { loading: number; of: number }
  | { state: 'ready' | 'mine'; fresh: boolean }
  | { state: 'elsewhere' | 'lost' }
  | { failed: string };

/** What the worker that thinks is told: to begin, with the boxes from outside, or to think. */
export type ToThinker = { begin: string } | { think: number; kind: string; body: Uint8Array };
export type FromThinker =
  | { thought: number; body: Uint8Array }
  | { far: number; done: number; of: number }
  | { stumbled: number; why: string };
