// No test finds what another one has kept, or a clock that another one has set.

import { afterEach, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
