import type { Different } from '../difference';

export const different: Different = {
  nordic: [
    {
      picture: 'loco',
      title: 'Choosy locomotives',
      text: 'They pay only for tunnels and ferries. In return you may take two face-up ones in a turn.',
    },
    {
      picture: 'tunnel',
      title: 'Tunnels',
      text: 'You pay, then three cards are turned up: each one that matches costs a card more. Pay it, or take your cards back and end your turn.',
    },
    {
      picture: 'ferry',
      title: 'Ferries, and another bonus',
      text: 'A wheel on a ferry wants a locomotive, or any three cards. The bonus goes to the most complete tickets, not to the longest trail.',
    },
  ],
  switzerland: [
    {
      picture: 'tunnel',
      title: 'Tunnels',
      text: 'You pay, then three cards are turned up: each one that matches costs a card more. Pay it, or take your cards back and end your turn.',
    },
    {
      picture: 'loco',
      title: 'Choosy locomotives',
      text: 'They pay only for tunnels. In return you may take two face-up ones in a turn.',
    },
    {
      picture: 'abroad',
      title: 'Tickets that lead abroad',
      text: 'Such a ticket names several countries, each with its value. The best one you reach counts; reach none, and you lose the lowest.',
    },
  ],
  world: [
    {
      picture: 'ship',
      title: 'Wagons and ships',
      text: 'Railways take wagon cards and wagons, sea routes ship cards and ships. After the tickets you choose how many of each you take.',
    },
    {
      picture: 'pair',
      title: 'Two decks, two prices',
      text: 'A double ship pays for two spaces; rough ground, marked ×2, costs a pair of cards for a space. You choose the deck that refills a place.',
    },
    {
      picture: 'harbour',
      title: 'Harbours and tours',
      text: 'A harbour in a city of your tickets is worth a lot in the end. A tour joins several cities and pays more in the printed order.',
    },
  ],
  legacy: [
    {
      picture: 'dollar',
      title: 'Dollars instead of points',
      text: 'A route brings nothing by itself, but in your company’s colour it pays at once. Tickets pay or cost in the end; the fullest deposit slip wins.',
    },
    {
      picture: 'news',
      title: 'Newspapers',
      text: 'A newspaper from the deck is read at once. Its event is in force until the next one is turned up, and lies on the map for all to see.',
    },
    {
      picture: 'city',
      title: 'Large cities, few wagons',
      text: 'A route that ends in a large city brings you a card from the deck. Wagons are few, so the game is short: plan for the end early.',
    },
  ],
};
