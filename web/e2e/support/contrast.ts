import type { Page } from '@playwright/test';

import { seenOn, type Box } from './seen';

/** A text as it stands on the screen. */
interface Print {
  text: string;
  /** How it is found: what it is in. */
  place: string;
  box: Box;
  /** Red, green, blue as in a file, and how much of them covers what lies below. */
  ink: [number, number, number, number];
  least: number;
}

export interface Faint {
  text: string;
  place: string;
  ratio: number;
  least: number;
}

/** Less of its ink than this comes through: it is not read there. */
const VEILED = 0.5;
/** Letters ink at least so much of their box. */
const THIN = 0.03;

/** All that is written in one ink, and as wide as it is; halos and grounds stay. */
const inked = (ink: string) => `
  *, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important }
  :not(svg *), :not(svg *)::before, :not(svg *)::after, ::placeholder {
    color: ${ink} !important; -webkit-text-fill-color: ${ink} !important; text-decoration-color: transparent !important
  }
  svg text, svg tspan { fill: ${ink} !important }`;

/** All texts that are to be seen; what is switched off and the name of the product may be as faint as they like. */
async function prints(page: Page): Promise<Print[]> {
  return page.evaluate(
    ({ texts }) => {
      const number = (text: string) => (text.match(/[\d.]+%?/g) ?? []).map((part) => parseFloat(part));
      const large = (style: CSSStyleDeclaration, scale: number) => {
        const size = parseFloat(style.fontSize) * scale;
        return size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      };

      function opacityOf(element: Element): number {
        let whole = 1;
        for (let around: Element | null = element; around; around = around.parentElement)
          whole *= Number(getComputedStyle(around).opacity);
        return whole;
      }

      const solid = (element: Element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        return backgroundImage !== 'none' || (number(backgroundColor)[3] ?? 1) > 0.9;
      };

      /** Something with a ground of its own lies over a part of it: letters seen there may be the other's. */
      function covered(element: Element, { left, top, right, bottom }: Box): boolean {
        const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((part) =>
          [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [left + (right - left) * part, y] as const),
        );
        return points.some(([x, y]) => {
          let above = document.elementFromPoint(x, y);
          while (above && !above.contains(element) && !solid(above)) above = above.parentElement;
          return above !== null && !above.contains(element);
        });
      }

      const off = ':disabled, [aria-disabled=true], [inert]';
      // What is asked first dims the rest.
      const asked = document.querySelector('[aria-modal=true]') ?? document.body;
      return texts
        .filter(({ element, text }) => /[\p{L}\d]/u.test(text) && !element.closest(off) && asked.contains(element))
        .filter(({ element, box }) => !covered(element, box))
        .map(({ element, text, box }): Print => {
          const style = getComputedStyle(element);
          const drawn = element instanceof SVGElement;
          const [r = 0, g = 0, b = 0, a = 1] = number(drawn ? style.fill : style.color);
          const scale = element instanceof SVGGraphicsElement ? Math.abs(element.getScreenCTM()?.a ?? 1) : 1;
          const place = element.closest('[data-test], [data-region]');
          const name = place?.getAttribute('data-test') ?? place?.getAttribute('data-region') ?? '';
          return {
            text: text.trim().slice(0, 40),
            place: `${name} .${element.getAttribute('class') ?? element.tagName}`,
            box,
            ink: [r, g, b, a * opacityOf(element)],
            least: large(style, scale) ? 3 : 4.5,
          };
        });
    },
    await seenOn(page),
  );
}

/** The window without what is written on it, and with all of it in black and in white: what differs is ink. */
async function pictures(page: Page): Promise<Buffer[]> {
  const shots: Buffer[] = [];
  for (const ink of ['transparent', 'black', 'white']) {
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, inked(ink));
    shots.push(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
    await page.evaluate(() => void document.adoptedStyleSheets.pop());
  }
  return shots;
}

/**
 * Texts with too little contrast (WCAG 2, AA), by the pixels: wherever a letter has left ink, its colour is held against
 * what lies at that pixel when nothing is written. Of all the pixels of a text the worst quarter may lie
 * behind something else; the next one counts.
 */
export async function faintTexts(page: Page): Promise<Faint[]> {
  const texts = await prints(page);
  const shots = await pictures(page);
  const reckoner = await page.context().newPage();
  const ratios = await reckoner.evaluate(
    async ({ texts, pictures, width, VEILED, THIN }) => {
      const [ground, black, white] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(image.width, image.height);
          const pen = canvas.getContext('2d', { willReadFrequently: true })!;
          pen.drawImage(image, 0, 0);
          return pen.getImageData(0, 0, image.width, image.height);
        }),
      );
      const scale = ground!.width / width;
      const linear = Float64Array.from({ length: 256 }, (_, v) =>
        v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
      );
      const luminance = (r: number, g: number, b: number) =>
        0.2126 * linear[Math.round(r)]! + 0.7152 * linear[Math.round(g)]! + 0.0722 * linear[Math.round(b)]!;
      const contrast = (p: number, q: number) => (Math.max(p, q) + 0.05) / (Math.min(p, q) + 0.05);

      return texts.map(({ box, ink }) => {
        const left = Math.floor(box.left * scale);
        const right = Math.min(ground!.width, Math.ceil(box.right * scale));
        const bottom = Math.min(ground!.height, Math.ceil(box.bottom * scale));
        const found: { at: number; by: number }[] = [];
        let most = 0;
        for (let y = Math.floor(box.top * scale); y < bottom; y++)
          for (let x = left; x < right; x++) {
            const at = (y * ground!.width + x) * 4;
            const by = Math.abs(white!.data[at + 1]! - black!.data[at + 1]!);
            if (by > 24) found.push({ at, by });
            most = Math.max(most, by);
          }
        const [r, g, b, a] = ink;
        // Nothing was written there, or it is behind something else.
        if (most < VEILED * 255 * a || found.length < THIN * (right - left) * (bottom - Math.floor(box.top * scale)))
          return null;
        const over = (at: number, i: number, part: number) => part * a + ground!.data[at + i]! * (1 - a);
        const ratios = found
          .filter(({ by }) => by > most * 0.5)
          .map(({ at }) =>
            contrast(
              luminance(over(at, 0, r), over(at, 1, g), over(at, 2, b)),
              luminance(ground!.data[at]!, ground!.data[at + 1]!, ground!.data[at + 2]!),
            ),
          )
          .sort((p, q) => p - q);
        return ratios[Math.floor(ratios.length * 0.25)] ?? null;
      });
    },
    {
      texts,
      pictures: shots.map((shot) => shot.toString('base64')),
      width: page.viewportSize()?.width ?? 1,
      VEILED,
      THIN,
    },
  );
  await reckoner.close();
  return texts.flatMap(({ text, place, least }, i) => {
    const ratio = ratios[i];
    return ratio != null && ratio < least ? [{ text, place, ratio: Math.round(ratio * 100) / 100, least }] : [];
  });
}
