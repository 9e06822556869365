// The browser's database as a cupboard of drawers, with texts under keys. What is written is safe when it is done.

const NAME = 'pioche';
const DRAWERS = ['tables', 'rows', 'snapshots', 'records', 'reviews', 'boxes', 'games'];
// What is pressed through to the disk itself. An answer in a running game survives its browser without that, and only
// a power cut could take the last ones; pressing each of them through takes several times as long as everything else.
const LASTING = ['records', 'boxes', 'games'];
// A browser that was here before lacks the drawers that came later.
const VERSION = 2;

export class Cupboard {
  private constructor(
    private readonly db: IDBDatabase,
    /** Whether nothing had ever been kept in it. */
    readonly fresh: boolean,
  ) {}

  /** Open it; `lost` is called when the browser takes it away while we play. */
  static async open(lost: () => void): Promise<Cupboard> {
    const request = indexedDB.open(NAME, VERSION);
    let fresh = false;
    request.onupgradeneeded = ({ oldVersion }) => {
      const { result } = request;
      fresh = oldVersion === 0;
      for (const drawer of DRAWERS)
        if (!result.objectStoreNames.contains(drawer)) result.createObjectStore(drawer);
    };
    const db = await done(request);
    db.onclose = lost;
    return new Cupboard(db, fresh);
  }

  /** The keys of a drawer from the first to the last with their texts, as JSON. */
  async read(drawer: string, first: string, last: string): Promise<string> {
    const store = this.db.transaction(drawer).objectStore(drawer);
    const range = IDBKeyRange.bound(first, last);
    const [keys, texts] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
    return JSON.stringify(keys.map((key, at) => [key, texts[at]]));
  }

  /** Make all changes, or none: `[drawer, key, text or null]`, as JSON. */
  write(changes: string): Promise<void> {
    const all = JSON.parse(changes) as [string, string, string | null][];
    const drawers = [...new Set(all.map(([drawer]) => drawer))];
    const durability = drawers.some((drawer) => LASTING.includes(drawer)) ? 'strict' : 'relaxed';
    return new Promise((resolve, reject) => {
      const writing = this.db.transaction(drawers, 'readwrite', { durability });
      writing.oncomplete = () => resolve();
      writing.onerror = writing.onabort = () => reject(new Error(writing.error?.name ?? 'aborted'));
      for (const [drawer, key, text] of all) {
        const store = writing.objectStore(drawer);
        if (text === null) store.delete(key);
        else store.put(text, key);
      }
      writing.commit(); // nothing more comes: it need not wait to hear how each of them went
    });
  }
}

/** Whether something lies in a drawer, for who only wants to know that, and needs no cupboard. */
export async function liesIn(drawer: string): Promise<boolean> {
  try {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === NAME)) return false;
    const db = await done(indexedDB.open(NAME));
    const found = db.objectStoreNames.contains(drawer)
      ? db.transaction(drawer).objectStore(drawer).count()
      : null;
    const count = found === null ? 0 : await done(found);
    db.close();
    return count > 0;
  } catch {
    return false; // a browser that keeps nothing
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database failed'));
  });
}
