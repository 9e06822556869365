import { describe, expect, test } from 'vitest';
import { screenAt } from './screens';

describe('the list of screens', () => {
  const screens: [string, Record<string, unknown>][] = [
    ['/t/abcd', { code: 'ABCD', role: 'player' }],
    ['/t/ABCD/', { code: 'ABCD', role: 'player' }],
    ['/t/abcd/watch', { code: 'ABCD', role: 'spectator' }],
    ['/t/abcd/screen', { code: 'ABCD', role: 'screen' }],
    ['/r/some-record', { id: 'some-record' }],
    ['/rules/flip', { box: 'flip' }],
    ['/rules/my%20box', { box: 'my box' }],
    ['/puzzle/flip', { box: 'flip' }],
    ['/learn/flip', { box: 'flip' }],
    ['/games', {}],
    ['/pad', { view: 'pad' }],
    ['/pad/cards', { view: 'cards' }],
    ['/pad/balance', { view: 'balance' }],
    ['/pad/screen', { view: 'screen' }],
    ['/cup', {}],
    ['/cup/abcd', { code: 'ABCD', role: 'player' }],
    ['/cup/abcd/screen', { code: 'ABCD', role: 'screen' }],
  ];
  for (const [path, props] of screens) {
    test(`${path} is shown`, () => {
      expect(screenAt(path)?.props).toEqual(props);
    });
  }

  const nothing = ['/t', '/t/abcd/other', '/t/abcd/screen/more', '/r/some-record/more', '/games/more'];
  for (const path of [...nothing, '/pad/other', '/pad/cards/more', '/cup/abcd/watch', '/nowhere']) {
    test(`${path} is no screen`, () => {
      expect(screenAt(path)).toBeNull();
    });
  }

  test('a table is a new one for each code and role, however the code is written', () => {
    const key = (path: string) => screenAt(path)?.key;
    expect(key('/t/abcd')).toBe(key('/t/ABCD/'));
    expect(new Set(['/t/abcd', '/t/abcd/watch', '/t/efgh', '/cup/abcd'].map(key)).size).toBe(4);
  });

  test('the rules and the pad stay where they are while one looks through them', () => {
    const key = (path: string) => screenAt(path)?.key;
    expect(key('/rules/flip')).toBe(key('/rules/classic'));
    expect(key('/pad')).toBe(key('/pad/cards'));
    expect(key('/pad')).not.toBe(key('/rules/pad'));
    expect(key('/learn/flip')).not.toBe(key('/learn/classic'));
  });
});
