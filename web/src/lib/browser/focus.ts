// The focus is never lost: where the button that had it goes away, something sensible takes it over.

const ANSWERS = '.own button[data-open="true"], .prompt .answers button:not(:disabled)';
const REACHED =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea, summary, [tabindex="0"]';

/** What had the focus last, and everything around it, from the inside out. */
let chain: Element[] = [];
let checking = 0;
/** Whether somebody plays by keys: only then the focus goes on to an answer, where it would be in a thumb's way. */
let keyed = false;

/** Watch over the focus for as long as the page is open. */
export function keepFocus(): void {
  document.addEventListener('keydown', ({ target }) => {
    if (!(target as Element).matches('input, textarea, select')) keyed = true;
  });
  document.addEventListener('pointerdown', () => {
    keyed = false;
  });
  document.addEventListener('focusin', ({ target }) => {
    chain = [];
    for (let at = target as Element | null; at !== null; at = at.parentElement) chain.push(at);
  });
  // Who clicks beside everything has put the focus away on purpose; what is being removed is not there afterwards.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    queueMicrotask(() => {
      if (relatedTarget === null && usable(target as Element) && document.hasFocus()) chain = [];
    });
  });
  new MutationObserver(() => {
    cancelAnimationFrame(checking);
    checking = requestAnimationFrame(check);
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert', 'data-open'],
  });
}

function usable(one: Element): boolean {
  return one.isConnected && !one.matches(':disabled') && one.closest('[inert]') === null;
}

function check(): void {
  const active = document.activeElement;
  if (active !== null && active !== document.body && usable(active)) {
    // Whoever waits at the question goes on to the answer as soon as there is one.
    if (active.matches('.prompt')) to(answer());
    return;
  }
  const [lost] = chain;
  if (lost !== undefined && !usable(lost)) to(successor());
}

function answer(): Element | null {
  return keyed && document.querySelector('.prompt.asked') ? document.querySelector(ANSWERS) : null;
}

function successor(): Element | null {
  const found = document.querySelector('dialog[open] button, .results h2');
  if (found !== null) return found;
  const prompt = document.querySelector('.frame .prompt');
  const resting = chain[0]?.isConnected && !chain[0].closest('.prompt');
  if (prompt?.checkVisibility({ visibilityProperty: true }) && !resting) return answer() ?? prompt;
  for (const around of chain) {
    if (!around.isConnected || around.matches('main, body, html, #app')) continue;
    const near = [...around.querySelectorAll(REACHED)].find((one) => one.checkVisibility());
    if (near !== undefined) return near;
  }
  return document.querySelector('h1');
}

function to(one: Element | null): void {
  if (!(one instanceof HTMLElement)) return;
  if (!one.matches(REACHED) && !one.hasAttribute('tabindex')) one.tabIndex = -1;
  one.focus({ preventScroll: true });
}
