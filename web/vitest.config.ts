import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The page's own code, compiled as for a browser, in Node: no server, no screen and no clock but the test's.
export default defineConfig({
  plugins: [svelte()],
  server: { fs: { strict: false } }, // the texts lie outside this folder
  test: {
    include: ['src/**/*.test.ts'],
    environment: './testing/environment.ts',
    setupFiles: ['./testing/afresh.ts'],
    pool: 'threads',
    // Only for what never ends: how fast a machine is says nothing about the page.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
