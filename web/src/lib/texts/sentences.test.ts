import { beforeEach, describe, expect, test } from 'vitest';
import { box, event, side } from '#testing/tables';
import { speaks } from '#testing/words';
import { spellWith, letterOf as spelt } from '../cards/letters';
import { meet } from '../cards/looks.svelte';
import { distinct, letterOf } from './letters';
import { boxLine, boxName, cardName, colourName, sideName, symbolName, trayName } from './naming';
import { tell } from './sentences';

const NAMES = ['Zoé', 'Cléo'];
const STORM = box('storm', {
  sides: [
    side(
      'light',
      [
        ['kelp', 'K'],
        ['coral', 'C'],
      ],
      { K7: { symbol: '7', number: 7, colour: 0 }, CV: { symbol: 'V', colour: 1 }, W9: { symbol: 'W9' } },
    ),
  ],
});

beforeEach(() => meet([box(), STORM]));

/** Spaces of any kind are as good as others. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ');
}

const laid = event('CardPlayed', { seat: 1, cards: [[5, 'BS']] });
const taken = event('CardsTaken', {
  seat: 1,
  number: 2,
  cards: [
    [5, 'R7'],
    [6, 'W'],
  ],
});
const hidden = { ...taken, text: 'event-CardsTaken-hidden', cards: [[5, null] as [number, null]] };
const caught = event('UnoCaught', { seat: 0, other: 1 });
const named = event('ColourNamed', { seat: 1, colour: 'blue' });

describe('in English', () => {
  beforeEach(() => speaks('en'));

  test('others do something, and you do', () => {
    expect(tell(laid, NAMES, 0, 'classic')).toBe('Cléo plays the blue Skip.');
    expect(tell(laid, NAMES, 1, 'classic')).toBe('You play the blue Skip.');
    expect(tell(laid, NAMES, -1, 'classic')).toBe('Cléo plays the blue Skip.');
    expect(tell(taken, NAMES, 0, 'classic')).toBe('Cléo takes 2 cards: the red 7 and the Wild.');
    expect(tell(hidden, NAMES, 0, 'classic')).toBe('Cléo takes 2 cards.');
    expect(tell(named, NAMES, 0, 'classic')).toBe('Cléo chooses blue.');
  });

  test('something is done to you', () => {
    expect(tell(caught, NAMES, 0, 'classic')).toBe('You catch Cléo, who didn’t say UNO.');
    expect(tell(caught, NAMES, 1, 'classic')).toBe('Zoé catches you: you didn’t say UNO.');
    expect(tell(caught, NAMES, -1, 'classic')).toBe('Zoé catches Cléo, who didn’t say UNO.');
  });

  test('cards, sides, boxes and trays have names', () => {
    expect(['R7', 'B+2', 'W'].map((code) => cardName(code, 'classic', 'light'))).toEqual([
      'red 7',
      'blue Draw Two',
      'Wild',
    ]);
    expect(symbolName('S', 'classic')).toBe('Skip');
    expect([sideName('dark', 'flip'), sideName('dark', 'transformers')]).toEqual([
      'dark side',
      'DECEPTICONS side',
    ]);
    expect([boxName('classic'), boxLine('classic')]).toEqual(['Classic', expect.stringContaining('deluxe')]);
    expect([trayName(0), trayName(1)]).toEqual(['left', 'right']);
  });

  test('a box without words goes by its letters', () => {
    expect([boxName('storm'), boxLine('storm')]).toEqual(['storm', '']);
    expect(cardName('CV', 'storm', 'light')).toBe('coral V');
    expect(cardName('K7', 'storm', 'light')).toBe('kelp 7');
    expect(cardName('W9', 'storm', 'light', true)).toBe('the W9');
  });
});

describe('in French', () => {
  beforeEach(() => speaks('fr'));

  test('others do something, and you do', () => {
    expect(tell(laid, NAMES, 0, 'classic')).toBe('Cléo pose la carte Passer bleue.');
    expect(tell(laid, NAMES, 1, 'classic')).toBe('Tu poses la carte Passer bleue.');
    expect(plain(tell(taken, NAMES, 1, 'classic'))).toBe(
      'Tu prends 2 cartes : le 7 rouge et la carte Joker.',
    );
    expect(tell(named, NAMES, 0, 'classic')).toBe('Cléo demande du bleu.');
  });

  test('a colour is named as it is used', () => {
    expect(['', 'some', 'card'].map((form) => colourName('blue', 'classic', form as ''))).toEqual([
      'bleu',
      'du bleu',
      'bleue',
    ]);
  });

  test('a box may bring its own words', async () => {
    await speaks('fr', 'box-storm = Tempête\ncolour-coral = corail\ncard-storm-V = carte Vague');
    expect([boxName('storm'), cardName('CV', 'storm', 'light')]).toEqual(['Tempête', 'carte Vague corail']);
  });
});

describe('letters of colours', () => {
  test('are those of their names in the language of the reader', async () => {
    const letters = () =>
      ['red', 'yellow', 'green', 'blue'].map((name) => letterOf('classic', 'light', name));
    await speaks('en');
    expect(letters()).toEqual(['R', 'Y', 'G', 'B']);
    await speaks('fr');
    expect(letters()).toEqual(['R', 'J', 'V', 'B']);
    expect(letterOf('classic', 'light', 'mauve')).toBe('');
  });

  test('are found for the colours of other boxes too', async () => {
    const titans = ['pink', 'yellow', 'green', 'blue'].map((name, k): [string, string] => [
      name,
      'KYGB'[k] ?? '',
    ]);
    const dark = ['pink', 'teal', 'orange', 'purple'].map((name, k): [string, string] => [
      name,
      'PTOV'[k] ?? '',
    ]);
    meet([
      box('titans', { sides: [side('light', titans, {})] }),
      box('flip', { sides: [side('dark', dark, {})] }),
    ]);
    const letters = (name: string, colours: [string, string][]) =>
      colours.map(([colour]) => letterOf(name, name === 'flip' ? 'dark' : 'light', colour)).join('');
    await speaks('fr');
    expect([letters('titans', titans), letters('flip', dark)]).toEqual(['RJVB', 'RTOV']);
    await speaks('en');
    expect([letters('titans', titans), letters('flip', dark)]).toEqual(['PYGB', 'PTOV']);
  });

  test('are all different: the first of the name, the given one, another of the name, or a number', () => {
    expect(distinct(['blue', 'black', 'brown'], ['B', 'K', 'N'])).toEqual(['B', 'K', 'N']);
    expect(distinct(['blue', 'black'], ['B', 'B'])).toEqual(['B', 'L']);
    expect(distinct(['écru', 'eau'], ['X', 'Y'])).toEqual(['E', 'Y']);
    expect(distinct(['a', 'a', ''], ['A', 'A', ''])).toEqual(['A', '2', '3']);
  });

  test('are spelt by the box until somebody knows their names', async () => {
    expect(spelt('classic', 'light', 'yellow')).toBe('Y');
    await speaks('fr');
    spellWith(letterOf);
    expect(spelt('classic', 'light', 'yellow')).toBe('J');
  });
});
