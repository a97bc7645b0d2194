import { textsIn, type Language } from '../i18n/index.svelte';
import type { Board } from '../protocol';

/** What a lane of each length on this board is worth, the shortest first; nothing where lanes score nothing. */
export function pointsByLength({ lanes, lane_points }: Pick<Board, 'lanes' | 'lane_points'>): [number, number][] {
  const lengths = [...new Set(lanes.map((lane) => lane.length))].sort((a, b) => a - b);
  const worth = lengths.flatMap((length): [number, number][] => {
    const points = lane_points[length];
    return points === undefined ? [] : [[length, points]];
  });
  return worth.some(([, points]) => points > 0) ? worth : [];
}

/** "Points for a route: 1 space: 1 point, 2 spaces: 2 points." */
export function lengthWords(board: Board, language: Language): string {
  const texts = textsIn(language).board;
  const words = pointsByLength(board).map(([length, points]) => texts.length_points(length, points));
  return words.length === 0 ? '' : `${texts.lengths}: ${words.join(', ')}.`;
}
