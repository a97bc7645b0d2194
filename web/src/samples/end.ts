import { named } from './names';
import type { AwardKind, Board, CardSort, Part, Standing } from '../protocol';

// Small boards and scores for the tests of this folder.

export function sampleBoard(part: Partial<Board>): Board {
  return {
    edition: 'usa',
    name: named('USA'),
    rules: 1,
    map: 'usa',
    seats: 2,
    options: {},
    nodes: [],
    countries: [],
    lanes: [],
    tickets: [],
    sorts: [],
    decks: [],
    pieces: { trains: 45, ships: 0, fleet: 0, fixed_trains: 0, harbours: 0 },
    market: { slots: 5, loco_limit: 'strict', flush_at: 3, flush_mixes: true },
    one_lane_per_group: true,
    first_offer: { offer: 3, keep: 2 },
    later_offer: { offer: 3, keep: 1 },
    rejected: 'under',
    tour_rule: 'trail',
    ending: { threshold: 2, turns_each: 1 },
    lane_points: {},
    awards: [{ kind: 'tickets' }, { kind: 'longest_trail', points: 10 }],
    ties: ['tickets', 'trail_bonus'],
    ...part,
  };
}

export function sampleStanding(part: Partial<Standing>): Standing {
  return { seat: 0, place: 1, total: 0, parts: [], tickets_detail: [], trail_lanes: [], ...part };
}

/** Points and values by what they are for. */
export function sampleParts(of: Partial<Record<AwardKind, [points: number, value: number]>>): Part[] {
  return Object.entries(of).map(([kind, [points, value]]) => ({ kind: kind as AwardKind, points, value }));
}

const USA_TICKETS =
  'vancouver-santa_fe vancouver-montreal seattle-los_angeles seattle-new_york ' +
  'portland-phoenix portland-nashville san_francisco-atlanta los_angeles-helena ' +
  'los_angeles-chicago los_angeles-new_york los_angeles-miami phoenix-calgary ' +
  'salt_lake_city-calgary winnipeg-houston winnipeg-little_rock denver-el_paso ' +
  'denver-pittsburgh santa_fe-chicago el_paso-duluth duluth-houston ' +
  'kansas_city-houston oklahoma_city-sault_st_marie dallas-new_york chicago-new_orleans ' +
  'sault_st_marie-nashville toronto-miami montreal-atlanta montreal-new_orleans ' +
  'boston-miami new_york-atlanta';

/** The cards and tickets of the USA as far as a deal needs them. */
export function usaBox(): Board {
  const name = named('');
  const sort = (code: string, count: number): CardSort => ({
    code,
    count,
    name,
    deck: 'train',
    colour: 'red',
    pips: 1,
  });
  return sampleBoard({
    sorts: [...Array.from('RBGYKWOP', (code) => sort(code, 12)), sort('*', 14)],
    tickets: USA_TICKETS.split(' ').map((id) => ({ id, links: [], penalty: 0 })),
  });
}
