// What whoever opens a table can choose from.

import { t } from '../texts/catalogue';

export const LEVELS = ['easy', 'medium', 'strong', 'expert'];
const AHEAD = ['strong', 'expert'];
export const PLAYERS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** What a bot's level is called; a bot that a package has brought goes by its name. */
export function levelName(level: string): string {
  return [...LEVELS, 'greedy', 'random'].includes(level) ? t(`level-${level}`) : level;
}

/** What is said of a level, if anything; those that look ahead need an engine that is compiled. */
export function levelLine(level: string, compiled: boolean | null = null): string {
  const line = LEVELS.includes(level) ? t(`level-${level}.line`) : '';
  return compiled === false && AHEAD.includes(level) ? `${line} ${t('level-interpreted')}` : line;
}
