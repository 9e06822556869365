import { beforeEach, describe, expect, test, vi } from 'vitest';
import { digest } from '#testing/site';
import { able, type NotStarted, Runtime } from './runtime';

const SITE = 'http://files.test/some/where/';
const FILES: Record<string, string> = {
  'app.zip': 'our modules',
  'std.zip': 'the library',
  'lock.json': '{}',
  'pyodide.asm.wasm': 'a large file',
};
/** What the host sends instead of a file. */
let instead: Record<string, (() => Response | Promise<Response>) | undefined>;
let heard: [number, number][];
let kept: boolean;

beforeEach(async () => {
  [instead, heard, kept] = [{}, [], false];
  const app = await digest(FILES['app.zip'] ?? '');
  const sizes = Object.fromEntries(
    Object.entries(FILES).map(([name, text]) => [`runtime/${name}`, text.length]),
  );
  vi.stubGlobal('location', new URL(`${SITE}assets/worker-x.js`));
  vi.stubGlobal('caches', { match: async () => (kept ? new Response('yes') : undefined) });
  vi.stubGlobal('WebAssembly', {
    ...WebAssembly,
    Module: WebAssembly.Module,
    CompileError: WebAssembly.CompileError,
  });
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.replace(/.*\//, '');
    if (name === 'runtime.json') return instead[name]?.() ?? Response.json({ build: 'b1', sizes, app });
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'text/plain';
    return instead[name]?.() ?? new Response(FILES[name], { headers: { 'content-type': type } });
  });
});

function asked(): Runtime {
  return new Runtime((done, of) => heard.push([done, of]));
}

/** A body that breaks off after some bytes. */
function broken(): Response {
  const parts = ['a lar'];
  const body = new ReadableStream({
    pull: (out) => {
      const part = parts.shift();
      if (part === undefined) out.error(new TypeError('network error'));
      else out.enqueue(new TextEncoder().encode(part));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/wasm' } });
}

async function faultOf(runtime: Runtime): Promise<string> {
  return runtime.failed.catch((error: NotStarted) => error.fault);
}

/** Read everything, as Pyodide does. */
async function read(runtime: Runtime): Promise<string[]> {
  const texts = ['std.zip', 'lock.json', 'pyodide.asm.wasm'].map(async (name) =>
    (await runtime.file(name)).text(),
  );
  return [...(await Promise.all(texts)), new TextDecoder().decode(await runtime.app())];
}

describe('what comes', () => {
  test('is asked for at once, handed out once, and counted to the last byte', async () => {
    const runtime = asked();
    expect(await read(runtime)).toEqual(['the library', '{}', 'a large file', 'our modules']);
    const all = Object.values(FILES).reduce((sum, text) => sum + text.length, 0);
    expect(heard.at(-1)).toEqual([all, all]);
    expect(heard.map(([done]) => done)).toEqual(heard.map(([done]) => done).toSorted((a, b) => a - b));
    await (await runtime.file('std.zip')).text(); // anew, from the host
    expect(heard.at(-1)).toEqual([all, all]);
    expect((await runtime.listed).build).toBe('b1');
  });

  test('is handed on as it is where it is kept, so that the browser finds its compiled code', async () => {
    kept = true;
    const library = new Response('a large file', { headers: { 'content-type': 'application/wasm' } });
    instead['pyodide.asm.wasm'] = () => library;
    const runtime = asked();
    expect(await runtime.file('pyodide.asm.wasm')).toBe(library);
    expect(heard.every(([done, of]) => done === of)).toBe(true);
  });
});

describe('what goes wrong is told, and is not waited for', () => {
  test('the connection breaks during the library', async () => {
    instead['pyodide.asm.wasm'] = broken;
    const runtime = asked();
    await expect((await runtime.file('pyodide.asm.wasm')).text()).rejects.toThrow();
    expect(await faultOf(runtime)).toBe('connection');
  });

  test('it breaks although the file is said to be kept', async () => {
    kept = true;
    instead['pyodide.asm.wasm'] = broken;
    const runtime = asked();
    await expect(WebAssembly.instantiateStreaming(runtime.file('pyodide.asm.wasm'), {})).rejects.toThrow();
    expect(await faultOf(runtime)).toBe('connection');
  });

  for (const name of ['runtime.json', ...Object.keys(FILES)]) {
    test(`the host has no time for ${name}`, async () => {
      instead[name] = () => new Response('busy', { status: 503 });
      expect(await faultOf(asked())).toBe('connection');
    });
  }

  test('there is no connection', async () => {
    instead['lock.json'] = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await faultOf(asked())).toBe('connection');
  });

  test('nothing comes any more for half a minute', async () => {
    vi.useFakeTimers();
    instead['std.zip'] = () => new Promise<Response>(() => {});
    const fault = faultOf(asked());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await fault).toBe('connection');
  });

  test('a device that takes its time with what has come is not hurried', async () => {
    vi.useFakeTimers();
    const runtime = asked();
    const fault = vi.fn();
    runtime.failed.catch(fault);
    await read(runtime);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(fault).not.toHaveBeenCalled();
  });

  test('files of two builds: one is not there', async () => {
    instead['std.zip'] = () => new Response('', { status: 404 });
    expect(await faultOf(asked())).toBe('mixed');
  });

  test('files of two builds: one has another size', async () => {
    instead['std.zip'] = () => new Response('another library');
    const runtime = asked();
    await expect((await runtime.file('std.zip')).text()).rejects.toThrow();
    expect(await faultOf(runtime)).toBe('mixed');
  });

  test('files of two builds: our modules are others of the same size', async () => {
    instead['app.zip'] = () => new Response('OUR MODULES');
    await expect(asked().app()).rejects.toMatchObject({ fault: 'mixed' });
  });

  test('a library that this browser cannot compile', async () => {
    const runtime = asked();
    await expect(WebAssembly.instantiateStreaming(runtime.file('pyodide.asm.wasm'), {})).rejects.toThrow();
    expect(await faultOf(runtime)).toBe('unable');
  });
});

test('a host that does not know what a library is hands it out all the same', async () => {
  const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  instead['pyodide.asm.wasm'] = () => new Response(empty, { headers: { 'content-type': 'text/plain' } });
  kept = true;
  const runtime = asked();
  const { module } = await WebAssembly.instantiateStreaming(runtime.file('pyodide.asm.wasm'), {});
  expect(WebAssembly.Module.exports(module)).toEqual([]);
});

test('a browser without WebAssembly, or one that forbids it, is known', () => {
  expect(able()).toBe(true);
  vi.stubGlobal('WebAssembly', undefined);
  expect(able()).toBe(false);
});
