import type { Refusal, Reply, Wish } from '../protocol';

/** Why moves would be refused, each asked once as long as nothing changes. */
export class Whys {
  #known = new Map<string, Promise<Refusal | null>>();

  constructor(private readonly ask: (wish: Wish) => Promise<Reply>) {}

  /** Null when the move would be granted or nobody can tell. */
  why(move: string): Promise<Refusal | null> {
    let answer = this.#known.get(move);
    if (!answer) {
      answer = this.ask({ type: 'judge', move }).then(
        (reply) => reply.refusal ?? null,
        () => {
          this.#known.delete(move);
          return null;
        },
      );
      this.#known.set(move, answer);
    }
    return answer;
  }

  /** Whether a move that is still being put together would be granted. */
  async judge(move: string): Promise<Reply | null> {
    try {
      return await this.ask({ type: 'judge', move });
    } catch {
      return null;
    }
  }

  forget(): void {
    this.#known.clear();
  }
}
