/**
 * A server that lives in the page, for looking at it and trying it out during development.
 *
 * `/t/demo?mock&game=voleur&plies=9` plays so many plies at random and then hands over; `seed`,
 * `set`, `players`, `tiles` (each), `draw`, `phase` (seating, counted, finished), `line` (length of
 * a line that is only to be looked at) and `offline` change the picture.
 */
import type { SocketLike } from '../src/link';
import gamesData from './games.json';
import { MockTable, NAMES, query } from './mocktable';

let table: MockTable | null = null;

class MockSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;

  constructor() {
    table ??= new MockTable();
    setTimeout(() => this.onopen?.(undefined as never), 5);
    if (query.has('offline')) setTimeout(() => this.onclose?.({ code: 1006 }), 400);
  }

  hear(frame: unknown): void {
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(frame) }), 15);
  }

  send(text: string): void {
    const frame = JSON.parse(text) as { type: string; last: number; id: string; command: never };
    if (frame.type === 'ping') this.hear({ type: 'pong' });
    else if (frame.type === 'do') table!.command(frame.id, frame.command);
    else if (frame.type === 'hello') {
      table!.sockets.add(this);
      const { state } = table!;
      const you = { seats: state.you, owner: state.owner, name: 'Anne' };
      const version = __VERSION__;
      this.hear({ type: 'welcome', version, you, n: state.n, events: table!.events.slice(frame.last), state });
      this.hear({ type: 'presence', seats: { 1: 'here', 2: query.has('gone') ? 'gone' : 'here' } });
      table!.bots();
    }
  }

  close(): void {
    table?.sockets.delete(this);
  }
}

function answer(method: string, path: string): unknown {
  if (path === '/api/games') return gamesData;
  if (path === '/api/bots') return ['random', 'greedy', 'classical'].map((name) => ({ name }));
  if (method === 'POST' && path === '/api/tables') return { table: 'demo', seat_secret: 'x'.repeat(32) };
  if (path.endsWith('/join')) return {};
  if (path.endsWith('/invites')) {
    return {
      invite: 'Zr1kX0a9WcQ4mT7yBv2LdA',
      seats: { 3: 'Pq8sN4h2JfK6gR1uEo5ZtC', 4: 'Lm3vB7x9YwS2dG4cHk6TnA' },
      addresses: [query.has('lan') ? 'http://192.168.1.20:8123' : 'http://127.0.0.1:8123'],
      lan: query.has('lan'),
    };
  }
  if (path === '/api/lan') return { lan: true, addresses: ['http://192.168.1.20:8123'] };
  if (path === '/api/mine') {
    return [
      { table: 'demo', rules: 'voleur', names: NAMES.slice(0, 4), phase: 'play', at: Date.now() - 9e5, scores: [45, 60] },
      { table: 'old', rules: 'peche', names: ['Anne', 'Bruno'], phase: 'finished', at: Date.now() - 9e8, scores: [112, 86] },
    ];
  }
  if (path.endsWith('/replay')) {
    const one = new MockTable();
    one.begin();
    const steps = [];
    for (let ply = 0; ply < 60 && one.phase === 'play'; ply++) {
      one.play();
      steps.push({ ...structuredClone(one.state), text: `${ply + 1}` });
    }
    return { title: 'Domino voleur', names: one.names, steps };
  }
  if (path === '/api/mine/code') return { code: 'amber river stone window garden silver apple north' };
  return {};
}

/** Put the mock in the place of the server. */
export function install(): void {
  globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(typeof input === 'string' ? input : input instanceof URL ? input : input.url, location.href);
    return new Response(JSON.stringify(answer(init?.method ?? 'GET', url.pathname)), {
      headers: { 'content-type': 'application/json' },
    });
  };
  const Real = globalThis.WebSocket;
  globalThis.WebSocket = function (url: string, protocols?: string[]) {
    return url.includes('/api/') ? new MockSocket() : new Real(url, protocols);
  } as unknown as typeof WebSocket;
}
