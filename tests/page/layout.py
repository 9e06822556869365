"""What can be measured of a page's layout: text that does not fit, and targets that are small or covered."""

from __future__ import annotations

from playwright.sync_api import Page

SMALLEST = 44  # pixels of a target
# A phone upright and on its side, a laptop; and a larger phone in both ways, a tablet, a large screen.
USUAL = ((360, 640), (640, 360), (1280, 800))
SIZES = (*USUAL, (390, 844), (844, 390), (768, 1024), (1920, 1080))
LOOKS = 40  # at a page that seems to have a fault, each after it has drawn two frames more
NARROWEST = 24  # pixels of a card in a full hand that must be free for the thumb

# Wait for whatever is moving now, except what moves for ever.
STILL = """async () => {
  const moving = () => document.getAnimations().filter((one) => one.playState === 'running'
    && Number.isFinite(one.effect.getComputedTiming().endTime));
  // A browser without a screen may stop to draw for a while; nobody waits for a frame that does not come.
  const within = (time, what) => Promise.race([what, new Promise((late) => setTimeout(late, time))]);
  const frame = () => within(200, new Promise((next) => requestAnimationFrame(next)));
  for (let times = 0; times === 0 || (times < 5 && moving().length > 0); times++) {
    // What follows a change of size begins a frame or two later, and may be overtaken by the next change.
    await frame();
    await frame();
    await within(20_000, Promise.all(moving().map((one) => one.finished.catch(() => {}))));
  }
}"""

# The window has its new size, and the hand knows how much room it has.
FITTED = """([width, height]) => {
  if (innerWidth !== width || innerHeight !== height) return false;
  const hand = document.querySelector('.own .hand');
  return hand === null || parseInt(hand.firstElementChild.style.width) === hand.clientWidth;
}"""

MEASURE = """(smallest) => {
  const faults = [];
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !e.closest('.unseen, .hidden, [inert]') && e.getBoundingClientRect().width > 1;
  const words = (e) => (e.ariaLabel ?? e.textContent).trim().slice(0, 40);
  const name = (e) => `${e.tagName.toLowerCase()}.${e.classList[0] ?? ''} ${words(e)}`;
  const root = document.querySelector('dialog[open]') ?? document.querySelector('.results') ?? document;
  for (const e of root.querySelectorAll('p, h1, h2, h3, span, strong, button, a, label, li, td, th')) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || !shown(e) || e.closest('svg')) continue;
    const style = getComputedStyle(e);
    const wide = style.display !== 'inline' && e.scrollWidth > e.clientWidth + 1;
    if (wide && style.textOverflow !== 'ellipsis') faults.push(`text too wide: ${name(e)}`);
    const cuts = ['hidden', 'clip'].includes(style.overflowY) && style.webkitLineClamp === 'none';
    const high = style.display !== 'inline' && e.scrollHeight > e.clientHeight + 2;
    if (cuts && high) faults.push(`text too high: ${name(e)}`);
    const box = e.getBoundingClientRect();
    const out = box.right > 0 && (box.left < -1 || box.right > innerWidth + 1);
    if (out) faults.push(`text out of the window: ${name(e)}`);
  }
  // What stays where it is while the page scrolls lies over other things now and then.
  const layer = (e) => {
    while (e && !['fixed', 'sticky'].includes(getComputedStyle(e).position)) e = e.parentElement;
    return e;
  };
  const targets = [...root.querySelectorAll('button, a[href], select, input, summary')]
    .map((e) => (e.matches('label :is(input, select)') ? e.closest('label') : e))
    .filter((e) => shown(e) && !e.closest('.own'))
    .filter((e, k, all) => all.indexOf(e) === k);
  for (const [k, one] of targets.entries()) {
    let a = one.getBoundingClientRect();
    const hit = (right, down) => {
      const met = document.elementFromPoint((a.left + a.right) / 2 + right, (a.top + a.bottom) / 2 + down);
      return met !== null && one.contains(met);
    };
    // What lies below is scrolled to; at the table nothing may need that.
    const away = a.bottom <= 0 || a.top >= innerHeight;
    if ((away || !hit(0, 0)) && (one.closest('.results') || !one.closest('.play'))) {
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      a = one.getBoundingClientRect();
    }
    if (!hit(0, 0)) faults.push(`covered: ${name(one)}`);
    // What can be hit may be larger than what is drawn.
    const r = smallest / 2 - 1;
    if ((a.width < smallest - 0.5 || a.height < smallest - 0.5)
      && !(hit(-r, 0) && hit(r, 0) && hit(0, -r) && hit(0, r)))
      faults.push(`small: ${name(one)} ${Math.round(a.width)} x ${Math.round(a.height)}`);
    for (const other of targets.slice(k + 1)) {
      if (layer(one) !== layer(other)) continue;
      const b = other.getBoundingClientRect();
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 1 && y > 1) faults.push(`overlap: ${name(one)} / ${name(other)}`);
    }
  }
  // What is asked can be read and answered at once: nothing of it is cut off or has to be scrolled into view.
  for (const e of root.querySelectorAll('.prompt button')) {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    const [x, y] = [Math.min(10, (right - left) / 4), Math.min(10, (bottom - top) / 4)];
    for (const a of [left + x, right - x])
      for (const b of [top + y, bottom - y])
        if (!e.contains(document.elementFromPoint(a, b))) faults.push(`cut off: ${name(e)}`);
  }
  const whole = '.ask, .words, .others, .own .hand, .hint aside, .hint p, .showing';
  for (const e of root.querySelectorAll(whole)) {
    // A large company sits on three sides of the piles, beside them.
    if (getComputedStyle(e).overflow === 'visible' && e.matches('.hand, .crowd .others')) continue;
    if (e.scrollHeight > e.clientHeight + 1) faults.push(`has to be scrolled: ${name(e)}`);
    if (e.scrollWidth > e.clientWidth + 1) faults.push(`has to be scrolled sideways: ${name(e)}`);
  }
  for (const e of root.querySelectorAll('.own button')) {
    const box = e.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1 || box.top < 0 || box.bottom > innerHeight + 1)
      faults.push(`card out of the window: ${name(e)}`);
  }
  // Nothing lies on a name, a count or the words of the question.
  for (const e of document.querySelectorAll('.others .name, .others .count, .pile .size, .prompt p')) {
    const box = e.getBoundingClientRect();
    const others = '.bubble, .note, .prompt, .corner, .hint aside, .tag, .chip';
    for (const other of document.querySelectorAll(others)) {
      if (!shown(other) || other.contains(e)) continue;
      const b = other.getBoundingClientRect();
      if (Math.min(box.right, b.right) - Math.max(box.left, b.left) > 1
        && Math.min(box.bottom, b.bottom) - Math.max(box.top, b.top) > 1)
        faults.push(`lies on ${name(e)}: ${name(other)}`);
    }
  }
  scrollTo(0, 0);
  return faults;
}"""

# The place of each card and the middle of a square of it that no other card covers.
STRIPS = """(free) => {
  document.addEventListener('click', (event) => {
    window.hit = event.target.closest('[data-place]')?.dataset.place ?? '';
  }, true);
  const found = [];
  for (const card of document.querySelectorAll('.own button')) {
    const box = card.getBoundingClientRect();
    const mine = (x, y) => card.contains(document.elementFromPoint(x, y));
    search: for (let y = box.top + 1; y + free < box.bottom; y += 2) {
      for (let x = box.left + 1; x + free < box.right; x += 2) {
        if (mine(x, y) && mine(x + free, y) && mine(x, y + free) && mine(x + free, y + free)) {
          found.push([card.dataset.place, x + free / 2, y + free / 2]);
          break search;
        }
      }
    }
  }
  return found;
}"""


def fit(page: Page, size: tuple[int, int]) -> None:
    """Give the window another size, and wait until the page knows."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(FITTED, arg=list(size), polling=50)


def misplaced(page: Page) -> list[str]:
    """Text that is cut off or leaves the window; targets that are too small, covered or on one another.

    On a busy machine a page may be measured before it has settled: what is wrong stays wrong.
    """
    page.evaluate(STILL)
    found: list[str] = page.evaluate(MEASURE, SMALLEST)
    for _ in range(LOOKS if found else 0):
        page.evaluate(STILL)
        if not (found := page.evaluate(MEASURE, SMALLEST)):
            break
    return found


def misplaced_anywhere(page: Page, sizes: tuple[tuple[int, int], ...] = SIZES) -> list[str]:
    """The same in every size that a screen may have; the page is left in its own."""
    assert page.viewport_size is not None
    own = (page.viewport_size["width"], page.viewport_size["height"])
    found = []
    for size in (*(size for size in sizes if size != own), own):
        fit(page, size)
        found += [f"{size[0]} x {size[1]}: {fault}" for fault in misplaced(page)]
    return found


def strips(page: Page) -> list[tuple[str, float, float]]:
    """Where each card of the hand can be hit; from now on `window.hit` says what was."""
    return [(place, x, y) for place, x, y in page.evaluate(STRIPS, NARROWEST)]
