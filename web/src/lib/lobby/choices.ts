// What whoever opens a table can choose from.

import { t } from '../texts/catalogue';

export const LEVELS = ['easy', 'medium', 'strong', 'expert'];
export const PLAYERS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** What a bot's level is called; a bot that a package has brought goes by its name. */
export function levelName(level: string): string {
  return [...LEVELS, 'greedy', 'random'].includes(level) ? t(`level-${level}`) : level;
}

/** What is said of a level, if anything. */
export function levelLine(level: string): string {
  return LEVELS.includes(level) ? t(`level-${level}.line`) : '';
}
