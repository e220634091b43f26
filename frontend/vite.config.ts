import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { addresses, python, pythonSources } from './python.ts';

const I18N = '../src/palamede/i18n';

/** Fingerprint of all that the page is made of: the server tells pages that are older than it. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const walk = (folder: string, wanted: RegExp): void => {
    const entries = readdirSync(folder, { withFileTypes: true });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path, wanted);
      else if (wanted.test(entry.name)) hash.update(entry.name).update(readFileSync(path));
    }
  };
  walk('src', /./);
  walk('public', /./);
  for (const language of ['en', 'es', 'fr']) walk(`${I18N}/${language}`, /^(page|arbiter_page|errors)\.ftl$/);
  hash.update(readFileSync('package-lock.json'));
  for (const { name, bytes } of pythonSources()) hash.update(name).update(bytes);
  return hash.digest('hex').slice(0, 16);
}

const version = fingerprint();
const { pyodide, rules } = addresses(pythonSources());

/** What the page is made with, and whose licences must go along. */
const SHIPPED = [
  '@fluent/bundle',
  '@fontsource-variable/figtree',
  '@fontsource-variable/fraunces',
  '@noble/hashes',
  'pyodide',
  'svelte',
  'uqr',
];

/** What a package carries that is not its own. */
const MORE: Readonly<Record<string, string>> = {
  pyodide:
    'Unchanged; its sources are there. It holds CPython and its library, ' +
    'Copyright © 2001 Python Software Foundation, under the PSF License Version 2 (python.org/psf/license).',
};

const licences: Plugin = {
  name: 'palamede-licences',
  generateBundle() {
    const texts = SHIPPED.map((name) => {
      const folder = join('node_modules', name);
      const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.\w+)?$/i.test(entry));
      const described = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        license: string;
        homepage?: string;
      };
      const named = [described.license, described.homepage, MORE[name]].filter(Boolean).join('\n');
      const text = file ? readFileSync(join(folder, file), 'utf8') : named;
      return `${name}\n${'='.repeat(name.length)}\n\n${text.trim()}\n`;
    });
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join('\n\n') });
  },
};

/** Leaves the fingerprint beside the page, where the server reads it. */
const versionFile: Plugin = {
  name: 'palamede-version',
  generateBundle() {
    const source = `${JSON.stringify({ version })}\n`;
    this.emitFile({ type: 'asset', fileName: 'version.json', source });
  },
};

/** The page is written into the Python package, where the server finds it. */
export default defineConfig({
  plugins: [svelte(), versionFile, licences, python(version)],
  define: {
    __VERSION__: JSON.stringify(version),
    __PYODIDE__: JSON.stringify(`/${pyodide}`),
    __RULES__: JSON.stringify(`/${rules}`),
  },
  worker: {
    format: 'es',
    // The server lets this program alone, and what it loads, run WebAssembly.
    rollupOptions: { output: { entryFileNames: 'arbiter/worker-[hash].js' } },
  },
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
