// Everything the page knows of one table. The server's word is the present; nothing here knows a rule.

import { tick } from 'svelte';
import { session } from '../edition/storage';
import { language, t } from '../texts/catalogue';
import { tell } from '../texts/sentences';
import { News, nudgeLine } from './news';
import { ONLOOKER } from './offlineTable';
import { Shuffle } from './shuffle';
import { type Connection, type Pending, TableSocket } from './tableSocket';
import type { Game, Offer, TableInfo, Update, Verb, You } from './wire';
import { CALLS, type Command, type Event, type FromClient, type FromServer } from './wire';

export type Role = 'player' | 'spectator' | 'screen';

/** What an update changed, for whoever shows how it came about. */
export interface Change {
  events: Event[];
  before: Game | null;
  after: Game | null;
}

/**
 * Shows a change: call `show()` at the moment when the new present is to appear (at the latest when the promise
 * resolves); the next change is shown after that.
 */
export type Animator = (change: Change, show: () => void) => Promise<void>;

/** A line of the log: something that happened, in words. */
export interface LogLine {
  id: number;
  text: string;
  event: Event;
}

/** A line of the score pad: the points of one round, by seat. */
export interface PadRow {
  round: number;
  points: number[];
}

/** Something the page says to the player: a refusal, a reason, a quick phrase. */
export interface Note {
  id: number;
  kind: 'refused' | 'because' | 'info';
  text: string;
}

/** A quick phrase that somebody has just said. */
export interface Said {
  id: number;
  seat: number;
  phrase: string;
}

const isCall = (verb: Verb): boolean => (CALLS as readonly Verb[]).includes(verb);
const LONGEST_LOG = 300;
const NOTE_TIME = 6000;
const SAID_TIME = 5000;
const LONGEST_SHOW = 15000;
// Someone who was away wants to see where the game stands, not the whole way there.
const CATCH_UP = 6;

/** An update in which the table is known, whether it came with it or before. */
type Known = Update & { table: TableInfo };

/** Whether nobody has done anything yet in the round that an update is about. */
function begins({ events, game }: Update): boolean {
  const dealt = events.findLastIndex((one) => one.event === 'CardsDealt');
  const done = events
    .slice(dealt)
    .some((one) => ['CardPlayed', 'CardsTaken', 'TurnPassed'].includes(one.event));
  return game !== null && dealt >= 0 && !done;
}

export class TableStore {
  readonly code: string;
  readonly role: Role;

  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>(ONLOOKER);
  game = $state.raw<Game | null>(null);
  /** All hands, laid open for the count when a round is over. */
  held = $state.raw<Update['held']>(null);
  /** The question in the player's language; empty if somebody else is asked. */
  prompt = $state('');
  /** When the default answer is given, by the server's clock in milliseconds; 0 without a clock. */
  deadline = $state(0);
  /** The server's clock minus this machine's, in milliseconds. */
  clockOffset = $state(0);
  version = $state(0);
  log = $state.raw<LogLine[]>([]);
  /** The rounds of this match whose end this browser has seen. */
  pad = $state.raw<PadRow[]>([]);
  notes = $state.raw<Note[]>([]);
  said = $state.raw<Said[]>([]);
  /** Who was last reminded that the table waits. */
  nudged = $state.raw<{ id: number; seat: number } | null>(null);
  connection = $state<Connection>('connecting');
  /** Commands that the server has not answered yet. */
  pending = $state.raw<Pending[]>([]);
  /** Whether changes are still being shown or wait to be: the table is not yet what the server says it is. */
  behind = $state(false);
  /** By what the record of this match can be compared with what bound everybody before the deal. */
  seal = $state('');
  /** Why the server closed the table for us, in words; empty as long as it has not. */
  goodbye = $state('');

  /** Seat names; an open seat's is empty. */
  names = $derived((this.info?.chairs ?? []).map((chair) => chair.name));
  /** Whether one of our answers is on its way: no second one is sent meanwhile. A call is no answer. */
  busy = $derived(
    this.pending.some(({ command }) =>
      command.do === 'answer' ? !isCall(command.verb) : command.do === 'next',
    ),
  );

  /** Set by the component that shows the table; without one, changes appear at once. */
  animator: Animator | null = null;

  #socket: TableSocket | null = null;
  #queue: Known[] = [];
  #showing = false;
  #count = 0;
  #newest: Known | null = null;
  #shuffle: Shuffle;
  #news = new News((text) => this.note(text));
  #answered = new Map<string, () => void>();

  /** A table that is fed by its socket, or by hand with `take` (a replay). */
  /** Who looks, of those around this device. */
  readonly person: number;

  constructor(code: string, role: Role, person = 0) {
    this.code = code;
    this.role = role;
    this.person = person;
    this.#shuffle = new Shuffle(`${code}-${person}`);
  }

  /** Connect; the table keeps itself connected until `close`. */
  open(): void {
    const hello = () => ({ lang: language(), role: this.role });
    const handlers = {
      message: (message: FromServer) => this.#receive(message),
      since: () => this.#newest?.version ?? null,
      changed: () => {
        this.connection = this.#socket?.state ?? 'connecting';
        this.pending = this.#socket?.pending ?? [];
      },
    };
    this.#socket = new TableSocket(this.code, hello, handlers, this.person);
    this.#socket.open();
  }

  close(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  retry(): void {
    this.#socket?.retry();
  }

  /** Give one of the answers on offer, perhaps with the care that a card is put down with. */
  act(offer: Offer & { care?: number }): void {
    const twice = ({ command }: Pending) =>
      command.do === 'answer' && command.verb === offer.verb && command.target === offer.target;
    // A double tap plays once; but who has just called can lay at once.
    if (isCall(offer.verb) ? this.pending.some(twice) : this.busy) return;
    this.send(offer.verb === 'next' ? { do: 'next' } : { do: 'answer', ...offer });
  }

  /** Send any other command. */
  send(command: Command): void {
    this.#socket?.command(command, this.#newest?.version ?? 0);
  }

  /** Send a command and wait until the server has answered it, however long that takes. */
  async done(command: Command): Promise<void> {
    if (this.#socket === null) return;
    const { id } = this.#socket.command(command, this.#newest?.version ?? 0);
    await new Promise<void>((resolve) => this.#answered.set(id, resolve));
  }

  /** Ask why a card cannot be laid; the answer comes as a note. */
  why(card: number, tray?: number): void {
    this.#say({ type: 'why', card, tray });
  }

  /** A quick phrase; it is shown to everybody and forgotten. */
  react(phrase: string): void {
    this.#say({ type: 'react', phrase });
  }

  /** Remind somebody who lets the table wait. */
  nudge(seat: number): void {
    this.#say({ type: 'nudge', seat });
  }

  /** Whether a seat is the reader's own. */
  isYou(seat: number): boolean {
    return seat >= 0 && seat === this.you.seat;
  }

  /** Milliseconds until the default answer is given; null without a clock. */
  left(now: number = Date.now()): number | null {
    return this.deadline === 0 ? null : Math.max(0, this.deadline - (now + this.clockOffset));
  }

  note(text: string, kind: Note['kind'] = 'info'): void {
    const id = ++this.#count;
    this.notes = [...this.notes.filter((note) => note.text !== text), { id, kind, text }];
    setTimeout(() => this.dismiss(id), NOTE_TIME);
  }

  dismiss(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }

  /** Take in what the server says is new. */
  take(news: Update): void {
    const table = news.table ?? this.#newest?.table;
    if (table === undefined) return; // the first update always brings the table
    const update = { ...news, table };
    this.#newest = update;
    this.clockOffset = update.now - Date.now();
    if (update.whole) {
      this.log = [];
      this.#queue = [];
    }
    this.#queue.push(update);
    void this.#present();
  }

  #say(message: FromClient): void {
    if (this.#socket?.say(message) === false) this.note(t('page-connection-lost'), 'refused');
  }

  #receive(message: FromServer): void {
    if (message.type === 'ack' || message.type === 'duplicate' || message.type === 'refused') {
      this.#answered.get(message.id)?.();
      this.#answered.delete(message.id);
    }
    switch (message.type) {
      case 'update':
        this.take(message);
        if (this.#newest !== null) this.#giveNumber(this.#newest);
        break;
      case 'refused':
        // Another tab of the same player was quicker with its number for the shuffle; that is nobody's fault.
        if (message.reason !== 'no_number_wanted') this.note(message.text, 'refused');
        else this.#shuffle.forget();
        break;
      case 'because':
        this.note(message.text, 'because');
        break;
      case 'reacted':
        this.#hear(message.seat, message.phrase);
        break;
      case 'nudged':
        this.nudged = { id: ++this.#count, seat: message.seat };
        this.note(nudgeLine(message.seat, message.by, this.names, this.you.seat));
        break;
      case 'bye':
        if (message.again) this.note(message.text);
        else this.goodbye = message.text;
        break;
      case 'ack':
      case 'duplicate':
      case 'pong':
      case 'cup':
        break; // nothing more to do: see above, tableSocket and cupStore
      default:
        message satisfies never;
    }
  }

  /** The shuffle is made from the server's secret and a number of each player's own; ours goes by itself. */
  #giveNumber({ you, table }: Known): void {
    const ours = this.#shuffle.next(table, you);
    if (ours !== null) this.send(ours);
    this.seal = this.#shuffle.seal(table);
    const underWay = this.pending.some(({ command }) => command.do === 'commit');
    if (!underWay && this.#shuffle.missed(table)) this.note(t('page-shuffle-missed'));
  }

  #hear(seat: number, phrase: string): void {
    const id = ++this.#count;
    this.said = [...this.said.filter((said) => said.seat !== seat), { id, seat, phrase }];
    setTimeout(() => {
      this.said = this.said.filter((said) => said.id !== id);
    }, SAID_TIME);
  }

  async #present(): Promise<void> {
    if (this.#showing) return;
    this.#showing = true;
    this.behind = true;
    try {
      for (let update = this.#queue.shift(); update !== undefined; update = this.#queue.shift()) {
        await this.#show(update);
      }
    } finally {
      this.#showing = false;
      this.behind = false;
    }
  }

  async #show(update: Known): Promise<void> {
    let shown = false;
    const show = () => {
      if (shown) return;
      shown = true;
      this.#news.hear(this.info, update.table, update.you.seat);
      if (this.you.seat >= 0 && update.you.seat < 0 && update.you.waits < 0)
        this.note(t('page-unseated'), 'refused');
      this.version = update.version;
      this.info = update.table;
      this.you = update.you;
      this.game = update.game;
      this.held = update.held;
      this.prompt = update.prompt;
      this.deadline = update.deadline;
      this.#write(update);
      this.#score(update);
    };
    // Of a first deal the table is laid before the cards are: until now there was nobody to show it.
    const first = this.game === null && begins(update);
    if (this.animator === null && first) {
      show();
      await tick();
    }
    const change = { events: update.events, before: first ? null : this.game, after: update.game };
    const quiet =
      this.animator === null ||
      (update.whole && !first) ||
      update.events.length === 0 ||
      document.hidden ||
      this.#queue.length > CATCH_UP;
    if (!quiet && this.animator !== null) {
      const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_SHOW));
      await Promise.race([this.animator(change, show).catch(console.error), late]);
    }
    show();
  }

  #score({ table, game }: Known): void {
    // Kept by the browser too: a page that is loaded again still knows the pad.
    const key = `pioche-pad-${this.code}-${table.match}`;
    if (this.pad.length === 0 && game !== null) {
      this.pad = JSON.parse(session.get(key) ?? '[]') as PadRow[];
    }
    if (game === null || (game.round === 1 && !game.decision.endsWith('_over'))) this.pad = [];
    if (!game?.decision.endsWith('_over') || this.pad.some((row) => row.round === game.round)) return;
    this.pad = [...this.pad, { round: game.round, points: game.points }];
    session.set(key, JSON.stringify(this.pad));
  }

  #write(update: Known): void {
    const names = update.table.chairs.map((chair) => chair.name);
    const lines = update.events.map((event) => ({
      id: ++this.#count,
      event,
      text: tell(event, names, update.you.seat, update.game?.box ?? update.table.box),
    }));
    if (lines.length > 0) this.log = [...this.log, ...lines].slice(-LONGEST_LOG);
  }
}
