/** One table as this browser sees it: what the server last said, and what the person is about to do. */
import { Link, type LinkOptions, type News, type SocketLike, type Status } from '../link';
import type { Command, Event, Legal, Presence, SheetRow, State, You } from '../types';
import { Aloud } from './aloud';
import { announcer } from './announcer.svelte';
import { SHORT_MS, Stopwatch, timeLeft } from './countdown';
import { DEAD, dealRules } from './dealrules';
import { tilesOf } from './fair';
import { faults } from './faults.svelte';
import { listing, say, speech, t } from './i18n.svelte';
import { laysOf, timeRuns, toPlay } from './old';
import { OldPart } from './oldpart.svelte';
import { prove } from './proof';
import { reloadFor } from './session';
import { settings } from './settings.svelte';
import { Shuffle } from './shuffle';
import { play } from './sound';
import { setOf } from './switches';
import { sentence, sideName, sidesOf, type Line, type Scene } from './words';

export const VERSION: string = __VERSION__;

/** After so long a bot is heard, by the pace of the table: an act done for a person takes as long. */
const BEAT_MS: Readonly<Record<string, number>> = { instant: 150, normal: 1000, slow: 2500 };

/** So often a running clock is looked at. */
const TICK_MS = 250;

interface Told {
  readonly event: Event;
  readonly names: ReadonlyMap<number, string>;
}

export class Table {
  state = $state.raw<State | null>(null);
  status = $state<Status>('connecting');
  presence = $state.raw<Presence>({});
  /** When a bot may take the seat of somebody who has gone, by `performance.now()`. */
  replaceAt = $state.raw<Readonly<Record<string, number>>>({});
  you = $state.raw<You | null>(null);
  pending = $state.raw<readonly Command[]>([]);
  /** Tile that waits for its end. */
  chosen = $state<string | null>(null);
  /** Move shown as a ghost until it is confirmed. */
  ghost = $state.raw<Legal | null>(null);
  /** Tile in the air. */
  dragged = $state<string | null>(null);
  /** Why something was refused. */
  complaint = $state('');
  /** Tiles laid since the page came, by the seat that laid them: they glide from there. */
  latest = $state.raw<{ tile: string; seat: number } | null>(null);
  /** Milliseconds since the server told the clocks; standing still while the link is down. */
  elapsed = $state(0);
  /** What keys have spoken. */
  readonly aloud = new Aloud(this);
  /** What only a table à l'ancienne has. */
  readonly old = new OldPart(this);
  private told = $state.raw<readonly Told[]>([]);
  private names = new Map<number, string>();
  private readonly link: Link;
  private readonly shuffle: Shuffle;
  private acting: ReturnType<typeof setTimeout> | null = null;
  private quiet: ReturnType<typeof setTimeout> | null = null;
  private readonly watch = new Stopwatch(() => performance.now());
  private ticker: ReturnType<typeof setInterval> | null = null;
  private warned = '';
  private readonly onMove = new Set<() => void>();

  constructor(
    readonly id: string,
    options: { open?: (url: string) => SocketLike; timer?: LinkOptions['timer'] } = {},
  ) {
    this.shuffle = new Shuffle(id, (command) => this.link.send(command));
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.link = new Link({
      url: `${scheme}//${location.host}/api/tables/${id}/socket`,
      version: VERSION,
      lang: speech.language,
      open: options.open ?? ((url) => new WebSocket(url) as unknown as SocketLike),
      ...(options.timer ? { timer: options.timer } : {}),
      hooks: {
        events: (events, state, news) => this.take(events, state, news),
        refused: (code, message) => this.refuse(code, message),
        status: (status) => this.connection(status),
        presence: (seats, wait) => {
          this.presence = seats;
          const now = performance.now();
          this.replaceAt = Object.fromEntries(
            Object.entries(wait).map(([seat, left]) => [seat, now + left]),
          );
        },
        you: (you) => (this.you = you),
        pending: (commands) => (this.pending = commands),
        outdated: (version) => reloadFor(version),
      },
    });
  }

  connect(): void {
    this.link.connect();
  }

  close(): void {
    if (this.acting) clearTimeout(this.acting);
    if (this.quiet) clearTimeout(this.quiet);
    if (this.ticker) clearInterval(this.ticker);
    this.link.close();
  }

  speak(): void {
    this.link.speak(speech.language);
  }

  send(command: Command): void {
    this.link.send(command);
  }

  // ------------------------------------------------------------------ what there is to see
  /** The sentences of everything that has happened, in the language of the moment. */
  get log(): Line[] {
    const { language } = speech;
    return this.told.flatMap(({ event, names }) => {
      const text = sentence(this.scene(names, language), event);
      return text ? [{ n: event.n, text, ...(event.type === 'dealt' ? { heading: true } : {}) }] : [];
    });
  }

  get seat(): number | null {
    return this.state?.you[0] ?? null;
  }

  /** Whether this person acts now, for his own seat or for the dead hand. */
  get yourTurn(): boolean {
    const state = this.state;
    if (state?.old) return toPlay(state);
    return !!state && state.phase === 'play' && (state.legal.length > 0 || state.may.length > 0);
  }

  get busy(): boolean {
    return this.pending.some((command) => ['lay', 'pass', 'draw'].includes(command.do));
  }

  /** Tile that is on its way to the server. */
  get sent(): string | null {
    const command = this.pending.find((one) => one.do === 'lay');
    if (command?.do !== 'lay') return null;
    if ('tile' in command) return command.tile;
    return this.state?.legal.find((move) => move.action === command.action)?.tile ?? null;
  }

  /** Whether this seat's hands follow from the secret of the shuffle; null before it is out. */
  get proof(): boolean | null {
    const { state, seat } = this;
    if (!state || seat === null) return null;
    const names = state.seats.map((one) => (one.kind === 'dead' ? DEAD : one.name));
    const rules = dealRules(state.rules, state.settings ?? [], names);
    return prove(this.told.map(({ event }) => event), seat, rules);
  }

  get sheet(): readonly SheetRow[] {
    return this.state?.sheet ?? [];
  }

  /** What can be laid: at an old table every tile at every end. */
  get moves(): readonly Legal[] {
    if (!this.state) return [];
    return this.state.old ? laysOf(this.state) : this.state.legal;
  }

  movesOf(tile: string): Legal[] {
    return this.moves.filter((move) => move.tile === tile);
  }

  /** Where a tile of the hand fits; nobody is told at an old table. */
  fits(tile: string): 'left' | 'right' | 'both' | 'lead' | null {
    const state = this.state;
    if (state?.old) return null;
    const ends = new Set(this.movesOf(tile).map((move) => move.end));
    if (!state || !ends.size) return null;
    if (!state.line.length) return 'lead';
    return ends.size === 2 ? 'both' : [...ends][0]!;
  }

  name(seat: number): string {
    const found = this.state?.seats.find((one) => one.seat === seat);
    if (found?.kind === 'dead') return t('dead-hand');
    return found?.name || t('seat', { seat });
  }

  side(side: number): string {
    return this.state ? sideName(this.scene(this.names, speech.language), side) : '';
  }

  // ------------------------------------------------------------------ what the person does
  /** Take a tile: lay it, ask for its end, or let the server say why it cannot be laid. */
  pick(tile: string): void {
    const state = this.state;
    if (!state || this.busy) return;
    this.ghost = null;
    const moves = this.movesOf(tile);
    if (!moves.length && state.old) {
      this.chosen = null;
    } else if (!moves.length) {
      this.chosen = null;
      this.link.send({ do: 'lay', action: 4 * tilesOf(setOf(state)).indexOf(tile) });
    } else if (moves.length === 1) {
      this.lay(moves[0]!);
    } else {
      this.chosen = this.chosen === tile ? null : tile;
      if (this.chosen) announcer.answer(t(state.old ? 'old-where' : 'which-end', { tile }));
    }
  }

  /** Lay the chosen tile at an end; with no tile chosen, the only one that fits there. */
  end(end: 'left' | 'right', tile: string | null = this.chosen): void {
    if (this.busy || !tile) return;
    const move = this.movesOf(tile).find((one) => one.end === end);
    if (move) this.lay(move);
    else this.pick(tile);
  }

  private lay(move: Legal): void {
    this.chosen = null;
    if (settings.now.confirm) {
      this.ghost = move;
      announcer.answer(t('confirm-say', { tile: move.text }));
    } else this.sendLay(move);
  }

  private sendLay(move: Legal): void {
    if (this.state?.old) this.old.lay(move);
    else this.link.send({ do: 'lay', action: move.action });
  }

  confirm(): void {
    const move = this.ghost;
    this.ghost = null;
    if (move) this.sendLay(move);
  }

  cancel(): void {
    this.old.cancel();
    this.ghost = null;
    this.chosen = null;
  }

  /** Pass or draw: the server says why if that is not allowed. */
  act(what: 'pass' | 'draw'): void {
    if (this.busy || !this.state) return;
    this.cancel();
    if (this.state.old) {
      this.old.act(what);
      return;
    }
    this.link.send({ do: what });
  }

  // ------------------------------------------------------------------ what the server says
  private take(events: readonly Event[], state: State, news: News): void {
    const before = this.state;
    const fresh: Told[] = [];
    for (const event of events) {
      if (event.type === 'seated' && event.seat !== undefined && typeof event['name'] === 'string') {
        this.names = new Map(this.names).set(event.seat, event['name']);
      }
      fresh.push({ event: this.withEnds(event, events, state), names: this.names });
    }
    for (const seat of state.seats) if (seat.name) this.names = new Map(this.names).set(seat.seat, seat.name);
    const laid = [...events].reverse().find((event) => event.type === 'laid');
    this.state = state;
    this.wind(state);
    this.told = news === 'first' ? fresh : [...this.told, ...fresh];
    if (laid && typeof laid['tile'] === 'string') this.latest = { tile: laid['tile'], seat: laid.seat ?? 0 };
    else if (!state.line.length) this.latest = null;
    if (this.chosen && this.movesOf(this.chosen).length < 2) this.chosen = null;
    if (this.ghost && !this.moves.some((move) => move.action === this.ghost?.action)) this.ghost = null;
    this.complaint = '';
    if (state.old) {
      void faults.load();
      this.old.hear(events, state, news === 'live');
    }
    if (news === 'first') this.greet(state);
    else this.announce(fresh);
    if (news === 'live') this.sound(events);
    if (this.yourTurn && (news === 'first' || turnOf(before) !== turnOf(state) || drewJust(events))) {
      this.announceTurn(state);
    }
    this.shuffle.share(state);
    this.actAlone(state);
    for (const listener of this.onMove) listener();
  }

  /** Whether both ends show the same number after a tile is known for the latest one at least. */
  private withEnds(event: Event, events: readonly Event[], state: State): Event {
    if (event.type !== 'laid' || event['ends'] || !state.ends) return event;
    const last = [...events].reverse().find((one) => one.type === 'laid');
    const same = last === event && state.phase === 'play';
    return same ? { ...event, ends: [...state.ends] } : event;
  }

  private scene(names: ReadonlyMap<number, string>, language: Scene['language']): Scene {
    const state = this.state;
    // Records know the dead hand by a word of their own; people hear it in their language.
    const dead = state?.seats.find((seat) => seat.kind === 'dead');
    const called = dead ? new Map(names).set(dead.seat, say(language, 'dead-hand')) : names;
    return { language, names: called, you: state?.you ?? [], sides: state ? sidesOf(state) : [] };
  }

  private announce(fresh: readonly Told[]): void {
    for (const { event, names } of fresh) {
      announcer.tell(sentence(this.scene(names, speech.language), event) ?? '');
    }
  }

  private greet(state: State): void {
    if (state.phase === 'seating') announcer.tell(t('greet-seating'));
    else announcer.tell(t('greet-deal', { deal: state.deal, scores: this.aloud.scores() }));
  }

  private announceTurn(state: State): void {
    const tiles = [...new Set(state.legal.map((move) => move.tile))];
    if (state.old) announcer.tell(t(state.line.length ? 'old-turn' : 'old-turn-lead'));
    else if (!state.legal.length && state.may.includes('draw')) announcer.tell(t('turn-draw'));
    else if (!state.legal.length) announcer.tell(t('turn-pass'));
    else announcer.tell(t('turn-lay', { count: tiles.length, tiles: listing(tiles) }));
  }

  private sound(events: readonly Event[]): void {
    if (!settings.now.sound) return;
    const last = events[events.length - 1];
    for (const event of events) {
      if (event.type === 'laid') play('lay');
      else if (event.type === 'passed') play('pass');
      else if (event.type === 'drew') play('draw');
      else if (event.type === 'dealt') play('shuffle');
    }
    if (last?.type === 'finished') {
      const winners = last['winners'];
      play(Array.isArray(winners) && winners.includes(this.seat) ? 'won' : 'lost');
    } else if (this.yourTurn) {
      setTimeout(() => play('turn'), 220);
    }
  }

  private refuse(code: string, message: string): void {
    // What has become needless is not worth a complaint.
    if (code === 'answered' || code === 'no-shuffle') return;
    this.complaint = message || t('refused');
    announcer.answer(this.complaint);
    if (settings.now.sound) play('error');
    if (this.quiet) clearTimeout(this.quiet);
    this.quiet = setTimeout(() => (this.complaint = ''), 7000);
  }

  private connection(status: Status): void {
    const before = this.status;
    this.status = status;
    if (status !== 'open') this.watch.stop();
    if (status === 'lost' && before === 'open') announcer.tell(t('link-lost'));
    if (status === 'restarting') announcer.tell(t('link-restarting'));
    if (status === 'open' && (before === 'lost' || before === 'restarting')) announcer.tell(t('link-back'));
  }

  /** The server has measured the clocks: the one that runs is counted down from there. */
  private wind(state: State): void {
    this.watch.restart();
    this.elapsed = 0;
    const runs = timeRuns(state) || state.seats.some((seat) => seat.ticking);
    if (!runs && this.ticker) clearInterval(this.ticker);
    this.ticker = runs ? (this.ticker ?? setInterval(() => this.tick(), TICK_MS)) : null;
    this.warn();
  }

  private tick(): void {
    this.elapsed = this.watch.elapsed;
    this.old.tick();
    this.warn();
  }

  /** Say once a turn that one's own time is short. */
  private warn(): void {
    const own = this.state?.seats.find((seat) => seat.ticking && this.state?.you.includes(seat.seat));
    const left = own ? timeLeft(own, this.elapsed) : null;
    const turn = `${turnOf(this.state)} ${this.state?.line.length ?? 0}`;
    if (left === null || left > SHORT_MS || this.warned === turn) return;
    this.warned = turn;
    announcer.tell(t('clock-short', { seconds: Math.ceil(left / 1000) }));
  }

  /** Where the person wants it so, pass and draw by itself when nothing else can be done. */
  private actAlone(state: State): void {
    if (this.acting) clearTimeout(this.acting);
    this.acting = null;
    if (!settings.now.autoAct || state.old || !this.yourTurn || state.legal.length || state.may.length !== 1) return;
    const what = state.may[0] as 'pass' | 'draw';
    const n = state.n;
    this.acting = setTimeout(() => {
      if (this.state?.n === n && !this.busy) this.act(what);
    }, BEAT_MS[String(state.options['pace'])] ?? BEAT_MS['normal']);
  }
}

const turnOf = (state: State | null): string =>
  state ? `${state.phase} ${state.turn ?? ''} ${state.deal} ${state.partie ?? ''}` : '';

const drewJust = (events: readonly Event[]): boolean =>
  events.some((event) => event.type === 'drew' || event.type === 'taken_back');
