/**
 * The sheets that this browser keeps, written at every step: entries are only ever added to, so
 * that what is kept is what was entered, whatever happens to the page.
 */
import type { Entry } from './types';

const KEY = 'palamede.arbiter';

/** Where a sheet is shared: the server that has it, and the secret that opens it. */
export interface Shared {
  readonly id: string;
  readonly secret: string;
  /** The writer's, or a reader's. */
  readonly writes: boolean;
  /** A secret for readers, known to who shared it. */
  readonly read?: string;
}

export interface Kept {
  readonly id: string;
  readonly entries: readonly Entry[];
  /** Milliseconds since 1970 of the last entry. */
  readonly at: number;
  readonly shared?: Shared;
  /** Fields filled in and not yet entered, by form. */
  readonly drafts?: Readonly<Record<string, unknown>>;
}

type Store = { sheets: Record<string, Kept>; current: string | null };

export class Shelf {
  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'>) {}

  private read(): Store {
    try {
      const found = JSON.parse(this.storage.getItem(KEY) ?? '') as Store;
      return { sheets: found.sheets ?? {}, current: found.current ?? null };
    } catch {
      return { sheets: {}, current: null };
    }
  }

  /** Returns whether it could be kept. */
  private write(store: Store): boolean {
    try {
      this.storage.setItem(KEY, JSON.stringify(store));
      return true;
    } catch {
      return false;
    }
  }

  get current(): Kept | null {
    const { sheets, current } = this.read();
    return current === null ? null : (sheets[current] ?? null);
  }

  /** Every sheet, the last written first. */
  all(): Kept[] {
    return Object.values(this.read().sheets).sort((one, other) => other.at - one.at);
  }

  /** Keep a sheet, and open it. */
  keep(sheet: Kept): boolean {
    return this.put(sheet, sheet.id);
  }

  /** Keep a sheet; the open one stays open. */
  put(sheet: Kept, current = this.read().current): boolean {
    return this.write({ sheets: { ...this.read().sheets, [sheet.id]: sheet }, current });
  }

  choose(id: string | null): void {
    this.write({ ...this.read(), current: id });
  }

  remove(id: string): void {
    const { sheets, current } = this.read();
    const { [id]: _, ...others } = sheets;
    this.write({ sheets: others, current: current === id ? null : current });
  }
}
