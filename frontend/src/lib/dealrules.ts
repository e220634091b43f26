/**
 * The switches of the rules that decide how tiles are taken and who leads: what a proof of the deals
 * must know. The games and their defaults come from the program (`presets.json`, written by its
 * tests), so that a record is proved without asking any server.
 */
import presets from './presets.json';

export interface DealRules {
  /** The largest number on a tile. */
  readonly set: number;
  /** Tiles that each takes. */
  readonly hand: number;
  /** Hands dealt, that of the dead included. */
  readonly seats: number;
  /** Seat of the dead hand, or null. */
  readonly dead: number | null;
  /** Whether seats 1 and 3 play against 2 and 4. */
  readonly paired: boolean;
  readonly removed: readonly string[];
  readonly serving: 'grab' | 'cut' | 'row';
  readonly firstLead: 'drawn' | 'highest_double';
  readonly nextLead: 'rotate' | 'rotate_back' | 'winner' | 'after_winner' | 'first_lead';
  readonly tieLead: 'rotate' | 'same';
  readonly goal: 'fewest' | 'most';
  readonly blockedTie: 'void' | 'primacy' | 'split';
}

/** Values that this module can follow; with another one nothing is proved. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  sides: ['solo', 'partners', 'dead_hand'],
  serving: ['grab', 'cut', 'row'],
  first_lead: ['drawn', 'highest_double'],
  next_lead: ['rotate', 'rotate_back', 'winner', 'after_winner', 'first_lead'],
  tie_lead: ['rotate', 'same'],
  goal: ['fewest', 'most'],
  blocked_tie: ['void', 'primacy', 'split'],
};
/** Switches that change the deal too, of which this module knows the usual value only. */
const USUAL = ['direction', 'redeal', 'lot', 'no_lead_tile', 'blocked_lead'] as const;

type Values = Record<string, unknown>;

interface Presets {
  readonly defaults: Values;
  readonly aliases: Readonly<Record<string, string>>;
  readonly games: Readonly<Record<string, { readonly players: number[]; readonly values: Values }>>;
}

const { defaults, aliases, games } = presets as unknown as Presets;

/** How the dead hand is written among the names of a table. */
export const DEAD = 'mort';

/** A name without case and accents, as the program compares them. */
const plain = (name: string): string =>
  name
    .trim()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[-\s'’]/g, '_');

/** The rules of a table, or null where this module cannot follow them. */
export function dealRules(
  rules: string,
  settings: readonly string[],
  names: readonly string[] | null,
): DealRules | null {
  const game = games[aliases[plain(rules)] ?? plain(rules)];
  const own = read(settings);
  if (!game || !own) return null;
  const sides = String(own['sides'] ?? game.values['sides'] ?? defaults['sides']);
  const seated = names ? names.length - (sides === 'dead_hand' ? 1 : 0) : undefined;
  const players = Number(own['players'] ?? seated ?? game.players[0]);
  if (!game.players.includes(players) || (seated !== undefined && seated !== players)) return null;
  const value = (name: string): unknown => {
    const found = own[name] ?? game.values[name] ?? defaults[name];
    return isMap(found) ? found[String(players)] : found;
  };
  const known = Object.entries(KNOWN).every(([name, values]) => values.includes(String(value(name))));
  const usual = USUAL.every((name) => same(value(name), defaults[name]));
  const [set, hand, removed] = [value('set'), value('hand'), value('removed')];
  if (!known || !usual || !isNumber(set) || !isNumber(hand) || !isTiles(removed)) return null;
  const dead = sides === 'dead_hand' ? (names?.indexOf(DEAD) ?? -1) + 1 || 3 : null;
  return {
    set,
    hand,
    seats: players + (dead === null ? 0 : 1),
    dead,
    paired: sides !== 'solo',
    removed,
    serving: value('serving') as DealRules['serving'],
    firstLead: value('first_lead') as DealRules['firstLead'],
    nextLead: value('next_lead') as DealRules['nextLead'],
    tieLead: value('tie_lead') as DealRules['tieLead'],
    goal: value('goal') as DealRules['goal'],
    blockedTie: value('blocked_tie') as DealRules['blockedTie'],
  };
}

/** Settings such as `hand=6` by name; null where one is no setting, or no switch. */
function read(settings: readonly string[]): Values | null {
  const found: Values = {};
  for (const text of settings) {
    const [, name, value] = /^([a-z_0-9]+)=(\S+)$/i.exec(text) ?? [];
    const key = name?.toLowerCase();
    if (key === undefined || !(key in defaults) || key in found) return null;
    try {
      found[key] = valueOf(key, value!);
    } catch {
      return null;
    }
  }
  return found;
}

function valueOf(name: string, text: string): unknown {
  if (/^[[{]/.test(text)) return JSON.parse(text) as unknown;
  if (name === 'removed') return text.split(',');
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text.toLowerCase();
}

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => Number.isInteger(value);
const isTiles = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((tile) => typeof tile === 'string' && /^\d+-\d+$/.test(tile));
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
