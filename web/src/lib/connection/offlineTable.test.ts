import { expect, test } from 'vitest';
import { ONLOOKER, offlineTable, SITTER } from './offlineTable';

test('it is in the middle of a match, of which as much is told as is known', () => {
  const chairs = [
    { ...SITTER, name: 'Zoé' },
    { ...SITTER, name: 'Cléo' },
  ];
  const table = offlineTable({ box: 'flip', chairs, options: { target: 100 } });
  expect([table.phase, table.box, table.match]).toEqual(['playing', 'flip', 1]);
  expect(table.options).toEqual({ target: 100 });
  expect(table.chairs.map((chair) => [chair.name, chair.kind, chair.here])).toEqual([
    ['Zoé', 'human', true],
    ['Cléo', 'human', true],
  ]);
});

test('nobody who looks at it has a seat, and nobody is its host', () => {
  expect([ONLOOKER.seat, ONLOOKER.host]).toEqual([-1, false]);
  expect(offlineTable({ box: 'classic', chairs: [] })).toMatchObject({ host: -1, code: '', proposal: null });
});
