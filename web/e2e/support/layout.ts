import { expect, type Page } from '@playwright/test';

import type { Pane } from './pane';

/** Makes every text there 30 % longer, as another language might. */
export async function lengthenTexts(page: Page, within = 'body'): Promise<void> {
  await page.locator(within).evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      const parent = node.parentElement;
      // Numbers do not grow, nor do names on the map.
      if (!parent || parent.closest('svg, script, style') || !/\p{L}{3}/u.test(text)) continue;
      node.nodeValue = `${node.nodeValue ?? ''} ${'długo '.repeat(10).slice(0, Math.ceil(text.length * 0.3))}`;
    }
  });
}

/** Texts that are cut off by their own box or by the window; empty when all is well. */
export async function clippedTexts(page: Pane): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    // Where the last line ends: a letter's box may be higher than its line, and Firefox counts that as overflow.
    const lowestLine = (element: Element, style: CSSStyleDeclaration) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const bottoms = [...range.getClientRects()].map(({ top, bottom, height }) => {
        const line = parseFloat(style.lineHeight) || height;
        return height < 2 * line ? (top + bottom + Math.min(line, height)) / 2 : bottom;
      });
      return Math.max(...bottoms);
    };
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg *)')) {
      const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
      const own = [...element.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.nodeValue?.trim());
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // Texts for screen readers are a pixel wide on purpose.
      if (!own || !text || box.width <= 1 || box.height <= 1 || style.visibility === 'hidden') continue;
      const hides = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
      const hidesDown = style.overflowY === 'hidden' || style.overflowY === 'clip';
      // What ends in dots is told in full by what it is a part of.
      const dotted = style.textOverflow === 'ellipsis' && element.closest('[title]') !== null;
      // Letters reach a little beyond their line.
      const reach = Math.max(2, parseFloat(style.fontSize) / 4);
      if (hides && !dotted && element.scrollWidth > element.clientWidth + 1) found.push(`cut at the side: ${text}`);
      else if (hidesDown && element.scrollHeight > element.clientHeight + reach) {
        if (lowestLine(element, style) > box.bottom - parseFloat(style.borderBottomWidth) + reach) {
          found.push(`cut below: ${text}`);
        }
      }
    }
    return found;
  }, undefined);
}

/** How far the page can be scrolled to the side. */
export async function sideways(page: Pane): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth, undefined);
}

/** Controls that are smaller than they should be; links within a sentence may be. */
export async function smallTargets(page: Page, least: number, main: number): Promise<string[]> {
  return page.evaluate(
    ([small, large]) => {
      const MAIN =
        '.button, [data-test^=slot-], [data-test^=act-], [data-test^=hand-], [data-test^=payment-], [data-test^=keep-], [data-test=dock-close]';
      const found: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(
        'button, a[href], input:not([type=range]), select, summary',
      )) {
        const target = element.closest('label') ?? element;
        const { width, height } = target.getBoundingClientRect();
        const style = getComputedStyle(element);
        const seen = width > 2 && height > 2 && style.visibility !== 'hidden' && element.checkVisibility();
        const inText = element.matches('a, button.link') && style.display === 'inline';
        if (!seen || inText || element.closest('.unseen')) continue;
        // Six cards and two decks side by side are as high as a finger needs, and a little narrower.
        const narrow = element.matches(
          'li:nth-child(6) [data-test^=slot-], li:has(~ li:nth-child(6)) [data-test^=slot-]',
        );
        const wanted = element.matches(MAIN) && !(narrow && height >= large) ? large : small;
        // Half a pixel is lost in rounding.
        if (width < wanted - 0.5 || height < wanted - 0.5) {
          const name = element.dataset['test'] ?? element.textContent.trim().slice(0, 30);
          found.push(`${name}: ${Math.round(width)} × ${Math.round(height)}`);
        }
      }
      return found;
    },
    [least, main] as const,
  );
}

/** Texts in letters that are smaller than this; those of the map have their own measure. */
export async function smallTexts(page: Pane, least: number): Promise<string[]> {
  return page.evaluate((pixels) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg *)')) {
      const own = [...element.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.nodeValue?.trim());
      const { width, height } = element.getBoundingClientRect();
      if (!own || width <= 1 || height <= 1 || !element.checkVisibility()) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < pixels - 0.1) found.push(`${size.toFixed(1)} px: ${element.textContent.trim().slice(0, 40)}`);
    }
    return found;
  }, least);
}

/** Nothing is cut, and the page does not scroll sideways. */
export async function expectNothingClipped(page: Pane): Promise<void> {
  expect(await clippedTexts(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
}
