/** What keys have spoken: the line, the hand, the scores, in words of the moment's language. */
import type { State } from '../types';
import { t } from './i18n.svelte';

interface Seen {
  readonly state: State | null;
  readonly yourTurn: boolean;
  name(seat: number): string;
  side(side: number): string;
  fits(tile: string): 'left' | 'right' | 'both' | 'lead' | null;
}

export class Aloud {
  constructor(private readonly table: Seen) {}

  ends(): string {
    const ends = this.table.state?.ends;
    if (!ends) return t('say-no-line');
    return t('say-ends', { left: ends[0], right: ends[1] });
  }

  hand(): string {
    const { state, yourTurn } = this.table;
    const hand = state?.hand ?? [];
    if (!hand.length) return t('say-no-hand');
    const tiles = hand.map((tile) => (yourTurn ? this.tile(tile) : tile));
    return t('say-hand', { count: hand.length, tiles: tiles.join('; ') });
  }

  line(): string {
    const { state } = this.table;
    if (!state?.line.length) return t('say-no-line');
    const tiles = state.line.map((placed) => `${placed.left}-${placed.right}`).join(', ');
    return t('say-line', { count: state.line.length, tiles });
  }

  counts(): string {
    const { state } = this.table;
    if (!state) return '';
    const seats = state.seats
      .filter((seat) => !state.you.includes(seat.seat))
      .map((seat) => t('say-count', { name: this.table.name(seat.seat), count: seat.tiles }));
    return [...seats, t('say-stock', { count: state.stock })].join(' ');
  }

  scores(): string {
    const { state } = this.table;
    if (!state) return '';
    const scores = state.scores.map((points, index) =>
      t('say-score', { name: this.table.side(index + 1), points }),
    );
    const points = state.match_end !== 'deals';
    const end = state.target && points ? ` ${t('say-target', { target: state.target })}` : '';
    return scores.join(' ') + end;
  }

  turn(): string {
    const { state, yourTurn } = this.table;
    if (!state?.turn) return '';
    return yourTurn ? t('turn-yours') : t('turn-of', { name: this.table.name(state.turn) });
  }

  /** A tile of the hand with the ends it fits; at an old table nobody is told. */
  tile(tile: string): string {
    if (this.table.state?.old) return t('tile-plain', { tile });
    return t(`tile-${this.table.fits(tile) ?? 'none'}`, { tile });
  }
}
