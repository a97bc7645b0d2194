// A card that asks: no board has one yet, so the scenes of a real table are changed on their way to the page.
import type { Page } from '@playwright/test';

import type { Ask, Choices, Message, Wish } from '../../src/protocol';
import { expect, expectAccessible, expectNothingClipped, onEachDevice, openTable, sit, test } from '../support/test';
import { press } from '../games/press';

type Question = { ask: Partial<Ask>; choices: Choices };

const SOURCE: Ask['source'] = {
  id: 'relief',
  name: { en: 'Small-town parade', pl: 'Parada w miasteczku' },
  text: {
    en: 'The neighbours load blankets. You may discard 2 cards to take $3.',
    pl: 'Sąsiedzi ładują koce. Możesz odrzucić 2 karty, aby wziąć 3 $.',
  },
};
const QUESTIONS: Record<'city' | 'lane' | 'option' | 'price' | 'dollars', Question> = {
  city: {
    ask: { of: 'city', optional: true },
    choices: { effect: { options: ['denver', 'omaha', 'helena'].map((what) => ({ what })) }, decline: true },
  },
  lane: {
    ask: { of: 'lane', optional: true, price: { locos: 1 } },
    choices: {
      effect: { options: ['helena-winnipeg', 'los_angeles-el_paso'].map((what) => ({ what })) },
      decline: true,
    },
  },
  option: {
    ask: { of: 'option' },
    choices: {
      effect: {
        options: [
          { what: '1', name: { en: 'Take two cards from the deck', pl: 'Weź dwie karty ze stosu' } },
          { what: '2', name: { en: 'Take $2', pl: 'Weź 2 $' } },
          { what: '3', name: { en: 'Choose from two tickets', pl: 'Wybierz z dwóch biletów' } },
        ],
      },
    },
  },
  price: {
    ask: { of: 'price', optional: true, price: { cards: 2 } },
    choices: { effect: { payments: ['RB', 'RR'] }, decline: true },
  },
  dollars: {
    ask: { of: 'price', optional: true, price: { dollars: 2 } },
    choices: { effect: { accept: true }, decline: true },
  },
};

/** Puts the question to the page in place of the one that is open; returns the moves that it sends. */
async function putQuestion(page: Page, { ask, choices }: Question): Promise<string[]> {
  const moves: string[] = [];
  await page.routeWebSocket(/\/socket$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Message;
      if (message.type === 'scene' && message.view) {
        message.view.ask = { kind: 'effect_choice', waiting: [0], source: SOURCE!, ...ask };
        message.view.choices = choices;
      }
      line.send(JSON.stringify(message));
    });
    line.onMessage((text) => {
      const wish = JSON.parse(String(text)) as Wish;
      if (wish.type === 'step') moves.push(wish.move);
      else server.send(text);
    });
  });
  return moves;
}

async function asked(
  page: Page,
  url: string,
  of: keyof typeof QUESTIONS,
  language: 'en' | 'pl' = 'en',
): Promise<string[]> {
  const table = await openTable(url, { edition: 'usa', people: ['Ala'], bots: 1 });
  const moves = await putQuestion(page, QUESTIONS[of]);
  await sit(page, url, table, table.people[0], { language });
  await expect(page.getByTestId('decision-effect')).toBeVisible();
  return moves;
}

onEachDevice((device) => {
  const touch = device === 'phone';
  const language = touch ? 'pl' : 'en';
  for (const of of ['city', 'lane', 'option', 'price', 'dollars'] as const) {
    test(`a card asks: ${of}`, async ({ page, url }, info) => {
      const moves = await asked(page, url, of, language);
      await expect(page.getByTestId('decision-effect')).toContainText(SOURCE.name[language]);
      await expectNothingClipped(page);
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath('asked.png') });
      const first = {
        city: 'option-denver',
        lane: 'option-helena-winnipeg',
        option: 'option-1',
        price: 'payment-1',
        dollars: 'accept',
      }[of];
      await press(page, `[data-test="${first}"]`, touch);
      await press(page, '[data-test=confirm]', touch);
      const sent = {
        city: 'choose denver',
        lane: 'choose helena-winnipeg',
        option: 'choose 1',
        price: 'yes RR',
        dollars: 'yes',
      }[of];
      await expect.poll(() => moves).toEqual([sent]);
    });
  }

  test('what a card asks for is touched on the map as well', async ({ page, url }) => {
    const moves = await asked(page, url, 'city');
    const city = page.getByTestId('city-omaha');
    await (touch ? city.tap() : city.click());
    await expect(page.getByTestId('option-omaha')).toHaveAttribute('aria-checked', 'true');
    await press(page, '[data-test=confirm]', touch);
    await expect.poll(() => moves).toEqual(['choose omaha']);
  });

  test('a card can be declined', async ({ page, url }) => {
    const moves = await asked(page, url, 'price');
    await press(page, '[data-test=decline]', touch);
    await press(page, '[data-test=confirm]', touch);
    await expect.poll(() => moves).toEqual(['no']);
  });
});

test('a lane that a card asks for is touched on the map, another one is not chosen', async ({ page, url }) => {
  await asked(page, url, 'lane');
  await page.getByTestId('option-helena-winnipeg').click();
  await page.getByTestId('lane-los_angeles-el_paso').click();
  await expect(page.getByTestId('option-los_angeles-el_paso')).toHaveAttribute('aria-checked', 'true');
  await page.getByTestId('lane-denver-omaha').click();
  await expect(page.getByTestId('option-los_angeles-el_paso')).toHaveAttribute('aria-checked', 'true');
});

test('the keys count the answers, the last one declines', async ({ page, url }) => {
  const moves = await asked(page, url, 'city');
  await page.keyboard.press('2');
  await expect(page.getByTestId('option-omaha')).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('4');
  await expect(page.getByTestId('decline')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect.poll(() => moves).toEqual(['no']);
});
