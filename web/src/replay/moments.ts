import type { Board, Fact, ReplayStep, Seat } from '../protocol';

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

type Told = Pick<ReplayStep, 'step' | 'move' | 'by' | 'facts'>;

export function momentsOf(steps: Told[], board: Board): Moment[] {
  const lengths = new Map(board.lanes.map((lane) => [lane.id, lane.length]));
  const long = longLane(board);
  const isLong = (lane: string): boolean => (lengths.get(lane) ?? 0) >= long;
  const made = steps.slice(1).flatMap((step) => momentsIn(step, isLong));
  return [
    { step: 0, kind: 'deal', seat: null, fact: null },
    ...made,
    { step: steps.length - 1, kind: 'end', seat: null, fact: { kind: 'game_ended' } },
  ];
}

function momentsIn({ step, move = '', by = 0, facts }: Told, isLong: (lane: string) => boolean): Moment[] {
  const verb = move.split(' ')[0];
  if (verb === 'undo') return [{ step, kind: 'undo', seat: by, fact: null }];
  return facts.flatMap((fact): Moment[] => {
    const kind = kindOf(fact, verb, isLong);
    if (kind === null) return [];
    return [kind === 'last_round' ? { step, kind, seat: null, fact: null } : { step, kind, seat: by, fact }];
  });
}

function kindOf(fact: Fact, verb: string | undefined, isLong: (lane: string) => boolean): MomentKind | null {
  switch (fact.kind) {
    case 'lane_claimed':
      // A tunnel that asked for more.
      if (verb === 'pay') return 'tunnel';
      return isLong(fact.lane) ? 'claim' : null;
    case 'tunnel_left':
      return 'tunnel';
    case 'tickets_offered':
      return verb === 'tickets' ? 'tickets' : null;
    case 'harbour_built':
      return 'harbour';
    case 'last_round':
      return 'last_round';
    default:
      return null;
  }
}
