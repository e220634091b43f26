/**
 * The socket of one table: it comes back by itself, and nothing is played twice or lost.
 *
 * Every event has a number; the link knows the last one it has seen and says so in its hello.
 * A command is kept until it is acknowledged or refused and sent again on every new socket; the
 * server knows it by its id.
 */
import type { Command, Event, Presence, State, You } from './types';

export interface SocketLike {
  send(data: string): void;
  close(code?: number): void;
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: { data: string }) => unknown) | null;
  onclose: ((event: { code: number }) => unknown) | null;
  onerror: ((event: never) => unknown) | null;
}

export interface Timer {
  now(): number;
  after(milliseconds: number, action: () => void): unknown;
  cancel(handle: unknown): void;
}

export interface Hooks {
  /** New events in order, each once, and the state after them. */
  events(events: readonly Event[], state: State, news: News): void;
  refused(code: string, message: string, command: Command | null): void;
  status(status: Status): void;
  /** Who is there, and of who is not in how many milliseconds a bot may take his seat. */
  presence?(seats: Presence, wait: Readonly<Record<string, number>>): void;
  you?(you: You): void;
  /** The server runs a newer page. */
  outdated?(version: string): void;
  /** All commands have been answered, or one more has been sent. */
  pending?(commands: readonly Command[]): void;
}

/** `first`: the table is seen for the first time; `caught-up`: after a lost socket; `live`. */
export type News = 'first' | 'caught-up' | 'live';

/** `refused` is for good: the table does not exist, or not for this browser. */
export type Status = 'connecting' | 'open' | 'lost' | 'restarting' | 'refused' | 'closed';

export interface LinkOptions {
  readonly url: string;
  readonly version: string;
  readonly lang: string;
  readonly hooks: Hooks;
  readonly open: (url: string) => SocketLike;
  readonly timer?: Timer;
  readonly random?: () => number;
  readonly id?: () => string;
}

export const PING_EVERY = 2500;
export const GONE_AFTER = 9000;
export const RETRY_LEAST = 3500;
export const RETRY_SPREAD = 500;
export const RESEND_AFTER = 2500;
const TICK = 500;

const realTimer: Timer = {
  now: () => performance.now(),
  after: (milliseconds, action) => setTimeout(action, milliseconds),
  cancel: (handle) => clearTimeout(handle as number),
};

interface Sent {
  readonly id: string;
  readonly n: number;
  readonly command: Command;
  at: number;
}

export class Link {
  private socket: SocketLike | null = null;
  private status: Status = 'connecting';
  private last = 0;
  private seenAny = false;
  private welcomed = false;
  private heard = 0;
  private pinged = 0;
  private waiting: Sent[] = [];
  private ticking: unknown = null;
  private retrying: unknown = null;
  private over = false;
  private readonly timer: Timer;
  private readonly random: () => number;
  private readonly newId: () => string;
  lang: string;

  constructor(private readonly options: LinkOptions) {
    this.timer = options.timer ?? realTimer;
    this.random = options.random ?? Math.random;
    this.newId = options.id ?? uuid;
    this.lang = options.lang;
  }

  /** Number of the last event seen. */
  get n(): number {
    return this.last;
  }

  get unanswered(): readonly Command[] {
    return this.waiting.map((sent) => sent.command);
  }

  connect(): void {
    if (this.over) return;
    this.cancelRetry();
    this.drop();
    this.say(this.seenAny ? 'lost' : 'connecting');
    const socket = this.options.open(this.options.url);
    this.socket = socket;
    this.welcomed = false;
    this.heard = this.timer.now();
    this.pinged = this.heard;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.heard = this.timer.now();
      this.pinged = this.heard;
      const { version } = this.options;
      this.frame({ type: 'hello', last: this.last, version, lang: this.lang });
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(event.data);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
    socket.onerror = () => undefined;
    if (this.ticking === null) this.tick();
  }

  /** Send a command now, or as soon as the table can be reached again. */
  send(command: Command): string {
    const sent: Sent = { id: this.newId(), n: this.last, command, at: this.timer.now() };
    this.waiting.push(sent);
    if (this.welcomed) this.transmit(sent);
    this.options.hooks.pending?.(this.unanswered);
    return sent.id;
  }

  /** Ask for everything again in another language. */
  speak(lang: string): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.status === 'open') this.connect();
  }

  close(): void {
    this.over = true;
    this.cancelRetry();
    if (this.ticking !== null) this.timer.cancel(this.ticking);
    this.ticking = null;
    this.drop();
    this.say('closed');
  }

  private tick(): void {
    this.ticking = this.timer.after(TICK, () => {
      this.tick();
      this.beat();
    });
  }

  private beat(): void {
    if (!this.socket) return;
    const now = this.timer.now();
    if (now - this.heard >= GONE_AFTER) {
      // The close handshake of a dead connection can take minutes: take a new socket at once.
      this.connect();
      return;
    }
    if (!this.welcomed) return;
    if (now - this.pinged >= PING_EVERY) {
      this.pinged = now;
      this.frame({ type: 'ping' });
    }
    for (const sent of this.waiting) {
      if (now - sent.at >= RESEND_AFTER) this.transmit(sent);
    }
  }

  private receive(text: string): void {
    this.heard = this.timer.now();
    let frame: Frame;
    try {
      frame = JSON.parse(text) as Frame;
    } catch {
      return;
    }
    const { hooks } = this.options;
    switch (frame.type) {
      case 'welcome': {
        const first = !this.seenAny;
        // A table that counts less than we have seen is another one: begin anew.
        if (frame.n < this.last) this.last = 0;
        this.welcomed = true;
        this.seenAny = true;
        hooks.you?.(frame.you);
        this.take(frame.events, frame.n, frame.state, first ? 'first' : 'caught-up');
        this.say('open');
        if (frame.version && frame.version !== this.options.version) hooks.outdated?.(frame.version);
        for (const sent of this.waiting) this.transmit(sent);
        break;
      }
      case 'events':
        if (!this.welcomed) break;
        if (frame.events.length && frame.events[0]!.n > this.last + 1) {
          this.connect();
          break;
        }
        this.take(frame.events, frame.n, frame.state, 'live');
        break;
      case 'ack':
        this.answered(frame.id);
        break;
      case 'refused':
        hooks.refused(frame.code, frame.message, this.answered(frame.id));
        break;
      case 'presence':
        hooks.presence?.(frame.seats, frame.wait ?? {});
        break;
      case 'bye':
        this.say('restarting');
        break;
      case 'pong':
        break;
    }
  }

  private take(events: readonly Event[], n: number, state: State, news: News): void {
    if (n < this.last) return;
    const fresh = events.filter((event) => event.n > this.last);
    this.last = Math.max(this.last, n);
    this.options.hooks.events(fresh, state, news);
  }

  private answered(id: string): Command | null {
    const sent = this.waiting.find((one) => one.id === id);
    if (!sent) return null;
    this.waiting = this.waiting.filter((one) => one !== sent);
    this.options.hooks.pending?.(this.unanswered);
    return sent.command;
  }

  private transmit(sent: Sent): void {
    sent.at = this.timer.now();
    this.frame({ type: 'do', id: sent.id, n: sent.n, command: sent.command });
  }

  private frame(data: unknown): void {
    try {
      this.socket?.send(JSON.stringify(data));
    } catch {
      // A socket that is closing throws; its onclose leads to a new one.
    }
  }

  private lost(code: number): void {
    this.drop();
    if (this.over) return;
    if (code >= 4400 && code < 4500) {
      this.close();
      this.say('refused');
      return;
    }
    if (this.status !== 'restarting') this.say(this.seenAny ? 'lost' : 'connecting');
    const wait = RETRY_LEAST + this.random() * RETRY_SPREAD;
    this.retrying = this.timer.after(wait, () => this.connect());
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    try {
      socket.close();
    } catch {
      // Already closed.
    }
  }

  private cancelRetry(): void {
    if (this.retrying !== null) this.timer.cancel(this.retrying);
    this.retrying = null;
  }

  private say(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.options.hooks.status(status);
  }
}

type Frame =
  | { type: 'welcome'; version: string; you: You; n: number; events: Event[]; state: State }
  | { type: 'events'; n: number; events: Event[]; state: State }
  | { type: 'ack'; id: string; n: number }
  | { type: 'refused'; id: string; code: string; message: string }
  | { type: 'presence'; seats: Presence; wait?: Readonly<Record<string, number>> }
  | { type: 'pong' }
  | { type: 'bye'; why: string };

/** A random UUID, made here where the browser has no `crypto.randomUUID`: on plain http. */
export function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
