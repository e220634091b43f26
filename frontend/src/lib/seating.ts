/** Who sits where around the felt, as seen from one seat: the next player at the right. */

export type Place = 'right' | 'top-right' | 'top' | 'top-left' | 'left';

const PLACES: readonly (readonly Place[])[] = [
  [],
  ['top'],
  ['right', 'left'],
  ['right', 'top', 'left'],
  ['right', 'top-right', 'top-left', 'left'],
  ['right', 'top-right', 'top', 'top-left', 'left'],
];

/** The other seats in order of play from `own`; all seats for somebody who only watches. */
export function around(
  seats: readonly number[],
  own: number | null,
): { seat: number; place: Place }[] {
  const at = own === null ? -1 : seats.indexOf(own);
  const others = [...seats.slice(at + 1), ...seats.slice(0, Math.max(at, 0))];
  const places = PLACES[Math.min(others.length, PLACES.length - 1)]!;
  return others.map((seat, index) => ({ seat, place: places[index] ?? 'top' }));
}
