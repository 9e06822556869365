import { beforeEach, describe, expect, test } from 'vitest';
import { box, option } from '#testing/tables';
import { speaks } from '#testing/words';
import {
  changed,
  current,
  customLine,
  customRule,
  differences,
  isOn,
  isToggle,
  line,
  obstacle,
  presetOf,
  title,
  valueLine,
} from './options';

const STACKING = option('stacking', [false, true, 'same', 'up'], { excludes: ['progressive'] });
const PROGRESSIVE = option('progressive', [false, true]);
const MERCY = option('mercy', [true, false], { count: 20 });
const BOUNCE = option('bounce', [false, true], { needs: { stacking: true } });
const TEAMS = option('teams', [false, true], { seats: 4 });
const TARGET = option('target', [500, 100], { kind: 'number' });
const HAND = option('hand', [7, 5], { kind: 'number' });
const SCORING = option('scoring', ['race', 'low', 'odd'], { kind: 'scoring' });
const PAIRING = option('pairing', ['fixed', 'shuffled'], { kind: 'switch' });
const CUSTOM = option('customizable', ['C0', 'C3', 'C9'], { kind: 'agreed' });
const BOX = box('storm', {
  switches: [STACKING, PROGRESSIVE, MERCY, BOUNCE, TEAMS, TARGET, HAND, SCORING, PAIRING, CUSTOM],
  presets: { wild: { stacking: true, target: 100 }, plain: {} },
});

beforeEach(() => speaks('en'));

describe('a house rule', () => {
  test('is played by the choice of the table, or of its box', () => {
    const on = (options: Record<string, unknown>, name: string) => isOn(BOX, options, name);
    expect([on({}, 'stacking'), on({ stacking: 'same' }, 'stacking')]).toEqual([false, true]);
    expect([on({}, 'mercy'), on({ mercy: false }, 'mercy')]).toEqual([true, false]);
    expect([on({ unknown: true }, 'unknown'), isOn(undefined, {}, 'mercy')]).toEqual([false, false]);
    expect([STACKING, TARGET, SCORING].map(isToggle)).toEqual([true, false, false]);
    expect(current(TARGET, {})).toBe(500);
  });

  test('cannot be switched on beside one that excludes it', () => {
    expect(obstacle(STACKING, BOX, {}, 3)).toBe('');
    expect(obstacle(STACKING, BOX, { progressive: true }, 3)).toBe('Not together with: Progressive.');
  });

  test('may want a number of players, or another rule', () => {
    expect(obstacle(TEAMS, BOX, {}, 4)).toBe('');
    expect(obstacle(TEAMS, BOX, {}, 3)).toBe('Only with 4 players at the table.');
    expect(obstacle(BOUNCE, BOX, { stacking: true }, 3)).toBe('');
    expect(obstacle(BOUNCE, BOX, {}, 3)).toMatch(/^Only with “Stacking: /);
  });

  test('says what it does, in which way, and with which number', () => {
    expect(title(STACKING, 'storm')).toBe('Stacking');
    expect(title(option('unheard', [false, true]), 'storm')).toBe('unheard');
    expect(line(STACKING, false, 'storm')).toBe('Not played at this table.');
    expect(line(STACKING, 'same', 'storm')).toMatch(/goes on.*Only a card of the same kind answers\.$/);
    expect(line(MERCY, true, 'storm')).toContain('20 cards');
  });
});

describe('another option', () => {
  test('says its value in words', () => {
    expect(valueLine(SCORING, 'race', 'storm')).toBe('Race');
    expect(valueLine(SCORING, 'odd', 'storm')).toBe('odd');
    expect(valueLine(PAIRING, 'fixed', 'storm')).toBe('The same ones as in the printed Flip deck.');
    expect(valueLine(HAND, 5, 'storm')).toBe('5 cards');
    expect([line(TARGET, 100, 'storm'), line(HAND, 1, 'storm')]).toEqual(['100 points', '1 card']);
    expect(valueLine(CUSTOM, 'C3', 'storm')).toBe('Rain');
  });

  test('is left out where it is as usual', () => {
    expect(changed({ target: 100 }, TARGET, 500)).toEqual({});
    expect(changed({}, TARGET, 100)).toEqual({ target: 100 });
    expect(changed({ hand: 5 }, STACKING, true)).toEqual({ hand: 5, stacking: true });
    const before = { target: 100 };
    changed(before, TARGET, 500);
    expect(before).toEqual({ target: 100 });
  });
});

describe('the customizable card', () => {
  test('says what the table has agreed on', () => {
    expect(customLine('C3', '')).toBe('Rain – Everybody else takes 1 card.');
    expect(customLine(['C3', 'C4'], '')).toBe(
      'Rain – Everybody else takes 1 card. Once more – You have another turn.',
    );
    expect(customLine('C9', 'Sing!')).toContain('“Sing!”');
    expect(customLine('C9', '')).toContain('(agreed by word of mouth)');
    expect(customLine('C77', '')).toBe('');
  });

  test('has one rule for both, or one each', () => {
    const both = { customizable: 'C3' };
    const each = { customizable: ['C3', 'C9'], customizable_text: 'Sing!' };
    expect([customRule('WX1', both)?.title, customRule('WX2', both)?.title]).toEqual(['Rain', 'Rain']);
    expect([customRule('WX1', each)?.title, customRule('WX2', each)?.line]).toEqual([
      'Rain',
      expect.stringContaining('“Sing!”'),
    ]);
    expect(customRule('WX', each)?.title).toBe('Rain');
  });

  test('is a plain wild without one, and no other card has any', () => {
    expect([customRule('WX1', {}), customRule('W4', { customizable: 'C3' })]).toEqual([null, null]);
    expect(customRule('WX1', { customizable: 'C77' })).toBeNull();
  });
});

describe('a table', () => {
  test("tells its box's own rules and what it has chosen itself", () => {
    const found = differences(BOX, { target: 100, stacking: true, strange: 3, customizable_text: 'x' });
    expect(found.map(([name]) => name)).toEqual(['Mercy', 'Points to reach', 'Stacking', 'strange']);
    expect(found.at(-1)).toEqual(['strange', '3']);
    expect(differences(BOX, { mercy: false })).toEqual([['Mercy', 'Not played at this table.']]);
    const [custom] = differences(BOX, { mercy: true, customizable: 'C9', customizable_text: 'Sing!' }).slice(
      -1,
    );
    expect(custom?.[1]).toContain('“Sing!”');
    expect(differences(undefined, { target: 100 })).toEqual([['Points to reach', '100']]);
  });

  test('plays a preset if it plays just that, in whatever order', () => {
    expect(presetOf(BOX, { target: 100, stacking: true })).toBe('wild');
    expect(presetOf(BOX, {})).toBe('plain');
    expect(presetOf(BOX, { stacking: true })).toBeNull();
  });
});
