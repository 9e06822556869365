// As much of a browser as the page's code asks for before anything is drawn: events, an address, and what it keeps.

import type { Environment } from 'vitest/runtime';

/** What a browser keeps for a page. */
class Kept {
  #all = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#all.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#all.set(key, String(value));
  }

  removeItem(key: string): void {
    this.#all.delete(key);
  }

  clear(): void {
    this.#all.clear();
  }
}

function documentOf(): object {
  const root = { dataset: {} as Record<string, string>, lang: '' };
  return Object.assign(new EventTarget(), {
    documentElement: root,
    hidden: false,
    visibilityState: 'visible',
  });
}

/** A media query that can be told whether it holds. */
function queryOf(): object {
  return Object.assign(new EventTarget(), { matches: false });
}

export default {
  name: 'page',
  viteEnvironment: 'client',
  setup(global: typeof globalThis) {
    const events = new EventTarget();
    const address = new URL('http://pioche.test/');
    const history = { pushState: (_: unknown, __: string, to: string) => go(to) };
    const go = (to: string) => {
      address.href = new URL(to, address).href;
    };
    const added: Record<string, unknown> = {
      window: global,
      self: global,
      document: documentOf(),
      location: address,
      history,
      localStorage: new Kept(),
      sessionStorage: new Kept(),
      navigator: { languages: ['en-GB'] },
      matchMedia: queryOf,
      scrollTo: () => {},
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
      dispatchEvent: events.dispatchEvent.bind(events),
    };
    const before = new Map(
      Object.keys(added).map((name) => [name, Object.getOwnPropertyDescriptor(global, name)]),
    );
    for (const [name, value] of Object.entries(added)) {
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    }
    return {
      teardown() {
        for (const [name, was] of before) {
          if (was === undefined) Reflect.deleteProperty(global, name);
          else Object.defineProperty(global, name, was);
        }
      },
    };
  },
} satisfies Environment;
