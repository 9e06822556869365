import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './lib/browser/focus';
import { spellWith } from './lib/cards/letters';
import { api } from './lib/connection/api';
import { boxWords } from './lib/device/device.svelte';
import { onDevice } from './lib/edition/edition';
import { offline } from './lib/edition/offline.svelte';
import { speak, speakWith } from './lib/texts/catalogue';
import { letterOf } from './lib/texts/letters';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');

if (onDevice) speakWith(boxWords);
keepFocus();
spellWith(letterOf);
// Without words and looks there is nothing to show; whoever cannot be reached is asked again by the screens.
Promise.allSettled([speak(), api.boxes()]).then(() => {
  mount(App, { target });
  return offline.begin();
});
