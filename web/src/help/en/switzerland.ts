import type { Texts } from '../rulebook';

export const texts = {
  here: 'If you know the base game (USA), this is new:\n- 2 or 3 players.\n- **Locomotives** pay only for tunnels, but you may take two face-up ones in a turn.\n- **Tunnels** may cost up to three cards more.\n- Routes lead **abroad**: to Germany, Austria, Italy and France.\n- **Country tickets** can be completed in several ways, each with its own value.\n- 5 tickets at the start, keep 2; tickets you do not keep leave the game.\n- The second lane of a double route is closed only with 2 players.',
  start_deal:
    'For 2 or 3 players. Everybody has **45 wagons** (or 40, if the table has chosen so) and gets **4 cards**. Five cards lie face up beside the deck. Of each of the eight colours there are 12 cards, and there are 14 locomotives.',
  start_tickets: 'Everybody gets **5 tickets** and keeps **at least 2**. The others leave the game.',
  claim_no_locos:
    '**Locomotives pay only for tunnels.** On every other route, grey ones included, only cards of one colour count.',
  exits:
    'From some cities routes lead out to **Germany, Austria, Italy or France**. They are claimed and scored like any other. Each ends at a border crossing of its own: you cannot leave by one and come back by another, and crossings of one country are not joined. On the longest trail such a route can only be the first or the last.',
  tickets_take:
    'Take **3 tickets** (or as many as are left) and keep **at least 1**; the others **leave the game**. When the pile is used up, this action is not possible.',
  country_tickets:
    'A **country ticket** starts from a city or a country and names several countries, each with a value. You complete it by joining its start with **at least one** of them by your own routes. From a country, any of its crossings will do. Joining two of the listed countries without the one the ticket starts from does not help.',
  country_score:
    'A complete country ticket gives the **highest** value you have reached, once. If none is reached, you lose the **lowest** value on it. Two equal tickets count one by one, and the same routes may serve both. Each counts as one complete ticket.',
  options: 'The table may choose:\n- **Wagons for each player**: 45 (usual), or 40 for a shorter game.',
} satisfies Texts;
