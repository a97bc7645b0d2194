import { describe, expect, it } from 'vitest';
import type { Ask, View } from '../protocol';
import { GUIDE_STEPS, guideStep } from './guide';

function view(ask: Ask, more: Partial<View> = {}, lanes: string[] = []): View {
  const seat = {
    cards: {},
    shown: {},
    tickets: 2,
    offered: 0,
    rejected: 0,
    decided: false,
    score: 0,
    lanes,
    trains: 45,
  };
  return {
    turn: 1,
    start: 0,
    active: 0,
    picks: 0,
    ask,
    last_round: null,
    passes: 0,
    market: [],
    draw: {},
    discard: {},
    ticket_pile: { unseen: 0, under: [] },
    tunnel: null,
    closed: [],
    last_slots: [],
    seats: [seat, seat],
    own: { hand: {}, tickets: ['a'], rejected: [], offer: [], answer: null, outlook: [] },
    choices: null,
    ...more,
  };
}
const ACTION: Ask = { kind: 'choose_action', waiting: [0] };
const OTHERS: Ask = { kind: 'choose_action', waiting: [1] };
const id = (v: View | null, done: string[] = [], you: number | null = 0) => guideStep(v, you, done)?.id ?? null;

describe('the guide', () => {
  it('leads through a first game', () => {
    const claims = { claims: { x: ['RR'] }, slots: [0] };
    expect(id(view({ kind: 'keep_tickets', waiting: [0, 1], together: true }, { turn: 0 }))).toBe('tickets');
    expect(id(view(ACTION), ['tickets'])).toBe('goal');
    expect(id(view(ACTION, { choices: claims }), ['tickets', 'goal'])).toBe('cards');
    expect(id(view({ kind: 'pick_card', waiting: [0] }), ['goal', 'cards'])).toBe('second');
    expect(id(view(OTHERS), ['goal', 'cards', 'second'])).toBe('watch');
    const seen = ['goal', 'cards', 'second', 'watch'];
    expect(id(view(ACTION, { choices: { slots: [0] } }), seen)).toBeNull();
    expect(id(view(ACTION, { choices: { slots: [0] } }), seen.slice(0, 3))).toBe('watch');
    expect(id(view(ACTION, { choices: claims }), seen)).toBe('lit');
    expect(id(view(ACTION, { choices: claims }), [...seen, 'lit'])).toBe('pay');
    expect(id(view(OTHERS, {}, ['x']), seen)).toBe('claimed');
    expect(id(view(OTHERS, { last_round: { turns_left: 2 } }, ['x']), seen)).toBe('last');
    expect(id(view({ kind: 'game_over', waiting: [] }))).toBeNull();
  });

  it('is silent for those who watch, and before the deal', () => {
    expect(id(view(ACTION), [], null)).toBeNull();
    expect(id(null)).toBeNull();
  });

  it('ends when everything was seen', () => {
    expect(id(view(ACTION), [...GUIDE_STEPS])).toBeNull();
  });
});
