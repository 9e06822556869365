import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './lib/browser/focus';
import { router } from './lib/browser/router.svelte';
import { spellWith } from './lib/cards/letters';
import { api } from './lib/connection/api';
import { boxWords, startEarly } from './lib/device/device.svelte';
import { onDevice } from './lib/edition/edition';
import { offline } from './lib/edition/offline.svelte';
import { sayAll, speak, speakWith } from './lib/texts/catalogue';
import { letterOf } from './lib/texts/letters';
import { START, screenAt } from './screens';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');

const screen = screenAt(router.path);
if (onDevice) speakWith(boxWords);
if (onDevice && !screen?.idle) startEarly(screen === null ? 'visit' : 'screen');
screen?.fetch().catch(() => {}); // asked for again when it is shown
keepFocus();
spellWith(letterOf);
// Whoever cannot be reached is asked again by the screens; but without words there is nothing to show.
const words = router.path === START ? speak() : sayAll().then(() => speak());
Promise.allSettled([words, api.boxes()]).then(([said]) => {
  if (said.status === 'rejected') target.classList.add('stuck');
  else {
    target.replaceChildren();
    mount(App, { target });
  }
  return offline.begin();
});
