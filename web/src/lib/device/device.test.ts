import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Device from './device.svelte';
import type { FromWorker, ToWorker } from './messages';

/** A worker whose other side is in the hand of the test. */
class Keeper extends EventTarget {
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly told: ToWorker[] = [];
  ended = false;

  constructor() {
    super();
    keepers.push(this);
  }

  postMessage(message: ToWorker): void {
    this.told.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  says(message: FromWorker): void {
    this.onmessage?.({ data: message });
  }
}

let keepers: Keeper[];
let page: typeof Device;
const kept = vi.fn();
const everything = { postMessage: kept };

/** The page as it is loaded by somebody with such a browser. */
async function loaded(connection: { saveData?: boolean } = {}): Promise<void> {
  keepers = [];
  kept.mockClear();
  const serviceWorker = { ready: Promise.resolve({ active: everything }) };
  vi.stubGlobal('navigator', { languages: ['en'], connection, serviceWorker });
  vi.stubGlobal('document', { documentElement: { dataset: { edition: 'device', build: 'b1' } } });
  vi.stubGlobal('Worker', Keeper);
  vi.stubGlobal('addEventListener', () => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.resetModules();
  page = await import('./device.svelte');
}

beforeEach(() => loaded());

const EARS = { opened: () => {}, heard: () => {}, lost: () => {} };
const ASK = ['/api/rules/classic', {}] as const;

describe('the runtime is fetched', () => {
  test('when a screen needs it, and once', async () => {
    page.startEarly('screen');
    void page.device.ask(...ASK).catch(() => {});
    await Promise.resolve();
    expect(keepers).toHaveLength(1);
  });

  test('with the page for whoever has tables here, and not for others', async () => {
    page.startEarly('visit');
    expect(keepers).toHaveLength(0);
    localStorage.setItem('pioche-tables', 'yes');
    page.startEarly('visit');
    expect(keepers).toHaveLength(1);
  });

  test('for whoever chooses, unless they save data', async () => {
    await loaded({ saveData: true });
    page.startEarly('touch');
    expect(keepers).toHaveLength(0);
    await loaded();
    page.startEarly('touch');
    expect(keepers).toHaveLength(1);
  });

  test('and kept once somebody has played, not before', async () => {
    page.startEarly('screen');
    await Promise.resolve();
    expect(kept).not.toHaveBeenCalled();
    keepers[0]?.says({ state: 'ready', fresh: true });
    await vi.waitFor(() => expect(kept).toHaveBeenCalledWith('everything'));
    expect([page.deviceState.ready, page.deviceState.loading]).toEqual([true, null]);
  });
});

describe('where it fails', () => {
  for (const fault of ['connection', 'unable', 'storage', 'stopped'] as const) {
    test(`(${fault}) whoever asked is told, and it starts anew when somebody tries again`, async () => {
      const asked = page.device.ask(...ASK);
      keepers[0]?.says({ loading: 1, of: 4 });
      keepers[0]?.says({ failed: fault, why: 'it is so' });
      await expect(asked).rejects.toThrow();
      expect([page.deviceState.failed, page.deviceState.loading]).toEqual([fault, null]);
      expect(page.device.unreachable()).toBe(page.SAID[fault]);
      expect(keepers[0]?.ended).toBe(true);
      await page.startAgain();
      expect([page.deviceState.failed, page.deviceState.loading]).toEqual([null, 0]);
      expect(keepers).toHaveLength(2);
    });
  }

  test('a worker whose script does not come is a connection that is gone; one that breaks has stopped', () => {
    page.startEarly('screen');
    keepers[0]?.onerror?.({ message: '' });
    expect(page.deviceState.failed).toBe('connection');
    void page.startAgain();
    keepers[1]?.says({ loading: 1, of: 4 });
    keepers[1]?.onerror?.({ message: 'out of memory' });
    expect(page.deviceState.failed).toBe('stopped');
  });

  test('a table waits for whoever tries again, and is called anew then', async () => {
    const lost = vi.fn();
    const line = page.device.connect('ABCDEF', { ...EARS, lost });
    expect(line.say('hello')).toBe(true);
    keepers[0]?.says({ failed: 'stopped', why: 'killed' });
    expect(line.say('an answer')).toBe(false); // it stays unsent, and is sent again
    expect([keepers.length, lost.mock.calls.length]).toEqual([1, 0]);
    await page.startAgain();
    expect(lost).toHaveBeenCalledOnce();
    line.hangUp();
    page.device.connect('ABCDEF', EARS).say('hello');
    expect(keepers[1]?.told.map((message) => Object.keys(message)[0])).toEqual(['shut', 'open', 'say']);
  });

  test('a page and a runtime of two builds are not mixed', () => {
    page.startEarly('screen');
    keepers[0]?.says({ build: 'b1' });
    expect(page.deviceState.failed).toBeNull();
    keepers[0]?.says({ build: 'b2' });
    expect([page.deviceState.failed, keepers[0]?.ended]).toEqual(['mixed', true]);
  });
});

test('whether the engine is compiled is known once it runs', () => {
  page.startEarly('screen');
  expect(page.deviceState.compiled).toBeNull();
  keepers[0]?.says({ compiled: false });
  expect(page.deviceState.compiled).toBe(false);
});
