/** Forget me, for score sheets: those this browser may write leave the server. */
import { sharing } from './sharing';
import { Shelf } from './shelf';

/**
 * Ends the links of every sheet kept here. The sheets stay: they name others too, and each can be
 * removed by hand.
 */
export async function forgetShared(shelf = new Shelf(localStorage)): Promise<void> {
  for (const { shared, ...own } of shelf.all()) {
    if (!shared) continue;
    if (shared.writes) await sharing.remove(shared).catch(unlessGone);
    shelf.put(own);
  }
}

/** A sheet that the server has forgotten already is as one wanted it. */
function unlessGone(error: unknown): void {
  if ((error as { code?: string }).code !== 'no-such-sheet') throw error;
}
