// The real texts of all languages, as a server would send them.

import { vi } from 'vitest';
import type { Lang } from '../src/lib/connection/wire';
import { sayAll, speak } from '../src/lib/texts/catalogue';

const TEXTS: Record<string, string> = import.meta.glob('../../src/pioche/texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

let brought = '';

/** Speak a language with all its words, and those of a box from outside. */
export async function speaks(lang: Lang, more = ''): Promise<void> {
  vi.stubGlobal('fetch', async () => new Response(`${TEXTS[`../../src/pioche/texts/${lang}.ftl`]}\n${more}`));
  await sayAll();
  await speak(lang, more !== brought);
  brought = more;
}
