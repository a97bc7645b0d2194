import { describe, expect, test } from 'vitest';
import { handAfter, mixable, mixText, ranked, restOfPaid, wantedColours, withCard } from './payments';
import { lane, sampleBoard, seaBoard } from '../samples/decide';

const board = sampleBoard([
  lane('oslo-bergen'),
  lane('oslo-molde', { colour: 'green' }),
  lane('oslo-lodz', { colour: 'grey' }),
]);

describe('payments in order', () => {
  test('fewest locos first, then the colour there is more of', () => {
    const hand = { R: 2, G: 5, '*': 2 };
    expect(ranked(['R*', '**', 'RR', 'GG'], hand, board)).toEqual(['GG', 'RR', 'R*', '**']);
  });

  test('cards before dollars, and nothing of the office where cards will do (C-0.2)', () => {
    const hand = { R: 2, G: 5, '*': 2 };
    expect(ranked(['RR swap 1', 'G* using 1', 'GG* plus R'], hand, board)).toEqual([
      'GG* plus R',
      'G* using 1',
      'RR swap 1',
    ]);
  });

  test('a colour that tickets need is spared', () => {
    const hand = { R: 2, G: 5 };
    expect(ranked(['GG', 'RR'], hand, board, new Set(['green']))).toEqual(['RR', 'GG']);
  });

  test('ships: the least waste', () => {
    expect(ranked(['R2R2', 'R2R1'], { R2: 2, R1: 1 }, seaBoard([]))).toEqual(['R2R1', 'R2R2']);
  });

  test('colours of lanes that unfinished tickets still ask for', () => {
    const outlook = (complete: boolean, lanes: string[]) => ({ ticket: 't', complete, points: 0, missing: 2, lanes });
    const outlooks = [outlook(false, ['oslo-bergen', 'oslo-molde', 'oslo-lodz']), outlook(true, ['oslo-bergen'])];
    expect([...wantedColours(board, outlooks, ['oslo-bergen'])]).toEqual(['green']);
  });
});

describe('what is left', () => {
  test('of the hand, and of the colours paid', () => {
    const hand = { R: 3, G: 1, '*': 1 };
    expect(handAfter(hand, 'RR*')).toEqual({ R: 1, G: 1 });
    expect(restOfPaid(hand, 'RR', board)).toEqual({ R: 1 });
  });
});

describe('a mix of one’s own', () => {
  test('never below nothing or above what is held, written in the order of the box', () => {
    let mix = withCard(new Map(), '*', 1, 1);
    mix = withCard(mix, '*', 1, 1);
    mix = withCard(mix, 'R', 1, 3);
    expect(mixText(mix, board)).toBe('R*');
    expect(withCard(mix, 'G', -1, 2).has('G')).toBe(false);
    expect(mixText(withCard(mix, 'R', -1, 3), board)).toBe('*');
  });

  test('from the cards that are held, of those that the server says fit', () => {
    const hand = { Rt: 1, R1: 1, '*': 1 };
    expect(mixable(['R1', 'R2', '*'], hand, seaBoard([])).map((one) => one.code)).toEqual(['*', 'R1']);
  });
});
