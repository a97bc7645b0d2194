// When a table is usable, by the page's own clock, and what it had asked for until then.
import type { Page } from '@playwright/test';

/** Something that a person could do now: a card of the market that answers to a click. */
export const USABLE = '[data-test^="slot-"]:not([aria-disabled="true"]):not(:disabled)';

interface Notes {
  usable: number;
  shift: number;
}

/** Notes on the page's own clock when the first control answers, and every shift of the layout. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript((usable) => {
    const notes = { usable: 0, shift: 0 };
    Object.assign(window, { notes });
    const look = () => {
      if (document.querySelector(usable)) notes.usable = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) notes.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, USABLE);
}

export const notesOf = (page: Page) => page.evaluate(() => (window as unknown as { notes: Notes }).notes);

export async function untilUsable(page: Page): Promise<number> {
  await page.waitForFunction(() => (window as unknown as { notes: Notes }).notes.usable > 0);
  return (await notesOf(page)).usable;
}

/** Everything but answers of the server that was asked for until the page was usable, the page itself included. */
export async function fetchedUntilUsable(page: Page): Promise<string[]> {
  const usable = await untilUsable(page);
  return page.evaluate((until) => {
    const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= until);
    const paths = [location.pathname, ...early.map(({ name }) => new URL(name).pathname)];
    return [...new Set(paths)].filter((path) => !path.startsWith('/api/'));
  }, usable);
}
