// A server loses all it had and comes back at the same address: one member's file brings the campaign back, and the
// others find in with the link, although their devices still hold what opened the campaign that is gone.
import type { Page } from '@playwright/test';

import type { HeldCompany } from '../../src/base/companies';
import { held } from '../support/chapters';
import { expect, prefer, test } from '../support/test';

async function fileOf(page: Page): Promise<Buffer> {
  const { campaign, token } = await held<HeldCompany>(page, 'wagonaut.companies');
  const answer = await page.request.get(new URL(`/api/campaigns/${campaign}/file`, page.url()).href, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
  return await answer.body();
}

async function takes(page: Page, company: string): Promise<void> {
  await page.getByTestId(`company-${company}`).check();
  await page.getByTestId('take-company').click();
  await expect(page.getByTestId('gathering')).toBeVisible();
}

test('a campaign comes back to an emptied server at the same address', async ({ page, browser, ownServer }) => {
  const url = ownServer.url;
  await prefer(page);
  await page.goto(url);
  await page.getByTestId('new-campaign').click();
  await page.getByTestId('company-blue').check();
  await page.getByTestId('found').click();
  await expect(page.getByTestId('gathering')).toBeVisible();
  const link = await page.getByTestId('invite-link').inputValue();
  const other = await (await browser.newContext({ baseURL: url })).newPage();
  await prefer(other, { name: 'Bo' });
  await other.goto(link);
  await takes(other, 'red');
  const campaign = new URL(page.url()).pathname;
  const file = await fileOf(page);

  await page.goto('about:blank');
  await ownServer.lose();
  await page.goto(url);
  const buffer = { name: 'west.wagonaut-campaign', mimeType: 'text/plain', buffer: file };
  await page.getByTestId('import-file').setInputFiles(buffer);
  await takes(page, 'blue');
  expect(new URL(page.url()).pathname).toBe(campaign);
  const again = await page.getByTestId('invite-link').inputValue();

  await other.goto('about:blank');
  await other.goto(again);
  await takes(other, 'red');
  await expect(page.getByTestId('gathering')).toContainText('Bo');
  await other.context().close();
});
