/** A sheet on the server: read with one secret, written with another. They go in bodies only. */
import { request } from '../lib/api';
import type { Shared } from './shelf';
import type { Entry } from './types';

interface Found {
  readonly entries: readonly Entry[];
  readonly writes: boolean;
}

const post = <T>(path: string, body: unknown): Promise<T> => request<T>('POST', path, body);

export const sharing = {
  /** Put a sheet on the server; returns its secrets, shown to nobody else. */
  async open(entries: readonly Entry[]): Promise<Shared & { addresses: readonly string[] }> {
    const made = await post<{ sheet: string; write: string; read: string; addresses: string[] }>(
      '/api/sheets',
      { entries },
    );
    return {
      id: made.sheet,
      secret: made.write,
      writes: true,
      read: made.read,
      addresses: made.addresses,
    };
  },
  fetch: ({ id, secret }: Shared) => post<Found>(`/api/sheets/${id}/read`, { secret }),
  send: ({ id, secret }: Shared, entries: readonly Entry[]) =>
    post<Found>(`/api/sheets/${id}/entries`, { secret, entries }),
  remove: ({ id, secret }: Shared) => post<void>(`/api/sheets/${id}/remove`, { secret }),
};

/** Read `#sheet=ID&secret=…`, as a link or a QR code gives it. */
export function sharedIn(fragment: string): Shared | null {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const id = fields.get('sheet');
  const secret = fields.get('secret');
  if (!id || !secret || !/^[\w-]{8,40}$/.test(id) || !/^[\w-]{16,200}$/.test(secret)) return null;
  return { id, secret, writes: false };
}

export function linkTo(base: string, id: string, secret: string): string {
  return `${base}/arbiter#sheet=${id}&secret=${secret}`;
}
