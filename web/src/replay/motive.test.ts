import { describe, expect, it } from 'vitest';
import { textsIn } from '../i18n/index.svelte';
import { tinyBoard } from '../samples/tiny';
import type { Why, WhyCode } from '../protocol';
import { motiveWords } from './motive';

const board = tinyBoard(2);
const inBoth = (why: Why): string[] => [motiveWords(why, board, 'en'), motiveWords(why, board, 'pl')];

describe('what a move served', () => {
  it('names tickets and what they still take', () => {
    expect(inBoth({ code: 'towards_ticket', ticket: 'pair', lane: 'oslo-bergen', count: 5 })).toEqual([
      'Why: on the way to Oslo – Rome, 5 spaces to go.',
      'Po co: do biletu Oslo – Rzym, brakuje jeszcze 5 pól.',
    ]);
  });

  it('counts in the right forms', () => {
    const turns = (count: number) => motiveWords({ code: 'plan_nearly_done', count }, board, 'pl');
    expect(turns(1)).toContain('około 1 tury');
    expect(turns(2)).toContain('około 2 tur');
    const shared = (count: number) =>
      motiveWords({ code: 'shares_way', ticket: 'pair', other: 'tour', count }, board, 'pl');
    expect(shared(1)).toContain('1 wspólne pole drogi');
    expect(shared(3)).toContain('3 wspólne pola drogi');
    expect(shared(12)).toContain('12 wspólnych pól drogi');
  });

  it('says when several tickets are complete, and when nothing is lacking any more', () => {
    expect(inBoth({ code: 'completes_ticket', ticket: 'pair', lane: 'oslo-rome', count: 2 })).toEqual([
      'Why: completes 2 tickets at once, among them Oslo – Rome.',
      'Po co: kończy naraz 2 bilety, między innymi Oslo – Rzym.',
    ]);
    expect(inBoth({ code: 'saves_for', card: 'Yt', lane: 'oslo-bergen', count: 0 })).toEqual([
      'Why: for the points of Oslo – Bergen (the last card needed).',
      'Po co: dla punktów za połączenie Oslo – Bergen (ostatnia potrzebna karta).',
    ]);
  });

  it('knows the pile by its kind', () => {
    expect(inBoth({ code: 'refill_other', deck: 'ship' })).toEqual([
      'Why: rather a card from the ship deck this time.',
      'Po co: tym razem raczej karta ze stosu statków.',
    ]);
  });

  it('is one whole sentence for every code', () => {
    const all: Omit<Why, 'code'> = {
      ticket: 'pair',
      other: 'tour',
      lane: 'oslo-rome',
      node: 'lima',
      card: 'R1',
      deck: 'ship',
      pieces: 'ships',
      count: 2,
      points: 7,
      trains: 20,
      ships: 30,
    };
    for (const code of Object.keys(textsIn('en').said.whys) as WhyCode[]) {
      const [english, polish] = inBoth({ code, ...all });
      expect(english).toMatch(/^Why: \S.*[^.]\.$/);
      expect(polish).toMatch(/^Po co: \S.*[^.]\.$/);
      expect(`${english}${polish}`).not.toMatch(/undefined|NaN| {2}/);
    }
  });
});
