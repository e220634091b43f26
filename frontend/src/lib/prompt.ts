/** What the person is to do now, in a sentence; empty where nothing is. */
import { t } from './i18n.svelte';
import { calledSeat } from './old';
import type { Table } from './table.svelte';

export function promptOf(table: Table): string {
  const { state, complaint, yourTurn } = table;
  if (complaint) return complaint;
  if (!state) return '';
  if (state.phase === 'fair' || state.phase === 'lots') return t('turn-shuffle');
  if (state.phase !== 'play' || state.turn === null) return '';
  if (state.old && yourTurn) {
    const called = calledSeat(state);
    if (called !== null) return t('old-call', { name: table.name(called) });
    return t(state.line.length ? 'turn-yours' : 'old-turn-lead');
  }
  if (state.asked && state.you.includes(state.asked.seat)) return t('take-back-waiting');
  if (!yourTurn) return t('turn-of', { name: table.name(state.turn) });
  if (!state.legal.length) return state.may.includes('draw') ? t('turn-draw') : t('turn-pass');
  return t(state.line.length ? 'turn-yours' : 'turn-lead');
}
