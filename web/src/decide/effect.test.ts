import { describe, expect, test } from 'vitest';
import type { Ask, Choices, View } from '../protocol';
import { statusOf } from '../model/status';
import { sampleScene } from '../samples/table';
import { adviceOn } from './assist';
import { titleOf } from './decision';
import { answerInWords, noInWords, optionName, placesAsked, priceInWords, yesInWords } from '../model/effect';
import { actName } from './labels';
import { lane, sampleBoard, sampleView } from '../samples/decide';

const board = sampleBoard([lane('oslo-bergen'), lane('oslo-rome')]);
const RELIEF: Ask['source'] = {
  id: 'relief',
  name: { en: 'Small-town parade', pl: 'Parada w miasteczku' },
  text: { en: 'You may discard 2 cards to take $3.', pl: 'Możesz odrzucić 2 karty, aby wziąć 3 $.' },
};
const asking = (ask: Partial<Ask>, choices: Choices): View =>
  sampleView({ ask: { kind: 'effect_choice', waiting: [0], source: RELIEF, ...ask } }, choices);

const CITIES = asking(
  { of: 'city', optional: true },
  { effect: { options: [{ what: 'oslo' }, { what: 'lodz' }] }, decline: true },
);
const LANES = asking({ of: 'lane', price: { locos: 1 } }, { effect: { options: [{ what: 'oslo-rome' }] } });
const OPTIONS = asking(
  { of: 'option' },
  { effect: { options: [{ what: '1', name: { en: 'Two cards', pl: 'Dwie karty' } }, { what: '2' }] } },
);
const PRICE = asking(
  { of: 'price', optional: true, price: { cards: 2 } },
  { effect: { payments: ['RG', 'R*'] }, decline: true },
);

describe('a card that asks', () => {
  test('has its own name for a title, on the dock and in the status', () => {
    expect(titleOf({ kind: 'effect' }, { board, view: PRICE, language: 'pl' })).toBe('Parada w miasteczku');
    const nameless = sampleView({ ask: { kind: 'effect_choice', waiting: [0] } }, { decline: true });
    expect(titleOf({ kind: 'effect' }, { board, view: nameless, language: 'en' })).toBe('A card asks you');
    expect(statusOf(sampleScene(LANES), LANES.choices, board, 'en')).toMatchObject({
      main: 'Small-town parade',
      hint: 'choose your answer',
      yours: true,
    });
  });

  test('names what can be chosen: by the board, or as the server says', () => {
    const name = (view: View, what: string, language: 'en' | 'pl' = 'en') =>
      answerInWords({ kind: 'choose', what }, view, board, language);
    expect(name(CITIES, 'lodz')).toBe('Łódź');
    expect(name(LANES, 'oslo-rome')).toBe('Oslo – Rome');
    expect(name(OPTIONS, '1', 'pl')).toBe('Dwie karty');
    expect(name(OPTIONS, '2')).toBe('2');
    expect(optionName({ what: 'red' }, { kind: 'effect_choice', waiting: [0], of: 'colour' }, board, 'pl')).toBe(
      'czerwony',
    );
  });

  test('says what it costs', () => {
    expect(priceInWords({ cards: 2 }, 'pl')).toBe('2 karty');
    expect(priceInWords({ locos: 5, dollars: 3 }, 'pl')).toBe('5 lokomotyw i 3\u00a0$');
    expect(priceInWords({ cards: 1, dollars: 2 }, 'en')).toBe('1 card and $2');
    expect(priceInWords(undefined, 'en')).toBe('');
  });

  test('is answered by yes and no, with the price or in its own words', () => {
    const ask = (more: Partial<Ask>): Ask => ({ kind: 'effect_choice', waiting: [0], ...more });
    expect(yesInWords(ask({ of: 'price', price: { dollars: 2 } }), 'en')).toBe('Yes, for $2');
    expect(yesInWords(ask({}), 'pl')).toBe('Tak');
    expect([yesInWords(ask({ of: 'prospect' }), 'en'), noInWords(ask({ of: 'prospect' }), 'en')]).toEqual([
      'Go on',
      'Stop here',
    ]);
    expect(noInWords(ask({ of: 'city' }), 'pl')).toBe('Nic z tego');
    expect(noInWords(ask({ of: 'price' }), 'en')).toBe('No, thank you');
  });

  test('lights its places on the map, and only those', () => {
    expect([...placesAsked(CITIES, CITIES.choices).cities]).toEqual(['oslo', 'lodz']);
    expect(placesAsked(CITIES, CITIES.choices).lanes.size).toBe(0);
    expect([...placesAsked(LANES, LANES.choices).lanes]).toEqual(['oslo-rome']);
    // While pieces move there is nothing to touch.
    expect(placesAsked(LANES, null).lanes.size).toBe(0);
    expect(placesAsked(PRICE, PRICE.choices).cities.size).toBe(0);
  });

  test('is confirmed and advised on like everything else', () => {
    const now = (selection: Parameters<typeof actName>[0]['selection'], view = PRICE) => ({
      board,
      view,
      selection,
      choices: view.choices,
      asked: true,
    });
    expect(actName(now({ kind: 'accept', pay: 'RG' }), 'en')).toBe('Yes, for 1 red and 1 green');
    expect(actName(now({ kind: 'decline' }), 'en')).toBe('No, thank you');
    expect(actName(now({ kind: 'choose', what: 'oslo' }, CITIES), 'pl')).toBe('Wybierz: Oslo');
    expect(actName({ ...now({ kind: 'decline' }), asked: false }, 'en')).toBeNull();
    expect(adviceOn({ board, view: CITIES, mine: null, selection: { kind: 'choose', what: 'oslo' } }, 'en')).toEqual({
      title: 'Small-town parade',
      lines: ['Oslo'],
    });
  });
});
