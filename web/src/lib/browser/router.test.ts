import { beforeEach, describe, expect, test, vi } from 'vitest';
import { router } from './router.svelte';

/** A click on a link; whether the browser is left to follow it. */
function follows(href: string, more: Record<string, unknown> = {}): boolean {
  const { origin, pathname, search, hash } = new URL(href, location.href);
  const { download = false, target = '', ...pressed } = more;
  const link = { origin, pathname, search, hash, target, hasAttribute: () => download };
  const click = Object.assign(new Event('click', { cancelable: true }), { button: 0, ...pressed });
  Object.defineProperty(click, 'target', { value: { closest: () => link } });
  document.dispatchEvent(click);
  return !click.defaultPrevented;
}

describe('on a server', () => {
  beforeEach(() => router.go('/'));

  test('what an address asks for beside its screen is not part of the screen', () => {
    router.go('/r/abc?review=1&step=5');
    expect(router.path).toBe('/r/abc');
    expect(router.search.get('review')).toBe('1');
    expect(router.search.get('step')).toBe('5');
    router.go('/r/abc');
    expect(router.search.get('review')).toBeNull();
  });

  test('who goes somewhere begins at its top, and can go back', () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    router.go('/games');
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    history.pushState(null, '', '/cup');
    expect(router.path).toBe('/games');
    window.dispatchEvent(new Event('popstate'));
    expect(router.path).toBe('/cup');
  });

  test('links to our own screens need no new page', () => {
    expect(follows('/rules/flip?x=1')).toBe(false);
    expect(router.address).toBe('/rules/flip?x=1');
  });

  for (const [why, href, more] of [
    ['to another site', 'https://elsewhere.test/rules/flip', {}],
    ['to an answer of the server', '/api/records/1', {}],
    ['to a place on this screen', '/games#end', {}],
    ['that opens another window', '/rules/flip', { target: '_blank' }],
    ['to a file that is kept', '/rules/flip', { download: true }],
    ['with another button', '/rules/flip', { button: 1 }],
    ['with a key held', '/rules/flip', { ctrlKey: true }],
  ] as const) {
    test(`a link ${why} is the browser's`, () => {
      router.go('/games');
      expect(follows(href, more)).toBe(true);
      expect(router.address).toBe('/games');
    });
  }
});

describe('on this device', () => {
  const scrollIntoView = vi.fn();

  /** The page as it is loaded from plain files. */
  async function loaded(address: string): Promise<typeof router> {
    const part = (id: string) => (id === 'part-3' ? { scrollIntoView } : null);
    const root = { documentElement: { dataset: { edition: 'device' } }, getElementById: part };
    vi.stubGlobal('document', Object.assign(new EventTarget(), root));
    history.pushState(null, '', address);
    vi.resetModules();
    return (await import('./router.svelte')).router;
  }

  test('the screen stands behind the #, wherever the files lie', async () => {
    const router = await loaded('http://files.test/some/where/index.html#/pad/cards');
    expect(router.path).toBe('/pad/cards');
    router.go('/rules/flip?x=1');
    expect(location.href).toBe('http://files.test/some/where/index.html#/rules/flip?x=1');
    expect(router.path).toBe('/rules/flip');
    expect(follows('http://files.test/some/where/index.html#/games')).toBe(false);
    expect(router.path).toBe('/games');
  });

  test('without anything behind it, it is the start', async () => {
    const router = await loaded('http://files.test/some/where/');
    expect(router.path).toBe('/');
  });

  test('a link to a place on this screen does not leave it', async () => {
    const router = await loaded('http://files.test/#/rules/flip');
    expect(follows('http://files.test/#part-3')).toBe(false);
    expect(scrollIntoView).toHaveBeenCalledOnce();
    expect(router.path).toBe('/rules/flip');
  });
});
