// The page without a network: the service worker that keeps its files, and a newer version that waits for a word.

import { at, onDevice } from './edition';

/** How often a page that stays open looks for a newer version, in milliseconds. */
const OFTEN = 3_600_000;

export class Offline {
  /** Whether a newer version of everything is here and waits. */
  newer = $state(false);
  /** Whether there is no room to keep what playing takes. */
  full = $state(false);
  /** Whether this page can be kept at all: over plain HTTP browsers do not allow it. */
  possible = 'serviceWorker' in navigator;
  #waiting: ServiceWorker | null = null;
  #kept: ServiceWorkerRegistration | null = null;

  /** Have the page kept. */
  async begin(): Promise<void> {
    if (!this.possible) return;
    let first = navigator.serviceWorker.controller === null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      // Page, runtime and modules go together: whoever has taken the new ones begins with all of them.
      if (!first && onDevice) location.reload();
      first = false;
    });
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data === 'full') this.full = true;
    });
    const kept = await navigator.serviceWorker.register(at('/sw.js')).catch(() => null);
    if (kept === null) return;
    this.#kept = kept;
    const look = (worker: ServiceWorker | null) => {
      if (worker === null || !onDevice || navigator.serviceWorker.controller === null) return;
      const ready = () => {
        if (worker.state !== 'installed') return;
        this.#waiting = worker;
        this.newer = true;
      };
      worker.addEventListener('statechange', ready);
      ready();
    };
    look(kept.waiting ?? kept.installing);
    kept.addEventListener('updatefound', () => look(kept.installing));
    const often = () => document.visibilityState === 'visible' && this.look();
    document.addEventListener('visibilitychange', often);
    setInterval(often, OFTEN);
    await this.look();
  }

  /** Look whether there is a newer version. */
  async look(): Promise<void> {
    await this.#kept?.update().catch(() => {});
  }

  /** Keep what playing takes as well. */
  async keepEverything(): Promise<void> {
    if (!this.possible) return;
    (await navigator.serviceWorker.ready).active?.postMessage('everything');
  }

  /** Keep what a server has answered to these, for a time without a connection; plain files are kept anyway. */
  async keep(paths: string[]): Promise<void> {
    if (!this.possible || onDevice) return;
    (await navigator.serviceWorker.ready).active?.postMessage({ keep: paths });
  }

  /** Take the newer version; the page is loaded anew. */
  takeOver(): void {
    this.#waiting?.postMessage('take over');
  }
}

export const offline = new Offline();
