import { api } from '../protocol/api';
import { LANGUAGE_CODES } from '../base/languages';
import { t } from '../i18n/index.svelte';
import { STANDARD_LEVEL } from '../words/levels';
import type { Choice, EditionSummary, Text } from '../protocol';

const KNOWN_BOTS = ['random', 'greedy', 'ticket_greedy', 'planner', 'search'] as const;
/** For servers that do not name their bots: as the person would call them. */
function knownBots(): Choice[] {
  const { bots } = t().said;
  const inAll = (name: string) => Object.fromEntries(LANGUAGE_CODES.map((code) => [code, name])) as unknown as Text;
  return KNOWN_BOTS.map((id) => ({ id, name: inAll(bots[id]()) }));
}
const FIRST: Record<string, number> = { usa: 0, nordic: 1, switzerland: 2, world: 3, legacy: 4 };

/** What the server has to offer; asked for once. */
class Catalog {
  editions = $state.raw<EditionSummary[]>([]);
  /** Whether this server has campaigns to play. */
  campaigns = $state(false);
  #bots = $state.raw<Choice[] | null>(null);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= this.#fetch().catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
    return this.#asked;
  }

  /** The weakest first. */
  get bots(): Choice[] {
    return this.#bots ?? knownBots();
  }

  get standardBot(): string {
    return this.bots.find((bot) => bot.id === STANDARD_LEVEL)?.id ?? this.bots.at(-1)?.id ?? STANDARD_LEVEL;
  }

  async #fetch(): Promise<void> {
    const { editions, bots, campaigns = false } = await api.editions();
    this.campaigns = campaigns;
    const place = (edition: EditionSummary) => FIRST[edition.id] ?? editions.length;
    this.editions = [...editions].sort((a, b) => place(a) - place(b));
    if (bots.length > 0) this.#bots = bots;
  }
}

export const catalog = new Catalog();
