import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './lib/browser/focus';
import { api } from './lib/connection/api';
import { speak } from './lib/texts/catalogue';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');

keepFocus();
// Without words and looks there is nothing to show; whoever cannot be reached is asked again by the screens.
Promise.allSettled([speak(), api.boxes()]).then(() => mount(App, { target }));
