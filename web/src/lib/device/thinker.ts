// The worker that thinks: bots that search, hints and reviews take their time here, and nothing else stands still.

import type { FromThinker, ToThinker } from './messages';
import { Bundles, type Python, startPython } from './python';

let think: Python = null;
const early: ToThinker[] = [];

self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if ('begin' in data) {
    begin(data.begin).catch(reportError); // whoever waits is told
  } else if (think === null) early.push(data);
  else answer(data);
};

async function begin(files: string): Promise<void> {
  const py = await startPython(() => {});
  const bundles = new Bundles(py);
  think = py.pyimport('pioche.browser.start').become_thinker(bundles.say, files);
  for (const message of early.splice(0)) answer(message);
}

function tell(message: FromThinker): void {
  self.postMessage(message);
}

function answer(message: ToThinker): void {
  if ('begin' in message) return;
  const { think: id, kind, body } = message;
  try {
    const found = think(kind, body, (done: number, of: number) => tell({ far: id, done, of }));
    tell({ thought: id, body: found });
  } catch (error) {
    tell({ stumbled: id, why: String(error) });
  }
}
