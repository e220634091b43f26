/** What a table may agree on before it is opened: the main switches of the rules and their values. */
import type { Game, Rule } from '../types';

/** The switches that the page offers, in this order; all the others are the books'. */
export const OFFERED = [
  'target',
  'stake',
  'hand',
  'draw',
  'first_lead',
  'next_lead',
  'blocked_tie',
  'match_value',
  'count_call',
] as const;

export type Chosen = Readonly<Record<string, string>>;

/** The value that a game gives a switch at a table of so many, as text. */
export function usual(game: Game, rule: Rule, players: number): string {
  if (rule.name === 'hand') {
    const hand = game.hands?.[String(players)];
    if (hand !== undefined) return String(hand);
  }
  return String(game.switches?.[rule.name] ?? rule.default);
}

/** The switches that mean something in a game. */
export function offered(game: Game, rules: readonly Rule[]): Rule[] {
  return OFFERED.flatMap((name) => {
    const rule = rules.find((one) => one.name === name);
    if (!rule) return [];
    if (name === 'target' && game.switches?.['match_end'] === 'pot') return [];
    if (name === 'count_call' && !game.switches?.['count']) return [];
    return rule.form === 'integer' || rule.values.length > 1 ? [rule] : [];
  });
}

/** `name=value` for what has been chosen otherwise than in the books; an empty field is the books'. */
export function settingsOf(
  game: Game,
  rules: readonly Rule[],
  players: number,
  chosen: Chosen,
): string[] {
  return offered(game, rules).flatMap((rule) => {
    const value = (chosen[rule.name] ?? '').trim();
    return value && value !== usual(game, rule, players) ? [`${rule.name}=${value}`] : [];
  });
}

export interface Agreement {
  readonly rule: Rule;
  /** As text, the way the table wrote it. */
  readonly value: string;
}

/** What a table has agreed on otherwise than in the books, as it has been written. */
export function agreed(
  game: Game | undefined,
  rules: readonly Rule[],
  players: number,
  settings: readonly string[],
): Agreement[] {
  return settings.flatMap((setting) => {
    const [name = '', value = ''] = setting.split(/=(.*)/s);
    const rule = rules.find((one) => one.name === name);
    // How many sit there is to be seen; a table plays one match, whatever a series would be.
    if (!rule || name === 'players' || name === 'series') return [];
    return game && usual(game, rule, players) === value ? [] : [{ rule, value }];
  });
}
