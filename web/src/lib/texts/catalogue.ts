// The texts in the reader's language, from the same Fluent catalogues as the terminal's.

import { createSubscriber } from 'svelte/reactivity';
import type { Lang } from '../connection/wire';
import { at, onDevice } from '../edition/edition';
import { local } from '../edition/storage';
import { Bundle } from './bundle';

/** Every language by its own name; whoever hands out the page knows which there are. */
export const NAMES: Record<Lang, string> = JSON.parse(
  document.documentElement.dataset.languages ?? '{"en":"English"}',
);
const KEPT = 'pioche-lang';

const bundles = new Map<Lang, Bundle>();
// The languages of which every sentence is here; of the others only what the first screen says.
const whole = new Set<Lang>();
let wanted = onDevice;
let current: Lang = preferred();
let changed: () => void = () => {};
// Whatever reads a text is drawn again when the language changes.
const reading = createSubscriber((update) => {
  changed = update;
});

function preferred(): Lang {
  const kept = local.get(KEPT);
  const wanted = [kept ?? '', ...navigator.languages].map((name) => name.toLowerCase().split('-')[0] ?? '');
  return wanted.find((lang) => lang in NAMES) ?? 'en';
}

export function language(): Lang {
  reading();
  return current;
}

/** Where words of boxes from outside come from that do not lie beside the page. */
let brought: (lang: Lang) => Promise<string> = async () => '';

export function speakWith(words: (lang: Lang) => Promise<string>): void {
  brought = words;
}

/** Fetch what is said in a language, anew if boxes have come, and speak it from now on. */
export async function speak(lang: Lang = current, anew = false): Promise<void> {
  if (anew) whole.clear();
  if (anew) bundles.clear();
  await fetchWords(lang);
  if (lang !== current) local.set(KEPT, lang);
  current = lang;
  document.documentElement.lang = lang;
  changed();
}

/** From now on every sentence is needed, and not only those of the first screen. */
export async function sayAll(): Promise<void> {
  wanted = true;
  await fetchWords(current);
  changed();
}

async function fetchWords(lang: Lang): Promise<void> {
  const all = wanted;
  if (all ? whole.has(lang) : bundles.has(lang)) return;
  const portion = onDevice ? '' : all ? '.page' : '.first';
  const file = at(`/api/texts/${lang}${portion}.ftl`);
  const [answer, more] = await Promise.all([fetch(file), brought(lang)]);
  if (!answer.ok) throw new Error(`the texts in ${lang} did not arrive: ${answer.status}`);
  const bundle = new Bundle(lang, await answer.text(), more);
  if (!whole.has(lang)) bundles.set(lang, bundle);
  if (all) whole.add(lang);
}

/** Whether there is a text of this key, perhaps in the words of a box; attributes stand behind a dot. */
export function has(key: string, box = ''): boolean {
  reading();
  const bundle = bundles.get(current);
  return bundle !== undefined && (bundle.has(`${box}--${key}`) || bundle.has(key));
}

/** The text of a key with everything filled in; a box may have words of its own for it. */
export function t(key: string, args: Record<string, string | number> = {}, box = ''): string {
  reading();
  const bundle = bundles.get(current);
  return (box && bundle?.say(`${box}--${key}`, args)) || (bundle?.say(key, args) ?? key);
}

/** A text that was told in every language; who told it may not have known this one. */
export function inWords(told: Record<Lang, string> | undefined): string {
  return told?.[language()] ?? told?.en ?? '';
}

/** A list as it is spoken, such as `A, B and C`. */
export function join(parts: string[]): string {
  if (parts.length < 2) return parts.join('');
  return t('list-and', { list: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });
}
