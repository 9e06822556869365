import { describe, expect, test } from 'vitest';
import { speaks } from '#testing/words';
import { dateOf, lengthOf, percentOf } from './when';

/** Spaces of any kind are as good as others. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ');
}

describe('as they are read', () => {
  test('lengths are told in minutes', async () => {
    await speaks('en');
    expect([0, 29, 30, 89, 90, 3600].map(lengthOf)).toEqual([
      'less than a minute',
      'less than a minute',
      '1 minute',
      '1 minute',
      '2 minutes',
      '60 minutes',
    ]);
  });

  test('shares in the way of the language', async () => {
    await speaks('en');
    expect(percentOf(0.256)).toBe('26%');
    await speaks('fr');
    expect(plain(percentOf(0.256))).toBe('26 %');
  });

  test('dates with their day and hour', async () => {
    const at = new Date(2026, 2, 9, 20, 5).getTime();
    await speaks('en');
    expect(plain(dateOf(at))).toMatch(/Mar 9, 2026.*8:05 PM/);
    await speaks('fr');
    expect(plain(dateOf(at))).toMatch(/9 mars 2026.*20:05/);
  });
});
