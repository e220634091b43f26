/**
 * The proof of the deals in a record, worked out in the page from the record alone: the same parties
 * are proved, and the same lies found, as by `palamede verify`.
 *
 * What was promised and what was published give the lots, hands, stock and lead of every deal; of the
 * play only what is left in the hands counts, because it says who leads the next deal. Whether the
 * moves were legal is not looked at. At a table à l'ancienne each took his own tiles, from the places
 * that the record tells. A ruling may give the lead to anybody: after a deal with a claim the lead that
 * is written is believed.
 */
import { Dealer, endOf, type Dealt } from './dealer';
import { dealRules, type DealRules } from './dealrules';
import { commitment, unhex } from './fair';
import { bySeat, parties, type Act, type DealText, type PartieText, type Tags } from './record';

export type Fault =
  | 'no-proof'
  | 'other-protocol'
  | 'rules'
  | 'not-revealed'
  | 'commit'
  | 'seeds'
  | 'seat-commit'
  | 'unknown-tiles'
  | 'unknown-places'
  | 'lead'
  | 'hands'
  | 'stock'
  | 'play';

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
  'lead',
  'hands',
  'stock',
]);

const PROTOCOL = 'palamede-1';

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
  return parties(record).map((partie, index) => {
    const { tags, deals } = partie;
    const drawn = [...bySeat(tags.get('SeatSeeds'))];
    const byServer = drawn.filter(([, seed]) => seed.endsWith(' server')).map(([seat]) => seat);
    const alone = byServer.length > 0 && byServer.length === drawn.length;
    const about = { partie: index + 1, deals: deals.length, byServer, alone };
    try {
      prove(partie);
      return { ...about, fault: null, at: null };
    } catch (error) {
      if (error instanceof NotProved) return { ...about, fault: error.fault, at: error.at };
      throw error;
    }
  });
}

function prove({ tags, deals }: PartieText): void {
  const protocol = tags.get('Shuffle');
  if (protocol === undefined) throw new NotProved('no-proof');
  if (protocol !== PROTOCOL) throw new NotProved('other-protocol');
  const rules = rulesOf(tags);
  const secret = secretOf(tags);
  const dealer = new Dealer(rules, secret, seedsOf(tags, rules));
  const old = isOld(tags);
  deals.forEach((deal, index) => {
    const number = Number(deal.tags.get('Deal') || index + 1);
    const next = deals[index + 1];
    knowTiles(deal, rules, number);
    const dealt = dealer.deal(old ? placesOf(deal, rules, number) : null);
    judge(deal, dealt, number);
    if (!next) return;
    if (old && deal.claimed) {
      const won = /^(domino|reached|closed \d)/.test(deal.tags.get('Result') ?? '');
      dealer.believe(Number(next.tags.get('Lead') ?? next.acts[0]?.seat ?? 1), won);
    } else dealer.settle(endOf(rules, leftOf(deal.acts, dealt, number), dealt.lead));
  });
}

/** Whether each took his own tiles, and faults could happen. */
function isOld(tags: Tags): boolean {
  const table = /\btable=(\S+)/.exec(tags.get('Conventions') ?? '')?.[1] ?? tags.get('Table') ?? '';
  return /^(old|ancienne)$/i.test(table.trim());
}

/** The places that each seat took from the mixed row. */
function placesOf({ tags }: DealText, rules: DealRules, number: number): number[][] {
  const told = bySeat(tags.get('Places'));
  if (!told.size) throw new NotProved('unknown-places', number);
  return Array.from({ length: rules.seats }, (_, seat) => words(told.get(seat + 1)).map(Number));
}

function rulesOf(tags: Tags): DealRules {
  const names = tags.get('Seats')?.split(';').map((name) => name.trim());
  const settings = (tags.get('Conventions') ?? '').split(/\s+/).filter(Boolean);
  const rules = dealRules(tags.get('Rules') ?? '', settings, names ?? null);
  if (!rules) throw new NotProved('rules');
  return rules;
}

function secretOf(tags: Tags): Uint8Array {
  const reveal = tags.get('Reveal');
  if (reveal === undefined) throw new NotProved('not-revealed');
  if (!/^[0-9a-f]{64}$/i.test(reveal)) throw new NotProved('commit');
  const secret = unhex(reveal);
  if (commitment(secret) !== tags.get('Commit')?.toLowerCase()) throw new NotProved('commit');
  return secret;
}

/** The seats' bytes in their order: those of all players, and each as it was promised. */
function seedsOf(tags: Tags, rules: DealRules): Uint8Array[] {
  const commits = bySeat(tags.get('SeatCommits'));
  const texts = bySeat(tags.get('SeatSeeds'));
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat + 1).filter(
    (seat) => seat !== rules.dead,
  );
  const seeds = seats.map((seat) => {
    const [, own, server] = /^([0-9a-f]{32})( server)?$/i.exec(texts.get(seat) ?? '') ?? [];
    if (own === undefined) throw new NotProved('seeds', seat);
    return { seat, seed: unhex(own), server };
  });
  if (texts.size !== seats.length) throw new NotProved('seeds');
  for (const { seat, seed, server } of seeds) {
    if (!server && commits.get(seat)?.toLowerCase() !== commitment(seed)) {
      throw new NotProved('seat-commit', seat);
    }
  }
  return seeds.map(({ seed }) => seed);
}

const words = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean);
const sorted = (tiles: readonly string[]): string => [...tiles].sort().join(' ');

const handsIn = (tags: Tags, seats: number): string[][] => {
  const told = bySeat(tags.get('Hands'));
  return Array.from({ length: seats }, (_, seat) => words(told.get(seat + 1)));
};

/** Whoever does not tell his tiles accuses nobody, and proves nothing. */
function knowTiles({ tags }: DealText, rules: DealRules, number: number): void {
  const told = handsIn(tags, rules.seats);
  const all = [...told.flat(), ...words(tags.get('Stock'))];
  if (told.some((hand) => !hand.length) || all.some((tile) => tile.includes('?'))) {
    throw new NotProved('unknown-tiles', number);
  }
}

function judge({ tags, acts }: DealText, dealt: Dealt, number: number): void {
  const told = handsIn(tags, dealt.hands.length);
  // A slip in the tag alone, or in the play alone, is a slip of the pen.
  const leads = [tags.get('Lead'), acts[0]?.seat].filter((seat) => seat != null).map(Number);
  if (leads.length && !leads.includes(dealt.lead)) throw new NotProved('lead', number);
  const same = dealt.hands.every((hand, seat) => sorted(hand) === sorted(told[seat]!));
  if (!same || bySeat(tags.get('Hands')).size !== told.length) throw new NotProved('hands', number);
  const stock = tags.get('Stock');
  if (stock === undefined && dealt.stock.length) throw new NotProved('unknown-tiles', number);
  // The stock stands in the order in which it is drawn.
  if (words(stock).join(' ') !== dealt.stock.join(' ')) throw new NotProved('stock', number);
}

/** What is left in the hands when all has been done that is written. */
function leftOf(acts: readonly Act[], dealt: Dealt, number: number): string[][] {
  const hands = dealt.hands.map((hand) => [...hand]);
  const stock = [...dealt.stock];
  let turn = dealt.lead;
  for (const act of acts) {
    const seat = act.seat ?? turn;
    const hand = hands[seat - 1];
    if (!hand) throw new NotProved('play', number);
    if (act.kind === 'draw') {
      const drawn = stock.shift();
      if (drawn === undefined || (act.tile !== null && act.tile !== drawn)) {
        throw new NotProved('play', number);
      }
      hand.push(drawn);
      turn = seat;
      continue;
    }
    if (act.kind === 'lay') {
      const at = hand.indexOf(act.tile!);
      if (at < 0) throw new NotProved('play', number);
      hand.splice(at, 1);
    }
    turn = (seat % hands.length) + 1;
  }
  return hands;
}
