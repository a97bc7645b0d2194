// The client that is measured and, if one is named, an older one beside it, each on a server of its own.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { CLIENT, GameServer } from '../../e2e/support/server';

export interface Client {
  name: 'now' | 'before';
  url: string;
  /** The folder it is served from. */
  web: string;
}

/** A built client, or the checkout in which it was built; the program is this one's if there is no other. */
function older(folder: string): { web: string; server: GameServer } {
  const built = join(folder, 'build/web');
  const web = existsSync(join(built, 'index.html')) ? built : folder;
  if (!existsSync(join(web, 'index.html'))) throw new Error(`there is no built client in ${folder}`);
  const program = join(folder, 'build/release/wagonaut');
  if (!existsSync(program)) return { web, server: new GameServer(['--web', web]) };
  return { web, server: new GameServer(['--web', web, '--data', join(folder, 'data')], program) };
}

export async function withClients(use: (clients: Client[]) => Promise<void>): Promise<void> {
  const folder = process.env.WAGONAUT_AGAINST;
  const servers = [{ name: 'now' as const, web: CLIENT, server: new GameServer() }];
  const others = folder ? [{ name: 'before' as const, ...older(folder) }] : [];
  const all = [...servers, ...others];
  await Promise.all(all.map(({ server }) => server.start()));
  await use(all.map(({ name, web, server }) => ({ name, web, url: server.url })));
  await Promise.all(all.map(({ server }) => server.close()));
}

/** Asks each client in turns, A B B A …, so that what slows the machine down slows both; answers by client. */
export async function inTurns<T>(
  clients: Client[],
  rounds: number,
  ask: (client: Client) => Promise<T>,
): Promise<T[][]> {
  const answers = new Map(clients.map((client) => [client, [] as T[]]));
  for (let round = 0; round < rounds; round++) {
    for (const client of round % 2 === 0 ? clients : [...clients].reverse()) {
      answers.get(client)?.push(await ask(client));
    }
  }
  return [...answers.values()];
}
