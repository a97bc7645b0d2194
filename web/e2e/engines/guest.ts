import type { HeldSeat } from '../../src/base/seats';
import type { Board, Fact, Scene, View } from '../../src/protocol';
import type { Hands, Sitting } from '../games/drive';
import type { Chooser } from '../support/choosing';
import { seeded } from '../support/choosing';
import type { Pane } from '../support/pane';
import { Player } from '../support/player';

/** What the table is told when a seat has done such a move. */
const TOLD: Record<string, Fact['kind'][]> = {
  keep: ['answer_laid', 'tickets_kept'],
  slot: ['slot_taken'],
  blind: ['blind_taken'],
  tickets: ['tickets_offered'],
  claim: ['lane_claimed', 'tunnel_entered'],
  pay: ['toll_paid'],
  withdraw: ['tunnel_left'],
};

/**
 * A person at a page, in whatever engine. What the server tells is heard over a line of our own to the same
 * seat: not every engine lets a test listen to that of the page. Whatever is done is done on the page.
 */
export class Guest implements Sitting {
  #facts: Fact[] = [];
  #random = seeded(7);

  private constructor(
    readonly page: Pane,
    readonly ear: Player,
    readonly board: Board,
    private readonly seat: number,
  ) {
    ear.listen((scene) => this.#note(scene));
  }

  /** Who has just sat down at this page by opening a table there. */
  static async at(url: string, page: Pane): Promise<Guest> {
    const [held] = JSON.parse(
      await page.evaluate(() => localStorage.getItem('wagonaut.seats') ?? '[]', undefined),
    ) as HeldSeat[];
    if (!held) throw new Error('nobody has sat down');
    const { table: id, code, edition, name, token } = held;
    const seat = { seat: 0, name, token };
    const ear = await Player.connect(url, { id, code, edition, people: [seat] }, seat);
    return new Guest(page, ear, await ear.board(), seat.seat);
  }

  get view(): View {
    const { view } = this.ear.scene;
    if (!view) throw new Error('not dealt yet');
    return view;
  }

  #note({ happened }: Scene): void {
    for (const one of happened) {
      if (one.act === 'played' && one.seat === this.seat) this.#facts.push(...one.facts);
    }
  }

  /** Until this seat is asked something newer than this version; false when the game is over. */
  async asked(after: number): Promise<boolean> {
    const scene = await this.ear.waitFor(
      ({ table, view }) => table.status === 'finished' || (view?.choices != null && table.version > after),
    );
    return scene.table.status !== 'finished';
  }

  /** Does what it chooses, and hears that just this has happened; the move. */
  async act(hands: Hands<Sitting>, choose: Chooser): Promise<string> {
    const before = this.ear.scene.table.version;
    const move = choose(this.view, this.board, this.#random);
    this.#facts = [];
    await hands.perform(this, move);
    await this.ear.waitFor(({ table }) => table.version > before && this.#facts.length > 0);
    const kinds = TOLD[move.split(' ')[0] ?? ''] ?? [];
    const happened = this.#facts.map(({ kind }) => kind);
    if (!kinds.some((kind) => happened.includes(kind))) throw new Error(`"${move}" became ${happened.join(', ')}`);
    return move;
  }
}
