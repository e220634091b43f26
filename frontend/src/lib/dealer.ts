/**
 * The deals of a partie as the protocol `palamede-1` and the rules give them: lots, cut, hands, stock
 * and who leads, one deal after the other.
 */
import type { DealRules } from './dealrules';
import { numbersIn, serve, shuffled, tilesOf, wordsOf, type Served, type Stream } from './fair';

export interface Dealt {
  readonly lead: number;
  /** Tiles cut from the head of the row; null where nobody cuts. */
  readonly cut: number | null;
  /** By seat, from the first. */
  readonly hands: readonly (readonly string[])[];
  /** In drawing order. */
  readonly stock: readonly string[];
}

/** What of the end of a deal says who leads the next one. */
export interface Ended {
  /** The seat that laid its last tile. */
  readonly out: number | null;
  /** Seats of the side or sides that won. */
  readonly winners: readonly number[];
  /** Left in each hand, by seat. */
  readonly pips: readonly number[];
}

/** Set in the number of a deal, gives the lots that are drawn anew after it. */
const LOTS_AGAIN = 2 ** 31;
/** At least so many tiles are cut. */
const LEAST_CUT = 2;

export class Dealer {
  private leader: number | null = null;
  private played = 0;
  /** The rule of the first deal holds for the coming one too. */
  private asFirst = true;
  private readonly tiles: readonly string[];

  constructor(
    private readonly rules: DealRules,
    private readonly secret: Uint8Array,
    private readonly seeds: readonly Uint8Array[],
  ) {
    this.tiles = tilesOf(rules.set).filter((tile) => !rules.removed.includes(tile));
  }

  /**
   * The next deal. `places`: which places of the mixed row each seat took, where each took his own;
   * he who has himself served gets what would be served to him, as long as it is there.
   */
  deal(places: readonly (readonly number[])[] | null = null): Dealt {
    const { rules } = this;
    const byTile = this.asFirst && rules.firstLead === 'highest_double';
    if (this.leader === null && !byTile) this.leader = this.lots();
    const words = this.words(this.played + 1);
    const mixed = shuffled(this.tiles, words);
    const cut = rules.serving === 'grab' ? null : LEAST_CUT + below(mixed.length - LEAST_CUT, words);
    const row = cut === null ? mixed : [...mixed.slice(cut), ...mixed.slice(0, cut)];
    const served = serve(row, rules.seats, rules.hand, this.leader ?? 1, cut !== null);
    const { hands, stock } = places ? taken(mixed, served, places) : served;
    if (byTile) this.leader = holder(hands);
    return { lead: this.leader ?? 1, cut, hands, stock };
  }

  /** The deal has ended so: find who leads the next one. */
  settle(ended: Ended): void {
    const { nextLead } = this.rules;
    this.played += 1;
    this.asFirst = nextLead === 'first_lead' && ended.winners.length > 0;
    this.leader = this.asFirst ? null : this.next(ended, this.leader ?? 1);
  }

  /** The deal has ended so that a ruling may have given the lead away: `leader` has it next. */
  believe(leader: number, won: boolean): void {
    this.played += 1;
    this.asFirst = this.rules.nextLead === 'first_lead' && won;
    this.leader = this.asFirst ? null : leader;
  }

  private words(number: number): Stream {
    return wordsOf(this.secret, number, this.seeds);
  }

  /** Who draws the most pips; equals at the top draw again from the tiles not yet turned. */
  private lots(): number {
    const words = this.words(this.played ? this.played + LOTS_AGAIN : 0);
    let mixed = shuffled(this.tiles, words);
    let left = Array.from({ length: this.rules.seats }, (_, seat) => seat + 1).filter(
      (seat) => seat !== this.rules.dead,
    );
    for (;;) {
      if (mixed.length < left.length) mixed = shuffled(this.tiles, words);
      const drawn = left.map((seat) => ({ seat, pips: pipsOf(mixed.pop()!) }));
      const most = Math.max(...drawn.map(({ pips }) => pips));
      left = drawn.filter(({ pips }) => pips === most).map(({ seat }) => seat);
      if (left.length === 1) return left[0]!;
    }
  }

  private next(ended: Ended, leader: number): number {
    const { seats, nextLead, tieLead } = this.rules;
    const rotated = ((leader - 1 + (nextLead === 'rotate_back' ? seats - 1 : 1)) % seats) + 1;
    const winner = this.winner(ended, leader);
    if (winner === null) return tieLead === 'same' ? leader : rotated;
    if (nextLead === 'winner') return winner;
    if (nextLead === 'after_winner') return (winner % seats) + 1;
    return rotated;
  }

  /** The one seat that counts as the winner. */
  private winner({ out, winners, pips }: Ended, leader: number): number | null {
    if (out !== null && winners.includes(out)) return out;
    if (!winners.length) return null;
    const sign = this.rules.goal === 'most' ? -1 : 1;
    const best = Math.min(...winners.map((seat) => sign * pips[seat - 1]!));
    const equal = winners.filter((seat) => sign * pips[seat - 1]! === best);
    return firstAfter(leader, equal, this.rules.seats);
  }
}

/** Hands and stock where each took his own tiles from the row. */
function taken(row: readonly string[], due: Served, places: readonly (readonly number[])[]): Served {
  const hands = places.map((each) => each.map((place) => row[place] ?? '?'));
  const gone = new Set(hands.flat());
  return { hands, stock: [...due.hands.flat(), ...due.stock].filter((tile) => !gone.has(tile)) };
}

/** How a deal ended, from what is left in the hands: somebody has gone out, or nobody can go on. */
export function endOf(rules: DealRules, left: readonly (readonly string[])[], leader: number): Ended {
  const pips = left.map((hand) => hand.reduce((sum, tile) => sum + pipsOf(tile), 0));
  const empty = left.findIndex((hand) => !hand.length) + 1;
  const out = empty || null;
  const sides = rules.paired ? 2 : rules.seats;
  const sideOf = (seat: number): number => (seat - 1) % sides;
  const seats = left.map((_, seat) => seat + 1);
  const of = (won: readonly number[]): number[] => seats.filter((seat) => won.includes(sideOf(seat)));
  if (out !== null && rules.goal === 'fewest') return { out, pips, winners: of([sideOf(out)]) };
  const totals = Array.from({ length: sides }, (_, side) =>
    pips.reduce((sum, count, seat) => sum + (seat % sides === side ? count : 0), 0),
  );
  const best = rules.goal === 'most' ? Math.max(...totals) : Math.min(...totals);
  const tied = totals.flatMap((total, side) => (total === best ? [side] : []));
  if (tied.length === 1) return { out, pips, winners: of(tied) };
  if (rules.blockedTie === 'primacy') {
    return { out, pips, winners: of([sideOf(firstAfter(leader, of(tied), rules.seats))]) };
  }
  const shared = rules.blockedTie === 'split' && tied.length < sides;
  return { out, pips, winners: shared ? of(tied) : [] };
}

export const pipsOf = (tile: string): number => {
  const [low, high] = numbersIn(tile);
  return low + high;
};

/** The seat that comes first after the leader, the leader himself last. */
function firstAfter(leader: number, among: readonly number[], seats: number): number {
  const far = (seat: number): number => (seat - leader - 1 + seats) % seats;
  return [...among].sort((one, other) => far(one) - far(other))[0]!;
}

/** Who holds the highest double; without one the heaviest tile, of equal ones the higher half. */
function holder(hands: readonly (readonly string[])[]): number {
  const held = hands.flatMap((hand, index) =>
    hand.map((tile) => ({ seat: index + 1, numbers: numbersIn(tile) })),
  );
  const doubles = held.filter(({ numbers: [low, high] }) => low === high);
  const weight = ([low, high]: readonly [number, number]): number => (low + high) * 1000 + high;
  return (doubles.length ? doubles : held).reduce((best, one) =>
    weight(one.numbers) > weight(best.numbers) ? one : best,
  ).seat;
}

/** A number below a limit: as many of a word's first bits as the limit has, drawn until it is. */
function below(limit: number, words: Stream): number {
  const bits = Math.floor(Math.log2(limit)) + 1;
  for (;;) {
    const number = words.next().value >>> (32 - bits);
    if (number < limit) return number;
  }
}
