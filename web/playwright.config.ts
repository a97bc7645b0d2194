import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { defineConfig } from '@playwright/test';

import { DEVICES } from './e2e/support/devices';

// The API players of the tests speak WebSocket from Node; version 20 has it behind a flag, which the
// workers inherit.
if (!('WebSocket' in globalThis)) {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket`;
}

const PATIENCE_MS = 30_000;
const all = process.env.WAGONAUT_ALL === '1';
// Debian's own; the one without a screen does the same work in half the time.
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** How Chromium is started. */
export const chromiumLaunch = {
  executablePath: process.env.WAGONAUT_CHROMIUM ?? BROWSERS.find((path) => existsSync(path)) ?? 'chromium',
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--mute-audio',
  ],
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../build/e2e',
  // Tests with @long in their title are for ./test --all.
  ...(all ? {} : { grepInvert: /@long/ }),
  fullyParallel: true,
  workers: Number(process.env.WAGONAUT_JOBS) || availableParallelism(),
  retries: 0,
  forbidOnly: true,
  timeout: all ? 240_000 : 60_000,
  globalTimeout: all ? 5_400_000 : 1_200_000,
  // Beside other work a page may take that long to come up.
  expect: { timeout: PATIENCE_MS },
  reporter: 'list',
  // Tests for a phone say so themselves.
  use: {
    ...DEVICES.desktop,
    launchOptions: chromiumLaunch,
    testIdAttribute: 'data-test',
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    screenshot: 'only-on-failure',
    trace: process.env.WAGONAUT_TRACE === '1' ? 'retain-on-failure' : 'off',
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    // A test that waits for something to fly waits too long; tests of movement ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
