import { expect, test } from 'vitest';
import { sha256 } from './sha256';

test('texts of every length have the hash that everybody else works out', async () => {
  for (const length of [0, 1, 32, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const text = 'é'.repeat(length % 3) + 'abcdefghij'.repeat(20).slice(0, length);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
    expect(sha256(text)).toBe(Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join(''));
  }
});
