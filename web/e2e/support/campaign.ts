// A server of campaigns that has as much as a page needs to be looked at: it answers with samples, tells its scene to
// whoever comes, and writes down what it is asked. The pages, styles and everything else come from the real server.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page, WebSocketRoute } from '@playwright/test';

import type {
  Board,
  CampaignChronicle,
  CampaignScene,
  CampaignWish,
  Editions,
  MyCampaign,
  Piece,
  Recap,
} from '../../src/protocol';
import { SAMPLE_BOX, SAMPLE_PIECES } from '../../src/samples/campaign';
import { tinyBoard } from '../../src/samples/tiny';
import { CLIENT } from './server';

export interface FakeCampaign {
  scene: CampaignScene;
  mine?: MyCampaign[];
  pieces?: Piece[];
  recap?: Recap;
  chronicle?: CampaignChronicle;
  board?: Board;
  /** What a wish leads to; without it, it is granted and nothing changes. */
  answer?: (wish: CampaignWish, scene: CampaignScene) => CampaignScene | string;
}

export class CampaignServer {
  /** What the pages have asked for, in order: wishes of the line, and paths with a body. */
  readonly wishes: CampaignWish[] = [];
  readonly requests: { path: string; body: string }[] = [];
  #lines: WebSocketRoute[] = [];

  constructor(private readonly fake: FakeCampaign) {}

  get scene(): CampaignScene {
    return this.fake.scene;
  }

  /** Tells every page what is now. */
  tell(scene: CampaignScene): void {
    this.fake.scene = scene;
    for (const line of this.#lines) line.send(JSON.stringify(scene));
  }

  async serve(page: Page, url: string): Promise<void> {
    const editions = (await (await fetch(`${url}/api/editions`)).json()) as Editions;
    await page.route('**/api/editions', (route) => route.fulfill({ json: { ...editions, campaigns: true } }));
    await page.route(/\/c\/[\w-]+$/, (route) =>
      route.fulfill({ contentType: 'text/html', body: readFileSync(join(CLIENT, 'index.html'), 'utf8') }),
    );
    await page.route('**/api/my', (route) => route.fulfill({ json: { tables: [], campaigns: this.fake.mine ?? [] } }));
    await page.route(/\/api\/campaigns/, async (route) => {
      const { pathname } = new URL(route.request().url());
      const body = route.request().postData() ?? '';
      if (route.request().method() === 'POST') this.requests.push({ path: pathname, body });
      await route.fulfill(this.#answer(pathname, route.request().method()));
    });
    await page.routeWebSocket(/\/api\/campaigns\/.*\/socket$/, (line) => {
      this.#lines.push(line);
      line.onMessage((text) => this.#hear(line, JSON.parse(String(text)) as CampaignWish & { id: string }));
    });
  }

  #answer(path: string, method: string): { status?: number; json?: unknown; body?: string } {
    const { id, code, name, content, status, chapter, year, meet } = this.scene.campaign;
    if (path === '/api/campaigns' && method === 'GET') return { json: { boxes: [SAMPLE_BOX] } };
    if (path === '/api/campaigns') return { status: 201, json: { campaign: id, code } };
    if (path.endsWith('/join')) return { json: { campaign: id, company: this.scene.you } };
    if (path.endsWith('/book')) return { json: { book: this.scene.book, pieces: this.fake.pieces ?? SAMPLE_PIECES } };
    if (path.endsWith('/recap')) return { json: this.fake.recap ?? { lines: [] } };
    if (path.endsWith('/chronicle')) return { json: this.fake.chronicle ?? { chapters: [], marks: [] } };
    if (path.endsWith('/board')) return { json: this.fake.board ?? tinyBoard(1) };
    if (path.endsWith('/file')) return { body: 'wagonaut campaign 1 · lamps 1\n' };
    if (path.endsWith('/import')) return { status: 201, json: { campaign: id, code } };
    const companies = this.scene.companies.map(({ company, holder, name, free }) => ({ company, holder, name, free }));
    return { json: { id, name, content, status, chapter, year, meet, companies, updated: 0 } };
  }

  #hear(line: WebSocketRoute, wish: CampaignWish & { id: string }): void {
    const { type } = wish as { type: string };
    if (type === 'hello') return line.send(JSON.stringify(this.scene));
    this.wishes.push(wish);
    const outcome = this.fake.answer?.(wish, this.scene) ?? this.scene;
    const answer = typeof outcome === 'string' ? outcome : 'granted';
    line.send(JSON.stringify({ type: 'reply', id: wish.id, answer, version: this.scene.campaign.version }));
    if (typeof outcome !== 'string') this.tell(outcome);
  }
}

/** The device holds a company of the sample campaign. */
export async function holdSample(page: Page, tokens: string[] = ['token-of-ala-0123456789']): Promise<void> {
  await page.addInitScript((all) => {
    if (localStorage.getItem('wagonaut.companies') !== null) return;
    const held = all.map((token) => ({ campaign: 'camp1', token, code: 'k7mq', company: '', name: '', at: 1 }));
    localStorage.setItem('wagonaut.companies', JSON.stringify(held));
  }, tokens);
}
