import type { Texts, Titles } from '../rulebook';

export const titles: Titles = {
  here: 'What is different here',
  goal: 'What it is about',
  start: 'The start',
  turn: 'Your turn',
  draw: 'Take cards',
  claim: 'Claim a route',
  tunnels: 'Tunnels',
  ferries: 'Ferries',
  murmansk: 'Murmansk – Lieksa',
  exits: 'Ways abroad',
  ships: 'Sea routes',
  rough: 'Rough ground',
  tickets: 'Tickets',
  countries: 'Country tickets',
  tours: 'Tours',
  harbours: 'Harbours',
  exchange: 'Exchange pieces',
  end: 'The end of the game',
  score: 'The final score',
  options: 'Options of the table',
};

export const texts = {
  goal: 'Collect cards, **claim routes** between neighbouring cities with them, and join the cities of your secret **tickets** by your own routes. Whoever has the most points at the end wins.',
  points:
    'Points come from three sources:\n- every route, at once, the longer the better;\n- every ticket, at the end: a complete one gives its points, an **incomplete one costs them**;\n- a bonus for the longest trail, at the end.',
  words:
    'A **route** joins two cities and is made of spaces. Two routes side by side are called **lanes**. **Locomotives** (with the wheel) are the jokers among the cards. **Wagons** are your pieces: one for every space you claim.',
  turn_action:
    'In your turn you do exactly **one** thing:\n- take cards,\n- claim a route, or\n- take new tickets.\nWhat you have begun must be finished: after a first card, for example, comes the second.',
  turn_order:
    'The game goes round the table, and nobody may simply skip a turn. Only when nothing at all is possible does a turn pass by itself. If everybody has to pass one after another, the game ends.',
  turn_secret:
    'Cards in hand and tickets are secret until the end. How many of them somebody has, what lies face up, what was paid and what was discarded is open to all. You may hold as many cards as you like.',
  draw_two:
    'Take **two cards**, one after the other. Each may be any **face-up** card or the unseen top card of the **deck**. A face-up card is replaced at once, so you see the new one before you choose again. The second card is not optional; only if there is none to take does the draw end after one.',
  draw_locos:
    'A **face-up locomotive** is worth two cards: it must be the first one you take, and then it is the only one. As the second card it cannot be taken, even if it has just been turned up. A locomotive from the deck is luck and counts as one ordinary card.',
  draw_locos_free: 'Face-up **locomotives** are taken like any other card here: both of your cards may be locomotives.',
  draw_flush:
    'As soon as **three locomotives** lie face up, all face-up cards are discarded and new ones are dealt. (Only if too few other cards are left to help does the row stay.) Places that could not be filled are filled at the end of a turn.',
  draw_mixes:
    'One exception: if nothing is discarded and the deck holds just enough cards for a new row, the row that is replaced is **shuffled into the deck** before the deal. Otherwise row and deck would only change places.',
  draw_empty:
    'When the deck is used up, the discarded cards are shuffled and become the new deck. If there are none either, you cannot choose to take cards, even if some still lie face up.',
  claim_how:
    'Choose **any free route** – it need not touch your others. Pay its cards, put one wagon on every space and score it at once. You need enough wagons for all spaces, and you can claim only one route in a turn.',
  claim_cards:
    '**Coloured route:** as many cards of its colour as it has spaces. **Grey route:** as many cards of one colour, whichever you like. Never more cards than needed.',
  claim_points:
    'Points for a route of\n- 1 space: 1\n- 2 spaces: 2\n- 3 spaces: 4\n- 4 spaces: 7\n- 5 spaces: 10\n- 6 spaces: 15',
  claim_double:
    'Some cities are joined by **two lanes** side by side. Nobody may own both. **With 2 or 3 players only one of them can be used**: once it is claimed, the other one is closed for everybody. With 4 or 5 players both can be used, by different players.',
  claim_double_two:
    'Some cities are joined by **two lanes** side by side; they may differ in length, colour and kind. Nobody may own both. **With 2 players only one of them can be used**: once it is claimed, the other one is closed. With 3 players both can be used, by different players.',
  tunnel_try:
    'In a **tunnel** you do not know the price beforehand. Lay down the usual cards: one colour, locomotives, or both. Then up to three cards of the deck are turned up. Every one that shows **your colour or a locomotive** costs one more card. If you paid with locomotives only, only locomotives count.',
  tunnel_pay:
    'Pay the extra cards in the same colour or with locomotives (after a payment of locomotives only: with locomotives). Then the tunnel is yours. It takes no more wagons and gives no more points than its spaces say. If no card matched, it is yours at once.',
  tunnel_leave:
    'You cannot or do not want to pay? **Give up**: your cards return to your hand, the turned-up ones are discarded, and your turn is over.',
  tickets_keep:
    'Tickets you kept are yours to the end of the game and can never be given back. Think twice before taking new ones late in the game.',
  tickets_done:
    'A ticket is complete when **your own routes** join its two cities, by whatever way. Routes of others never help. At the end a complete ticket adds its points, an incomplete one subtracts them.',
  end: 'When somebody ends a turn with **2 wagons or fewer**, the last turns begin: everybody, this player too, has exactly **one more turn**. Then all tickets are shown and counted.',
  score:
    'Added up are\n- the points of your routes, which you already have,\n- your complete tickets, less the incomplete ones,\n- the bonus.\nA total may be negative.',
  trail:
    '**Longest trail: 10 points.** It is the longest unbroken chain of one player’s routes. It may pass a city several times, but no route twice; branches do not count. If several are equal, each gets 10.',
  ties: 'If the totals are equal, more complete tickets win; then whoever has the longest trail; otherwise the win is shared.',
  options: 'This board has no options of its own.',
} satisfies Texts;
