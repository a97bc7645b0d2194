import { describe, expect, it } from 'vitest';
import { textsIn } from '../i18n/index.svelte';
import type { StepAhead } from '../protocol';
import { lane, sampleBoard } from '../samples/decide';
import { named } from '../samples/names';
import { aheadInWords, aheadLines, aheadSum } from './ahead';

const board = sampleBoard([lane('oslo-bergen')], {
  start_money: 5,
  tokens: [{ id: 'salt', name: named('Salt') }],
  items: [{ id: 'kettle', name: named('Kettle'), text: named('') }],
});
const steps: StepAhead[] = [
  { step: 0, dollars: -2 },
  { step: 3, source: 'company:0', name: named('Blue Line'), dollars: 2 },
  { step: 5, source: 'module:7', name: named('Ice'), token: 'salt', tokens: 1 },
  { step: 8, source: 'module:5', name: named('Lamps'), asks: true },
  { step: 12, source: 'law:0', cards: 1 },
  { step: 13, source: 'item:kettle', dollars: 3 },
  { step: 13, source: 'postcard:12', cards: 2 },
];

const money = (n: number): string => textsIn('pl').cards.money(n);

describe('the checklist of a claim', () => {
  it('tells each step with its card and what it brings', () => {
    expect(aheadLines(steps, board, 'en')).toEqual([
      { step: null, who: 'Price', gains: '−$2' },
      { step: 3, who: 'Blue Line', gains: '+$2' },
      { step: 5, who: 'Ice', gains: 'Salt +1' },
      { step: 8, who: 'Lamps', gains: 'a question to you' },
      { step: 12, who: 'Rule of the game', gains: '+1 card' },
      { step: null, who: 'Kettle', gains: '+$3' },
      { step: null, who: 'Postcard 12', gains: '+2 cards' },
    ]);
  });

  it('adds up dollars and cards, in both languages', () => {
    expect(aheadSum(steps, 'en')).toBe('+$3, +3 cards');
    expect(aheadSum(steps, 'pl')).toBe(`+${money(3)}, +3 karty`);
  });

  it('adds up nothing where there is one line, or where it comes to nothing', () => {
    expect(aheadSum(steps.slice(0, 1), 'en')).toBeNull();
    expect(aheadSum(steps.slice(0, 2), 'en')).toBeNull();
  });

  it('says it in sentences on the text board', () => {
    const said = aheadInWords(steps, board, 'pl');
    expect(said[0]).toBe(`Cena: −${money(2)}`);
    expect(said[3]).toBe('Krok 8, Lamps: pytanie do ciebie');
    expect(said.at(-1)).toBe(`Razem: +${money(3)}, +3 karty`);
  });
});
