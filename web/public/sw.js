// Keeps the page's files, so that it opens without a network. Which files belong together is written in when the page
// is handed out; they are replaced together or not at all, and only when the reader has said so.

const { build, shell, later } = { build: '', shell: [], later: [] };
const PREFIX = `pioche ${self.registration.scope} `;
const NOW = `${PREFIX}${build}`;
const WHOLE = 'whole'; // a file that is there when what is needed later is kept as well
const here = (name) => new URL(name, self.registration.scope).href;
// A server answers for itself: what it says now goes first. Plain files are kept all at once.
const onServer = later.length === 0;

async function keep(cache, names) {
  // Past the browser's own memory, which may hold files of different ages.
  const fetched = await Promise.all(
    names.map(async (name) => {
      const url = here(name === 'index.html' ? '' : name);
      const answer = await fetch(url, { cache: 'no-cache' });
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      return [url, answer];
    }),
  );
  await Promise.all(fetched.map(([url, answer]) => cache.put(url, answer)));
}

async function keepLater() {
  const cache = await caches.open(NOW);
  if (await cache.match(here(WHOLE))) return;
  await keep(cache, later);
  await cache.put(here(WHOLE), new Response('yes'));
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await keep(await caches.open(NOW), shell);
      // Who has played without a network will want to do so again.
      if (onServer) await self.skipWaiting();
      else if (await caches.match(here(WHOLE))) await keepLater();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NOW);
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  if (onServer && event.data.keep) event.waitUntil(keepAnswers(event.data.keep));
  if (event.data === 'everything') event.waitUntil(keepLater());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const page = request.mode === 'navigate';
  if (!onServer) event.respondWith(kept(request, page));
  // With a network a server's pages go past this worker: what stands between can only fail.
  else if (page && !navigator.onLine) event.respondWith(kept(request, page));
  else if (page && /^\/pad(\/|$)/.test(url.pathname)) event.respondWith(reached(request));
  else if (page) return;
  else if (/^\/(assets|icons)\//.test(url.pathname)) event.respondWith(kept(request, page));
  else if (/^\/api\/(texts\/|boxes$|pad$)/.test(url.pathname)) event.respondWith(fresh(request));
});

/** A file as it was kept; what was not comes from the network, and on a server is kept then. */
async function kept(request, page) {
  const cache = await caches.open(NOW);
  const name = page ? here('') : request.url.replace(/[?#].*/, '');
  const found = await cache.match(name);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  if (onServer && answer.ok) await cache.put(name, answer.clone());
  return answer;
}

/** A page that is used where there may be a network but no server: the server's, or the one that was kept. */
async function reached(request) {
  try {
    return await fetch(request);
  } catch {
    return kept(request, true);
  }
}

/** Answers that came before this worker was there. */
async function keepAnswers(paths) {
  const cache = await caches.open(NOW);
  for (const path of paths) if (!(await cache.match(here(path)))) await fresh(new Request(here(path)));
}

/** What a server says now, or said when it could last be reached. */
async function fresh(request) {
  const cache = await caches.open(NOW);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request.url, answer.clone());
    return answer;
  } catch (error) {
    const before = await cache.match(request.url);
    if (before === undefined) throw error;
    return before;
  }
}
