import type { WhyCode } from '../../protocol';
import type { About, motives as en } from '../en/motives';
import { plural } from '../plural';
import { cards } from './cards';

const spaces = (n: number): string => plural('pl', n, { one: '# pole', few: '# pola', many: '# pól' });
const ofSpaces = (n: number): string => plural('pl', n, { one: '# pola', other: '# pól' });
const lacking = (n: number): string => (n === 0 ? 'ostatnia potrzebna karta' : `jeszcze brakuje: ${n}`);
const pile = (deck: 'rail' | 'sea'): string => (deck === 'rail' ? 'stosu wagonów' : 'stosu statków');
/** "wymagają 1 wagonika i 5 statków" */
const ofPieces = (trains: number, ships: number): string =>
  `${plural('pl', trains, { one: '# wagonika', other: '# wagoników' })} i ${plural('pl', ships, { one: '# statku', other: '# statków' })}`;

const said: Record<WhyCode, (about: About) => string> = {
  only_choice: () => 'nie było innego ruchu',
  completes_ticket: ({ ticket, count }) =>
    count > 1 ? `kończy naraz ${cards.tickets(count)}, między innymi ${ticket}` : `kończy bilet ${ticket}`,
  improves_ticket: ({ ticket, points }) => `bilet ${ticket} jest teraz wart więcej o ${cards.points(points)}`,
  last_points: ({ points }) => `${cards.points(points)} w ostatniej turze`,
  brings_last_round: ({ count }) => `wywołuje ostatnią rundę: w zapasie zostaje ${count}`,
  towards_ticket: ({ ticket, count }) => `do biletu ${ticket}, brakuje jeszcze ${ofSpaces(count)}`,
  long_lane: ({ points }) => `długie połączenie daje ${cards.points(points)}`,
  joins_networks: () => 'łączy dwie części sieci',
  lengthens_trail: ({ count }) => `najdłuższa trasa ma teraz ${spaces(count)}`,
  most_points: ({ points }) => `z połączeń, na które starcza kart, żadne nie daje więcej niż ${cards.points(points)}`,
  some_points: ({ points }) => `to ${cards.points(points)}`,
  toll_not_held: ({ count }) => `brak kart na dopłatę (${cards.cards(count)})`,
  toll_not_worth: ({ count }) => `dopłata jest za wysoka (${cards.cards(count)})`,
  collects_for: ({ lane, ticket, count }) => `na połączenie ${lane} do biletu ${ticket} (${lacking(count)})`,
  saves_for: ({ lane, count }) => `dla punktów za połączenie ${lane} (${lacking(count)})`,
  gathers_cards: ({ count }) => (count === 1 ? 'pierwsza karta tego koloru na ręce' : `kart tego koloru na ręce jest już ${count}`),
  takes_loco: () => 'zastępuje każdy kolor',
  no_open_card: () => 'nie można było wziąć żadnej odkrytej karty',
  nothing_open: () => 'wśród odkrytych kart nie było koloru potrzebnego w planie',
  unseen: () => 'karta, której nikt inny nie widzi, a może i taka, która zastąpi każdy kolor',
  tickets_done: () => 'wszystkie bilety są ukończone',
  plan_nearly_done: ({ count }) => `plan zajmie jeszcze tylko około ${plural('pl', count, { one: '# tury', other: '# tur' })}`,
  spare_pieces: ({ count }) => `plan nie zużyje całego zapasu, zostanie ${count}`,
  more_tickets: () => 'w nadziei na lepsze bilety',
  complete_at_once: ({ ticket }) => `bilet ${ticket} jest już ukończony`,
  uses_network: ({ ticket, count }) => `dzięki obecnej sieci bilet ${ticket} wymaga już tylko ${ofSpaces(count)}`,
  shares_way: ({ ticket, other, count }) => `bilety ${ticket} i ${other} mają ${plural('pl', count, { one: '# wspólne pole', few: '# wspólne pola', many: '# wspólnych pól' })} drogi`,
  keeps_all: ({ count }) => (count === 1 ? 'ten bilet się przyda' : `przydadzą się wszystkie (${cards.tickets(count)})`),
  leaves_far: ({ other, count }) => `bilet ${other} odpada: wymagałby ${ofSpaces(count)}, więcej niż inne`,
  leaves_hopeless: ({ other }) => `bilet ${other} odpada: nie da się go już ukończyć`,
  keeps_for_points: ({ points }) => `zachowane bilety są warte ${cards.points(points)}`,
  fleet_suffices: ({ trains, ships }) => `tyle wystarczy na bilety: wymagają ${ofPieces(trains, ships)}`,
  fleet_falls_short: ({ trains, ships }) => `bilety wymagałyby ${ofPieces(trains, ships)}`,
  exchange_for_lane: ({ lane, ticket }) =>
    ticket === '' ? `zapas nie starczał na połączenie ${lane}` : `zapas nie starczał na połączenie ${lane} do biletu ${ticket}`,
  exchange_ahead: ({ pieces }) => (pieces === 'trains' ? 'więcej wagoników na później' : 'więcej statków na później'),
  harbour_named: ({ node, count }) => `${node} jest na biletach (na ręce: ${count})`,
  harbour_stands: ({ points }) => `niezbudowany port kosztuje ${cards.points(points)}`,
  refill_same: ({ deck }) => `to miejsce było na początku ze ${pile(deck)}`,
  refill_other: ({ deck }) => `tym razem raczej karta ze ${pile(deck)}`,
};

export const motives: typeof en = {
  why: (reason) => `Po co: ${reason}.`,
  said,
};
