import { describe, expect, it } from 'vitest';
import { Book } from '../model/book.svelte';
import { lane, sampleBoard } from '../samples/decide';
import type { Board, MapMark, View } from '../protocol';
import { affairsOf } from './affairs';

const named = (en: string) => ({ en, pl: en });
const board: Board = {
  ...sampleBoard([lane('oslo-bergen'), lane('oslo-molde')]),
  tickets: [{ id: 't1', links: [{ from: { node: 'oslo' }, to: { node: 'bergen' }, points: 7 }], penalty: 7 }],
  events: [{ id: 'e1', immediate: false, name: named('Early snow'), text: named('Each route costs more.') }],
  tokens: [{ id: 'lamp', name: named('lamp') }],
};
const seat = (more: object) => ({ cards: {}, tickets: 0, score: 0, lanes: [], trains: 20, ...more });
const view = {
  event: { active: 'e1', deck: 4, discard: [] },
  orders: [{ ticket: 't1', by: 1 }],
  seats: [seat({ tokens: { lamp: 2 } }), seat({ postcards: { held: [7], shown: [] }, items: ['kettle'] })],
  cities: { oslo: { owner: 1, used: true } },
  painted: { 'oslo-bergen': 'blue' },
  shut: ['oslo-molde'],
} as unknown as View;
const marks: MapMark[] = [{ is: 'city', city: 'oslo', company: 'red', game: 1, year: 1901, token: 'lamp' }];

function told(memory: readonly MapMark[] = [], book: Book | null = null) {
  const known = { board, view, names: ['Ala', 'Bo'], you: 0, language: 'en' as const, book, memory };
  return Object.fromEntries(affairsOf(known).map(({ key, lines }) => [key, lines]));
}

describe('the text board of a game with cards that do things', () => {
  it('tells all of them', () => {
    expect(told()).toEqual({
      event: ['Early snow: Each route costs more.', '4 events left in the deck'],
      company: ['Office of Bo: kettle'],
      orders: ['Oslo – Bergen (7), fulfilled: Bo'],
      tokens: ['Ala: lamp 2'],
      map: ['Oslo: token: Bo, used in this game'],
      lanes: ['Oslo – Bergen: now blue', 'Oslo – Molde: shut, nobody may claim it now'],
      postcards: ['Bo, Postcard 7'],
    });
  });

  it('and who put there what earlier games have left', () => {
    const book = new Book(() => Promise.reject(new Error()));
    expect(told(marks, book).memory).toEqual(['Oslo: lamp: red, 1901']);
  });

  it('is silent where there is nothing of the kind', () => {
    const plain = {
      ...view,
      event: undefined,
      orders: undefined,
      cities: undefined,
      painted: undefined,
      shut: undefined,
    };
    const known = { board, view: { ...plain, seats: [] } as unknown as View, names: [], you: null, book: null };
    expect(affairsOf({ ...known, language: 'pl', memory: [] })).toEqual([]);
  });
});
