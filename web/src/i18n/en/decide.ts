import type { ChoiceOf } from '../../protocol';
import { plural } from '../plural';
import { cards } from './cards';

const cardsMore = (n: number) => plural('en', n, { one: '# card more', other: '# cards more' });
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

export const decide = {
  rule: 'Show the rule',
  back: 'Back',
  clear: 'Clear',
  sending: 'Sending…',
  signed,
  enter: 'Enter',
  escape: 'Esc',

  // --- paying for a lane
  claim_title: (lane: string) => `Claim ${lane}`,
  look_title: (lane: string) => lane,
  spaces: (n: number) => plural('en', n, { one: '# space', other: '# spaces' }),
  any_colour: 'any colour',
  points: (n: number) => plural('en', n, { one: '# point', other: '# points' }),
  gain: (n: number) => `${signed(n)} ${Math.abs(n) === 1 ? 'point' : 'points'}`,
  wagons_left: (n: number) => plural('en', n, { one: '# wagon left', other: '# wagons left' }),
  ships_left: (n: number) => plural('en', n, { one: '# ship left', other: '# ships left' }),
  lanes: 'Lanes between these cities',
  lane_nth: (n: number) => `lane ${n}`,
  lane_of: (name: string) => `belongs to ${name}`,
  lane_mine: 'yours',
  owned_by: (name: string) => `${name} has this route.`,
  owned_by_you: 'This route is yours.',
  lane_free: 'free',
  lane_payable: 'you can pay now',
  lane_shut: 'cannot be claimed now',
  pay_with: 'Pay with',
  pay_with_colour: (cards: string) => `Pay with ${cards}`,
  all_payments: (n: number) => plural('en', n, { one: 'Show # other payment', other: 'Show # other payments' }),
  keeps_locos: (wild: boolean): string => (wild ? 'keeps your wild cards' : 'keeps your locomotives'),
  leaves: (cards: string) => `leaves ${cards}`,
  leaves_none: 'leaves none',
  best: 'suggested',
  opens: 'If it lets a page or a postcard be read, it cannot be taken back.',
  seen: 'The others will see which cards you pay.',
  other_payment: 'Other payment',
  mix: 'Your own mix',
  further_card: 'The further card',
  dollars_for_cards: 'Dollars instead of cards',
  fewer_dollars: 'One card more instead of dollars',
  more_dollars: 'Dollars instead of one more card',
  mix_hint: 'Put together any cards; it is checked as you go.',
  mix_empty: 'No cards yet.',
  mix_checking: 'Checking…',
  mix_good: 'This pays the route.',
  mix_lost: 'The server does not answer; try again.',
  more: (card: string) => `One more: ${card}`,
  fewer: (card: string) => `One fewer: ${card}`,
  of_held: (n: number, held: number) => `${n} of ${held}`,
  slots: 'What pays each space',
  slot_loco: 'wants a locomotive',
  slot_colour: 'one card of the colour',
  slot_pair: 'wants a pair',
  slot_empty: 'still open',
  meter: (value: number, length: number) => `${value}/${length}`,
  meter_swaps: (singles: number, swaps: number, rate: number, length: number) =>
    swaps === 0 ? `${singles}/${length}` : `${singles} + ${swaps}×${rate} = ${singles + swaps}/${length}`,
  wasted: (n: number) => plural('en', n, { one: '# ship wasted', other: '# ships wasted' }),

  // --- what a claim brings beside its lane
  ahead: {
    title: 'What this claim brings',
    step: (n: number) => `Step ${n}`,
    price: 'Price',
    rule: 'Rule of the game',
    region: 'Region',
    item: 'something for the office',
    painted: (colour: string) => `route turns ${colour}`,
    asks: 'a question to you',
    sum: 'In all',
  },

  // --- what is special about a lane
  tunnel_note: 'Tunnel: it may cost up to 3 cards more. Three cards are turned up after you confirm.',
  tunnel_locos: 'Paid with locomotives only, just turned-up locomotives count.',
  odds_title: 'Cards more',
  percent: (chance: number) => `${Math.round(chance * 100)} %`,
  odds_hint: 'Reckoned from your hand, the face-up cards and the discards.',
  ferry_note: (symbols: number, rate: number) =>
    `Ferry: ${plural('en', symbols, { one: '# space wants a locomotive', other: '# spaces want a locomotive' })}; any ${rate} cards can stand for one.`,
  ferry_plain: (symbols: number) =>
    `Ferry: ${plural('en', symbols, { one: '# space wants a locomotive', other: '# spaces want a locomotive' })}.`,
  swap_note: (rate: number) => `Any ${rate} cards can stand for one card of the colour.`,
  no_locos: 'No locomotives here.',
  sea_note: 'Paid with ship cards; a double ship fills two spaces, and no change is given.',
  rail_note: 'Paid with wagon cards.',
  rough_note: (n: number) =>
    `Rough ground: ${plural('en', n, { one: '# space costs', other: '# spaces cost' })} a pair, two cards of one colour.`,

  // --- what can be claimed
  claims_title: 'Routes you can claim',
  claims_city: (city: string) => `Routes from ${city}`,
  claims_colour: (cards: string) => `Routes for ${cards}`,
  colour_cards: (colour: string) => `${colour} cards`,
  claims_count: (n: number) => plural('en', n, { one: '# claimable', other: '# claimable' }),
  search: 'Search by city',
  none_found: 'No route here that you can claim now.',
  none_now: 'None now; you can claim when it is your turn.',
  unseen: (left: number, all: number) => `${left} of ${all} not seen yet: in the deck or in other hands.`,
  claims_for_tickets: 'On the way of your tickets',
  claims_others: 'Other routes',
  not_now: 'Not now',
  for_ticket: (ticket: string) => `for ${ticket}`,
  taken_by: (name: string) => `taken by ${name}`,
  show_all: 'All routes',

  // --- tickets
  keep_title_first: 'Choose your first tickets',
  keep_title: 'Choose tickets',
  keep_least: (least: number, of: number) => (least === of ? `keep all ${of}` : `keep at least ${least} of ${of}`),
  kept: (n: number) => `${n} kept`,
  keep_waiting: 'Your choice is made.',
  keep_wait_for: (names: string) => `Waiting for ${names}.`,
  shares: (n: number, tickets: string) =>
    `shares ${plural('en', n, { one: '# route', other: '# routes' })} with ${tickets}`,
  shares_short: (n: number) => plural('en', n, { one: '# shared route', other: '# shared routes' }),
  incomplete_costs: 'An incomplete ticket costs its points.',
  rejected_under: 'What you do not keep goes to the bottom of the pile.',
  rejected_out: 'What you do not keep is out of the game.',
  unfinished: (n: number) => `${signed(-n)} if incomplete`,
  ready: 'ready',
  choosing: 'choosing',
  who_is_ready: 'Who is ready',
  draw_tickets_title: 'Draw tickets',
  draw_tickets: (offer: number, keep: number) =>
    `You draw ${cards.tickets(offer)} and keep at least ${keep}. An incomplete ticket costs its points at the end.`,
  draw_tickets_left: (n: number) => `${cards.tickets(n)} in the pile.`,
  draw_tickets_end: 'It takes your whole turn, and the draw can be undone only if the table agrees.',

  // --- fleet
  fleet_title: 'Choose your fleet',
  fleet_hint: 'The others see it only when all are ready.',
  fleet_wagons: 'Wagons',
  fleet_now: (trains: number, ships: number) => `${cards.wagons(trains)} and ${cards.ships(ships)}`,
  fleet_recommended: (trains: number, ships: number) => `${trains}/${ships} (recommended)`,
  fleet_middle: (trains: number, ships: number) => `${trains}/${ships} (the middle)`,

  // --- refill
  refill_title: 'Refill the open space',
  refill_ask: (first: string, n: number, second: string, m: number) => `Refill: ${first} (${n}) or ${second} (${m})?`,
  refill_deck: { rail: 'wagons', sea: 'ships' },
  refill_same: 'Always the same kind as the card taken',

  // --- tunnel
  tunnel_title: (lane: string) => `Tunnel! ${lane}`,
  tunnel_played: (cards: string) => `You played ${cards}.`,
  tunnel_turned: (n: number) =>
    n === 3
      ? 'Three cards turned up:'
      : `Only ${plural('en', n, { one: '# card was', other: '# cards were' })} left to turn up:`,
  tunnel_match: '+1',
  tunnel_miss: '0',
  tunnel_more: (n: number, which: string) => `${cardsMore(n)}: ${which}`,
  tunnel_locos_only: 'You paid with locomotives alone, so only locomotives count.',
  tunnel_or_loco: (colour: string) => `${colour} or locomotives`,
  tunnel_only_loco: 'locomotives',
  tunnel_have: (cards: string) => `You have: ${cards}`,
  tunnel_have_none: 'You have none of these.',
  tunnel_pay: 'Pay instead',
  tunnel_give_up: 'Give up',
  tunnel_give_up_hint: 'Your cards return to your hand and your turn ends.',

  // --- harbour
  harbour_title: 'Build a harbour',
  harbour_hint: (left: number) =>
    `${plural('en', left, { one: '# harbour left', other: '# harbours left' })}. It costs 4 cards of one colour with an anchor: 2 wagons and 2 ships.`,
  harbour_where: 'Where',
  harbour_hoped: 'Points with your tickets complete that still can be; the most useful place first.',
  harbour_serves: (n: number) =>
    n === 0
      ? 'on none of your tickets'
      : plural('en', n, { one: 'serves # of your tickets', other: 'serves # of your tickets' }),
  harbour_now: (n: number) => `${signed(n)} now`,
  harbour_worth: (hoped: number, now: number) =>
    hoped === now
      ? `${signed(now)} as your tickets stand`
      : `${signed(hoped)} with them complete, ${signed(now)} as they stand`,
  harbour_nowhere: 'There is no city where you can build and pay now.',

  // --- exchange
  exchange_title: 'Exchange wagons and ships',
  exchange_hint: 'Each piece costs 1 point, and your turn ends.',
  exchange_trains: 'Give wagons, take ships',
  exchange_ships: 'Give ships, take wagons',
  exchange_box: (trains: number, ships: number) => `In your box: ${cards.wagons(trains)}, ${cards.ships(ships)}.`,
  exchange_then: (trains: number, ships: number) => `Then you have ${cards.wagons(trains)} and ${cards.ships(ships)}.`,
  exchange_up: (what: string) => `One more: ${what}`,
  exchange_down: (what: string) => `One fewer: ${what}`,

  // --- the commit block
  // --- a card asks
  effect: {
    title: 'A card asks you',
    ask: {
      option: 'Choose one:',
      city: 'Choose a city, here or on the map:',
      lane: 'Choose a route, here or on the map:',
      token: 'Choose one:',
      item: 'Choose one:',
      ticket: 'Choose a ticket:',
      colour: 'Choose a colour:',
      price: 'Do you accept?',
      prospect: 'Do you go on?',
    } satisfies Record<ChoiceOf, string> as Record<ChoiceOf, string>,
    painted: (colour: string): string =>
      colour === ''
        ? 'For ever: the route keeps this colour in all games to come.'
        : `For ever: the route is ${colour} in all games to come.`,
    kept: (thing: string): string =>
      thing === '' ? 'For ever: it stays in your office.' : `For ever: ${thing} stays in your office.`,
    opens: 'If this lets something be read, it cannot be taken back.',
    pick: 'Choose your answer',
    costs: (price: string) => `Cost: ${price}`,
    dollars: (n: number) => `$${n}`,
    locos: (n: number) => plural('en', n, { one: '# locomotive', other: '# locomotives' }),
    yes: 'Yes',
    yes_for: (price: string) => `Yes, for ${price}`,
    no: 'No, thank you',
    none: 'None of these',
    go_on: 'Go on',
    stop: 'Stop here',
  },

  do: {
    choose: (what: string) => `Choose ${what}`,
    claim: 'Confirm claim',
    tunnel: 'Try the tunnel',
    take: (card: string) => `Take ${card}`,
    blind_one: 'Draw 1 card',
    blind_two: 'Draw 2 cards',
    tickets: (n: number) => `Draw ${cards.tickets(n)}`,
    keep: (n: number) => `Keep ${cards.tickets(n)}`,
    keep_none: 'Keep tickets',
    refill: (deck: string) => `Refill with ${deck}`,
    toll: (n: number) => `Pay ${cardsMore(n)}`,
    withdraw: 'Give up the tunnel',
    fleet: (trains: number, ships: number) => `Choose ${trains}/${ships}`,
    harbour: 'Build the harbour',
    exchange: (n: number) => `Exchange ${plural('en', n, { one: '# piece', other: '# pieces' })}`,
    exchange_none: 'Exchange pieces',
  },
  need: {
    keep: (n: number) => `keep at least ${n}`,
    keep_more: (n: number) => plural('en', n, { one: 'choose one more', other: 'choose # more' }),
    payment: 'choose a payment',
    mix: 'this mix does not pay it',
    lane: 'not possible now',
    node: 'choose a city',
    count: 'choose how many',
    turn: 'not your turn',
    moving: 'one moment…',
  },
  draw: 'Draw',
  claim: 'Claim',
  tickets: 'Tickets',
  harbour: 'Harbour',
  exchange: 'Exchange',
  two_at_once: 'Two at once',
  one_only: 'Only one',
  other_deck: (deck: string) => `From ${deck}`,
  waiting_for: (names: string) => `Waiting for ${names}`,
  watching: 'You are watching',
  game_over: 'The game is over',
  second_card: 'Take a second card',
  then_second: 'Then you take a second card.',
  ends_draw: 'Ends your draw.',
  two_cards: 'Both cards come from the deck, unseen.',

  // --- assist
  assist: 'Help with this move',
  assist_idle: 'Touch a route, a card or a ticket: here you see what it costs and brings.',
  assist_wait: 'Look around: a touched route, card or ticket explains itself here.',
  pay: (cards: string) => `Pay ${cards}.`,
  left_after: (pieces: string, cards: string) => `Leaves ${pieces}, ${cards}.`,
  cards_left: (n: number) => `Leaves ${cards.cards(n)}.`,
  joins: (tickets: string) => `On the way of ${tickets}.`,
};
