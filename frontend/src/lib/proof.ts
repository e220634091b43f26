/** The proof of a partie's deals, from the events that this browser has received. */
import type { Event } from '../types';
import { Dealer, type Ended } from './dealer';
import type { DealRules } from './dealrules';
import { commitment, unhex } from './fair';

interface DealtEvent {
  readonly deal: number;
  readonly lead: number;
  readonly hands: readonly (readonly string[] | null)[];
  readonly cut?: number | null;
}

/**
 * Whether all hands that a seat had in the latest partie, and who led, follow from the published
 * secret and the seats' bytes. Null while the secret is not out, where the page cannot follow the
 * rules (`rules` is null), or where something needed is missing.
 */
export function prove(
  events: readonly Event[],
  seat: number,
  rules: DealRules | null,
): boolean | null {
  const begun = events.map((event) => event.type).lastIndexOf('begun');
  const partie = events.slice(Math.max(begun, 0));
  const sealed = partie.find((event) => event.type === 'committed' && event.seat === undefined);
  const secret = partie.find(
    (event) => event.type === 'finished' || (event.type === 'revealed' && event.seat === undefined),
  )?.['secret'];
  if (typeof secret !== 'string' || typeof sealed?.['commit'] !== 'string') return null;
  const bytes = unhex(secret);
  if (commitment(bytes) !== sealed['commit']) return false;
  const seeds = seedsOf(partie);
  if (!seeds) return false;
  if (!rules || seeds.length !== rules.seats - (rules.dead === null ? 0 : 1)) return null;

  const dealer = new Dealer(rules, bytes, seeds);
  let deals = 0;
  for (const event of partie) {
    if (event.type === 'dealt') {
      const told = event as unknown as DealtEvent;
      const own = told.hands?.[seat - 1];
      if (!own || told.deal !== deals + 1) return null;
      const dealt = dealer.deal();
      const same = [...dealt.hands[seat - 1]!].sort().join() === [...own].sort().join();
      if (!same || dealt.lead !== told.lead || dealt.cut !== (told.cut ?? null)) return false;
      deals += 1;
    } else if (event.type === 'counted') {
      dealer.settle(event as unknown as Ended);
    }
  }
  return deals ? true : null;
}

/** What the seats added, in their order; null where one has shown other bytes than it had sealed. */
function seedsOf(partie: readonly Event[]): Uint8Array[] | null {
  const commits = new Map<number, unknown>();
  const seeds = new Map<number, Uint8Array>();
  for (const event of partie) {
    if (event.seat === undefined) continue;
    if (event.type === 'committed') commits.set(event.seat, event['commit']);
    if (event.type === 'revealed' && typeof event['bytes'] === 'string') {
      const seed = unhex(event['bytes']);
      if (event['by'] === 'seat' && commits.get(event.seat) !== commitment(seed)) return null;
      seeds.set(event.seat, seed);
    }
  }
  return [...seeds.keys()].sort((one, other) => one - other).map((one) => seeds.get(one)!);
}
