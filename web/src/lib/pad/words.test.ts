import { describe, expect, test } from 'vitest';
import { speaks } from '#testing/words';
import type { PadForm, PadSide } from '../connection/wire';
import { count } from './scoring';
import {
  faceFor,
  formLine,
  formName,
  handPoints,
  most,
  newDraft,
  parties,
  sideUp,
  totalsLine,
} from './words';

const FORM: PadForm = {
  name: 'race',
  options: { scoring: 'race' },
  collects: true,
  single: false,
  teams: [],
  drops: false,
  exceeds: false,
  seats: [2, 3, 4],
  target: [500],
};
const TEAMS = [
  [0, 2],
  [1, 3],
];
const SIDE: PadSide = {
  name: 'light',
  cards: [
    { codes: ['R7', 'B7'], points: 7, copies: 4, does: {} },
    { codes: ['W4'], points: 50, copies: 2, does: {} },
  ],
};
const MATCH = {
  box: 'classic',
  form: 'race',
  target: 500,
  names: ['Zoé', 'Cléo', 'Bob', 'Ann'],
  wins: [0, 0, 0, 0],
  dealer: 0,
  turned: false,
  side: 'light',
  rounds: [],
  balance: null,
};

describe('a hand', () => {
  const hand = (typed: string, ...cards: string[]) => handPoints({ typed, cards: { light: cards } }, SIDE);

  test('counts its cards, or what was typed', () => {
    expect(hand('', 'R7', 'B7', 'W4')).toBe(64);
    expect(hand(' 12 ', 'R7')).toBe(12);
    expect(hand('0')).toBe(0);
  });

  test('is not counted as long as nothing sensible is there', () => {
    expect(hand('')).toBeNull();
    expect(handPoints(undefined, SIDE)).toBeNull();
    for (const typed of ['-1', '1.5', 'ten', '1e2']) expect(hand(typed)).toBeNull();
  });

  test('cannot count more than everything in the box', () => {
    expect(most(SIDE)).toBe(128);
    expect(hand('128')).toBe(128);
    expect(hand('129')).toBeNull();
  });

  test('is of the side that is up', () => {
    expect(handPoints({ typed: '', cards: { dark: ['W4'] } }, SIDE)).toBeNull();
  });
});

test('cards that are alike are shown each in another colour', () => {
  const [seven] = SIDE.cards;
  expect(seven && [0, 1, 2].map((at) => faceFor(seven, at))).toEqual(['R7', 'B7', 'R7']);
});

test('the side that is up is the one of the match, or else the first', () => {
  const info = { box: 'flip', forms: [], more: {}, balance: null };
  const sides = [SIDE, { ...SIDE, name: 'dark' }];
  expect(sideUp({ ...info, sides }, { ...MATCH, side: 'dark' })?.name).toBe('dark');
  expect(sideUp({ ...info, sides }, { ...MATCH, side: 'gone' })?.name).toBe('light');
});

test('a new round has an empty hand for everybody', () => {
  expect(newDraft(2)).toEqual({
    winner: null,
    hands: [
      { cards: {}, typed: '' },
      { cards: {}, typed: '' },
    ],
  });
});

for (const [lang, race, together, low] of [
  ['en', 'Race', 'Two against two · Race', 'has gone past 500 points'],
  ['fr', 'La course', 'Deux contre deux · La course', 'a dépassé 500 points'],
] as const) {
  test(`forms and totals are told in words (${lang})`, async () => {
    await speaks(lang);
    expect(formName(FORM)).toBe(race);
    expect(formName({ ...FORM, teams: TEAMS })).toBe(together);
    expect(formLine(FORM, 500)).toContain('500');
    const plain = (text: string) => text.replace(/\s/g, ' ');
    const drops = { ...FORM, options: { scoring: 'low' }, collects: false, drops: true, exceeds: true };
    expect(plain(formLine(drops, 500))).toContain(low);
    expect(formLine({ ...FORM, teams: TEAMS }, 500)).toContain(formLine(FORM, 500));
    const found = count(FORM, 500, 4, [{ winner: 0, hands: [0, 10, 20, 30] }]);
    const line = totalsLine(MATCH, FORM, found);
    for (const name of MATCH.names) expect(line).toContain(name);
    expect(line).toContain('60');
    const both = totalsLine(MATCH, { ...FORM, teams: TEAMS }, found);
    expect(both).toContain('Zoé + Bob');
    expect(both).toContain('Cléo + Ann');
  });
}

test('who counts together', () => {
  expect(parties(MATCH, FORM)).toEqual([[0], [1], [2], [3]]);
  expect(parties(MATCH, { ...FORM, teams: TEAMS })).toEqual(TEAMS);
});
