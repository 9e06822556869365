// The files that Python takes, from beside the page: all are asked for at once and counted, and what goes wrong with
// one of them is told. Pyodide itself waits for ever for a library that does not come whole.

import type { Fault } from './messages';

/** What the site says of its runtime: its name, the size of each file, and the digest of our modules. */
interface Listed {
  build: string;
  sizes: Record<string, number>;
  app: string;
}

const FETCHED = ['app.zip', 'std.zip', 'lock.json', 'pyodide.asm.wasm'];
/** The time without a byte after which a connection is given up, in milliseconds. */
const PATIENCE = 30_000;
// A module with nothing in it.
const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Whether this browser runs WebAssembly: some lack it, and some people and hosts forbid it. */
export function able(): boolean {
  try {
    return new WebAssembly.Module(EMPTY) !== null && 'instantiateStreaming' in WebAssembly;
  } catch {
    return false;
  }
}

/** The game does not start. */
export class NotStarted extends Error {
  constructor(
    readonly fault: Fault,
    why: string,
  ) {
    super(why);
  }
}

/** The address of something beside the page, as a worker among its assets knows it. */
export const beside = (name: string) => new URL(`../${name}`, location.href).href;

export class Runtime {
  readonly folder = beside('runtime/');
  /** Rejected as soon as it is known that this becomes nothing. */
  readonly failed: Promise<never>;
  /** What the site says; a page of another build has to know. */
  readonly listed: Promise<Listed>;

  #reject: (why: NotStarted) => void = () => {};
  #kept: Promise<boolean>;
  #sizes: Promise<Listed['sizes']>;
  #files = new Map<string, Promise<Response>>();
  #done = 0;
  #coming = FETCHED.length;
  #quiet: ReturnType<typeof setTimeout> | undefined;

  /** Ask for everything; `progress` hears how many bytes of how many have come. */
  constructor(private readonly progress: (done: number, of: number) => void) {
    this.failed = told(
      new Promise((_, reject) => {
        this.#reject = reject;
      }),
    );
    // What is kept is not counted: it is here, and only as it comes the browser finds the code that it has compiled.
    this.#kept = kept();
    this.listed = told(this.#asked(beside('runtime.json')).then((answer) => answer.json()));
    this.#sizes = told(this.listed.then(({ sizes }) => sizes));
    for (const name of FETCHED) {
      const url = `${this.folder}${name}`;
      this.#files.set(url, told(this.#asked(url).then((answer) => this.#counted(name, answer))));
    }
    this.#hand();
    this.#wait();
  }

  /** A file, once. */
  file(name: string): Promise<Response> {
    return fetch(`${this.folder}${name}`);
  }

  /** Our modules; a Fault if they are not those that belong to this build. */
  async app(): Promise<ArrayBuffer> {
    const [answer, { app }] = await Promise.all([this.file('app.zip'), this.listed]);
    const bytes = await answer.arrayBuffer();
    if (!(await this.#kept) && crypto.subtle !== undefined && (await digest(bytes)) !== app)
      throw this.#fails('mixed', 'app.zip is of another build');
    return bytes;
  }

  /** Whoever fetches one of the files gets the one that is on its way; and a library that is none is a failure. */
  #hand(): void {
    const [fetchPlain, compilePlain] = [globalThis.fetch, WebAssembly.instantiateStreaming];
    globalThis.fetch = (input, init) => {
      const early = this.#files.get(String(input));
      this.#files.delete(String(input));
      return early ?? fetchPlain(input, init);
    };
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        const answer = await source;
        // Not every host knows what it hands out.
        if (answer.headers.get('content-type') === 'application/wasm')
          return await compilePlain(answer, imports);
        return await WebAssembly.instantiate(await answer.arrayBuffer(), imports);
      } catch (error) {
        throw this.#fails(error instanceof WebAssembly.CompileError ? 'unable' : 'connection', String(error));
      }
    };
  }

  async #asked(url: string): Promise<Response> {
    const answer = await fetch(url).catch((error) => {
      throw this.#fails('connection', `${url}: ${error}`);
    });
    if (answer.ok) return answer;
    throw this.#fails(answer.status === 404 ? 'mixed' : 'connection', `${url}: ${answer.status}`);
  }

  #fails(fault: Fault, why: string): NotStarted {
    clearTimeout(this.#quiet);
    const error = new NotStarted(fault, why);
    this.#reject(error);
    return error;
  }

  async #counted(name: string, answer: Response): Promise<Response> {
    if (await this.#kept) {
      this.#arrived();
      this.progress(1, 1);
      return answer;
    }
    let came = 0;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: async (part, out) => {
        came += part.byteLength;
        this.#heard(part.byteLength, await this.#sizes);
        out.enqueue(part);
      },
      flush: async () => {
        const size = (await this.#sizes)[`runtime/${name}`];
        if (came !== size) throw this.#fails('mixed', `${name}: ${came} bytes of ${size}`);
        this.#arrived();
      },
    });
    answer.body?.pipeTo(counting.writable).catch((error) => this.#fails('connection', `${name}: ${error}`));
    const { status, statusText, headers } = answer;
    return new Response(counting.readable, { status, statusText, headers });
  }

  #heard(bytes: number, sizes: Record<string, number>): void {
    const of = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    this.#done += bytes;
    this.progress(Math.min(this.#done, of), of);
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#fails('connection', 'nothing comes any more'), PATIENCE);
  }

  #arrived(): void {
    this.#coming -= 1;
    if (this.#coming === 0) clearTimeout(this.#quiet); // from now on it is the device that takes its time
  }
}

/** A promise whose failure `failed` tells, whether or not somebody waits for it. */
function told<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/** Whether the service worker has all of it. */
async function kept(): Promise<boolean> {
  try {
    return (await caches.match(beside('whole'))) !== undefined;
  } catch {
    return false; // over plain HTTP nothing is kept, and some browsers keep nothing at all
  }
}

async function digest(bytes: ArrayBuffer): Promise<string> {
  const found = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
