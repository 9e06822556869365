// Who plays together, as the server has told; teams are called by their number.

import type { Chair } from '../connection/wire';
import { join, t } from '../texts/catalogue';

/** The seats of each team, in the order of the table; nothing where everybody plays alone. */
export function teamsOf(chairs: Pick<Chair, 'partner'>[]): number[][] {
  const found: number[][] = [];
  chairs.forEach(({ partner }, seat) => {
    if (partner > seat) found.push([seat, partner]);
  });
  return found;
}

/** The number of a seat's team, or -1. */
export function teamOf(chairs: Pick<Chair, 'partner'>[], seat: number): number {
  return teamsOf(chairs).findIndex((team) => team.includes(seat));
}

/** A team by its name and its players, such as `Team Sun: Léo and Emma`. */
export function teamLine(team: number, names: string[]): string {
  return `${t(`page-team-${team}`)} · ${join(names)}`;
}
