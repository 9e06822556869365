import { expect, test } from 'vitest';
import { Places } from './places';

/** A table on which these places are, each by its rectangle. */
function places(found: Record<string, [number, number, number, number]>): Places {
  const querySelector = (wanted: string) => {
    const [, name = ''] = /data-place="(.*)"/.exec(wanted) ?? [];
    const [x, y, width, height] = found[name] ?? [];
    return x === undefined ? null : { getBoundingClientRect: () => ({ x, y, width, height, more: 1 }) };
  };
  return new Places(() => ({ querySelector }) as unknown as HTMLElement);
}

test('a place is where it is drawn, and nowhere if it is not', () => {
  expect(places({ draw: [1, 2, 60, 90] }).at('draw')).toEqual({ x: 1, y: 2, width: 60, height: 90 });
  expect(places({}).at('draw')).toBeNull();
  expect(new Places(() => null).at('draw')).toBeNull();
});

test('a card is in the air, in a hand, or somewhere with its holder', () => {
  const all = { 'lifted-7': [1, 0, 60, 90], 'card-7': [2, 0, 60, 90], 'seat-1': [100, 100, 80, 40] } as const;
  const at = (...names: (keyof typeof all)[]) =>
    places(Object.fromEntries(names.map((name) => [name, [...all[name]]]))).card(1, 7);
  expect(at('lifted-7', 'card-7', 'seat-1')?.x).toBe(1);
  expect(at('card-7', 'seat-1')?.x).toBe(2);
  // In the middle of the seat, in the shape of a card.
  expect(at('seat-1')).toEqual({ x: 125, y: 97.5, width: 30, height: 45 });
  expect(at()).toBeNull();
});
