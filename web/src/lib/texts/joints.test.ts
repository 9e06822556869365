import { expect, test } from 'vitest';
import { Bundle } from './bundle';

const SPANISH = `joints =
    i í hi | y/e
    o ó ho hó 8 | o/u
and = { $list } y { $last }
or = { $a } o { $b }
plain = Ana y Inés y yo
`;
const FRENCH = 'joints = a é h | de/d’ le/l’\nof = De { $who }, de\u00a0{ $who }, monde { $who }\n';

test('short words change before what is filled in, and nowhere else', () => {
  const es = new Bundle('es', SPANISH);
  expect(es.say('and', { list: 'Ana y Íñigo', last: 'Inés' })).toBe('Ana y Íñigo e Inés');
  expect(es.say('and', { list: 'Ana', last: 'Yago' })).toBe('Ana y Yago');
  expect([es.say('or', { a: 7, b: 8 }), es.say('or', { a: 'Eva', b: 'Óscar' })]).toEqual([
    '7 u 8',
    'Eva u Óscar',
  ]);
  expect(es.say('plain')).toBe('Ana y Inés y yo');
});

test('an apostrophe takes the place of the space, and a capital stays one', () => {
  const fr = new Bundle('fr', FRENCH);
  expect(fr.say('of', { who: 'Anna' })).toBe('D’Anna, de\u00a0Anna, monde Anna');
  expect(fr.say('of', { who: 'Bob' })).toBe('De Bob, de\u00a0Bob, monde Bob');
});

test('lines that nobody understands change nothing', () => {
  const bundle = new Bundle('xx', 'joints =\n    a | (b\n    /a | b/c\nof = b { $who }\n');
  expect(bundle.say('of', { who: 'a' })).toBe('b a');
});
