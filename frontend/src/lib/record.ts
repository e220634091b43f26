/** A record (DGN) taken apart into parties, deals, tags and play; nothing is judged here. */

export type Tags = ReadonlyMap<string, string>;

export interface DealText {
  readonly tags: Tags;
  /** Tiles laid, drawn (`+`) and passes in the order of play; comments, counts and glyphs left out. */
  readonly acts: readonly Act[];
  /** Whether somebody claimed a fault: what a ruling makes of the play does not stand among the acts. */
  readonly claimed: boolean;
}

export interface Act {
  /** The seat written before it; null where none is. */
  readonly seat: number | null;
  readonly kind: 'lay' | 'draw' | 'pass';
  /** Smaller number first; null for a pass, and for a tile that the record does not name. */
  readonly tile: string | null;
}

export interface PartieText {
  readonly tags: Tags;
  readonly deals: readonly DealText[];
}

const OF_DEALS = new Set(['Deal', 'Lead', 'Places', 'Hands', 'Stock', 'Result', 'Marks', 'Scores']);

interface Draft {
  tags: Map<string, string>;
  deals: { tags: Map<string, string>; play: string[] }[];
}

export function parties(record: string): PartieText[] {
  const found: Draft[] = [];
  for (const line of record.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    if (/^\[[A-Za-z]/.test(line)) {
      for (const [, name, text] of line.matchAll(/\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]/g)) {
        put(found, name!, text!.replace(/\\(.)/g, '$1'));
      }
    } else {
      found.at(-1)?.deals.at(-1)?.play.push(line);
    }
  }
  return found.map(({ tags, deals }) => ({
    tags,
    deals: deals.map((deal) => {
      const play = deal.play.join('\n').replace(COMMENT, ' ');
      return { tags: deal.tags, acts: actsOf(play), claimed: CLAIM.test(play) };
    }),
  }));
}

function put(found: Draft[], name: string, value: string): void {
  let partie = found.at(-1);
  if (!partie || (partie.deals.length && !OF_DEALS.has(name))) {
    partie = { tags: new Map(), deals: [] };
    found.push(partie);
  }
  if (name === 'Deal') partie.deals.push({ tags: new Map(), play: [] });
  (OF_DEALS.has(name) ? (partie.deals.at(-1)?.tags ?? partie.tags) : partie.tags).set(name, value);
}

const CLAIM = /!\s*(\d+\s+)?claims\b/i;
const COMMENT = /\{[^}]*(\}|$)/g;

function actsOf(play: string): Act[] {
  const bare = play.replace(/!(?:"[^"]*"|[^;"])*(;|$)/g, ' ');
  const acts: Act[] = [];
  let seat: number | null = null;
  const add = (kind: Act['kind'], tile: string | null): void => {
    acts.push({ seat, kind, tile });
    seat = null;
  };
  for (const [item] of bare.matchAll(/\d+\.|\S+/g)) {
    if (/^\d+\.$/.test(item)) {
      seat = parseInt(item, 10);
      continue;
    }
    const [, drawn, one, other] = /^(\+?)(\d+)-(\d+)[<>]?$/.exec(item) ?? [];
    if (one !== undefined) {
      add(drawn ? 'draw' : 'lay', tileOf(Number(one), Number(other)));
    } else if (item === '+?') add('draw', null);
    else if (/^(pass|boude|-)$/i.test(item)) add('pass', null);
  }
  return acts;
}

export const tileOf = (one: number, other: number): string =>
  `${Math.min(one, other)}-${Math.max(one, other)}`;

/** `1: …; 2: …` by number. */
export function bySeat(text: string | undefined): Map<number, string> {
  const found = new Map<number, string>();
  for (const part of (text ?? '').split(';')) {
    const [, seat, value] = /^\s*(\d+):\s*(.*?)\s*$/.exec(part) ?? [];
    if (seat !== undefined) found.set(Number(seat), value!);
  }
  return found;
}
