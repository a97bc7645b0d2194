import { describe, expect, it } from 'vitest';
import { tinyBoard } from '../samples/tiny';
import type { Refusal, View } from '../protocol';
import { answerInWords, haveInWords, needInWords, reasonFor } from './reasons';

const lane = (id: string) => {
  const found = tinyBoard(1).lanes.find((l) => l.id === id);
  if (!found) throw new Error(id);
  return found;
};
const NOT_HELD: Refusal = { code: 'cards_not_held', rules: 'G-25' };

function view(hand: Record<string, number>): View {
  const seat = {
    cards: {},
    shown: {},
    tickets: 0,
    offered: 0,
    rejected: 0,
    decided: false,
    score: 0,
    lanes: [],
    trains: 3,
    ships: 9,
  };
  return {
    turn: 1,
    start: 0,
    active: 0,
    picks: 0,
    ask: { kind: 'choose_action', waiting: [0] },
    last_round: null,
    passes: 0,
    market: [],
    draw: {},
    discard: {},
    ticket_pile: { unseen: 0, under: [] },
    tunnel: null,
    closed: [],
    last_slots: [],
    seats: [seat, { ...seat, lanes: ['oslo-rome'] }],
    own: { hand, tickets: [], rejected: [], offer: [], answer: null, outlook: [] },
    choices: null,
  };
}

describe('why not', () => {
  const board = tinyBoard(1);
  const about = { board, view: view({ Y: 2, '*': 1, R: 5 }), names: ['Ania', 'Bolek'], you: 0 };

  it('says what a route costs and what there is', () => {
    const en = reasonFor(NOT_HELD, { ...about, lane: 'oslo-bergen' }, 'en');
    expect(en).toEqual({
      sentence: 'Oslo – Bergen costs 4 yellow; you have 2 yellow and 1 locomotive.',
      rule: 'G-25',
      place: 'claim_how',
    });
    const pl = reasonFor(NOT_HELD, { ...about, lane: 'oslo-bergen' }, 'pl');
    expect(pl.sentence).toBe('Oslo – Bergen – koszt: 4 żółte; masz: 2 żółte i 1 lokomotywa.');
  });

  it('takes the best colour for a grey route', () => {
    expect(haveInWords({ Y: 2, R: 3 }, lane('oslo-rome'), board, 'en')).toBe('3 red');
    expect(haveInWords({}, lane('oslo-rome'), board, 'en')).toBe('nothing that fits');
  });

  it('knows special routes', () => {
    const two = tinyBoard(2);
    expect(needInWords(lane('ferry'), board, 'en')).toBe(
      '4 cards of one colour, with at least 2 locomotives among them',
    );
    expect(needInWords(lane('long'), board, 'pl')).toBe('9 kart w jednym kolorze (4 dowolne karty zastępują jedną)');
    expect(needInWords(lane('rough'), two, 'pl')).toBe('2 czerwone wagony i 1 para w jednym kolorze');
    expect(needInWords(lane('oslo-lima'), two, 'en')).toBe('white ship cards for 5 spaces');
    expect(haveInWords({ W1: 1, W2: 2, Wt: 3 }, lane('oslo-lima'), two, 'en')).toBe(
      '1 white ship and 2 white double ships',
    );
  });

  it('names the owner and the missing pieces', () => {
    const taken: Refusal = { code: 'lane_taken', rules: 'G-25' };
    expect(reasonFor(taken, { ...about, lane: 'oslo-rome' }, 'pl').sentence).toBe(
      'Oslo – Rzym – już zajęte (Bolek); poszukaj innej drogi.',
    );
    const few: Refusal = { code: 'too_few_pieces', rules: 'G-25, U-17, W-31' };
    expect(reasonFor(few, { ...about, lane: 'oslo-bergen' }, 'en').sentence).toBe(
      'Oslo – Bergen needs 4 wagons, but you have only 3 wagons left; choose a shorter route.',
    );
  });

  it('points to the rule of this kind of route', () => {
    const refusal: Refusal = { code: 'wrong_number_of_cards', rules: 'G-28, N-34, N-37, W-36, W-42' };
    const nordic = tinyBoard(1, 'nordic');
    expect(reasonFor(refusal, { board: nordic, lane: 'ferry' }, 'en').place).toBe('ferry_three');
    expect(reasonFor(refusal, { board: nordic, lane: 'long' }, 'en').place).toBe('murmansk');
    expect(reasonFor(refusal, { board: nordic, lane: 'oslo-rome' }, 'en').place).toBe('claim_cards');
    expect(reasonFor(refusal, { board: tinyBoard(2), lane: 'oslo-lima' }, 'en').place).toBe('sea_change');
  });

  it('has words for answers', () => {
    expect(answerInWords('stale', 'pl')).toBe('Sytuacja na stole się zmieniła – sprawdź jeszcze raz.');
  });
});
