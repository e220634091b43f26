import { describe, expect, it } from 'vitest';
import { commitment, hex, serve, shuffled, tilesOf, unhex, wordsOf } from '../src/lib/fair';
import vectors from './fair-vectors.json';

const secret = unhex(vectors.secret);
const seeds = vectors.seeds.map(unhex);

describe('the fair deal of the page', () => {
  it('commits as the server does', () => {
    expect(commitment(secret)).toBe(vectors.commit);
    expect(hex(secret)).toBe(vectors.secret);
  });

  it.each(Object.entries(vectors.words))('draws the words of deal %s', (deal, words) => {
    const stream = wordsOf(secret, Number(deal), seeds);
    expect(words.map(() => stream.next().value)).toEqual(words);
  });

  it.each(Object.entries(vectors.deals))('shuffles deal %s as the server does', (deal, tiles) => {
    expect(shuffled(tilesOf(6), wordsOf(secret, Number(deal), seeds))).toEqual(tiles);
  });

  it('serves the seat after the leader first and the leader last', () => {
    const { hands, stock } = serve(tilesOf(6), 4, 6, 2);
    expect(hands.map((hand) => hand[0])).toEqual(['1-6', '3-3', '0-0', '0-6']);
    expect(stock).toHaveLength(4);
  });
});
