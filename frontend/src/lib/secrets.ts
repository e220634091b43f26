/**
 * The secrets of seats: they come in the fragment of a link, which no server sees, and are kept in
 * this browser. They leave it in the body of one POST only.
 */

const KEY = 'palamede.seats';

const KINDS = ['seat', 'invite', 'share'] as const;

export interface Ticket {
  /** `seat` opens one seat, `invite` any empty seat of the table, `share` its finished matches. */
  readonly kind: (typeof KINDS)[number];
  readonly secret: string;
}

/** Read `#seat=…`, `#invite=…` or `#share=…`. */
export function ticketOf(fragment: string): Ticket | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  for (const kind of KINDS) {
    const secret = fields.get(kind);
    if (secret && /^[\w-]{16,200}$/.test(secret)) return { kind, secret };
  }
  return null;
}

type Kept = Record<string, string>;

function kept(storage: Storage): Kept {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

export function keep(table: string, secret: string, storage: Storage = localStorage): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...kept(storage), [table]: secret }));
  } catch {
    // A browser that keeps nothing: the seat can still be had by its link.
  }
}

export function secretOf(table: string, storage: Storage = localStorage): string | null {
  return kept(storage)[table] ?? null;
}

export function tablesKept(storage: Storage = localStorage): string[] {
  return Object.keys(kept(storage));
}

export function forgetSecrets(storage: Storage = localStorage): void {
  storage.removeItem(KEY);
}
