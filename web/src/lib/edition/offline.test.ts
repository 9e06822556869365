import { expect, test, vi } from 'vitest';
import type { Offline } from './offline.svelte';

const HOUR = 3_600_000;
const update = vi.fn(async () => {});
let workers: EventTarget;
let offline: Offline;

/** A browser whose worker of this page has these states. */
async function opened(more: Record<string, unknown> = {}): Promise<void> {
  vi.useFakeTimers();
  update.mockClear();
  const registration = Object.assign(new EventTarget(), { update, waiting: null, installing: null, ...more });
  workers = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
    ready: Promise.resolve({ active: { postMessage: vi.fn() } }),
  });
  vi.stubGlobal('navigator', { languages: ['en'], serviceWorker: workers });
  const root = { dataset: { edition: 'device' } };
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { documentElement: root, visibilityState: 'visible' }),
  );
  vi.resetModules();
  offline = (await import('./offline.svelte')).offline;
  await offline.begin();
}

test('a newer version is looked for at the start, every hour, and by whoever comes back', async () => {
  await opened();
  expect(update).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(HOUR);
  expect(update).toHaveBeenCalledTimes(2);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(update).toHaveBeenCalledTimes(3);
  Object.assign(document, { visibilityState: 'hidden' });
  vi.advanceTimersByTime(3 * HOUR);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(update).toHaveBeenCalledTimes(3);
});

test('no connection is no error', async () => {
  update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await opened();
  expect(offline.newer).toBe(false);
});

test('a newer version that is here waits for a word', async () => {
  const waiting = Object.assign(new EventTarget(), { state: 'installed', postMessage: vi.fn() });
  await opened({ waiting });
  expect(offline.newer).toBe(true);
  expect(waiting.postMessage).not.toHaveBeenCalled();
  offline.takeOver();
  expect(waiting.postMessage).toHaveBeenCalledWith('take over');
});

test('a device without room says so', async () => {
  await opened();
  workers.dispatchEvent(new MessageEvent('message', { data: 'full' }));
  expect(offline.full).toBe(true);
});
