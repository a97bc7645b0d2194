import type { Language } from '../base/languages';
import { textsIn } from '../i18n/index.svelte';
import type { Board, Cards, ClaimPrice } from '../protocol';
import { cardsInWords } from './cards';
import { paymentOf } from './codes';

/** What a claim takes, all of it: "2 red, plus 1 blue, $1 for 1 card, using the tool roll, fee $1". */
export function paymentInWords(
  pay: Cards,
  price: ClaimPrice | undefined,
  board: Board,
  language: Language,
  how: { anchors?: boolean } = { anchors: false },
): string {
  const words = textsIn(language).cards;
  const { cards, plus, swap, using } = paymentOf(pay);
  const parts = [cardsInWords(cards, board, language, how)];
  if (plus !== '') parts.push(words.plus(cardsInWords(plus, board, language, how)));
  if (swap > 0) parts.push(words.swapped(dollarsOf(price, swap), swap));
  for (const name of helpers(using, price, board, language)) parts.push(words.using(name));
  if (price?.fee) parts.push(words.fee(words.money(price.fee)));
  return parts.filter((part) => part !== '').join(', ');

  function dollarsOf(of: ClaimPrice | undefined, n: number): string {
    const dollars = of?.swap?.[n - 1];
    return dollars === undefined ? words.dollars : words.money(dollars);
  }
}

/** The cards that are asked to change the price, by name. */
function helpers(using: number, price: ClaimPrice | undefined, board: Board, language: Language): string[] {
  const cards = [...(board.items ?? []), ...(board.events ?? [])];
  return [1, 2, 4, 8]
    .filter((bit) => (using & bit) !== 0)
    .map((bit) => {
      const card = cards.find((one) => one.id === price?.using?.[bit]);
      return card ? card.name[language] : textsIn(language).cards.office_card;
    });
}

/** Does it take anything that is no card of the lane's own price? */
export function hasExtras(pay: Cards | null, price: ClaimPrice | undefined): boolean {
  const { plus, swap, using } = paymentOf(pay ?? '');
  return plus !== '' || swap > 0 || using > 0 || (price?.fee ?? 0) > 0;
}
