import { randomBytes } from 'node:crypto';

import type { CampaignScene, CompanyId, Message } from '../../src/protocol';
import { Player } from './player';
import { ask } from './tables';

interface Held {
  /** Of the campaign, and the code of its link. */
  id: string;
  code: string;
  company: CompanyId;
  name: string;
  token: string;
}

/** Plays the seat of a company at the table of a chapter to its end, or until something has happened there. */
export async function playChapter(
  url: string,
  scene: CampaignScene,
  { company, name, token }: Pick<Held, 'company' | 'name' | 'token'>,
  until: Parameters<Player['play']>[0] = ({ table }) => table.status === 'finished',
): Promise<void> {
  const seat = scene.attendance.find((one) => one.company === company)?.seat;
  if (!scene.table || seat == null) throw new Error(`${company} does not sit at a table`);
  const { id, code } = scene.table;
  const player = await Player.connect(url, { id, code, edition: '', people: [] }, { seat, name, token });
  await player.play(until);
  player.close();
}

/**
 * A company that is held over the protocol, without a browser: it says that it is here, agrees to whatever the others
 * want, plays its seat and answers what it is asked.
 */
export class Member {
  #socket: WebSocket | null = null;
  #scene: CampaignScene | null = null;
  #watchers = new Set<() => void>();
  #wishes = 0;
  /** What it has said already: a scene may be told twice. */
  #said = new Set<string>();
  #closed = false;
  /** It is here tonight. */
  comes = true;
  /** It answers no question between two games. */
  still = false;
  /** What went wrong while it played. */
  fault: unknown = null;

  private constructor(
    readonly url: string,
    readonly held: Held,
  ) {}

  /** Takes a free company by the campaign's link. */
  static async join(url: string, held: Omit<Held, 'token'>): Promise<Member> {
    const token = randomBytes(24).toString('base64url');
    const { id, code, company, name } = held;
    await ask(url, `/api/campaigns/${id}/join`, { code, company, name, token });
    const member = new Member(url, { ...held, token });
    member.#listen();
    await member.until(() => true);
    return member;
  }

  get scene(): CampaignScene {
    if (!this.#scene) throw new Error('no scene yet');
    return this.#scene;
  }

  #listen(): void {
    const { id, token } = this.held;
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/campaigns/${id}/socket`);
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 2, token })));
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Message | CampaignScene));
    // A server that was killed comes back; a line that was never opened has an error, and not always an end.
    let cut = false;
    const again = () => {
      if (!cut && !this.#closed) setTimeout(() => this.#listen(), 200);
      cut = true;
    };
    socket.addEventListener('error', again);
    socket.addEventListener('close', again);
    this.#socket = socket;
  }

  #hear(message: Message | CampaignScene): void {
    if (message.type !== 'campaign') return;
    this.#scene = message;
    this.#act(message);
    for (const watcher of [...this.#watchers]) watcher();
  }

  #say(type: string, members: Record<string, unknown>): void {
    const { version } = this.scene.campaign;
    const said = `${version} ${type} ${JSON.stringify(members)}`;
    if (this.#said.has(said)) return;
    this.#said.add(said);
    this.#socket?.send(JSON.stringify({ type, id: `m-${Date.now()}-${this.#wishes++}`, ...members }));
  }

  #act(scene: CampaignScene): void {
    const { campaign, vote, attendance, table } = scene;
    const { company } = this.held;
    const mine = attendance.find((one) => one.company === company);
    if (vote?.waiting.includes(company)) this.#say('consent', { vote: vote.id, yes: true });
    if (campaign.status === 'gathering' && this.comes && (mine?.as == null || mine.ticked === false))
      this.#say('present', { yes: true });
    if (table && mine?.as === 'here' && !this.#said.has(table.id)) {
      this.#said.add(table.id);
      playChapter(this.url, scene, this.held).catch((fault: unknown) => (this.fault ??= fault));
    }
    this.answer();
  }

  /** Answers what it is asked between two games, unless it is to be still. */
  answer(): void {
    const { ask: asked, campaign } = this.scene;
    if (this.still || asked?.company !== this.held.company) return;
    this.#say('choose', { version: campaign.version, what: asked.options[0]?.what });
  }

  /** Waits for a scene; what went wrong at the table is thrown here. */
  async until(condition: (scene: CampaignScene) => boolean, patience = 60_000): Promise<CampaignScene> {
    const end = Date.now() + patience;
    while (!this.#scene || !condition(this.#scene)) {
      if (this.fault !== null) throw this.fault as Error;
      if (Date.now() > end) throw new Error(`${this.held.company} waits in vain: ${String(condition)}`);
      await new Promise<void>((wake) => {
        const timer = setTimeout(wake, 500);
        const watcher = () => {
          clearTimeout(timer);
          this.#watchers.delete(watcher);
          wake();
        };
        this.#watchers.add(watcher);
      });
    }
    return this.#scene;
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}
