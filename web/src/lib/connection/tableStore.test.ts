import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerCalls, type Line, newest } from '#testing/lines';
import { event, game, info, update } from '#testing/tables';
import { speaks } from '#testing/words';
import { sha256 } from './sha256';
import { type Change, TableStore } from './tableStore.svelte';
import type { TableInfo, Update, You } from './wire';

const ZOE: You = { seat: 0, host: false, number_wanted: false, left: -1, waits: -1 };
let table: TableStore;

beforeAll(() => speaks('en'));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  sessionStorage.clear();
  table = new TableStore('ABCD', 'player');
});

afterEach(() => {
  table.close();
  Object.assign(document, { hidden: false });
});

/** Let everything happen that waits for nothing. */
async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

async function take(version: number, more: Partial<Update> = {}): Promise<void> {
  table.take(update(version, { you: ZOE, ...more }));
  await settled();
}

function seats(more: Partial<TableInfo> = {}): TableInfo {
  return info(['Zoé', 'Cléo'], more);
}

describe('updates', () => {
  test('the present is what the newest update says', async () => {
    const now = game({ hands: [[[1, 'R7']], [[2, null]]] });
    await take(3, { whole: true, table: seats(), game: now, prompt: 'Your turn', deadline: 9 });
    expect([table.version, table.prompt, table.deadline]).toEqual([3, 'Your turn', 9]);
    expect(table.game).toEqual(now);
    expect(table.names).toEqual(['Zoé', 'Cléo']);
    expect([table.isYou(0), table.isYou(1), table.isYou(-1)]).toEqual([true, false, false]);
  });

  test('a table that is not told anew stays as it was; without any there is nothing to show', async () => {
    await take(1, { prompt: 'lost' });
    expect([table.info, table.prompt]).toEqual([null, '']);
    await take(2, { whole: true, table: seats() });
    await take(3, { prompt: 'mine' });
    expect([table.info?.chairs.length, table.prompt]).toEqual([2, 'mine']);
  });

  test("what is left of a clock is told by the server's, whatever this machine's says", async () => {
    expect(table.left()).toBeNull();
    await take(1, { whole: true, table: seats(), now: 5_000, deadline: 8_000 });
    expect(table.left()).toBe(3_000);
    vi.setSystemTime(1_002_000);
    expect(table.left()).toBe(1_000);
    vi.setSystemTime(1_009_000);
    expect(table.left()).toBe(0);
  });

  test('who waits for the next round has not lost the seat', async () => {
    await take(1, { whole: true, table: seats() });
    await take(2, { you: { ...ZOE, seat: -1, waits: 0 } });
    expect(table.notes).toEqual([]);
  });

  test('who no longer sits at the table is told so', async () => {
    await take(1, { whole: true, table: seats() });
    await take(2, { you: { ...ZOE, seat: -1 } });
    expect(table.notes.map((note) => [note.kind, note.text])).toEqual([
      ['refused', 'You no longer have a seat at this table.'],
    ]);
  });

  test('the log tells every event once, forgets with a whole update and grows no longer than 300', async () => {
    const called = event('UnoCalled', { seat: 1 });
    await take(1, { whole: true, table: seats(), events: [called] });
    await take(2, { events: [called, called] });
    expect(table.log.map((line) => line.text)).toEqual(Array(3).fill(table.log[0]?.text));
    expect(table.log[0]?.text).toContain('Cléo');
    expect(new Set(table.log.map((line) => line.id)).size).toBe(3);
    await take(3, { events: Array(400).fill(called) });
    expect(table.log).toHaveLength(300);
    await take(4, { whole: true, events: [called] });
    expect(table.log).toHaveLength(1);
  });
});

describe('the show', () => {
  const called = event('UnoCalled', { seat: 1 });
  let shown: Change[];
  let end: () => void;

  beforeEach(async () => {
    shown = [];
    await take(1, { whole: true, table: seats(), game: game() });
    table.animator = (change, show) => {
      shown.push(change);
      return new Promise((resolve) => {
        end = () => {
          show();
          resolve();
        };
      });
    };
  });

  test('the next change waits until this one has been shown', async () => {
    await take(2, { events: [called], game: game({ turn: 1 }) });
    await take(3, { events: [called], game: game({ turn: 0 }) });
    expect([shown.length, table.version, table.behind]).toEqual([1, 1, true]);
    end();
    await settled();
    expect([shown.length, table.version, table.behind]).toEqual([2, 2, true]);
    expect(shown[1]?.before?.turn).toBe(1);
    end();
    await settled();
    expect([table.version, table.behind]).toEqual([3, false]);
  });

  test('a show that never ends is over after fifteen seconds', async () => {
    await take(2, { events: [called], game: game({ turn: 1 }) });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(table.version).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([table.version, table.behind]).toEqual([2, false]);
  });

  test('a show that fails keeps nobody from playing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    table.animator = () => Promise.reject(new Error('torn'));
    await take(2, { events: [called], game: game({ turn: 1 }) });
    expect([table.version, table.behind]).toEqual([2, false]);
    expect(console.error).toHaveBeenCalled();
  });

  test('nothing is shown where nobody looks, nothing happened, or everything is new', async () => {
    await take(2, { game: game() });
    Object.assign(document, { hidden: true });
    await take(3, { events: [called], game: game() });
    Object.assign(document, { hidden: false });
    await take(4, { whole: true, events: [called], game: game() });
    expect([shown.length, table.version]).toEqual([0, 4]);
  });

  test('who was away sees where the game stands, not the whole way there', async () => {
    for (let version = 2; version <= 12; version++)
      table.take(update(version, { you: ZOE, events: [called], game: game() }));
    await settled();
    expect(table.version).toBe(1);
    end();
    await settled();
    // Three went by without a show; of the last seven each is shown.
    expect(table.version).toBe(5);
    expect(shown).toHaveLength(2);
  });

  test('of a first deal the table is laid before the cards are', async () => {
    const fresh = new TableStore('ABCD', 'player');
    const dealt = event('CardsDealt', { seat: 0, cards: [[1, 'R7']] });
    fresh.take(update(1, { whole: true, table: seats(), you: ZOE, events: [dealt], game: game() }));
    expect(fresh.game).not.toBeNull();
    fresh.animator = table.animator;
    await settled();
    expect(shown).toHaveLength(1);
    expect(shown[0]?.before).toBeNull();
  });
});

describe('the score pad', () => {
  const over = (round: number, points: number[]) => game({ round, points, decision: 'round_over' });

  test('it has a line for every round, once, and begins anew with a match', async () => {
    await take(1, { whole: true, table: seats(), game: over(1, [20, 0]) });
    await take(2, { game: over(1, [20, 0]) });
    await take(3, { game: game({ round: 2 }) });
    await take(4, { game: over(2, [0, 7]) });
    expect(table.pad).toEqual([
      { round: 1, points: [20, 0] },
      { round: 2, points: [0, 7] },
    ]);
    await take(5, { table: seats({ match: 2 }), game: game({ round: 1 }) });
    expect(table.pad).toEqual([]);
  });

  test('a page that is loaded again still knows it', async () => {
    await take(1, { whole: true, table: seats(), game: over(1, [20, 0]) });
    const again = new TableStore('ABCD', 'player');
    again.take(update(2, { whole: true, table: seats(), game: game({ round: 2 }) }));
    await settled();
    expect(again.pad).toEqual([{ round: 1, points: [20, 0] }]);
    const other = new TableStore('ABCD', 'player');
    other.take(update(2, { whole: true, table: seats({ match: 2 }), game: game({ round: 2 }) }));
    await settled();
    expect(other.pad).toEqual([]);
  });
});

describe('notes', () => {
  test('one stays for six seconds, and the same words stand there once', () => {
    table.note('first');
    vi.advanceTimersByTime(3000);
    table.note('second', 'refused');
    table.note('first');
    expect(table.notes.map((note) => [note.text, note.kind])).toEqual([
      ['second', 'refused'],
      ['first', 'info'],
    ]);
    vi.advanceTimersByTime(5999);
    expect(table.notes).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(table.notes).toEqual([]);
  });

  test('one can be closed', () => {
    table.note('first');
    table.note('second');
    table.dismiss(table.notes[0]?.id ?? 0);
    expect(table.notes.map((note) => note.text)).toEqual(['second']);
  });
});

describe('with a connection', () => {
  let lines: Line[];
  let line: Line;

  beforeEach(async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    lines = answerCalls();
    table.open();
    line = newest(lines);
    line.opens();
    line.tells(update(4, { whole: true, table: seats(), you: ZOE, game: game() }));
    await settled();
  });

  const sent = () => line.said.flatMap((one) => (one.type === 'do' ? [one.command] : []));
  const answer = (type: 'ack' | 'duplicate') => {
    for (const id of line.commands) line.tells({ type, id, version: 5 });
  };

  test('a double tap plays once, and the next answer waits for the server', () => {
    table.act({ verb: 'play', card: 7 });
    table.act({ verb: 'play', card: 7 });
    table.act({ verb: 'draw' });
    expect(table.busy).toBe(true);
    expect(sent()).toEqual([{ do: 'answer', verb: 'play', card: 7 }]);
    answer('ack');
    expect(table.busy).toBe(false);
    table.act({ verb: 'draw' });
    expect(sent()).toHaveLength(2);
  });

  test('who has just called can lay at once, but not call twice', () => {
    table.act({ verb: 'uno' });
    table.act({ verb: 'uno' });
    expect(table.busy).toBe(false);
    table.act({ verb: 'play', card: 7 });
    expect(sent().map((one) => ('verb' in one ? one.verb : ''))).toEqual(['uno', 'play']);
  });

  test('two can be caught at once, each of them once', () => {
    for (const target of [1, 2, 1]) table.act({ verb: 'catch', target });
    expect(sent().map((one) => ('target' in one ? one.target : -1))).toEqual([1, 2]);
  });

  test('the next round is asked for by a command of its own, once', () => {
    table.act({ verb: 'next' });
    table.act({ verb: 'next' });
    expect(sent()).toEqual([{ do: 'next' }]);
  });

  test('a command says what was seen when it was given', async () => {
    line.tells(update(9, { you: ZOE }));
    await settled();
    table.send({ do: 'start' });
    expect(line.said.at(-1)).toMatchObject({ seen: 9 });
    expect(table.pending.map((one) => one.command)).toEqual([{ do: 'start' }]);
  });

  test('who waits for an answer waits through a break', async () => {
    const done = vi.fn();
    void table.done({ do: 'leave' }).then(done);
    const [id = ''] = line.commands;
    line.breaks();
    expect(table.connection).toBe('waiting');
    await vi.advanceTimersByTimeAsync(400);
    line = newest(lines);
    line.opens();
    line.tells(update(4, { whole: true, table: seats(), you: ZOE }));
    await settled();
    expect(line.commands).toEqual([id]);
    expect(done).not.toHaveBeenCalled();
    line.tells({ type: 'duplicate', id, version: 5 });
    await settled();
    expect(done).toHaveBeenCalledOnce();
  });

  test('after a break only what is new is asked for', async () => {
    line.breaks();
    await vi.advanceTimersByTimeAsync(400);
    newest(lines).opens();
    expect(newest(lines).said[0]).toMatchObject({ type: 'hello', since: 4 });
  });

  const wanted = { ...ZOE, number_wanted: true };
  const ours = (k: number) => (sent()[k] as { hash: string }).hash;

  test('the hash of a number goes by itself, and the number when all hashes are in', () => {
    line.tells(update(5, { you: wanted, table: seats({ phase: 'shuffling' }) }));
    line.tells(update(6, { you: wanted }));
    expect(sent()).toEqual([{ do: 'commit', hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const told = { phase: 'shuffling' as const, hashes: [ours(0), 'ab'], seal: 'first' };
    line.tells(update(7, { you: ZOE, table: seats(told) }));
    line.tells(update(8, { you: ZOE, table: seats({ ...told, seal: 'later' }) }));
    const { number } = sent()[1] as { number: string };
    expect(sent()).toEqual([expect.anything(), { do: 'number', number }]);
    expect(sha256(number)).toBe(ours(0));
    // What bound us all before our number was known is what counts, whatever is said later.
    expect(table.seal).toBe('first');
    line.tells(update(9, { you: ZOE, table: seats({ phase: 'playing', seal: 'later' }) }));
    expect([table.seal, table.notes]).toEqual(['first', []]);
    line.tells(update(10, { you: wanted, table: seats({ phase: 'shuffling', match: 2 }) }));
    expect(ours(2)).not.toBe(ours(0));
  });

  test('a number that no hash of ours stands for is kept, and so is one for a shuffle begun anew', () => {
    line.tells(update(5, { you: wanted, table: seats({ phase: 'shuffling' }) }));
    line.tells(
      update(6, { you: ZOE, table: seats({ phase: 'shuffling', hashes: ['cd', 'ab'], seal: 's' }) }),
    );
    expect(sent()).toHaveLength(1);
    line.tells(update(7, { you: wanted, table: seats({ phase: 'shuffling', withheld: [1] }) }));
    line.tells(
      update(8, { you: ZOE, table: seats({ phase: 'shuffling', withheld: [1], hashes: [ours(0)] }) }),
    );
    expect(sent().map((one) => (one as { do: string }).do)).toEqual(['commit', 'commit']);
    for (const id of line.commands) line.tells({ type: 'ack', id, version: 8 });
    // It was dealt without our number, and we are told.
    line.tells(update(9, { you: ZOE, table: seats({ phase: 'playing', withheld: [1] }) }));
    expect(table.notes).toHaveLength(1);
  });

  test('a page that is loaded again still gives its number', () => {
    line.tells(update(5, { you: wanted, table: seats({ phase: 'shuffling' }) }));
    const again = new TableStore('ABCD', 'player');
    again.open();
    const other = newest(lines);
    other.opens();
    other.tells(
      update(6, {
        whole: true,
        you: ZOE,
        table: seats({ phase: 'shuffling', hashes: [ours(0)], seal: 's' }),
      }),
    );
    expect(other.commands).toHaveLength(1);
    again.close();
  });

  test('another tab of the same player was quicker: nobody has to know', () => {
    line.tells(update(5, { you: wanted, table: seats({ phase: 'shuffling' }) }));
    line.tells({ type: 'refused', id: line.commands[0] ?? '', reason: 'no_number_wanted', text: 'too late' });
    line.tells(update(6, { you: ZOE, table: seats({ phase: 'playing', seal: 's' }) }));
    expect([table.notes, table.seal]).toEqual([[], 's']);
  });

  test('refusals, reasons, phrases, nudges and farewells are shown', () => {
    line.tells({ type: 'refused', id: 'x', reason: 'stale', text: 'Too late.' });
    line.tells({ type: 'because', card: 7, text: 'It does not match.' });
    line.tells({ type: 'nudged', seat: 0, by: 1 });
    line.tells({ type: 'nudged', seat: 1, by: 0 });
    line.tells({ type: 'bye', reason: 'restart', text: 'In a moment.', again: true });
    expect(table.notes.map((note) => [note.kind, note.text])).toEqual([
      ['refused', 'Too late.'],
      ['because', 'It does not match.'],
      ['info', 'Cléo nudges you: it is your turn!'],
      ['info', 'Zoé nudges Cléo: your turn!'],
      ['info', 'In a moment.'],
    ]);
    expect([table.nudged?.seat, table.goodbye]).toEqual([1, '']);
    line.tells({ type: 'bye', reason: 'closed', text: 'It is over.', again: false });
    expect([table.goodbye, table.connection]).toEqual(['It is over.', 'closed']);
  });

  test('a phrase is heard for five seconds; of one seat only the last', () => {
    line.tells({ type: 'reacted', seat: 1, phrase: 'wow' });
    line.tells({ type: 'reacted', seat: 0, phrase: 'ouch' });
    vi.advanceTimersByTime(1000);
    line.tells({ type: 'reacted', seat: 1, phrase: 'bravo' });
    expect(table.said.map((one) => [one.seat, one.phrase])).toEqual([
      [0, 'ouch'],
      [1, 'bravo'],
    ]);
    vi.advanceTimersByTime(4000);
    expect(table.said.map((one) => one.phrase)).toEqual(['bravo']);
    vi.advanceTimersByTime(1000);
    expect(table.said).toEqual([]);
  });

  test('what need not arrive is not kept for later, and that is said', () => {
    line.breaks();
    table.react('wow');
    expect(table.pending).toEqual([]);
    expect(table.notes.map((note) => note.kind)).toEqual(['refused']);
    expect(table.notes[0]?.text).toContain('Connection lost');
  });
});
