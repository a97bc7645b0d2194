import type { Board, Fact, Lane, Seat } from '../protocol';
import type { GameRecord, RecordStep } from './record';

export type MomentKind = 'deal' | 'claim' | 'tickets' | 'tunnel' | 'harbour' | 'undo' | 'last_round' | 'end';

/** A step worth jumping to. The fact is what the log would say about it. */
export interface Moment {
  step: number;
  kind: MomentKind;
  seat: Seat | null;
  fact: Fact | null;
}

/** Where routes of six are the longest, five are many; where there are longer ones, six are. */
export function longLane(board: Board): number {
  return Math.max(0, ...board.lanes.map((lane) => lane.length)) > 6 ? 6 : 5;
}

export function momentsOf(record: GameRecord, board: Board): Moment[] {
  const lanes = new Map(board.lanes.map((lane) => [lane.id, lane]));
  const long = longLane(board);
  const moments: Moment[] = [{ step: 0, kind: 'deal', seat: null, fact: null }];
  for (const [i, step] of record.steps.entries()) {
    const moment = momentOf(step, { before: record.steps[i - 1], after: record.steps[i + 1], lanes, long });
    if (moment) moments.push(moment);
  }
  moments.push({ step: record.steps.length, kind: 'end', seat: null, fact: { kind: 'game_ended' } });
  return moments;
}

interface Around {
  before: RecordStep | undefined;
  after: RecordStep | undefined;
  lanes: Map<string, Lane>;
  long: number;
}

function momentOf(step: RecordStep, around: Around): Moment | null {
  const { number, seat, verb, words, luck } = step;
  const moment = (kind: MomentKind, fact: Fact | null): Moment => ({ step: number, kind, seat, fact });
  const [first = '', second = ''] = words;
  switch (verb) {
    case 'claim': {
      const lane = around.lanes.get(first);
      // A tunnel that asks for more is decided by the next step.
      const open = around.after?.verb === 'pay' || around.after?.verb === 'withdraw';
      return lane && lane.length >= around.long && !open ? moment('claim', claimed(seat, lane, second)) : null;
    }
    case 'pay': case 'withdraw':
      return tunnelMoment(step, around);
    case 'tickets':
      return moment('tickets', { kind: 'tickets_offered', seat, count: luck?.tickets.length || 1 });
    case 'harbour':
      return moment('harbour', { kind: 'harbour_built', seat, node: first, cards: second });
    case 'undo':
      return moment('undo', null);
    default:
      return null;
  }
}

function tunnelMoment({ number, seat, verb, words }: RecordStep, { before, lanes }: Around): Moment | null {
  const [id = '', cards = ''] = before?.words ?? [];
  const lane = lanes.get(id);
  if (!lane) return null;
  const fact: Fact =
    verb === 'pay'
      ? claimed(seat, lane, cards + (words[0] ?? ''))
      : { kind: 'tunnel_left', seat, lane: id, cards };
  return { step: number, kind: 'tunnel', seat, fact };
}

function claimed(seat: Seat, lane: Lane, cards: string): Fact {
  return { kind: 'lane_claimed', seat, lane: lane.id, cards, points: lane.points };
}

/**
 * The first step at which something holds that stays once it is there. It lies near the end, so the
 * search comes from there in growing strides and asks only a handful of times.
 */
export async function firstStep(last: number, holds: (step: number) => Promise<boolean>): Promise<number | null> {
  if (!(await holds(last))) return null;
  let high = last;
  let low = last;
  for (let stride = 8; low > 0; stride *= 2) {
    low = Math.max(0, last - stride);
    if (!(await holds(low))) break;
    high = low;
  }
  if (low === high) return high;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}
