import { describe, expect, it } from 'vitest';
import { commitment, serve, unhex } from '../src/lib/fair';
import { prove } from '../src/lib/proof';
import type { Event } from '../src/types';
import vectors from './fair-vectors.json';

/** A partie of four whose first two deals are those of the server's vectors. */
function partie(change: (events: Record<string, unknown>[]) => void = () => undefined): Event[] {
  const events: Record<string, unknown>[] = [
    { type: 'begun', partie: 1 },
    { type: 'committed', commit: vectors.commit },
    ...vectors.seeds.map((bytes, index) => ({
      type: 'committed',
      seat: index + 1,
      commit: commitment(unhex(bytes)),
    })),
    ...vectors.seeds.map((bytes, index) => ({ type: 'revealed', seat: index + 1, bytes, by: 'seat' })),
    ...Object.entries(vectors.deals).map(([deal, tiles]) => ({
      type: 'dealt',
      deal: Number(deal),
      lead: Number(deal),
      hands: serve(tiles, 4, 6, Number(deal)).hands.map((hand, seat) => (seat === 2 ? hand : null)),
      sizes: [6, 6, 6, 6],
      stock: 4,
    })),
    { type: 'finished', winners: [1, 3], secret: vectors.secret },
  ];
  change(events);
  return events.map((event, index) => ({ ...event, n: index + 1 }) as Event);
}

describe('the proof of the deals', () => {
  it('holds for deals that the secret and the seats have made', () => {
    expect(prove(partie(), 3, 6)).toBe(true);
  });

  it('fails when a hand is another one', () => {
    const swapped = partie((events) => {
      const dealt = events.findLast((event) => event['type'] === 'dealt')!;
      (dealt['hands'] as string[][])[2]![0] = '6-6';
    });
    expect(prove(swapped, 3, 6)).toBe(false);
  });

  it('fails when the secret is not the one that was sealed', () => {
    const other = partie((events) => (events.at(-1)!['secret'] = '00'.repeat(32)));
    expect(prove(other, 3, 6)).toBe(false);
  });

  it('fails when a seat reveals other bytes than it sealed', () => {
    const other = partie((events) => (events[6]!['bytes'] = 'ff'.repeat(16)));
    expect(prove(other, 3, 6)).toBe(false);
  });

  it('waits for the secret', () => {
    expect(prove(partie().slice(0, -1), 3, 6)).toBeNull();
  });
});
