// How long somebody has been gone, in a few words.

import { t } from '../../texts/catalogue';

/** A time in seconds or minutes, such as `40 s` or `3 min`. */
export function howLong(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  return seconds < 60
    ? t('page-look-seconds', { count: seconds })
    : t('page-look-minutes', { count: Math.floor(seconds / 60) });
}
