import { say } from '../i18n/index.svelte';
import type { Piece, PieceKind, PieceOf } from '../protocol';
import { campaigns } from '../protocol/campaigns';
import { Pictures } from './pictures.svelte';

/** A picture's name without the mark of its bytes. */
export const nameOf = (picture: string) => picture.split('?')[0] ?? '';

/**
 * What one company may know of the box, piece by piece. All words of the box that the client ever says are in here; of
 * what is not, nothing is known but that it will have a name.
 */
export class Book {
  #pieces = $state.raw<ReadonlyMap<string, Piece>>(new Map());
  /** Which edition of the book these pieces are of. */
  #read = '';
  #wanted = '';
  #fetching: Promise<void> | null = null;
  /** Something was named while a fetch was under way, which may have come too late for it. */
  #again = false;
  /** It could not be fetched, and there is something new in it. */
  lost = $state(false);
  /** Companies that were given a name of their own; it stands before the one that is printed. */
  called = $state.raw<ReadonlyMap<string, string>>(new Map());

  constructor(
    private readonly fetchBook: () => Promise<{ book: string; pieces: Piece[] }>,
    /** What its pieces look like. */
    readonly pictures = new Pictures(() => Promise.reject(new Error('no pictures'))),
  ) {}

  static of(campaign: string, token: string): Book {
    const pictures = new Pictures((name) => campaigns.picture(campaign, name, token));
    return new Book(() => campaigns.book(campaign, token), pictures);
  }

  get size(): number {
    return this.#pieces.size;
  }
  /** In the order in which they were opened. */
  get all(): Piece[] {
    return [...this.#pieces.values()];
  }

  /** The scene speaks of this edition of the book: whatever is unknown is fetched. */
  want(edition: string): void {
    this.#wanted = edition;
    if (edition !== this.#read) void this.#fetch();
  }

  /** Something is named that the book does not have yet, as it happens in the middle of a game. */
  look(): void {
    this.#again = this.#fetching !== null;
    void this.#fetch();
  }

  find<Kind extends PieceKind>(kind: Kind, what: string | number, side?: 'a' | 'b'): PieceOf<Kind> | null {
    const id = side === undefined ? `${kind}:${what}` : `${kind}:${what}:${side}`;
    const piece = this.#pieces.get(id);
    return piece?.kind === kind ? (piece as PieceOf<Kind>) : null;
  }

  of<Kind extends PieceKind>(kind: Kind): PieceOf<Kind>[] {
    return this.all.filter((piece): piece is PieceOf<Kind> => piece.kind === kind);
  }

  /** Its name in the language of the reader; the id of what the book does not have. */
  name(kind: 'company' | 'event' | 'region' | 'module' | 'token' | 'item', what: string): string {
    const piece = this.find(kind, what);
    const printed = piece ? say(piece.name) : what;
    const own = kind === 'company' ? this.called.get(what) : undefined;
    return own === undefined ? printed : `${own} (${printed})`;
  }

  /** What its picture is called: "crest" of a company, of a piece with one picture without a part; null if it has none. */
  picture(kind: PieceKind, what: string | number, part = ''): string | null {
    const name = part === '' ? `${kind}/${what}` : `${kind}/${what}.${part}`;
    return this.find(kind, what)?.pictures?.find((one) => nameOf(one) === name) ?? null;
  }

  #fetch(): Promise<void> {
    this.#fetching ??= this.#turn().finally(() => {
      this.#fetching = null;
      // A newer one was spoken of meanwhile.
      const behind = this.#again || (this.#wanted !== '' && this.#wanted !== this.#read);
      this.#again = false;
      if (!this.lost && behind) void this.#fetch();
    });
    return this.#fetching;
  }

  async #turn(): Promise<void> {
    const asked = this.#wanted;
    try {
      const { book, pieces } = await this.fetchBook();
      this.#pieces = new Map(pieces.map((piece) => [piece.id, piece]));
      // The tag names what was fetched; should a proxy have changed it, asking for ever would not help.
      this.#read = asked === '' ? book : asked;
      this.lost = false;
    } catch {
      this.lost = true;
    }
  }
}
