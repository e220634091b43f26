/** The sheet on the desk: what it says now, and what has been written on it. */
import { ApiError } from '../lib/api';
import { uuid } from '../link';
import { refusal } from './words';
import { rules } from './rules';
import { Shelf, type Kept, type Shared } from './shelf';
import { sharing } from './sharing';
import type { Catalogue, Entry, View } from './types';

interface Told {
  readonly view: View | null;
  readonly entries?: readonly Entry[];
  readonly number?: number;
}

class Desk {
  /** Python runs; `failed` if it cannot here. */
  phase = $state<'loading' | 'ready' | 'failed'>('loading');
  catalogue = $state.raw<Catalogue | null>(null);
  sheet = $state.raw<Kept | null>(null);
  view = $state.raw<View | null>(null);
  problem = $state('');
  busy = $state(false);
  /** This browser keeps nothing: a private window, or no room left. */
  forgetful = $state(false);
  /** Of a shared sheet: what keeps it from being sent. */
  sharingProblem = $state('');
  /** Somebody else has written on the shared sheet what does not stand on this one. */
  behind = $state(false);
  kept = $state.raw<readonly Kept[]>([]);
  private shelf = new Shelf(localStorage);

  async start(): Promise<void> {
    this.kept = this.shelf.all();
    this.sheet = this.shelf.current;
    try {
      await rules().ready;
      this.catalogue = await rules().ask<Catalogue>('catalogue');
      if (this.sheet) await this.look();
      this.phase = 'ready';
    } catch (error) {
      this.problem = refusal(error);
      this.phase = 'failed';
    }
  }

  get readOnly(): boolean {
    return this.sheet?.shared !== undefined && !this.sheet.shared.writes;
  }

  /** Write an entry; returns its number, null where it was refused. */
  async add(entry: Entry): Promise<number | null> {
    if (this.busy || this.readOnly) return null;
    this.busy = true;
    this.problem = '';
    try {
      const entries = this.sheet?.entries ?? [];
      const told = await rules().ask<Told>('add', {
        entries,
        entry: { ...entry, at: new Date().toISOString() },
      });
      this.view = told.view;
      this.put({
        ...(this.sheet ?? { id: uuid() }),
        entries: told.entries ?? entries,
        at: Date.now(),
      });
      void this.send();
      return told.number ?? null;
    } catch (error) {
      this.problem = refusal(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  undo(entries: number): Promise<number | null> {
    return this.add({ type: 'undo', entries });
  }

  /** A form that was filled in and not entered yet is kept as well. */
  draft<T>(form: string): T | undefined {
    return this.sheet?.drafts?.[form] as T | undefined;
  }

  keepDraft(form: string, value: unknown): void {
    if (!this.sheet) return;
    this.put({ ...this.sheet, drafts: { ...this.sheet.drafts, [form]: value } });
  }

  dropDraft(form: string): void {
    this.keepDraft(form, undefined);
  }

  async choose(id: string | null): Promise<void> {
    this.shelf.choose(id);
    this.sheet = this.shelf.current;
    this.view = null;
    this.problem = '';
    if (this.sheet) await this.look();
  }

  close(): void {
    void this.choose(null);
    this.kept = this.shelf.all();
  }

  remove(id: string): void {
    this.shelf.remove(id);
    this.kept = this.shelf.all();
  }

  /** Put a sheet on the desk that came as a file. */
  async openFile(text: string): Promise<void> {
    this.problem = '';
    try {
      const told = await rules().ask<Told>('open_file', { text });
      this.view = told.view;
      this.put({ id: uuid(), entries: told.entries ?? [], at: Date.now() });
    } catch (error) {
      this.problem = refusal(error);
    }
  }

  /** Put a shared sheet on the desk. */
  async openShared(shared: Shared): Promise<void> {
    try {
      const found = await sharing.fetch(shared);
      const known = this.shelf.all().find((each) => each.shared?.id === shared.id);
      this.put({
        id: known?.id ?? uuid(),
        entries: found.entries,
        at: Date.now(),
        shared: { ...known?.shared, ...shared, writes: found.writes },
      });
      this.behind = false;
      this.sharingProblem = '';
      await this.look();
    } catch (error) {
      this.problem = refusal(error);
    }
  }

  share(shared: Shared): void {
    if (this.sheet) this.put({ ...this.sheet, shared });
  }

  /** Read a shared sheet anew; what was written here without network is sent. */
  async refresh(): Promise<void> {
    const { sheet } = this;
    if (!sheet?.shared) return;
    if (sheet.shared.writes) return this.send();
    try {
      const found = await sharing.fetch(sheet.shared);
      this.sharingProblem = '';
      if (found.entries.length === sheet.entries.length || this.sheet?.id !== sheet.id) return;
      this.put({ ...sheet, entries: found.entries, at: Date.now() });
      await this.look();
    } catch (error) {
      this.sharingProblem = refusal(error);
    }
  }

  /** Take the sheet as somebody else has written it; one's own stays as a copy. */
  async takeTheirs(): Promise<void> {
    const { sheet } = this;
    if (!sheet?.shared) return;
    const { shared: _shared, drafts: _drafts, ...copy } = sheet;
    this.shelf.keep({ ...copy, id: uuid() });
    await this.openShared(sheet.shared);
  }

  /** Let the server forget the sheet; it stays in this browser. */
  async unshare(): Promise<void> {
    const { sheet } = this;
    if (!sheet?.shared) return;
    try {
      await sharing.remove(sheet.shared);
      const { shared: _, ...own } = sheet;
      this.put(own);
      this.sharingProblem = '';
      this.behind = false;
    } catch (error) {
      this.sharingProblem = refusal(error);
    }
  }

  private async send(): Promise<void> {
    const { sheet } = this;
    if (!sheet?.shared?.writes) return;
    try {
      const found = await sharing.send(sheet.shared, sheet.entries);
      this.sharingProblem = '';
      this.behind = false;
      // Another writer was ahead: what he wrote stands here too.
      if (found.entries.length > sheet.entries.length && this.sheet === sheet) {
        this.put({ ...sheet, entries: found.entries, at: Date.now() });
        await this.look();
      }
    } catch (error) {
      this.behind = error instanceof ApiError && error.code === 'sheet-behind';
      this.sharingProblem = refusal(error);
    }
  }

  private async look(): Promise<void> {
    const { sheet } = this;
    if (!sheet) return;
    try {
      const told = await rules().ask<Told>('read', { entries: sheet.entries });
      if (this.sheet?.id === sheet.id) this.view = told.view;
    } catch (error) {
      this.problem = refusal(error);
    }
  }

  private put(sheet: Kept): void {
    this.sheet = sheet;
    this.forgetful = !this.shelf.keep(sheet);
    this.kept = this.shelf.all();
  }
}

export const desk = new Desk();
