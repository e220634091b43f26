/** What a person is about to do at a table à l'ancienne, and the time that runs there. */
import type { Act, Claim } from '../old';
import type { Command, Event, Legal, State } from '../types';
import { fallen, mayOf, toPlay } from './old';

interface Sender {
  readonly state: State | null;
  readonly busy: boolean;
  send(command: Command): void;
}

export class OldPart {
  /** A tile named before another, or the same, is laid. */
  named = $state<string | null>(null);
  /** Points to be announced with the next tile. */
  points = $state<number | null>(null);
  /** What would be done out of turn, until it is confirmed. */
  early = $state.raw<Act | null>(null);
  /** Milliseconds of the server's clock, as far as they are known here. */
  now = $state(Date.now());
  /** The first ruling that fell on this person, until he has read it. */
  fallen = $state.raw<Claim | null>(null);
  private skew: number | null = null;
  private told = false;

  constructor(private readonly table: Sender) {}

  /** Lay a tile as it is: with what has been said, and out of turn only once that is confirmed. */
  lay(move: Legal): void {
    const state = this.table.state;
    if (!state || this.table.busy) return;
    const act: Act = {
      do: 'lay',
      tile: move.tile,
      end: move.end,
      ...(this.named === null ? {} : { named: this.named }),
      ...(this.points === null ? {} : { announce: this.points }),
    };
    if (toPlay(state)) this.send(act);
    else this.early = { ...act, out_of_turn: true };
  }

  /** Pass or draw, whatever one holds; out of turn only once that is confirmed. */
  act(what: 'pass' | 'draw'): void {
    const state = this.table.state;
    if (!state || this.table.busy) return;
    if (!toPlay(state)) this.early = { do: what, out_of_turn: true };
    else if (state.may.includes(what)) this.table.send({ do: what });
  }

  confirm(): void {
    const act = this.early;
    this.early = null;
    if (act) this.send(act);
  }

  cancel(): void {
    this.early = null;
    this.named = null;
    this.points = null;
  }

  private send(act: Act): void {
    this.table.send(act);
    this.named = null;
    this.points = null;
  }

  may(what: string): boolean {
    return !!this.table.state && mayOf(this.table.state).includes(what);
  }

  /** The clock of the server follows from when its latest events are heard. */
  hear(events: readonly Event[], state: State, live: boolean): void {
    const at = events[events.length - 1]?.at;
    if (live && at !== undefined) {
      const skew = Date.now() - at;
      this.skew = this.skew === null ? skew : Math.min(this.skew, skew);
    }
    this.tick();
    if (this.early && !this.possible(this.early, state)) this.early = null;
    if (state.phase !== 'play') this.cancel();
    if (!this.told && state.old?.first_ruling) {
      const claim = fallen(state.old, state.you);
      if (claim) {
        this.fallen = claim;
        this.told = true;
      }
    }
  }

  tick(): void {
    this.now = Date.now() - (this.skew ?? 0);
  }

  private possible(act: Act, state: State): boolean {
    if (state.phase !== 'play') return false;
    return act.do !== 'lay' || state.hand.includes(act.tile);
  }
}
