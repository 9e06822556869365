// The gallery of the table, for development only: moments of real games (fixtures/make.py) without a server.
// /gallery.html lists them; /gallery.html#flip-dark shows one; #cards shows every face.

import '../style.css';
import { mount } from 'svelte';
import { sayAll, speak } from '../lib/texts/catalogue';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the gallery has no place');
addEventListener('hashchange', () => location.reload());
sayAll()
  .then(() => speak('fr'))
  .finally(() => mount(Gallery, { target }));
