/** The proof of a partie's deals, from the events that this browser has received. */
import type { Event } from '../types';
import { commitment, serve, shuffled, tilesOf, unhex, wordsOf } from './fair';

interface Dealt {
  readonly deal: number;
  readonly lead: number;
  readonly hands: readonly (readonly string[] | null)[];
  readonly sizes: readonly number[];
  readonly stock: number;
  readonly cut?: unknown;
}

/**
 * Whether all hands that a seat had in the latest partie follow from the published secret and the
 * seats' bytes. Null while the secret is not out, or where something needed is missing.
 */
export function prove(events: readonly Event[], seat: number, set: number): boolean | null {
  const begun = events.map((event) => event.type).lastIndexOf('begun');
  const partie = events.slice(Math.max(begun, 0));
  const sealed = partie.find((event) => event.type === 'committed' && event.seat === undefined);
  const secret = partie.find(
    (event) => event.type === 'finished' || (event.type === 'revealed' && event.seat === undefined),
  )?.['secret'];
  if (typeof secret !== 'string' || typeof sealed?.['commit'] !== 'string') return null;
  const bytes = unhex(secret);
  if (commitment(bytes) !== sealed['commit']) return false;

  const commits = new Map<number, unknown>();
  const seeds = new Map<number, Uint8Array>();
  for (const event of partie) {
    if (event.seat === undefined) continue;
    if (event.type === 'committed') commits.set(event.seat, event['commit']);
    if (event.type === 'revealed' && typeof event['bytes'] === 'string') {
      const seed = unhex(event['bytes']);
      const promised = commits.get(event.seat);
      if (event['by'] === 'seat' && promised !== commitment(seed)) return false;
      seeds.set(event.seat, seed);
    }
  }
  const inOrder = [...seeds.keys()].sort((one, other) => one - other).map((one) => seeds.get(one)!);

  const deals = partie.filter((event) => event.type === 'dealt') as unknown as Dealt[];
  if (!deals.length) return null;
  for (const dealt of deals) {
    const hand = dealt.sizes?.[0];
    const own = dealt.hands?.[seat - 1];
    const tiles = tilesOf(set);
    // Tiles removed from the set, or a cut: this browser cannot tell, `palamede verify` can.
    if (!hand || dealt.cut || !own || dealt.sizes.length * hand + dealt.stock !== tiles.length) return null;
    const mixed = shuffled(tiles, wordsOf(bytes, dealt.deal, inOrder));
    const fits = (last: number): boolean => {
      const served = serve(mixed, dealt.sizes.length, hand, last).hands[seat - 1]!;
      return [...served].sort().join() === [...own].sort().join();
    };
    // Where who leads is who holds a certain tile, another seat was served last: no proof, no lie.
    if (!fits(dealt.lead)) return dealt.sizes.some((_, index) => fits(index + 1)) ? null : false;
  }
  return true;
}
