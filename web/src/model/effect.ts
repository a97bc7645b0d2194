import { cardsInWords } from '../words/cards';
import { textsIn } from '../i18n/index.svelte';
import type { Language } from '../base/languages';
import { laneName, nodeName, ticketNameById } from '../words/names';
import type { Ask, Board, Choices, EffectOption, Price, View } from '../protocol';
import type { Selection } from './select';

// What a card asks, in words and on the map. What it does is for the server to know.

/** What is to be chosen; a card that does not say so is answered by yes or no. */
export function effectOptions(choices: Choices | null): EffectOption[] {
  const effect = choices?.effect;
  return effect && 'options' in effect ? effect.options : [];
}

export function optionName({ what, name }: EffectOption, { of }: Ask, board: Board, language: Language): string {
  if (name) return name[language];
  switch (of) {
    case 'city':
      return nodeName(board, what, language);
    case 'lane':
      return laneName(board, what, language);
    case 'ticket':
      return ticketNameById(board, what, language);
    case 'colour': {
      const names: Record<string, string> = textsIn(language).cards.colour;
      return names[what] ?? what;
    }
    default:
      return what;
  }
}

/** "2 cards and $3"; empty for what costs nothing. */
export function priceInWords(price: Price | undefined, language: Language): string {
  const { cards } = textsIn(language);
  const { dollars } = textsIn(language).decide.effect;
  const parts = [
    ...(price?.cards ? [cards.cards(price.cards)] : []),
    ...(price?.locos ? [textsIn(language).decide.effect.locos(price.locos)] : []),
    ...(price?.dollars ? [dollars(price.dollars)] : []),
  ];
  return parts.length === 0 ? '' : cards.listed(parts);
}

/** The answer that is selected, in words; null while there is none. */
export function answerInWords(selection: Selection, view: View, board: Board, language: Language): string | null {
  const words = textsIn(language).decide.effect;
  switch (selection.kind) {
    case 'choose': {
      const option = effectOptions(view.choices).find(({ what }) => what === selection.what) ?? {
        what: selection.what,
      };
      return optionName(option, view.ask, board, language);
    }
    case 'accept':
      if (selection.pay !== null) return words.yes_for(cardsInWords(selection.pay, board, language));
      return yesInWords(view.ask, language);
    case 'decline':
      return noInWords(view.ask, language);
    default:
      return null;
  }
}

export function yesInWords({ of, price }: Ask, language: Language): string {
  const words = textsIn(language).decide.effect;
  if (of === 'prospect') return words.go_on;
  const cost = priceInWords(price, language);
  return cost === '' ? words.yes : words.yes_for(cost);
}

export function noInWords({ of }: Ask, language: Language): string {
  const words = textsIn(language).decide.effect;
  return of === 'prospect' ? words.stop : of === 'price' || of === undefined ? words.no : words.none;
}

/** What of the map answers the card: its lanes, or its cities. */
export function placesAsked(
  view: View | null,
  choices: Choices | null,
): { lanes: ReadonlySet<string>; cities: ReadonlySet<string> } {
  const of = view?.ask.kind === 'effect_choice' ? view.ask.of : undefined;
  const places = new Set(effectOptions(choices).map(({ what }) => what));
  const none = new Set<string>();
  return { lanes: of === 'lane' ? places : none, cities: of === 'city' ? places : none };
}
