import { expect, test, vi } from 'vitest';
import { local, session } from './storage';

test('what is kept is there at a later visit', async () => {
  expect(local.get('colour')).toBeNull();
  expect([local.set('colour', 'red'), local.get('colour')]).toEqual([true, 'red']);
  vi.resetModules();
  expect((await import('./storage')).local.get('colour')).toBe('red');
  expect(session.get('colour')).toBeNull();
});

test('a browser that forbids it is no error: this window remembers', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, clear: () => {} });
  expect([session.get('tray'), session.set('tray', 'left'), session.get('tray')]).toEqual([
    null,
    false,
    'left',
  ]);
});

test('a full browser keeps what it had, and this window has the newest', () => {
  local.set('order', 'colour');
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect([local.set('order', 'number'), local.get('order')]).toEqual([false, 'number']);
  full.mockRestore();
  expect([local.set('order', 'arrival'), local.get('order')]).toEqual([true, 'arrival']);
});
