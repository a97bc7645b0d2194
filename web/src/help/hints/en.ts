import type { Hints } from '../guide';

export const hints: Hints = {
  tickets: {
    title: 'Choose your tickets',
    text: 'Each ticket names two cities to join by your own routes. Keep at least the number asked for; short tickets whose ways overlap are the easiest.',
  },
  goal: {
    title: 'Your secret goals',
    text: 'Here are your tickets. Touch one to see its cities on the map. Complete, it gives its points at the end; incomplete, it costs them.',
  },
  cards: {
    title: 'Collect cards',
    text: 'Take a face-up card in the colour of a route you want, or an unseen one from the deck. The wheel is a locomotive and stands for any colour.',
  },
  second: {
    title: 'And a second card',
    text: 'You take two cards in a turn. A locked locomotive can only be taken as the first card, because it counts as two.',
  },
  watch: {
    title: 'The other players',
    text: 'Here you see everybody’s points, wagons, cards and tickets. The game ends soon after somebody is down to two wagons.',
  },
  lit: {
    title: 'You can claim a route',
    text: 'Routes with a golden frame can be paid with your cards now. Touch one on the way between your cities, or open the list of claimable routes.',
  },
  pay: {
    title: 'Pay and confirm',
    text: 'Choose a route, look at what it costs and confirm. Nothing happens before you confirm, so try things out.',
  },
  claimed: {
    title: 'Your first route',
    text: 'You scored at once: long routes give far more than short ones. Go on like this until your tickets are joined; if somebody is in the way, go round.',
  },
  more: {
    title: 'All tickets complete',
    text: 'Well done! You may take new tickets if there is time left, or build long routes for points and for the longest trail.',
  },
  last: {
    title: 'The last turns',
    text: 'Everybody has one more chance now: claim the longest route you can pay, or complete a ticket. Then tickets and the bonus are counted.',
  },
};
