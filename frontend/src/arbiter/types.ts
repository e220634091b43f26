/** What the rules tell the page: see `palamede.arbiter.view` and `palamede.arbiter.browser`. */
import type { Words } from '../types';

export type Entry = Readonly<Record<string, unknown>> & { readonly type: string; readonly n?: number };

export interface Effects {
  readonly deal: string | null;
  readonly lead: string | null;
  readonly partie: string | null;
  readonly accounts: readonly number[];
}

/** Sentences by language. */
export type Said = Readonly<Record<string, readonly string[]>>;

export interface Option {
  readonly option: string;
  readonly default: boolean;
  readonly text: Words;
  readonly said: Said;
}

export interface Ruling extends Effects {
  readonly ruling: string | null;
  readonly code: string;
  readonly title: Words;
  readonly article: string | null;
  readonly row: string | null;
  readonly silent_titles: readonly Words[];
  readonly in_time: boolean;
  readonly choices: readonly Option[];
  readonly advice: readonly { code: string; article: string; row: string; ruling: string }[];
  readonly reason: Words;
  /** The article in the book's French, and the row of the reference in three languages. */
  readonly original: string | null;
  readonly text: Words | null;
  readonly said: Said;
}

export interface Verdict {
  readonly number: number;
  readonly fault: string;
  readonly offender: number;
  readonly claimant: number | null;
  readonly moment: string;
  readonly ruling: Ruling;
  readonly option: string | null;
  readonly own: string | null;
  readonly votes: readonly [number, number] | null;
  readonly overturned: boolean;
  readonly effects: Effects;
  readonly said: Said;
}

export interface Deal {
  readonly number: number;
  readonly leader: number | null;
  readonly mixer: number | null;
  readonly kind: string | null;
  readonly out: number | null;
  readonly winners: readonly number[];
  readonly pips: readonly number[];
  readonly marks: readonly number[];
  readonly scores: readonly number[] | null;
  readonly culotte: boolean;
  readonly verdicts: readonly Verdict[];
}

export interface Partie {
  readonly number: number;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly finished: boolean;
  readonly winner: readonly number[];
  readonly times: number;
  readonly accounts: readonly number[];
  readonly pot: number;
  readonly deals: readonly Deal[];
}

export interface View {
  readonly rules: string;
  readonly title: Words;
  readonly codes: readonly string[];
  readonly stake: number;
  readonly players: readonly string[];
  readonly seats: number;
  readonly sides: readonly (readonly number[])[];
  readonly partners: boolean;
  readonly dead_hand: boolean;
  readonly counts: boolean;
  readonly draws: boolean;
  readonly stock: number;
  readonly tiles: readonly string[];
  readonly series: string;
  readonly length: number;
  readonly pool: boolean;
  readonly to_do: 'seats' | 'deal' | 'over';
  readonly tile_decides: boolean;
  readonly partnerships: readonly (readonly string[])[];
  readonly parties: readonly Partie[];
  readonly accounts: Readonly<Record<string, number>>;
  readonly wins: Readonly<Record<string, number>>;
  readonly settlement: readonly { from: string; to: string; amount: number }[];
  readonly in_force: readonly Entry[];
}

export type Answered = string | number | boolean | null;

export interface Talk {
  readonly answers: readonly { readonly name: string; readonly value: Answered }[];
  readonly question: {
    readonly name: string;
    readonly text: Words;
    readonly choices: readonly { readonly value: Answered; readonly text: Words }[];
  } | null;
  readonly ruling: Ruling | null;
  readonly entry: Entry | null;
}

export interface Catalogue {
  readonly games: readonly {
    readonly name: string;
    readonly title: Words;
    readonly players: readonly number[];
    readonly code: string;
    readonly stake: number;
  }[];
  readonly codes: readonly { readonly name: string; readonly title: Words; readonly book: boolean }[];
  readonly kinds: Readonly<Record<string, Words>>;
  readonly moments: Readonly<Record<string, Words>>;
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string; readonly small: boolean }
  | { readonly kind: 'table'; readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'break' };

/** What is printed. */
export interface Printed {
  readonly title: string;
  readonly blocks: readonly Block[];
}
