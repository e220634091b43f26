import { describe, expect, it, vi } from 'vitest';
import { pipPlaces, pipRadius } from '../src/board/pips';
import { keysOf, type Acts } from '../src/lib/keys';
import { parse } from '../src/lib/router.svelte';
import { around } from '../src/lib/seating';
import { keep, secretOf, ticketOf } from '../src/lib/secrets';

describe('pips', () => {
  it.each(Array.from({ length: 19 }, (_, number) => number))('of a %d are so many, apart', (number) => {
    const places = pipPlaces(number);
    const radius = pipRadius(number);
    expect(places).toHaveLength(number);
    for (const [x, y] of places) {
      for (const at of [x, y]) {
        expect(at - radius).toBeGreaterThan(0);
        expect(at + radius).toBeLessThan(1);
      }
    }
    const near = places.flatMap(([x, y], index) =>
      places.slice(index + 1).filter(([u, v]) => Math.hypot(x - u, y - v) < 2 * radius),
    );
    expect(near).toEqual([]);
  });

  it('are refused beyond eighteen', () => {
    expect(() => pipPlaces(19)).toThrow(RangeError);
  });
});

describe('seats around the felt', () => {
  it('put the next player at the right and the partner opposite', () => {
    expect(around([1, 2, 3, 4], 2)).toEqual([
      { seat: 3, place: 'right' },
      { seat: 4, place: 'top' },
      { seat: 1, place: 'left' },
    ]);
  });

  it('show every seat to somebody who only watches', () => {
    expect(around([1, 2, 3, 4], null).map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
    expect(around([1, 2, 3, 4, 5, 6], null)).toHaveLength(6);
  });
});

describe('addresses', () => {
  it('lead to their pages', () => {
    expect(parse('/')).toEqual({ page: 'home' });
    expect(parse('/t/abc')).toEqual({ page: 'table', table: 'abc' });
    expect(parse('/games/abc')).toEqual({ page: 'replay', table: 'abc' });
    expect(parse('/help')).toEqual({ page: 'help' });
    expect(parse('/fair')).toEqual({ page: 'fair' });
    expect(parse('/verify')).toEqual({ page: 'fair', at: 'prove' });
    expect(parse('/statistics')).toEqual({ page: 'fair', at: 'chance' });
    expect(parse('/nowhere/at/all')).toEqual({ page: 'lost' });
  });
});

describe('the key of a seat', () => {
  it('is read from the fragment', () => {
    const secret = 'a'.repeat(32);
    expect(ticketOf(`#seat=${secret}`)).toEqual({ kind: 'seat', secret });
    expect(ticketOf(`#invite=${secret}`)).toEqual({ kind: 'invite', secret });
    expect(ticketOf('#seat=short')).toBeNull();
    expect(ticketOf('')).toBeNull();
  });

  it('is kept by table', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as unknown as Storage;
    keep('one', 'secret-1', storage);
    keep('two', 'secret-2', storage);
    expect(secretOf('one', storage)).toBe('secret-1');
    expect(secretOf('three', storage)).toBeNull();
  });
});

describe('keys', () => {
  const spies = (): Acts & Record<string, ReturnType<typeof vi.fn>> => {
    const names = ['left', 'right', 'hand', 'draw', 'pass', 'cancel', 'ends', 'say', 'line', 'counts', 'scores', 'turn', 'sound', 'help'];
    const acts = Object.fromEntries(names.map((name) => [name, vi.fn()]));
    return { ...acts, enter: vi.fn(() => true) } as never;
  };
  /** An element of the page by the selectors that it would answer to. */
  const press = (key: string, on: readonly string[], acts: Acts, letters = true) => {
    const event = {
      key,
      target: {
        closest: (selectors: string) =>
          selectors.split(', ').some((selector) => on.includes(selector)) ? {} : null,
      },
      preventDefault: vi.fn(),
    };
    keysOf(event as unknown as KeyboardEvent, acts, letters);
    return event;
  };

  it('draw with Space from the hand, but not on another button', () => {
    const acts = spies();
    press(' ', ['.hand', 'button'], acts);
    press(' ', ['button'], acts);
    expect(acts.draw).toHaveBeenCalledOnce();
  });

  it('lay at the ends, pass and speak', () => {
    const acts = spies();
    for (const key of ['<', '>', 'p', 'E', 'h', 'l', 'c', 's', 't', '?']) press(key, [], acts);
    for (const name of ['left', 'right', 'pass', 'ends', 'say', 'line', 'counts', 'scores', 'turn', 'help']) {
      expect(acts[name]).toHaveBeenCalledOnce();
    }
  });

  it('of one letter can be switched off', () => {
    const acts = spies();
    press('p', [], acts, false);
    expect(acts.pass).not.toHaveBeenCalled();
  });

  it('are left alone in a field', () => {
    const acts = spies();
    const event = press('p', ['input'], acts);
    expect(acts.pass).not.toHaveBeenCalled();
    expect(event.preventDefault).not.toHaveBeenCalled();
  });
});
