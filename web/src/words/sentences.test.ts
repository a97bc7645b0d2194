import { describe, expect, it } from 'vitest';
import type { Fact, Happening } from '../protocol';
import { eventSentence, linesOf, liveSentence, sentenceOf, type Context } from './sentences';
import { tinyBoard } from '../samples/tiny';

const NAMES = ['Ania', 'Bolek', 'Cyd'];
const pl = (decks: 1 | 2 = 1, you: number | null = 1): Context => ({
  board: tinyBoard(decks),
  names: NAMES,
  you,
  language: 'pl',
});
const en = (decks: 1 | 2 = 1, you: number | null = 1): Context => ({ ...pl(decks, you), language: 'en' });
const played = (seat: number, ...facts: Fact[]): Happening => ({ version: 1, act: 'played', seat, facts });

const CLAIM: Fact = { kind: 'lane_claimed', seat: 0, lane: 'oslo-rome', cards: 'RR*', points: 4 };

describe('a line of the log', () => {
  it('names cities, payment and points in both languages', () => {
    expect(sentenceOf(CLAIM, en())).toBe('Ania claimed Oslo – Rome (2 red and 1 locomotive), +4');
    expect(sentenceOf(CLAIM, pl())).toBe('Ania: połączenie Oslo – Rzym (2 czerwone i 1 lokomotywa), +4');
  });

  it('tells a drawn card only where it is known', () => {
    const mine: Fact = { kind: 'blind_taken', seat: 1, deck: 'train', card: 'Y' };
    expect(sentenceOf(mine, pl())).toBe('Ty: żółta karta ze stosu');
    expect(sentenceOf({ kind: 'blind_taken', seat: 0, deck: 'train' }, pl())).toBe('Ania: karta ze stosu');
    expect(sentenceOf({ kind: 'blind_taken', seat: 0, deck: 'ship' }, en(2))).toBe(
      'Ania took a card from the ship deck',
    );
  });

  it('uses the nouns of two decks and leaves anchors out of payments for lanes', () => {
    const sea: Fact = { kind: 'lane_claimed', seat: 0, lane: 'oslo-lima', cards: 'W2W2W1', points: 10 };
    expect(sentenceOf(sea, pl(2))).toBe('Ania: połączenie Oslo – Lima (1 biały statek i 2 białe podwójne statki), +10');
    expect(sentenceOf({ kind: 'slot_taken', seat: 0, slot: 0, card: '*' }, pl(2))).toBe('Ania: odkryty joker');
  });

  it('calls a card of the story by its number', () => {
    const page: Fact = { kind: 'story_read', card: 3, side: 'b' };
    expect(sentenceOf(page, en())).toBe('Story card 4, side b');
    expect(sentenceOf(page, pl())).toBe('Karta opowieści 4, strona b');
  });

  it('signs losses with a minus', () => {
    const fact: Fact = { kind: 'pieces_exchanged', seat: 2, gives: 'ships', count: 2, points: -2 };
    expect(sentenceOf(fact, pl(2))).toBe('Cyd: wymiana 2 statków na wagoniki, −2');
    expect(sentenceOf(fact, en(2))).toBe('Cyd exchanged 2 ships for wagons, −2');
  });

  it('tells sums of money with their sign, and a token that was used without a number', () => {
    const paid: Fact = { kind: 'dollars', seat: 0, points: -3 };
    expect(sentenceOf(paid, en())).toBe('Ania: −$3');
    expect(sentenceOf(paid, pl())).toBe('Ania: −3 $');
    expect(sentenceOf({ kind: 'dollars', seat: 0, points: 1 }, en())).toBe('Ania: +$1');
    const used: Fact = { kind: 'city_token', node: 'oslo', token: 'lamp', points: 0 };
    expect(sentenceOf(used, en())).toBe('Oslo: lamp used');
    expect(sentenceOf({ ...used, points: 1 }, en())).toBe('Oslo: lamp +1');
  });

  it('names own tickets of every kind', () => {
    const fact: Fact = { kind: 'tickets_kept', seat: 1, count: 3, tickets: ['pair', 'country', 'tour'] };
    expect(sentenceOf(fact, pl())).toBe(
      'Ty: zachowano 3 bilety: Oslo – Rzym; Oslo – Włochy / Francja; Oslo – Rzym – Lima',
    );
    expect(sentenceOf({ kind: 'tickets_kept', seat: 0, count: 5 }, pl())).toBe('Ania: zachowano 5 biletów');
  });

  it('is silent about refills and turns', () => {
    expect(sentenceOf({ kind: 'card_turned', slot: 0, card: 'R' }, en())).toBeNull();
    expect(sentenceOf({ kind: 'turn_began', seat: 0 }, en())).toBeNull();
  });

  it('has one line for the row of a tunnel', () => {
    const facts: Fact[] = [
      { kind: 'tunnel_revealed', card: 'R' },
      { kind: 'tunnel_revealed', card: '*' },
      { kind: 'tunnel_revealed', card: 'R' },
      { kind: 'toll_asked', seat: 0, lane: 'oslo-rome', count: 2 },
    ];
    expect(linesOf(played(0, ...facts), pl())).toEqual([
      'Odkryto dla tunelu: 2 czerwone i 1 lokomotywa',
      'Tunel kosztuje 2 karty więcej',
    ]);
  });

  it('has one line for many flushes in a row, and says how many', () => {
    const flushed = (n: number) =>
      Array.from({ length: n }, (): Fact[] => [
        { kind: 'market_flushed', cards: '***' },
        { kind: 'card_turned', slot: 0, card: '*' },
      ]).flat();
    expect(linesOf(played(0, ...flushed(2)), en())).toHaveLength(2);
    expect(linesOf(played(0, CLAIM, ...flushed(3)), en()).slice(1)).toEqual([
      'Too many locomotives face up: the whole row was replaced, 3 times in a row',
    ]);
    expect(linesOf(played(0, ...flushed(22)), pl())).toEqual([
      'Za dużo odkrytych lokomotyw: wymieniono wszystkie odkryte karty, 22 razy z rzędu',
    ]);
    expect(liveSentence([played(0, CLAIM, ...flushed(100), { kind: 'turn_began', seat: 2 })], en())).toBe(
      'Ania claimed Oslo – Rome (2 red and 1 locomotive), +4; too many locomotives face up: the whole row was replaced, 100 times in a row.',
    );
  });

  it('tells what happens to seats without guessing a gender', () => {
    const away: Happening = { version: 3, act: 'stepped_out', seat: 0, facts: [] };
    expect(eventSentence(away, pl())).toBe('Ania jest poza stołem; na razie gra bot');
    expect(eventSentence({ ...away, seat: 1 }, pl())).toBe('Nie ma cię przy stole; na razie gra bot');
    expect(eventSentence({ ...away, act: 'taken_back' }, pl())).toBe('Ania cofa ruch');
  });
});

describe('the live sentence', () => {
  const first = played(0, { kind: 'slot_taken', seat: 0, slot: 1, card: 'R' });
  const second = played(0, { kind: 'blind_taken', seat: 0, deck: 'train' }, { kind: 'turn_began', seat: 1 });

  it('waits for the end of a turn', () => {
    expect(liveSentence([first], en())).toBeNull();
  });

  it('tells a whole draw and whose turn it is', () => {
    expect(liveSentence([first, second], en())).toBe(
      'Ania took a face-up red card and a card from the deck; your turn.',
    );
    expect(liveSentence([first, second], pl())).toBe('Ania: odkryta czerwona karta i karta ze stosu; twoja tura.');
  });

  it('counts equal cards', () => {
    const again = played(0, { kind: 'slot_taken', seat: 0, slot: 2, card: 'R' }, { kind: 'turn_began', seat: 2 });
    expect(liveSentence([first, again], pl())).toBe('Ania: 2 odkryte czerwone karty.');
  });

  it('joins several turns and the end of the game', () => {
    const turns = [
      played(0, CLAIM, { kind: 'turn_began', seat: 1 }),
      played(1, { kind: 'turn_passed', seat: 1 }, { kind: 'game_ended' }),
    ];
    expect(liveSentence(turns, en())).toBe(
      'Ania claimed Oslo – Rome (2 red and 1 locomotive), +4; you had no possible move and passed; the game is over.',
    );
  });

  it('tells a tunnel by its outcome', () => {
    const tunnel = played(
      0,
      { kind: 'tunnel_entered', seat: 0, lane: 'oslo-rome', cards: 'RRR' },
      { kind: 'tunnel_left', seat: 0, lane: 'oslo-rome', cards: 'RRR' },
      { kind: 'turn_began', seat: 1 },
    );
    expect(liveSentence([tunnel], pl())).toBe(
      'Ania: rezygnacja z tunelu Oslo – Rzym, karty wracają na rękę; twoja tura.',
    );
  });
});
