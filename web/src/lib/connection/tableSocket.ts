// One connection to a table that mends itself: it comes back after a break, asks for what it missed and sends
// again, under the same id, every command that has not been answered, or was refused because the server cannot do
// anything just now. Here the server's messages enter the page.

import { backend, type Line } from './backend';
import { type Command, type FromClient, type FromServer, type Hello, PROTOCOL, type Refused } from './wire';

export type Connection = 'connecting' | 'open' | 'waiting' | 'closed';

/** A command on its way: it stays here until the server has answered it. */
export interface Pending {
  id: string;
  command: Command;
  seen: number;
  /** How often it was refused because the server could not write or reach another just then. */
  refusals: number;
}

interface Handlers {
  message(message: FromServer): void;
  changed(): void;
  since(): number | null;
}

const CONNECT_TIMEOUT = 6000;
const PING_EVERY = 15000;
const PONG_WITHIN = 6000;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 4000;
// What a server cannot do just now it can do in a moment.
const PASSING = ['storage', 'bus'];
const MOST_REFUSALS = 10;

/** How long to wait after so many failures; somewhat at random, so that a whole table does not come back at once. */
function pauseAfter(failures: number): number {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures - 1, 6));
  return pause * (0.75 + Math.random() / 2);
}

export class TableSocket {
  state: Connection = 'connecting';
  pending: Pending[] = [];

  #line: Line | null = null;
  #failures = 0;
  #timers = { connect: 0, ping: 0, pong: 0, retry: 0 };
  #stop = new AbortController();

  constructor(
    private readonly code: string,
    private readonly hello: () => Omit<Hello, 'type' | 'protocol' | 'since'>,
    private readonly handlers: Handlers,
    private readonly person = 0,
  ) {}

  open(): void {
    const { signal } = this.#stop;
    // A phone that wakes up has a socket that looks open and is dead: ask at once, and wait only a moment.
    const awake = () => document.visibilityState === 'visible' && this.#check();
    document.addEventListener('visibilitychange', awake, { signal });
    window.addEventListener('pageshow', (event) => event.persisted && this.#connect(), { signal });
    if (backend.far) {
      window.addEventListener('online', () => this.#connect(), { signal });
      window.addEventListener('offline', () => this.#lost(), { signal });
    }
    this.#connect();
  }

  close(): void {
    this.#stop.abort();
    this.#drop();
    this.#change('closed');
  }

  /** Try at once instead of waiting for the next attempt. */
  retry(): void {
    this.#failures = 0;
    this.#connect();
  }

  /** Send a command; it is kept and sent again until the server has answered. */
  command(command: Command, seen: number): Pending {
    const pending = { id: hex(12), command, seen, refusals: 0 };
    this.pending = [...this.pending, pending];
    this.#sendPending(pending);
    this.handlers.changed();
    return pending;
  }

  /** Say something that need not arrive. */
  say(message: FromClient): boolean {
    if (this.state !== 'open' || this.#line === null) return false;
    return this.#line.say(JSON.stringify(message));
  }

  #connect(): void {
    if (this.#stop.signal.aborted) return;
    this.#drop();
    this.#change('connecting');
    const ears = {
      opened: () =>
        this.#line?.say(
          JSON.stringify({
            type: 'hello',
            protocol: PROTOCOL,
            since: this.handlers.since(),
            ...this.hello(),
          }),
        ),
      heard: (text: string) => this.#receive(JSON.parse(text) as FromServer),
      lost: () => this.#lost(),
    };
    this.#line = backend.connect(this.code, ears, this.person);
    if (backend.far) this.#timers.connect = window.setTimeout(() => this.#lost(), CONNECT_TIMEOUT);
  }

  #receive(message: FromServer): void {
    this.#heard();
    if (message.type === 'pong') return;
    if (message.type === 'bye') {
      this.handlers.message(message);
      if (!message.again) this.close();
      return;
    }
    if (message.type === 'refused' && this.#sendsAgain(message)) return;
    if (message.type === 'ack' || message.type === 'duplicate' || message.type === 'refused') {
      this.pending = this.pending.filter((pending) => pending.id !== message.id);
      this.handlers.changed();
    }
    this.handlers.message(message);
    // The first update says that we are in; only then does the server take commands.
    if ((message.type === 'update' || message.type === 'cup') && this.state === 'connecting') {
      this.#failures = 0;
      this.#change('open');
      for (const pending of this.pending) this.#sendPending(pending);
    }
  }

  #sendPending({ id, command, seen }: Pending): void {
    this.say({ type: 'do', id, seen, command });
  }

  /** Whether a refused command stays on its way: it is sent again in a moment, for half a minute or so. */
  #sendsAgain({ id, reason }: Refused): boolean {
    const pending = this.pending.find((one) => one.id === id);
    if (!backend.far || pending === undefined || !PASSING.includes(reason)) return false;
    pending.refusals += 1;
    if (pending.refusals > MOST_REFUSALS) return false;
    window.setTimeout(() => {
      if (this.pending.includes(pending)) this.#sendPending(pending);
    }, pauseAfter(pending.refusals));
    return true;
  }

  #check(): void {
    if (this.state === 'waiting' || this.#line === null) this.#connect();
    else if (this.state === 'open' && backend.far) this.#ping(2500);
  }

  #ping(patience: number): void {
    if (!this.say({ type: 'ping' })) return;
    clearTimeout(this.#timers.pong);
    this.#timers.pong = window.setTimeout(() => this.#connect(), patience);
  }

  #heard(): void {
    clearTimeout(this.#timers.connect);
    clearTimeout(this.#timers.pong);
    clearTimeout(this.#timers.ping);
    if (backend.far) this.#timers.ping = window.setTimeout(() => this.#ping(PONG_WITHIN), PING_EVERY);
  }

  #lost(): void {
    if (this.#stop.signal.aborted) return;
    this.#drop();
    this.#failures += 1;
    this.#timers.retry = window.setTimeout(() => this.#connect(), pauseAfter(this.#failures));
    this.#change('waiting');
  }

  #drop(): void {
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    this.#line?.hangUp();
    this.#line = null;
  }

  #change(state: Connection): void {
    this.state = state;
    this.handlers.changed();
  }
}

/** Random bytes as hexadecimal digits; crypto.randomUUID is not there over plain HTTP. */
export function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) =>
    b.toString(16).padStart(2, '0'),
  ).join('');
}
