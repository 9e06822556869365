import { beforeEach, describe, expect, test } from 'vitest';
import { box, side } from '#testing/tables';
import { asSide, backOf, codeOf, faceOf, handleOf, otherSide } from './faces';
import { boxOf, cardBackOf, meet, plateOf, sideOf, signOf } from './looks.svelte';

const FLIP = box('flip', {
  sides: [
    side('light', [['red', 'R']], { R7: { symbol: '7', number: 7, colour: 0, stop: true } }),
    side('dark', [['teal', 'T']], { TX: { symbol: 'X', colour: 0, draws: 5 } }),
  ],
  signs: { X: { text: '⊘', drawing: [], bare: true } },
});

beforeEach(() => meet([box(), FLIP]));

describe('a face', () => {
  test('is what its box says of the code', () => {
    expect(faceOf('B+2', 'classic', 'light')).toMatchObject({
      symbol: '+2',
      number: null,
      draws: 2,
      suit: 3,
    });
    expect(faceOf('B+2', 'classic', 'light').colour?.name).toBe('blue');
    expect(faceOf('R7', 'flip', 'light')).toMatchObject({ number: 7, stop: true, rank: 0 });
    expect(faceOf('TX', 'flip', 'dark')).toMatchObject({ symbol: 'X', draws: 5 });
  });

  test('of a wild has no colour and comes after all that have', () => {
    expect(faceOf('W4', 'classic', 'light')).toMatchObject({ colour: null, suit: 4, symbol: 'W4', draws: 4 });
  });

  test('that is unknown is a wild of that name, also in a box that nobody has told of', () => {
    expect(faceOf('Q9', 'classic', 'light')).toMatchObject({ symbol: 'Q9', colour: null, number: null });
    expect(faceOf('R7', 'gone', 'light')).toMatchObject({ symbol: 'R7', colour: null });
  });

  test('has a rank in the order of the deck', () => {
    const ranks = ['R0', 'B9', 'RS', 'G+2', 'W'].map((code) => faceOf(code, 'classic', 'light').rank);
    expect(ranks).toEqual([0, 9, 10, 11, 12]);
  });
});

describe('a card', () => {
  test('with one side shows it, or hides it', () => {
    expect([codeOf([5, 'R7'], 'light'), codeOf([5, 'R7'], 'dark'), codeOf([5, null], 'light')]).toEqual([
      'R7',
      'R7',
      null,
    ]);
    expect([backOf([5, 'R7'], 'light'), handleOf([5, 'R7']), handleOf([])]).toEqual([null, 5, 0]);
  });

  test('with two sides shows the one that is up, and the other on its back', () => {
    const card = [5, 'R7', 'TX'];
    expect([codeOf(card, 'light'), codeOf(card, 'dark')]).toEqual(['R7', 'TX']);
    expect([backOf(card, 'light'), backOf(card, 'dark')]).toEqual(['TX', 'R7']);
    expect([codeOf([5, null, 'TX'], 'light'), backOf([5, null, 'TX'], 'light')]).toEqual([null, 'TX']);
  });

  test('sides have another one', () => {
    expect([otherSide('light'), otherSide('dark'), asSide('dark'), asSide('odd')]).toEqual([
      'dark',
      'light',
      'dark',
      'light',
    ]);
  });
});

describe('a box', () => {
  test('is known as the server has told', () => {
    expect([boxOf('flip')?.name, boxOf('gone')]).toEqual(['flip', undefined]);
    expect([sideOf('flip', 'dark').name, sideOf('classic', 'dark').name]).toEqual(['dark', 'light']);
    expect(plateOf('flip', 'dark', 'teal').letter).toBe('T');
    expect(signOf('flip', 'X')).toMatchObject({ text: '⊘', bare: true });
  });

  test('that is not known has something that stands in for it', () => {
    expect(plateOf('gone', 'light', 'mauve')).toMatchObject({ name: 'mauve', fill: '#888888' });
    expect(signOf('gone', 'Q')).toMatchObject({ text: 'Q', drawing: [] });
    expect(cardBackOf('gone').ground).toBe('#7b2a37');
    expect(sideOf('gone', 'dark').colours).toEqual([]);
  });
});
