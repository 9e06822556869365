// Dates, lengths and shares as they are read.

import { language, t } from '../texts/catalogue';

export function dateOf(at: number): string {
  return new Date(at).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });
}

export function lengthOf(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes < 1 ? t('page-games-short') : t('page-games-minutes', { count: minutes });
}

export function percentOf(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(share);
}
