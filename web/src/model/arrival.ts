/** How much of what happens at a table has come here, and who waits for more. */
export class Arrival {
  /** The newest version that was told. */
  known = 0;
  #waiting: { version: number; reached: () => void } | null = null;

  /** When that version is here. Only one waits at a time. */
  reach(version: number): Promise<void> {
    return new Promise((reached) => {
      this.#waiting = { version, reached };
      this.#look();
    });
  }

  arrive(version: number): void {
    this.known = version;
    this.#look();
  }

  #look(): void {
    if (this.#waiting === null || this.known < this.#waiting.version) return;
    this.#waiting.reached();
    this.#waiting = null;
  }
}
