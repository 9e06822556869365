// The address of the screen that is shown, and how to get to another; src/screens.ts lists the screens.

import { link as linkTo, onDevice } from '../edition/edition';

/** The address of the screen: the page's own, or what stands behind its #. */
function here(): string {
  return onDevice ? location.hash.slice(1) || '/' : location.pathname + location.search;
}

class Router {
  address = $state(here());
  path = $derived(this.address.replace(/\?.*/, ''));
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
