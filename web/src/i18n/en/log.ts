import { plural } from '../plural';
import { cards } from './cards';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const { listed } = cards;

/** `who` is a name, or null for the person who reads. */
type Who = string | null;
const has = (who: Who): string => (who === null ? 'You have' : `${who} has`);
const is = (who: Who): string => (who === null ? 'You are' : `${who} is`);

export const log = {
  you: 'You',
  /** In the middle of a sentence. */
  you_within: 'you',
  seat: (n: number): string => `Seat ${n}`,
  /** A person and what they did. */
  did: (who: string, deed: string): string => `${who} ${deed}`,
  took: (things: string[]): string => `took ${listed(things)}`,
  offered: (n: number): string => `drew ${cards.tickets(n)} to choose from`,
  decided: 'made a choice',
  kept: (n: number, names: string[]): string =>
    names.length > 0 ? `kept ${cards.tickets(n)}: ${names.join('; ')}` : `kept ${cards.tickets(n)}`,
  fleet: (trains: number, ships: number): string => `starts with ${cards.wagons(trains)} and ${cards.ships(ships)}`,
  own_fleet: (trains: number, ships: number): string => `start with ${cards.wagons(trains)} and ${cards.ships(ships)}`,
  entered: (lane: string, paid: string): string => `tried the tunnel ${lane} (${paid})`,
  tollPaid: (paid: string): string => `paid extra for the tunnel: ${paid}`,
  left: (lane: string): string => `gave up the tunnel ${lane} and took the cards back`,
  claimed: (lane: string, paid: string, points: number): string => `claimed ${lane} (${paid}), ${signed(points)}`,
  harbour: (city: string, paid: string): string => `built a harbour in ${city} (${paid})`,
  exchanged: (gives: 'trains' | 'ships', n: number, points: number): string =>
    gives === 'trains'
      ? `exchanged ${cards.wagons(n)} for ${n === 1 ? 'a ship' : 'ships'}, ${signed(points)}`
      : `exchanged ${cards.ships(n)} for ${n === 1 ? 'a wagon' : 'wagons'}, ${signed(points)}`,
  passed: 'had no possible move and passed',
  begins: (who: Who): string => `${who ?? 'You'} ${who === null ? 'go' : 'goes'} first`,
  first_hand: (hand: string): string => `Your first cards: ${hand}`,
  flushed: (wild: boolean): string =>
    wild ? 'Three wild cards face up: the whole row was replaced' : 'Three locomotives face up: the whole row was replaced',
  reshuffled: (kind: 'rail' | 'sea' | null): string =>
    kind === null ? 'The discarded cards were shuffled into a new deck'
    : kind === 'rail' ? 'The discarded wagon cards were shuffled into a new deck'
    : 'The discarded ship cards were shuffled into a new deck',
  revealed: (cards: string): string => `Turned up for the tunnel: ${cards}`,
  toll: (n: number): string => plural('en', n, { one: 'The tunnel costs # card more', other: 'The tunnel costs # cards more' }),
  lastRound: (who: Who, turns: number, ships: boolean): string =>
    `Last turns: ${who === null ? 'you are' : `${who} is`} running out of ${ships ? 'wagons and ships' : 'wagons'}; ${plural('en', turns, { one: '# turn', other: '# turns' })} to go`,
  ended: 'The game is over',
  your_turn: 'your turn',
  dealt: 'The cards are dealt; choose your tickets',
  sat: (who: Who): string => `${who ?? 'You'} joined the table`,
  rose: 'A seat is free again',
  botSat: (who: Who): string => `${who ?? 'A bot'} takes a seat`,
  dropped: 'A free seat was removed',
  /** A line of what was taken back later. */
  undone: (line: string): string => `${line} (taken back)`,
  takenBack: (who: Who): string => `${who ?? 'You'} took back a move`,
  steppedOut: (who: Who): string => `${is(who)} away; a bot plays meanwhile`,
  steppedIn: (who: Who): string => `${is(who)} back`,
  resigned: (who: Who): string => `${has(who)} left the game; a bot plays on`,
  resumed: 'The server was away for a while; the game goes on',
  rematched: 'A new game has been set up at a new table',
  closed: 'The table is closed',
};
