import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chair, info, update } from '#testing/tables';
import { speaks } from '#testing/words';
import { TableStore } from './tableStore.svelte';
import type { Chair, TableInfo } from './wire';

const ZOE = { seat: 0, host: false, number_wanted: false, left: -1, waits: -1 };
let table: TableStore;

beforeAll(() => speaks('en'));

beforeEach(async () => {
  vi.useFakeTimers();
  table = new TableStore('ABCD', 'player');
  await take(1, {}, true);
});

/** The table as it is now, seen by Zoé. */
async function take(version: number, more: Partial<TableInfo>, whole = false): Promise<void> {
  table.take(update(version, { whole, you: ZOE, table: info(['Zoé', 'Cléo'], more) }));
  await vi.advanceTimersByTimeAsync(0);
}

function cleo(more: Partial<Chair>): Partial<TableInfo> {
  return { chairs: [chair('Zoé'), chair('Cléo', more)] };
}

function told(): string[] {
  return table.notes.map((note) => note.text);
}

test('who only loads the page again is not missed', async () => {
  await take(2, cleo({ here: false }));
  await vi.advanceTimersByTimeAsync(2999);
  await take(3, {});
  await vi.advanceTimersByTimeAsync(5000);
  expect(told()).toEqual([]);
});

test('who stays away for three seconds is, and so is the return', async () => {
  await take(2, cleo({ here: false }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(told()).toEqual(['Cléo has lost connection.']);
  await take(3, {});
  expect(told()).toEqual(['Cléo has lost connection.', 'Cléo is back.']);
});

test('a bot that takes over, or gives way, is told', async () => {
  await take(2, cleo({ kind: 'bot' }));
  await take(3, {});
  await take(4, cleo({ away: true }));
  expect(told()).toEqual([
    'Cléo has left; a bot takes over.',
    'Cléo is back.',
    'A bot is playing for Cléo for now.',
  ]);
});

test('who joins in the middle is told, and who is the host now', async () => {
  await take(2, { host: 1 });
  expect(told()).toEqual([]);
  const three = [chair('Zoé'), chair('Cléo'), chair('Max')];
  await take(3, { host: 2, chairs: three });
  await take(4, { host: 0, chairs: three });
  expect(told()).toEqual(['Max is playing now.', 'Max is the host now.', 'You are the host now.']);
});

test('nothing is told of another table or of one that is closed', async () => {
  await take(2, { code: 'WXYZ', ...cleo({ kind: 'bot' }) });
  await take(3, { code: 'WXYZ', phase: 'closed' });
  expect(told()).toEqual([]);
});

test('whose number for the shuffle did not come is named, and plays from the next round on', async () => {
  await take(2, cleo({ kind: 'bot', comes: 'Cléo' }));
  await take(3, {});
  expect(told()).toEqual([
    'The cards are shuffled again: Cléo’s device did not give its number in time. A bot plays this round for Cléo.',
    'Cléo is back.',
  ]);
});
