import type { Texts } from '../rulebook';

export const texts = {
  start_deal:
    'For 2 to 5 players. Everybody has **45 wagons** and gets **4 cards**. Five cards lie face up beside the deck. Of each of the eight colours there are 12 cards, and there are 14 locomotives.',
  start_tickets: 'Everybody gets **3 tickets** and keeps **at least 2**. The others go under the pile of tickets.',
  claim_cards:
    '**Coloured route:** as many cards of its colour as it has spaces. **Grey route:** as many cards of one colour, whichever you like. A **locomotive** stands for any card, and locomotives alone are fine too. Never more cards than spaces.',
  tickets_take:
    'Take **3 tickets** (or as many as are left), keep **at least 1** and put the others under the pile. If the pile is empty, this action is not possible.',
} satisfies Texts;
