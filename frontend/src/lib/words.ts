/** What happened, in a sentence: the log and what is read aloud. */
import type { Event, State } from '../types';
import { has, listing, say, type Language } from './i18n.svelte';
import { oldSentence, spokenWith } from './oldwords';

/** What the sentences need to know beside the event itself. */
export interface Scene {
  readonly language: Language;
  readonly names: ReadonlyMap<number, string>;
  /** Seats of this browser. */
  readonly you: readonly number[];
  /** Seats of each side, from side 1. */
  readonly sides: readonly (readonly number[])[];
}

export interface Line {
  readonly n: number;
  readonly text: string;
  /** A heading in the log: a new deal. */
  readonly heading?: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The tile with the half that touches the line first: `6-5` laid against a six. */
export function touching(tile: string, touch: unknown): string {
  const [low, high] = tile.split('-');
  return touch === Number(high) ? `${high}-${low}` : tile;
}

/** Name of a side: its player, or both partners. */
export function sideName(scene: Scene, side: number): string {
  const seats = scene.sides[side - 1] ?? [side];
  return listing(seats.map((seat) => seatName(scene, seat)), scene.language);
}

export function seatName(scene: Scene, seat: number): string {
  const name = scene.names.get(seat);
  return name || say(scene.language, 'seat', { seat });
}

/** The sentence of an event, or null for those that nobody needs to hear. */
export function sentence(scene: Scene, event: Event): string | null {
  const { language } = scene;
  const old = oldSentence(scene, event);
  if (old !== undefined) return old;
  const fields: Fields = event;
  const speak = (id: string, args: Record<string, string | number> = {}): string =>
    say(language, `event-${id}`, args);
  const name = event.seat === undefined ? '' : seatName(scene, event.seat);
  switch (event.type) {
    case 'seated':
      if (fields['stands_in']) return speak('stands-in', { name });
      return speak('seated', { name: text(fields['name']) || name, seat: number(event.seat) });
    case 'left':
      return speak('left', { name });
    case 'begun':
      return speak('begun', { partie: number(fields['partie']) || 1 });
    case 'committed':
      return event.seat === undefined ? speak('shuffling') : null;
    case 'lots':
      return speak('lots', { name: seatName(scene, number(fields['leader'] ?? fields['lead'])) });
    case 'dealt':
      return speak('dealt', {
        deal: number(fields['deal']),
        name: seatName(scene, number(fields['lead'])),
      });
    case 'laid':
      return laid(scene, event, name);
    case 'drew':
      return typeof fields['tile'] === 'string'
        ? speak('drew-tile', { name, tile: fields['tile'] })
        : speak('drew', { name });
    case 'passed':
      return speak('passed', { name });
    case 'counted':
      return counted(scene, fields);
    case 'finished': {
      const winners = numbers(fields['winners']);
      if (!winners.length) return speak('finished-drawn');
      const won = winners.map((seat) => seatName(scene, seat));
      return speak('finished', { names: listing(won, language), times: number(fields['multiplier']) || 1 });
    }
    case 'asked':
      return speak('asked', { name });
    case 'answered':
      if (fields['what'] !== 'take_back') return null;
      return speak(fields['yes'] ? 'agreed' : 'declined', { name });
    case 'taken_back':
      return speak('taken-back');
    case 'said': {
      const phrase = `phrase-${number(fields['phrase'])}`;
      return has(phrase) ? speak('said', { name, phrase: say(language, phrase) }) : null;
    }
    default:
      return null;
  }
}

function laid(scene: Scene, event: Event, name: string): string {
  const { language } = scene;
  const tile = touching(text(event['tile']), event['touch']);
  const parts = [say(language, 'event-laid', { name, tile })];
  const ends = numbers(event['ends']);
  if (ends.length === 2 && ends[0] === ends[1]) {
    parts.push(say(language, 'event-everywhere', { number: numberWord(language, ends[0]!) }));
  }
  if (number(event['count'])) parts.push(say(language, 'event-marks', { points: number(event['count']) }));
  parts.push(...spokenWith(scene, event));
  return parts.join(', ');
}

function counted(scene: Scene, fields: Fields): string {
  const { language } = scene;
  const outcome = text(fields['outcome']);
  const id = ['domino', 'closed', 'reached', 'void'].includes(outcome) ? outcome : 'closed';
  const out = number(fields['out']) || numbers(fields['winners'])[0] || 0;
  const parts = [say(language, `event-counted-${id}`, { name: out ? seatName(scene, out) : '' })];
  numbers(fields['marks']).forEach((points, index) => {
    if (points) parts.push(say(language, 'event-scores', { name: sideName(scene, index + 1), points }));
  });
  return parts.join(' ');
}

/** A number up to eighteen in words, as players call it. */
export function numberWord(language: Language, number: number): string {
  return say(language, `number-${number}`);
}

/** The state's sides as lists of seats. */
export function sidesOf(state: State): number[][] {
  const sides: number[][] = [];
  for (const seat of state.seats) (sides[seat.side - 1] ??= []).push(seat.seat);
  return sides;
}
