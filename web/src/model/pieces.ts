import type { Board, Piece } from '../protocol';

/** The board of a chapter with the words of pieces that its game has opened. */
export function withPieces(board: Board, pieces: readonly Piece[]): Board {
  const events = [...(board.events ?? [])];
  const tokens = [...(board.tokens ?? [])];
  const items: Board['items'] = [];
  for (const piece of pieces) {
    const known = (list: readonly { id: string }[]) => list.some(({ id }) => id === piece.what);
    if (piece.kind === 'event' && !known(events))
      events.push({ id: piece.what, immediate: piece.immediate, name: piece.name, text: piece.text });
    else if (piece.kind === 'token' && !known(tokens)) tokens.push({ id: piece.what, name: piece.name });
    else if (piece.kind === 'item') items.push({ id: piece.what, name: piece.name, text: piece.text });
  }
  return { ...board, events, tokens, items };
}
