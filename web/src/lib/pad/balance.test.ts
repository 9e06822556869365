// That it is the engine's own, word by word, tests/page/test_pad_model.py shows; here is what it is like to play with.
import { describe, expect, test } from 'vitest';
import type { BalanceInfo } from '../connection/wire';
import { Balance, freshStream, type Stream, type Weighed } from './balance';

// Without any chance: every card weighs 100, and a push nothing.
const EVEN: BalanceInfo = {
  numbers: {
    arm: 100,
    arm_least: 0,
    arm_most: 200,
    creep_from: 800,
    creep_place: 1_000_000,
    creep_take: 0,
    steep: 1600,
    widest: 1600,
  },
  presets: { calm: { mean: 1000, deviation: 0, least: 0, most: 5000 } },
  penalty: 3,
};
const STREAM: Stream = [1, 2, 3, 5];

function weighed(more: Partial<Weighed> = {}): Balance {
  const state = { preset: 'calm', stream: STREAM, moment: 0, limit: 1000, cards: [1, 1], ...more };
  return new Balance(EVEN, state as Weighed);
}

describe('a balance', () => {
  test('is set up level with one card on each tray', () => {
    const fresh = Balance.fresh(EVEN, 'calm', STREAM);
    expect(fresh.state).toMatchObject({ moment: 0, limit: 1000, cards: [1, 1] });
    expect(fresh.angle).toBe(0);
  });

  test('leans to the side that is heavier, the more the heavier it is, up to its stop', () => {
    const balance = weighed();
    balance.place(1);
    expect(balance.angle).toBe(160);
    balance.place(0);
    balance.place(0);
    expect([balance.angle, balance.state.cards]).toEqual([-160, [3, 2]]);
    expect(weighed({ moment: 5000 }).angle).toBe(1600);
    expect(weighed({ moment: -5000 }).angle).toBe(-1600);
  });

  test('falls under what it does not bear', () => {
    expect(weighed({ moment: 900, limit: 1000 }).place(1)).not.toBe('falls');
    expect(weighed({ moment: 901, limit: 1000 }).place(1)).toBe('falls');
    expect(weighed({ moment: 901, limit: 1000 }).place(0)).toBe('holds');
  });

  test('may fall late where it is strained, and only there', () => {
    expect(weighed({ moment: 900, limit: 1000 }).place(1)).toBe('late');
    expect(weighed({ moment: 600, limit: 1000 }).place(1)).toBe('holds');
    expect(weighed({ moment: 1000, limit: 1000 }).take()).toBe('holds');
    // Where it is not strained no chance is taken, as in the engine.
    const calm = weighed({ moment: 600, limit: 1000 });
    calm.take();
    expect(calm.state.stream).toEqual(STREAM);
    const shaky = { ...EVEN, numbers: { ...EVEN.numbers, creep_take: 1_000_000 } };
    expect(new Balance(shaky, weighed({ moment: 1000 }).state).take()).toBe('late');
  });

  test('follows from its stream, and leaves what it was made from alone', () => {
    const chancy = {
      ...EVEN,
      numbers: { ...EVEN.numbers, place_sd: 40, bias_sd: 100, push: 30, push_sd: 20 },
    };
    const moments = (stream: Stream) => {
      const balance = Balance.fresh(chancy, 'calm', stream);
      return [0, 1, 0, 1, 1].map((tray) => {
        balance.place(tray as 0 | 1);
        return balance.state.moment;
      });
    };
    expect(moments(STREAM)).toEqual(moments(STREAM));
    expect(moments(STREAM)).not.toEqual(moments([9, 9, 9, 9]));
    expect(STREAM).toEqual([1, 2, 3, 5]);
    const kept = weighed().state;
    new Balance(EVEN, kept).place(0);
    expect(kept).toMatchObject({ moment: 0, cards: [1, 1] });
  });
});

test('a fresh stream is four words, never all of them nothing', () => {
  const stream = freshStream();
  expect(stream).toHaveLength(4);
  for (const word of stream) expect(word).toBe(word >>> 0);
  expect(stream[3] % 2).toBe(1);
  expect(freshStream()).not.toEqual(stream);
});
