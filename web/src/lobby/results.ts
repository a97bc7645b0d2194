import { api } from '../protocol/api';
import type { Result } from '../protocol';
import { longTerm, readJson, writeJson } from '../base/storage';

/** How a game ended for one of its seats. */
export interface Ending {
  total: number;
  place: number;
  seats: number;
  opponents: string[];
}

const KEY = 'wagonaut.results';
const MOST = 50;

type Kept = [table: string, result: Result[]][];

/** The result of a finished game: asked for once, since it never changes. */
async function resultOf(table: string): Promise<Result[]> {
  const kept = readJson<Kept>(longTerm, KEY, []);
  const known = kept.find(([id]) => id === table)?.[1];
  if (known) return known;
  const { result } = await api.game(table);
  const rest = readJson<Kept>(longTerm, KEY, []).filter(([id]) => id !== table);
  writeJson(longTerm, KEY, [...rest, [table, result]].slice(-MOST));
  return result;
}

export function endingOf(result: readonly Result[], seat: number): Ending | null {
  const own = result.find((one) => one.seat === seat);
  if (!own) return null;
  const opponents = result.filter((one) => one.seat !== seat).map((one) => one.name);
  return { total: own.total, place: own.place, seats: result.length, opponents };
}

/** Null when nothing was kept of it, or nobody answers: then the game is shown without. */
export async function ending(table: string, seat: number): Promise<Ending | null> {
  try {
    return endingOf(await resultOf(table), seat);
  } catch {
    return null;
  }
}
