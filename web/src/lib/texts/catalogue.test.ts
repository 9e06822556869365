import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Catalogue from './catalogue';

const FIRST = 'hello = Hello\n';
const WHOLE = `${FIRST}late = Later
    .short = late
list-and = { $list } and { $last }
count = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
storm--late = In a storm
`;
let fetched: string[];
let texts: typeof Catalogue;

/** The page as it is loaded by somebody who reads these languages. */
async function loaded(languages = ['en-GB'], edition = ''): Promise<void> {
  fetched = [];
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    const text = path.includes('.first.') ? FIRST : WHOLE;
    return new Response(path.includes('/fr') ? text.replace('Hello', 'Bonjour') : text);
  });
  vi.stubGlobal('navigator', { languages });
  const names = JSON.stringify({ de: 'Deutsch', en: 'English', fr: 'français' });
  const root = { dataset: { edition, languages: names }, lang: '' };
  vi.stubGlobal('document', { documentElement: root });
  vi.resetModules();
  texts = await import('./catalogue');
}

describe('the portions', () => {
  beforeEach(() => loaded());

  test('the first screen fetches its own words alone, once', async () => {
    await texts.speak();
    await texts.speak();
    expect(fetched).toEqual(['/api/texts/en.first.ftl']);
    expect([texts.t('hello'), texts.has('late'), texts.t('late')]).toEqual(['Hello', false, 'late']);
  });

  test('the screens behind it fetch the rest, once', async () => {
    await texts.speak();
    await texts.sayAll();
    await texts.sayAll();
    await texts.speak();
    expect(fetched).toEqual(['/api/texts/en.first.ftl', '/api/texts/en.page.ftl']);
    expect(texts.t('late')).toBe('Later');
  });

  test('who has asked for all is given all in another language too', async () => {
    await texts.sayAll();
    await texts.speak('fr');
    expect(fetched).toEqual(['/api/texts/en.page.ftl', '/api/texts/fr.page.ftl']);
    expect([texts.t('hello'), texts.language()]).toEqual(['Bonjour', 'fr']);
  });

  test('a portion that comes late does not take the place of the whole', async () => {
    const answers: ((answer: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
    const [first, whole] = [texts.speak(), texts.sayAll()];
    expect(answers).toHaveLength(2);
    answers[1]?.(new Response(WHOLE));
    await whole;
    answers[0]?.(new Response(FIRST));
    await first;
    expect(texts.t('late')).toBe('Later');
  });

  test('when boxes have come everything is fetched anew, with their words', async () => {
    await texts.sayAll();
    texts.speakWith(async () => 'box-storm = Storm');
    await texts.speak('en', true);
    expect(fetched).toHaveLength(2);
    expect(texts.t('box-storm')).toBe('Storm');
  });

  test('words that do not come are an error, and the language stays', async () => {
    await texts.speak();
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await expect(texts.speak('fr')).rejects.toThrow('503');
    expect([texts.language(), texts.t('hello')]).toEqual(['en', 'Hello']);
    await expect(texts.sayAll()).rejects.toThrow();
    expect(texts.t('hello')).toBe('Hello');
  });
});

test('on this device all words lie beside the page in one file', async () => {
  await loaded(['en'], 'device');
  await texts.speak();
  expect(fetched).toEqual(['http://pioche.test/api/texts/en.ftl']);
});

describe('the language', () => {
  test('is the first of the browser’s that there is, and English where there is none', async () => {
    for (const [languages, expected] of [
      [['fr-FR', 'en'], 'fr'],
      [['it', 'FR-ca', 'de'], 'fr'],
      [['de-AT'], 'de'],
      [['en-GB'], 'en'],
      [['it'], 'en'],
    ] as const) {
      await loaded([...languages]);
      expect(texts.language()).toBe(expected);
    }
  });

  test('of what was told in several is English where there is no other', async () => {
    await loaded(['de']);
    const told = [{ de: 'Ja', en: 'Yes' }, { en: 'Yes' }, undefined];
    expect(told.map((one) => texts.inWords(one as Record<string, string>))).toEqual(['Ja', 'Yes', '']);
  });

  test('is the one that was chosen, also the next time', async () => {
    await loaded(['en-GB']);
    await texts.speak();
    expect(localStorage.getItem('pioche-lang')).toBeNull();
    await texts.speak('fr');
    expect(document.documentElement.lang).toBe('fr');
    await loaded(['en-GB']);
    expect(texts.language()).toBe('fr');
  });
});

describe('a text', () => {
  beforeEach(async () => {
    await loaded();
    await texts.sayAll();
  });

  test('is filled in, has attributes and plurals', () => {
    expect(texts.t('late.short')).toBe('late');
    expect([1, 3].map((count) => texts.t('count', { count }))).toEqual(['1 card', '3 cards']);
  });

  test('may be said by a box in its own words', () => {
    expect([texts.t('late', {}, 'storm'), texts.t('late', {}, 'classic')]).toEqual(['In a storm', 'Later']);
    expect([texts.has('late', 'storm'), texts.has('nothing', 'storm')]).toEqual([true, false]);
  });

  test('that is not there is its key', () => {
    expect([texts.t('nothing'), texts.t('late.nothing')]).toEqual(['nothing', 'late.nothing']);
  });

  test('of a list is as it is spoken', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(texts.join)).toEqual([
      '',
      'A',
      'A and B',
      'A, B and C',
    ]);
  });
});
