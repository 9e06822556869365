import './style.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './lib/browser/focus';
import { speak } from './lib/texts/catalogue';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');

keepFocus();
speak().finally(() => mount(App, { target }));
