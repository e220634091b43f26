/** What the page works out for a table à l'ancienne, without a word or an element. */
import type { Claim, Claimable, FaultTexts, Old, Ruling } from '../old';
import type { Legal, State } from '../types';

/** Kinds of fault that may be about one tile, which the claim can name. */
export const ABOUT_A_TILE: ReadonlySet<string> = new Set([
  'exposed_tile',
  'wrong_claim',
  'touched_tile',
  'shown_in_serving',
]);

/** The codes of the old books and what they are called; all the others are tournaments'. */
export const BOOKS: Readonly<Record<string, string>> = {
  encyclopedie: 'Encyclopédie',
  academie: 'Académie',
  manuel: 'Manuel',
};

export const isBook = (code: string): boolean => code in BOOKS;

/** One move for each end at which a tile can be laid, whatever fits; which half touches is plain. */
export function laysOf(state: State): readonly Legal[] {
  const seen = new Set<string>();
  return (state.old?.may_err?.lays ?? []).filter(({ tile, end }) => {
    const key = `${tile} ${end}`;
    return !seen.has(key) && !!seen.add(key);
  });
}

/** What else one may do at an old table. */
export const mayOf = (state: State): readonly string[] => state.old?.may_err?.may ?? [];

/** Whether this browser is to play now, for whatever hand. */
export function toPlay(state: State): boolean {
  const own = state.old?.may_err;
  return state.phase === 'play' && !!own && !own.out_of_turn && own.lays.length + state.may.length > 0;
}

/** The seat whose tiles one lays now though they are not in one's own hand; null for one's own. */
export function calledSeat(state: State): number | null {
  const own = state.old?.may_err;
  if (!own || own.out_of_turn || state.you.includes(own.seat)) return null;
  return own.seat;
}

/** The half with which a tile would touch the line; the smaller one where neither matches. */
export function touchOf(move: Legal, ends: readonly [number, number] | null): number {
  const [low = 0, high = 0] = move.tile.split('-').map(Number);
  const end = ends?.[move.end === 'left' ? 0 : 1];
  return end === high ? high : low;
}

/** The kinds that may be claimed against a seat; against oneself one owns up elsewhere. */
export function claimsAgainst(claimable: readonly Claimable[], you: readonly number[]): Claimable[] {
  return claimable
    .map(({ fault, against }) => ({ fault, against: against.filter((seat) => !you.includes(seat)) }))
    .filter(({ against }) => against.length > 0);
}

export const openClaims = (old: Old): Claim[] => old.claims.filter((claim) => claim.state !== 'ruled');

/** The claims on which the injured side may still choose; first those of this browser's seats. */
export function choices(state: State): { mine: Claim[]; others: Claim[] } {
  const waiting = (state.old?.claims ?? []).filter((claim) => claim.state === 'choosing');
  const mine = waiting.filter((claim) => state.old?.choose.includes(claim.claim));
  return { mine, others: waiting.filter((claim) => !mine.includes(claim)) };
}

/** Options by name, the default marked: of the claim itself, else of its ruling. */
export function optionsOf(claim: Claim): { option: string; usual: boolean }[] {
  const given = claim.options?.length
    ? claim.options
    : (claim.ruling?.options ?? []).map((one) => one.option);
  const usual = claim.default ?? claim.ruling?.options?.find((one) => one.default)?.option;
  return given.map((option) => ({ option, usual: option === usual }));
}

/** A claim that fell on one of these seats and has been ruled, the first of them. */
export function fallen(old: Old, you: readonly number[]): Claim | null {
  return (
    old.claims.find(
      (claim) =>
        claim.ruling !== null &&
        claim.ruling.ruling !== null &&
        you.includes(claim.against) &&
        claim.seat !== claim.against &&
        !['not_in_time', 'unfounded'].includes(claim.ruling.ruling ?? ''),
    ) ?? null
  );
}

export interface Article {
  /** The book's own French; null where the code is no book's. */
  readonly french: string | null;
  readonly row: string | null;
}

/** The article of a ruling in the book's words, and the row that says it in ours. */
export function articleOf(ruling: Ruling, texts: FaultTexts | null): Article {
  const articles = texts?.originals[ruling.code];
  const key = ruling.code === 'manuel' ? ruling.row : ruling.article;
  const french = (key && articles?.[key]) ?? null;
  const row = ruling.row !== null && texts?.rows[ruling.row] ? ruling.row : null;
  return { french: french || null, row };
}

/** Whether time runs that is shown: to choose on a claim, to object, or to agree. */
export const timeRuns = ({ old, phase }: State): boolean =>
  !!old && ((phase !== 'taking' && !!old.until) || old.claims.some((claim) => claim.state === 'choosing'));

/** Milliseconds left until then; never below zero. */
export const leftOf = (until: number | null | undefined, now: number): number | null =>
  until === null || until === undefined ? null : Math.max(0, until - now);

/** Where the arrows lead from a place among rows of so many; the same place at the border. */
export function stepFrom(at: number, key: string, columns: number, count: number): number | null {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  if (step !== undefined) {
    const to = at + step;
    return to >= 0 && to < count ? to : at;
  }
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** As many columns of tiles as make the rows fill a box best. */
export function columnsFor(count: number, width: number, height: number): number {
  if (!count || width <= 0 || height <= 0) return 7;
  let best = { columns: 7, size: 0 };
  for (let columns = 4; columns <= Math.min(14, count); columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(width / columns, height / rows / 2);
    if (size > best.size) best = { columns, size };
  }
  return best.columns;
}

/** The sides that a ruling has barred, as the sheet marks them; sides are told by number. */
export const isBarred = (state: State, side: number): boolean =>
  state.old?.barred.includes(side) ?? false;

/** The numbers of a tile, the smaller first, as tiles are written. */
export const tileText = (one: number, other: number): string =>
  `${Math.min(one, other)}-${Math.max(one, other)}`;

/** How a table is opened: strict or à l'ancienne, by which codes, with which bots. */
export interface Opening {
  readonly old: boolean;
  readonly code: string;
  /** What rules where a tournament code is silent; empty for none. */
  readonly second: string;
  readonly forgetful: boolean;
}

/** `table` and `faults` as settings of a table to be opened; after a book no second code is named. */
export function oldSettings({ old, code, second }: Opening): string[] {
  if (!old) return [];
  if (code === 'encyclopedie') return ['table=old'];
  const codes = isBook(code) || !second || second === code ? code : `${code}+${second}`;
  return ['table=old', `faults=${codes}`];
}
