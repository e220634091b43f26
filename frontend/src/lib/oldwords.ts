/** What happens at a table à l'ancienne, in sentences. */
import type { Event, Words } from '../types';
import { faults } from './faults.svelte';
import { listing, say } from './i18n.svelte';
import { seatName, type Scene } from './words';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const seats = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The sentence of an event that only an old table has; undefined for those of every table. */
export function oldSentence(scene: Scene, event: Event): string | null | undefined {
  const { language } = scene;
  const speak = (id: string, args: Record<string, string | number> = {}): string =>
    say(language, `event-${id}`, args);
  const named = (seat: unknown): string => seatName(scene, number(seat));
  const name = event.seat === undefined || event.seat === null ? '' : named(event.seat);
  switch (event.type) {
    case 'took':
      return speak('took', { name, count: number(event['count']) });
    case 'ready':
      return speak('ready', { name });
    case 'served':
      return speak('served', { name: named(event['lead']) });
    case 'shown':
      return speak('shown', { name, tile: text(event['tile']) });
    case 'announced':
      return announced(event, name, speak);
    case 'claimed': {
      const fault = faults.name(text(event['fault']), language);
      if (event['fault'] === 'bredouille') return speak('says-bredouille', { name });
      if (!name) return speak('noticed', { against: named(event['against']), fault });
      if (event['against'] === event.seat) return speak('owns-up', { name, fault });
      return speak('claimed', { name, against: named(event['against']), fault });
    }
    case 'noted':
      return speak('noted');
    case 'ruled': {
      const source = faults.source(
        { code: text(event['code']), article: text(event['article']) || null, ruling: text(event['ruling']) },
        language,
      );
      return speak('ruled', { source, reason: inLanguage(event['reason'], scene) });
    }
    case 'choosing': {
      const names = listing(seats(event['side']).map(named), language);
      const options = texts(event['options']).map((option) => faults.option(option, language));
      return speak('choosing', { names, options: options.join('; ') });
    }
    case 'chosen': {
      const option = faults.option(text(event['option']), language);
      return name ? speak('chosen', { name, option }) : speak('chosen-default', { option });
    }
    case 'restored':
      return speak('restored');
    case 'opened_hand':
      return speak('opened-hand', { name });
    case 'counting':
      return speak('counting');
    case 'agreed':
      return speak('agreed-count', { name });
    case 'asked':
      return event['what'] === 'gallery' ? speak('gallery', { name }) : undefined;
    case 'answered':
      return answered(scene, event, name, speak);
    case 'said':
      return event['phrase'] === null ? speak('word', { name }) : undefined;
    case 'dealt':
      return event['places'] === undefined ? undefined : speak('taking', { deal: number(event['deal']) });
    default:
      return undefined;
  }
}

type Speak = (id: string, args?: Record<string, string | number>) => string;

function announced(event: Event, name: string, speak: Speak): string {
  if (event['what'] !== 'domino') return speak('says-points', { name, points: number(event['points']) });
  const tile = text(event['tile']);
  return tile ? speak('says-domino-tile', { name, tile }) : speak('says-domino', { name });
}

function answered(scene: Scene, event: Event, name: string, speak: Speak): string | undefined {
  switch (event['what']) {
    case 'gallery': {
      const votes = { for: number(event['for']), against: number(event['against']) };
      return speak(event['yes'] ? 'gallery-yes' : 'gallery-no', votes);
    }
    case 'table':
      return speak('told-table', { name, tiles: lastOfEach(scene, event) });
    case 'row':
      if (!event['yes']) return speak('told-nothing', { name });
      return toldLead(scene, event, name, speak);
    default:
      return undefined;
  }
}

function toldLead(scene: Scene, event: Event, name: string, speak: Speak): string {
  const lead = seatName(scene, number(event['lead']));
  const tile = text(event['tile']);
  return tile ? speak('told-lead', { name, lead, tile }) : speak('told-leader', { name, lead });
}

/** Name the last tile of each player with who laid it. */
function lastOfEach(scene: Scene, event: Event): string {
  const seats = event['laid_by'] as number[];
  const told = texts(event['tiles']).map((tile, place) => `${seatName(scene, seats[place]!)} ${tile}`);
  return told.join(', ') || '—';
}

/** What is said with a tile: its name, points, and that it comes out of turn. */
export function spokenWith(scene: Scene, event: Event): string[] {
  const { language } = scene;
  const name = event.seat === undefined ? '' : seatName(scene, event.seat);
  const said: string[] = [];
  if (event['out_of_turn'] === true) said.push(say(language, 'event-out-of-turn'));
  const tile = text(event['named']);
  if (tile) said.push(say(language, 'event-says-named', { name, tile }));
  if (typeof event['announced'] === 'number') {
    said.push(say(language, 'event-says-points', { name, points: event['announced'] }));
  }
  return said;
}

function inLanguage(value: unknown, { language }: Scene): string {
  if (typeof value === 'string') return value;
  const words = value as Exclude<Words, string> | null | undefined;
  return words?.[language] ?? words?.['en'] ?? '';
}
