/** The requests of the page, one function each. */
import type { Bot, Game, Phase, Rule, State, Words } from '../types';
import type { FaultTexts } from '../old';
import { speech } from './i18n.svelte';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Ask this server; what goes wrong comes as an `ApiError`, status 0 where it was not reached. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    // What goes wrong is told in the language of the page.
    'accept-language': speech.language,
    'x-palamede': '1',
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, 'unreachable', '');
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as {
      code?: string;
      message?: string;
      detail?: unknown;
    };
    const said = problem.message ?? (typeof problem.detail === 'string' ? problem.detail : '');
    throw new ApiError(response.status, problem.code ?? 'http', said);
  }
  if (response.status === 204) return undefined as T;
  if (response.headers.get('content-type')?.startsWith('text/')) return (await response.text()) as T;
  return (await response.json()) as T;
}

export interface NewTable {
  readonly rules: string;
  readonly settings: readonly string[];
  readonly players: number;
  /** One for each seat but the first: the name of a bot, or `human` for an open seat. */
  readonly opponents: readonly string[];
  readonly name: string;
  readonly stake?: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly lang: string;
}

export interface Invites {
  /** Opens any empty seat. */
  readonly invite: string;
  /** Opens one seat, by its number. */
  readonly seats: Readonly<Record<string, string>>;
  /** Beginnings of addresses under which this server is reached, the best first. */
  readonly addresses: readonly string[];
  /** Whether people on this network can come in. */
  readonly lan: boolean;
  /** Whether the switch may be used here (false behind a public address). */
  readonly lan_possible?: boolean;
}

export interface Mine {
  readonly table: string;
  readonly rules: string;
  readonly title?: Words;
  readonly names: readonly string[];
  readonly phase: Phase;
  /** Milliseconds since 1970 of the last event. */
  readonly at: number;
  readonly scores: readonly number[];
  readonly won?: boolean | null;
}

/** A state of a game that is over, with all hands open. */
export type Step = State & {
  readonly text?: Words;
  readonly hands?: readonly (readonly string[])[] | null;
};

export interface Replay {
  readonly title: Words;
  readonly names: readonly string[];
  readonly steps: readonly Step[];
}

/** A sum that was seen, its mean by chance alone, and the standard deviation. */
export interface Compared {
  readonly seen: number;
  readonly chance: number;
  readonly spread: number;
}

export interface Statistics {
  readonly deals: number;
  readonly groups: readonly {
    readonly who: 'people' | 'house';
    readonly hands: number;
    readonly tiles: number;
    readonly pips: Compared;
    readonly doubles: Compared;
  }[];
  readonly doubles: readonly (Compared & { readonly doubles: number })[];
  readonly tiles: readonly (Compared & { readonly tile: string })[];
}

export const api = {
  games: () => request<Game[]>('GET', '/api/games'),
  switches: () => request<Rule[]>('GET', '/api/switches'),
  faults: () => request<FaultTexts>('GET', '/api/faults'),
  bots: () => request<Bot[]>('GET', '/api/bots'),
  open: (table: NewTable) =>
    request<{ table: string; seat_secret: string }>('POST', '/api/tables', table),
  join: (table: string, body: { secret?: string; invite?: string; name?: string }) =>
    request<{ seat?: number; seat_secret?: string }>('POST', `/api/tables/${table}/join`, body),
  invites: (table: string) => request<Invites>('GET', `/api/tables/${table}/invites`),
  token: (table: string, seat: number) =>
    request<{ token: string }>('POST', `/api/tables/${table}/tokens`, { seat }),
  lan: (on: boolean) => request<{ lan: boolean; addresses: string[] }>('POST', '/api/lan', { on }),
  mine: () => request<Mine[]>('GET', '/api/mine'),
  replay: (table: string, lang: string) =>
    request<Replay>('GET', `/api/tables/${table}/replay?lang=${lang}`),
  importRecord: (record: string, lang: string) =>
    request<Replay>('POST', '/api/replay', { record, lang }),
  share: (table: string) =>
    request<{ secret: string; addresses: string[] }>('POST', `/api/tables/${table}/share`, {}),
  shared: (table: string, secret: string) =>
    request<{ record: string }>('POST', `/api/tables/${table}/shared`, { secret }),
  statistics: () => request<Statistics>('GET', '/api/statistics'),
  move: () => request<{ code: string }>('POST', '/api/mine/code', {}),
  claim: (code: string) =>
    request<{ moved: number }>('POST', '/api/mine/claim', { code }),
  forget: () => request<void>('POST', '/api/forget', {}),
  record: (table: string) => request<string>('GET', `/api/tables/${table}/record`),
  recordUrl: (table: string) => `/api/tables/${table}/record`,
};
