import { ApiError } from '../protocol/api';
import { drawingOf, Undrawable, type Drawing } from '../boards';
import type { Board, Scene } from '../protocol';

/** Why a board cannot be shown: a code of the server, `offline` or `no_board`, and more for who asks. */
export interface BoardTrouble {
  code: string;
  detail: string;
}

interface Found {
  board: Board;
  drawing: Drawing;
}

export function boardTrouble(error: unknown): BoardTrouble {
  if (error instanceof ApiError) return { code: error.code, detail: error.detail };
  return { code: 'no_board', detail: error instanceof Undrawable ? error.message : String(error) };
}

/** Made for these settings, or for others that were changed meanwhile. */
function fits({ edition, seats, options }: Board, table: Scene['table']): boolean {
  const sorted = (chosen: Record<string, string>) => JSON.stringify(Object.entries(chosen).sort());
  const { settings } = table;
  return edition === settings.edition && seats === table.seats.length && sorted(options) === sorted(settings.options);
}

/** The board of a table and its drawing, fetched beside the first scene, and again when the settings change. */
export class Drawn {
  board = $state.raw<Board | null>(null);
  drawing = $state.raw<Drawing | null>(null);
  /** Why there is none, until there is one. */
  trouble = $state.raw<BoardTrouble | null>(null);
  #key = '';
  #early: Promise<Found | null> | null = null;

  constructor(private readonly fetchBoard: () => Promise<Board>) {}

  /** Before anybody knows whether this device may see the table: who may not is told by the line. */
  expect(): void {
    this.#early = this.#fetch().catch(() => null);
  }

  need(table: Scene['table']): void {
    const { edition, options } = table.settings;
    const key = JSON.stringify([edition, table.seats.length, options]);
    if (key === this.#key) return;
    this.#key = key;
    void this.#take(table, key);
  }

  async #take(table: Scene['table'], key: string): Promise<void> {
    try {
      const early = await this.#early;
      this.#early = null;
      const found = early && fits(early.board, table) ? early : await this.#fetch();
      if (key !== this.#key) return;
      this.trouble = null;
      this.drawing = found.drawing;
      this.board = found.board;
    } catch (error) {
      if (key !== this.#key) return;
      this.#key = '';
      this.trouble = boardTrouble(error);
    }
  }

  async #fetch(): Promise<Found> {
    const board = await this.fetchBoard();
    return { board, drawing: await drawingOf(board) };
  }
}
