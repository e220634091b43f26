/**
 * The seats' part of the fair deal `palamede-1`, and the proof of a deal afterwards.
 *
 * Written with a small library because plain http, as on a home network, has no `crypto.subtle`.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

const WORD = 4;
const RANGE = 2 ** 32;

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function unhex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new RangeError(`${text} is not hexadecimal`);
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** What is published of bytes before their time. */
export const commitment = (bytes: Uint8Array): string => hex(sha256(bytes));

function bigEndian(number: number): Uint8Array {
  const bytes = new Uint8Array(WORD);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

/** Words without end. */
export type Stream = Generator<number, never>;

/** The 32-bit words that shuffle a deal, without end. */
export function* wordsOf(secret: Uint8Array, deal: number, seeds: readonly Uint8Array[]): Stream {
  const parts = [new TextEncoder().encode('palamede-1'), bigEndian(deal), ...seeds];
  const key = hmac(sha256, secret, Uint8Array.from(parts.flatMap((part) => [...part])));
  for (let counter = 0; ; counter++) {
    const block = hmac(sha256, key, bigEndian(counter));
    const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let start = 0; start < block.length; start += WORD) yield view.getUint32(start);
  }
}

/** The items in the order that the words give. */
export function shuffled<T>(items: readonly T[], stream: Stream): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const limit = last + 1;
    const bound = RANGE - (RANGE % limit);
    let word: number;
    do word = stream.next().value;
    while (word >= bound);
    const other = word % limit;
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

/** All tiles of a set in the order 0-0, 0-1, … */
export function tilesOf(set: number): string[] {
  const tiles: string[] = [];
  for (let low = 0; low <= set; low++) {
    for (let high = low; high <= set; high++) tiles.push(`${low}-${high}`);
  }
  return tiles;
}

export interface Served {
  /** By seat, from the first. */
  readonly hands: readonly string[][];
  readonly stock: readonly string[];
}

/** The two numbers of a tile. */
export function numbersIn(tile: string): [number, number] {
  const [low, high] = tile.split('-').map(Number);
  return [low!, high!];
}

/**
 * Hands and stock of a deal: the seat after the leader is served first, the leader last; each takes
 * all his tiles at once, or (from a row) one in turn.
 */
export function serve(
  mixed: readonly string[],
  seats: number,
  hand: number,
  lead: number,
  inTurn = false,
): Served {
  const all = mixed.slice(0, seats * hand);
  const hands: string[][] = Array.from({ length: seats }, () => []);
  for (let round = 0; round < seats; round++) {
    hands[(lead + round) % seats] = inTurn
      ? all.filter((_, index) => index % seats === round)
      : all.slice(round * hand, (round + 1) * hand);
  }
  return { hands, stock: mixed.slice(seats * hand) };
}
