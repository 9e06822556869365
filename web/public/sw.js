// Keeps the page's files, so that it opens without a network. Which files belong together is written in when the page
// is handed out; they are replaced together or not at all, and only when the reader has said so.

// Names, each with its digest where a name may have other contents tomorrow.
const { build, shell, later } = { build: '', shell: {}, later: {} };
const PREFIX = `pioche ${self.registration.scope} `;
const NOW = `${PREFIX}${build}`;
const WHOLE = 'whole'; // a file that is there when what is needed later is kept as well
const here = (name) => new URL(name === 'index.html' ? '' : name, self.registration.scope).href;
// A server answers for itself: what it says now goes first. Plain files are kept all at once.
const onServer = Object.keys(later).length === 0;

async function digestOf(answer) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.clone().arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A file of this very build, from wherever it is nearest; an error while the host's files are of two builds. */
async function whole(name, digest) {
  const url = here(name);
  if (digest) {
    // One that was kept for the build before, or has just come for a game.
    for (const near of [() => caches.match(url), () => fetch(url, { cache: 'force-cache' })]) {
      const found = await near();
      if (found?.ok && (await digestOf(found)) === digest) return found;
    }
  }
  // Past the browser's own memory, which may hold files of different ages.
  const answer = await fetch(url, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  if (digest && (await digestOf(answer)) !== digest) throw new Error(`${url} is of another build`);
  if (name === 'index.html' && !onServer) {
    for (const [, asset] of (await answer.clone().text()).matchAll(/"\.\/(assets\/[^"]+\.(?:js|css))"/g))
      if (!(asset in shell)) throw new Error(`${url} is of another build: ${asset}`);
  }
  return answer;
}

async function keep(cache, files) {
  const names = Object.keys(files);
  const answers = await Promise.all(names.map((name) => whole(name, files[name])));
  await Promise.all(answers.map((answer, at) => cache.put(here(names[at]), answer)));
}

async function keepLater() {
  const cache = await caches.open(NOW);
  if (await cache.match(here(WHOLE))) return;
  await keep(cache, later);
  await cache.put(here(WHOLE), new Response('yes'));
}

/** Keep what playing takes; where there is no room for it, tables have the room, and the pages are told. */
async function keepEverything() {
  try {
    await keepLater();
  } catch (error) {
    if (error.name !== 'QuotaExceededError') throw error;
    const cache = await caches.open(NOW);
    await Promise.all(Object.keys(later).map((name) => cache.delete(here(name))));
    for (const client of await self.clients.matchAll()) client.postMessage('full');
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      try {
        await keep(await caches.open(NOW), shell);
        // Who has played without a network will want to do so again.
        if (!onServer && (await caches.match(here(WHOLE)))) await keepLater();
      } catch (error) {
        await caches.delete(NOW); // the version before stays as it is
        throw error;
      }
      if (onServer) await self.skipWaiting();
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
  if (event.data === 'everything') event.waitUntil(keepEverything());
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

const cached = async (name) => (await caches.open(NOW)).match(name);

/** Keep an answer on its way; where there is no room it is passed on all the same. */
async function passing(name, answer) {
  const copy = answer.clone();
  if (answer.ok)
    await caches
      .open(NOW)
      .then((cache) => cache.put(name, copy))
      .catch(() => {});
  return answer;
}

/** A file as it was kept; what was not comes from the network, and on a server is kept then. */
async function kept(request, page) {
  const name = page ? here('') : request.url.replace(/[?#].*/, '');
  const found = await cached(name).catch(() => undefined);
  if (found !== undefined) return found;
  const answer = await fetch(request);
  return onServer ? passing(name, answer) : answer;
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
  for (const path of paths) if (!(await cached(here(path)))) await fresh(new Request(here(path)));
}

/** What a server says now, or said when it could last be reached. */
async function fresh(request) {
  try {
    return await passing(request.url, await fetch(request));
  } catch (error) {
    const before = await cached(request.url).catch(() => undefined);
    if (before === undefined) throw error;
    return before;
  }
}
