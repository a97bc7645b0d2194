import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No serious or critical finding on what is shown now. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  // Whatever passes is counted only, and there are no frames of others: on a map with its thousands of
  // nodes that is five times as fast.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode();
  const { violations } = await (within ? builder.include(within) : builder).analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.target.join(' ')).join('\n  ')}`);
  // One finding is no reason to keep quiet about the next.
  expect.soft(grave.join('\n')).toBe('');
}
