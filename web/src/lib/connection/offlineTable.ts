// A table without a server: what is watched again, or looked at in the gallery.

import type { Chair, TableInfo, You } from './wire';

/** Somebody who only looks. */
export const ONLOOKER: You = { seat: -1, host: false, number_wanted: false, left: -1, waits: -1 };

/** Somebody who sits at such a table. */
export const SITTER: Omit<Chair, 'name'> = {
  kind: 'human',
  avatar: '',
  level: '',
  here: true,
  gone: 0,
  away: false,
  ready: false,
  agreed: false,
  declined: false,
  partner: -1,
  wish: -1,
  left: false,
  comes: '',
};

/** A table in the middle of a match, with what is worth telling of it. */
export function offlineTable(known: Partial<TableInfo> & Pick<TableInfo, 'box' | 'chairs'>): TableInfo {
  return {
    code: '',
    phase: 'playing',
    host: -1,
    options: {},
    timer: 0,
    listed: false,
    hints: false,
    locked: false,
    late: 'round',
    paused: false,
    match: 1,
    commitment: '',
    hashes: [],
    seal: '',
    withheld: [],
    proposal: null,
    finished: [],
    spectators: 0,
    motion: null,
    cup: '',
    evening: { count: 'places', matches: 0, standings: [] },
    ...known,
  };
}
