import type { WhyCode } from '../../protocol';
import { cards } from './cards';

/** What a motive speaks of, named; what it does not speak of is empty or 0. */
export interface About {
  ticket: string;
  other: string;
  lane: string;
  node: string;
  pieces: 'trains' | 'ships';
  /** The deck that is drawn from. */
  deck: 'rail' | 'sea';
  count: number;
  points: number;
  trains: number;
  ships: number;
}

const spaces = (n: number): string => `${n} ${n === 1 ? 'space' : 'spaces'}`;
const lacking = (n: number): string => (n === 0 ? 'the last card needed' : `${n} more needed`);
const pile = (deck: 'rail' | 'sea'): string => (deck === 'rail' ? 'wagon deck' : 'ship deck');

const said: Record<WhyCode, (about: About) => string> = {
  only_choice: () => 'there was nothing else to do',
  completes_ticket: ({ ticket, count }) =>
    count > 1 ? `completes ${count} tickets at once, among them ${ticket}` : `completes ${ticket}`,
  improves_ticket: ({ ticket, points }) => `${ticket} now brings ${cards.points(points)} more`,
  last_points: ({ points }) => `${cards.points(points)} in the last turn`,
  brings_last_round: ({ count }) => `brings the last round, pieces left: ${count}`,
  towards_ticket: ({ ticket, count }) => `on the way to ${ticket}, ${spaces(count)} to go`,
  long_lane: ({ points }) => `a long route is worth ${cards.points(points)}`,
  joins_networks: () => 'joins two parts of the network',
  lengthens_trail: ({ count }) => `makes the longest trail ${spaces(count)} long`,
  most_points: ({ points }) => `of all routes in reach of the hand, none brings more than ${cards.points(points)}`,
  some_points: ({ points }) => `for ${cards.points(points)}`,
  toll_not_held: ({ count }) => `no cards to pay ${cards.cards(count)} more`,
  toll_not_worth: ({ count }) => `${cards.cards(count)} more is too dear`,
  collects_for: ({ lane, ticket, count }) => `for ${lane} on the way to ${ticket} (${lacking(count)})`,
  saves_for: ({ lane, count }) => `for the points of ${lane} (${lacking(count)})`,
  gathers_cards: ({ count }) =>
    count === 1 ? 'the first card of this colour in hand' : `${count} of this colour are now in hand`,
  takes_loco: () => 'it stands in for any colour',
  no_open_card: () => 'no face-up card could be taken',
  nothing_open: () => 'no colour that the plan lacks lay face up',
  unseen: () => 'a card nobody else sees, and perhaps one that stands in for any colour',
  tickets_done: () => 'all tickets are complete',
  plan_nearly_done: ({ count }) => `the plan takes only about ${count} ${count === 1 ? 'turn' : 'turns'} more`,
  spare_pieces: ({ count }) => `the plan leaves ${count} ${count === 1 ? 'piece' : 'pieces'} to spare`,
  more_tickets: () => 'in hope of better tickets',
  complete_at_once: ({ ticket }) => `${ticket} is complete already`,
  uses_network: ({ ticket, count }) => `with the network as it is, ${ticket} takes only ${spaces(count)} more`,
  shares_way: ({ ticket, other, count }) => `${ticket} and ${other} share ${spaces(count)} of their way`,
  keeps_all: ({ count }) => (count === 1 ? 'the ticket is wanted' : `all ${count} tickets are wanted`),
  leaves_far: ({ other, count }) => `${other} was given back: it would take ${spaces(count)}, more than any other`,
  leaves_hopeless: ({ other }) => `${other} was given back: it could not be completed any more`,
  keeps_for_points: ({ points }) => `the tickets kept are worth ${cards.points(points)}`,
  fleet_suffices: ({ trains, ships }) => `enough for the tickets: they take ${cards.wagons(trains)} and ${cards.ships(ships)}`,
  fleet_falls_short: ({ trains, ships }) => `the tickets would take ${cards.wagons(trains)} and ${cards.ships(ships)}`,
  exchange_for_lane: ({ lane, ticket }) =>
    ticket === '' ? `there were too few pieces for ${lane}` : `there were too few pieces for ${lane} on the way to ${ticket}`,
  exchange_ahead: ({ pieces }) => `more ${pieces === 'trains' ? 'wagons' : 'ships'} for later`,
  harbour_named: ({ node, count }) => `${node} stands on ${cards.tickets(count)} in hand`,
  harbour_stands: ({ points }) => `a harbour that is not built costs ${cards.points(points)}`,
  refill_same: ({ deck }) => `the place was filled from the ${pile(deck)} at first`,
  refill_other: ({ deck }) => `rather a card from the ${pile(deck)} this time`,
};

export const motives = {
  /** Below what a bot did. */
  why: (reason: string): string => `Why: ${reason}.`,
  said,
};
