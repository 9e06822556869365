import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// `npm run dev` shows the page with a `pioche serve` of this machine behind it.
const server = 'http://127.0.0.1:8000';

// It also says which languages there are.
const languages: Plugin = {
  name: 'languages',
  apply: 'serve',
  transformIndexHtml: async (page) => {
    const marked = (await (await fetch(server)).text()).match(/<html[^>]*>/)?.[0];
    return page.replace(/<html[^>]*>/, marked ?? '$&');
  },
};

export default defineConfig({
  plugins: [svelte(), languages],
  base: './', // the files find each other wherever they lie; the server knows where its own are
  build: { outDir: '../src/pioche/server/page', emptyOutDir: true, assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
