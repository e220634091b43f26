/**
 * The proof of the deals in a record, worked out in the page from the record alone.
 *
 * It reads the tags only: what was promised, what was published, and the hands and stock of every
 * deal. Where the rules of the record decide how tiles are taken in a way that the page does not
 * know, it says so (`unsure`) and judges nothing.
 */
import { commitment, serve, shuffled, tilesOf, unhex, wordsOf } from './fair';

export type Fault =
  | 'no-proof'
  | 'other-protocol'
  | 'not-revealed'
  | 'commit'
  | 'seeds'
  | 'seat-commit'
  | 'unknown-tiles'
  | 'hands'
  | 'stock'
  | 'unsure';

export interface Verdict {
  readonly partie: number;
  /** Why nothing is proved, or what is false; null where every deal is as the protocol gives it. */
  readonly fault: Fault | null;
  /** The deal, or else the seat, of the fault. */
  readonly at: number | null;
  readonly deals: number;
  /** Seats for which the server drew the bytes, as the record marks them. */
  readonly byServer: readonly number[];
  /** Whether no seat at all added bytes of its own. */
  readonly alone: boolean;
}

/** Faults that a mistake or a lie alone explains. */
export const FALSE: ReadonlySet<Fault | null> = new Set<Fault | null>([
  'commit',
  'seeds',
  'seat-commit',
  'hands',
  'stock',
]);

type Tags = Map<string, string>;

interface Partie {
  readonly tags: Tags;
  readonly deals: Tags[];
}

const OF_DEALS = new Set(['Deal', 'Lead', 'Hands', 'Stock', 'Result', 'Marks', 'Scores']);
const PROTOCOL = 'palamede-1';

/** The tags of a record by partie and deal. */
export function tagsOf(record: string): Partie[] {
  const parties: Partie[] = [];
  for (const [, name, text] of record.matchAll(/^\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]/gm)) {
    const value = text!.replace(/\\(.)/g, '$1');
    let partie = parties.at(-1);
    if (!partie || (partie.deals.length && !OF_DEALS.has(name!))) {
      partie = { tags: new Map(), deals: [] };
      parties.push(partie);
    }
    if (name === 'Deal') partie.deals.push(new Map());
    (OF_DEALS.has(name!) ? (partie.deals.at(-1) ?? partie.tags) : partie.tags).set(name!, value);
  }
  return parties;
}

/** `1: …; 2: …` by number. */
function bySeat(text: string | undefined): Map<number, string> {
  const found = new Map<number, string>();
  for (const part of (text ?? '').split(';')) {
    const [, seat, value] = /^\s*(\d+):\s*(.*?)\s*$/.exec(part) ?? [];
    if (seat !== undefined) found.set(Number(seat), value!);
  }
  return found;
}

class NotProved extends Error {
  constructor(
    readonly fault: Fault,
    readonly at: number | null = null,
  ) {
    super(fault);
  }
}

/** What is found out about every partie of a record. */
export function proveRecord(record: string): Verdict[] {
  return tagsOf(record).map(({ tags, deals }, index) => {
    const drawn = [...bySeat(tags.get('SeatSeeds'))];
    const byServer = drawn.filter(([, seed]) => seed.endsWith(' server')).map(([seat]) => seat);
    const alone = byServer.length > 0 && byServer.length === drawn.length;
    const about = { partie: index + 1, deals: deals.length, byServer, alone };
    try {
      const secret = secretOf(tags);
      const seeds = seedsOf(tags);
      // How tiles are taken, and which, can be changed by conventions of the table's own.
      const usual = !/\b(serving|removed)\b/.test(tags.get('Conventions') ?? '');
      for (const deal of deals) judge(deal, secret, seeds, usual);
      return { ...about, fault: null, at: null };
    } catch (error) {
      if (error instanceof NotProved) return { ...about, fault: error.fault, at: error.at };
      throw error;
    }
  });
}

function secretOf(tags: Tags): Uint8Array {
  const protocol = tags.get('Shuffle');
  if (protocol === undefined) throw new NotProved('no-proof');
  if (protocol !== PROTOCOL) throw new NotProved('other-protocol');
  const reveal = tags.get('Reveal');
  if (reveal === undefined) throw new NotProved('not-revealed');
  if (!/^[0-9a-f]{64}$/i.test(reveal)) throw new NotProved('commit');
  const secret = unhex(reveal);
  if (commitment(secret) !== tags.get('Commit')?.toLowerCase()) throw new NotProved('commit');
  return secret;
}

function seedsOf(tags: Tags): Uint8Array[] {
  const commits = bySeat(tags.get('SeatCommits'));
  const seeds = bySeat(tags.get('SeatSeeds'));
  if (!seeds.size) throw new NotProved('seeds');
  return [...seeds.entries()]
    .sort(([one], [other]) => one - other)
    .map(([seat, text]) => {
      const [, own, server] = /^([0-9a-f]{32})( server)?$/i.exec(text) ?? [];
      if (own === undefined) throw new NotProved('seeds', seat);
      const seed = unhex(own);
      if (!server && commits.get(seat)?.toLowerCase() !== commitment(seed)) {
        throw new NotProved('seat-commit', seat);
      }
      return seed;
    });
}

const sorted = (tiles: readonly string[]): string => [...tiles].sort().join(' ');

function judge(tags: Tags, secret: Uint8Array, seeds: readonly Uint8Array[], usual: boolean): void {
  const number = Number(tags.get('Deal'));
  const hands = [...bySeat(tags.get('Hands')).values()].map((text) => text.split(/\s+/));
  const stock = (tags.get('Stock') ?? '').split(/\s+/).filter(Boolean);
  const all = [...hands.flat(), ...stock];
  if (!hands.length || all.some((tile) => tile.includes('?'))) {
    throw new NotProved('unknown-tiles', number);
  }
  // A set up to the double-n has (n + 1)(n + 2) / 2 tiles.
  const set = Math.round((Math.sqrt(8 * all.length + 1) - 3) / 2);
  const tiles = tilesOf(set);
  const size = hands[0]!.length;
  if (!usual || tiles.length !== all.length || hands.some((hand) => hand.length !== size)) {
    throw new NotProved('unsure', number);
  }
  const mixed = shuffled(tiles, wordsOf(secret, number, seeds));
  const lead = Number(tags.get('Lead'));
  const fits = (last: number): boolean =>
    serve(mixed, hands.length, size, last).hands.every(
      (hand, seat) => sorted(hand) === sorted(hands[seat]!),
    );
  if (!fits(lead)) {
    // Who leads may be who holds a certain tile: then another seat was served last.
    const seats = hands.map((_, seat) => seat + 1);
    throw new NotProved(seats.some(fits) ? 'unsure' : 'hands', number);
  }
  // The stock stands in the order in which it is drawn.
  if (serve(mixed, hands.length, size, lead).stock.join(' ') !== stock.join(' ')) {
    throw new NotProved('stock', number);
  }
}
