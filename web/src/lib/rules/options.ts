// The options of a table in words, as the catalogue has them; what they do is the engine's affair.

import type { BoxInfo, Option, Options, SwitchInfo } from '../connection/wire';
import { has, join, t } from '../texts/catalogue';
import { firstOf } from '../texts/naming';

/** The customizable card's rule that the players write themselves. */
export const FREE = 'C9';

/** A value as it stands in keys. */
export function valueWord(value: unknown): string {
  return String(value);
}

/** Whether an option is a house rule that is simply on or off, perhaps in one of several ways. */
export function isToggle(option: SwitchInfo): boolean {
  return option.kind === 'house' && option.values.includes(false);
}

/** The value of an option at a table. */
export function current(option: SwitchInfo, options: Record<string, unknown>): unknown {
  return options[option.name] ?? option.values[0];
}

/** Whether a house rule is played, whatever its value, by the table's choice or by that of its box. */
export function isOn(box: BoxInfo | undefined, options: Record<string, unknown>, name: string): boolean {
  const option = box?.switches.find((one) => one.name === name);
  return option !== undefined && current(option, options) !== false;
}

/** Why a house rule cannot be switched on at a table; empty if it can. */
export function obstacle(
  option: SwitchInfo,
  box: BoxInfo,
  options: Record<string, unknown>,
  seats: number,
): string {
  const named = (name: string) => {
    const other = box.switches.find((one) => one.name === name);
    return other === undefined ? name : title(other, box.name);
  };
  const others = (option.excludes ?? []).filter((name) => isOn(box, options, name));
  if (others.length > 0) return t('page-rule-excluded', { rules: join(others.map(named)) });
  if (option.seats && option.seats !== seats) return t('page-rule-seats', { count: option.seats });
  for (const [name, value] of Object.entries(option.needs ?? {})) {
    const other = box.switches.find((one) => one.name === name);
    if (other === undefined || current(other, options) === value) continue;
    return t('page-rule-needs', { rule: named(name), value: valueLine(other, value, box.name) });
  }
  return '';
}

function family(option: SwitchInfo): string {
  return isToggle(option) ? 'house' : 'switch';
}

/** What an option is called; its own name where its box has no words. */
export function title(option: SwitchInfo, box: string): string {
  return firstOf([`${family(option)}-${option.name}`], box, option.name);
}

/** A value in a few words, for a list to choose from. */
export function valueLine(option: SwitchInfo, value: unknown, box: string): string {
  const word = valueWord(value);
  if (option.kind === 'scoring') return has(`scoring-${word}`) ? t(`scoring-${word}`) : word;
  if (option.kind === 'agreed' && has(`custom-${word}`)) return t(`custom-${word}`);
  const key = `${family(option)}-${option.name}-${word}`;
  if (has(key, box)) return t(key, {}, box);
  return typeof value === 'number' ? t('count-cards', { count: value }) : word;
}

/** What an option does with a value, in one line. */
export function line(option: SwitchInfo, value: unknown, box: string): string {
  const word = valueWord(value);
  if (isToggle(option))
    return value === false ? t('house-off') : `${ruleLine(option, box)}${way(option, word)}`;
  switch (option.kind) {
    case 'scoring':
      return has(`page-scoring-${word}`) ? t(`page-scoring-${word}`) : valueLine(option, value, box);
    case 'number':
      return option.name === 'target'
        ? t('count-points', { count: Number(value) })
        : t('count-cards', { count: Number(value) });
    case 'agreed':
      return customLine(value, '');
    default:
      return valueLine(option, value, box);
  }
}

/** What a house rule does, with the number that it speaks of. */
export function ruleLine(option: SwitchInfo, box: string): string {
  const limit = option.count ? ` ${t(`house-${option.name}-limit`, { count: option.count })}` : '';
  return `${t(`house-${option.name}.line`, {}, box)}${limit}`;
}

function way(option: SwitchInfo, word: string): string {
  const key = `house-${option.name}-${word}`;
  return has(key) ? ` ${t(key)}` : '';
}

/** What is written on the customizable cards: one code for both, or one for each. */
export function customLine(value: unknown, text: string): string {
  const codes = Array.isArray(value) ? value : [value];
  const quote = text ? t('custom-quote', { text }) : t('custom-unwritten');
  return codes
    .map((code) =>
      has(`custom-${code}`) ? `${t(`custom-${code}`)} – ${t(`custom-${code}.line`, { text: quote })}` : '',
    )
    .filter(Boolean)
    .join(' ');
}

/** What the table has written on a card, by its symbol; null for a card that is as it was printed. */
export function customRule(
  symbol: string,
  options: Record<string, unknown>,
): { title: string; line: string } | null {
  const found = /^WX([12])?$/.exec(symbol);
  if (found === null) return null;
  const codes = [options.customizable ?? 'C0'].flat();
  const code = codes[Number(found[1] ?? 1) - 1] ?? codes[0];
  if (code === 'C0') return null;
  const written = String(options.customizable_text ?? '');
  const text = written ? t('custom-quote', { text: written }) : t('custom-unwritten');
  return has(`custom-${code}`)
    ? { title: t(`custom-${code}`), line: t(`custom-${code}.line`, { text }) }
    : null;
}

/** What is special at a table, title and line: its box's own house rules, and what it has chosen itself. */
export function differences(box: BoxInfo | undefined, options: Record<string, unknown>): [string, string][] {
  const found: [string, string][] = [];
  for (const option of box?.switches ?? []) {
    const own = isToggle(option) && option.values[0] !== false && !(option.name in options);
    if (own) found.push([title(option, box?.name ?? ''), line(option, option.values[0], box?.name ?? '')]);
  }
  for (const [name, value] of Object.entries(options)) {
    if (name === 'customizable_text') continue;
    const option = box?.switches.find((one) => one.name === name);
    if (option === undefined) {
      found.push([has(`switch-${name}`) ? t(`switch-${name}`) : name, valueWord(value)]);
    } else if (option.kind === 'agreed') {
      found.push([
        title(option, box?.name ?? ''),
        customLine(value, String(options.customizable_text ?? '')),
      ]);
    } else {
      found.push([title(option, box?.name ?? ''), line(option, value, box?.name ?? '')]);
    }
  }
  return found;
}

/** The options with one of them changed; a default is left out. */
export function changed(options: Record<string, unknown>, option: SwitchInfo, value: Option): Options {
  const next = { ...options } as Options;
  if (value === option.values[0]) delete next[option.name];
  else next[option.name] = value;
  return next;
}

/** The preset that these options are, or null. */
export function presetOf(box: BoxInfo, options: Record<string, unknown>): string | null {
  const same = (a: object, b: object) =>
    JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());
  return Object.entries(box.presets).find(([, preset]) => same(preset, options))?.[0] ?? null;
}
