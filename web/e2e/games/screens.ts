import type { BrowserContextOptions } from '@playwright/test';

export type Screen = 'desktop' | 'phone';

/** Without the finer pixels of a phone, which only cost time here. */
export const SCREENS: Record<Screen, BrowserContextOptions> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
