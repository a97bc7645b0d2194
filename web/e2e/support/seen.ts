import type { JSHandle, Page } from '@playwright/test';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line of text, or a control. */
export interface Piece {
  element: Element;
  text: string;
  /** As it is laid out, and what of it the boxes around leave to be seen. */
  whole: Box;
  box: Box;
}

export interface Seen {
  texts: Piece[];
  controls: Piece[];
  /** The room that is left to an element by the boxes around it. */
  roomOf: (element: Element) => Box;
  meet: (a: Box, b: Box) => Box;
}

/** Everything of a page that is written or can be pressed, as far as the window and the boxes around let it be seen. */
export async function seenOn(page: Page): Promise<JSHandle<Seen>> {
  return page.evaluateHandle(() => {
    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const empty = (box: Box) => box.right - box.left < 2 || box.bottom - box.top < 2;
    const WINDOW: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

    function roomOf(element: Element): Box {
      let room = WINDOW;
      let fixed = false;
      for (let around: Element | null = element; around && !fixed; around = around.parentElement) {
        const style = getComputedStyle(around);
        const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible' || style.clipPath !== 'none';
        const page = around === document.body || around === document.documentElement;
        if (clips && !page && !['contents', 'inline'].includes(style.display))
          room = meet(room, around.getBoundingClientRect());
        fixed = style.position === 'fixed';
      }
      return room;
    }

    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen');

    function linesOf(node: Node, element: Element): Piece[] {
      const range = document.createRange();
      range.selectNodeContents(node);
      const room = roomOf(element);
      const text = node.nodeValue ?? '';
      return [...range.getClientRects()].map(({ left, top, right, bottom }) => {
        // Letters do not fill their line.
        const slack = (bottom - top) * 0.18;
        const whole = { left, top: top + slack, right, bottom: bottom - slack };
        return { element, text, whole, box: meet(whole, room) };
      });
    }

    const texts: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || element.closest('script, style, option, title, defs')) continue;
      if (shown(element)) texts.push(...linesOf(node, element));
    }
    // The map knows its own.
    const pressed = 'button, a[href], input, select, summary, [role=button]:not([data-test=map] *)';
    const controls = [...document.querySelectorAll(pressed)]
      .filter((element) => shown(element) && getComputedStyle(element).display !== 'inline')
      .map((element): Piece => {
        const whole = element.getBoundingClientRect();
        const text = element.getAttribute('data-test') ?? element.textContent;
        return { element, text, whole, box: meet(whole, roomOf(element)) };
      });
    const there = ({ whole, box }: Piece) => !empty(whole) && !empty(box);
    return { texts: texts.filter(there), controls: controls.filter(there), roomOf, meet };
  });
}
