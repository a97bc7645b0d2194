import type { CardLook } from '../terms';
import type { Colour } from '../../protocol';
import type { cards as en } from '../en/cards';
import { plural, type Forms } from '../plural';

/** The stem takes -y/-a/-ą/-e/-ych; only "niebieski" is soft and is written out. */
interface Adjective {
  he: string;
  she: string;
  her: string;
  few: string;
  many: string;
}

const hard = (stem: string): Adjective => ({
  he: `${stem}y`,
  she: `${stem}a`,
  her: `${stem}ą`,
  few: `${stem}e`,
  many: `${stem}ych`,
});

const ADJECTIVE: Record<Colour, Adjective> = {
  red: hard('czerwon'),
  blue: { he: 'niebieski', she: 'niebieska', her: 'niebieską', few: 'niebieskie', many: 'niebieskich' },
  green: hard('zielon'),
  yellow: hard('żółt'),
  black: hard('czarn'),
  white: hard('biał'),
  orange: hard('pomarańczow'),
  purple: hard('fioletow'),
  grey: hard('szar'),
};

const masculine = (key: keyof Adjective): Record<Colour, string> =>
  Object.fromEntries(Object.entries(ADJECTIVE).map(([c, forms]) => [c, forms[key]])) as Record<Colour, string>;

const neuter = (): Record<Colour, string> => masculine('few');

function one(look: CardLook): string {
  const forms = ADJECTIVE[look.colour];
  const anchor = look.anchor ? ' z kotwicą' : '';
  switch (look.shape) {
    case 'loco':
      return 'lokomotywa';
    case 'wild':
      return 'joker';
    case 'wagon':
      return `${forms.he} wagon${anchor}`;
    case 'ship':
      return `${forms.he} statek${anchor}`;
    case 'double_ship':
      return `${forms.he} podwójny statek`;
    case 'card':
      return `${forms.she} karta`;
  }
}

function oneTaken(look: CardLook): string {
  if (look.shape === 'loco') return 'lokomotywę';
  if (look.shape === 'wild') return 'jokera';
  return look.shape === 'card' ? `${ADJECTIVE[look.colour].her} kartę` : one(look);
}

function counted(n: number, look: CardLook): string {
  const { he, she, few, many } = ADJECTIVE[look.colour];
  const anchor = look.anchor ? ' z kotwicą' : '';
  switch (look.shape) {
    case 'loco':
      return locos(n);
    case 'wild':
      return plural('pl', n, { one: '# joker', few: '# jokery', many: '# jokerów' });
    case 'card':
      return plural('pl', n, { one: `# ${she}`, few: `# ${few}`, many: `# ${many}` });
    case 'wagon':
      return plural('pl', n, {
        one: `# ${he} wagon${anchor}`,
        few: `# ${few} wagony${anchor}`,
        many: `# ${many} wagonów${anchor}`,
      });
    case 'ship':
      return plural('pl', n, {
        one: `# ${he} statek${anchor}`,
        few: `# ${few} statki${anchor}`,
        many: `# ${many} statków${anchor}`,
      });
    case 'double_ship':
      return plural('pl', n, {
        one: `# ${he} podwójny statek`,
        few: `# ${few} podwójne statki`,
        many: `# ${many} podwójnych statków`,
      });
  }
}

const of =
  (forms: Forms) =>
  (n: number): string =>
    plural('pl', n, forms);
const locos = of({ one: '# lokomotywa', few: '# lokomotywy', many: '# lokomotyw' });

export const cards: typeof en = {
  colour: masculine('he'),
  routeColour: neuter(),
  one,
  oneTaken,
  faceUp: (look) => (look.shape === 'card' || look.shape === 'loco' ? `odkryta ${one(look)}` : `odkryty ${one(look)}`),
  counted,
  blind: (kind) =>
    kind === null ? 'karta ze stosu' : kind === 'rail' ? 'karta ze stosu wagonów' : 'karta ze stosu statków',
  // Only ever two: a draw has no more cards.
  faceUpMany: (n, look) => `${n} odkryte ${counted(2, look).slice(2)}${look.shape === 'card' ? ' karty' : ''}`,
  blindMany: (n, kind) =>
    `${plural('pl', n, { one: '# karta', few: '# karty', many: '# kart' })} ze stosu${kind === null ? '' : kind === 'rail' ? ' wagonów' : ' statków'}`,
  blindKnown: (look) => `${one(look)} ze stosu`,
  cards: of({ one: '# karta', few: '# karty', many: '# kart' }),
  wagons: of({ one: '# wagonik', few: '# wagoniki', many: '# wagoników' }),
  ships: of({ one: '# statek', few: '# statki', many: '# statków' }),
  locos,
  tickets: of({ one: '# bilet', few: '# bilety', many: '# biletów' }),
  money: (n) => `${n < 0 ? `−${-n}` : n} $`,
  plus: (card) => `oraz ${card}`,
  swapped: (money, n) => `${money} za ${plural('pl', n, { one: '# kartę', few: '# karty', many: '# kart' })}`,
  using: (name) => `użyte: ${name}`,
  fee: (money) => `opłata ${money}`,
  dollars: 'dolary',
  office_card: 'karta z biura',
  points: of({ one: '# punkt', few: '# punkty', many: '# punktów' }),
  listed: (things) =>
    things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} i ${things.at(-1) ?? ''}`,
};
