// How far loading is, as it is spoken: at every quarter, for nobody can listen to a hundred numbers.

import { t } from '../texts/catalogue';

export function spoken(loading: number | null, ready: boolean): string {
  if (loading === null) return ready ? t('device-ready') : '';
  const percent = 25 * Math.floor(4 * loading);
  return percent < 100 ? t('device-loading', { percent }) : t('device-starting');
}
