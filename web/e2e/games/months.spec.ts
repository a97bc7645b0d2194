// A group plays a campaign to its end: somebody is away, somebody comes late, the server dies in the middle of an end
// step, a chapter is taken back, and after half of it an empty server gets it all from a file.
import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { goOn, held, playOn } from '../support/chapters';
import type { HeldCompany } from '../../src/base/companies';
import type { CampaignScene } from '../../src/protocol';
import { Member } from '../support/member';
import { expect, expectNothingClipped, GameServer, onEachDevice, prefer, sideways, test } from '../support/test';
import { expectFaultless, watchFaults } from './faults';

const GAMES = 12;

/** One page, and the others of its group, who have no browser. */
class Group {
  members: Member[] = [];
  /** The server that is killed when the end of a chapter waits for an answer, until that has been done. */
  doomed: GameServer | null = null;

  constructor(
    readonly page: Page,
    public url: string,
  ) {}

  get member(): Member {
    const [first] = this.members;
    if (!first) throw new Error('nobody else is in this group');
    return first;
  }

  /** The campaign as the others hear of it. */
  get chapter(): number {
    return this.member.scene.campaign.chapter;
  }

  async join(company: string, name: string): Promise<Member> {
    const { campaign: id, code } = await held<HeldCompany>(this.page, 'wagonaut.companies');
    const member = await Member.join(this.url, { id, code, company, name });
    this.members.push(member);
    return member;
  }

  async begin(): Promise<void> {
    const here = this.page.getByTestId('here-blue');
    // A second tick would take the first one back.
    if ((await here.getAttribute('aria-pressed')) !== 'true') await here.click();
    await expect(this.page.getByTestId('begin')).toHaveAttribute('aria-disabled', 'false');
    await this.page.getByTestId('begin').click();
    await expect(this.page.getByTestId('table')).toBeVisible();
  }

  /** The game, and the page back at the campaign. */
  async play(): Promise<void> {
    const { page } = this;
    await playOn(page, this.url, 'begun');
    await page.reload();
    await expect(page.getByTestId('table')).toBeVisible();
    await playOn(page, this.url, 'over');
    await page.goto(`${this.url}/c/${this.member.held.id}`);
    await expect(page.getByTestId('closing')).toBeVisible();
  }

  /** Through all stations of the end, with a look at each. */
  async close(): Promise<void> {
    const { page } = this;
    const closing = page.getByTestId('closing');
    for (let last = ''; (await closing.count()) > 0;) {
      const station = (await closing.getAttribute('data-station')) ?? '';
      if (station !== last) await this.look();
      last = station;
      if ((await page.getByTestId('to-question').count()) > 0) await page.getByTestId('to-question').click();
      else await goOn(page);
    }
  }

  /** The power goes in the middle of an end step: nothing is lost, and nothing is done twice. */
  async kill(server: GameServer): Promise<void> {
    for (const member of this.members) member.still = true;
    await this.play();
    const over = ({ campaign, ask }: CampaignScene) => campaign.status === 'gathering' || ask !== null;
    const before = await this.member.until(over);
    if (before.ask !== null) {
      await server.restart();
      const after = await this.member.until((scene) => scene !== before);
      expect({ ask: after.ask, end: after.end }).toEqual({ ask: before.ask, end: before.end });
      this.doomed = null;
    }
    for (const member of this.members) {
      member.still = false;
      member.answer();
    }
  }

  /** From the table to the evening after it. */
  async endOf(chapter: number): Promise<void> {
    await (this.doomed ? this.kill(this.doomed) : this.play());
    await this.close();
    const { campaign } = await this.member.until((scene) => scene.campaign.status !== 'closing');
    expect(campaign.chapter).toBe(Math.min(chapter + 1, GAMES));
  }

  async chapterThrough(): Promise<void> {
    const { chapter } = this;
    await this.begin();
    await this.endOf(chapter);
  }

  /** Nothing is cut or wider than the screen. */
  async look(): Promise<void> {
    await expectNothingClipped(this.page);
    expect(await sideways(this.page)).toBe(0);
  }

  leave(): void {
    for (const member of this.members) member.close();
    this.members = [];
  }
}

async function found(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByTestId('new-campaign').click();
  await page.getByTestId('company-blue').check();
  await page.getByTestId('by-red').selectOption('bot');
  await page.getByTestId('found').click();
  await expect(page.getByTestId('gathering')).toBeVisible();
}

/** Somebody does not come: two more taps say what happens. */
async function away(group: Group, member: Member, taps: string[]): Promise<void> {
  await group.page.getByTestId(`away-${member.held.company}`).click();
  for (const tap of taps) await group.page.getByTestId(tap).click();
}

/** Back to the end of a chapter, with everybody's consent; what is left behind keeps its name. */
async function takeBack(group: Group, game: number): Promise<void> {
  const { page, member } = group;
  const target = member.scene.rewinds.find((one) => one.game === game && one.from === 'end');
  await page.getByTestId('sheet-rewind').click();
  await page.getByTestId(`rewind-${target?.to}`).click();
  await page.getByTestId('rewind-sure').click();
  // The end is told once more, and blue may be asked in it.
  await member.until(({ branches }) => branches.length === 1);
  await expect(page.getByTestId('closing')).toBeVisible();
  await group.close();
  const scene = await member.until(({ campaign }) => campaign.chapter === game + 1 && campaign.status === 'gathering');
  // What is left begins with the answers of that end, or where there were none with the next game.
  expect(scene.branches).toMatchObject([{ attempt: 1 }]);
  expect([game, game + 1]).toContain(scene.branches[0]?.game);
  await expect(page.getByTestId('gathering')).toContainText(`${game + 1}`);
}

/** An empty server gets the campaign from the file of one device; everybody takes their company again. */
async function moveTo(group: Group, server: GameServer): Promise<void> {
  const { page } = group;
  const saved = page.waitForEvent('download');
  await page.getByTestId('save-file').click();
  const file = readFileSync(await (await saved).path());
  const before = group.member.scene;
  const companies = group.members.map((member) => member.held);
  group.leave();
  group.url = server.url;
  await page.goto(server.url);
  await page
    .getByTestId('import-file')
    .setInputFiles({ name: 'west.wagonaut-campaign', mimeType: 'text/plain', buffer: file });
  await page.getByTestId('company-blue').check();
  await page.getByTestId('take-company').click();
  // To this address the device is new: it is told the end of the last chapter first.
  await expect(page.getByTestId('gathering').or(page.getByTestId('closing'))).toBeVisible();
  await group.close();
  await expect(page.getByTestId('gathering')).toBeVisible();
  for (const { company, name } of companies) await group.join(company, name);
  const { campaign, tokens, regions, modules, deck, caboose, companies: after } = group.member.scene;
  expect({ chapter: campaign.chapter, tokens, regions, modules, deck, caboose }).toEqual({
    chapter: before.campaign.chapter,
    tokens: before.tokens,
    regions: before.regions,
    modules: before.modules,
    deck: before.deck,
    caboose: before.caboose,
  });
  expect(after.map((one) => one.last_slip)).toEqual(before.companies.map((one) => one.last_slip));
}

onEachDevice(() => {
  test('twelve chapters, with all that happens to a group in months @long', async ({ page, ownServer }) => {
    test.setTimeout(1_200_000);
    const faults = await watchFaults(page);
    await prefer(page);
    await found(page, ownServer.url);
    const group = new Group(page, ownServer.url);
    group.doomed = ownServer;
    const bo = await group.join('green', 'Bo');
    await group.begin();
    bo.comes = false;
    await group.endOf(1);

    await away(group, bo, ['fixed']);
    await group.begin();
    bo.comes = true;
    await group.endOf(2);

    await group.join('yellow', 'Cy');
    await group.chapterThrough();
    await group.chapterThrough();
    await group.chapterThrough();
    await takeBack(group, 4);
    await group.begin();
    bo.comes = false;
    await group.endOf(5);

    await away(group, bo, ['bot', 'counts-slip']);
    await group.begin();
    bo.comes = true;
    await group.endOf(6);
    await group.chapterThrough();

    expect(group.doomed, 'it was killed in the middle of an end').toBeNull();

    const empty = new GameServer();
    await empty.start();
    await moveTo(group, empty);
    while (group.chapter < GAMES) await group.chapterThrough();
    await group.chapterThrough();

    await expect(page.getByTestId('vaults')).toBeVisible();
    await page.getByTestId('open-all').click();
    await expect(page.getByTestId('final-count')).toBeVisible();
    await group.look();
    await page.getByTestId('to-chronicle').click();
    await expect(page.getByTestId(`chapter-${GAMES}`)).toBeVisible();
    await expect(page.getByTestId('seen')).toBeVisible();
    await group.look();
    group.leave();
    await empty.close();
    expectFaultless(faults.filter((fault) => !/WebSocket|ERR_CONNECTION_/.test(fault)));
  });
});
