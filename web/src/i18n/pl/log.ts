import type { log as en } from '../en/log';
import { plural } from '../plural';
import { cards } from './cards';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const { listed } = cards;

// No past tense of persons, so that nobody's gender is guessed: a name, a colon, and the thing.
export const log: typeof en = {
  you: 'Ty',
  you_within: 'Ty',
  seat: (n) => `Miejsce ${n}`,
  did: (who, deed) => `${who}: ${deed}`,
  took: (things) => listed(things),
  offered: (n) => `${cards.tickets(n)} do wyboru`,
  decided: 'wybór dokonany',
  kept: (n, names) =>
    names.length > 0 ? `zachowano ${cards.tickets(n)}: ${names.join('; ')}` : `zachowano ${cards.tickets(n)}`,
  fleet: (trains, ships) => `na początek ${cards.wagons(trains)} i ${cards.ships(ships)}`,
  own_fleet: (trains, ships) => `na początek ${cards.wagons(trains)} i ${cards.ships(ships)}`,
  entered: (lane, paid) => `próba, tunel ${lane} (${paid})`,
  tollPaid: (paid) => `dopłata za tunel: ${paid}`,
  left: (lane) => `rezygnacja z tunelu ${lane}, karty wracają na rękę`,
  claimed: (lane, paid, points) => `połączenie ${lane} (${paid}), ${signed(points)}`,
  harbour: (city, paid) => `nowy port: ${city} (${paid})`,
  exchanged: (gives, n, points) =>
    gives === 'trains'
      ? `wymiana ${n} ${n === 1 ? 'wagonika na statek' : 'wagoników na statki'}, ${signed(points)}`
      : `wymiana ${n} ${n === 1 ? 'statku na wagonik' : 'statków na wagoniki'}, ${signed(points)}`,
  passed: 'pas, bo żaden ruch nie jest możliwy',
  begins: (who) => (who === null ? 'Zaczynasz' : `Zaczyna ${who}`),
  first_hand: (hand) => `Twoje pierwsze karty: ${hand}`,
  flushed: (wild) =>
    wild ? 'Trzy odkryte jokery: wymieniono wszystkie odkryte karty' : 'Trzy odkryte lokomotywy: wymieniono wszystkie odkryte karty',
  reshuffled: (kind) =>
    kind === null ? 'Odrzucone karty przetasowano w nowy stos'
    : kind === 'rail' ? 'Odrzucone karty wagonów przetasowano w nowy stos'
    : 'Odrzucone karty statków przetasowano w nowy stos',
  revealed: (cards) => `Odkryto dla tunelu: ${cards}`,
  toll: (n) =>
    plural('pl', n, {
      one: 'Tunel kosztuje # kartę więcej',
      few: 'Tunel kosztuje # karty więcej',
      many: 'Tunel kosztuje # kart więcej',
    }),
  lastRound: (who, turns, ships) => {
    const left = plural('pl', turns, { one: 'została # tura', few: 'zostały # tury', many: 'zostało # tur' });
    const what = ships ? 'kończą się wagoniki i statki' : 'kończą się wagoniki';
    return `Ostatnie tury (${who ?? 'Ty'}: ${what}); ${left}`;
  },
  ended: 'Koniec gry',
  your_turn: 'Twoja tura',
  dealt: 'Karty rozdane; wybierz bilety',
  sat: (who) => (who === null ? 'Dołączasz do stołu' : `${who} dołącza do stołu`),
  rose: 'Jedno miejsce znów jest wolne',
  botSat: (who) => `${who ?? 'Bot'} zajmuje miejsce`,
  dropped: 'Usunięto wolne miejsce',
  undone: (line) => `${line} (cofnięte)`,
  takenBack: (who) => (who === null ? 'Cofasz ruch' : `${who} cofa ruch`),
  steppedOut: (who) => (who === null ? 'Nie ma cię przy stole; na razie gra bot' : `${who} jest poza stołem; na razie gra bot`),
  steppedIn: (who) => (who === null ? 'Wracasz do gry' : `${who} wraca do gry`),
  resigned: (who) => (who === null ? 'Opuszczasz grę; dalej gra bot' : `${who} opuszcza grę; dalej gra bot`),
  resumed: 'Serwer był przez chwilę nieobecny; gra toczy się dalej',
  rematched: 'Przygotowano nową grę przy nowym stole',
  closed: 'Stół zamknięto',
};
