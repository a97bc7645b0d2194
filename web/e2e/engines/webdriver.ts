// The few commands of WebDriver (https://www.w3.org/TR/webdriver2/) that a test needs: JSON over HTTP.

import { pressAt, type Pointer } from './actions';

interface Answer {
  value: unknown;
}

const NOT_YET_MS = 50;
const PATIENCE_MS = 20_000;

export class Session {
  private constructor(
    private readonly url: string,
    private readonly id: string,
  ) {}

  /** Waits for the driver to listen. */
  static async begin(url: string, capabilities: object): Promise<Session> {
    for (const end = Date.now() + PATIENCE_MS; ;) {
      try {
        const { sessionId } = (await send(url, 'POST', '/session', {
          capabilities: { alwaysMatch: capabilities },
        })) as { sessionId: string };
        return new Session(url, sessionId);
      } catch (error) {
        // Only a driver that does not answer at all is waited for.
        if (!(error instanceof TypeError) || Date.now() > end) throw error;
        await new Promise((later) => setTimeout(later, NOT_YET_MS));
      }
    }
  }

  command(method: string, path: string, body?: object): Promise<unknown> {
    return send(this.url, method, `/session/${this.id}${path}`, body);
  }

  /** Runs a function of ours in the page; a promise is waited for. */
  async evaluate<R, A>(look: (arg: A) => R | Promise<R>, arg: A): Promise<R> {
    const script = `return (${look.toString()})(arguments[0]);`;
    return (await this.command('POST', '/execute/sync', { script, args: [arg ?? null] })) as R;
  }

  async press(pointer: Pointer, x: number, y: number): Promise<void> {
    await this.command('POST', '/actions', { actions: pressAt(pointer, x, y) });
  }
}

async function send(url: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(url + path, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}), headers: { 'Content-Type': 'application/json' } } : {}),
  });
  const { value } = (await answer.json()) as Answer;
  if (!answer.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`WebDriver ${method} ${path}: ${error}: ${message}`);
  }
  return value;
}
