import { describe, expect, it } from 'vitest';
import { countCards, joinCards, splitCards } from '../words/codes';
import type { Choices } from '../protocol';
import {
  answersTo,
  complete,
  lanesPaidWith,
  moveOf,
  NOTHING,
  selectHarbour,
  type Selection,
  stillOffered,
  toggleTicket,
} from './select';

const choices: Choices = {
  slots: [0, 2],
  blind: ['train', 'ship'],
  claims: { 'omaha-duluth-1': ['RR', 'R*'], 'lima-caracas-1': ['GtGt'] },
  draw_tickets: true,
  harbours: { lima: ['RhRhR1R1'] },
  exchange: { trains: [1, 2] },
};

describe('the move of a selection', () => {
  const cases: [Selection, string | null][] = [
    [NOTHING, null],
    [{ kind: 'colour', codes: ['R'] }, null],
    [{ kind: 'lane', lane: 'omaha-duluth-1', pay: null }, null],
    [{ kind: 'lane', lane: 'omaha-duluth-1', pay: 'R*' }, 'claim omaha-duluth-1 R*'],
    [{ kind: 'slot', slot: 2 }, 'slot 2'],
    [{ kind: 'blind', deck: 'train', both: true }, 'blind train'],
    [{ kind: 'tickets' }, 'tickets'],
    [{ kind: 'keep', tickets: [] }, null],
    [{ kind: 'keep', tickets: ['a-b', 'c-d'] }, 'keep a-b c-d'],
    [{ kind: 'refill', deck: 'ship' }, 'refill ship'],
    [{ kind: 'toll', pay: 'R*' }, 'pay R*'],
    [{ kind: 'withdraw' }, 'withdraw'],
    [{ kind: 'fleet', trains: 20 }, 'fleet 20'],
    [{ kind: 'harbour', node: null, pay: null }, null],
    [{ kind: 'harbour', node: 'lima', pay: 'RhRhR1R1' }, 'harbour lima RhRhR1R1'],
    [{ kind: 'exchange', gives: 'trains', count: 0 }, null],
    [{ kind: 'exchange', gives: 'ships', count: 3 }, 'exchange 3 ships'],
  ];
  it.each(cases)('%j becomes %s', (selection, move) => expect(moveOf(selection)).toBe(move));
});

describe('a selection', () => {
  it('is dropped when the table no longer offers it', () => {
    expect(stillOffered({ kind: 'slot', slot: 2 }, choices)).toBe(true);
    expect(stillOffered({ kind: 'slot', slot: 1 }, choices)).toBe(false);
    expect(stillOffered({ kind: 'slot', slot: 2 }, null)).toBe(false);
    expect(stillOffered({ kind: 'fleet', trains: 20 }, choices)).toBe(false);
  });

  it('of a lane stays while others play, so that it can be looked at', () => {
    expect(stillOffered({ kind: 'lane', lane: 'omaha-duluth-1', pay: 'RR' }, null)).toBe(true);
  });

  it('is complete only when it is on the menu or was judged lawful', () => {
    expect(complete({ kind: 'lane', lane: 'omaha-duluth-1', pay: 'RR' }, choices)).toBe(true);
    expect(complete({ kind: 'lane', lane: 'omaha-duluth-1', pay: '**' }, choices)).toBe(false);
    expect(complete({ kind: 'lane', lane: 'omaha-duluth-1', pay: '**', own: true }, choices)).toBe(true);
    expect(complete({ kind: 'lane', lane: 'omaha-duluth-1', pay: 'RR' }, null)).toBe(false);
    expect(complete({ kind: 'exchange', gives: 'trains', count: 3 }, choices)).toBe(false);
    expect(complete({ kind: 'exchange', gives: 'ships', count: 1 }, choices)).toBe(false);
  });

  it('of an answer to a card is one of those it offers', () => {
    const cities: Choices = { effect: { options: [{ what: 'oslo' }, { what: 'rome' }] }, decline: true };
    expect(answersTo(cities).map(moveOf)).toEqual(['choose oslo', 'choose rome', 'no']);
    expect(complete({ kind: 'choose', what: 'rome' }, cities)).toBe(true);
    expect(complete({ kind: 'choose', what: 'lima' }, cities)).toBe(false);
    expect(complete({ kind: 'accept', pay: null }, cities)).toBe(false);

    const paid: Choices = { effect: { payments: ['RB', 'R*'] } };
    expect(answersTo(paid).map(moveOf)).toEqual(['yes RB', 'yes R*']);
    expect(complete({ kind: 'accept', pay: 'R*' }, paid)).toBe(true);
    expect(complete({ kind: 'accept', pay: null }, paid)).toBe(false);
    expect(complete({ kind: 'decline' }, paid)).toBe(false);

    expect(answersTo({ effect: { accept: true }, decline: true }).map(moveOf)).toEqual(['yes', 'no']);
    expect(stillOffered({ kind: 'decline' }, null)).toBe(false);
  });

  it('of tickets needs as many as must be kept', () => {
    const offer: Choices = { keep: { offer: ['a-b', 'c-d', 'e-f'], least: 2 } };
    expect(stillOffered({ kind: 'keep', tickets: [] }, offer)).toBe(true);
    // Answered on another device, with nothing ticked here.
    expect(stillOffered({ kind: 'keep', tickets: [] }, { draw_tickets: true })).toBe(false);
    let selection = toggleTicket(NOTHING, 'a-b');
    expect(complete(selection, offer)).toBe(false);
    selection = toggleTicket(selection, 'c-d');
    expect(complete(selection, offer)).toBe(true);
    selection = toggleTicket(selection, 'a-b');
    expect(selection).toEqual({ kind: 'keep', tickets: ['c-d'] });
  });

  it('of a lane or a port proposes the first payment', () => {
    expect(selectHarbour('lima', choices)).toMatchObject({ pay: 'RhRhR1R1' });
    expect(selectHarbour(null, choices)).toMatchObject({ node: null, pay: null });
  });
});

describe('cards as text', () => {
  it('are split by code', () => {
    expect(splitCards('RRG*')).toEqual(['R', 'R', 'G', '*']);
    expect(splitCards('RtR1*')).toEqual(['Rt', 'R1', '*']);
    expect(splitCards('')).toEqual([]);
  });
  it('are counted and joined again', () => {
    expect(joinCards(countCards('RtR1Rt*'))).toBe('RtRtR1*');
  });
  it('tell which lanes a colour pays', () => {
    expect(lanesPaidWith(['R'], choices)).toEqual(new Set(['omaha-duluth-1']));
    expect(lanesPaidWith(['*'], choices)).toEqual(new Set(['omaha-duluth-1']));
    expect(lanesPaidWith(['Gt'], choices)).toEqual(new Set(['lima-caracas-1']));
    expect(lanesPaidWith(['R'], null)).toEqual(new Set());
  });
});
