import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  GONE_AFTER,
  Link,
  PING_EVERY,
  RESEND_AFTER,
  RETRY_LEAST,
  RETRY_SPREAD,
  uuid,
  type SocketLike,
  type Status,
  type Timer,
} from '../src/link';
import type { Command, Event, State } from '../src/types';

class FakeSocket implements SocketLike {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;
  send(data: string): void {
    if (this.closed) throw new Error('closed');
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  accept(): void {
    this.onopen?.(undefined as never);
  }
  say(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  die(code = 1006): void {
    this.closed = true;
    this.onclose?.({ code });
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((frame) => frame['type'] === type);
  }
}

class FakeTimer implements Timer {
  private time = 0;
  private queue: { at: number; action: () => void }[] = [];
  now(): number {
    return this.time;
  }
  after(milliseconds: number, action: () => void): unknown {
    const entry = { at: this.time + milliseconds, action };
    this.queue.push(entry);
    return entry;
  }
  cancel(handle: unknown): void {
    this.queue = this.queue.filter((entry) => entry !== handle);
  }
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.queue.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.cancel(next);
      this.time = next.at;
      next.action();
    }
    this.time = end;
  }
}

const state = (n: number): State => ({ n }) as unknown as State;
const event = (n: number): Event => ({ n, type: 'passed', seat: 1 });
const LAY: Command = { do: 'lay', action: 7 };

let sockets: FakeSocket[];
let timer: FakeTimer;
let seen: number[];
let statuses: Status[];
let refusals: string[];
let reloads: string[];
let link: Link;

beforeEach(() => {
  sockets = [];
  timer = new FakeTimer();
  seen = [];
  statuses = [];
  refusals = [];
  reloads = [];
  let ids = 0;
  link = new Link({
    url: 'ws://table',
    version: 'v1',
    lang: 'fr',
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    timer,
    random: () => 0.5,
    id: () => `id-${++ids}`,
    hooks: {
      events: (events) => seen.push(...events.map((one) => one.n)),
      refused: (code) => refusals.push(code),
      status: (status) => statuses.push(status),
      outdated: (version) => reloads.push(version),
    },
  });
  link.connect();
});

const latest = (): FakeSocket => sockets.at(-1)!;

function welcome(n: number, events: Event[] = [], version = 'v1'): void {
  latest().accept();
  latest().say({ type: 'welcome', version, you: {}, n, events, state: state(n) });
}

describe('the hello', () => {
  it('names the last event seen, the version and the language', () => {
    latest().accept();
    expect(latest().sent).toEqual([{ type: 'hello', last: 0, version: 'v1', lang: 'fr' }]);
  });

  it('names the last event again on the next socket', () => {
    welcome(3, [event(1), event(2), event(3)]);
    latest().die();
    timer.pass(RETRY_LEAST + RETRY_SPREAD);
    latest().accept();
    expect(latest().sent[0]).toMatchObject({ type: 'hello', last: 3 });
  });
});

describe('events', () => {
  it('are handed on once and in order, whatever is sent again', () => {
    welcome(2, [event(1), event(2)]);
    latest().say({ type: 'events', n: 3, events: [event(3)], state: state(3) });
    latest().say({ type: 'events', n: 3, events: [event(3)], state: state(3) });
    latest().say({ type: 'events', n: 4, events: [event(3), event(4)], state: state(4) });
    latest().say({ type: 'events', n: 2, events: [event(2)], state: state(2) });
    expect(seen).toEqual([1, 2, 3, 4]);
  });

  it('with a gap before them make the link ask again from where it was', () => {
    welcome(2, [event(1), event(2)]);
    latest().say({ type: 'events', n: 5, events: [event(5)], state: state(5) });
    expect(sockets).toHaveLength(2);
    welcome(5, [event(3), event(4), event(5)]);
    expect(latest().sent[0]).toMatchObject({ last: 2 });
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('a command', () => {
  it('carries its id and the number of the last event', () => {
    welcome(4);
    link.send(LAY);
    expect(latest().of('do')).toEqual([{ type: 'do', id: 'id-1', n: 4, command: LAY }]);
  });

  it('is sent again until it is acknowledged, with the same id and number', () => {
    welcome(4);
    link.send(LAY);
    timer.pass(RESEND_AFTER + 600);
    const sent = latest().of('do');
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map((frame) => JSON.stringify(frame))).size).toBe(1);
    latest().say({ type: 'ack', id: 'id-1', n: 5 });
    const before = latest().of('do').length;
    timer.pass(3 * RESEND_AFTER);
    expect(latest().of('do')).toHaveLength(before);
  });

  it('goes out on the next socket if the first one died with it', () => {
    welcome(4);
    latest().die();
    link.send(LAY);
    timer.pass(RETRY_LEAST + RETRY_SPREAD);
    welcome(6, [event(5), event(6)]);
    expect(latest().of('do')).toEqual([{ type: 'do', id: 'id-1', n: 4, command: LAY }]);
  });

  it('that is refused is not sent again, and the reason is told', () => {
    welcome(4);
    link.send(LAY);
    latest().say({ type: 'refused', id: 'id-1', code: 'must-play', message: '…' });
    timer.pass(2 * RESEND_AFTER);
    expect(refusals).toEqual(['must-play']);
    expect(latest().of('do')).toHaveLength(1);
  });
});

describe('the connection', () => {
  it('is pinged every two and a half seconds', () => {
    welcome(1);
    for (let round = 0; round < 4; round++) {
      timer.pass(PING_EVERY);
      latest().say({ type: 'pong' });
    }
    expect(latest().of('ping')).toHaveLength(4);
    expect(sockets).toHaveLength(1);
  });

  it('is replaced when nothing was heard for nine seconds', () => {
    welcome(1);
    timer.pass(GONE_AFTER - 600);
    expect(sockets).toHaveLength(1);
    timer.pass(1200);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]!.closed).toBe(true);
    expect(statuses.at(-1)).toBe('lost');
  });

  it('comes back three and a half to four seconds after it broke', () => {
    welcome(1);
    latest().die();
    timer.pass(RETRY_LEAST);
    expect(sockets).toHaveLength(1);
    timer.pass(RETRY_SPREAD);
    expect(sockets).toHaveLength(2);
    welcome(1);
    expect(statuses.at(-1)).toBe('open');
  });

  it('does not come back when the table refuses this browser', () => {
    latest().accept();
    latest().die(4403);
    timer.pass(60_000);
    expect(sockets).toHaveLength(1);
    expect(statuses.at(-1)).toBe('refused');
  });

  it('hears nothing more from a socket that was replaced', () => {
    welcome(1);
    const old = latest();
    const ear = old.onmessage;
    timer.pass(GONE_AFTER + 600);
    expect(old.onmessage).toBeNull();
    ear?.({ data: JSON.stringify({ type: 'events', n: 2, events: [event(2)], state: state(2) }) });
    expect(seen).toEqual([]);
  });

  it('asks for a reload when the server has a newer page', () => {
    welcome(1, [], 'v2');
    expect(reloads).toEqual(['v2']);
  });

  it('is silent after it was closed', () => {
    welcome(1);
    link.close();
    timer.pass(60_000);
    expect(sockets).toHaveLength(1);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['https', 'http'])('makes ids of the form of a UUID, all different, over %s', (over) => {
  if (over === 'http') {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  }
  const ids = Array.from({ length: 50 }, uuid);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/);
});
