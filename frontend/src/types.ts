/** What the server sends and takes: the contract of the socket, as the page reads it. */

import type { Act, Old } from './old';

export type Phase =
  | 'seating'
  | 'fair'
  | 'lots'
  | 'taking'
  | 'play'
  | 'counting'
  | 'counted'
  | 'finished';

/** One numbered event; the fields depend on its type. */
export interface Event {
  readonly n: number;
  readonly type: string;
  readonly at?: number;
  readonly seat?: number;
  readonly [field: string]: unknown;
}

export interface Seat {
  readonly seat: number;
  readonly name: string;
  readonly kind: 'human' | 'bot' | 'empty' | 'dead';
  readonly bot: string | null;
  readonly stands_in?: boolean;
  readonly side: number;
  readonly tiles: number;
  readonly here?: boolean;
  readonly turn: boolean;
  /** Last act in this deal, as the record writes it: `6-5>`, `pass`, `draw`. */
  readonly last: string | null;
  /** Milliseconds left, where the table has clocks. */
  readonly clock?: number | null;
  /** Whether that clock runs. */
  readonly ticking?: boolean;
}

export interface Placed {
  readonly tile: string;
  readonly left: number;
  readonly right: number;
  readonly across: boolean;
}

export interface Legal {
  readonly action: number;
  readonly tile: string;
  readonly end: 'left' | 'right';
  readonly text: string;
  /** At an old table: the half that touches, where it matters. */
  readonly touch?: number | null;
}

export interface Result {
  readonly outcome: string;
  readonly out?: number | null;
  /** Seats of the side or sides that have won the deal. */
  readonly winners: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly pips: readonly number[];
  /** By side. */
  readonly marks: readonly number[];
  readonly scores?: readonly number[];
  readonly finished?: boolean;
  /** Seats that have won the partie. */
  readonly winner?: readonly number[];
  readonly multiplier?: number | null;
  readonly stakes?: readonly number[] | null;
}

export interface SheetRow {
  readonly deal: number;
  readonly marks: readonly number[];
  readonly scores: readonly number[];
}

/** Everything the page draws. The page knows no rules. */
export interface State {
  readonly n: number;
  readonly phase: Phase;
  readonly rules: string;
  readonly title?: string;
  readonly players: number;
  readonly settings?: readonly string[];
  readonly conventions?: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly Seat[];
  readonly you: readonly number[];
  readonly owner: boolean;
  readonly partie?: number;
  readonly deal: number;
  readonly lead: number | null;
  readonly forced?: string | null;
  readonly turn: number | null;
  readonly scores: readonly number[];
  readonly sheet?: readonly SheetRow[];
  readonly target: number | null;
  /** `deals` where `target` counts deals, not points. */
  readonly match_end?: string;
  readonly counts: readonly number[];
  readonly stake: number;
  readonly accounts: readonly number[];
  readonly pot: number;
  readonly line: readonly Placed[];
  readonly lead_at: number;
  readonly ends: readonly [number, number] | null;
  readonly stock: number;
  readonly drawable?: number;
  readonly hand: readonly string[];
  readonly dead_hand: readonly string[] | null;
  readonly legal: readonly Legal[];
  readonly may: readonly string[];
  readonly result: Result | null;
  readonly ready?: readonly number[];
  readonly asked: { readonly what: string; readonly seat: number; readonly agreed?: readonly number[] } | null;
  /** What a table à l'ancienne has beside; null at a strict one. */
  readonly old?: Old | null;
  readonly fair?: {
    readonly commit?: string | null;
    readonly secret?: string | null;
    readonly committed?: readonly number[];
    readonly revealed?: readonly number[];
  } | null;
}

export interface You {
  readonly seats: readonly number[];
  readonly owner: boolean;
  readonly name: string;
}

export type Presence = Readonly<Record<string, string>>;

export type Command =
  | { readonly do: 'lay'; readonly action: number }
  | { readonly do: 'pass' | 'draw' | 'next' | 'start' | 'rematch' | 'leave' }
  | { readonly do: 'seat'; readonly seat: number; readonly kind: 'bot'; readonly bot: string }
  | { readonly do: 'free'; readonly seat: number }
  | { readonly do: 'sit'; readonly name: string }
  | { readonly do: 'name'; readonly name: string }
  | { readonly do: 'commit'; readonly commit: string }
  | { readonly do: 'reveal'; readonly bytes: string }
  | { readonly do: 'option'; readonly name: string; readonly value: unknown }
  | { readonly do: 'ask'; readonly what: string }
  | { readonly do: 'answer'; readonly what: string; readonly yes: boolean }
  | { readonly do: 'say'; readonly phrase: number }
  | Act;

export type Words = string | Readonly<Record<string, string>>;

/** A preset of the rules, as the server offers it. */
export interface Game {
  readonly name: string;
  readonly title: Words;
  readonly summary: Words;
  readonly players: readonly number[];
  readonly switches?: Readonly<Record<string, unknown>>;
  /** Tiles that each takes, by the number of players. */
  readonly hands?: Readonly<Record<string, number>>;
}

/** A switch of the rules, as the server explains it. */
export interface Rule {
  readonly name: string;
  readonly text: Words;
  readonly form: string;
  readonly default: unknown;
  readonly values: readonly unknown[];
  readonly value_texts: Readonly<Record<string, Words>>;
  readonly least?: number | null;
  readonly most?: number | null;
}

export interface Bot {
  readonly name: string;
  readonly title?: Words;
  /** The bot below it, and how many marks a deal it is ahead of that one. */
  readonly over?: string | null;
  readonly marks?: number | null;
}
