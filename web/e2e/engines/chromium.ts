// Chromium as the other tests have it.
import { chromium } from '@playwright/test';

import { chromiumLaunch } from '../../playwright.config';
import { watchFaults } from '../games/faults';
import type { Engine } from './engine';

export const CHROMIUM: Engine = {
  name: 'Chromium',
  id: 'chromium',
  touch: true,
  async open(viewport, phone) {
    const browser = await chromium.launch(chromiumLaunch);
    const context = await browser.newContext({ viewport, hasTouch: phone, isMobile: phone, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const faults = await watchFaults(page);
    return { page, faults: () => Promise.resolve(faults), close: () => browser.close() };
  },
};
