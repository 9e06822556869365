// Time is in the hand of these tests, and pauses are as long as they are on average.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, type Line, newest } from '#testing/lines';
import { info, update } from '#testing/tables';
import { hex, TableSocket } from './tableSocket';
import type { FromServer } from './wire';

let lines: Line[];
let heard: FromServer[];
let version: number | null;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  lines = answerCalls();
  heard = [];
  version = null;
  socket = new TableSocket('ABCD', () => ({ lang: 'en', role: 'player' }), {
    message: (message) => heard.push(message),
    changed: () => {},
    since: () => version,
  });
});

afterEach(() => {
  socket.close();
  Object.assign(document, { visibilityState: 'visible' });
});

/** The server takes the newest call and says how things are. */
function letIn(): Line {
  const line = newest(lines);
  line.opens();
  line.tells(update(1, { whole: true, table: info(['Zoé']) }));
  return line;
}

function opened(): Line {
  socket.open();
  return letIn();
}

function turnedTo(state: 'visible' | 'hidden'): void {
  Object.assign(document, { visibilityState: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('it says hello first and is open with the first update', () => {
  socket.open();
  const line = newest(lines);
  expect(line.url).toBe('ws://pioche.test/ws/ABCD');
  expect(line.said).toEqual([]);
  line.opens();
  expect(line.said).toEqual([{ type: 'hello', protocol: 1, since: null, lang: 'en', role: 'player' }]);
  expect(socket.state).toBe('connecting');
  line.tells(update(1, { whole: true, table: info(['Zoé']) }));
  expect(socket.state).toBe('open');
  expect(heard.map((one) => one.type)).toEqual(['update']);
});

test('after a break it asks for what it has missed', () => {
  const line = opened();
  version = 7;
  line.breaks();
  expect(socket.state).toBe('waiting');
  vi.advanceTimersByTime(400);
  expect(socket.state).toBe('connecting');
  newest(lines).opens();
  expect(newest(lines).said[0]).toMatchObject({ type: 'hello', since: 7 });
});

test('it waits twice as long after every failure, up to four seconds', () => {
  socket.open();
  const pauses = [];
  for (let k = 0; k < 8; k++) {
    const before = lines.length;
    newest(lines).breaks();
    let waited = 0;
    for (; lines.length === before; waited += 100) vi.advanceTimersByTime(100);
    pauses.push(waited);
  }
  expect(pauses).toEqual([400, 800, 1600, 3200, 4000, 4000, 4000, 4000]);
});

test('a whole table does not come back at once: pauses differ by chance', () => {
  socket.open();
  for (const [random, least] of [
    [0, 300],
    [0.999, 499],
  ] as const) {
    vi.mocked(Math.random).mockReturnValue(random);
    socket.retry();
    const before = lines.length;
    newest(lines).breaks();
    vi.advanceTimersByTime(least - 1);
    expect(lines.length).toBe(before);
    vi.advanceTimersByTime(2);
    expect(lines.length).toBe(before + 1);
  }
});

test('who is let in again begins with short pauses', () => {
  socket.open();
  for (let k = 0; k < 4; k++) {
    newest(lines).breaks();
    vi.advanceTimersByTime(4000);
  }
  letIn().breaks();
  const before = lines.length;
  vi.advanceTimersByTime(400);
  expect(lines.length).toBe(before + 1);
});

test('a call that nobody answers is given up after six seconds', () => {
  socket.open();
  const line = newest(lines);
  vi.advanceTimersByTime(5999);
  expect(socket.state).toBe('connecting');
  vi.advanceTimersByTime(1);
  expect(socket.state).toBe('waiting');
  expect(line.readyState).toBe(3);
  // What comes from it afterwards is of no interest.
  expect(line.onmessage).toBeNull();
});

test('a line that is silent is asked, and called anew if it does not answer', () => {
  const line = opened();
  vi.advanceTimersByTime(15_000);
  expect(line.said.at(-1)).toEqual({ type: 'ping' });
  line.tells({ type: 'pong' });
  vi.advanceTimersByTime(14_999);
  expect(line.said.filter((one) => one.type === 'ping')).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(line.said.filter((one) => one.type === 'ping')).toHaveLength(2);
  vi.advanceTimersByTime(5999);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(lines).toHaveLength(2);
  expect(heard.map((one) => one.type)).toEqual(['update']);
});

test('a phone that wakes up asks at once and waits only a moment', () => {
  const line = opened();
  turnedTo('hidden');
  expect(line.said).toHaveLength(1);
  turnedTo('visible');
  expect(line.said.at(-1)).toEqual({ type: 'ping' });
  vi.advanceTimersByTime(2500);
  expect(lines).toHaveLength(2);
  letIn();
  turnedTo('visible');
  newest(lines).tells({ type: 'pong' });
  vi.advanceTimersByTime(2500);
  expect(lines).toHaveLength(2);
});

test('who comes back to the page does not wait for the next attempt', () => {
  opened().breaks();
  expect(socket.state).toBe('waiting');
  turnedTo('visible');
  expect(lines).toHaveLength(2);
  expect(socket.state).toBe('connecting');
  vi.advanceTimersByTime(400);
  expect(lines).toHaveLength(2);
});

test('a page that is taken out of the cache connects anew, one that is loaded does not', () => {
  opened();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(lines).toHaveLength(1);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(lines).toHaveLength(2);
});

test('a network that goes and comes is noticed at once', () => {
  opened();
  window.dispatchEvent(new Event('offline'));
  expect(socket.state).toBe('waiting');
  window.dispatchEvent(new Event('online'));
  expect(socket.state).toBe('connecting');
  expect(lines).toHaveLength(2);
});

test('a command that was not answered is sent again under the same id', () => {
  const first = opened();
  const { id } = socket.command({ do: 'start' }, 1);
  expect(first.commands).toEqual([id]);
  first.breaks();
  vi.advanceTimersByTime(400);
  newest(lines).opens();
  expect(newest(lines).commands).toEqual([]);
  newest(lines).tells(update(2, { whole: true, table: info(['Zoé']) }));
  expect(newest(lines).said.at(-1)).toEqual({ type: 'do', id, seen: 1, command: { do: 'start' } });
  newest(lines).tells({ type: 'duplicate', id, version: 2 });
  expect(socket.pending).toEqual([]);
});

test('a command that was answered is not sent again', () => {
  const first = opened();
  const { id } = socket.command({ do: 'start' }, 1);
  first.tells({ type: 'ack', id, version: 2 });
  first.breaks();
  vi.advanceTimersByTime(400);
  letIn();
  expect(newest(lines).commands).toEqual([]);
});

test('what is done without a line goes out when there is one, in its order', () => {
  opened().breaks();
  const ids = [socket.command({ do: 'start' }, 1).id, socket.command({ do: 'next' }, 1).id];
  expect(socket.pending.map((one) => one.id)).toEqual(ids);
  vi.advanceTimersByTime(400);
  expect(letIn().commands).toEqual(ids);
});

for (const reason of ['storage', 'bus']) {
  test(`what the server cannot do just now (${reason}) is sent again, and nobody is told`, () => {
    const line = opened();
    const { id } = socket.command({ do: 'start' }, 1);
    line.tells({ type: 'refused', id, reason, text: 'not now' });
    expect(line.commands).toEqual([id]);
    expect(socket.pending).toHaveLength(1);
    vi.advanceTimersByTime(400);
    expect(line.commands).toEqual([id, id]);
    line.tells({ type: 'ack', id, version: 2 });
    expect(socket.pending).toEqual([]);
    expect(heard.map((one) => one.type)).toEqual(['update', 'ack']);
  });
}

test('after ten such refusals the player is told', () => {
  const line = opened();
  const { id } = socket.command({ do: 'start' }, 1);
  for (let k = 1; k <= 11; k++) {
    line.tells({ type: 'refused', id, reason: 'storage', text: 'not now' });
    line.tells({ type: 'pong' });
    vi.advanceTimersByTime(4000);
    expect(line.commands).toHaveLength(Math.min(k + 1, 11));
  }
  expect(socket.pending).toEqual([]);
  expect(heard.at(-1)).toMatchObject({ type: 'refused', reason: 'storage' });
});

test('any other refusal is an answer', () => {
  const line = opened();
  const { id } = socket.command({ do: 'start' }, 1);
  line.tells({ type: 'refused', id, reason: 'stale', text: 'too late' });
  expect(socket.pending).toEqual([]);
  vi.advanceTimersByTime(4000);
  expect(line.commands).toEqual([id]);
  expect(heard.at(-1)).toMatchObject({ type: 'refused', reason: 'stale' });
});

test('a farewell for good ends it; one until later does not', () => {
  const line = opened();
  line.tells({ type: 'bye', reason: 'restart', text: 'in a moment', again: true });
  expect(socket.state).toBe('open');
  line.breaks();
  vi.advanceTimersByTime(400);
  letIn().tells({ type: 'bye', reason: 'closed', text: 'over', again: false });
  expect(socket.state).toBe('closed');
  vi.advanceTimersByTime(60_000);
  turnedTo('visible');
  window.dispatchEvent(new Event('online'));
  socket.retry();
  expect(lines).toHaveLength(2);
});

test('what need not arrive is said only where there is a line', () => {
  expect(socket.say({ type: 'react', phrase: 'wow' })).toBe(false);
  const line = opened();
  expect(socket.say({ type: 'react', phrase: 'wow' })).toBe(true);
  expect(line.said.at(-1)).toEqual({ type: 'react', phrase: 'wow' });
  line.readyState = 2;
  expect(socket.say({ type: 'react', phrase: 'wow' })).toBe(false);
});

test('ids are bytes in hexadecimal, never the same', () => {
  expect(hex(12)).toMatch(/^[0-9a-f]{24}$/);
  expect(hex(12)).not.toBe(hex(12));
});
