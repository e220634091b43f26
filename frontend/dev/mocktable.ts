/** A table that plays by the plainest rules that let a line grow; the real ones live in the server. */
import { shuffled, tilesOf } from '../src/lib/fair';
import { numbersOf } from '../src/board/tile';
import type { Event, Legal, Placed, Seat, State } from '../src/types';

export const query = new URLSearchParams(location.search);
export const NAMES = ['Anne', 'Bruno', 'Claire', 'Diego', 'Emma', 'Félix'];

const asNumber = (name: string, usual: number): number => Number(query.get(name) ?? usual);

function* chance(seed: number): Generator<number, never> {
  let state = seed >>> 0;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    let mixed = state ^ (state >>> 15);
    mixed = Math.imul(mixed, 0x2c1b3c6d) >>> 0;
    yield (mixed ^ (mixed >>> 13)) >>> 0;
  }
}

/** Whoever hears what happens at the table. */
export interface Listener {
  hear(frame: unknown): void;
}

export class MockTable {
  readonly rules = query.get('game') ?? 'voleur';
  readonly set = asNumber('set', 6);
  readonly players = asNumber('players', this.rules === 'peche' || this.rules === 'tete_a_tete' ? 2 : 4);
  readonly each = asNumber('tiles', this.players === 2 ? 7 : 6);
  readonly drawing = query.has('draw') || this.rules === 'peche';
  readonly words = chance(asNumber('seed', 7));
  readonly partners = this.players === 4 && !query.has('solo');
  events: Event[] = [];
  phase: State['phase'] = 'seating';
  hands: string[][] = [];
  stock: string[] = [];
  line: Placed[] = [];
  leadAt = 0;
  deal = 0;
  lead = 1;
  turn = 1;
  passes = 0;
  scores: number[];
  sheet: { deal: number; marks: number[]; scores: number[] }[] = [];
  last: (string | null)[] = [];
  result: State['result'] = null;
  names = NAMES.slice(0, this.players);
  kinds: Seat['kind'][];
  sockets = new Set<Listener>();
  busy = false;

  constructor() {
    this.scores = Array.from({ length: this.partners ? 2 : this.players }, () => 0);
    this.kinds = this.names.map((_, index) => (index ? 'bot' : 'human'));
    this.emit({ type: 'opened', rules: this.rules, settings: [], options: {} });
    for (let seat = 1; seat <= this.players; seat++) {
      if (query.get('phase') === 'seating' && seat > 2) {
        this.kinds[seat - 1] = 'empty';
        this.names[seat - 1] = '';
        continue;
      }
      this.emit({ type: 'seated', seat, name: this.names[seat - 1], kind: this.kinds[seat - 1] });
    }
    const phase = query.get('phase');
    if (phase === 'seating' || location.search.includes('start')) return;
    this.scores = this.scores.map((_, index) => [45, 60, 12, 30, 8, 51][index]!);
    if (query.has('line')) this.longLine(asNumber('line', 30));
    else {
      this.begin();
      const plies = phase === 'counted' || phase === 'finished' ? 999 : asNumber('plies', 0);
      for (let ply = 0; ply < plies && this.phase === 'play'; ply++) this.play();
      while (this.phase === 'play' && this.turn !== 1 && plies) this.play();
      if (phase === 'finished') this.finish();
    }
  }

  emit(event: Omit<Event, 'n'>): void {
    this.events.push({ ...event, n: this.events.length + 1, at: Date.now() } as Event);
  }

  begin(): void {
    if (!this.deal) this.emit({ type: 'begun', partie: 1, names: this.names });
    if (!this.deal) this.emit({ type: 'committed', commit: 'c0ffee' });
    this.deal += 1;
    const mixed = shuffled(tilesOf(this.set), this.words);
    this.hands = this.names.map((_, seat) =>
      mixed.slice(seat * this.each, (seat + 1) * this.each).sort((a, b) => {
        const [one, other] = [numbersOf(a), numbersOf(b)];
        return one[0] - other[0] || one[1] - other[1];
      }),
    );
    this.stock = mixed.slice(this.players * this.each);
    this.line = [];
    this.leadAt = 0;
    this.passes = 0;
    this.last = this.names.map(() => null);
    this.turn = this.lead;
    this.result = null;
    this.phase = 'play';
    this.emit({ type: 'dealt', deal: this.deal, lead: this.lead, hands: [], stock: this.stock.length });
  }

  longLine(length: number): void {
    this.begin();
    const words = this.words;
    let open = 3;
    const line: Placed[] = [];
    const used = new Set<string>();
    while (line.length < length) {
      let next = words.next().value! % (this.set + 1);
      let tile = [open, next].sort((a, b) => a - b).join('-');
      for (let tries = 0; used.has(tile) && tries < 30; tries++) {
        next = (next + 1) % (this.set + 1);
        tile = [open, next].sort((a, b) => a - b).join('-');
      }
      if (used.has(tile)) tile = `${tile} ${line.length}`;
      used.add(tile);
      line.push({ tile, left: open, right: next, across: open === next });
      open = next;
    }
    this.line = line;
    this.leadAt = Math.floor(length / 2);
  }

  get ends(): [number, number] | null {
    const first = this.line[0];
    const last = this.line[this.line.length - 1];
    return first && last ? [first.left, last.right] : null;
  }

  legal(seat: number): Legal[] {
    if (this.phase !== 'play' || this.turn !== seat) return [];
    const all = tilesOf(this.set);
    const { ends } = this;
    return this.hands[seat - 1]!.flatMap((tile) => {
      const [low, high] = numbersOf(tile);
      const index = all.indexOf(tile);
      if (!ends) return [{ action: 4 * index, tile, end: 'left' as const, text: tile }];
      return ([0, 1] as const).flatMap((end) =>
        [...new Set([low, high])].flatMap((number, half) =>
          number === ends[end]
            ? [{
                action: 4 * index + 2 * end + half,
                tile,
                end: end ? ('right' as const) : ('left' as const),
                text: `${number}-${number === low ? high : low}${end ? '>' : '<'}`,
              }]
            : [],
        ),
      );
    });
  }

  may(seat: number): string[] {
    if (this.phase !== 'play' || this.turn !== seat || this.legal(seat).length) return [];
    return this.drawing && this.stock.length ? ['draw'] : ['pass'];
  }

  play(): void {
    const moves = this.legal(this.turn);
    if (moves.length) this.lay(this.turn, moves[this.words.next().value! % moves.length]!);
    else if (this.may(this.turn)[0] === 'draw') this.draw(this.turn);
    else this.pass(this.turn);
  }

  lay(seat: number, move: Legal): void {
    const [low, high] = numbersOf(move.tile);
    const touch = move.action % 2 ? high : low;
    const free = touch === low ? high : low;
    const across = low === high;
    if (!this.line.length) this.line = [{ tile: move.tile, left: low, right: high, across }];
    else if (move.end === 'left') {
      this.line = [{ tile: move.tile, left: free, right: touch, across }, ...this.line];
      this.leadAt += 1;
    } else this.line = [...this.line, { tile: move.tile, left: touch, right: free, across }];
    this.hands[seat - 1] = this.hands[seat - 1]!.filter((tile) => tile !== move.tile);
    this.last[seat - 1] = move.text;
    this.passes = 0;
    this.emit({ type: 'laid', seat, tile: move.tile, touch, end: move.end, count: 0, ends: this.ends });
    if (!this.hands[seat - 1]!.length) this.count('domino', seat);
    else this.turn = (seat % this.players) + 1;
  }

  draw(seat: number): void {
    const tile = this.stock.shift()!;
    this.hands[seat - 1] = [...this.hands[seat - 1]!, tile];
    this.last[seat - 1] = 'draw';
    this.emit({ type: 'drew', seat, ...(seat === 1 ? { tile } : {}) });
  }

  pass(seat: number): void {
    this.last[seat - 1] = 'pass';
    this.passes += 1;
    this.emit({ type: 'passed', seat });
    if (this.passes >= this.players) this.count('closed', 0);
    else this.turn = (seat % this.players) + 1;
  }

  side(seat: number): number {
    return this.partners ? ((seat - 1) % 2) + 1 : seat;
  }

  count(outcome: string, out: number): void {
    const pips = this.hands.map((hand) => hand.flatMap(numbersOf).reduce((a, b) => a + b, 0));
    const sums = this.scores.map((_, side) =>
      pips.reduce((sum, one, seat) => sum + (this.side(seat + 1) === side + 1 ? one : 0), 0),
    );
    const winner = out ? this.side(out) : sums.indexOf(Math.min(...sums)) + 1;
    const marks = sums.map((_, side) =>
      side + 1 === winner ? sums.reduce((sum, one, other) => sum + (other === side ? 0 : one), 0) : 0,
    );
    this.scores = this.scores.map((score, side) => score + marks[side]!);
    this.sheet.push({ deal: this.deal, marks, scores: [...this.scores] });
    const winners = this.names.map((_, seat) => seat + 1).filter((seat) => this.side(seat) === winner);
    this.result = { outcome, out: out || null, winners, hands: this.hands, pips, marks, multiplier: 1, stakes: null };
    this.phase = 'counted';
    this.emit({ type: 'counted', deal: this.deal, outcome, out, winners, marks });
    if (Math.max(...this.scores) >= 100) this.finish();
  }

  finish(): void {
    const best = this.scores.indexOf(Math.max(...this.scores)) + 1;
    const winner = this.names.map((_, seat) => seat + 1).filter((seat) => this.side(seat) === best);
    const stakes = this.names.map((_, seat) => (winner.includes(seat + 1) ? 10 : -10));
    this.result = { ...this.result!, finished: true, winner, multiplier: 2, stakes };
    this.phase = 'finished';
    this.emit({ type: 'finished', winners: winner, multiplier: 2, stakes });
  }

  get state(): State {
    const watching = query.has('watch');
    return {
      n: this.events.length,
      phase: this.phase,
      rules: this.rules,
      players: this.players,
      conventions: { set: this.set, join: 'equal' },
      options: { take_back: true },
      seats: this.names.map((name, index) => ({
        seat: index + 1,
        name,
        kind: this.kinds[index]!,
        bot: this.kinds[index] === 'bot' ? 'classical' : null,
        side: this.side(index + 1),
        tiles: this.hands[index]?.length ?? 0,
        turn: this.phase === 'play' && this.turn === index + 1,
        last: this.last[index] ?? null,
      })),
      you: watching ? [] : [1],
      owner: !watching,
      partie: 1,
      deal: this.deal,
      lead: this.deal ? this.lead : null,
      turn: this.phase === 'play' ? this.turn : null,
      scores: this.deal ? this.scores : [],
      sheet: this.sheet,
      target: 100,
      counts: [],
      stake: 5,
      accounts: this.names.map(() => 0),
      pot: 0,
      line: this.line,
      lead_at: this.leadAt,
      ends: this.ends,
      stock: this.stock.length,
      hand: this.hands[0] ?? [],
      dead_hand: null,
      legal: this.legal(1),
      may: this.may(1),
      result: this.result,
      asked: null,
      fair: null,
    };
  }

  command(id: string, command: { do: string; action?: number; seat?: number; bot?: string }): void {
    const refuse = (code: string, message: string): void =>
      this.tell({ type: 'refused', id, code, message });
    const from = this.events.length;
    switch (command.do) {
      case 'lay': {
        const move = this.legal(1).find((one) => one.action === command.action);
        if (this.turn !== 1) return refuse('not-your-turn', 'It is not your turn.');
        if (!move) return refuse('does-not-fit', 'This tile fits neither end of the line.');
        this.lay(1, move);
        break;
      }
      case 'pass':
      case 'draw':
        if (!this.may(1).includes(command.do)) {
          return refuse('must-play', 'You hold a tile that fits: who can play must play.');
        }
        if (command.do === 'pass') this.pass(1);
        else this.draw(1);
        break;
      case 'start':
      case 'next':
      case 'rematch':
        this.lead = (this.lead % this.players) + 1;
        this.begin();
        break;
      case 'seat':
        this.kinds[command.seat! - 1] = 'bot';
        this.names[command.seat! - 1] = NAMES[command.seat! - 1]!;
        this.emit({ type: 'seated', seat: command.seat!, name: NAMES[command.seat! - 1], kind: 'bot' });
        break;
      case 'free':
        this.kinds[command.seat! - 1] = 'empty';
        this.names[command.seat! - 1] = '';
        this.emit({ type: 'left', seat: command.seat! });
        break;
      default:
        break;
    }
    this.tell({ type: 'ack', id, n: this.events.length });
    this.share(from);
    this.bots();
  }

  share(from: number): void {
    const events = this.events.slice(from);
    if (events.length) this.tell({ type: 'events', n: this.events.length, events, state: this.state });
  }

  bots(): void {
    if (this.busy || this.phase !== 'play' || this.turn === 1 || query.has('line')) return;
    this.busy = true;
    setTimeout(() => {
      this.busy = false;
      if (this.phase !== 'play' || this.turn === 1) return;
      const from = this.events.length;
      this.play();
      this.share(from);
      this.bots();
    }, asNumber('pace', 900));
  }

  tell(frame: unknown): void {
    for (const socket of this.sockets) socket.hear(frame);
  }
}
