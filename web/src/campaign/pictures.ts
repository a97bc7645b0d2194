import { nameOf } from '../model/book.svelte';
import type { Piece } from '../protocol';

/** The header of a page of the story. */
export function headerOf(piece: Piece): string | null {
  return piece.pictures?.find((one) => one.startsWith('chapter/')) ?? null;
}

/** Who is met with a piece, in the order in which the piece has them. */
export function portraitsOf(piece: Piece): { picture: string; name: { en: string; pl: string } }[] {
  return (piece.pictures ?? []).flatMap((picture) => {
    const person = nameOf(picture).replace('portrait/', '');
    const name = piece.people?.[person];
    return name && picture.startsWith('portrait/') ? [{ picture, name }] : [];
  });
}
