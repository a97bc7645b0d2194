import type { Board, Piece, PieceOf } from '../protocol';

/** The board of a chapter with the words of pieces that its game has opened. */
export function withPieces(board: Board, pieces: readonly Piece[]): Board {
  const events = [...(board.events ?? [])];
  const tokens = [...(board.tokens ?? [])];
  const items: Board['items'] = [];
  const tickets = [...board.tickets];
  for (const piece of pieces) {
    const known = (list: readonly { id: string }[]) => list.some(({ id }) => id === piece.what);
    if (piece.kind === 'event' && !known(events))
      events.push({ id: piece.what, immediate: piece.immediate, name: piece.name, text: piece.text });
    else if (piece.kind === 'token' && !known(tokens)) tokens.push({ id: piece.what, name: piece.name });
    else if (piece.kind === 'ticket' && !tickets.some(({ id }) => id === piece.what)) tickets.push(ticketOf(piece));
    else if (piece.kind === 'item') items.push({ id: piece.what, name: piece.name, text: piece.text });
  }
  return { ...board, events, tokens, items, tickets };
}

/** A ticket that came to light during the game, as an open order. */
function ticketOf({ what, from, to, points }: PieceOf<'ticket'>): Board['tickets'][number] {
  return { id: what, links: [{ from: { node: from }, to: { node: to }, points }], penalty: points };
}
