// Contact sheets of what is in build/album: twelve pictures or so on each, with their names.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { test } from '@playwright/test';

const FOLDER = fileURLToPath(new URL('../../build/album', import.meta.url));
const SHEET = { width: 1900, height: 1400 };
const LINE = 22;
const GAP = 8;

/** The most columns with which as many pictures as there are places stay legible. */
function planOf(width: number, height: number): { columns: number; rows: number; thumb: number } {
  const columns = Math.max(3, Math.min(8, Math.round((4 * SHEET.width * height) / (width * SHEET.height) / 0.9)));
  const thumb = Math.floor((SHEET.width - GAP * (columns + 1)) / columns);
  const rows = Math.max(1, Math.floor(SHEET.height / (thumb * (height / width) + LINE + GAP)));
  return { columns, rows, thumb };
}

const data = (file: string) => `data:image/jpeg;base64,${readFileSync(file).toString('base64')}`;

const kinds = readdirSync(FOLDER).filter((name) => /^\d+x\d+-/.test(name));
for (const kind of kinds) {
  test(kind, async ({ page }) => {
    const [width = 1, height = 1] = kind.split('-')[0]!.split('x').map(Number);
    const { columns, rows, thumb } = planOf(width, height);
    const files = readdirSync(join(FOLDER, kind)).filter((name) => !name.startsWith('sheet-'));
    for (const old of readdirSync(join(FOLDER, kind)).filter((name) => name.startsWith('sheet-')))
      rmSync(join(FOLDER, kind, old));
    await page.setViewportSize(SHEET);
    for (let from = 0, n = 1; from < files.length; from += columns * rows, n++) {
      const pictures = files.slice(from, from + columns * rows);
      const figures = pictures.map(
        (file) =>
          `<figure><img width=${thumb} src="${data(join(FOLDER, kind, file))}"><figcaption>${basename(file, '.jpg')}</figcaption></figure>`,
      );
      await page.setContent(
        `<style>body{margin:${GAP}px;background:#888;display:grid;gap:${GAP}px;grid-template-columns:repeat(${columns},${thumb}px);font:bold 15px sans-serif}figure{margin:0}img{display:block}figcaption{height:${LINE}px}</style>${figures.join('')}`,
      );
      await page.screenshot({ path: join(FOLDER, kind, `sheet-${n}.jpg`), type: 'jpeg', quality: 80, fullPage: true });
    }
  });
}
