import type { Page } from '@playwright/test';

/** Names that are nearer to a foreign dot than to their own, or cut by the map's window. */
export async function misplacedNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const window = document.querySelector('[data-test=map]')!.getBoundingClientRect();
    const dots = [...document.querySelectorAll<SVGGElement>('[data-test^="city-"]')].map((element) => {
      const { x, y, width, height } = element.querySelector('[data-hit]')!.getBoundingClientRect();
      return { id: element.dataset['city']!, x: x + width / 2, y: y + height / 2 };
    });
    const seen = document.querySelectorAll<SVGGElement>('.m-label[data-city]:not([aria-hidden] .m-label)');
    return [...seen].flatMap((label) => {
      const box = label.getBoundingClientRect();
      if (box.right <= window.left || box.left >= window.right || box.bottom <= window.top || box.top >= window.bottom)
        return [];
      const cut = Math.max(
        window.left - box.left,
        box.right - window.right,
        window.top - box.top - 2,
        box.bottom - window.bottom - 2,
      );
      const far = ({ x, y }: { x: number; y: number }) =>
        Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
      const nearest = dots.reduce((p, q) => (far(q) < far(p) ? q : p));
      const own = nearest.id === label.dataset['city'];
      return [
        ...(own ? [] : [`${label.textContent} is nearest to ${nearest.id}`]),
        ...(cut > 0 ? [`${label.textContent} is cut by ${cut.toFixed(1)}`] : []),
      ];
    });
  });
}
