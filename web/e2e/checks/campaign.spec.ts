// A campaign between its games, on both devices, with a server that answers with samples: what is asked of whom, what
// is sent, what survives a reload, and what nobody is shown.
import type { Page } from '@playwright/test';

import type { Language } from '../../src/base/languages';
import type { CampaignFact, CampaignScene, Editions } from '../../src/protocol';
import {
  SAMPLE_FACTS,
  sampleAttendance,
  sampleCampaign,
  sampleCompany,
  sampleEnd,
  sampleMine,
} from '../../src/samples/campaign';
import { CampaignServer, holdSample, type FakeCampaign } from '../support/campaign';
import {
  ask,
  expect,
  expectAccessible,
  expectNothingClipped,
  onEachDevice,
  prefer,
  sideways,
  test,
} from '../support/test';

/** The page of this name is as every page should be. */
async function sound(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    await expectAccessible(page);
    await expectNothingClipped(page);
    expect(await sideways(page)).toBe(0);
  });
}

interface Visit {
  path?: string;
  language?: Language;
  /** Of the companies that the device holds. */
  tokens?: string[];
}

async function visit(
  page: Page,
  url: string,
  fake: FakeCampaign,
  { path = '/c/camp1', language = 'en', tokens = ['token-of-ala-0123456789'] }: Visit = {},
): Promise<CampaignServer> {
  const server = new CampaignServer(fake);
  await server.serve(page, url);
  await prefer(page, { language });
  await holdSample(page, tokens);
  await page.goto(url + path);
  return server;
}

const BOTS = [
  sampleCompany('red'),
  sampleCompany('blue', { present: false }),
  sampleCompany('green', { holder: 'bot', level: 'planner', name: 'planner' }),
];

/** A table of a fair that takes ticks and says how others come. */
function fair(wish: { type: string }, scene: CampaignScene): CampaignScene {
  const said = wish as { type: string; company?: string; as?: 'absent' | 'bot' | 'guest'; yes?: boolean };
  const attendance = scene.attendance.map((one) => {
    if (said.type === 'present' && one.company === scene.you)
      return { ...one, as: said.yes ? ('here' as const) : null, ticked: said.yes ?? false };
    if (said.type === 'attend' && one.company === said.company)
      return { ...one, ...said, company: one.company, as: said.as ?? null };
    return one;
  });
  return { ...scene, attendance, can_begin: attendance.every((one) => one.as !== null) };
}

const closing = (facts: CampaignFact[], change: Parameters<typeof sampleCampaign>[0] = {}) =>
  sampleCampaign({
    end: sampleEnd(facts),
    attendance: sampleAttendance(BOTS, 'here'),
    ...change,
    campaign: { chapter: 2, year: 1904, ...change.campaign },
  });

onEachDevice(() => {
  test('the shelf has a row for each campaign, and a server without any has no shelf', async ({ page, url }) => {
    await visit(
      page,
      url,
      {
        scene: sampleCampaign(),
        mine: [sampleMine(), sampleMine({ id: 'b', name: 'Zima u Hani', your_turn: true, waits_for: null })],
      },
      { path: '/' },
    );
    await expect(page.getByTestId('my-campaign')).toHaveCount(2);
    await expect(page.getByTestId('my-campaign').first()).toContainText('It waits for you');
    await expect(page.getByTestId('my-campaign').last()).toContainText('Waiting for Bo');
    await page.getByTestId('shelf').scrollIntoViewIfNeeded();
    await sound(page, 'shelf');

    const editions = await ask<Editions>(url, '/api/editions');
    await page.route('**/api/editions', (route) => route.fulfill({ json: { ...editions, campaigns: false } }));
    await page.reload();
    await expect(page.getByTestId('play-now')).toBeVisible();
    // A shelf would come a moment after the rest.
    await page.waitForLoadState('networkidle');
    await expect(page.getByTestId('shelf')).toHaveCount(0);
  });

  test('a new campaign: a company of one’s own, a bot, and a link for friends', async ({ page, url }) => {
    const server = await visit(
      page,
      url,
      { scene: sampleCampaign({ companies: BOTS }) },
      { path: '/#/campaigns', tokens: [] },
    );
    await page.getByTestId('found').click();
    await expect(page.getByRole('alert')).toHaveText('Choose a company first.');
    await page.getByTestId('company-red').check();
    await page.getByTestId('by-green').selectOption('bot');
    await page.locator('#company-name').fill('Night Mail');
    await sound(page, 'new');
    await page.getByTestId('found').click();
    await expect(page.getByTestId('gathering')).toBeVisible();
    const body = JSON.parse(server.requests[0]!.body) as {
      companies: { company: string; token?: string; bot?: string }[];
    };
    expect(body.companies.map(({ company, bot }) => [company, bot])).toEqual([
      ['red', undefined],
      ['green', expect.any(String)],
    ]);
    expect(body.companies[0]!.token).toMatch(/^[\w-]{16,64}$/);
    await expect(page.getByTestId('invite-link')).toHaveValue(/\/c\/camp1#k7mq2x9p$/);
    await expect
      .poll(() => server.wishes.find(({ type }) => type === 'call'))
      .toMatchObject({ company: 'red', called: 'Night Mail' });
  });

  test('a company has a name of its own, wherever it is told', async ({ page, url }) => {
    const server = await visit(page, url, { scene: sampleCampaign({ companies: BOTS }) });
    await page.getByTestId('sheet-more').click();
    await page.getByTestId('call-red').fill('Night Mail');
    await page.getByTestId('call').click();
    await expect.poll(() => server.wishes.at(-1)).toMatchObject({ type: 'call', company: 'red', called: 'Night Mail' });
    server.tell(sampleCampaign({ companies: [sampleCompany('red', { called: 'Night Mail' }), ...BOTS.slice(1)] }));
    await expect(page.getByTestId('gathering')).toContainText('Night Mail (Alder & Coast)');
    await sound(page, 'named');
    await page.getByTestId('call-none').click();
    await expect.poll(() => server.wishes.at(-1)).toMatchObject({ type: 'call', company: 'red', called: '' });
  });

  test('whoever opens the link chooses one of the free companies', async ({ page, url }) => {
    const scene = sampleCampaign({ companies: BOTS.slice(0, 2) });
    const server = await visit(
      page,
      url,
      { scene: { ...scene, you: 'green' } },
      { path: '/c/camp1#k7mq2x9p', tokens: [] },
    );
    await expect(page.getByTestId('company-red')).toBeDisabled();
    await page.getByTestId('company-green').check();
    await sound(page, 'join');
    await page.getByTestId('take-company').click();
    await expect(page.getByTestId('gathering')).toBeVisible();
    expect(JSON.parse(server.requests[0]!.body)).toMatchObject({ code: 'k7mq2x9p', company: 'green' });
  });

  test('it takes three taps at most to say what happens to somebody who is away', async ({ page, url }) => {
    const server = await visit(page, url, { scene: sampleCampaign({ companies: BOTS }), answer: fair });
    await expect(page.getByTestId('begin')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('Nobody has said yet about Ala and Bo.')).toBeVisible();
    await page.getByTestId('here-red').click();
    await page.getByTestId('away-blue').click();
    await sound(page, 'gathering');
    await page.getByTestId('absence-blue').getByTestId('bot').click();
    await page.getByTestId('counts-absence').click();
    await expect(page.getByTestId('comes-blue')).toContainText('(bot) stands in');
    expect(server.wishes.at(-1)).toMatchObject({ type: 'attend', company: 'blue', as: 'bot', counts: 'absence' });
    await page.getByTestId('away-blue').click();
    await page.getByTestId('fixed').click();
    expect(server.wishes.at(-1)).toMatchObject({ type: 'attend', company: 'blue', as: 'absent' });
    await page.getByTestId('begin').click();
    expect(server.wishes.at(-1)).toMatchObject({ type: 'begin', version: 5 });
  });

  test('the recap stands beside the attendance before every later chapter', async ({ page, url }) => {
    await visit(page, url, {
      scene: sampleCampaign({
        companies: BOTS,
        caboose: 'blue',
        regions: ['north'],
        campaign: { chapter: 3, year: 1907, meet: '2026-12-01 19:00' },
      }),
      recap: {
        lines: [
          { kind: 'winner', company: 'green', n: 41 },
          { kind: 'chose', company: 'blue', things: ['north'] },
          { kind: 'regions', things: ['north'] },
          { kind: 'rules_on', things: ['M-1'] },
          { kind: 'tonight', n: 1907, trains: 25 },
          { kind: 'begins', company: 'blue' },
        ],
      },
    });
    await expect(page.getByTestId('recap-last')).toContainText('Last time Cedar Ferry Line won with $41');
    await expect(page.getByTestId('recap-tonight')).toContainText('Tonight: 1907, 25 wagons each');
    await expect(page.getByTestId('backup')).toContainText('Ala: ');
    await sound(page, 'opening');
  });

  test('the end of a chapter is gone through station by station, and a reload loses no place', async ({
    page,
    url,
  }) => {
    await visit(page, url, { scene: closing(SAMPLE_FACTS, { companies: BOTS }) });
    const at = (station: string) => expect(page.getByTestId('closing')).toHaveAttribute('data-station', station);
    await at('slip');
    await expect(page.getByTestId('slip')).toContainText('$33');
    await sound(page, 'closing-slip');
    await page.getByTestId('station-on').click();
    await at('archive');
    await page.getByTestId('station-on').click();
    await at('story');
    await expect(page.getByTestId('story-text')).toContainText('The lamp in the signal box');
    await sound(page, 'closing-story');
    await page.keyboard.press('Tab');
    await page.getByTestId('page-on').click();
    await expect(page.getByTestId('story-text')).toContainText('Who opens the next valley?');
    await expect(page.getByTestId('region')).toContainText('North Valley');
    await page.reload();
    await at('story');
    await page.getByTestId('station-on').click();
    await at('post');
    await expect(page.getByTestId('postcard-7')).toContainText('Reach two cities on the coast');
    await sound(page, 'closing-post');
    for (const station of ['map', 'vault', 'next']) {
      await page.getByTestId('station-on').click();
      await at(station);
    }
    await sound(page, 'closing-next');
    await page.getByTestId('end-done').click();
    await expect(page.getByTestId('gathering')).toBeVisible();
    await page.reload();
    await expect(page.getByTestId('gathering')).toBeVisible();
  });

  test('a choice says what it changes for ever, is confirmed, and nobody else can make it', async ({ page, url }) => {
    const ask = {
      company: 'red',
      of: 'option',
      options: [{ what: '1' }, { what: '2' }],
      story: 's1',
      side: 'b',
      since: 0,
      can_pass_on: false,
    } as const;
    const facts = SAMPLE_FACTS.slice(0, 8);
    const scene = closing(facts, {
      companies: BOTS,
      end: sampleEnd(facts, { step: 3 }),
      ask: { ...ask, options: [...ask.options] },
      campaign: { status: 'closing', chapter: 1, year: 1901 },
    });
    const server = await visit(page, url, { scene });
    await page.getByTestId('to-question').click();
    await page.getByTestId('choose-2').check();
    await expect(page.getByTestId('question')).toContainText('This holds for the rest of the campaign.');
    await sound(page, 'question');
    await page.getByTestId('choose').click();
    await expect(page.getByTestId('question')).toContainText('For ever: The coast');
    expect(server.wishes.filter(({ type }) => type === 'choose')).toEqual([]);
    await page.getByTestId('sure').click();
    await expect.poll(() => server.wishes.at(-1)).toMatchObject({ type: 'choose', version: 5, what: '2' });

    server.tell({ ...scene, ask: { ...scene.ask!, company: 'blue', can_pass_on: true } });
    await expect(page.getByTestId('question')).toContainText('Birch Valley – Bo decides.');
    await expect(page.getByTestId('choose')).toHaveCount(0);
    await page.getByTestId('pass-on').click();
    await expect.poll(() => server.wishes.at(-1)).toMatchObject({ type: 'pass_on' });
  });

  test('the vaults are opened one by one, and then the campaign has its chronicle', async ({ page, url }) => {
    const counts = ['red', 'blue', 'green'].map((company, i) => ({
      company,
      parts: [
        { part: 'slips', dollars: 900 + 10 * i },
        { part: 'post', dollars: 9 - i },
      ],
      sum: 909 + 9 * i,
      place: 3 - i,
    }));
    const scene = sampleCampaign({
      companies: BOTS,
      final: { counts, vaults: { red: ['kettle', 'kettle'], blue: [], green: [] } },
      campaign: { status: 'finished', chapter: 12, year: 1934 },
    });
    await visit(page, url, {
      scene,
      chronicle: {
        chapters: [1, 2].map((game) => ({
          game,
          year: 1901 + 3 * (game - 1),
          table: `t${game}`,
          slips: [
            { company: 'green', dollars: 40 + game, place: 1 },
            { company: 'red', dollars: 22, place: 2 },
          ],
          choices: [{ kind: 'event_archived', event: 'ev1', company: 'red' }],
          story: [{ company: 'green', story: 's1', side: 'b', option: 2 }],
          highlights: [{ kind: 'thing', company: 'red', item: 'kettle' }],
          lanes: { red: ['oslo-rome'], green: ['oslo-bergen'] },
          cities: {},
          regions: ['north'],
        })),
        marks: [{ is: 'city', city: 'oslo', company: 'green', game: 1, year: 1901, token: 'lamp' }],
        count: counts,
        seen: {
          events: [20, 24],
          postcards_drawn: [50, 77],
          postcards_completed: 31,
          story: [40, 44],
          pages: [6, 8],
          orders: 64,
        },
      },
    });
    await page.getByTestId('open-vault').click();
    await expect(page.getByTestId('vault-red')).toContainText('Kettle ×2');
    await expect(page.getByTestId('vault-green')).toHaveCount(0);
    await expect(page.getByTestId('final-count')).toHaveCount(0);
    await page.getByTestId('open-all').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cedar Ferry Line wins the campaign');
    await sound(page, 'vaults');
    await page.getByTestId('to-chronicle').click();
    await expect(page.getByTestId('seen')).toContainText('story pages 6 of 8');
    await expect(page.getByTestId('chronicle')).toContainText('1901: Oslo, lamp (Cedar Ferry Line)');
    await expect(page.getByTestId('seen')).toContainText('20 of 24');
    await expect(page.getByTestId('grown-map')).toBeVisible();
    await sound(page, 'chronicle');
    await expect(page.getByTestId('grown-map')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByTestId('grown-map')).toHaveCount(2);
    await expect(page.getByTestId('keepsake')).toBeHidden();
    await expect(page.getByTestId('sheet-more')).toBeHidden();
    await expect(page.getByRole('navigation')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    const saved = page.waitForEvent('download');
    await page.getByTestId('keepsake').click();
    expect((await saved).suggestedFilename()).toBe('wagonaut-camp1.svg');
  });

  test('going back says what stays known, and everybody has to agree', async ({ page, url }) => {
    const vote = {
      id: 'v1',
      of: 'rewind' as const,
      by: 'blue',
      answers: { blue: true },
      waiting: ['red'],
      to: 4,
      game: 1,
      year: 1901,
      from: 'chapter' as const,
      seen: ['story:s1:b', 'region:north', 'event:none'],
    };
    const rewinds = [{ to: 4, game: 1, year: 1901, from: 'chapter' as const }];
    const scene = sampleCampaign({ companies: BOTS.slice(0, 2), rewinds, vote, campaign: { chapter: 2, year: 1904 } });
    const server = await visit(page, url, { scene });
    await expect(page.getByTestId('vote-seen').getByRole('listitem')).toHaveText([
      'a page of chapter 1, back',
      'North Valley',
      'something that you have not seen',
    ]);
    await sound(page, 'vote');
    await page.getByTestId('vote-yes').click();
    await expect.poll(() => server.wishes.at(-1)).toMatchObject({ type: 'consent', vote: 'v1', yes: true });
    server.tell({ ...scene, vote: null });
    await page.getByTestId('sheet-rewind').click();
    await page.getByTestId('rewind-4').click();
    await page.getByTestId('rewind-sure').click();
    await expect.poll(() => server.wishes.at(-1)).toMatchObject({ type: 'rewind', to: 4 });
  });

  test('every sheet of a campaign is sound in Polish, too', async ({ page, url }) => {
    test.setTimeout(120_000);
    const companies = [
      sampleCompany('red', { office: ['kettle'], postcards: { held: [7], shown: [] } }),
      ...BOTS.slice(1),
    ];
    await visit(
      page,
      url,
      { scene: sampleCampaign({ companies, modules: ['M-1'], deck: ['ev1'], campaign: { chapter: 2, year: 1904 } }) },
      { language: 'pl' },
    );
    for (const sheet of ['opened', 'chronicle', 'invite', 'evening', 'rewind', 'more']) {
      await page.getByTestId(`sheet-${sheet}`).click();
      await sound(page, `pl-${sheet}`);
      await page.getByTestId(`sheet-${sheet}`).click();
    }
  });
});

test('people who share a device see their own post only when they turn it over', async ({ page, url }) => {
  const scene = closing(SAMPLE_FACTS, { companies: BOTS });
  await visit(page, url, { scene }, { tokens: ['token-of-ala-0123456789', 'token-of-bo-0123456789'] });
  for (let i = 0; i < 3; i++) await page.getByTestId('station-on').click();
  await expect(page.getByTestId('closing')).toHaveAttribute('data-station', 'post');
  await expect(page.getByTestId('postcard-7')).toBeVisible();
  await expect(page.getByTestId('secret')).toHaveCount(0);
  await page.getByTestId('turn-7').click();
  await expect(page.getByTestId('secret')).toHaveText('Reach two cities on the coast: take $4.');
});

test('the file is kept on the device by itself, and comes back where the server does not know it', async ({
  page,
  url,
}) => {
  const server = await visit(page, url, {
    scene: sampleCampaign({ companies: BOTS, campaign: { chapter: 2, year: 1904 } }),
  });
  await expect.poll(() => server.wishes.find(({ type }) => type === 'saved')).toMatchObject({ chapter: 1 });
  await page.goto(url);
  await expect(page.getByTestId('stray')).toContainText('Our winter: 1 chapter on this device.');
  await page.getByTestId('stray').getByRole('button').click();
  // The server does not know who held what: companies are taken again.
  await expect(page.getByTestId('join-campaign')).toBeVisible();
  expect(server.requests.at(-1)).toMatchObject({
    path: '/api/campaigns/import',
    body: 'wagonaut campaign 1 · lamps 1\n',
  });
});
