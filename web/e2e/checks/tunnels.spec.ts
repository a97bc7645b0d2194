// Tunnels on the page: nothing to add, given up, and paid.
import type { View } from '../../src/protocol';
import { expect, hoarding, test } from '../support/test';
import { choosePayment, safeTunnel, type Offer } from './pay';
import { deed, isOver, more, reach, sitBeside, type Reached, type Until } from './reach';
import { Watch } from './watch';

type Ending = 'nothing to add' | 'given up' | 'paid';

for (const edition of ['nordic', 'switzerland']) {
  test(`${edition}: nothing to add, given up, paid`, async ({ page, url }) => {
    test.setTimeout(180_000);
    let [reached, watch] = await begin();
    const wanted = new Set<Ending>(['nothing to add', 'given up', 'paid']);
    while (wanted.size > 0) {
      const { own, board } = reached;
      const view = await more(reached, tunnelAt).catch(unlessOver);
      if (view === null) {
        [reached, watch] = await begin();
        continue;
      }
      await watch.caughtUp(own.scene);
      const offer = safeTunnel(view, board);
      if (!offer) throw new Error('no tunnel');
      const facts = await deed(reached, async () => {
        await choosePayment(page, offer.lane.id, offer.pay);
        await expect(page.getByTestId('decision-pay')).toContainText('may cost up to 3 cards more');
        await expect(page.getByTestId('confirm')).toContainText('Try the tunnel');
        await page.getByTestId('confirm').click();
      });
      expect(facts.filter(({ kind }) => kind === 'tunnel_revealed')).toHaveLength(3);
      const claimed = facts.some(({ kind }) => kind === 'lane_claimed');
      const ending: Ending = claimed ? 'nothing to add' : wanted.has('given up') ? 'given up' : 'paid';
      if (claimed) await expect(page.getByTestId('decision-tunnel')).toHaveCount(0);
      else if (ending === 'given up') await giveUp(reached, offer);
      else await payToll(reached, offer);
      wanted.delete(ending);
      await own.waitFor((scene) => scene.table.version >= reached.rival.scene.table.version);
    }

    /** A game in which a tunnel can be tried, with the page at it. Luck may end it before all is seen: then another is dealt. */
    async function begin(): Promise<[Reached, Watch]> {
      const at = await reach(url, { edition }, tunnelAt, hoarding);
      const seen = new Watch(page);
      await sitBeside(page, at);
      return [at, seen];
    }

    async function inTunnel(): Promise<View> {
      const { view } = await reached.own.waitFor((scene) => scene.view?.tunnel != null);
      if (!view?.tunnel) throw new Error('no tunnel');
      const panel = page.getByTestId('decision-tunnel');
      await expect(panel.locator('.turned li')).toHaveCount(3);
      await expect(panel.locator('.turned .match')).toHaveCount(view.tunnel.matches);
      await expect(panel.locator('[data-test^=toll-]')).toHaveCount(view.choices?.tolls?.length ?? 0);
      return view;
    }

    async function giveUp(at: Reached, { lane, pay }: Offer): Promise<void> {
      const before = (await inTunnel()).seats[0]?.cards;
      const facts = await deed(at, async () => {
        await page.getByTestId('withdraw').click();
        await expect(page.getByTestId('confirm')).toContainText('Give up the tunnel');
        await page.getByTestId('confirm').click();
      });
      expect(facts).toContainEqual({ kind: 'tunnel_left', seat: 0, lane: lane.id, cards: pay });
      const after = at.rival.scene.view?.seats[0];
      expect(after?.lanes).not.toContain(lane.id);
      expect(total(after?.cards)).toBe(total(before) + pay.length);
      expect(at.rival.scene.view?.active).toBe(1);
    }

    async function payToll(at: Reached, { lane }: Offer): Promise<void> {
      const { choices } = await inTunnel();
      const toll = choices?.tolls?.at(-1) ?? '';
      const facts = await deed(at, async () => {
        await page.locator(`[data-test^=toll-][data-cards="${toll}"]`).click();
        await page.getByTestId('confirm').click();
      });
      expect(facts).toContainEqual({ kind: 'toll_paid', seat: 0, lane: lane.id, cards: toll });
      expect(at.rival.scene.view?.seats[0]?.lanes).toContain(lane.id);
      await expect(page.getByTestId(`lane-${lane.id}`)).toBeVisible();
    }
  });
}

/** Cards that a tunnel turns up, while there are any (G-30). */
const ROW = 3;

/** Who hoards may leave no cards to be turned up; such a game is played to its end, and another dealt. */
const tunnelAt: Until = (view, board) =>
  total(view.draw) + total(view.discard) >= ROW && safeTunnel(view, board) !== undefined;

function unlessOver(fault: unknown): null {
  if (isOver(fault)) return null;
  throw fault;
}

function total(cards: Record<string, number> = {}): number {
  return Object.values(cards).reduce((sum, n) => sum + n, 0);
}
