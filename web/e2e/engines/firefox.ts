// Firefox as the distribution has it, over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which it
// speaks without a driver beside it: one WebSocket, JSON both ways. Playwright's own protocol needs a Firefox
// of its own, and its BiDi commands that the long-term release does not know yet.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pressAt, type Pointer } from './actions';
import { child, saying } from './child';
import type { Engine, Shown, Size } from './engine';

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
/** A first start asks nothing and fetches nothing. */
const SETTINGS = {
  'ui.prefersReducedMotion': 1,
  // As on a phone, a scrollbar takes no room.
  'ui.useOverlayScrollbars': 1,
  'intl.accept_languages': 'en-GB',
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

interface Told {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: unknown;
}

interface LogEntry {
  level: string;
  text: string | null;
}

/** A line to the browser. */
class Line {
  #waiting = new Map<number, { done: (result: unknown) => void; failed: (error: Error) => void }>();
  #sent = 0;
  /** What the pages of this browser complained about. */
  readonly faults: string[] = [];

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', (event) => this.#hear(JSON.parse(String(event.data)) as Told));
  }

  static async to(url: string): Promise<Line> {
    const socket = new WebSocket(url);
    await new Promise((open, failed) => {
      socket.addEventListener('open', open);
      socket.addEventListener('error', failed);
    });
    return new Line(socket);
  }

  #hear({ id, type, result, error, message, method, params }: Told): void {
    if (method === 'log.entryAdded') {
      const { level, text } = params as LogEntry;
      if (level === 'error') this.faults.push(`console: ${text}`);
    }
    const asked = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !asked) return;
    this.#waiting.delete(id);
    if (type === 'success') asked.done(result);
    else asked.failed(new Error(`WebDriver BiDi: ${error}: ${message}`));
  }

  command(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.#sent;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((done, failed) => this.#waiting.set(id, { done, failed }));
  }

  close(): void {
    this.socket.close();
  }
}

interface Answer {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** One page of it. */
class Tab {
  constructor(
    private readonly line: Line,
    private readonly context: string,
  ) {}

  /** What goes in and comes out is JSON, which spares us the protocol's own way to write values. */
  async evaluate<R, A>(look: (arg: A) => R | Promise<R>, arg: A): Promise<R> {
    const { type, result, exceptionDetails } = (await this.line.command('script.callFunction', {
      functionDeclaration: `async (text) => JSON.stringify(await (${look.toString()})(JSON.parse(text)))`,
      arguments: [{ type: 'string', value: JSON.stringify(arg ?? null) }],
      target: { context: this.context },
      awaitPromise: true,
    })) as Answer;
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return (result?.value === undefined ? undefined : JSON.parse(result.value)) as R;
  }

  async press(pointer: Pointer, x: number, y: number): Promise<void> {
    await this.line.command('input.performActions', { context: this.context, actions: pressAt(pointer, x, y) });
  }

  goto(url: string): Promise<unknown> {
    return this.line.command('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = (await this.line.command('browsingContext.captureScreenshot', { context: this.context })) as {
      data: string;
    };
    return Buffer.from(data, 'base64');
  }
}

function profile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wagonaut-firefox-'));
  const lines = Object.entries(SETTINGS).map(([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});\n`);
  writeFileSync(join(folder, 'user.js'), lines.join(''));
  return folder;
}

async function open(viewport: Size): Promise<Shown> {
  const folder = profile();
  const program = process.env.WAGONAUT_FIREFOX ?? PROGRAMS.find((path) => existsSync(path)) ?? 'firefox';
  const words = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'];
  const firefox = child([program, ...words], { ...process.env, HOME: folder, TZ: 'Europe/Warsaw' });
  const end = new Promise((gone) => firefox.once('close', gone));
  const address = await saying(firefox, firefox.stderr!, /listening on (ws:\/\/\S+)/);
  const line = await Line.to(`${address}/session`);
  await line.command('session.new', { capabilities: {} });
  await line.command('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await line.command('browsingContext.getTree')) as { contexts: { context: string }[] };
  const [{ context } = { context: '' }] = contexts;
  await line.command('browsingContext.setViewport', { context, viewport });
  const tab = new Tab(line, context);
  return {
    page: {
      evaluate: (look, arg) => tab.evaluate(look, arg),
      mouse: { click: (x, y) => tab.press('mouse', x, y) },
      touchscreen: { tap: (x, y) => tab.press('touch', x, y) },
      waitForTimeout: (ms) => new Promise((later) => setTimeout(later, ms)),
      goto: (url) => tab.goto(url),
      screenshot: () => tab.screenshot(),
    },
    faults: () => Promise.resolve(line.faults),
    async close() {
      await line.command('browser.close').catch(() => undefined);
      line.close();
      firefox.kill();
      await end;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const FIREFOX: Engine = { name: 'Firefox', id: 'firefox', touch: true, open };
