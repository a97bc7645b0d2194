// Takes the pictures of docs/pictures: one "test" for each of them, on both sizes of screen.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import type { Preferences } from '../src/base/preferences.svelte';
import { onEachDevice, test, type Device } from '../e2e/support/test';
import { leave, MOTIFS, open, prepare, reach } from './motifs';

const FOLDER = process.env.WAGONAUT_PICTURES ?? fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const QUALITY = 0.74;

const PL: Partial<Preferences> = { language: 'pl' };
const EN: Partial<Preferences> = { language: 'en' };

/** The name of the file, the motif, and for whose eyes. */
const PICTURES: [string, string, Partial<Preferences>][] = [
  ['home', 'home', EN],
  ['home-polish', 'home', PL],
  ['new-table', 'new-table', EN],
  ['waiting-room', 'waiting-room', PL],
  ['settings', 'settings', EN],
  ['rulebook', 'rulebook', EN],
  ['table-usa', 'usa-middle', EN],
  ['table-nordic', 'nordic-middle', PL],
  ['table-switzerland', 'switzerland-middle', EN],
  ['table-world', 'world-middle', PL],
  ['table-legacy', 'legacy-middle', EN],
  ['table-dark', 'world-middle', { ...EN, theme: 'dark' }],
  ['payment', 'payment', PL],
  ['first-tickets', 'switzerland-tickets', EN],
  ['tickets', 'tickets', PL],
  ['tunnel', 'tunnel', EN],
  ['fleet', 'fleet', PL],
  ['harbour', 'harbour', EN],
  ['last-round', 'last-round', PL],
  ['end', 'usa-end', EN],
  ['end-world', 'world-end', PL],
  ['replay', 'nordic-replay', EN],
  ['text-board', 'text-board', EN],
];

/** WebP, made by the browser: a quarter of what PNG takes. */
async function packed(page: Page, png: Buffer): Promise<Buffer> {
  const text = await page.evaluate(
    async ({ base64, quality }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const packedBytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(packedBytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { base64: png.toString('base64'), quality: QUALITY },
  );
  return Buffer.from(text, 'base64');
}

async function take(page: Page, url: string, name: string, motif: string, wanted: Partial<Preferences>): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const reached = await reach(url, MOTIFS[motif]!);
  await prepare(page, reached, wanted);
  await open(page, reached);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  leave(reached);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.webp`), await packed(page, png));
  if (faults.length > 0) console.log(`${name}: ${faults.join('\n')}`);
}

onEachDevice((device: Device) => {
  test.use({ deviceScaleFactor: device === 'phone' ? 2 : 1 });
  for (const [name, motif, wanted] of PICTURES)
    test(name, ({ page, url }) => take(page, url, `${name}-${device}`, motif, wanted));
});
