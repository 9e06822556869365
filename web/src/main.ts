import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './lib/browser/focus';
import { spellWith } from './lib/cards/letters';
import { api } from './lib/connection/api';
import { speak } from './lib/texts/catalogue';
import { letterOf } from './lib/texts/letters';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');

keepFocus();
spellWith(letterOf);
// Without words and looks there is nothing to show; whoever cannot be reached is asked again by the screens.
Promise.allSettled([speak(), api.boxes()]).then(() => mount(App, { target }));
