// The real texts of both languages, as a server would send them.

import { vi } from 'vitest';
import en from '../../src/pioche/texts/en.ftl?raw';
import fr from '../../src/pioche/texts/fr.ftl?raw';
import type { Lang } from '../src/lib/connection/wire';
import { sayAll, speak } from '../src/lib/texts/catalogue';

const TEXTS = { en, fr };

let brought = '';

/** Speak a language with all its words, and those of a box from outside. */
export async function speaks(lang: Lang, more = ''): Promise<void> {
  vi.stubGlobal('fetch', async () => new Response(`${TEXTS[lang]}\n${more}`));
  await sayAll();
  await speak(lang, more !== brought);
  brought = more;
}
