import { readFileSync, readdirSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { addresses, pythonSources, zip } from '../python.ts';
import { forgetShared } from '../src/arbiter/forget';
import { laidIn, removeLast } from '../src/arbiter/line';
import { RuleError, Rules, type WorkerLike } from '../src/arbiter/rules';
import { Shelf } from '../src/arbiter/shelf';
import { linkTo, sharedIn } from '../src/arbiter/sharing';
import type { Answer, Question } from '../src/arbiter/worker';
import { message } from '../src/arbiter/words';
import { LANGUAGES } from '../src/lib/i18n.svelte';
import { parse } from '../src/lib/router.svelte';

function kept(): Pick<Storage, 'getItem' | 'setItem'> & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
  };
}

describe('the sheets that are kept', () => {
  const sheet = { id: 'one', entries: [{ type: 'opened', n: 1 }], at: 5 };

  it('are there when the page is opened again', () => {
    const storage = kept();
    new Shelf(storage).keep(sheet);
    new Shelf(storage).keep({ id: 'two', entries: [], at: 9 });
    expect(new Shelf(storage).current?.id).toBe('two');
    expect(new Shelf(storage).all().map(({ id }) => id)).toEqual(['two', 'one']);
  });

  it('are chosen and deleted one by one', () => {
    const shelf = new Shelf(kept());
    shelf.keep(sheet);
    shelf.choose(null);
    expect(shelf.current).toBeNull();
    shelf.choose('one');
    expect(shelf.current).toEqual(sheet);
    shelf.remove('one');
    expect(shelf.current).toBeNull();
    expect(shelf.all()).toEqual([]);
  });

  it('are not there where the browser keeps nothing, and that is told', () => {
    const storage = kept();
    storage.setItem = () => {
      throw new Error('full');
    };
    expect(new Shelf(storage).keep(sheet)).toBe(false);
  });

  it('leave the server with who wants to be forgotten, and stay here without their links', async () => {
    const shelf = new Shelf(kept());
    const secret = 'x'.repeat(32);
    shelf.keep({ ...sheet, id: 'mine', shared: { id: 'served', secret, writes: true } });
    shelf.keep({ ...sheet, id: 'gone', shared: { id: 'swept', secret, writes: true } });
    shelf.keep({ ...sheet, id: 'theirs', shared: { id: 'followed', secret, writes: false } });
    shelf.choose('mine');
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      const status = path.includes('swept') ? 404 : 204;
      const body = status === 404 ? '{"code":"no-such-sheet","message":""}' : null;
      return new Response(body, { status });
    });
    await forgetShared(shelf);
    vi.unstubAllGlobals();
    expect(asked.sort()).toEqual(['/api/sheets/served/remove', '/api/sheets/swept/remove']);
    expect(shelf.all().map(({ id }) => id).sort()).toEqual(['gone', 'mine', 'theirs']);
    expect(shelf.all().filter(({ shared }) => shared)).toEqual([]);
    expect(shelf.current?.id).toBe('mine');
  });

  it('do not fall with a text that is none', () => {
    const storage = kept();
    storage.texts.set('palamede.arbiter', '{"sheets":');
    expect(new Shelf(storage).all()).toEqual([]);
  });
});

describe('the rules beside the page', () => {
  function played(): { rules: Rules; worker: WorkerLike; asked: Question[] } {
    const asked: Question[] = [];
    const worker: WorkerLike = {
      postMessage: (question) => void asked.push(question),
      onmessage: null,
      onerror: null,
    };
    return { rules: new Rules(worker), worker, asked };
  }
  const tell = (worker: WorkerLike, data: Answer): void =>
    worker.onmessage?.({ data } as MessageEvent<Answer>);

  it('answer each question with its own answer, in whatever order', async () => {
    const { rules, worker, asked } = played();
    const one = rules.ask('read', { entries: [] });
    const two = rules.ask('card', { code: 'manuel' });
    expect(asked.map(({ name, text }) => [name, text])).toEqual([
      ['read', '{"entries":[]}'],
      ['card', '{"code":"manuel"}'],
    ]);
    tell(worker, { type: 'answer', id: asked[1]!.id, text: '{"value": 2}' });
    tell(worker, { type: 'answer', id: asked[0]!.id, text: '{"value": 1}' });
    expect(await Promise.all([one, two])).toEqual([1, 2]);
  });

  it('refuse with code, details and sentence', async () => {
    const { rules, worker, asked } = played();
    const refused = rules.ask('add');
    const error = { code: 'sheet-sum', params: { left: 3 }, message: 'no' };
    tell(worker, { type: 'answer', id: asked[0]!.id, text: JSON.stringify({ error }) });
    await expect(refused).rejects.toMatchObject({ code: 'sheet-sum', params: { left: 3 } });
    await expect(refused).rejects.toBeInstanceOf(RuleError);
  });

  it('tell everybody who waits where Python cannot run', async () => {
    const { rules, worker } = played();
    const asked = rules.ask('read');
    tell(worker, { type: 'failed', message: 'no WebAssembly' });
    await expect(asked).rejects.toMatchObject({ code: 'no-python' });
    await expect(rules.ready).rejects.toMatchObject({ message: 'no WebAssembly' });
  });
});

describe('a shared sheet', () => {
  it('is named by its link, and its secret stays in the fragment', () => {
    const link = linkTo('https://host', 'abcdefgh1234', 's'.repeat(32));
    const url = new URL(link);
    expect(url.pathname).toBe('/arbiter');
    expect(url.search).toBe('');
    expect(sharedIn(url.hash)).toEqual({ id: 'abcdefgh1234', secret: 's'.repeat(32), writes: false });
  });

  it.each(['', '#sheet=abcdefgh1234', '#sheet=a/../b&secret=' + 's'.repeat(32), '#sheet=abcdefgh1234&secret=short'])(
    'is not named by %s',
    (fragment) => {
      expect(sharedIn(fragment)).toBeNull();
    },
  );
});

describe('a line', () => {
  it('tells which tiles lie, whichever half comes first', () => {
    const laid = laidIn('6-6 6-5> pass 1-5> +?');
    expect(['6-6', '5-6', '6-5', '1-5', '5-1'].every((tile) => laid.has(tile))).toBe(true);
    expect(laid.has('0-0')).toBe(false);
  });

  it('gives its last word back', () => {
    expect(removeLast('6-6 6-5> pass')).toBe('6-6 6-5>');
    expect(removeLast('')).toBe('');
  });
});

describe('Python for the page', () => {
  it('is packed in a zip that is the same every time, and read back whole', () => {
    const sources = [
      { name: 'palamede/a.py', bytes: Buffer.from('x = 1\n'.repeat(50)) },
      { name: 'palamede/é.json', bytes: Buffer.from('{}') },
    ];
    const packed = zip(sources);
    expect(packed.equals(zip(sources))).toBe(true);
    let at = 0;
    for (const { name, bytes } of sources) {
      expect(packed.toString('latin1', at, at + 4)).toBe('PK\x03\x04');
      const size = packed.readUInt32LE(at + 18);
      const length = packed.readUInt16LE(at + 26);
      expect(packed.toString('utf8', at + 30, at + 30 + length)).toBe(name);
      const body = packed.subarray(at + 30 + length, at + 30 + length + size);
      expect(inflateRawSync(body).equals(bytes)).toBe(true);
      at += 30 + length + size;
    }
    expect(packed.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
  });

  it('holds the rules, and nothing that needs more than them', () => {
    const names = pythonSources().map(({ name }) => name);
    expect(names).toContain('palamede/arbiter/browser.py');
    expect(names).toContain('palamede/dominoes/faults/court.py');
    expect(names.filter((name) => !/^palamede\/(__init__\.py|(dominoes|dgn|arbiter)\/)/.test(name))).toEqual([]);
  });

  it('lies under a name that changes with it', () => {
    const one = addresses([{ name: 'a', bytes: Buffer.from('1') }]);
    const two = addresses([{ name: 'a', bytes: Buffer.from('2') }]);
    expect(one.rules).not.toBe(two.rules);
    expect(one.pyodide).toBe(two.pyodide);
    expect(one.pyodide).toMatch(/^arbiter\/pyodide-\d/);
  });
});

describe('the words of the arbiter', () => {
  const ids = (language: string): string[] =>
    new FluentResource(readFileSync(`../src/palamede/i18n/${language}/arbiter_page.ftl`, 'utf8')).body.map(
      ({ id }) => id,
    );
  const folder = 'src/arbiter';
  const text = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n');

  it.each(LANGUAGES)('are the same in %s as in English', (language) => {
    expect(ids(language)).toEqual(ids('en'));
  });

  it('exist for every name that the sources call, and none is idle', () => {
    const called = [...text.matchAll(/(?:\ba\(\s*|\? |: |label: )'([a-z][a-z0-9-]+)'/g)].map((found) => found[1]!);
    const starts = [
      ...[...text.matchAll(/\bword\('([a-z-]+)'/g)].map((found) => `${found[1]}-`),
      ...[...text.matchAll(/\ba\(`([a-z-]+-)\$\{/g)].map((found) => found[1]!),
    ];
    const known = ids('en').map((id) => id.replace(/^arb-/, ''));
    const missing = [...text.matchAll(/\ba\(\s*'([a-z][a-z0-9-]+)'/g)]
      .map((found) => found[1]!)
      .filter((id) => !known.includes(id));
    expect(missing).toEqual([]);
    const idle = known.filter(
      (id) => !called.includes(id) && !starts.some((start) => id.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });

  it('say what the rules refuse', () => {
    expect(message('fr', 'error-no-such-message')).toBeNull();
    expect(message('en', 'arb-player', { number: 2 })).toBe('Player 2');
    expect(message('en', 'arb-player')).toBeNull();
  });
});

it('the arbiter has an address', () => {
  expect(parse('/arbiter')).toEqual({ page: 'arbiter' });
  expect(parse('/arbiter/other')).toEqual({ page: 'lost' });
});
