// What is measured inside a page.
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

import { USABLE } from '../../e2e/support/usable';

export interface Fresh {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
}

/** A browser that has seen nothing: no cache, no seats. */
export async function fresh(browser: Browser, context: object = {}): Promise<Fresh> {
  const opened = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...context });
  const page = await opened.newPage();
  return { context: opened, page, cdp: await opened.newCDPSession(page) };
}

export const slowDown = (cdp: CDPSession, rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** Closer, so that there is somewhere to go; the middle of the map. */
async function comeCloser(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.getByTestId('map').boundingBox();
  if (!box) throw new Error('no map');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  for (let i = 0; i < 4; ++i) await page.mouse.wheel(0, -240);
  await page.waitForTimeout(500);
  return middle;
}

/** How long each frame takes while the map is dragged to and fro, a little in every frame. */
export async function panFrames(page: Page, frames = 240): Promise<number[]> {
  const { x, y } = await comeCloser(page);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10);
  const gaps = await page.evaluate(
    ({ x, y, frames }) =>
      new Promise<number[]>((done) => {
        const thing = document.elementFromPoint(x, y);
        const times: number[] = [];
        const step = (time: number) => {
          times.push(time);
          if (times.length > frames) {
            done(times.slice(1).map((one, i) => one - (times[i] ?? one)));
            return;
          }
          const angle = (times.length / 60) * 2 * Math.PI;
          thing?.dispatchEvent(
            new PointerEvent('pointermove', {
              bubbles: true,
              pointerId: 1,
              pointerType: 'mouse',
              buttons: 1,
              clientX: x + 180 * Math.sin(angle),
              clientY: y + 120 * Math.sin(angle / 2),
            }),
          );
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    { x, y, frames },
  );
  await page.mouse.up();
  return gaps;
}

/** From the press on a market card to the first change on the screen, and to the server's echo. */
export async function echoTimes(page: Page): Promise<{ first: number; echo: number }> {
  await page.evaluate(() => {
    const echo = { pressed: 0, first: 0, echo: 0 };
    Object.assign(window, { echo });
    const painted = (mark: 'first' | 'echo') =>
      requestAnimationFrame(() => setTimeout(() => (echo[mark] = performance.now() - echo.pressed)));
    const hand = () =>
      [...document.querySelectorAll('[data-test^="hand-"]')]
        .map((stack) => stack.ariaLabel ?? stack.textContent)
        .join();
    addEventListener(
      'pointerdown',
      (event) => {
        const before = hand();
        echo.pressed = event.timeStamp;
        let firstSeen = false;
        const observer = new MutationObserver(() => {
          if (!firstSeen) painted('first');
          firstSeen = true;
          if (hand() === before) return;
          painted('echo');
          observer.disconnect();
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
  await page.locator(USABLE).first().click();
  const times = () => page.evaluate(() => (window as unknown as { echo: { first: number; echo: number } }).echo);
  await page.waitForFunction(() => (window as unknown as { echo: { echo: number } }).echo.echo > 0, undefined, {
    timeout: 5000,
  });
  return times();
}

/** What the page holds on to, after everything that can go has gone. */
export async function heap(cdp: CDPSession): Promise<{ bytes: number; nodes: number }> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes };
}
