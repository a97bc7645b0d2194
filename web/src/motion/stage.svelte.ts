import type { CardCode, CardSort, Scene } from '../protocol';
import type { TableModel } from '../model/table.svelte';
import type { Spot, Stage } from './director';

export interface Flight {
  id: number;
  /** Null is a card from behind. */
  sort: CardSort | null;
  deck: string;
  /** A card from a deck that I may see turns over on its way. */
  turns: boolean;
  from: { x: number; y: number };
  to: { x: number; y: number };
  ms: number;
  landed: () => void;
}

function centreOf(spot: Spot): { x: number; y: number } | null {
  for (const element of document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}

/** The screen as the director's stage; the parts of the table read what it shows meanwhile. */
export class ScreenStage implements Stage {
  flights = $state.raw<Flight[]>([]);
  laying = $state.raw<{ lane: string; seat: number; shown: number } | null>(null);
  /** Slots whose cards differ from the scene on the screen. */
  turned = $state.raw<ReadonlyMap<number, CardCode | null>>(new Map());
  /** What a tunnel has turned up so far. */
  revealed = $state.raw<CardSort[]>([]);
  /** Tickets under the stamp. */
  stamped = $state.raw<string[]>([]);
  #count = 0;

  constructor(private readonly table: TableModel) {}

  async fly(card: CardCode | null, deck: string, from: Spot, to: Spot, ms: number): Promise<void> {
    const start = centreOf(from);
    const end = centreOf(to);
    // On a phone the place may be out of sight: then the time passes without a flight.
    if (!start || !end) return this.pause(ms / 2);
    const sort = this.table.board?.sorts.find((one) => one.code === card) ?? null;
    const id = ++this.#count;
    await new Promise<void>((landed) => {
      this.flights = [
        ...this.flights,
        { id, sort, deck, turns: sort !== null && from.startsWith('deck-'), from: start, to: end, ms, landed },
      ];
      // The end of an animation is not told when the tab is hidden meanwhile.
      setTimeout(landed, ms + 80);
    });
    this.flights = this.flights.filter((one) => one.id !== id);
  }

  lay(laying: { lane: string; seat: number; shown: number } | null): void {
    this.laying = laying;
  }

  turn(slot: number, card: CardCode | null): void {
    this.turned = new Map(this.turned).set(slot, card);
  }

  reveal(card: CardCode | null): void {
    const sort = this.table.board?.sorts.find((one) => one.code === card);
    this.revealed = sort ? [...this.revealed, sort] : [];
  }

  stamp(tickets: string[] | null): void {
    this.stamped = tickets ?? [];
  }

  before(): Scene | null {
    return this.table.scene;
  }

  clear(): void {
    this.flights = [];
    this.stamped = [];
    this.revealed = [];
    this.laying = null;
    this.turned = new Map();
  }

  spaces(lane: string): number {
    return this.table.board?.lanes.find((one) => one.id === lane)?.length ?? 0;
  }

  deckOf(card: CardCode): string {
    return this.table.board?.sorts.find((one) => one.code === card)?.deck ?? '';
  }

  pause(ms: number): Promise<void> {
    return new Promise((then) => setTimeout(then, ms));
  }
}
