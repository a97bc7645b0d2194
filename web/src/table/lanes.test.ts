import { describe, expect, it } from 'vitest';
import { brightLanes, fadedLanes, litLanes, planned, servedBy } from './lanes';
import { CHOICES, SHIPS, sampleBoard, sampleSeat, sampleView } from '../samples/table';
import type { Selection } from '../model/select';

const red: Selection = { kind: 'colour', codes: ['R'] };
const none: Selection = { kind: 'none' };
const taken = sampleView({ seats: [sampleSeat(), sampleSeat({ lanes: ['a-1'] }), sampleSeat()] });

describe('lanes', () => {
  it('are lit when they can be paid, with a colour only those it pays', () => {
    expect([...litLanes(none, CHOICES)]).toEqual(['a-1', 'b-1']);
    expect([...litLanes(red, CHOICES)]).toEqual(['a-1']);
    expect([...litLanes(red, null)]).toEqual([]);
  });

  it('fade when a colour is of no use to them', () => {
    expect([...fadedLanes(sampleBoard(), taken, none, CHOICES)]).toEqual([]);
    expect([...fadedLanes(sampleBoard(), sampleView(), red, CHOICES)]).toEqual(['a-2', 'b-1']);
    // Between turns the colours of the map have to do.
    expect([...fadedLanes(sampleBoard(), taken, red, null)]).toEqual(['a-1', 'a-2']);
  });

  describe('of a face-up card', () => {
    const slot: Selection = { kind: 'slot', slot: 0 };
    const board = sampleBoard();
    const card = (code: string | null, view = sampleView()) => servedBy(board, view, code);
    const outlook = [{ ticket: 't1', complete: false, points: -9, missing: 5, lanes: ['a-2', 'b-1'] }];
    const planning = sampleView({ own: { ...sampleView().own!, outlook } });
    const bright = (code: string, ways = true) => [
      ...brightLanes(new Set(['a-1']), planning, {
        selection: none,
        ticket: null,
        card: card(code),
        listed: false,
        ways,
      }),
    ];

    it('are those of its colour, and the grey ones take it too', () => {
      expect(card('R')).toEqual({ own: new Set(['a-1']), any: new Set(['b-1']) });
      expect(card('R', taken)).toEqual({ own: new Set(), any: new Set(['b-1']) });
      expect(card('R', sampleView({ closed: ['a-1', 'b-1'] }))).toEqual({ own: new Set(), any: new Set() });
      expect(card(null)).toEqual({ own: new Set(), any: new Set() });
    });

    it('are those with its sign for a locomotive', () => {
      expect(card('*').own).toEqual(new Set());
      expect(card('*').any).toEqual(new Set(['a-1', 'a-2', 'b-1']));
      const ferry = {
        ...board,
        lanes: board.lanes.map((lane) => (lane.id === 'b-1' ? { ...lane, symbols: 1 } : lane)),
      };
      expect(servedBy(ferry, sampleView(), '*').own).toEqual(new Set(['b-1']));
    });

    it('are of the kind of its deck', () => {
      const decks = [...board.decks, { ...board.decks[0]!, id: 'ship', kind: 'sea' as const }];
      const lanes = board.lanes.map((lane) => ({ ...lane, kind: lane.id === 'b-1' ? ('sea' as const) : lane.kind }));
      const world = { ...board, sorts: SHIPS, decks, lanes };
      expect(servedBy(world, sampleView(), 'R2')).toEqual({ own: new Set(), any: new Set(['b-1']) });
      expect(servedBy(world, sampleView(), 'Rt')).toEqual({ own: new Set(['a-1']), any: new Set() });
    });

    it('shine when it is pointed at, of those that take any colour only what my tickets need', () => {
      expect(bright('R')).toEqual(['a-1', 'b-1']);
      expect(bright('*')).toEqual(['a-2', 'b-1']);
      expect(bright('R', false)).toEqual(['a-1']);
    });

    it('are lit alone when it is touched, and all others fade', () => {
      expect([...litLanes(slot, CHOICES, card('B'))]).toEqual(['b-1']);
      expect([...litLanes(none, CHOICES, card('B'))]).toEqual(['a-1', 'b-1']);
      expect([...fadedLanes(board, sampleView(), slot, CHOICES, card('B'))]).toEqual(['a-1']);
      expect([...fadedLanes(board, sampleView(), none, CHOICES, card('B'))]).toEqual([]);
    });
  });

  it('count for the plan while they are free', () => {
    expect(planned(sampleBoard(), taken, new Set(['a-1', 'a-2', 'b-1']))).toBe(5);
  });
});
