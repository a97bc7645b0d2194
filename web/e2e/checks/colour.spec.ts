// Cards and pieces as they are drawn, line and light and all: in the mean of each the colours are told apart by every
// eye, and each has its exact colour where its sign stands.
import type { Browser, Page } from '@playwright/test';

import type { Message, View } from '../../src/protocol';
import { CARD_PAINT, PLAYER_PAINT, type PlayerColour } from '../../src/theme/palette';
import { BRIGHTNESS, closest, difference, EYES, lightOf, type Eyes, type Light } from '../support/colour';
import { deal, DEVICES, expect, playUntil, sit, test } from '../support/test';

/** CIEDE2000 of the closest two, as the drawings were when their look was decided. */
const CARDS_APART = {
  hand: { normal: 18.2, protan: 8.2, deutan: 9.6, tritan: 10.9 },
  market: { normal: 16, protan: 5.4, deutan: 9, tritan: 10 },
};
const PIECES_APART: Record<Eyes, number> = { normal: 19.6, protan: 8.1, deutan: 7.2, tritan: 9.4 };
/** The inside of a space, free and claimed. */
const FREE_APART = 15;
/** Half of the last figure that was written down. */
const ROUNDING = 0.05;

const SUITS = ['R', 'O', 'Y', 'G', 'B', 'P', 'W', 'K', '*'];

async function freshPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport });
  return context.newPage();
}

interface Shade {
  mean: Light;
  /** The part of its pixels that has exactly this colour. */
  exact: number;
}

/** Each of these elements alone, on nothing; what is see-through does not count. */
async function shadesOf(page: Page, selector: string, hidden: string, exact: string[]): Promise<Shade[]> {
  const boxes = await page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { left, top, width, height };
    }),
  );
  await page.evaluate(
    ([shown, gone]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `*, *::before, *::after { visibility: hidden !important; background: none !important; box-shadow: none !important; filter: none !important }
        ${shown}, ${shown} * { visibility: visible !important } ${gone} { visibility: hidden !important }`,
      );
      document.adoptedStyleSheets.push(sheet);
    },
    [selector, hidden],
  );
  const png = await page.screenshot({ omitBackground: true, animations: 'disabled' });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  const reckoner = await page.context().newPage();
  const shades = await reckoner.evaluate(
    async ({ base64, boxes, exact, width }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }), { premultiplyAlpha: 'none' });
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d', { willReadFrequently: true })!;
      pen.drawImage(image, 0, 0);
      const scale = image.width / width;
      const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
      return boxes.map((box, i) => {
        const { data } = pen.getImageData(
          Math.round(box.left * scale),
          Math.round(box.top * scale),
          Math.round(box.width * scale),
          Math.round(box.height * scale),
        );
        const sum = [0, 0, 0];
        let n = 0;
        let hits = 0;
        const wanted = (exact[i]?.match(/[\da-f]{2}/gi) ?? []).map((part) => parseInt(part, 16));
        for (let at = 0; at < data.length; at += 4) {
          if (data[at + 3]! <= 200) continue;
          n += 1;
          for (let k = 0; k < 3; k++) sum[k]! += linear(data[at + k]! / 255);
          if (wanted.every((part, k) => part === data[at + k])) hits += 1;
        }
        return { mean: [sum[0]! / n, sum[1]! / n, sum[2]! / n] as const, exact: hits / n };
      });
    },
    { base64: png.toString('base64'), boxes, exact, width: page.viewportSize()!.width },
  );
  await reckoner.close();
  return shades;
}

/** Changes what the page is told of its table. */
async function tell(page: Page, change: (view: View) => void): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Message;
      if (message.type === 'scene' && message.view) change(message.view);
      line.send(JSON.stringify(message));
    });
    line.onMessage((text) => server.send(text));
  });
}

function expectApart(shades: ReadonlyMap<string, Light>, apart: Record<Eyes, number>, what: string): void {
  for (const eyes of Object.keys(EYES) as Eyes[]) {
    const { pair, by } = closest(shades, eyes);
    expect.soft(by, `${what}, ${eyes}: ${pair}`).toBeGreaterThanOrEqual(apart[eyes] - ROUNDING);
  }
}

test('the colours of the palette are told apart by every eye', () => {
  const { grey: _, ...cards } = CARD_PAINT;
  const fills = (paints: Record<string, { fill: string }>) =>
    new Map(Object.entries(paints).map(([name, { fill }]) => [name, lightOf(fill)]));
  expectApart(fills(cards), { normal: 25.3, protan: 17.2, deutan: 16.6, tritan: 17.4 }, 'cards');
  expectApart(fills(PLAYER_PAINT), { normal: 16.3, protan: 16.3, deutan: 16.3, tritan: 16.3 }, 'players');
});

for (const [where, size] of [
  ['hand', DEVICES.desktop.viewport],
  ['market', DEVICES.phone.viewport],
] as const) {
  test(`cards are told apart as whole pictures, as they stand in the ${where}`, async ({ browser, url }) => {
    const page = await freshPage(browser, size);
    const { table, players } = await deal(url, { edition: 'usa', people: ['Ala'], bots: 1 });
    await playUntil(players, (scene) => scene.view?.ask.kind === 'choose_action' && scene.view.choices !== null);
    const looks = (await players[0]!.board()).sorts.map((sort) => (sort.loco ? 'loco' : sort.colour));
    const shades = new Map<string, Light>();
    // A market has five places.
    for (const codes of where === 'hand' ? [SUITS] : [SUITS.slice(0, 5), SUITS.slice(4)]) {
      await page.unrouteAll();
      await tell(page, (view) => {
        if (where === 'hand') view.own!.hand = Object.fromEntries(codes.map((code) => [code, 1]));
        else view.market = codes;
      });
      await page.goto('about:blank');
      await sit(page, url, table, table.people[0]);
      const cards = `[data-region=${where}] svg.card`;
      await expect(page.locator(cards)).toHaveCount(codes.length);
      await expect(page.locator('symbol[id^="wagon-"]').first()).toBeAttached();
      const names = await page
        .locator(cards)
        .evaluateAll((all) => all.map((one) => /tone-(\w+)/.exec(one.getAttribute('class') ?? '')?.[1] ?? ''));
      const found = await shadesOf(
        page,
        cards,
        `${cards} text, ${cards} .brass`,
        names.map((name) => CARD_PAINT[name as keyof typeof CARD_PAINT].fill),
      );
      names.forEach((name, i) => {
        shades.set(name, found[i]!.mean);
        expect.soft(found[i]!.exact, `${name}: its exact colour`).toBeGreaterThan(0.05);
      });
    }
    expect([...shades.keys()].sort()).toEqual([...looks].sort());
    expectApart(shades, CARDS_APART[where], where);
    for (const player of players) player.close();
    await page.context().close();
  });
}

test('pieces of five players are told apart as whole pictures', async ({ browser, url }) => {
  const page = await freshPage(browser, DEVICES.desktop.viewport);
  const { table, players } = await deal(url, { edition: 'usa', people: ['Ala'], bots: 4 });
  await playUntil(players, (scene) => scene.view?.ask.kind === 'choose_action' && scene.view.choices !== null);
  // Long lanes that lie almost level, so that every piece is seen from its side.
  const laid = ['helena-duluth', 'denver-kansas_city-1', 'el_paso-dallas', 'duluth-toronto', 'calgary-winnipeg'];
  await tell(page, (view) => view.seats.forEach((seat, i) => (seat.lanes = [laid[i]!])));
  await sit(page, url, table, table.people[0]);
  const colours: PlayerColour[] = ['blue', 'red', 'green', 'yellow', 'black'];
  const shades = new Map<string, Light>();
  for (const [i, colour] of colours.entries()) {
    const lane = `.m-lane[data-lane="${laid[i]}"]:not([aria-hidden] *)`;
    await expect(page.locator(`${lane} .m-roof`)).toHaveCount(1);
    const [found] = await shadesOf(page, lane, '.m-train-shade', [PLAYER_PAINT[colour].fill]);
    shades.set(colour, found!.mean);
    expect.soft(found!.exact, `${colour}: its exact colour`).toBeGreaterThan(0.05);
  }
  expectApart(shades, PIECES_APART, 'pieces');
  for (const player of players) player.close();
  await page.context().close();
});

/** How light and of what colour some places of each lane are, in a picture of the page. */
async function middlesOf(page: Page, places: readonly { x: number; y: number }[][]): Promise<Light[]> {
  const png = await page.screenshot({ animations: 'disabled' });
  return page.evaluate(
    async ({ base64, places }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })!;
      pen.drawImage(image, 0, 0);
      const scale = image.width / innerWidth;
      const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
      return places.map((spaces) => {
        const sum = [0, 0, 0];
        for (const { x, y } of spaces) {
          // What a phone has three pixels for: between the edges of a space.
          const { data } = pen.getImageData(Math.round(x * scale) - 1, Math.round(y * scale) - 1, 3, 3);
          for (let at = 0; at < data.length; at += 4)
            for (let k = 0; k < 3; k++) sum[k]! += linear(data[at + k]! / 255);
        }
        const n = spaces.length * 9;
        return [sum[0]! / n, sum[1]! / n, sum[2]! / n] as const;
      });
    },
    { base64: png.toString('base64'), places },
  );
}

/** The same in a picture without colours. */
function inGrey(light: Light): Light {
  const grey = light.reduce((sum, part, i) => sum + part * BRIGHTNESS[i]!, 0);
  return [grey, grey, grey];
}

test('a claimed lane is told from a free one of any colour, small and in grey', async ({ browser, url }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ viewport: DEVICES.phone.viewport, deviceScaleFactor: 3 });
  const page = await context.newPage();
  const { table, players } = await deal(url, { edition: 'nordic', people: ['Ala'], bots: 2 });
  await playUntil(players, (scene) => scene.view?.ask.kind === 'choose_action' && scene.view.choices !== null);
  for (const player of players) player.close();
  const LANES = { white: 'kuopio-lahti', black: 'oulu-vaasa', grey: 'oulu-kuopio' };
  const lanes = Object.values(LANES);
  const owners: PlayerColour[] = ['purple', 'black', 'white'];

  /** The lanes free, or claimed by a seat; the whole board, without what lies on it. */
  const look = async (seat: number | null) => {
    await page.goto('about:blank');
    await page.unrouteAll();
    await tell(page, (view) => view.seats.forEach((one, i) => (one.lanes = i === seat ? lanes : [])));
    await sit(page, url, table, table.people[0]);
    await page.getByTestId('map-fit').click();
    await expect(page.getByTestId('cluster').first()).toBeVisible();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      const above = '.m-sign, .m-pill, [data-cluster], [data-city], .m-label, [data-band], [data-lit]';
      sheet.replaceSync(`${above} { visibility: hidden }`);
      document.adoptedStyleSheets.push(sheet);
    });
    await page.waitForTimeout(300);
  };
  await look(null);
  const places = await page.evaluate(
    (ids) =>
      ids.map((id) => {
        const path = document.querySelector<SVGPathElement>(
          `.m-lane[data-lane="${id}"]:not([aria-hidden] *) .m-hollow`,
        )!;
        const part = path.cloneNode() as SVGPathElement;
        path.after(part);
        const spaces = path
          .getAttribute('d')!
          .split(/(?=M)/)
          .map((d) => {
            part.setAttribute('d', d);
            const { x, y, width, height } = part.getBBox();
            const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(path.getScreenCTM()!);
            return { x: middle.x, y: middle.y };
          });
        part.remove();
        // Beside the sign on a roof: a quarter of the way to the next one, and back.
        return spaces.flatMap(({ x, y }, i) => {
          const [p, q] = i > 0 ? [spaces[i - 1]!, spaces[i]!] : [spaces[0]!, spaces[1]!];
          const aside = { x: (q.x - p.x) / 4, y: (q.y - p.y) / 4 };
          return [-1, 1].map((way) => ({ x: x + way * aside.x, y: y + way * aside.y }));
        });
      }),
    lanes,
  );
  expect(places.map((spaces) => spaces.length)).toEqual([6, 6, 6]);
  const free = await middlesOf(page, places);
  for (const [seat, owner] of owners.entries()) {
    await look(seat);
    const claimed = await middlesOf(page, places);
    for (const [i, on] of Object.keys(LANES).entries()) {
      for (const [j, other] of Object.keys(LANES).entries()) {
        const what = `${owner} on ${on}, and free ${other}`;
        const apart = difference(claimed[i]!, free[j]!);
        const grey = difference(inGrey(claimed[i]!), inGrey(free[j]!));
        expect.soft(apart, what).toBeGreaterThanOrEqual(FREE_APART);
        expect.soft(grey, `${what}, in grey`).toBeGreaterThanOrEqual(FREE_APART);
      }
    }
  }
  await context.close();
});
