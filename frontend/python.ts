/**
 * Python for the arbiter's page: the files of Pyodide that it needs, the rules as they stand in the
 * Python package packed in one zip, and the service worker that keeps them.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKAGE = '../src/palamede';
/** The rooms that the page runs; they need the standard library only. */
const ROOMS = ['dominoes', 'dgn', 'arbiter'];
const FOLDER = 'node_modules/pyodide';
/** Large texts and programs go gzipped; the server sends them so, or unpacks them. */
const LARGE = ['pyodide.asm.js', 'pyodide.asm.wasm'];
const SMALL = ['pyodide.mjs', 'python_stdlib.zip'];

export interface Source {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The modules of the rooms by their path in the zip, in order; data beside them too. */
export function pythonSources(): Source[] {
  const found: Source[] = [
    { name: 'palamede/__init__.py', bytes: readFileSync(`${PACKAGE}/__init__.py`) },
  ];
  const walk = (folder: string): void => {
    const entries = readdirSync(join(PACKAGE, folder), { withFileTypes: true });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (/\.(py|json)$/.test(entry.name)) {
        found.push({ name: `palamede/${path}`, bytes: readFileSync(join(PACKAGE, path)) });
      }
    }
  };
  const there = readdirSync(PACKAGE);
  for (const room of ROOMS) if (there.includes(room)) walk(room);
  return found;
}

/** A zip that is the same whenever its files are: without times, users and other chances. */
export function zip(sources: readonly Source[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes } of sources) {
    const packed = deflateRawSync(bytes, { level: 9 });
    const path = Buffer.from(name, 'utf8');
    // Version 2.0, names in UTF-8, deflated, 1 January 1980.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt16LE(0x21, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, path, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, place, path);
    parts.push(local);
    at += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(sources.length, 8);
  end.writeUInt16LE(sources.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listing, end]);
}

/** Where the files lie on the server: their names change with what is in them. */
export function addresses(sources: readonly Source[]): { pyodide: string; rules: string } {
  const { version } = JSON.parse(readFileSync(`${FOLDER}/package.json`, 'utf8')) as {
    version: string;
  };
  const hash = createHash('sha256');
  for (const { name, bytes } of sources) hash.update(name).update(bytes);
  const digest = hash.digest('hex').slice(0, 12);
  return { pyodide: `arbiter/pyodide-${version}/`, rules: `arbiter/rules-${digest}.zip` };
}

/** What Pyodide demands of its list of packages; the page installs none of them. */
function lock(): string {
  const whole = JSON.parse(readFileSync(`${FOLDER}/pyodide-lock.json`, 'utf8')) as object;
  return JSON.stringify({ ...whole, packages: {} });
}

function serviceWorker(version: string, files: readonly string[]): string {
  return readFileSync('src/arbiter/offline.js', 'utf8')
    .replace("'__VERSION__'", JSON.stringify(version))
    .replace("['__FILES__']", JSON.stringify(files));
}

/** Puts Python beside the page, and the service worker that keeps both. */
export function python(version: string): Plugin {
  const sources = pythonSources();
  const { pyodide, rules } = addresses(sources);
  return {
    name: 'palamede-python',
    generateBundle(_options, bundle) {
      const emit = (fileName: string, source: string | Buffer): void => {
        this.emitFile({ type: 'asset', fileName, source });
      };
      for (const name of SMALL) emit(pyodide + name, readFileSync(join(FOLDER, name)));
      for (const name of LARGE) {
        emit(`${pyodide}${name}.gz`, gzipSync(readFileSync(join(FOLDER, name)), { level: 9 }));
      }
      emit(`${pyodide}pyodide-lock.json`, lock());
      emit(rules, zip(sources));
      const own = Object.keys(bundle).filter((name) => /^(assets|arbiter)\/.*\.(js|css|woff2)$/.test(name));
      const files = [
        ...own,
        ...[...SMALL, ...LARGE, 'pyodide-lock.json'].map((name) => pyodide + name),
        rules,
        'icon.svg',
      ];
      emit('arbiter-offline.js', serviceWorker(version, [...new Set(files)].map((name) => `/${name}`)));
    },
    /** While the page is being written, the same addresses lead to the same files. */
    configureServer(server) {
      const types: Record<string, string> = {
        js: 'text/javascript',
        mjs: 'text/javascript',
        wasm: 'application/wasm',
        json: 'application/json',
      };
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').slice(1).split('?')[0]!;
        let body: Buffer | string;
        if (path === rules) body = zip(sources);
        else if (path === `${pyodide}pyodide-lock.json`) body = lock();
        else if (path.startsWith(pyodide)) body = readFileSync(join(FOLDER, basename(path)));
        else return next();
        response.setHeader('content-type', types[path.split('.').pop()!] ?? 'application/zip');
        response.end(body);
      });
    },
  };
}
