import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The page is written into the Python package, where the server finds it. */
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/palamede/web/static',
    emptyOutDir: true,
    target: 'es2022',
    // Everything is a file of its own: the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8123', ws: true, changeOrigin: false } },
  },
  test: { environment: 'node', include: ['test/**/*.test.ts'] },
});
