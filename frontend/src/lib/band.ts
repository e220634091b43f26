/** Where a sum should lie if chance alone rules. */
import type { Compared } from './api';

/** So many standard deviations to both sides hold 19 of 20 honest sums. */
export const SPREADS = 1.96;

/** The ends of the band, never below nothing. */
export function band(sum: Compared): { least: number; most: number } {
  const reach = SPREADS * sum.spread;
  return { least: Math.max(0, sum.chance - reach), most: sum.chance + reach };
}
