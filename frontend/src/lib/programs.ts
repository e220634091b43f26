/** Seats for programs of the owner's own, and how the example is started on one. */
import type { Seat, State } from '../types';

/** Seats that a program may have now: between matches those without a person, else only its own. */
export function seatsForPrograms(state: State): Seat[] {
  const between = state.phase === 'seating' || state.phase === 'finished';
  return state.seats.filter(
    (seat) => seat.bot === 'program' || (between && (seat.kind === 'empty' || seat.kind === 'bot')),
  );
}

/** The command that lets the example of the project play. */
export const exampleLine = (server: string, table: string, token: string): string =>
  `python examples/bot.py ${server} ${table} ${token}`;
