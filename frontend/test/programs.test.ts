import { describe, expect, it } from 'vitest';
import { exampleLine, seatsForPrograms } from '../src/lib/programs';
import type { State } from '../src/types';

const state = (phase: string): State =>
  ({
    phase,
    seats: [
      { seat: 1, kind: 'human', bot: null },
      { seat: 2, kind: 'bot', bot: 'greedy' },
      { seat: 3, kind: 'dead', bot: null },
      { seat: 4, kind: 'empty', bot: null },
      { seat: 5, kind: 'bot', bot: 'program' },
    ],
  }) as unknown as State;
const numbers = (phase: string): number[] => seatsForPrograms(state(phase)).map(({ seat }) => seat);

describe('a program', () => {
  it('takes a seat without a person between matches, never the dead hand', () => {
    expect(numbers('seating')).toEqual([2, 4, 5]);
    expect(numbers('finished')).toEqual([2, 4, 5]);
  });

  it('can only get a new token for its own seat while a match goes on', () => {
    expect(numbers('play')).toEqual([5]);
    expect(numbers('counted')).toEqual([5]);
  });

  it('is started by one line', () => {
    expect(exampleLine('http://localhost:8642', 'abc', 'secret')).toBe(
      'python examples/bot.py http://localhost:8642 abc secret',
    );
  });
});
