import { describe, expect, it } from 'vitest';
import { lane, sampleBoard } from '../samples/decide';
import { hasExtras, paymentInWords } from './payments';

const tool = { id: 'tool', name: { en: 'Crowbar', pl: 'Łom' }, text: { en: '', pl: '' } };
const board = { ...sampleBoard([lane('oslo-bergen')]), items: [tool] };
const price = { fee: 2, swap: [1, 3], using: { 1: 'tool' } };

describe('what a claim takes', () => {
  it.each([
    ['RR', undefined, '2 red', '2 czerwone'],
    ['RR plus G', undefined, '2 red, plus 1 green', '2 czerwone, oraz 1 zielona'],
    ['R swap 2', price, '1 red, $3 for 2 cards, fee $2', '1 czerwona, 3 $ za 2 karty, opłata 2 $'],
    ['R using 1', price, '1 red, using Crowbar, fee $2', '1 czerwona, użyte: Łom, opłata 2 $'],
    ['R swap 1 using 2', undefined, '1 red, dollars for 1 card, using a card of your office', undefined],
  ])('%s', (pay, of, en, pl) => {
    expect(paymentInWords(pay, of, board, 'en')).toBe(en);
    if (pl) expect(paymentInWords(pay, of, board, 'pl')).toBe(pl);
  });

  it('is more than cards, or not', () => {
    expect(hasExtras('RR', undefined)).toBe(false);
    expect(hasExtras('RR', { swap: [1] })).toBe(false);
    for (const pay of ['RR swap 1', 'RR plus B', 'RR using 1']) expect(hasExtras(pay, undefined)).toBe(true);
    expect(hasExtras('RR', price)).toBe(true);
  });
});
