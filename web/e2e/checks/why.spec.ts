// Whatever is greyed says why, in both languages, and leads to the rule.
import { expect, type Page } from '@playwright/test';

import type { Language } from '../../src/base/languages';
import type { Board, Lane, View } from '../../src/protocol';
import { hoarding, test, type Chooser } from '../support/test';
import { offers } from './pay';
import { deed, idle, reach, takeOver } from './reach';

type Why = 'closed' | 'taken' | 'own' | 'unpayable' | 'wheel' | 'turn';

const WORDS: Record<Language, Record<Why, RegExp>> = {
  en: {
    closed: /is closed: with so few players/,
    taken: /Olek has this route/,
    own: /you already have a lane between these cities/,
    unpayable: /costs .*; you have /,
    wheel: /can only be the first one you take/,
    turn: /wait until it is your turn/,
  },
  pl: {
    closed: /– zamknięte: /,
    taken: /To połączenie ma Olek/,
    own: /masz już/,
    unpayable: /koszt: .*; masz: /,
    wheel: /wziąć tylko jako pierwszą/,
    turn: /poczekaj na swoją turę/,
  },
};

const mated = (view: View, seat: number, board: Board) =>
  board.lanes.find((lane) => lane.mates && view.seats[seat]?.lanes.includes(lane.id));

/** Claims a lane of a double route, then this or that. */
function doubling(then: Chooser): Chooser {
  return (view, board, random) => {
    const double = mated(view, view.active, board) ? undefined : offers(view, board).find(({ lane }) => lane.mates);
    return double ? `claim ${double.lane.id} ${double.pay}` : then(view, board, random);
  };
}

/** A free lane that only the cards are missing for. */
function tooDear(view: View, board: Board): Lane | undefined {
  const taken = new Set(view.seats.flatMap(({ lanes }) => lanes));
  const trains = view.seats[0]?.trains ?? 0;
  return board.lanes.find(
    ({ id, mates, length }) =>
      !mates && length > 4 && length <= trains && !taken.has(id) && !view.choices?.claims?.[id],
  );
}

async function lookAt(page: Page, lane: Lane): Promise<void> {
  await page.getByTestId(`city-${lane.a}`).click();
  await page.getByTestId(`grey-row-${lane.id}`).click();
}

async function expectRule(page: Page, link: string): Promise<void> {
  await page.getByTestId(link).first().click();
  const place = page.getByTestId('rulebook').locator('.paragraph.mark');
  await expect(place).toBeInViewport();
  await page.getByTestId('dock-close').click();
}

for (const language of ['en', 'pl'] as const) {
  test(`everything greyed has a reason and a rule (${language})`, async ({ page, url }) => {
    test.setTimeout(120_000);
    const words = WORDS[language];
    const reached = await reach(
      url,
      { edition: 'usa' },
      (view, board) =>
        view.ask.kind === 'choose_action' &&
        view.market.includes('*') &&
        !!tooDear(view, board) &&
        !!mated(view, 0, board) &&
        !!mated(view, 1, board),
      doubling(hoarding),
      doubling(idle),
    );
    const { board, view } = reached;
    const lanes = new Map(board.lanes.map((lane) => [lane.id, lane]));
    const mine = mated(view, 0, board);
    const theirs = mated(view, 1, board);
    const mate = (lane: Lane | undefined) => lanes.get(lane?.mates?.[0] ?? '');
    await takeOver(page, reached, { language });

    const asked: [Why, Lane | undefined][] = [
      ['closed', mate(theirs)],
      ['taken', theirs],
      ['own', mate(mine)],
      ['unpayable', tooDear(view, board)],
    ];
    for (const [why, lane] of asked) {
      await test.step(why, async () => {
        if (!lane) throw new Error('no such lane');
        await lookAt(page, lane);
        const panel = page.getByTestId('decision-pay');
        // Somebody's lane is looked at; nothing is wrong with that.
        if (why === 'taken') await expect(panel.getByTestId('owned')).toContainText(words[why]);
        else {
          await expect(panel.getByTestId('why-not')).toContainText(words[why]);
          await expect(page.getByTestId('confirm')).toHaveAttribute('aria-disabled', 'true');
          await expectRule(page, 'why-rule');
        }
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
      });
    }

    await test.step('a wheel as the second card', async () => {
      await deed(reached, () => page.getByTestId('blind-train-1').click());
      const slot = page.getByTestId(`slot-${view.market.indexOf('*') + 1}`);
      await expect(slot.locator('.lock')).toBeVisible();
      // It is disabled for assistive technology and still answers.
      await slot.click({ force: true });
      await expect(page.getByTestId('notice')).toContainText(words.wheel);
      await expectRule(page, 'notice-rule');
    });

    await test.step('not my turn', async () => {
      await deed(reached, () => page.getByTestId('blind-train-1').click());
      await expect(page.getByTestId('slot-1')).toHaveAttribute('aria-disabled', 'true');
      for (const thing of ['slot-1', 'blind-train-1', 'draw-tickets']) {
        await page.getByTestId(thing).click({ force: true });
        await expect(page.getByTestId('notice')).toContainText(words.turn);
        await page.getByTestId('notice-close').click();
      }
    });
  });
}
