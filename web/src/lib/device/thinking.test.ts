import { expect, test, vi } from 'vitest';
import { Thinkers } from './thinking';

test('a worker that breaks is told to whoever waits, and to nobody else; the next question starts another', async () => {
  const workers: { onerror?: (event: Event) => void; postMessage: () => void; terminate: () => void }[] = [];
  const started = () => {
    workers.push({ postMessage: () => {}, terminate: () => {} });
    return workers.at(-1);
  };
  vi.stubGlobal(
    'Worker',
    vi.fn(function Worker() {
      return started();
    }),
  );
  const progress = { copy: () => Object.assign(() => {}, { destroy: () => {} }) };
  const thinker = new Thinkers(1);
  const asked = thinker.ask(() => '{}', 'hint', new Uint8Array(), progress);
  const broke = new Event('error', { cancelable: true });
  workers[0]?.onerror?.(broke);
  await expect(asked).rejects.toThrow();
  expect(broke.defaultPrevented).toBe(true);
  thinker.ask(() => '{}', 'hint', new Uint8Array(), progress).catch(() => {});
  expect(workers).toHaveLength(2);
});
