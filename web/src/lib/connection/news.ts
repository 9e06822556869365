// Who came, went, lost the connection or became host: one line for each, for everybody at the table.

import { t } from '../texts/catalogue';
import type { TableInfo } from './wire';

// Whoever only loads the page again is back before anybody has noticed.
const PATIENCE = 3000;

export class News {
  #say: (text: string) => void;
  #gone = new Map<string, number>();

  constructor(say: (text: string) => void) {
    this.#say = say;
  }

  /** Tell what is new among the people at a table. */
  hear(before: TableInfo | null, after: TableInfo, you: number): void {
    if (before === null || before.code !== after.code || after.phase === 'closed') return;
    for (const chair of after.chairs) {
      const was = before.chairs.find((one) => one.name === chair.name);
      const player = chair.name;
      if (chair.kind === 'human' && was?.kind === 'bot' && chair.name)
        this.#say(t('page-news-back', { player }));
      else if (chair.kind === 'human' && was === undefined && after.phase === 'playing') {
        this.#say(t('page-news-joined', { player }));
      }
      if (was?.kind === 'human' && chair.kind === 'bot')
        this.#say(t(chair.comes === player ? 'page-news-withheld' : 'page-news-left', { player }));
      if (was?.kind !== 'human' || chair.kind !== 'human') continue;
      if (was.here && !chair.here) this.#lost(player);
      if (!was.here && chair.here && !this.#found(player)) this.#say(t('page-news-back', { player }));
      if (!was.away && chair.away) this.#say(t('page-news-away', { player }));
    }
    const host = after.chairs[after.host]?.name ?? '';
    if (host !== '' && host !== (before.chairs[before.host]?.name ?? '') && before.host >= 0) {
      this.#say(after.host === you ? t('page-news-host-you') : t('page-news-host', { player: host }));
    }
  }

  #lost(player: string): void {
    this.#found(player);
    const timer = window.setTimeout(() => {
      this.#gone.delete(player);
      this.#say(t('page-news-gone', { player }));
    }, PATIENCE);
    this.#gone.set(player, timer);
  }

  /** Whether nobody has been told yet that this player was gone. */
  #found(player: string): boolean {
    const timer = this.#gone.get(player);
    clearTimeout(timer);
    return this.#gone.delete(player);
  }
}

/** What is said when somebody is reminded. */
export function nudgeLine(seat: number, by: number, names: string[], you: number): string {
  const who = { player: names[seat] ?? '', by: names[by] ?? '' };
  return t(seat === you ? 'page-nudged-you' : 'page-nudged', who);
}
