import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

const PATIENCE_MS = 60_000;

/** A process that goes when we go; what it says at 3 and as errors can be read. */
export function child([program = '', ...words]: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'KILL', program, ...words], {
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
}

/** What a process says of itself: the first group of the pattern. */
export function saying(process: ChildProcess, from: Readable, pattern: RegExp): Promise<string> {
  let said = '';
  return new Promise((found, lost) => {
    const fail = (why: string) => lost(new Error(`${process.spawnargs[3]} ${why}\n${said}`));
    const timer = setTimeout(() => fail('does not come up'), PATIENCE_MS);
    from.on('data', (text: Buffer) => {
      said += text.toString();
      const [, group] = pattern.exec(said) ?? [];
      if (group === undefined) return;
      clearTimeout(timer);
      found(group);
    });
    process.once('error', (error) => fail(String(error)));
    process.once('exit', (code) => fail(`ended with ${code}`));
  });
}
