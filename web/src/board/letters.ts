// The page's own letters for a file that sees no style sheet of the page: a picture would be set in whatever letters
// its reader happens to have.

interface Setting {
  family: string;
  weight: string;
  text: string;
}

/** What is written in a drawing of this page, and in which letters. */
function settingsOf(svg: SVGElement): Setting[] {
  return [...svg.querySelectorAll('text')].map((text) => {
    const { fontFamily, fontWeight } = getComputedStyle(text);
    return { family: firstFamily(fontFamily), weight: fontWeight, text: text.textContent };
  });
}

function firstFamily(list: string): string {
  return (list.split(',')[0] ?? '').trim().replace(/^['"]|['"]$/g, '');
}

/** Whether one of the letters lies in a range as style sheets write it: `U+20-7E, U+153`. */
export function reaches(range: string, text: string): boolean {
  const spans = [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(
    ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
  );
  return Array.from(text).some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return spans.some(([from, to]) => code >= from && code <= to);
  });
}

/** The faces that this page has loaded or could load, with the address of each file. */
function facesOfPage(): { rule: CSSFontFaceRule; url: string }[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .flatMap((rule) => {
        const url = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
        return url ? [{ rule, url: new URL(url, sheet.href ?? document.baseURI).href }] : [];
      }),
  );
}

async function dataUrl(url: string): Promise<string> {
  const file = await (await fetch(url)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(new Error('letters cannot be read'));
    reader.readAsDataURL(file);
  });
}

/** Rules of a style sheet that hold the letters a drawing is written in, and no others. */
export async function lettersFor(svg: SVGElement): Promise<string> {
  const settings = settingsOf(svg);
  const wanted = facesOfPage().filter(({ rule: { style } }) => {
    const family = firstFamily(style.getPropertyValue('font-family'));
    const weight = style.getPropertyValue('font-weight');
    const range = style.getPropertyValue('unicode-range') || 'U+0-10FFFF';
    return settings.some((one) => one.family === family && one.weight === weight && reaches(range, one.text));
  });
  const rules = wanted.map(async ({ rule: { style }, url }) =>
    [
      `@font-face{font-family:${style.getPropertyValue('font-family')}`,
      `font-weight:${style.getPropertyValue('font-weight')}`,
      `src:url(${await dataUrl(url)}) format('woff2')`,
      `unicode-range:${style.getPropertyValue('unicode-range') || 'U+0-10FFFF'}}`,
    ].join(';'),
  );
  return (await Promise.all(rules)).join('');
}
