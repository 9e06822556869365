// The standings of a cup as lines of a table.

import type { CupInfo } from '../connection/wire';
import { t } from '../texts/catalogue';
import type { Line } from './Standings.svelte';

export function cupLines(cup: CupInfo, own = -1): Line[] {
  return cup.standings.map((one) => {
    const member = cup.members[one.member];
    const note = member?.left ? t('page-cup-left') : member?.out ? t('page-cup-out') : '';
    return {
      name: member?.name ?? '',
      avatar: member?.avatar ?? '',
      place: one.place,
      matches: one.matches,
      wins: one.wins,
      score: one.score,
      note,
      own: one.member === own,
    };
  });
}
