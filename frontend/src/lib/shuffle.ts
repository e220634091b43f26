/** What this seat adds to the shuffle: first its seal, then, when all have given theirs, the bytes. */
import type { Command, State } from '../types';
import { commitment, hex } from './fair';
import { sessionGet, sessionSet } from './session';

export class Shuffle {
  private readonly done = new Set<string>();

  constructor(
    private readonly table: string,
    private readonly send: (command: Command) => void,
  ) {}

  share(state: State): void {
    const seat = state.you[0];
    if (state.phase !== 'fair' || seat === undefined || !state.fair) return;
    if (state.seats.find((one) => one.seat === seat)?.kind !== 'human') return;
    const key = `palamede.fair.${this.table}.${state.partie ?? 1}`;
    const committed = state.fair.committed ?? [];
    if (!committed.includes(seat)) {
      this.seal(key);
      return;
    }
    const people = state.seats.filter((one) => one.kind === 'human').map((one) => one.seat);
    if (!people.every((one) => committed.includes(one))) return;
    if (!(state.fair.revealed ?? []).includes(seat)) this.reveal(key);
  }

  private seal(key: string): void {
    if (!this.once(`${key} commit`)) return;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    sessionSet(key, hex(bytes));
    this.send({ do: 'commit', commit: commitment(bytes) });
  }

  private reveal(key: string): void {
    const bytes = sessionGet(key);
    // Without them (another browser began) the server draws the bytes after ten seconds.
    if (bytes && this.once(`${key} reveal`)) this.send({ do: 'reveal', bytes });
  }

  private once(what: string): boolean {
    if (this.done.has(what)) return false;
    this.done.add(what);
    return true;
  }
}
