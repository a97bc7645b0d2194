import type { Page } from '@playwright/test';

import { seenOn, type Box, type Piece } from './seen';

/**
 * Texts and controls that lie on one another, are covered in part, or are cut by the window; in words. What lies wholly
 * behind a sheet is not seen and not looked at; of the map the names are, and only what covers them from outside.
 */
export async function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ texts, controls, roomOf, meet }) => {
      const OPENED = '[data-test=dock], .layers, details[open], [role=dialog]';
      const SCROLLS = /auto|scroll/;
      const named = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
      const drawingOf = (element: Element) => {
        let svg = element.closest('svg');
        for (let next = svg; next; next = next.parentElement?.closest('svg') ?? null) svg = next;
        return svg;
      };
      const related = (a: Element, b: Element) => {
        const drawing = drawingOf(a);
        return a === b || a.contains(b) || b.contains(a) || (drawing !== null && drawing.contains(b));
      };
      const alpha = (colour: string) => {
        if (colour === 'transparent' || colour === 'none') return 0;
        const part = /(?:,|\/)\s*([\d.]+)(%?)\)$/.exec(colour);
        return colour.startsWith('rgba') || colour.includes('/') ? Number(part?.[1] ?? 1) : 1;
      };
      function scrollsAround(element: Element, side: 'overflowX' | 'overflowY'): boolean {
        for (let around: Element | null = element; around; around = around.parentElement) {
          const style = getComputedStyle(around);
          if (SCROLLS.test(style[side])) return true;
          if (style.position === 'fixed') return false;
        }
        const page = document.documentElement;
        return side === 'overflowY' && page.scrollHeight > page.clientHeight + 1;
      }

      function sticks(element: Element): boolean {
        for (let around: Element | null = element; around; around = around.parentElement)
          if (getComputedStyle(around).position === 'sticky') return true;
        return false;
      }

      /** Whether anything of it itself is to be seen there, text aside. */
      function paints(element: Element): boolean {
        const style = getComputedStyle(element);
        if (style.visibility === 'hidden' || Number(style.opacity) < 0.3) return false;
        if (element instanceof SVGElement)
          return element instanceof SVGGeometryElement && (alpha(style.fill) > 0.3 || alpha(style.stroke) > 0.3);
        if (element instanceof HTMLImageElement || element instanceof HTMLCanvasElement) return true;
        return alpha(style.backgroundColor) > 0.3 || style.backgroundImage !== 'none';
      }

      /** What covers this point of it; null when nothing does. */
      function coverAt(element: Element, x: number, y: number): Element | null {
        for (const one of document.elementsFromPoint(x, y)) {
          if (related(one, element)) return null;
          if (paints(one)) return one;
        }
        return null;
      }

      /** What covers it at its beginning, in its middle and at its end. */
      function covers({ element, box }: Piece): (Element | null)[] {
        const y = (box.top + box.bottom) / 2;
        const edge = Math.min(3, (box.right - box.left) / 4);
        return [box.left + edge, (box.left + box.right) / 2, box.right - edge].map((x) => coverAt(element, x, y));
      }

      function cutBy({ element, whole, text }: Piece): string[] {
        // Names of the map have a check of their own; what ends in dots is told in full by what it is a part of.
        const dotted = getComputedStyle(element).textOverflow === 'ellipsis' && element.closest('[title]') !== null;
        if (dotted || element.closest('[data-test=map]')) return [];
        const room = roomOf(element);
        const aside = Math.max(room.left - whole.left, whole.right - room.right);
        const below = Math.max(room.top - whole.top, whole.bottom - room.bottom);
        const high = whole.bottom - whole.top;
        return [
          ...(aside > 2 && !scrollsAround(element, 'overflowX') ? [`cut at the side: ${named(text)}`] : []),
          ...(below > high * 0.3 && !scrollsAround(element, 'overflowY') ? [`cut above or below: ${named(text)}`] : []),
        ];
      }

      const lapping = (a: Box, b: Box, least: number) => {
        const { left, top, right, bottom } = meet(a, b);
        return right - left > least && bottom - top > least;
      };

      function pairs(pieces: Piece[], least: number, what: string): string[] {
        const found: string[] = [];
        pieces.forEach((one, i) => {
          for (const other of pieces.slice(i + 1))
            if (lapping(one.box, other.box, least) && !related(one.element, other.element))
              found.push(`${what}: ${named(one.text)} and ${named(other.text)}`);
        });
        return found;
      }

      // What lets touches through may cover things all the same.
      const solid = new CSSStyleSheet();
      solid.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
      document.adoptedStyleSheets.push(solid);
      try {
        const found: string[] = [];
        const seen = (pieces: Piece[]) =>
          pieces.filter((piece) => {
            const over = covers(piece);
            const by = over.find((one) => one !== null);
            if (!by) return true;
            // A heading that stays while the list below it is scrolled, or what somebody has opened over the rest.
            if (over.includes(null) && !sticks(by) && !by.closest(OPENED)) {
              const place = by.closest('[data-test], [data-region]') ?? by;
              const cover = place.getAttribute('data-test') ?? place.getAttribute('data-region') ?? by.className;
              found.push(`covered in part: ${named(piece.text)} by ${cover}`);
            }
            return false;
          });
        const words = seen(texts);
        found.push(...words.flatMap(cutBy));
        found.push(
          ...pairs(
            words.filter(({ element }) => !element.closest('[data-test=map]')),
            1.5,
            'text on text',
          ),
        );
        found.push(...pairs(seen(controls), 2, 'control on control'));
        return [...new Set(found)];
      } finally {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== solid);
      }
    },
    await seenOn(page),
  );
}
