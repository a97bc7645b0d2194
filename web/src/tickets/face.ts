import type { Language } from '../base/languages';
import { nodeName, placeName } from '../words/names';
import type { Board, Outlook, Place, Ticket, TourTicket } from '../protocol';

/** What is printed on a ticket, and what of it the player's network already joins. */
export type Face =
  | { kind: 'pair'; from: string; to: string; points: number; loss: number }
  | { kind: 'targets'; from: string; targets: Target[]; points: number; loss: number }
  | { kind: 'tour'; stops: Stop[]; inOrder: number; anyOrder: number; loss: number; progress: string };

export interface Target {
  name: string;
  points: number;
  /** Joined, and the best one that is. */
  best: boolean;
}
export interface Stop {
  name: string;
  joined: boolean;
}

/** `own`: the lanes of the player, for the progress of a tour. */
export function faceOf(
  ticket: Ticket,
  board: Board,
  language: Language,
  outlook: Outlook | null,
  own: readonly string[],
): Face {
  if ('tour' in ticket) return tourFace(ticket, board, language, outlook, own);
  const [first] = ticket.links;
  const from = first ? placeName(board, first.from, language) : '';
  const points = Math.max(0, ...ticket.links.map((link) => link.points));
  if (ticket.links.length < 2) {
    const to = first ? placeName(board, first.to, language) : '';
    return { kind: 'pair', from, to, points, loss: ticket.penalty };
  }
  const targets = ticket.links.map((link) => ({
    name: placeName(board, link.to, language),
    points: link.points,
    best: outlook?.complete === true && outlook.points === link.points && reaches(board, outlook, link.to),
  }));
  return { kind: 'targets', from, targets, points, loss: ticket.penalty };
}

/** Whether the way of an outlook touches a place. */
function reaches(board: Board, outlook: Outlook, place: Place): boolean {
  const nodes = new Set('node' in place ? [place.node] : (board.countries[place.country]?.nodes ?? []));
  return outlook.lanes.some((id) => {
    const lane = board.lanes.find((one) => one.id === id);
    return lane !== undefined && (nodes.has(lane.a) || nodes.has(lane.b));
  });
}

function tourFace(
  ticket: TourTicket,
  board: Board,
  language: Language,
  outlook: Outlook | null,
  own: readonly string[],
): Face {
  const network = outlook?.complete ? outlook.lanes : own;
  const joined = joinedStops(ticket.tour, board, network);
  const stops = ticket.tour.map((id, i) => ({
    name: nodeName(board, id, language),
    joined: outlook?.complete === true || (joined[i] ?? false),
  }));
  const { in_order: inOrder, any_order: anyOrder, penalty: loss } = ticket;
  return { kind: 'tour', stops, inOrder, anyOrder, loss, progress: chainOf(stops) };
}

/** `Lagos > Luanda > ? > ?`; empty while no two stops are joined. */
export function chainOf(stops: Stop[]): string {
  if (!stops.some((stop) => stop.joined)) return '';
  return stops.map((stop) => (stop.joined ? stop.name : '?')).join(' > ');
}

/** The stops that the lanes join with the stop before or behind them. */
function joinedStops(stops: string[], board: Board, lanes: readonly string[]): boolean[] {
  const root = networkOf(board, lanes);
  return stops.map((stop, i) => {
    const mates = [stops[i - 1], stops[i + 1]];
    return mates.some((mate) => mate !== undefined && root(mate) === root(stop));
  });
}

/** A name for the network that a node is part of. */
function networkOf(board: Board, lanes: readonly string[]): (node: string) => string {
  const parent = new Map<string, string>();
  const root = (node: string): string => {
    const up = parent.get(node);
    return up === undefined || up === node ? node : root(up);
  };
  const held = new Set(lanes);
  for (const lane of board.lanes) if (held.has(lane.id)) parent.set(root(lane.a), root(lane.b));
  return root;
}

export type TicketState = { kind: 'connected' } | { kind: 'impossible' } | { kind: 'needs'; pieces: number };

export function stateOf(outlook: Outlook | null | undefined): TicketState | null {
  if (!outlook) return null;
  if (outlook.complete) return { kind: 'connected' };
  return outlook.missing === null ? { kind: 'impossible' } : { kind: 'needs', pieces: outlook.missing };
}
