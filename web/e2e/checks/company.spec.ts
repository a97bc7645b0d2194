// What becomes of companies between two games, with a real server: an evening that changes nothing, a company that is
// handed on, one that is left, and somebody who joins.
import { expect, expectAccessible, test } from '../support/test';
import { Window } from '../support/window';

test('an evening on tonight’s map leaves the campaign as it was', async ({ browser, ownServer }) => {
  const ala = await Window.open(browser, ownServer.url, 'Ala', 'blue');
  await ala.found(['red']);
  const campaign = ala.page.url();
  await ala.page.getByTestId('sheet-evening').click();
  await expectAccessible(ala.page);
  await ala.page.getByTestId('open-evening').click();
  await expect(ala.page.getByTestId('table')).toBeVisible();
  await expect(ala.page.getByTestId('reading')).toHaveCount(0);
  await ala.play(({ table }) => table.status === 'finished');
  await ala.page.goto(campaign);
  await expect(ala.page.getByTestId('gathering')).toContainText('Chapter 1 of 12');
  await expect(ala.page.getByTestId('closing')).toHaveCount(0);
  await ala.shut();
});

test('companies are taken by link, handed on, and left', async ({ browser, ownServer }) => {
  const open = (name: string, company: string) => Window.open(browser, ownServer.url, name, company);
  const ala = await open('Ala', 'blue');
  const link = await ala.found(['red']);
  const bo = await open('Bo', 'green');
  await bo.join(link);
  await expect(ala.page.getByTestId('gathering')).toContainText('Bo');

  // Bo hands the company on, and Cy takes it; Bo has none any more.
  await bo.page.getByTestId('sheet-more').click();
  await bo.page.getByTestId('hand').click();
  await expect(bo.page.getByTestId('hand')).toHaveAttribute('aria-pressed', 'true');
  const cy = await open('Cy', 'green');
  await cy.join(link);
  await expect(ala.page.getByTestId('gathering')).toContainText('Cy');
  await expect(ala.page.getByTestId('gathering')).not.toContainText('Bo');
  await expect(bo.page.getByTestId('campaign-trouble').or(bo.page.getByTestId('join-campaign'))).toBeVisible();

  // Cy leaves: the company is nobody's, until somebody is let in with the consent of those who are left.
  await cy.page.getByTestId('sheet-more').click();
  await cy.page.getByTestId('leave').click();
  await cy.page.getByTestId('leave-sure').click();
  await expect(ala.page.getByTestId('gathering')).toContainText('nobody');
  await Promise.all([ala, bo, cy].map((one) => one.shut()));
});
