import { describe, expect, it, vi } from 'vitest';
import { OldPart } from '../src/lib/oldpart.svelte';
import {
  articleOf,
  calledSeat,
  choices,
  claimsAgainst,
  columnsFor,
  fallen,
  laysOf,
  leftOf,
  oldSettings,
  type Opening,
  openClaims,
  optionsOf,
  stepFrom,
  tileText,
  toPlay,
  touchOf,
} from '../src/lib/old';
import { sentence, type Scene } from '../src/lib/words';
import { LANGUAGES } from '../src/lib/i18n.svelte';
import type { Claim, FaultTexts, Old, Ruling } from '../src/old';
import type { Command, Event, Legal, State } from '../src/types';

const lay = (tile: string, end: 'left' | 'right', touch = 0): Legal => ({
  action: 4 * Number(tile[0]) + touch,
  tile,
  end,
  touch,
  text: `${tile}${end === 'left' ? '<' : '>'}`,
});

const ruling = (fields: Partial<Ruling> = {}): Ruling => ({
  ruling: 'renege_barred',
  article: 'renonce 14',
  row: 'RENONCE-03',
  code: 'encyclopedie',
  reason: { en: 'Seat 2 passed.', fr: 'La place 2 a boudé.', es: 'El puesto 2 pasó.' },
  ...fields,
});

const claim = (fields: Partial<Claim> = {}): Claim => ({
  claim: 1,
  seat: 1,
  fault: 'renege',
  against: 2,
  state: 'noted',
  ruling: null,
  ...fields,
});

function table(own: Partial<NonNullable<Old['may_err']>> = {}, fields: Partial<State> = {}, claims: Claim[] = []): State {
  const old: Old = {
    code: 'encyclopedie',
    codes: ['encyclopedie'],
    places: null,
    due: 6,
    took: {},
    ready: [],
    open: {},
    must: {},
    called: null,
    forbidden: [],
    barred: [],
    claims,
    claimable: [],
    may_err: { seat: 1, out_of_turn: false, lays: [], may: [], ...own },
    choose: [],
    first_ruling: false,
  };
  return {
    phase: 'play',
    you: [1],
    turn: 1,
    hand: ['0-1', '3-4'],
    legal: [],
    may: [],
    ends: [6, 1],
    line: [],
    old,
    ...fields,
  } as unknown as State;
}

describe('what can be laid at an old table', () => {
  it('is every tile once at each end, whichever half would touch', () => {
    const lays = [lay('3-4', 'left', 3), lay('3-4', 'left', 4), lay('3-4', 'right', 3), lay('3-4', 'right', 4)];
    expect(laysOf(table({ lays })).map(({ tile, end }) => `${tile} ${end}`)).toEqual(['3-4 left', '3-4 right']);
  });

  it('shows the half that matches at the end', () => {
    expect(touchOf(lay('1-4', 'right'), [6, 4])).toBe(4);
    expect(touchOf(lay('1-4', 'left'), [6, 4])).toBe(1);
  });

  it('is the turn of who may act, not of who could act out of turn', () => {
    const lays = [lay('3-4', 'left', 3)];
    expect(toPlay(table({ lays }))).toBe(true);
    expect(toPlay(table({ lays, out_of_turn: true }))).toBe(false);
    expect(toPlay(table({ lays: [] }, { may: ['pass'] }))).toBe(true);
    expect(toPlay(table({ lays }, { phase: 'counting' }))).toBe(false);
  });

  it('may be the tiles of another whose hand is called', () => {
    expect(calledSeat(table({ seat: 3 }))).toBe(3);
    expect(calledSeat(table({ seat: 1 }))).toBeNull();
    expect(calledSeat(table({ seat: 3, out_of_turn: true }))).toBeNull();
  });
});

describe('what a person is about to do', () => {
  function part(state: State): { part: OldPart; sent: Command[] } {
    const sent: Command[] = [];
    return { part: new OldPart({ state, busy: false, send: (one) => void sent.push(one) }), sent };
  }

  it('lays at once in turn, with what was said once', () => {
    const { part: mine, sent } = part(table({ lays: [lay('3-4', 'left')] }));
    mine.named = '5-6';
    mine.points = 10;
    mine.lay(lay('3-4', 'left'));
    mine.lay(lay('3-4', 'right'));
    expect(sent).toEqual([
      { do: 'lay', tile: '3-4', end: 'left', named: '5-6', announce: 10 },
      { do: 'lay', tile: '3-4', end: 'right' },
    ]);
  });

  it('lays out of turn only when that is confirmed', () => {
    const { part: mine, sent } = part(table({ out_of_turn: true, lays: [lay('3-4', 'left')] }));
    mine.lay(lay('3-4', 'left'));
    expect(sent).toEqual([]);
    mine.cancel();
    mine.confirm();
    expect(sent).toEqual([]);
    mine.act('pass');
    mine.confirm();
    expect(sent).toEqual([{ do: 'pass', out_of_turn: true }]);
  });

  it('forgets what can no longer be done', () => {
    const state = table({ out_of_turn: true });
    const { part: mine } = part(state);
    mine.lay(lay('3-4', 'left'));
    mine.hear([], { ...state, hand: ['0-1'] }, false);
    expect(mine.early).toBeNull();
  });

  it('is told of the first ruling that falls on him, and of no other', () => {
    const ruled = claim({ seat: 2, against: 1, state: 'ruled', ruling: ruling() });
    const state = table({}, {}, [ruled]);
    const { part: mine } = part(state);
    mine.hear([], state, false);
    expect(mine.fallen).toBeNull();
    const first = { ...state, old: { ...state.old!, first_ruling: true } };
    mine.hear([], first, false);
    expect(mine.fallen).toBe(ruled);
    mine.fallen = null;
    mine.hear([], first, false);
    expect(mine.fallen).toBeNull();
  });

  it('knows the clock of the server from what is heard live', () => {
    vi.useFakeTimers({ now: 100_000 });
    const state = table();
    const { part: mine } = part(state);
    mine.hear([{ n: 1, type: 'passed', at: 40_000 }], state, false);
    expect(mine.now).toBe(100_000);
    mine.hear([{ n: 2, type: 'passed', at: 97_000 }], state, true);
    expect(mine.now).toBe(97_000);
    vi.useRealTimers();
  });
});

describe('claims', () => {
  it('are offered against others; of oneself one owns up elsewhere', () => {
    const claimable = [
      { fault: 'renege', against: [1, 2] },
      { fault: 'bredouille', against: [1] },
    ];
    expect(claimsAgainst(claimable, [1])).toEqual([{ fault: 'renege', against: [2] }]);
  });

  it('are open until they are ruled', () => {
    const claims = [claim(), claim({ claim: 2, state: 'choosing' }), claim({ claim: 3, state: 'ruled' })];
    expect(openClaims(table({}, {}, claims).old!).map((one) => one.claim)).toEqual([1, 2]);
  });

  it('leave a choice to those whom the server names', () => {
    const claims = [claim({ state: 'choosing' }), claim({ claim: 2, state: 'choosing' })];
    const state = table({}, {}, claims);
    const mine = { ...state, old: { ...state.old!, choose: [2] } };
    expect(choices(state).mine).toEqual([]);
    expect(choices(mine).mine.map((one) => one.claim)).toEqual([2]);
    expect(choices(mine).others.map((one) => one.claim)).toEqual([1]);
  });

  it('mark the option that counts when nobody chooses', () => {
    const told = claim({ options: ['lies_open', 'void'], default: 'lies_open' });
    expect(optionsOf(told)).toEqual([
      { option: 'lies_open', usual: true },
      { option: 'void', usual: false },
    ]);
  });

  it('fall on somebody only with a ruling in time that was not his own doing', () => {
    const of = (one: Claim, you: readonly number[]): Claim | null => fallen(table({}, {}, [one]).old!, you);
    const ruled = claim({ state: 'ruled', ruling: ruling() });
    expect(of(ruled, [2])).toBe(ruled);
    expect(of(ruled, [1])).toBeNull();
    expect(of(claim({ state: 'ruled', ruling: ruling({ ruling: 'not_in_time' }) }), [2])).toBeNull();
    expect(of(claim({ seat: 2, state: 'ruled', ruling: ruling() }), [2])).toBeNull();
    expect(of(claim(), [2])).toBeNull();
  });
});

describe('articles', () => {
  const texts: FaultTexts = {
    kinds: {},
    rows: { 'RENONCE-03': { text: { en: 'ours' }, sources: [] }, 'FAULT-02': { text: { en: 'ours' }, sources: [] } },
    originals: { encyclopedie: { 'renonce 14': 'Il y a renonce …' }, manuel: { 'FAULT-02': 'Un dé placé …' } },
  };

  it('are found in the book, those of the manuel by the row', () => {
    expect(articleOf(ruling(), texts)).toEqual({ french: 'Il y a renonce …', row: 'RENONCE-03' });
    const manuel = ruling({ code: 'manuel', article: 'manuel', row: 'FAULT-02' });
    expect(articleOf(manuel, texts)).toEqual({ french: 'Un dé placé …', row: 'FAULT-02' });
  });

  it('of a tournament have no old French', () => {
    const fed = ruling({ code: 'fed', article: 'overdraw', row: 'fault_codes/fed/overdraw' });
    expect(articleOf(fed, texts)).toEqual({ french: null, row: null });
  });
});

describe('the mixed tiles', () => {
  it('are gone through by arrows, and no further than the border', () => {
    expect(stepFrom(0, 'ArrowRight', 7, 28)).toBe(1);
    expect(stepFrom(0, 'ArrowUp', 7, 28)).toBe(0);
    expect(stepFrom(20, 'ArrowDown', 7, 28)).toBe(27);
    expect(stepFrom(24, 'ArrowDown', 7, 28)).toBe(24);
    expect(stepFrom(3, 'End', 7, 28)).toBe(27);
    expect(stepFrom(3, 'a', 7, 28)).toBeNull();
  });

  it('stand in more columns on a wide felt', () => {
    expect(columnsFor(28, 340, 300)).toBeLessThan(columnsFor(28, 900, 300));
    for (const count of [28, 55, 91]) {
      const columns = columnsFor(count, 340, 330);
      expect(340 / columns).toBeGreaterThanOrEqual(24);
    }
  });
});

it('opens a table with its codes', () => {
  const open = (chosen: Partial<Opening>): string[] =>
    oldSettings({ old: true, code: 'encyclopedie', second: '', forgetful: false, ...chosen });
  expect(open({ old: false, code: 'academie' })).toEqual([]);
  expect(open({})).toEqual(['table=old']);
  expect(open({ code: 'academie' })).toEqual(['table=old', 'faults=academie']);
  expect(open({ code: 'fed', second: 'encyclopedie' })).toEqual(['table=old', 'faults=fed+encyclopedie']);
  expect(open({ code: 'fed', second: 'fed' })).toEqual(['table=old', 'faults=fed']);
  expect(open({ code: 'manuel', second: 'fed' })).toEqual(['table=old', 'faults=manuel']);
});

it('writes a tile with its smaller number first, and no time below zero', () => {
  expect(tileText(6, 5)).toBe('5-6');
  expect(leftOf(5000, 7000)).toBe(0);
  expect(leftOf(null, 7000)).toBeNull();
});

describe('sentences of the old table', () => {
  const scene = (language: Scene['language']): Scene => ({
    language,
    names: new Map([
      [1, 'Anne'],
      [2, 'Bruno'],
    ]),
    you: [1],
    sides: [[1], [2]],
  });
  const events: Record<string, unknown>[] = [
    { type: 'took', seat: 1, count: 6 },
    { type: 'ready', seat: 1 },
    { type: 'served', lead: 2 },
    { type: 'shown', seat: 1, tile: '5-6' },
    { type: 'announced', seat: 1, what: 'domino', tile: '5-6' },
    { type: 'announced', seat: 1, what: 'count', points: 10 },
    { type: 'claimed', seat: 1, against: 2, fault: 'renege', claim: 1 },
    { type: 'claimed', seat: 1, against: 1, fault: 'renege', claim: 1 },
    { type: 'claimed', seat: null, against: 2, fault: 'shown_in_serving', claim: 1 },
    { type: 'noted', claim: 1 },
    { type: 'ruled', claim: 1, ...ruling() },
    { type: 'choosing', claim: 1, side: [1], options: ['void'] },
    { type: 'chosen', claim: 1, option: 'void', seat: 1 },
    { type: 'chosen', claim: 1, option: 'void', seat: null },
    { type: 'counting' },
    { type: 'agreed', seat: 1 },
    { type: 'asked', seat: 1, what: 'gallery' },
    { type: 'answered', seat: 1, what: 'gallery', yes: true, for: 2, against: 1 },
    { type: 'answered', seat: 1, what: 'table', yes: true, laid_by: [1, 2], tiles: ['5-6', '6-6'] },
    { type: 'answered', seat: 1, what: 'row', yes: true, lead: 2, tile: '6-6' },
    { type: 'answered', seat: 1, what: 'row', yes: true, lead: 2, tile: null },
    { type: 'answered', seat: 1, what: 'row', yes: false },
    { type: 'said', seat: 1, phrase: null },
    { type: 'dealt', deal: 2, places: 28 },
    { type: 'laid', seat: 1, tile: '3-4', touch: 4, named: '5-6', announced: 5, out_of_turn: true },
  ];

  it.each(LANGUAGES)('are told in %s, each of its own', (language) => {
    const told = events.map((event) => sentence(scene(language), { n: 1, ...event } as Event));
    for (const text of told) {
      expect(text).toBeTruthy();
      expect(text).not.toMatch(/\{|undefined|page-/);
    }
    expect(new Set(told).size).toBe(told.length);
  });

  it('name who has laid each of the last tiles', () => {
    const asked = { n: 1, type: 'answered', seat: 1, what: 'table', yes: true };
    const told = (fields: object): string | null => sentence(scene('fr'), { ...asked, ...fields } as Event);
    expect(told({ laid_by: [1, 2], tiles: ['5-6', '6-6'] })).toMatch(/Anne 5-6, Bruno 6-6/);
    expect(told({ laid_by: [], tiles: [] })).toContain('—');
  });

  it('give the reason of a ruling in the language of the page', () => {
    const event = { n: 1, type: 'ruled', claim: 1, ...ruling() } as Event;
    expect(sentence(scene('fr'), event)).toContain('La place 2 a boudé.');
    expect(sentence(scene('en'), event)).toContain('Encyclopédie, renonce 14');
    const general = { ...event, article: 'general 5' } as Event;
    expect(sentence(scene('fr'), general)).toContain('Encyclopédie, règles générales 5');
  });
});
