import type { Texts } from '../rulebook';

export const texts = {
  here: 'If you know the base game (USA), this is new:\n- **Wagons and ships**: railway routes take wagons and wagon cards, sea routes take ships and ship cards.\n- Two decks; after every face-up card **you choose** which deck refills the place.\n- At the start you choose your **60 pieces**; later you may exchange some, for a point each.\n- **Double ships** pay for two spaces; **rough ground** costs a pair of cards for a space.\n- Two more actions: build a **harbour**, exchange pieces.\n- **Tours** join several cities, best in the printed order.\n- The end begins with 6 pieces left, and everybody then has **two** more turns.\n- No bonus for the longest trail; harbours count instead.\n- The edges of the map are joined: east meets west.',
  goal: 'Collect cards, **claim routes** on land and sea with them, and join the cities of your secret **tickets** by your own routes. **Harbours** in cities of complete tickets are worth a lot. Whoever has the most points at the end wins.',
  points:
    'Points come from three sources:\n- every route, at once, the longer the better;\n- every ticket and tour, at the end: a complete one gives points, an **incomplete one costs them**;\n- your harbours, at the end; a harbour you did not build costs 4.',
  words:
    'A **route** joins two cities and is made of spaces: square ones for railways, round ones for the sea. Two routes side by side are called **lanes**. **Wild cards** (with the wheel) are the jokers. **Wagons and ships** are your pieces: one for every space you claim. The **anchor** on some cards matters only for harbours.',
  start_deal:
    'For 2 to 5 players. Everybody gets **3 wagon cards, 7 ship cards** and 3 harbours. Six cards lie face up: three from each deck. There are six colours; the 14 wild cards are in the wagon deck. Of each colour there are 4 single ships and 6 double ships.',
  start_tickets: 'Everybody gets **5 tickets** and keeps **at least 3**. The others go under the pile of tickets.',
  start_fleet:
    'Then everybody chooses in secret **60 pieces: 10 to 25 wagons, the rest ships**. For a first game 20 wagons and 40 ships are a good choice. All choices are shown together. The other 15 pieces stay in your box; you may exchange with it later.',
  turn_action:
    'In your turn you do exactly **one** thing:\n- take cards,\n- claim a route,\n- take new tickets,\n- build a harbour, or\n- exchange pieces.\nWhat you have begun must be finished: after a first card, for example, comes the second.',
  draw_two:
    'Take **two cards**, one after the other. Each may be any **face-up** card or the unseen top card of **either deck**. The second card is not optional; only if there is none to take does the draw end after one.',
  draw_refill:
    'After every face-up card **you choose** which deck fills its place, before you see the new card. If one of the decks is empty, the other is used.',
  draw_locos:
    'A **face-up wild card** is worth two cards: it must be the first one you take, and then it is the only one. As the second card it cannot be taken, even if it has just been turned up. A wild card from the deck is luck and counts as one ordinary card.',
  draw_mixes:
    'One exception: if nothing of a deck is discarded and it holds just enough cards for its part of a new row, its cards that are replaced are **shuffled into it** before the deal. Otherwise row and deck would only change places.',
  draw_flush:
    'As soon as **three wild cards** lie face up, all six cards are discarded and three new ones are dealt from each deck. (Only if too few other cards are left to help does the row stay.) Places that could not be filled are filled at the end of a turn from the larger deck.',
  draw_empty:
    'When a deck is used up, its discarded cards are shuffled and become the new deck. If both decks and all discards are used up, you cannot choose to take cards, even if some still lie face up.',
  claim_how:
    'Choose **any free route** – it need not touch your others. Pay its cards, put one wagon or ship on every space and score it at once. You need enough pieces of the right kind for all spaces, and you can claim only one route in a turn.',
  kinds:
    '**Railways** are paid with wagon cards and take wagons; **sea routes** are paid with ship cards and take ships. Wild cards count on both. Nothing else may be mixed. If you lack wagons, ships do not help: exchange first. Anchors make no difference here.',
  claim_cards:
    '**Coloured railway:** as many wagon cards of its colour as it has spaces. **Grey railway:** as many wagon cards of one colour, whichever you like. A **wild card** stands for any of them, and wild cards alone are fine too. Never more cards than needed.',
  claim_points:
    'Points for a route of\n- 1 space: 1\n- 2 spaces: 2\n- 3 spaces: 4\n- 4 spaces: 7\n- 5 spaces: 10\n- 6 spaces: 15\n- 7 spaces: 18\n- 8 spaces: 21',
  sea: 'Sea routes are paid with **ship cards of one colour** (the route’s, or any one on grey). A single ship pays for one space, a **double ship for two**, a wild card for one.',
  sea_change:
    'No change is given, and **no card may be unnecessary**. Five spaces can be paid with 2 + 2 + 1, or with 2 + 2 + 2 (one ship is lost), but not with 2 + 2 + 1 + 1.',
  rough:
    'Spaces marked **×2** are rough ground: each costs a **pair**, that is two wagon cards of the same colour, or wild cards in place of one or both. Every pair may have a colour of its own, whatever the colour of the route. Wagons and points are those of the spaces, not doubled.',
  tickets_take:
    'Take **4 tickets** (or as many as are left), keep **at least 1** and put the others under the pile. If the pile is empty, this action is not possible.',
  tickets_done:
    'A ticket is complete when **your own routes**, on land and sea, join its two cities, by whatever way. Routes of others never help. At the end a complete ticket adds its points, an incomplete one subtracts them.',
  tours:
    'A **tour** is a ticket with three or more cities and three values. If all its cities are joined by your own routes, it is complete. If not, you lose the value with the minus.',
  tours_order:
    'You get the **higher** value if one journey over your routes visits the cities **in the printed order** or backwards, using no route twice (other cities may lie between); otherwise the lower one. A city in the middle of the list that hangs on a dead end spoils the order, because you would have to go back on the same route.',
  harbour_where:
    'You may build a harbour in a **port** (a city with an anchor) where one of your routes ends and no harbour stands yet. A city has room for one only. You have three; they are never moved.',
  harbour_cards:
    'A harbour costs **2 wagon cards and 2 ship cards of one colour, all with an anchor**. Wild cards may replace any of the four. It takes the whole turn and gives no points yet.',
  harbour_worth:
    'At the end a harbour counts your **complete tickets and tours** that name its city: one gives **20** points, two **30**, three or more **40**, none 0. A ticket counts for each of your harbours it names. Every harbour you did not build costs **4** points.',
  exchange:
    'Instead of anything else you may **exchange** wagons for ships or ships for wagons with your box, as many as you have and as lie there, in one direction. Every piece costs **1 point**; the score may fall below zero. What is on the map stays there.',
  end: 'When somebody ends a turn with **6 wagons and ships together or fewer**, the last turns begin: everybody, this player too, has exactly **two more turns**. Then all tickets are shown and counted.',
  score:
    'Added up are\n- the points of your routes less what exchanges have cost, which you already have,\n- your complete tickets and tours, less the incomplete ones,\n- your harbours, less 4 for each that was not built.\nA total may be negative.',
  no_trail: 'There is no bonus for the longest trail or for the most tickets.',
  ties: 'If the totals are equal, more complete tickets win (a tour counts as one); then more points from harbours; otherwise the win is shared.',
  options:
    'The table may choose:\n- **Tours in the printed order**: a journey may pass a city twice (usual), or no city twice.\n- **Pieces at the start**: everybody chooses in secret (usual), or 20 wagons and 40 ships for all.',
} satisfies Texts;
