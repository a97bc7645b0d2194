import { expect, test } from 'vitest';
import type { Outlook, Ticket } from '../protocol';
import { harbourSites } from './harbours';
import { sampleBoard, sampleView } from '../samples/decide';

const pair = (from: string, to: string): Ticket => ({
  id: `${from}-${to}`,
  links: [{ from: { node: from }, to: { node: to }, points: 9 }],
  penalty: 9,
});
const tour: Ticket = { id: 'tour', tour: ['rome', 'oslo', 'molde'], in_order: 12, any_order: 9, penalty: 12 };
const tickets = [pair('oslo', 'rome'), pair('oslo', 'lodz'), pair('bergen', 'molde'), tour];
const board = sampleBoard([], { tickets, awards: [{ kind: 'harbours', by_tickets: [0, 20, 30, 40], unbuilt: -4 }] });
const stands = (ticket: string, complete: boolean, missing: number | null): Outlook => ({
  ticket,
  complete,
  missing,
  points: 0,
  lanes: [],
});
const view = sampleView(
  {},
  { harbours: { bergen: [''], lodz: [''], oslo: [''], rome: [''] } },
  {
    tickets: tickets.map(({ id }) => id),
    outlook: [
      stands('oslo-rome', true, 0),
      stands('oslo-lodz', false, 4),
      stands('bergen-molde', false, null),
      stands('tour', false, 7),
    ],
    harbour_values: { bergen: 0, lodz: 0, oslo: 20, rome: 20 },
  },
);

test('ports by what they may bring, with tickets that can still be completed', () => {
  expect(harbourSites(board, view, 'en')).toEqual([
    { node: 'oslo', now: 20, hoped: 40, tickets: ['oslo-rome', 'oslo-lodz', 'tour'] },
    { node: 'rome', now: 20, hoped: 30, tickets: ['oslo-rome', 'tour'] },
    { node: 'lodz', now: 0, hoped: 20, tickets: ['oslo-lodz'] },
    // The only ticket that names it is out of reach.
    { node: 'bergen', now: 0, hoped: 0, tickets: [] },
  ]);
});

test('values are those of the board', () => {
  const other = { ...board, awards: [{ kind: 'harbours' as const, by_tickets: [1, 5] }] };
  expect(harbourSites(other, view, 'en').map((site) => site.hoped)).toEqual([5, 5, 5, 1]);
});
