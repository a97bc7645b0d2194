import type { TokenArt } from '../board/tokens';
import { nameOf, type Book } from '../model/book.svelte';

/** How tokens look, as far as this company's book has pictures of them. */
export function tokenArt(book: Book | null): TokenArt | null {
  if (book === null) return null;
  const seen = (name: string | null) => (name === null ? null : book.pictures.address(name));
  const lies = (place: 'city_owned' | 'city_stock') => book.of('token').find((one) => one.place === place)?.what ?? '';
  return {
    owned: (owner, used) => seen(book.picture('token', lies('city_owned'), used ? `${owner}-out` : owner)),
    stock: () => seen(book.picture('token', lies('city_stock'))),
    token: (token) => seen(book.picture('token', token)),
  };
}

/** What a token looks like beside a number: one that companies own, as its own company's. */
export function tokenPicture(book: Book | null, token: string, owner: string): string | null {
  const piece = book?.find('token', token);
  const names = piece?.pictures ?? [];
  return (
    names.find((one) => nameOf(one) === `token/${token}`) ??
    names.find((one) => nameOf(one) === `token/${token}.${owner}`) ??
    null
  );
}
