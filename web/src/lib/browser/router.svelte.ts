// Which screen an address means, and how one gets to another.

import { link as linkTo, onDevice } from '../edition/edition';

export type PadView = 'pad' | 'cards' | 'balance' | 'screen';

export type Place =
  | { screen: 'start' }
  | { screen: 'table'; code: string; role: 'player' | 'spectator' | 'screen' }
  | { screen: 'replay'; id: string }
  | { screen: 'rules'; box: string }
  | { screen: 'puzzle'; box: string }
  | { screen: 'learn'; box: string }
  | { screen: 'games' }
  | { screen: 'pad'; view: PadView }
  | { screen: 'newcup' }
  | { screen: 'cup'; code: string; role: 'player' | 'screen' }
  | { screen: 'lost' };

function placeOf(path: string): Place {
  const [first = '', second = '', third = '', ...rest] = path
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  if (first === '') return { screen: 'start' };
  if (first === 'games' && second === '') return { screen: 'games' };
  if (first === 'pad' && third === '' && ['', 'cards', 'balance', 'screen'].includes(second)) {
    return { screen: 'pad', view: (second || 'pad') as PadView };
  }
  if (first === 'cup' && second === '') return { screen: 'newcup' };
  if (first === 'cup' && rest.length === 0 && ['', 'screen'].includes(third)) {
    return { screen: 'cup', code: second.toUpperCase(), role: third === 'screen' ? 'screen' : 'player' };
  }
  if (rest.length === 0 && second !== '') {
    if (first === 't') {
      const role = { '': 'player', watch: 'spectator', screen: 'screen' }[third];
      if (role !== undefined) {
        return {
          screen: 'table',
          code: second.toUpperCase(),
          role: role as 'player' | 'spectator' | 'screen',
        };
      }
    }
    if (first === 'r' && third === '') return { screen: 'replay', id: second };
    if (first === 'rules' && third === '') return { screen: 'rules', box: second };
    if (first === 'puzzle' && third === '') return { screen: 'puzzle', box: second };
    if (first === 'learn' && third === '') return { screen: 'learn', box: second };
  }
  return { screen: 'lost' };
}

/** The address of the screen: the page's own, or what stands behind its #. */
function here(): string {
  return onDevice ? location.hash.slice(1) || '/' : location.pathname + location.search;
}

class Router {
  address = $state(here());
  path = $derived(this.address.replace(/\?.*/, ''));
  place = $derived(placeOf(this.path));
  /** What an address asks for beside its screen. */
  search = $derived(new URLSearchParams(this.address.replace(/^[^?]*/, '')));

  constructor() {
    const look = () => {
      this.address = here();
    };
    window.addEventListener('popstate', look);
    // Links to our own screens need no new page.
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = (event.target as Element | null)?.closest('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (onDevice) {
        if (!link.hash.startsWith('#/')) {
          // A place on this screen: the address is taken by the screen itself.
          event.preventDefault();
          document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView();
          return;
        }
        event.preventDefault();
        this.go(link.hash.slice(1));
        return;
      }
      if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  go(to: string): void {
    history.pushState(null, '', linkTo(to));
    this.address = here();
    window.scrollTo(0, 0);
  }
}

export const router = new Router();
