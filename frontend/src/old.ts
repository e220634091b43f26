/** What a table à l'ancienne tells beside, and what can be done at it: the contract of its socket. */
import type { Legal, Result, Words } from './types';

/** A sentence of the referee, as the server tells it. */
export interface Ruling {
  readonly ruling: string | null;
  readonly article: string | null;
  readonly row: string | null;
  readonly code: string;
  readonly silent?: readonly string[];
  readonly in_time?: boolean;
  readonly options?: readonly { readonly option: string; readonly default?: boolean }[];
  readonly advice?: readonly { readonly code: string; readonly article: string; readonly row: string }[];
  readonly reason?: Words;
}

export interface Claim {
  readonly claim: number;
  readonly seat: number | null;
  readonly fault: string;
  readonly against: number;
  readonly tile?: string | null;
  readonly state: 'noted' | 'choosing' | 'ruled';
  readonly ruling: Ruling | null;
  readonly options?: readonly string[];
  readonly default?: string | null;
  readonly option?: string | null;
  /** Until when one may choose, in milliseconds of the server's clock. */
  readonly until?: number | null;
}

export interface Claimable {
  readonly fault: string;
  readonly against: readonly number[];
}

export interface Old {
  readonly code: string;
  readonly codes: readonly string[];
  /** The mixed tiles: null face down, `taken`, or a tile that was turned up; null after taking. */
  readonly places: readonly (string | null)[] | null;
  readonly due: number;
  readonly took: Readonly<Record<string, number>>;
  readonly ready: readonly number[];
  /** Seats that agree with the count, or have nothing to object to the last tile. */
  readonly agreed?: readonly number[];
  readonly over?: string | null;
  /** When the server goes on without who takes, objects or agrees, in milliseconds of its clock. */
  readonly until?: number | null;
  readonly open: Readonly<Record<string, readonly string[]>>;
  readonly must: Readonly<Record<string, readonly { readonly tile: string; readonly chooser: number | null }[]>>;
  readonly called: { readonly seats: readonly number[]; readonly caller: number } | null;
  readonly forbidden: readonly { readonly seat: number; readonly number: number }[];
  /** Sides that mark nothing for the deal. */
  readonly barred: readonly number[];
  readonly claims: readonly Claim[];
  /** At the count: the hands as they lie open, and what they would mark. */
  readonly count?: Result | null;
  readonly vote?: {
    readonly claim: number;
    readonly seat: number;
    readonly for?: number;
    readonly against?: number;
  } | null;
  /** What only a player sees, the same whatever the other hands hold; empty for who watches. */
  readonly claimable: readonly Claimable[];
  readonly may_err: {
    /** Whose tiles `lays` are: one's own, or those that one calls. */
    readonly seat: number;
    readonly out_of_turn: boolean;
    /** Every tile at every end, whatever fits. */
    readonly lays: readonly Legal[];
    readonly may: readonly string[];
  } | null;
  /** Claims on which one may choose. */
  readonly choose: readonly number[];
  readonly first_ruling: boolean;
}

export type Act =
  | { readonly do: 'take'; readonly places: readonly number[] }
  | { readonly do: 'serve_me' | 'ready' | 'agree' | 'own_up' | 'bredouille' }
  | { readonly do: 'turn_up'; readonly place: number }
  | {
      readonly do: 'lay';
      readonly tile: string;
      readonly end: 'left' | 'right';
      readonly touch?: number;
      readonly named?: string;
      readonly announce?: number;
      readonly out_of_turn?: true;
    }
  | { readonly do: 'pass' | 'draw'; readonly out_of_turn: true }
  | { readonly do: 'domino'; readonly tile?: string }
  | { readonly do: 'show'; readonly tile: string }
  | { readonly do: 'announce'; readonly points: number }
  | { readonly do: 'claim'; readonly fault: string; readonly against: number; readonly tile?: string }
  | { readonly do: 'choose'; readonly claim: number; readonly option: string }
  | { readonly do: 'ask'; readonly what: 'gallery'; readonly claim: number }
  | { readonly do: 'vote'; readonly claim: number; readonly yes: boolean };

/** The words of faults and articles, as the server offers them. */
export interface FaultTexts {
  readonly kinds: Readonly<Record<string, Words>>;
  readonly rows: Readonly<Record<string, { readonly text: Words; readonly sources: readonly (readonly [string, string])[] }>>;
  readonly originals: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of a hundred: what bots that are forgetful do. */
  readonly forgetful?: {
    readonly renege: number;
    readonly claims: number;
    readonly announcements: number;
  } | null;
}
