// Not tests: these files use Playwright to drive the browser.
import { defineConfig } from '@playwright/test';

import tests from '../playwright.config';

const { grepInvert: _, ...settings } = tests;

export default defineConfig({
  ...settings,
  testDir: '.',
  testMatch: /(album|pictures|sheets|speed|trial)\.ts$/,
  outputDir: '../../build/browse',
  reporter: 'line',
  // What is measured has the machine to itself.
  workers: 1,
  timeout: 300_000,
  globalTimeout: 3_600_000,
});
