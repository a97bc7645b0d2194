import type { Board, CardCode, CardCounts, Tunnel } from '../protocol';
import { splitCards } from '../words/codes';
import { sortOf } from '../model/payments';

export interface Turned {
  code: CardCode;
  /** Null when the server counted otherwise than can be drawn. */
  matches: boolean | null;
}

/** The colour that was played; null if locomotives alone were. */
export function colourPlayed(tunnel: Tunnel, board: Board): CardCode | null {
  return splitCards(tunnel.set_aside).find((code) => !sortOf(board, code)?.loco) ?? null;
}

/** Each turned card with its +1 or 0. How many count is told by the server. */
export function turnedCards(tunnel: Tunnel, board: Board): Turned[] {
  const played = colourPlayed(tunnel, board);
  const colour = played === null ? null : sortOf(board, played)?.colour;
  const turned = splitCards(tunnel.revealed).map((code) => {
    const sort = sortOf(board, code);
    return { code, matches: sort?.loco === true || (colour !== null && sort?.colour === colour) };
  });
  const agreed = turned.filter((one) => one.matches).length === tunnel.matches;
  return agreed ? turned : turned.map(({ code }) => ({ code, matches: null }));
}

/** The cards of the hand that could pay the toll. */
export function tollHand(tunnel: Tunnel, hand: CardCounts, board: Board): CardCounts {
  const played = colourPlayed(tunnel, board);
  const colour = played === null ? null : sortOf(board, played)?.colour;
  const fits = board.sorts.filter((sort) => sort.loco || (colour !== null && sort.colour === colour));
  return Object.fromEntries(
    fits.filter((sort) => (hand[sort.code] ?? 0) > 0).map((sort) => [sort.code, hand[sort.code] ?? 0]),
  );
}
