// One window keeps the tables of a device: two would write the same log. Another one waits for its turn.

const NAME = 'pioche-house'; // as ever: a window with an older page has the same lock
const LEAVING = 400; // ms that a page that has been left may still hold it
const PATIENCE = 3000; // for an answer: the other window may be busy, and Python takes as long to load
const AGAIN = 2000;

/** Be the only one; `elsewhere` is called if somebody else is, and then this waits until nobody is any more. */
export async function beTheOnlyOne(elsewhere: () => void): Promise<void> {
  if ('locks' in navigator) await withLocks(elsewhere);
  else await withChannel(elsewhere); // over plain HTTP there are no locks
}

function withLocks(elsewhere: () => void): Promise<void> {
  const forEver = new Promise<void>(() => {}); // held until the worker ends
  // A page that has just been left holds it a moment longer: whoever loads a page again is not told.
  const late = setTimeout(elsewhere, LEAVING);
  return new Promise((resolve) => {
    const mine = () => {
      clearTimeout(late);
      resolve();
      return forEver;
    };
    // A browser that keeps nothing has no locks either: the storage will say so.
    navigator.locks.request(NAME, mine).catch(mine);
  });
}

async function withChannel(elsewhere: () => void): Promise<void> {
  const channel = new BroadcastChannel(NAME);
  let told = false;
  for (;;) {
    const answered = await new Promise<boolean>((resolve) => {
      channel.onmessage = ({ data }) => data === 'here' && resolve(true);
      channel.postMessage('anybody?');
      setTimeout(() => resolve(false), PATIENCE);
    });
    if (!answered) break;
    if (!told) elsewhere();
    told = true;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
  channel.onmessage = ({ data }) => data === 'anybody?' && channel.postMessage('here');
}
