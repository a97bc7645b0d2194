import type { Texts } from '../rulebook';

export const texts = {
  here: 'If you know the base game (USA), this is new:\n- 2 or 3 players, **40 wagons** each.\n- **Locomotives** pay only for tunnels and ferries, but you may take two face-up ones in a turn.\n- **Tunnels** may cost up to three cards more.\n- **Ferries** want locomotives, or three cards for each.\n- **Murmansk – Lieksa** has nine spaces, gives 27 points and takes any four cards in place of one.\n- 5 tickets at the start, keep 2; tickets you do not keep leave the game.\n- The bonus goes to whoever completed the **most tickets**, not to the longest trail.\n- The second lane of a double route is closed only with 2 players.',
  points:
    'Points come from three sources:\n- every route, at once, the longer the better;\n- every ticket, at the end: a complete one gives its points, an **incomplete one costs them**;\n- a bonus for the most complete tickets, at the end.',
  start_deal:
    'For 2 or 3 players. Everybody has **40 wagons** and gets **4 cards**. Five cards lie face up beside the deck. Of each of the eight colours there are 12 cards, and there are 14 locomotives.',
  start_tickets: 'Everybody gets **5 tickets** and keeps **at least 2**. The others leave the game.',
  draw_no_flush:
    'However many locomotives lie face up, the row **stays as it is** – unless the table has chosen the option that replaces it at three. Places that could not be filled are filled at the end of a turn.',
  claim_no_locos:
    '**Locomotives pay only for tunnels and ferries.** On every other route, grey ones included, only cards of one colour count. (On Murmansk – Lieksa they may be among the four cards that replace one.)',
  claim_points:
    'Points for a route of\n- 1 space: 1\n- 2 spaces: 2\n- 3 spaces: 4\n- 4 spaces: 7\n- 5 spaces: 10\n- 6 spaces: 15\n- 9 spaces (Murmansk – Lieksa): 27',
  ferry_locos:
    'A **ferry** shows one or more locomotive symbols among its spaces. For every symbol you need a **locomotive**; the other spaces are paid with cards of the route’s colour (grey: of one colour). More locomotives may replace coloured cards. A ferry takes as many wagons as it has spaces.',
  ferry_three:
    'Instead of a locomotive you may pay **any three cards** – as often as you like, if the table has not limited it to the symbols. So a ferry of two spaces with one symbol costs a locomotive and one coloured card, or three cards of any kind and one coloured card.',
  murmansk:
    'The long route **Murmansk – Lieksa** is grey: nine cards of one colour. Each of them may be replaced by **any four cards**, locomotives among them; a locomotive alone stands for nothing here. Seven of a colour and eight other cards are fine, for example. It takes 9 wagons and gives **27 points**.',
  tickets_take:
    'Take **3 tickets** (or as many as are left) and keep **at least 1**; the others **leave the game**. When the pile is used up, this action is not possible.',
  most_tickets:
    '**Most complete tickets: 10 points.** The number counts, not the value. If several are equal, each gets 10. The longest trail gives nothing here.',
  ties: 'If the totals are equal, more complete tickets win; then the longer longest trail; otherwise the win is shared.',
  options:
    'The table may choose:\n- **Three face-up locomotives**: stay (usual), or the whole row is replaced.\n- **Any three cards for a locomotive on ferries**: on every space (usual), or only for the symbols.',
} satisfies Texts;
