import { api, ApiError } from '../api';
import { loadDrawing, type Drawing } from '../boards';
import type { Board, Scene } from '../protocol';

/** The board of a table and its drawing, fetched when a scene tells which one it is. */
export class Drawn {
  board = $state.raw<Board | null>(null);
  drawing = $state.raw<Drawing | null>(null);
  #key = '';

  constructor(private readonly failed: (code: string) => void) {}

  /** The drawing comes beside the first scene, not after it; a map has the name of its edition. */
  expect(edition: string): void {
    void loadDrawing(edition).catch(() => undefined);
  }

  need({ settings, seats }: Scene['table']): void {
    const { edition, options } = settings;
    const key = JSON.stringify([edition, seats.length, options]);
    if (key === this.#key) return;
    this.#key = key;
    void this.#fetch(edition, seats.length, options);
  }

  async #fetch(edition: string, seats: number, options: Record<string, string>): Promise<void> {
    try {
      // A table that is not full yet may be shown with fewer seats than the game allows.
      const board = await api.board(edition, Math.max(2, seats), options);
      this.drawing = await loadDrawing(board.map);
      this.board = board;
    } catch (error) {
      this.#key = '';
      this.failed(error instanceof ApiError ? error.code : 'no_board');
    }
  }
}
