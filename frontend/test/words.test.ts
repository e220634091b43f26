import { describe, expect, it } from 'vitest';
import { sentence, touching, type Scene } from '../src/lib/words';
import type { Event } from '../src/types';

const scene = (language: Scene['language']): Scene => ({
  language,
  names: new Map([
    [1, 'Anne'],
    [2, 'Bruno'],
    [3, 'Claire'],
    [4, 'Diego'],
  ]),
  you: [1],
  sides: [
    [1, 3],
    [2, 4],
  ],
});

const told = (event: Omit<Event, 'n'>, language: Scene['language'] = 'fr'): string | null =>
  sentence(scene(language), { n: 1, ...event } as Event);

describe('an event in words', () => {
  it('names the half that touches first, and the number that is everywhere', () => {
    const laid = { type: 'laid', seat: 2, tile: '4-6', touch: 6, end: 'right', ends: [4, 4], count: 0 };
    expect(told(laid)).toBe('Bruno pose 6-4, quatre partout');
    expect(told({ ...laid, ends: [1, 4], count: 5 }, 'en')).toBe('Bruno lays 6-4, marks 5');
    expect(touching('3-5', 3)).toBe('3-5');
  });

  it('tells a drawn tile only where the event does', () => {
    expect(told({ type: 'drew', seat: 2 })).toBe('Bruno pêche un dé');
    expect(told({ type: 'drew', seat: 1, tile: '0-3' })).toBe('Anne pêche 0-3');
  });

  it('tells the count with who went out and what each side marks', () => {
    const counted = { type: 'counted', deal: 2, outcome: 'domino', out: 3, winners: [1, 3], marks: [15, 0] };
    expect(told(counted, 'en')).toBe('Claire makes domino. Anne and Claire: 15.');
    expect(told({ ...counted, outcome: 'closed', out: null }, 'en')).toBe(
      'The game is closed. Anne and Claire: 15.',
    );
  });

  it('tells the end of the partie by the winners, and how it is paid', () => {
    const finished = { type: 'finished', winners: [2, 4], multiplier: 2, stakes: [-10, 10, -10, 10] };
    expect(told(finished, 'es')).toBe('La partida es de Bruno y Diego, pagada doble.');
    expect(told({ ...finished, winners: [] }, 'en')).toBe('The match is drawn.');
  });

  it('says nothing of what nobody needs to hear', () => {
    expect(told({ type: 'committed', seat: 2, commit: 'ab' })).toBeNull();
    expect(told({ type: 'something-new' })).toBeNull();
  });

  it.each(['en', 'fr', 'es'] as const)('is a sentence without gaps in %s', (language) => {
    const events: Omit<Event, 'n'>[] = [
      { type: 'seated', seat: 2, name: 'Bruno', kind: 'human' },
      { type: 'seated', seat: 2, name: 'Bruno', kind: 'bot', stands_in: true },
      { type: 'left', seat: 2 },
      { type: 'begun', partie: 1 },
      { type: 'committed', commit: 'ab' },
      { type: 'lots', leader: 2 },
      { type: 'dealt', deal: 1, lead: 2 },
      { type: 'passed', seat: 2 },
      { type: 'counted', deal: 1, outcome: 'void', marks: [0, 0], winners: [] },
      { type: 'counted', deal: 1, outcome: 'reached', out: 2, marks: [0, 9], winners: [2] },
      { type: 'asked', seat: 2, what: 'take_back' },
      { type: 'answered', seat: 2, what: 'take_back', yes: true },
      { type: 'answered', seat: 2, what: 'take_back', yes: false },
      { type: 'taken_back' },
      { type: 'said', seat: 2, phrase: 3 },
    ];
    for (const event of events) expect(told(event, language)).toMatch(/^[^{}$]*\S[^{}$]*[.!?\w]$/u);
  });
});
