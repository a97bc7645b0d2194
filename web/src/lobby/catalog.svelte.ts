import bots from 'virtual:texts/bots';
import { api } from '../api';
import { LANGUAGE_CODES } from '../i18n/languages';
import type { Choice, EditionSummary, Text } from '../protocol';

/** For servers that do not name their bots. */
const KNOWN_BOTS: Choice[] = (['random', 'greedy'] as const).map((id) => ({
  id,
  name: Object.fromEntries(LANGUAGE_CODES.map((code) => [code, bots[code][id]()])) as unknown as Text,
}));
const FIRST: Record<string, number> = { usa: 0, nordic: 1, switzerland: 2, world: 3 };

/** What the server has to offer; asked for once. */
class Catalog {
  editions = $state.raw<EditionSummary[]>([]);
  /** The weakest first. */
  bots = $state.raw<Choice[]>(KNOWN_BOTS);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= this.#fetch().catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
    return this.#asked;
  }

  get standardBot(): string {
    return this.bots.find((bot) => bot.id === 'greedy')?.id ?? this.bots.at(-1)?.id ?? 'greedy';
  }

  async #fetch(): Promise<void> {
    const { editions, bots } = await api.editions();
    const place = (edition: EditionSummary) => FIRST[edition.id] ?? editions.length;
    this.editions = [...editions].sort((a, b) => place(a) - place(b));
    if (bots?.length) this.bots = bots;
  }
}

export const catalog = new Catalog();
