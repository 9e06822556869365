// The score pad of this device: every change is kept, can be undone, and is shown by the other windows at once.

import type { PadInfo } from '../connection/wire';
import { local } from '../edition/storage';
import { Balance, freshStream, type Outcome, type Weighed } from './balance';
import { after, type Count, count, type Round } from './scoring';

const KEPT = 'pioche-pad';
const CHANNEL = 'pioche-pad';
const STEPS = 40;
const VERSION = 1;

/** A hand that is being counted: cards by the side they show, or points that somebody has typed. */
export interface Hand {
  cards: Record<string, string[]>;
  typed: string;
}

/** A round that is being counted. */
export interface Draft {
  /** Who went out; -1 for nobody, null if it has not been said. */
  winner: number | null;
  hands: Hand[];
}

/** A match with real cards. */
export interface Match {
  box: string;
  form: string;
  target: number;
  names: string[];
  /** Matches that each has won before this one. */
  wins: number[];
  dealer: number;
  /** Whether play goes to the right. */
  turned: boolean;
  /** The side of the cards that is up. */
  side: string;
  rounds: Round[];
  balance: Weighed | null;
}

interface Kept {
  version: number;
  match: Match | null;
  past: Match[];
  draft: Draft | null;
}

function empty(): Kept {
  return { version: VERSION, match: null, past: [], draft: null };
}

function kept(): Kept {
  try {
    const found = JSON.parse(local.get(KEPT) ?? 'null') as Kept | null;
    return found?.version === VERSION ? found : empty();
  } catch {
    return empty();
  }
}

class PadStore {
  /** What is known of the boxes; nothing until it has come. */
  infos = $state.raw<PadInfo[]>([]);
  match = $state.raw<Match | null>(null);
  draft = $state.raw<Draft | null>(null);
  /** What can be undone, the newest last. */
  past = $state.raw<Match[]>([]);
  /** Whether the browser does not keep what is written here. */
  lost = $state(false);

  info = $derived(this.infos.find((one) => one.box === this.match?.box));
  form = $derived(this.info?.forms.find((one) => one.name === this.match?.form));
  count = $derived(this.#counted());
  over = $derived(this.count.winners.length > 0);

  #channel: BroadcastChannel | null = null;

  constructor() {
    this.#take(kept());
  }

  /** Listen to the other windows for as long as the pad is shown. */
  open(): () => void {
    this.#take(kept());
    if (typeof BroadcastChannel === 'undefined') return () => {};
    const channel = new BroadcastChannel(CHANNEL);
    this.#channel = channel;
    channel.onmessage = ({ data }: MessageEvent<Kept | 'hello'>) => {
      // Where nothing can be kept, a new window only knows what the others tell it.
      if (data !== 'hello') this.#take(data);
      else if (this.match !== null) channel.postMessage(this.#everything());
    };
    if (this.match === null) channel.postMessage('hello');
    return () => {
      channel.close();
      this.#channel = null;
    };
  }

  begin(match: Match): void {
    this.past = [];
    this.draft = null;
    this.#set(match);
  }

  /** Put everything away and ask who plays what; the last match can still be had back. */
  leave(): void {
    this.#step(null);
  }

  /** Change something, so that it can be undone. */
  change(change: Partial<Match>): void {
    if (this.match !== null) this.#step({ ...this.match, ...change });
  }

  undo(): void {
    const last = this.past.at(-1);
    if (last === undefined) return;
    this.past = this.past.slice(0, -1);
    this.draft = null;
    this.#set(last);
  }

  /** Note what is being counted; that is put right by hand, not undone. */
  note(draft: Draft | null): void {
    this.draft = draft;
    this.#keep();
  }

  /** Enter a round that has been counted. */
  enter(round: Round): void {
    const { match, form } = this;
    if (match === null || form === undefined) return;
    const rounds = [...match.rounds, round];
    const { out } = count(form, match.target, match.names.length, rounds);
    this.draft = null;
    this.change({ rounds, dealer: after(match.dealer, out), turned: false, balance: this.#fresh(match) });
  }

  /** Another match with the same people. */
  again(): void {
    const { match } = this;
    if (match === null) return;
    this.change({ rounds: [], wins: this.wins(), turned: false, balance: this.#fresh(match) });
  }

  /** Matches won, with the one that is over. */
  wins(): number[] {
    return (this.match?.wins ?? []).map((won, seat) => won + (this.count.winners.includes(seat) ? 1 : 0));
  }

  /** Put the balance up, as new or as another one. */
  weigh(preset: string): void {
    const info = this.info?.balance;
    if (info) this.change({ balance: Balance.fresh(info, preset, freshStream()).state });
  }

  /** A card on the left tray (0) or the right one (1), or somebody took cards (2). */
  lay(what: 0 | 1 | 2): { outcome: Outcome; angle: number } {
    const info = this.info?.balance;
    if (!info || !this.match?.balance) return { outcome: 'holds', angle: 0 };
    const balance = new Balance(info, this.match.balance);
    const outcome = what === 2 ? balance.take() : balance.place(what);
    const { angle } = balance;
    if (outcome !== 'holds') balance.seat();
    this.change({ balance: balance.state });
    return { outcome, angle };
  }

  /** The angle of the balance as it stands. */
  angle(): number {
    const info = this.info?.balance;
    return info && this.match?.balance ? new Balance(info, this.match.balance).angle : 0;
  }

  #fresh({ balance }: Match): Weighed | null {
    const info = this.info?.balance;
    return info && balance ? Balance.fresh(info, balance.preset, freshStream()).state : balance;
  }

  #counted(): Count {
    const { match, form } = this;
    if (match === null || form === undefined) return { points: [], totals: [], out: [], winners: [] };
    return count(form, match.target, match.names.length, match.rounds);
  }

  #step(to: Match | null): void {
    if (this.match !== null) this.past = [...this.past, this.match].slice(-STEPS);
    this.#set(to);
  }

  #set(match: Match | null): void {
    this.match = match;
    this.#keep();
  }

  #everything(): Kept {
    return { version: VERSION, match: this.match, past: this.past, draft: this.draft };
  }

  #take({ match, past, draft }: Kept): void {
    this.match = match;
    this.past = past;
    this.draft = draft;
  }

  #keep(): void {
    const everything = this.#everything();
    this.#channel?.postMessage(everything);
    // Full or forbidden: the match goes on in the memory of this window, and the page says so.
    this.lost = !local.set(KEPT, JSON.stringify(everything));
  }
}

export const pad = new PadStore();
