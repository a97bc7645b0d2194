import {
  askToPersist,
  backupsOf,
  browserBackups,
  keepBackup,
  tells,
  type BackupKeeper,
  type Stand,
} from '../base/backups';
import { changeCompany, dropCompany, takeNameFor, type HeldCompany } from '../base/companies';
import { ApiError, socketPath } from '../protocol/api';
import type {
  CampaignAnswer,
  CampaignChatLine,
  CampaignCompany,
  CampaignReply,
  CampaignScene,
  CampaignWish,
  CompanyId,
  Fault,
  Goodbye,
  ServerError,
} from '../protocol';
import { campaigns } from '../protocol/campaigns';
import { browserWorld, helloOf, Line, Lost, type Link, type Manner, type World } from '../protocol/socket';
import { Book } from './book.svelte';

type Heard = CampaignScene | CampaignChatLine | Fault | Goodbye | ServerError;

/** Why a wish was not granted; it stays until the next wish or until it is dismissed. */
export interface CampaignNotice {
  answer: CampaignAnswer | 'lost';
  detail: string;
}

/** Whatever was granted under an id is granted once: every wish may be sent again. */
const OF_CAMPAIGNS: Manner = { welcome: 'campaign', again: () => true, waits: true };

/** How many chapters have been told to their end. */
export function chaptersTold(scene: CampaignScene): number {
  const { status, chapter, games } = scene.campaign;
  return status === 'finished' ? games : chapter - 1;
}

function standOf(scene: CampaignScene): Stand {
  return {
    chapters: chaptersTold(scene),
    entries: scene.campaign.version,
    branches: scene.branches.length,
    table: scene.end?.table ?? null,
  };
}

/** One campaign as one company of this device sees it. Every scene replaces the one before. */
export class CampaignModel {
  readonly id: string;
  readonly held: HeldCompany;
  readonly book: Book;

  scene = $state.raw<CampaignScene | null>(null);
  link = $state.raw<Link>({ phase: 'connecting', lostSince: null, tries: 0, resuming: false });
  notice = $state.raw<CampaignNotice | null>(null);
  chat = $state.raw<CampaignChatLine[]>([]);
  /** Why the campaign cannot be shown. */
  trouble = $state.raw<string | null>(null);
  /** Wishes that are on their way. */
  #asked = $state.raw<readonly string[]>([]);
  /** The newest file could not be kept on this device. */
  unkept = $state(false);
  /** Up to which chapter this device has the campaign as it stands; null until it has looked. */
  kept = $state<number | null>(null);

  #line: Line<CampaignWish, Heard, CampaignReply>;
  #known = -1;
  /** What is being kept, so that it is fetched once. */
  #keeping = '';

  constructor(
    held: HeldCompany,
    world: World = browserWorld(socketPath(held.campaign, 'campaigns')),
    private readonly backups: BackupKeeper = browserBackups,
  ) {
    this.id = held.campaign;
    this.held = held;
    this.book = Book.of(held.campaign, held.token);
    this.#line = new Line(
      world,
      {
        hello: () => helloOf(held.token, '', this.#known),
        message: (message) => this.#hear(message),
        link: (link) => this.#linked(link),
      },
      OF_CAMPAIGNS,
    );
  }

  open(): void {
    this.#line.open();
  }
  close(): void {
    this.#line.close();
  }
  retry(): void {
    this.#line.retry();
  }
  dismiss(): void {
    this.notice = null;
  }

  get you(): CompanyId {
    return this.scene?.you ?? this.held.company;
  }
  get mine(): CampaignCompany | null {
    return this.company(this.you);
  }
  /** The question of the end steps is this company's. */
  get asked(): boolean {
    return this.scene !== null && this.scene.ask?.company === this.you;
  }
  company(id: CompanyId | null): CampaignCompany | null {
    return this.scene?.companies.find((one) => one.company === id) ?? null;
  }

  /** A wish is on its way. */
  get asking(): boolean {
    return this.#asked.length > 0;
  }

  /** True when it was granted, or is waiting for others. A second press of the same button is no second wish. */
  async wish(wish: CampaignWish): Promise<boolean> {
    const asked = JSON.stringify(wish);
    if (this.#asked.includes(asked)) return false;
    this.#asked = [...this.#asked, asked];
    this.notice = null;
    try {
      const { answer, detail = '' } = await this.#line.ask(wish);
      const good = answer === 'granted' || answer === 'waiting';
      if (!good) this.notice = { answer, detail };
      return good;
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.notice = { answer: 'lost', detail: '' };
      return false;
    } finally {
      this.#asked = this.#asked.filter((one) => one !== asked);
    }
  }

  /** A tick: nobody waits for it, and nothing is said if it comes to nothing. */
  tick(piece: string): void {
    if (this.scene?.read[this.you]?.includes(piece)) return;
    this.#line.ask({ type: 'read', piece }).catch(() => undefined);
  }

  /** The campaign's file as it is now. */
  file(): Promise<string> {
    return campaigns.file(this.id, this.held.token);
  }

  /** Once more, after the device had no room for it. */
  async keepAgain(): Promise<void> {
    this.#keeping = '';
    await this.#keepFile();
  }

  #hear(message: Heard): void {
    if (message.type === 'campaign') this.#take(message);
    else if (message.type === 'chat') this.chat = [...this.chat, message].slice(-200);
    else if (message.type === 'goodbye' && message.reason === 'aside') this.trouble = 'table_aside';
    else if (message.type === undefined) this.#turnedAway(message.error.code);
  }

  #take(scene: CampaignScene): void {
    this.trouble = null;
    this.scene = scene;
    this.#known = scene.campaign.version;
    this.book.want(scene.book);
    this.book.called = new Map(
      scene.companies.flatMap(({ company, called }) => (called ? [[company, called] as const] : [])),
    );
    this.#callAsFounded(scene);
    const { name } = scene.campaign;
    if (this.held.company !== scene.you || this.held.name !== name) {
      this.held.company = scene.you;
      this.held.name = name;
      changeCompany(this.id, this.held.token, { company: scene.you, name, at: Date.now() });
    }
    void this.#keepFile();
  }

  /** The name that the founder chose before there was a campaign. */
  #callAsFounded({ you }: CampaignScene): void {
    const called = takeNameFor(this.id, you);
    if (called !== '') this.#line.ask({ type: 'call', company: you, called }).catch(() => undefined);
  }

  /** A browser does not tell why a line was not opened; a campaign that is not there never will be. */
  #linked(link: Link): void {
    this.link = link;
    if (link.phase === 'refused') this.trouble ??= 'not_admitted';
    if (link.phase !== 'waiting' || this.scene !== null) return;
    this.file().catch((error: unknown) => {
      if (!(error instanceof ApiError) || ![403, 404].includes(error.status)) return;
      this.trouble = error.code;
      this.#line.close();
    });
  }

  #turnedAway(code: string): void {
    this.trouble = code;
    if (['no_such_company', 'not_admitted'].includes(code)) dropCompany(this.id, this.held.token);
  }

  /**
   * After each chapter the campaign's file is kept on this device by itself. Whether it is there, the device alone can
   * say: what the server has heard of is any device of this company, and a chapter that was since played anew.
   */
  async #keepFile(): Promise<void> {
    const { scene } = this;
    if (scene === null || scene.campaign.status === 'closing') return;
    const stand = standOf(scene);
    const { chapters, branches, table } = stand;
    const wanted = `${chapters} ${branches} ${table ?? ''}`;
    if (chapters === 0 || this.#keeping === wanted) return;
    this.#keeping = wanted;
    try {
      if (!(await this.#isKept(stand))) await this.#keep(scene, stand);
      this.unkept = false;
    } catch {
      this.unkept = true;
      return;
    }
    if ((this.mine?.saved ?? 0) < chapters) this.#line.ask({ type: 'saved', chapter: chapters }).catch(() => undefined);
  }

  async #isKept(stand: Stand): Promise<boolean> {
    const files = backupsOf(await this.backups.all(), this.id);
    const whole = files.some((file) => tells(file, stand));
    // An older file counts as far as it is of this branch.
    const older = files.filter((file) => file.branches === stand.branches && file.chapters < stand.chapters);
    this.kept = whole ? stand.chapters : Math.max(0, ...older.map((file) => file.chapters));
    return whole;
  }

  async #keep(scene: CampaignScene, stand: Stand): Promise<void> {
    const text = await this.file();
    void askToPersist();
    const { name } = scene.campaign;
    const { chapters, entries, branches, table } = stand;
    const at = Date.now();
    const file = { campaign: this.id, name, chapters, at, text, entries, branches, table: table ?? '' };
    await keepBackup(this.backups, file);
    this.kept = chapters;
  }
}
