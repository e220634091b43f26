import { describe, expect, it } from 'vitest';
import { clockText, Stopwatch, timeLeft } from '../src/lib/countdown';
import type { Seat } from '../src/types';

const seat = (clock: number | null, ticking: boolean): Seat =>
  ({ seat: 1, name: 'Anne', kind: 'human', clock, ticking }) as unknown as Seat;

describe('the clock of a seat', () => {
  it('runs down from what the server told, and ends at nothing', () => {
    expect(timeLeft(seat(20_000, true), 7_500)).toBe(12_500);
    expect(timeLeft(seat(20_000, true), 30_000)).toBe(0);
  });

  it('stands still where another plays, and is not there without a clock', () => {
    expect(timeLeft(seat(600_000, false), 7_500)).toBe(600_000);
    expect(timeLeft(seat(null, false), 7_500)).toBeNull();
  });

  it('is shown in minutes and whole seconds', () => {
    expect([0, 1, 1_000, 9_001, 60_000, 754_000].map(clockText)).toEqual([
      '0:00',
      '0:01',
      '0:01',
      '0:10',
      '1:00',
      '12:34',
    ]);
  });
});

describe('the time since the server was heard of', () => {
  it('stands still while the link is down, and begins anew with the next word', () => {
    let now = 100;
    const watch = new Stopwatch(() => now);
    now = 400;
    expect(watch.elapsed).toBe(300);
    watch.stop();
    now = 9_000;
    watch.stop();
    expect(watch.elapsed).toBe(300);
    watch.restart();
    now = 9_050;
    expect(watch.elapsed).toBe(50);
  });
});
