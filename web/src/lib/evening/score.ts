// Scores as they are read, and a picture of standings to share.

import { language } from '../texts/catalogue';

export function scoreOf(score: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(score);
}
