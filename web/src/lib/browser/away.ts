// When the page goes out of sight: another app, another tab, a screen that is locked.

/** Call something whenever that happens; what is returned ends it. */
export function whenAway(call: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const hidden = () => document.visibilityState === 'hidden' && call();
  document.addEventListener('visibilitychange', hidden, { signal });
  window.addEventListener('pagehide', call, { signal });
  return () => ending.abort();
}
