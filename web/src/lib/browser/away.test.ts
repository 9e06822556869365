import { expect, test, vi } from 'vitest';
import { whenAway } from './away';

function turns(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the page goes out of sight by an app, a tab or a lock, and by leaving it', () => {
  const gone = vi.fn();
  const end = whenAway(gone);
  turns('hidden');
  expect(gone).toHaveBeenCalledTimes(1);
  turns('visible');
  expect(gone).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(gone).toHaveBeenCalledTimes(2);
  end();
  turns('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(gone).toHaveBeenCalledTimes(2);
});
