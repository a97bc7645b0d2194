import type { Drawing } from '../boards';
import type { Board, View } from '../protocol';
import type { Language } from '../i18n/plural';
import type { PlayerColour } from '../theme/palette';
import type { TokenArt } from './tokens';

/** What a map can be told to show; only the first four are needed. */
export interface Look {
  board: Board;
  drawing: Drawing;
  language: Language;
  view: View | null;
  /** Player names by seat. */
  names: string[];
  /** Lanes that can be paid now, and those of them that matter just now. */
  lit?: ReadonlySet<string> | undefined;
  bright?: ReadonlySet<string> | undefined;
  /** Lanes that cannot be claimed any more. */
  closed?: ReadonlySet<string> | undefined;
  faded?: ReadonlySet<string> | undefined;
  selected?: string | null | undefined;
  /** Marks of the planner. */
  marks?: ReadonlySet<string> | undefined;
  /** The last move of an opponent. */
  fresh?: ReadonlySet<string> | undefined;
  /** Nodes where a harbour may be built. */
  ports?: ReadonlySet<string> | undefined;
  /** Cities of my tickets. */
  wanted?: ReadonlyMap<string, Wanted> | undefined;
  /** A ticket or a city: its cities, own lanes on the way, lanes still to claim. */
  focus?: Focus | null | undefined;
  /** A path traced for a player at the end of the game. */
  trail?: Trail | null | undefined;
  /** How tokens look, where the campaign has pictures of them. */
  art?: TokenArt | null | undefined;
  /** What earlier games have left there, in words, by lane or city. */
  memory?: ReadonlyMap<string, string[]> | undefined;
  /** A lane whose wagons are being laid one by one. */
  laying?: { lane: string; seat: number; shown: number } | null | undefined;
}

/** A city that some of my tickets name. */
export interface Wanted {
  colour: PlayerColour;
  tickets: number;
  /** All of them are done. */
  done: boolean;
}

export interface Focus {
  cities: string[];
  own: string[];
  open: string[];
}
export interface Trail {
  lanes: string[];
  seat: number;
}

/** Who holds what. */
export interface Holdings {
  lanes: Map<string, number>;
  harbours: Map<string, number>;
}

export function holdings(view: View | null): Holdings {
  const lanes = new Map<string, number>();
  const harbours = new Map<string, number>();
  for (const [seat, of] of (view?.seats ?? []).entries()) {
    for (const lane of of.lanes) lanes.set(lane, seat);
    for (const node of of.harbours ?? []) harbours.set(node, seat);
  }
  return { lanes, harbours };
}

/** The lanes of a trail, each with whether it is walked from `b` to `a`. */
export function walk(board: Board, trail: string[]): { id: string; back: boolean }[] {
  const lanes = trail.map((id) => board.lanes.find((lane) => lane.id === id));
  let at: string | undefined;
  return lanes.flatMap((lane, i) => {
    if (!lane) return [];
    const next = lanes[i + 1];
    const back = at ? at === lane.b : next !== undefined && (next.a === lane.a || next.b === lane.a);
    at = back ? lane.a : lane.b;
    return [{ id: lane.id, back }];
  });
}
