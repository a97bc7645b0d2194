import { describe, expect, it } from 'vitest';
import type { Board, Choices, View } from '../protocol';
import { readCommand, type Situation } from './commands';

const city = (id: string, en: string, pl = en) => ({ id, name: { en, pl }, x: 0, y: 0, kind: 'city' });
const sort = (code: string, colour: string, loco = false) => ({
  code,
  colour,
  deck: 'train',
  pips: 1,
  count: 12,
  name: { en: '', pl: '' },
  ...(loco ? { loco } : {}),
});

const board = {
  nodes: [
    city('oslo', 'Oslo'),
    city('bergen', 'Bergen'),
    city('new_york', 'New York', 'Nowy Jork'),
    city('salt_lake_city', 'Salt Lake City'),
    city('lodz', 'Łódź'),
  ],
  lanes: [
    { id: 'oslo-bergen-1', a: 'oslo', b: 'bergen', length: 4 },
    { id: 'oslo-bergen-2', a: 'oslo', b: 'bergen', length: 4 },
    { id: 'new_york-salt_lake_city-1', a: 'new_york', b: 'salt_lake_city', length: 3 },
  ],
  sorts: [sort('B', 'blue'), sort('R', 'red'), sort('*', 'grey', true)],
  decks: [{ id: 'train', kind: 'rail' }],
} as unknown as Board;
const view = { market: ['R', 'B', '*', null, 'B'], own: { tickets: ['a-b', 'c-d'] } } as unknown as View;

function read(line: string, choices: Choices | null = null, change: Partial<Situation> = {}) {
  return readCommand(line, { board, view, choices, names: ['Ania', 'Łukasz'], ...change });
}

describe('claims that take more than cards', () => {
  const claims = (pay: string, prices: Choices['prices'] = {}): Choices => ({
    claims: { 'oslo-bergen-1': [pay] },
    prices,
  });
  it('are read out before they are made, also the only one', () => {
    expect(read('claim oslo bergen', claims('BB'))).toEqual({ kind: 'move', move: 'claim oslo-bergen-1 BB' });
    expect(read('claim oslo bergen', claims('BB swap 1'))).toMatchObject({ kind: 'pick' });
    expect(read('claim oslo bergen 1', claims('BB swap 1'))).toEqual({
      kind: 'move',
      move: 'claim oslo-bergen-1 BB swap 1',
    });
    expect(read('claim oslo bergen', claims('BB', { 'oslo-bergen-1': { fee: 1 } }))).toMatchObject({ kind: 'pick' });
  });
  it('are found by the colour of the route’s own cards', () => {
    expect(read('claim oslo bergen blue 1', claims('BB plus R'))).toMatchObject({
      move: 'claim oslo-bergen-1 BB plus R',
    });
  });
});

describe('typed commands', () => {
  it.each([
    ['take 2', 'slot 1'],
    ['weź 2', 'slot 1'],
    ['take red', 'slot 0'],
    ['weź niebieską', 'slot 1'],
    ['take wheel', 'slot 2'],
    ['weź lokomotywę', 'slot 2'],
    ['draw', 'blind train'],
    ['dobierz', 'blind train'],
    ['draw tickets', 'tickets'],
    ['dobierz bilety', 'tickets'],
    ['withdraw', 'withdraw'],
    ['fleet 20', 'fleet 20'],
    ['exchange 2 wagons', 'exchange 2 trains'],
    ['wymień 3 statki', 'exchange 3 ships'],
  ])('%s is %s', (line, text) => expect(read(line)).toEqual({ kind: 'move', move: text }));

  const claims: Choices = { claims: { 'oslo-bergen-1': ['BBBB', 'BBB*'], 'new_york-salt_lake_city-1': ['RRR'] } };
  it('claims by cities and colours, in either language and any case', () => {
    expect(read('claim Oslo Bergen 4 blue', claims)).toEqual({ kind: 'move', move: 'claim oslo-bergen-1 BBBB' });
    expect(read('POŁĄCZ bergen oslo niebieskie i koło', claims)).toEqual({
      kind: 'move',
      move: 'claim oslo-bergen-1 BBB*',
    });
    expect(read('claim nowy jork salt lake city', claims)).toEqual({
      kind: 'move',
      move: 'claim new_york-salt_lake_city-1 RRR',
    });
  });
  it('asks which payment, and takes its number', () => {
    expect(read('claim oslo bergen', claims)).toEqual({
      kind: 'pick',
      options: [
        { lane: 'oslo-bergen-1', pay: 'BBBB' },
        { lane: 'oslo-bergen-1', pay: 'BBB*' },
      ],
    });
    expect(read('claim oslo bergen 2', claims)).toEqual({ kind: 'move', move: 'claim oslo-bergen-1 BBB*' });
  });
  it('asks which lane when both could be paid, and takes the number that was read out', () => {
    const both: Choices = { claims: { 'oslo-bergen-1': ['BBBB'], 'oslo-bergen-2': ['RRRR', 'BBBB'] } };
    expect(read('claim oslo bergen', both)).toMatchObject({ kind: 'pick', options: { length: 3 } });
    expect(read('claim oslo bergen 3', both)).toEqual({ kind: 'move', move: 'claim oslo-bergen-2 BBBB' });
    expect(read('claim oslo bergen red', both)).toEqual({ kind: 'move', move: 'claim oslo-bergen-2 RRRR' });
    expect(read('claim oslo bergen 4 blue', both)).toMatchObject({ kind: 'pick', options: { length: 2 } });
    expect(read('claim oslo bergen blue 2', both)).toEqual({ kind: 'move', move: 'claim oslo-bergen-2 BBBB' });
  });
  it('leaves it to the server to say why a lane cannot be claimed', () => {
    expect(read('claim new york salt lake city')).toEqual({ kind: 'move', move: 'claim new_york-salt_lake_city-1' });
  });
  it('says which word it did not understand', () => {
    expect(read('claim Oslo Berlin')).toEqual({ kind: 'wrong', what: 'which_city', word: 'berlin' });
    expect(read('claim Oslo Lodz')).toEqual({ kind: 'wrong', what: 'no_lane', word: '' });
    expect(read('dance')).toEqual({ kind: 'wrong', what: 'unknown', word: 'dance' });
    expect(read('take 9')).toEqual({ kind: 'wrong', what: 'which_card', word: '9' });
    expect(read('take green')).toEqual({ kind: 'wrong', what: 'which_card', word: 'green' });
    expect(read('')).toEqual({ kind: 'wrong', what: 'unknown', word: '' });
  });
  it('keeps tickets by their numbers', () => {
    const offer: Choices = { keep: { offer: ['a-b', 'c-d', 'e-f'], least: 2 } };
    expect(read('keep 1 3', offer)).toEqual({ kind: 'move', move: 'keep a-b e-f' });
    expect(read('zachowaj 2 2', offer)).toEqual({ kind: 'move', move: 'keep c-d' });
    expect(read('keep 4', offer)).toMatchObject({ kind: 'wrong', what: 'which_ticket' });
    expect(read('keep', offer)).toMatchObject({ kind: 'wrong', what: 'which_ticket' });
  });
  it('pays the toll of a tunnel', () => {
    expect(read('pay', { tolls: ['B'] })).toEqual({ kind: 'move', move: 'pay B' });
    expect(read('pay 2', { tolls: ['B', '*'] })).toEqual({ kind: 'move', move: 'pay *' });
    expect(read('pay', { tolls: ['B', '*'] })).toMatchObject({ kind: 'wrong', what: 'which_number' });
  });
  it('answers a card that asks', () => {
    const asked = { ...view, ask: { kind: 'effect_choice', waiting: [0], of: 'city' } } as unknown as View;
    const cities: Choices = { effect: { options: [{ what: 'oslo' }, { what: 'new_york' }] }, decline: true };
    expect(read('choose 2', cities, { view: asked })).toEqual({ kind: 'move', move: 'choose new_york' });
    expect(read('wybierz Nowy Jork', cities, { view: asked })).toEqual({ kind: 'move', move: 'choose new_york' });
    expect(read('choose 3', cities, { view: asked })).toMatchObject({ kind: 'wrong', what: 'which_number' });
    expect(read('choose 1', null, { view: asked })).toMatchObject({ kind: 'wrong', what: 'not_offered' });
    expect(read('nie', cities, { view: asked })).toEqual({ kind: 'move', move: 'no' });
    expect(read('yes', { effect: { accept: true } })).toEqual({ kind: 'move', move: 'yes' });
    expect(read('tak 2', { effect: { payments: ['RB', 'R*'] } })).toEqual({ kind: 'move', move: 'yes R*' });
    expect(read('yes', { effect: { payments: ['RB', 'R*'] } })).toMatchObject({ kind: 'wrong', what: 'which_number' });
  });
  it('answers questions', () => {
    expect(read('routes Łódź')).toEqual({ kind: 'routes', node: 'lodz' });
    expect(read('where lukasz')).toEqual({ kind: 'where', seat: 1 });
    expect(read('ticket 2')).toEqual({ kind: 'ticket', ticket: 'c-d' });
    expect(read('gdzie Ania')).toEqual({ kind: 'where', seat: 0 });
    expect(read('?')).toEqual({ kind: 'show', what: 'help' });
  });
  it('names the deck where there are two', () => {
    const two = {
      ...board,
      decks: [
        { id: 'train', kind: 'rail' },
        { id: 'ship', kind: 'sea' },
      ],
    } as unknown as Board;
    expect(read('draw ships', null, { board: two })).toEqual({ kind: 'move', move: 'blind ship' });
    expect(read('uzupełnij wagony', null, { board: two })).toEqual({ kind: 'move', move: 'refill train' });
    expect(read('draw', null, { board: two })).toMatchObject({ kind: 'wrong', what: 'which_card' });
  });
});
