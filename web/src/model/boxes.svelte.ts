import type { Box } from '../protocol';
import { campaigns } from '../protocol/campaigns';

/** What campaigns this server has to play; asked for once. */
class Boxes {
  all = $state.raw<Box[] | null>(null);
  #asked: Promise<Box[]> | null = null;

  load(): Promise<Box[]> {
    this.#asked ??= campaigns.boxes().then(
      (boxes) => (this.all = boxes),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  /** Of the newest version of this content. */
  find(content: string): Box | null {
    return this.all?.find((box) => box.content === content) ?? null;
  }
}

export const boxes = new Boxes();
