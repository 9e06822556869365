// What whoever opens a table can choose from.

import type { Level } from '../connection/wire';

export const LEVELS: Level[] = ['easy', 'medium', 'strong', 'expert'];
export const PLAYERS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
