import { describe, expect, it } from 'vitest';
import { paymentOf, paymentText } from './codes';

describe('payments', () => {
  it.each([
    ['RR*', { cards: 'RR*', plus: '', swap: 0, using: 0 }],
    ['RR plus B', { cards: 'RR', plus: 'B', swap: 0, using: 0 }],
    ['R swap 2', { cards: 'R', plus: '', swap: 2, using: 0 }],
    ['RpRs plus * swap 1 using 3', { cards: 'RpRs', plus: '*', swap: 1, using: 3 }],
    ['', { cards: '', plus: '', swap: 0, using: 0 }],
  ])('%s is read and written', (text, payment) => {
    expect(paymentOf(text)).toEqual(payment);
    expect(paymentText(payment)).toBe(text);
  });
});
