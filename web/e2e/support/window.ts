// A window of one of several people who play a campaign together, each with a browser of their own.
import { expect, type Browser, type Page } from '@playwright/test';

import type { HeldSeat } from '../../src/base/seats';
import type { Scene } from '../../src/protocol';
import { goOn, held } from './chapters';
import { Player } from './player';
import { prefer } from './test';

export class Window {
  private constructor(
    readonly page: Page,
    readonly url: string,
    readonly name: string,
    readonly company: string,
  ) {}

  static async open(browser: Browser, url: string, name: string, company: string): Promise<Window> {
    const context = await browser.newContext({ baseURL: url, locale: 'en-GB', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await prefer(page, { name });
    return new Window(page, url, name, company);
  }

  async found(bots: readonly string[] = []): Promise<string> {
    await this.page.goto(this.url);
    await this.page.getByTestId('new-campaign').click();
    await this.page.getByTestId(`company-${this.company}`).check();
    for (const bot of bots) await this.page.getByTestId(`by-${bot}`).selectOption('bot');
    await this.page.getByTestId('found').click();
    await expect(this.page.getByTestId('gathering')).toBeVisible();
    return this.page.getByTestId('invite-link').inputValue();
  }

  /** By the link, in a window that has no company yet. */
  async join(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByTestId(`company-${this.company}`).check();
    await this.page.getByTestId('take-company').click();
    await expect(this.page.getByTestId('gathering')).toBeVisible();
  }

  /** Says that it is here tonight. */
  async comes(): Promise<void> {
    await this.page.getByTestId(`here-${this.company}`).click();
    await expect(this.page.getByTestId(`comes-${this.company}`)).toContainText('here');
  }

  /** Turns the pages that open by themselves. */
  async read(): Promise<void> {
    const reading = this.page.getByTestId('reading');
    while ((await reading.count()) > 0) await reading.getByTestId('page-on').click();
  }

  /** Its seat, played over the protocol; the page looks on. */
  async play(until: (scene: Scene) => boolean): Promise<Scene> {
    const seat = await held<HeldSeat>(this.page, 'wagonaut.seats');
    const table = { id: seat.table, code: seat.code, edition: seat.edition, people: [] };
    const player = await Player.connect(this.url, table, { seat: 0, name: seat.name, token: seat.token });
    const scene = await player.play(until);
    player.close();
    return scene;
  }

  /** Through the stations of the end; whoever is not asked waits until it goes on. */
  async close(): Promise<void> {
    const closing = this.page.getByTestId('closing');
    for (let patience = 400; (await closing.count()) > 0; patience--) {
      expect(patience, `${this.name} gets to the end of the chapter`).toBeGreaterThan(0);
      if ((await this.page.getByTestId('to-question').count()) > 0) await this.page.getByTestId('to-question').click();
      else if (await this.#stands()) await this.page.waitForTimeout(100);
      else await goOn(this.page);
    }
  }

  /** Somebody else decides, or the last steps are still being carried out. */
  async #stands(): Promise<boolean> {
    const question = await this.page.getByTestId('question').getByRole('radio').count();
    const more = this.page.getByTestId('page-on');
    if (question > 0 || ((await more.count()) > 0 && (await more.textContent()) === 'Next page')) return false;
    const on = this.page.getByTestId('station-on').or(this.page.getByTestId('end-done'));
    return (await on.count()) > 0 && (await on.first().getAttribute('aria-disabled')) === 'true';
  }

  async shut(): Promise<void> {
    await this.page.context().close();
  }
}
