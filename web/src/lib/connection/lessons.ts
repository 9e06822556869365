// Lessons: what a step shows, and what becomes of an answer. The backend keeps nothing of them; this browser keeps how
// far one has come.

import { local } from '../edition/storage';
import { language } from '../texts/catalogue';
import { asked } from './api';
import { TableStore } from './tableStore.svelte';
import type { LessonTold, Offer } from './wire';

const KEPT = 'pioche-lesson-';

function path(box: string, step: number, name: string): string {
  const query = new URLSearchParams({ step: String(step), lang: language(), name });
  return `/api/lessons/${encodeURIComponent(box)}?${query}`;
}

export const lessons = {
  step: async (box: string, step: number, name: string) =>
    (await (await asked(path(box, step, name))).json()) as LessonTold,
  /** What becomes of an answer; null where there is only something to read. */
  answer: async (box: string, step: number, name: string, offer: Offer | null) => {
    const body = JSON.stringify(offer === null ? null : { do: 'answer', ...offer });
    const headers = { 'content-type': 'application/json' };
    return (await (
      await asked(path(box, step, name), { method: 'POST', headers, body })
    ).json()) as LessonTold;
  },
  /** The step at which a lesson was left. */
  left: (box: string) => Math.max(0, Math.trunc(Number(local.get(KEPT + box) ?? '0')) || 0),
  keep: (box: string, step: number) => void local.set(KEPT + box, String(step)),
};

/** The table of a lesson: answers go to whoever gives it. */
export class LessonTable extends TableStore {
  #answered: (offer: Offer) => void;

  constructor(answered: (offer: Offer) => void) {
    super('', 'player');
    this.connection = 'open';
    this.#answered = answered;
  }

  override act(offer: Offer): void {
    this.#answered(offer);
  }

  override why(card: number, tray?: number): void {
    this.#answered({ verb: 'play', card, ...(tray === undefined ? {} : { tray }) } as Offer);
  }

  override send(): void {}
  override react(): void {}
  override nudge(): void {}
}
