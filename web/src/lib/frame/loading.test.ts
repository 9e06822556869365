import { beforeEach, expect, test } from 'vitest';
import { speaks } from '#testing/words';
import { spoken } from './loading';

beforeEach(() => speaks('en'));

test('of a hundred numbers four are spoken, then that it starts, and that it is there', () => {
  const said: string[] = [];
  for (let percent = 0; percent <= 100; percent++) said.push(spoken(percent / 100, false));
  said.push(spoken(null, true));
  expect([...new Set(said)]).toEqual([
    'Loading the game: 0%',
    'Loading the game: 25%',
    'Loading the game: 50%',
    'Loading the game: 75%',
    'The game is starting.',
    'The game is ready.',
  ]);
});

test('where nothing is loaded nothing is said', () => {
  expect(spoken(null, false)).toBe('');
});
