// What the album's eye for things in each other's way sees, and what it overlooks.
import { expect, overlaps, test } from '../support/test';

const at = (left: number, top: number, width: number, more: string, text: string) =>
  `<div style="position: absolute; left: ${left}px; top: ${top}px; width: ${width}px; ${more}">${text}</div>`;

test('texts in each other’s way are found, and texts that are only hidden are not', async ({ page }) => {
  await page.setContent(
    at(20, 20, 200, '', 'first of two') +
      at(60, 24, 200, '', 'second of two') +
      at(20, 100, 200, '', 'partly behind a note') +
      at(100, 90, 300, 'height: 40px; background: #fff', '') +
      at(20, 200, 200, '', 'wholly behind a sheet') +
      at(0, 190, 400, 'height: 40px; background: #fff', '') +
      at(-30, 300, 200, '', 'begins outside of the window') +
      at(20, 400, 60, 'white-space: nowrap; overflow: hidden', 'longer than its box is wide') +
      at(20, 500, 60, 'white-space: nowrap; overflow: auto', 'longer than its box, which scrolls'),
  );
  const found = await overlaps(page);
  expect(found).toHaveLength(4);
  expect(found.join()).toMatch(/text on text: “first of two” and “second of two”/);
  expect(found.join()).toMatch(/covered in part: “partly behind a note”/);
  expect(found.join()).toMatch(/cut at the side: “begins outside/);
  expect(found.join()).toMatch(/cut at the side: “longer than its box is wide”/);
});
