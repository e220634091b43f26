/** The clocks of the players, between two messages of the server that measures them. */
import type { Seat } from '../types';

/** From so many milliseconds on a clock is short. */
export const SHORT_MS = 10_000;

/** Milliseconds left on a seat's clock so long after the server has told it; null without one. */
export function timeLeft(seat: Seat, elapsed: number): number | null {
  if (seat.clock === null || seat.clock === undefined) return null;
  return Math.max(0, seat.clock - (seat.ticking ? elapsed : 0));
}

/** `0:07`, `12:30`; a second that has begun counts whole. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Time since the server was last heard of; it stands still while the link is down. */
export class Stopwatch {
  private from: number;
  private stood: number | null = null;

  constructor(private readonly now: () => number) {
    this.from = now();
  }

  /** The server has told the clocks anew. */
  restart(): void {
    this.from = this.now();
    this.stood = null;
  }

  /** The link is down: nobody here knows what the clocks do. */
  stop(): void {
    this.stood ??= this.elapsed;
  }

  get elapsed(): number {
    return this.stood ?? this.now() - this.from;
  }
}
