import { beforeEach, describe, expect, test } from 'vitest';
import { digest, SERVICE_WORKER } from '#testing/site';

const LISTS = "{ build: '', shell: {}, later: {} }";
const SCOPE = 'http://files.test/some/where/';

/** A browser's caches, in memory. */
class Caches {
  all = new Map<string, Map<string, Response>>();
  /** The part of an address for which there is no room. */
  full = '';

  async open(name: string) {
    const files = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, files);
    return {
      match: async (url: string) => files.get(url)?.clone(),
      put: async (url: string, answer: Response) => {
        if (this.full && url.includes(this.full)) throw new DOMException('no room', 'QuotaExceededError');
        files.set(url, answer);
      },
      delete: async (url: string) => files.delete(url),
    };
  }

  async match(url: string) {
    for (const files of this.all.values()) if (files.has(url)) return files.get(url)?.clone();
    return undefined;
  }

  delete = async (name: string) => this.all.delete(name);
  keys = async () => [...this.all.keys()];

  /** What is kept of a build, by its name on the site. */
  of(build: string): string[] {
    const files = this.all.get(`pioche ${SCOPE} ${build}`) ?? new Map();
    return [...files.keys()].map((url) => url.replace(SCOPE, '')).toSorted();
  }
}

let caches: Caches;
/** What the host has. */
let host: Record<string, string>;
let fetched: string[];
let told: unknown[];

/** A site with a page, words and a runtime; `n` is in everything that differs from build to build. */
function siteOf(n: number): Record<string, string> {
  const index = `<script src="./assets/index-${n}.js"></script>`;
  const assets = { [`assets/index-${n}.js`]: `page ${n}` };
  return {
    '': index,
    ...assets,
    'api/en.ftl': `words ${n}`,
    'runtime/app.zip': `modules ${n}`,
    'runtime/std.zip': 'std',
  };
}

/** The worker of a build, and how to have it do something. */
async function workerOf(n: number, onServer = false) {
  const scope = onServer ? 'http://files.test/' : SCOPE;
  const digests: Record<string, string> = {};
  for (const [name, text] of Object.entries(siteOf(n))) {
    digests[name || 'index.html'] = /^(api|runtime)/.test(name) ? await digest(text) : '';
  }
  const part = (inside: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(digests).filter(([name]) => inside(name)));
  const later = onServer ? {} : part((name) => name.startsWith('runtime'));
  const shell = onServer ? { 'index.html': '' } : part((name) => !name.startsWith('runtime'));
  const heard = new Map<string, (event: object) => void>();
  const self = {
    registration: { scope },
    location: new URL(scope),
    addEventListener: (kind: string, ear: (event: object) => void) => heard.set(kind, ear),
    skipWaiting: async () => {},
    clients: {
      claim: async () => {},
      matchAll: async () => [{ postMessage: (message: unknown) => told.push(message) }],
    },
  };
  const fetch = async (asked: string | Request) => {
    const name = (typeof asked === 'string' ? asked : asked.url).replace(scope, '');
    fetched.push(name);
    const text = host[name];
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  };
  const code = SERVICE_WORKER.replace(LISTS, JSON.stringify({ build: `b${n}`, shell, later }));
  new Function('self', 'caches', 'fetch', 'navigator', code)(self, caches, fetch, { onLine: true });
  const waited = async (kind: string, more: object = {}) => {
    let done: Promise<unknown> = Promise.resolve();
    heard.get(kind)?.({ waitUntil: (promise: Promise<unknown>) => (done = promise), ...more });
    return done;
  };
  return {
    install: () => waited('install'),
    activate: () => waited('activate'),
    hears: (data: unknown) => waited('message', { data }),
    answer: async (name: string) => {
      let answer: Promise<Response> | undefined;
      const request = new Request(`${scope}${name}`);
      heard.get('fetch')?.({ request, respondWith: (promise: Promise<Response>) => (answer = promise) });
      return answer;
    },
  };
}

beforeEach(() => {
  [caches, host, fetched, told] = [new Caches(), siteOf(1), [], []];
  expect(SERVICE_WORKER).toContain(LISTS);
});

const SHELL = ['', 'api/en.ftl', 'assets/index-1.js'];
const ALL = [...SHELL, 'runtime/app.zip', 'runtime/std.zip', 'whole'];

describe('what is kept', () => {
  test('the page at once, the runtime when somebody has played', async () => {
    const worker = await workerOf(1);
    await worker.install();
    expect(caches.of('b1')).toEqual(SHELL);
    expect(fetched.some((name) => name.startsWith('runtime'))).toBe(false);
    await worker.hears('everything');
    expect(caches.of('b1')).toEqual(ALL);
    fetched = [];
    await worker.hears('everything');
    expect(fetched).toEqual([]);
  });

  test('a file is handed out as it was kept, and needs no network', async () => {
    const worker = await workerOf(1);
    await worker.install();
    host = {};
    expect(await (await worker.answer('api/en.ftl'))?.text()).toBe('words 1');
  });

  test('of a newer version only what differs is fetched, and the older one goes when it is taken', async () => {
    const before = await workerOf(1);
    await before.install();
    await before.hears('everything');
    [host, fetched] = [siteOf(2), []];
    const after = await workerOf(2);
    await after.install();
    expect(fetched.toSorted()).toEqual(['', 'api/en.ftl', 'assets/index-2.js', 'runtime/app.zip']);
    expect(caches.of('b2')).toHaveLength(ALL.length);
    expect(caches.of('b1')).toEqual(ALL);
    await after.activate();
    expect(caches.of('b1')).toEqual([]);
  });
});

describe('half a deployment', () => {
  for (const name of ['', 'api/en.ftl', 'assets/index-2.js', 'runtime/app.zip']) {
    test(`with an older ${name || 'page'} changes nothing`, async () => {
      const before = await workerOf(1);
      await before.install();
      await before.hears('everything');
      host = siteOf(2);
      if (name.startsWith('assets')) delete host[name];
      else host[name] = siteOf(1)[name] ?? '';
      await expect((await workerOf(2)).install()).rejects.toThrow();
      expect([caches.of('b1'), caches.of('b2')]).toEqual([ALL, []]);
    });
  }

  test('keeps no runtime of another build', async () => {
    const worker = await workerOf(1);
    await worker.install();
    host = { ...host, 'runtime/app.zip': 'modules 2' };
    await expect(worker.hears('everything')).rejects.toThrow('another build');
    expect(caches.of('b1')).not.toContain('whole');
  });
});

describe('a full disk', () => {
  test('leaves the room to tables, and the page is told', async () => {
    const worker = await workerOf(1);
    await worker.install();
    caches.full = 'std.zip';
    await worker.hears('everything');
    expect(caches.of('b1')).toEqual(SHELL);
    expect(told).toEqual(['full']);
  });

  test('leaves the older version as it is', async () => {
    const before = await workerOf(1);
    await before.install();
    await before.hears('everything');
    host = siteOf(2);
    caches.full = 'app.zip';
    await expect((await workerOf(2)).install()).rejects.toThrow('no room');
    expect([caches.of('b1'), caches.of('b2')]).toEqual([ALL, []]);
  });

  test('stops nothing on a server: what cannot be kept is handed on', async () => {
    const worker = await workerOf(1, true);
    caches.full = 'http';
    host = { 'assets/page.js': 'the page', 'api/boxes': '[]' };
    for (const [name, text] of Object.entries(host))
      expect(await (await worker.answer(name))?.text()).toBe(text);
    expect(caches.of('b1')).toEqual([]);
  });
});
