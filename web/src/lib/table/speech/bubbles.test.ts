import { beforeEach, expect, test, vi } from 'vitest';
import { Bubbles } from './bubbles.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});

test('a word stays for a moment; of one seat only the last', () => {
  const bubbles = new Bubbles();
  bubbles.say(1, 'first');
  bubbles.say(2, '', 'colour', 'blue');
  vi.advanceTimersByTime(1000);
  bubbles.say(1, 'UNO!', 'uno');
  expect(bubbles.all.map(({ seat, text, kind, colour }) => [seat, text, kind, colour])).toEqual([
    [2, '', 'colour', 'blue'],
    [1, 'UNO!', 'uno', undefined],
  ]);
  vi.advanceTimersByTime(900);
  expect(bubbles.all.map(({ seat }) => seat)).toEqual([1]);
  vi.advanceTimersByTime(1000);
  expect(bubbles.all).toEqual([]);
});

test('nobody says nothing', () => {
  const bubbles = new Bubbles();
  bubbles.say(-1, 'hm');
  expect(bubbles.all).toEqual([]);
});
