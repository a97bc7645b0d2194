import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PATIENCE_MS = 60_000;

/** The built client that is served. */
export const CLIENT = process.env.WAGONAUT_WEB ?? join(ROOT, 'build/web');

function program(): string {
  const named = process.env.WAGONAUT_PROGRAM;
  const found = [named, 'build/test/wagonaut', 'build/release/wagonaut']
    .map((path) => path && resolve(ROOT, path))
    .find((path) => path && existsSync(path));
  if (!found) throw new Error('the program is not built: run ./wagonaut --version first');
  return found;
}

/** The real program in a process of its own, on a store that is gone with it. */
export class GameServer {
  #folder = mkdtempSync(join(tmpdir(), 'wagonaut-e2e-'));
  #process: ChildProcess | null = null;
  #port = 0;
  #said = '';

  constructor(
    private readonly more: string[] = [],
    private readonly path = program(),
  ) {}

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** All that it wrote. */
  get output(): string {
    return this.#said;
  }

  /** On the port it had before, if there was one. */
  async start(): Promise<void> {
    const words = this.#words();
    // Should this process be killed, the server goes too.
    const child = spawn('setpriv', ['--pdeathsig', 'KILL', this.path, ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    this.#port = await this.#portOf(child);
  }

  #words(): string[] {
    const usual: [string, string][] = [
      ['--data', process.env.WAGONAUT_DATA ?? join(ROOT, 'data')],
      ['--store', join(this.#folder, 'tables.db')],
      ['--web', CLIENT],
      ['--port', String(this.#port)],
      ['--lang', 'en'],
      ['--bot-pace', '0'],
      ['--requests', '100000'],
      ['--address-messages', '100000'],
      ['--most-per-address', '0'],
      ['--messages', '100000'],
    ];
    const missing = usual.filter(([name]) => !this.more.includes(name));
    return ['serve', ...missing.flat(), ...this.more];
  }

  /** Read from the line "… http://localhost:8400/". */
  #portOf(child: ChildProcess): Promise<number> {
    return new Promise((found, lost) => {
      const fail = (why: string) => lost(new Error(`the server ${why}\n${this.#said}`));
      const timer = setTimeout(() => fail('does not come up'), PATIENCE_MS);
      const hear = (text: Buffer) => {
        this.#said += text.toString();
        const port = /:\/\/localhost:(\d+)\/\n/.exec(this.#said.slice(-4000))?.[1];
        if (!port) return;
        clearTimeout(timer);
        found(Number(port));
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', (text: Buffer) => (this.#said += text.toString()));
      child.once('exit', (code) => fail(`ended with ${code}`));
      child.once('error', (error) => fail(String(error)));
    });
  }

  /** Ends it at once, as a power cut would. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('close', done));
    child.kill(signal);
    await gone;
    this.#said = '';
  }

  /** The same address, and nothing behind it: the disk is gone. */
  async lose(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = mkdtempSync(join(tmpdir(), 'wagonaut-e2e-'));
    await this.start();
  }

  async restart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  /** Ends it for good and forgets its games. */
  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
