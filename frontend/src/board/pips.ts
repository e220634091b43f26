/**
 * Where the pips of a half-tile stand, from the blank to eighteen.
 *
 * Up to six as on every domino; from seven on in three columns, the outer two full and the middle
 * one filling up, so that a number is told by its outline and not by counting.
 */

const SPREAD: Record<number, number> = { 3: 0.27, 4: 0.31, 5: 0.335, 6: 0.35 };
const RADIUS: Record<number, number> = { 3: 0.096, 4: 0.082, 5: 0.07, 6: 0.059 };

const FEW: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [[1, -1], [-1, 1]],
  [[1, -1], [0, 0], [-1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

export const MOST_PIPS = 18;

const rowsOf = (number: number): number => Math.max(3, Math.ceil(number / 3));

/** Centres of the pips on one half of an upright tile; the half is a square of side 1. */
export function pipPlaces(number: number): readonly (readonly [number, number])[] {
  if (!Number.isInteger(number) || number < 0 || number > MOST_PIPS) {
    throw new RangeError(`no half of a tile bears ${number} pips: from 0 to ${MOST_PIPS}`);
  }
  const rows = rowsOf(number);
  const spread = SPREAD[rows]!;
  const few = FEW[number];
  if (few) return few.map(([x, y]) => [0.5 + x * spread, 0.5 + y * spread]);
  const full = Array.from({ length: rows }, (_, row) => 1 - (2 * row) / (rows - 1));
  const count = number - 2 * rows;
  let middle: number[];
  if (count === rows) middle = full;
  else if (count === 2 && rows === 3) middle = [1, -1]; // An eight is a nine without its middle pip.
  else middle = Array.from({ length: count }, (_, row) => 1 - (2 * row + 1) / count);
  const outer = SPREAD[3]!;
  const columns: [number, number[]][] = [
    [-outer, full],
    [0, middle],
    [outer, full],
  ];
  return columns.flatMap(([x, column]) =>
    column.map((y) => [0.5 + x, 0.5 + y * spread] as const),
  );
}

/** Radius of each pip, the half having side 1. */
export function pipRadius(number: number): number {
  return RADIUS[rowsOf(number)]!;
}
