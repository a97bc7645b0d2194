import { say, t } from '../i18n/index.svelte';
import type { Piece } from '../protocol';
import { ticketWords, type Told } from './told';

/** A piece by what it is called, for lists: "Page of 1877, side A". */
export function pieceTitle(piece: Piece, told: Told): string {
  const words = t().campaign.piece;
  switch (piece.kind) {
    case 'story':
      return words.story(piece.game, piece.side);
    case 'postcard':
      return words.postcard(piece.what);
    case 'postcard_secret':
      return words.secret(piece.what);
    case 'ticket':
      return words.ticket(ticketWords(told, piece.what));
    case 'part':
      return say(piece.text);
    default:
      return say(piece.name);
  }
}

/** The same by its id; a piece that this device does not know is only counted as one. */
export function pieceName(id: string, told: Told): string {
  const piece = told.book.all.find((one) => one.id === id);
  return piece ? pieceTitle(piece, told) : t().campaign.piece.unknown;
}
