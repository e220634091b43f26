import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import games from '../dev/games.json';
import { LANGUAGES, listing, preferred, say, type Language } from '../src/lib/i18n.svelte';

function ids(language: Language): string[] {
  const text = readFileSync(`../src/palamede/i18n/${language}/page.ftl`, 'utf8');
  return new FluentResource(text).body.map((message) => message.id);
}

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.(ts|svelte)$/.test(entry.name) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

const text = sources('src');
/** Ids as they stand in the sources, and the beginnings to which the sources add something. */
const whole = new Set([...text.matchAll(/['"]([a-z]+(?:-[a-z0-9_]+)*)['"]/g)].map((found) => found[1]!));
const starts = [...text.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((found) => found[1]!);
const named = [...text.matchAll(/\b(?:t|speak)\(\s*'([a-z0-9_-]+)'/g)].map((found) => found[1]!);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the messages of the page', () => {
  it.each(LANGUAGES)('are the same in %s as in English', (language) => {
    expect(ids(language).sort()).toEqual(ids('en').sort());
  });

  it('exist for every name that the sources call', () => {
    const known = new Set(ids('en'));
    const missing = named.filter(
      (name) => !known.has(`page-${name}`) && !known.has(`page-event-${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const idle = ids('en')
      .map((id) => id.replace(/^page-/, ''))
      .filter(
        (id) =>
          !whole.has(id) &&
          !whole.has(id.replace(/^event-/, '')) &&
          !starts.some((start) => id.startsWith(start)),
      );
    expect(idle).toEqual([]);
  });

  it('tell every game in one sentence', () => {
    for (const game of games) expect(ids('en')).toContain(`page-game-line-${game.name}`);
  });

  it('never show a key: a message that does not exist is empty', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(say('fr', 'no-such-message')).toBe('');
    expect(log).toHaveBeenCalledOnce();
  });

  it.each(LANGUAGES)('count in %s', (language) => {
    const one = say(language, 'seat-tiles', { count: 1 });
    const four = say(language, 'seat-tiles', { count: 4 });
    expect(four).toContain('4');
    expect(one).not.toContain('1');
  });
});

it('takes the first language of the browser that it knows', () => {
  expect(preferred(['de-CH', 'fr-CH', 'en'])).toBe('fr');
  expect(preferred(['pt'])).toBe('en');
});

it('joins names with the word of the language', () => {
  expect(listing(['Anne', 'Bruno', 'Claire'], 'fr')).toBe('Anne, Bruno et Claire');
  expect(listing(['Anne'], 'es')).toBe('Anne');
});
