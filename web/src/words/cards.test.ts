import { describe, expect, it } from 'vitest';
import { tinyBoard } from '../samples/tiny';
import { cardInWords, cardsInWords, faceUpInWords } from './cards';
import { splitCards } from './codes';

describe('cards in words', () => {
  const one = tinyBoard(1);
  const two = tinyBoard(2);

  it('splits codes of one and two signs', () => {
    expect(splitCards('RtR1*')).toEqual(['Rt', 'R1', '*']);
  });

  it('has the three plural forms of Polish', () => {
    expect(cardsInWords('R', one, 'pl')).toBe('1 czerwona');
    expect(cardsInWords('RRR', one, 'pl')).toBe('3 czerwone');
    expect(cardsInWords('BBBBB', one, 'pl')).toBe('5 niebieskich');
    expect(cardsInWords('******', one, 'pl')).toBe('6 lokomotyw');
    expect(cardsInWords({ W2: 5, '*': 2 }, two, 'pl')).toBe('5 białych podwójnych statków i 2 jokery');
  });

  it('keeps anchors apart unless told otherwise', () => {
    expect(cardsInWords('RtRhRh', two, 'en')).toBe('1 red wagon and 2 red wagons with an anchor');
    expect(cardsInWords('RtRhRh', two, 'en', { anchors: false })).toBe('3 red wagons');
  });

  it('agrees in gender', () => {
    expect(faceUpInWords('Y', one, 'pl')).toBe('odkryta żółta karta');
    expect(faceUpInWords('Yt', two, 'pl')).toBe('odkryty żółty wagon');
    expect(cardInWords('*', one, 'en')).toBe('a locomotive');
  });

  it('lists several with commas', () => {
    expect(cardsInWords('RBY', one, 'en')).toBe('1 red, 1 blue and 1 yellow');
  });
});
