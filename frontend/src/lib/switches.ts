/** What a table plays by, as far as the page must know it to draw. */
import type { State } from '../types';
import { games } from './games.svelte';

/** A switch of the rules: from the table's own settings, else from the game's. */
function switchOf(state: State, name: string): unknown {
  const own = state.conventions?.[name];
  if (own !== undefined) return own;
  const setting = state.settings?.find((one) => one.startsWith(`${name}=`));
  return setting?.slice(name.length + 1) ?? games.find(state.rules)?.switches?.[name];
}

/** The largest number on a tile of the table's set. */
export const setOf = (state: State): number => Number(switchOf(state, 'set') ?? 6);

/** How halves of the line touch: only the drawing needs to know. */
export const joinOf = (state: State): 'equal' | 'seven' =>
  switchOf(state, 'join') === 'seven' ? 'seven' : 'equal';
