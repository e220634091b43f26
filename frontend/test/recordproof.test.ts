import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FALSE, proveRecord, tagsOf } from '../src/lib/recordproof';

/** Two parties, four and two players; written and proved by the server's own code. */
const record = readFileSync('test/proved.dgn', 'utf8');

const verdict = (text: string) => proveRecord(text)[0]!;

describe('the proof of a record', () => {
  it('holds for every deal of a record from the server', () => {
    const found = proveRecord(record);
    expect(found).toHaveLength(2);
    for (const one of found) {
      expect(one.fault).toBeNull();
      expect(one.deals).toBeGreaterThan(0);
    }
    expect(found.map((one) => one.partie)).toEqual([1, 2]);
  });

  it('reads the tags by partie and deal', () => {
    const [first, second] = tagsOf(record);
    expect(first!.tags.get('Rules')).toBe('voleur');
    expect(second!.tags.get('Rules')).toBe('peche');
    expect(first!.deals[0]!.get('Deal')).toBe('1');
    expect(tagsOf('[Seats "Jo \\"the\\" tile; B"]')[0]!.tags.get('Seats')).toBe('Jo "the" tile; B');
  });

  it('says for which seats the server drew the bytes', () => {
    const seeds = (text: string): string => record.replace(/\[SeatSeeds "[^"]*"\]/, `[SeatSeeds "${text}"]`);
    const some = verdict(seeds(`1: ${'01'.repeat(16)}; 2: ${'02'.repeat(16)} server`));
    expect(some.byServer).toEqual([2]);
    expect(some.alone).toBe(false);
    const all = verdict(seeds(`1: ${'01'.repeat(16)} server; 2: ${'02'.repeat(16)} server`));
    expect(all.byServer).toEqual([1, 2]);
    expect(all.alone).toBe(true);
    expect(verdict(seeds('')).alone).toBe(false);
  });

  const change = (from: RegExp, to: string): string => {
    const changed = record.replace(from, to);
    expect(changed).not.toBe(record);
    return changed;
  };

  it.each([
    ['commit', /\[Reveal "."?./, '[Reveal "0'],
    ['commit', /\[Commit "../, '[Commit "zz'],
    ['seat-commit', /(\[SeatSeeds "1: )..../, '$1ffff'],
    ['seeds', /\[SeatSeeds "[^"]*"\]/, '[SeatSeeds ""]'],
    ['hands', /(\[Hands "1: )(\S+)(.*?2: )(\S+)/, '$1$4$3$2'],
    ['stock', /(\[Stock ")(\S+) (\S+)/, '$1$3 $2'],
  ] as const)('finds a lie: %s', (fault, from, to) => {
    const found = verdict(change(from, to));
    expect(found.fault).toBe(fault);
    expect(FALSE.has(found.fault)).toBe(true);
  });

  it.each([
    ['not-revealed', /\[Reveal .*\n/, ''],
    ['no-proof', /\[Shuffle .*\n/, ''],
    ['other-protocol', /palamede-1/, 'palamede-9'],
    ['unknown-tiles', /\[Hands "1: \S+/, '[Hands "1: ?'],
    ['unsure', /\[Lead "\d"\]/, '[Lead "4"]'],
  ] as const)('accuses nobody where nothing can be said: %s', (fault, from, to) => {
    const found = verdict(change(from, to));
    expect(found.fault).toBe(fault);
    expect(FALSE.has(found.fault)).toBe(false);
  });

  it('says nothing of a text without tags', () => {
    expect(proveRecord('hello')).toEqual([]);
  });
});
