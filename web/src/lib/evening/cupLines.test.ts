import { beforeEach, expect, test } from 'vitest';
import { speaks } from '#testing/words';
import type { CupInfo, CupMember } from '../connection/wire';
import { cupLines } from './cupLines';
import { scoreOf } from './score';

function member(name: string, more: Partial<CupMember> = {}): CupMember {
  return { name, avatar: 'fox', here: true, left: false, out: false, ...more };
}

const CUP: CupInfo = {
  code: 'ABCD',
  box: 'classic',
  options: {},
  form: 'knock_out',
  size: 2,
  wanted: 2,
  rounds: 1,
  phase: 'playing',
  host: 0,
  members: [member('Zoé', { out: true }), member('Ann'), member('Ben', { out: true, left: true })],
  drawn: [],
  standings: [
    { member: 1, place: 1, matches: 2, wins: 2, score: 6 },
    { member: 0, place: 2, matches: 2, wins: 1, score: 3 },
    { member: 2, place: 2, matches: 1, wins: 0, score: 3 },
    { member: 9, place: 4, matches: 0, wins: 0, score: 0 },
  ],
  next: [],
};

beforeEach(() => speaks('en'));

test('everybody has a line, in the order of the standings', () => {
  expect(cupLines(CUP).map(({ name, place, wins }) => [name, place, wins])).toEqual([
    ['Ann', 1, 2],
    ['Zoé', 2, 1],
    ['Ben', 2, 0],
    ['', 4, 0],
  ]);
  expect(cupLines(CUP)[0]).toMatchObject({ avatar: 'fox', matches: 2, score: 6 });
});

test('who has left or is out is told so; who has left and is out has left', () => {
  expect(cupLines(CUP).map(({ note }) => note)).toEqual(['', 'out', 'has left', '']);
});

test('the own line is marked, and nobody has one on a screen', () => {
  expect(cupLines(CUP, 0).map(({ own }) => own)).toEqual([false, true, false, false]);
  expect(cupLines(CUP).some(({ own }) => own)).toBe(false);
});

test('scores are read in the way of the language, with one decimal at most', async () => {
  expect([3, 1234.56].map(scoreOf)).toEqual(['3', '1,234.6']);
  await speaks('fr');
  expect(scoreOf(1234.56).replace(/\s/g, ' ')).toBe('1 234,6');
});
