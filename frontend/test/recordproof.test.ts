import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dealRules } from '../src/lib/dealrules';
import { parties } from '../src/lib/record';
import { FALSE, proveRecord, type Fault } from '../src/lib/recordproof';
import vectors from './proof-vectors.json';

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

  it.each(vectors)('finds what palamede verify finds: $name', ({ record: text, verdicts }) => {
    const found = proveRecord(text);
    expect(found.map((one) => one.fault === null)).toEqual(verdicts.map((one) => one.fault === null));
    found.forEach((one, index) => {
      const { fault, deal, deals } = verdicts[index]!;
      // The program cannot follow play from wrong hands; the page sees the hands alone.
      if (one.fault !== 'hands' || fault !== 'unknown-tiles') expect(one.fault).toBe(fault);
      if (deal !== null) expect(one.at).toBe(deal);
      if (fault === null) expect(one.deals).toBe(deals);
    });
  });

  it('is tried with every fault, and with every way of serving and of leading', () => {
    const faults = new Set<unknown>(vectors.flatMap(({ verdicts }) => verdicts.map((one) => one.fault)));
    for (const fault of ['no-proof', 'rules', 'commit', 'seeds', 'seat-commit', 'lead', 'stock', 'unknown-places']) {
      expect(faults).toContain(fault);
    }
    const rules = vectors.flatMap(({ record: text }) =>
      parties(text).map(({ tags }) =>
        dealRules(tags.get('Rules')!, (tags.get('Conventions') ?? '').split(' ').filter(Boolean), tags.get('Seats')!.split('; ')),
      ),
    );
    const seen = (name: 'serving' | 'firstLead' | 'nextLead' | 'tieLead' | 'goal' | 'blockedTie'): number =>
      new Set(rules.flatMap((one) => (one ? [one[name]] : []))).size;
    expect(seen('serving')).toBe(3);
    expect(seen('firstLead')).toBe(2);
    expect(seen('nextLead')).toBe(5);
    expect(seen('tieLead')).toBe(2);
    expect(seen('goal')).toBe(2);
    expect(seen('blockedTie')).toBe(3);
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

  it.each<[Fault, RegExp, string]>([
    ['commit', /\[Reveal "."?./, '[Reveal "0'],
    ['commit', /\[Commit "../, '[Commit "zz'],
    ['seat-commit', /(\[SeatSeeds "1: )..../, '$1ffff'],
    ['seeds', /\[SeatSeeds "[^"]*"\]/, '[SeatSeeds ""]'],
    ['seeds', /(\[SeatSeeds "[^"]*)"\]/, '$1; 5: 00112233445566778899aabbccddeeff"]'],
    ['lead', /\[Lead "1"\]([^]*?)\b1\. /, '[Lead "4"]$14. '],
    ['hands', /(\[Hands "1: )(\S+)(.*?2: )(\S+)/, '$1$4$3$2'],
    ['stock', /(\[Stock ")(\S+) (\S+)/, '$1$3 $2'],
  ])('finds a lie: %s', (fault, from, to) => {
    const found = verdict(change(from, to));
    expect(found.fault).toBe(fault);
    expect(FALSE.has(found.fault)).toBe(true);
  });

  it.each<[Fault, RegExp, string]>([
    ['not-revealed', /\[Reveal .*\n/, ''],
    ['no-proof', /\[Shuffle .*\n/, ''],
    ['other-protocol', /palamede-1/, 'palamede-9'],
    ['unknown-tiles', /\[Hands "1: \S+/, '[Hands "1: ?'],
    ['rules', /\[Rules "voleur"\]/, '[Rules "manille"]'],
    ['rules', /\[Rules "voleur"\]/, '[Rules "voleur"]\n[Conventions "first_lead=lowest_double"]'],
    ['rules', /\[Rules "voleur"\]/, '[Rules "voleur"]\n[Conventions "hand"]'],
    ['play', /1\. 0-0 2\./, '1. 5-6 2.'],
  ])('accuses nobody where nothing can be said: %s', (fault, from, to) => {
    const found = verdict(change(from, to));
    expect(found.fault).toBe(fault);
    expect(FALSE.has(found.fault)).toBe(false);
  });

  it('takes a wrong tag of the lead beside right play for a slip of the pen', () => {
    expect(verdict(change(/\[Lead "\d"\]/, '[Lead "4"]')).fault).toBeNull();
  });

  it('says nothing of a text without tags', () => {
    expect(proveRecord('hello')).toEqual([]);
  });
});

describe('a record taken apart', () => {
  it('gives the tags by partie and deal', () => {
    const [first, second] = parties(record);
    expect(first!.tags.get('Rules')).toBe('voleur');
    expect(second!.tags.get('Rules')).toBe('peche');
    expect(first!.deals[0]!.tags.get('Deal')).toBe('1');
    expect(parties('[Seats "Jo \\"the\\" tile; B"]')[0]!.tags.get('Seats')).toBe('Jo "the" tile; B');
    const [one] = parties('\uFEFF[Rules "domino"] [Seats "A; B"]\r\n[Deal "1"]\r\n');
    expect([...one!.tags.keys()]).toEqual(['Rules', 'Seats']);
  });

  it('gives the acts without what is said about them', () => {
    const text = '[Deal "1"]\n1. 6-5 {two\n1-1 words} $3 =5 2.5-4> !3 shows "6;6" 5-6; 1-1 +0-2 +? boude - 3. pass';
    expect(parties(text)[0]!.deals[0]!.acts).toEqual([
      { seat: 1, kind: 'lay', tile: '5-6' },
      { seat: 2, kind: 'lay', tile: '4-5' },
      { seat: null, kind: 'lay', tile: '1-1' },
      { seat: null, kind: 'draw', tile: '0-2' },
      { seat: null, kind: 'draw', tile: null },
      { seat: null, kind: 'pass', tile: null },
      { seat: null, kind: 'pass', tile: null },
      { seat: 3, kind: 'pass', tile: null },
    ]);
  });
});
