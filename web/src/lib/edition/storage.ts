// What the browser keeps for the page. One that keeps nothing (it forbids it, or is full) does not stop the page: until
// the window is closed it is remembered here.

class Kept {
  /** What the browser did not take. */
  #here = new Map<string, string>();

  constructor(private readonly place: () => Storage) {}

  get(key: string): string | null {
    const here = this.#here.get(key);
    if (here !== undefined) return here;
    try {
      return this.place().getItem(key);
    } catch {
      return null;
    }
  }

  /** Keep a text; whether the browser does. */
  set(key: string, text: string): boolean {
    try {
      this.place().setItem(key, text);
      this.#here.delete(key);
      return true;
    } catch {
      this.#here.set(key, text);
      return false;
    }
  }
}

/** For every later visit. */
export const local = new Kept(() => localStorage);
/** For this window. */
export const session = new Kept(() => sessionStorage);
