import type { CardLook } from '../terms';
import type { Colour } from '../../protocol';

const colour: Record<Colour, string> = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  black: 'black',
  white: 'white',
  orange: 'orange',
  purple: 'purple',
  grey: 'grey',
};

function named(look: CardLook, n: number): string {
  const s = n === 1 ? '' : 's';
  const anchor = look.anchor ? ' with an anchor' : '';
  switch (look.shape) {
    case 'loco':
      return `locomotive${s}`;
    case 'wild':
      return `wild card${s}`;
    case 'wagon':
      return `${colour[look.colour]} wagon${s}${anchor}`;
    case 'ship':
      return `${colour[look.colour]} ship${s}${anchor}`;
    case 'double_ship':
      return `${colour[look.colour]} double ship${s}`;
    case 'card':
      return `${colour[look.colour]} card${s}`;
  }
}

const article = (words: string): string => (/^[aeiou]/.test(words) ? `an ${words}` : `a ${words}`);

export const cards = {
  colour,
  /** Colours of routes. */
  routeColour: colour,
  /** "a red card" */
  one: (look: CardLook): string => article(named(look, 1)),
  /** The same as an object: "take a red card". */
  oneTaken: (look: CardLook): string => article(named(look, 1)),
  faceUp: (look: CardLook): string => `a face-up ${named(look, 1)}`,
  /** "4 red", "1 locomotive", "2 red double ships" */
  counted: (n: number, look: CardLook): string =>
    look.shape === 'card' ? `${n} ${colour[look.colour]}` : `${n} ${named(look, n)}`,
  /** "a card from the deck" */
  blind: (kind: 'rail' | 'sea' | null): string =>
    kind === null
      ? 'a card from the deck'
      : kind === 'rail'
        ? 'a card from the wagon deck'
        : 'a card from the ship deck',
  faceUpMany: (n: number, look: CardLook): string => `${n} face-up ${named(look, n)}`,
  blindMany: (n: number, kind: 'rail' | 'sea' | null): string =>
    `${n} cards from the ${kind === null ? '' : kind === 'rail' ? 'wagon ' : 'ship '}deck`,
  /** A card from the deck that its owner knows. */
  blindKnown: (look: CardLook): string => `${article(named(look, 1))} from the deck`,
  cards: (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`,
  wagons: (n: number): string => `${n} ${n === 1 ? 'wagon' : 'wagons'}`,
  ships: (n: number): string => `${n} ${n === 1 ? 'ship' : 'ships'}`,
  locos: (n: number): string => `${n} ${n === 1 ? 'locomotive' : 'locomotives'}`,
  tickets: (n: number): string => `${n} ${n === 1 ? 'ticket' : 'tickets'}`,
  money: (n: number): string => (n < 0 ? `−$${-n}` : `$${n}`),
  /** Of a payment, behind its cards. */
  plus: (card: string): string => `plus ${card}`,
  swapped: (money: string, n: number): string => `${money} for ${n} ${n === 1 ? 'card' : 'cards'}`,
  using: (name: string): string => `using ${name}`,
  fee: (money: string): string => `fee ${money}`,
  dollars: 'dollars',
  office_card: 'a card of your office',
  points: (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`,
  listed: (things: string[]): string =>
    things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1) ?? ''}`,
};
