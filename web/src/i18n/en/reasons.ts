import type { Answer, RefusalCode } from '../../protocol';

/** What is known about a refused move; every part may be missing. */
export interface ReasonContext {
  /** "Oslo – Bergen" */
  lane?: string;
  /** The name of a city. */
  city?: string;
  /** Who owns the lane or the harbour. */
  owner?: string;
  /** What the lane costs, in words. */
  need?: string;
  /** What of it is in the hand, in words. */
  have?: string;
  /** The pieces the lane wants, and those that are left. */
  pieces?: { needed: string; left: string };
  /** How many tickets must be kept. */
  least?: number;
  /** How many cards a tunnel costs on top. */
  toll?: number;
  /** How many pieces a fleet has, and the fewest and the most wagons among them. */
  fleet?: { pieces: number; least: number; most: number };
  /** Whether the edition has two decks and speaks of wild cards. */
  two_decks?: boolean;
  /** Whether it is a sea route. */
  sea?: boolean;
}

type Reason = (about: ReasonContext) => string;

const loco = (c: ReasonContext): string => (c.two_decks ? 'wild card' : 'locomotive');
const here = (c: ReasonContext): string => c.lane ?? 'This route';
const cost = (c: ReasonContext): string => (c.need ? `${here(c)} costs ${c.need}` : `${here(c)} costs other cards`);
const inHand = (c: ReasonContext): string => (c.have ? `; you have ${c.have}` : '');

const refusals: Record<RefusalCode, Reason> = {
  game_is_over: () => 'The game is over; no more moves can be made.',
  not_your_decision: () => 'This is not yours to decide now; wait until it is your turn.',
  wrong_kind_of_move: () => 'Something else has to be decided first; look at the line at the top.',
  no_such_slot: () => 'There is no such place in the row; take one of the face-up cards you see.',
  slot_empty: () => 'No card lies there; take another face-up card or one from the deck.',
  nothing_to_draw: (c) =>
    c.two_decks
      ? 'Both decks and their discards are used up, so no cards can be drawn; choose another action.'
      : 'The deck and the discards are used up, so no cards can be drawn; choose another action.',
  pile_empty: (c) =>
    c.two_decks ? 'This deck is empty; draw from the other one or take a face-up card.' : 'The deck is empty; take a face-up card.',
  loco_not_as_second_card: (c) =>
    `A face-up ${loco(c)} counts as both cards, so it can only be the first one you take; choose another second card.`,
  no_such_lane: () => 'There is no such route on this board.',
  lane_taken: (c) =>
    c.owner ? `${here(c)} already belongs to ${c.owner}; look for another way.` : `${here(c)} is already taken; look for another way.`,
  lane_closed: (c) =>
    `${here(c)} is closed: with so few players only one lane of a double route can be used, and the other one is taken.`,
  own_group: (c) => `${here(c)}: you already have a lane between these cities, and nobody may have two.`,
  too_few_pieces: (c) =>
    c.pieces
      ? `${here(c)} needs ${c.pieces.needed}, but you have only ${c.pieces.left} left${c.two_decks ? '; exchange some first' : '; choose a shorter route'}.`
      : 'You have too few pieces left for this route; choose a shorter one.',
  cards_not_held: (c) => (c.need ? `${cost(c)}${inHand(c)}.` : 'You do not have these cards.'),
  wrong_number_of_cards: (c) => `That is not the right number of cards. ${cost(c)}${inHand(c)}.`,
  mixed_colours: (c) =>
    c.two_decks
      ? `Apart from wild cards, all cards must have the same colour here. ${cost(c)}.`
      : `All cards must have the same colour here. ${cost(c)}${inHand(c)}.`,
  wrong_colour: (c) => `These cards have the wrong colour. ${cost(c)}${inHand(c)}.`,
  wrong_deck: (c) =>
    c.sea
      ? 'Sea routes are paid with ship cards and wild cards only; wagon cards do not count here.'
      : 'Railway routes are paid with wagon cards and wild cards only; ship cards do not count here.',
  locos_not_allowed: (c) =>
    `On this board locomotives cannot pay for ordinary routes. ${cost(c)}${inHand(c)}.`,
  too_few_locos: (c) => `Each locomotive symbol of a ferry needs a locomotive or any three cards in its place. ${cost(c)}${inHand(c)}.`,
  card_superfluous: () => 'One card more than needed: take away a card that is not necessary and try again.',
  pairs_do_not_match: (c) =>
    `Every space of rough ground needs a pair: two wagon cards of one colour, or wild cards in their place. ${cost(c)}.`,
  wrong_toll: (c) =>
    c.toll === undefined
      ? 'The extra for the tunnel is paid in the colour you began with, or with locomotives; or give up.'
      : `The tunnel costs exactly ${c.toll} more, in the colour you began with or locomotives; or give up.`,
  no_tickets_left: () => 'All tickets are gone; choose another action.',
  too_few_tickets_kept: (c) =>
    c.least === undefined ? 'Keep more tickets.' : `Keep at least ${c.least} of these tickets; you may keep more.`,
  no_such_ticket: () => 'This ticket is not among those you may choose from.',
  fleet_out_of_range: (c) =>
    c.fleet
      ? `A fleet has ${c.fleet.pieces} pieces: ${c.fleet.least} to ${c.fleet.most} wagons, the rest ships.`
      : 'So many wagons are not possible; choose another number.',
  no_such_node: () => 'There is no such city on this board.',
  not_a_port: (c) => `${c.city ?? 'This city'} is not a port; harbours can only be built in cities with an anchor.`,
  harbour_stands_there: (c) => `${c.city ?? 'This city'} already has a harbour, and there is room for one only.`,
  no_own_lane_there: (c) =>
    c.city ? `None of your routes ends in ${c.city}; claim one there first.` : 'A harbour needs a port city where a route of yours ends; claim one first.',
  no_harbour_left: () => 'You have already built all your harbours.',
  wrong_harbour_cards: () =>
    'A harbour costs two wagon cards and two ship cards of one colour, all with an anchor; wild cards may replace any of them.',
  nothing_exchanged: () => 'Choose at least one piece to exchange.',
  too_many_exchanged: () => 'You do not have that many pieces to give, or not that many are left in your box; choose fewer.',
};

const answers: Record<Answer, string> = {
  granted: 'Done.',
  waiting: 'The others at the table are being asked.',
  stale: 'The table has changed – please check again.',
  refused: 'The rules do not allow this now.',
  unreadable_move: 'The server did not understand this move; reload the page and try again.',
  not_seated: 'You are watching; only those who sit at the table can do this.',
  not_the_host: 'Only the host of the table can do this.',
  not_now: 'This is not possible at this moment.',
  no_such_seat: 'There is no such seat at this table.',
  seat_taken: 'Somebody else already sits there; choose another seat.',
  table_full: 'All seats of this table are taken.',
  seats_open: 'Some seats are still free; wait, fill them with bots or start without them.',
  bad_name: 'This name cannot be used; take 1 to 30 ordinary characters.',
  no_such_bot: 'There is no such bot here.',
  bad_nonce: 'This share in the shuffle cannot be used.',
  nothing_to_take_back: 'There is no move of yours to take back.',
  undo_off: 'At this table moves cannot be taken back.',
  undo_declined: 'Somebody did not agree to take the move back.',
  chat_off: 'At this table you cannot write this; there is no chat, or ready phrases only.',
  no_such_phrase: 'There is no such phrase.',
  bad_text: 'This text cannot be sent; it is empty, too long or has strange characters.',
  too_fast: 'That was a lot of messages; wait a few seconds.',
  busy: 'The server has a lot to do; try again in a moment.',
  unavailable: 'The server could not save this, so nothing has changed; try again in a moment.',
};

export const reasons = {
  refusals,
  answers,
  of_one_colour: (n: number): string => (n === 1 ? '1 card of any colour' : `${n} cards of one colour`),
  wagons_of_one_colour: (n: number): string => (n === 1 ? '1 wagon card of any colour' : `${n} wagon cards of one colour`),
  ships_worth: (n: number, colour: string | null): string =>
    colour === null ? `ship cards of one colour for ${spaces(n)}` : `${colour} ship cards for ${spaces(n)}`,
  ferry: (cards: string, locos: number): string =>
    `${cards}, with at least ${locos} ${locos === 1 ? 'locomotive' : 'locomotives'} among them`,
  any_for_one: (cards: string, rate: number): string => `${cards} (any ${rate} cards may stand for one)`,
  pairs: (cards: string | null, n: number): string => {
    const pairs = n === 1 ? '1 pair of one colour' : `${n} pairs, each of one colour`;
    return cards === null ? pairs : `${cards} and ${pairs}`;
  },
  nothing: 'nothing that fits',
};

function spaces(n: number): string {
  return n === 1 ? '1 space' : `${n} spaces`;
}
