// Who is no longer in: with a place, put out of the round, or out of the match by the points.

import type { Game } from '../../connection/wire';
import { t } from '../../texts/catalogue';

/** The ways to leave, as they stand in the keys of texts. */
export const LEAVINGS = ['place', 'round', 'match'] as const;

export interface Left {
  how: (typeof LEAVINGS)[number];
  /** The place, or 0 without one. */
  number: number;
}

/** How a seat has left; null for a seat that is in. */
export function left(game: Game, seat: number): Left | null {
  if (!game.out.includes(seat)) return null;
  const number = game.places.indexOf(seat) + 1;
  return { how: game.dropped.includes(seat) ? 'match' : number > 0 ? 'place' : 'round', number };
}

/** One word for it beside the name: its place, or that it is out. */
export function leftWord(game: Game, seat: number): string {
  const found = left(game, seat);
  if (found === null) return '';
  return found.how === 'place' ? t('page-place-short', { number: found.number }) : t('page-out');
}
