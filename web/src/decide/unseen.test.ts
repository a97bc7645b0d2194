import { expect, test } from 'vitest';
import { sampleBoard, sampleView } from '../samples/decide';
import { unseenCards } from './unseen';

test('cards that lie where nobody has shown them', () => {
  const { seats } = sampleView();
  const view = sampleView(
    {
      market: ['R', 'G', 'R', null, '*'],
      discard: { R: 3, G: 1 },
      seats: seats.map((seat, i) => ({ ...seat, shown: { R: i === 0 ? 2 : 1 } })),
    },
    null,
    { hand: { R: 2, '*': 1 } },
  );
  // What this seat has shown is in its hand, and counted once.
  expect(unseenCards(sampleBoard([]), view, 0, ['R'])).toEqual({ left: 12 - 2 - 3 - 1 - 2, all: 12 });
  expect(unseenCards(sampleBoard([]), view, 0, ['G', '*'])).toEqual({ left: 24 - 2 - 1 - 1, all: 24 });
});
