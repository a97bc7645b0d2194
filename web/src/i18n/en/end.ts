import { plural } from '../plural';
import { cards } from './cards';

const { listed } = cards;
type Value = { name: string; value: number };
const values = (all: Value[]): string => all.map(({ name, value }) => `${name} ${value}`).join(', ');

export const end = {
  title: 'The final score',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  next: 'Next',
  to_table: 'To the result',
  keys: 'Space: next, S: to the result',
  again: 'Watch again',
  points_so_far: 'Points so far',
  map: 'The map at the end',
  map_hint: 'Points for routes are already counted. Now the tickets are opened.',
  completed: 'complete',
  not_completed: 'incomplete',
  in_order: 'complete, cities in order',
  any_order: 'complete, but not in order',
  country: (name: string) => `complete, ${name} counts`,
  harbour: (city: string) => `Harbour: ${city}`,
  harbour_tickets: (n: number) => plural('en', n, { one: '# complete ticket names it', other: '# complete tickets name it' }),
  unbuilt: 'Harbours not built',
  harbours: (n: number) => plural('en', n, { one: '# harbour', other: '# harbours' }),
  shared_bonus: 'Equal, so each of them gets the bonus.',
  points: (n: number) => plural('en', n, { one: '# point', other: '# points' }),
  winner: 'Winner',
  winners: 'Winners',
  you_win: (total: number) => `You win with ${plural('en', total, { one: '# point', other: '# points' })}!`,
  wins: (name: string, total: number) => `${name} wins with ${plural('en', total, { one: '# point', other: '# points' })}.`,
  share: (names: string[], total: number) =>
    `${listed(names)} share the win with ${plural('en', total, { one: '# point', other: '# points' })} each.`,
  tied: (names: string[], total: number) =>
    `${listed(names)} have ${plural('en', total, { one: '# point', other: '# points' })} each.`,
  tie: {
    tickets: (all: Value[]) => `Complete tickets decide: ${values(all)}.`,
    trail_bonus: (all: Value[]) =>
      `The bonus for the longest trail decides; it goes to ${listed(all.filter((one) => one.value > 0).map((one) => one.name))}.`,
    longest_trail: (all: Value[]) => `The longest trail decides: ${values(all)}.`,
    harbours: (all: Value[]) => `Points for harbours decide: ${values(all)}.`,
  },
  still_equal: 'Nothing else parts them, so the win is shared.',

  table: 'The result in figures',
  scrolls: 'The table can be scrolled sideways.',
  player: 'Player',
  column: {
    routes: 'Routes',
    plus: 'Tickets +',
    minus: 'Tickets −',
    harbours: 'Harbours',
    exchange: 'Exchange',
    bonus: 'Bonus',
    total: 'Total',
    tickets: 'Complete tickets',
    trail: 'Longest trail',
    trains: 'Wagons left',
    ships: 'Ships left',
    turns: 'Turns',
    blind: 'Cards from the deck',
    face_up: 'Face-up cards',
    locos: 'of these locomotives',
    wilds: 'of these wild cards',
  },
  of: (n: number, all: number) => `${n} of ${all}`,
  replay_of: (name: string) => `Replay through the eyes of ${name}`,
  tickets: 'All tickets',
  no_tickets: 'no tickets',
  show_on_map: 'A ticket that is pressed is shown on the map.',

  rematch: 'Rematch',
  rematch_hint: 'The same seats at a new table; the next player begins.',
  to_rematch: 'To the new game',
  replay: 'Replay',
  record: 'Save the record',
  verify: 'Verify the shuffle',
  poster: 'Poster',
  poster_svg: 'Poster (SVG)',
  poster_png: 'Poster (PNG)',
  poster_failed: 'The poster could not be drawn in this browser.',
  poster_title: (winners: string[], date: string) =>
    winners.length === 0 ? date : `${listed(winners)} ${winners.length > 1 ? 'share the win' : 'wins'} · ${date}`,
  home: 'Start page',

  check: {
    working: 'Checking…',
    failed: 'The facts of the deal could not be fetched. Check the connection and try again.',
    unfair: 'This game was dealt without a promise, so there is nothing to check.',
    intro: 'Before the deal the server bound itself to a secret number, and every player could add a text of their own to the luck. Now the number is open:',
    seed: { fits: 'The number is the one that was promised before the deal.', differs: 'The number is not the one that was promised.', unknown: 'The number could not be compared here.' },
    promise: {
      fits: 'This device noted the same promise before the deal.',
      differs: 'This device noted another promise before the deal!',
      unknown: 'This device did not see the promise before the deal, so it cannot compare.',
    },
    nonce: {
      fits: 'Your own text is part of the luck.',
      differs: 'Your own text is missing from the luck!',
      unknown: 'No text of this device is part of this game.',
    },
    deal: {
      fits: (cards: number, tickets: number) =>
        `The first deal follows from it: start player, ${plural('en', cards, { one: '# card', other: '# cards' })}, ${plural('en', tickets, { one: '# ticket', other: '# tickets' })}.`,
      differs: 'The first deal does not follow from it!',
      unknown: 'The first deal could not be checked here.',
    },
    all_fits: 'Everything that can be checked here is right.',
    not_fits: 'Something is not right.',
    rest: 'This page checks the promise and the first deal. Every later draw is checked by the program itself: save the record and run',
    figures: 'The figures',
    table: 'Table',
    number: 'Secret number (seed)',
    commitment: 'Promise (SHA-256)',
    nonces: 'Texts of the players',
    none: 'none',
  },
};
