import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './lib/browser/focus';
import { router } from './lib/browser/router.svelte';
import { spellWith } from './lib/cards/letters';
import { api } from './lib/connection/api';
import { boxWords } from './lib/device/device.svelte';
import { onDevice } from './lib/edition/edition';
import { offline } from './lib/edition/offline.svelte';
import { sayAll, speak, speakWith } from './lib/texts/catalogue';
import { letterOf } from './lib/texts/letters';
import { START } from './screens';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');

if (onDevice) speakWith(boxWords);
keepFocus();
spellWith(letterOf);
// Without words and looks there is nothing to show; whoever cannot be reached is asked again by the screens.
const words = router.path === START ? speak() : sayAll().then(() => speak());
Promise.allSettled([words, api.boxes()]).then(() => {
  mount(App, { target });
  return offline.begin();
});
