import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PadInfo } from '../connection/wire';
import type { Match, pad as store } from './padStore.svelte';

const FORM = {
  name: 'race',
  options: { scoring: 'race' },
  collects: true,
  single: false,
  teams: [],
  drops: false,
  exceeds: false,
  seats: [2],
  target: [100],
};
const INFO: PadInfo = {
  box: 'tippo',
  forms: [FORM],
  sides: [],
  more: {},
  balance: {
    numbers: { arm: 100, arm_most: 200, steep: 1600, widest: 1600, creep_from: 1000 },
    presets: { calm: { mean: 250, deviation: 0, least: 0, most: 500 } },
    penalty: 3,
  },
};
const MATCH: Match = {
  box: 'tippo',
  form: 'race',
  target: 100,
  names: ['Zoé', 'Cléo'],
  wins: [0, 0],
  dealer: 0,
  turned: false,
  side: 'light',
  rounds: [],
  balance: null,
};
let pad: typeof store;

/** A window that has just been opened; all of them keep things in one place. */
async function another(): Promise<typeof store> {
  vi.resetModules();
  const { pad: fresh } = await import('./padStore.svelte');
  fresh.infos = [INFO];
  return fresh;
}

beforeEach(async () => {
  pad = await another();
  pad.begin(MATCH);
});

describe('a match', () => {
  test('goes on round by round: points, the next dealer, the direction', () => {
    pad.change({ turned: true });
    pad.enter({ winner: 0, hands: [0, 60] });
    expect(pad.count).toMatchObject({ totals: [60, 0], winners: [] });
    expect(pad.match).toMatchObject({ dealer: 1, turned: false });
    expect(pad.over).toBe(false);
    pad.enter({ winner: 0, hands: [0, 40] });
    expect([pad.over, pad.wins()]).toEqual([true, [1, 0]]);
  });

  test('is followed by another with the same people, who keep what they have won', () => {
    pad.enter({ winner: 1, hands: [100, 0] });
    pad.again();
    expect(pad.match).toMatchObject({ rounds: [], wins: [0, 1], names: ['Zoé', 'Cléo'] });
    expect(pad.over).toBe(false);
  });

  test('every change can be undone, one after the other', () => {
    pad.enter({ winner: 0, hands: [0, 60] });
    pad.change({ turned: true });
    pad.note({ winner: 1, hands: [] });
    pad.undo();
    expect([pad.match?.turned, pad.match?.rounds.length, pad.draft]).toEqual([false, 1, null]);
    pad.undo();
    expect(pad.match).toEqual(MATCH);
    pad.undo();
    expect(pad.match).toEqual(MATCH);
  });

  test('also that it was put away, but not that another one was begun', () => {
    pad.leave();
    expect(pad.match).toBeNull();
    pad.undo();
    expect(pad.match).toEqual(MATCH);
    pad.leave();
    pad.begin({ ...MATCH, names: ['Bob', 'Ann'] });
    pad.undo();
    expect(pad.match?.names).toEqual(['Bob', 'Ann']);
  });

  test('forty steps are kept', () => {
    for (let target = 1; target <= 50; target++) pad.change({ target });
    expect(pad.past).toHaveLength(40);
    for (let k = 0; k < 60; k++) pad.undo();
    expect(pad.match?.target).toBe(10);
  });

  test('without a match nothing is entered', () => {
    pad.leave();
    pad.enter({ winner: 0, hands: [0, 60] });
    pad.again();
    pad.change({ turned: true });
    expect(pad.match).toBeNull();
    expect(pad.count).toEqual({ points: [], totals: [], out: [], winners: [] });
  });
});

describe('the balance', () => {
  test('stands as it was left, leans with every card and is set up again when it has fallen', () => {
    pad.weigh('calm');
    expect(pad.angle()).toBe(0);
    expect(pad.lay(1)).toEqual({ outcome: 'holds', angle: 640 });
    expect(pad.angle()).toBe(640);
    expect(pad.lay(1).outcome).toBe('holds');
    expect(pad.lay(1)).toEqual({ outcome: 'falls', angle: 1600 });
    expect([pad.angle(), pad.match?.balance?.cards]).toEqual([0, [1, 1]]);
    pad.undo();
    expect(pad.match?.balance?.cards).toEqual([1, 3]);
  });

  test('is set up anew for the next round', () => {
    pad.weigh('calm');
    pad.lay(0);
    pad.enter({ winner: 0, hands: [0, 10] });
    expect([pad.angle(), pad.match?.balance?.cards]).toEqual([0, [1, 1]]);
  });

  test('is not there in a box without one', () => {
    pad.infos = [{ ...INFO, balance: null }];
    pad.weigh('calm');
    expect([pad.match?.balance, pad.lay(0), pad.angle()]).toEqual([null, { outcome: 'holds', angle: 0 }, 0]);
  });
});

describe('what is kept', () => {
  test('is there when the page is opened again: match, steps and what is being counted', async () => {
    pad.enter({ winner: 0, hands: [0, 60] });
    pad.note({ winner: 1, hands: [{ cards: {}, typed: '7' }] });
    const later = await another();
    expect([later.match, later.draft, later.past]).toEqual([pad.match, pad.draft, pad.past]);
    later.undo();
    expect(later.match).toEqual(MATCH);
  });

  test('is forgotten where it cannot be read or is of another time', async () => {
    for (const kept of ['{', JSON.stringify({ version: 99, match: MATCH, past: [], draft: null })]) {
      localStorage.setItem('pioche-pad', kept);
      expect((await another()).match).toBeNull();
    }
  });

  test('where nothing can be kept the match goes on, and the page says so', () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    pad.change({ turned: true });
    expect([pad.lost, pad.match?.turned]).toEqual([true, true]);
    vi.mocked(localStorage.setItem).mockRestore();
    pad.change({ turned: false });
    expect(pad.lost).toBe(false);
  });
});

describe('other windows', () => {
  /** Windows that hear each other at once. */
  class Channel {
    static all: Channel[] = [];
    onmessage: ((event: { data: unknown }) => void) | null = null;

    constructor() {
      Channel.all.push(this);
    }

    postMessage(data: unknown): void {
      for (const other of Channel.all) if (other !== this) other.onmessage?.({ data });
    }

    close(): void {
      Channel.all = Channel.all.filter((one) => one !== this);
    }
  }

  beforeEach(() => {
    Channel.all = [];
    vi.stubGlobal('BroadcastChannel', Channel);
  });

  test('show every change at once, and none any more when they are closed', async () => {
    pad.open();
    const screen = await another();
    const close = screen.open();
    pad.enter({ winner: 0, hands: [0, 60] });
    expect(screen.count.totals).toEqual([60, 0]);
    screen.undo();
    expect(pad.match?.rounds).toEqual([]);
    close();
    pad.change({ turned: true });
    expect(screen.match?.turned).toBe(false);
  });

  test('ask the others where nothing can be kept', async () => {
    vi.spyOn(localStorage, 'getItem').mockReturnValue(null);
    pad.open();
    pad.begin(MATCH);
    const screen = await another();
    expect(screen.match).toBeNull();
    screen.open();
    expect(screen.match).toEqual(MATCH);
  });
});
