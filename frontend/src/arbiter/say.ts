/** Sentences about a sheet: who sits where, how a deal ended, what a ruling does. */
import { listing, speech, t } from '../lib/i18n.svelte';
import { a, word } from './words';
import type { Deal, Partie, Said, View } from './types';

const DEAD_HAND = 'mort';

export function nameOf(name: string): string {
  return name === DEAD_HAND ? t('dead-hand') : name;
}

export function seatName(partie: Partie | undefined, seat: number): string {
  const name = partie?.names[seat - 1];
  return name ? nameOf(name) : t('seat', { seat });
}

/** The names of the side of a seat. */
export function sideName(view: View, partie: Partie | undefined, seat: number): string {
  const side = view.sides.find((each) => each.includes(seat)) ?? [seat];
  return listing(side.map((each) => seatName(partie, each)));
}

export function codeTitle(titles: ReadonlyMap<string, string>, codes: readonly string[]): string {
  return codes.map((code) => titles.get(code) ?? code).join(' + ');
}

export function dealEnd(deal: Deal, partie: Partie): string {
  if (deal.kind === 'domino' && deal.out) return a('end-out', { name: seatName(partie, deal.out) });
  return deal.kind ? word('end', deal.kind) : '';
}

/** Sentences in the language of the page. */
export function spoken(said: Said): readonly string[] {
  return said[speech.language] ?? said['en'] ?? [];
}
