import { expect, type Page } from '@playwright/test';

/** Makes every text there 30 % longer, as another language might. */
export async function lengthenTexts(page: Page, within = 'body'): Promise<void> {
  await page.locator(within).evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      const parent = node.parentElement;
      // Numbers do not grow, nor do names on the map.
      if (!parent || parent.closest('svg, script, style') || !/\p{L}{3}/u.test(text)) continue;
      node.nodeValue += ` ${'długo '.repeat(10).slice(0, Math.ceil(text.length * 0.3))}`;
    }
  });
}

/** Texts that are cut off by their own box or by the window; empty when all is well. */
export async function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg *)')) {
      const text = element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 60);
      const own = [...element.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.nodeValue?.trim());
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // Texts for screen readers are a pixel wide on purpose.
      if (!own || !text || box.width <= 1 || box.height <= 1 || style.visibility === 'hidden') continue;
      const hides = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
      const hidesDown = style.overflowY === 'hidden' || style.overflowY === 'clip';
      if (hides && element.scrollWidth > element.clientWidth + 1) found.push(`cut at the side: ${text}`);
      else if (hidesDown && element.scrollHeight > element.clientHeight + 2) found.push(`cut below: ${text}`);
    }
    return found;
  });
}

/** Nothing is cut, and the page does not scroll sideways. */
export async function expectNothingClipped(page: Page): Promise<void> {
  expect(await clippedTexts(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
}
