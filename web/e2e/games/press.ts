import type { Pane } from '../support/pane';

const PATIENCE_MS = 15_000;

type Aim = { x: number; y: number } | { why: string };

/**
 * A click or a tap on what can be seen, stands still, is not disabled and is not covered; with fewer
 * questions to the page than Playwright's own, which adds up over a whole game.
 */
export async function press(page: Pane, selector: string, touch = false): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const aim = await page.evaluate(aimAt, selector);
    if ('x' in aim) return touch ? page.touchscreen.tap(aim.x, aim.y) : page.mouse.click(aim.x, aim.y);
    if (Date.now() > end) throw new Error(`${selector} cannot be pressed: ${aim.why}`);
    await page.waitForTimeout(30);
  }
}

/** What the last press came upon, to be said when it did nothing. */
export function lastHit(page: Pane): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset['hit'] ?? 'nothing was hit', undefined);
}

/** Where it is hit; it must not be moving. */
async function aimAt(selector: string): Promise<Aim> {
  const shown = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
  const [thing] = shown;
  if (!thing) return { why: 'it is not there' };
  if (shown.length > 1) return { why: `there are ${shown.length}` };
  if (thing.closest('[inert]')) return { why: 'it is inert' };
  if (thing.getAttribute('aria-disabled') === 'true') return { why: 'it is disabled' };
  const middle = () => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const hit = () => document.elementFromPoint(middle().x, middle().y);
  // The map is not scrolled: it comes to rest by itself.
  if (!thing.contains(hit()) && !(thing instanceof SVGElement)) {
    thing.scrollIntoView({ block: 'center', inline: 'center' });
  }
  const before = middle();
  await new Promise(requestAnimationFrame);
  const after = middle();
  if (before.x !== after.x || before.y !== after.y) return { why: 'it moves' };
  const note = ({ target, clientX, clientY }: PointerEvent) => {
    const { top, bottom } = thing.getBoundingClientRect();
    const found = target instanceof Element ? target.outerHTML.slice(0, 200) : '';
    document.documentElement.dataset['hit'] =
      `${selector}, then from ${top} to ${bottom}: ${clientX}, ${clientY} hit ${found}`;
  };
  document.addEventListener('pointerdown', note, { capture: true, once: true });
  return thing.contains(hit()) ? after : { why: `${hit()?.outerHTML.slice(0, 120) ?? 'the edge'} is in the way` };
}
