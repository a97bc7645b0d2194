// WebKit as it comes with WebKitGTK: its own small browser, driven by its WebDriver, on a screen of its own.
// The engine is that of Safari, the window and the fonts are those of GTK.
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { child, saying } from './child';
import type { Engine, Shown, Size } from './engine';
import { Session } from './webdriver';

const DRIVER = process.env.WAGONAUT_WEBKIT ?? 'WebKitWebDriver';
const SCREEN = '1600x1200x24';

/** A screen that nobody sees; its name. */
async function screen(): Promise<{ process: ChildProcess; name: string }> {
  const xvfb = child(['Xvfb', '-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp']);
  const number = await saying(xvfb, xvfb.stdio[3] as Readable, /(\d+)\n/);
  return { process: xvfb, name: `:${number}` };
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}

/** Of errors before this has run nothing is known: the driver has no ear for them. */
function watch(): void {
  const faults: string[] = [];
  Object.assign(window, { faults });
  addEventListener('error', ({ message }) => faults.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`error: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', (event) => {
    faults.push(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
  const { error } = console;
  console.error = (...words: unknown[]) => {
    faults.push(`console: ${words.join(' ')}`);
    error(...words);
  };
}

const read = () => (window as unknown as { faults?: string[] }).faults ?? [];

/** The window is larger than the page by its frame and buttons, and not every width can be had. */
async function resize(session: Session, { width, height }: Size): Promise<void> {
  let [w, h] = [width, height];
  for (let tries = 0; tries < 3; tries++) {
    await session.command('POST', '/window/rect', { x: 0, y: 0, width: w, height: h });
    const inner = await session.evaluate(() => [innerWidth, innerHeight] as const, undefined);
    if (inner[0] === width && inner[1] === height) return;
    [w, h] = [w + width - inner[0], h + height - inner[1]];
  }
}

async function open(size: Size): Promise<Shown> {
  const home = mkdtempSync(join(tmpdir(), 'wagonaut-webkit-'));
  const { process: display, name } = await screen();
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: name,
    GDK_BACKEND: 'x11',
    HOME: home,
    XDG_RUNTIME_DIR: home,
    NO_AT_BRIDGE: '1',
  };
  const driver = child([DRIVER, `--port=${port}`], env);
  // What is said and not read would fill the pipe.
  driver.stderr?.resume();
  const close = () => {
    driver.kill();
    display.kill();
    rmSync(home, { recursive: true, force: true });
  };
  const session = await Session.begin(`http://127.0.0.1:${port}`, { browserName: 'MiniBrowser' });
  await resize(session, size);
  const before: string[] = [];
  return {
    page: {
      evaluate: (look, arg) => session.evaluate(look, arg),
      mouse: { click: (x, y) => session.press('mouse', x, y) },
      touchscreen: { tap: (x, y) => session.press('touch', x, y) },
      waitForTimeout: (ms) => new Promise((later) => setTimeout(later, ms)),
      async goto(url) {
        before.push(...(await session.evaluate(read, undefined)));
        await session.command('POST', '/url', { url });
        await session.evaluate(watch, undefined);
      },
      screenshot: async () => Buffer.from((await session.command('GET', '/screenshot')) as string, 'base64'),
    },
    faults: async () => [...before, ...(await session.evaluate(read, undefined))],
    async close() {
      await session.command('DELETE', '').catch(() => undefined);
      close();
    },
  };
}

export const WEBKIT: Engine = { name: 'WebKit', id: 'webkit', touch: false, open };
