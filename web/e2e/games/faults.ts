import { expect, type Page } from '@playwright/test';

/** Everything that must not happen on a page, in words. Watch it before the page opens. */
export async function watchFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('crash', () => faults.push('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return faults;
}

export function expectFaultless(...pages: string[][]): void {
  expect(pages.flat()).toEqual([]);
}
