import { describe, expect, it } from 'vitest';
import { band } from '../src/lib/band';

describe('the band of chance', () => {
  it('reaches two standard deviations to both sides', () => {
    expect(band({ seen: 3, chance: 100, spread: 10 })).toEqual({ least: 80.4, most: 119.6 });
  });

  it('never begins below nothing, and is a line where nothing is left to chance', () => {
    expect(band({ seen: 0, chance: 1, spread: 1 }).least).toBe(0);
    expect(band({ seen: 0, chance: 7, spread: 0 })).toEqual({ least: 7, most: 7 });
  });
});
