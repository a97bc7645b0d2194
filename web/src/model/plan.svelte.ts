import { readJson, shortTerm, writeJson } from '../base/storage';

/** Lanes that a person has marked for a plan; nobody else knows. */
export class Plan {
  marks = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private readonly key: string) {
    this.marks = new Set(readJson<string[]>(shortTerm, key, []));
  }

  /** Marks a lane, or takes its mark away. */
  mark(lane: string): void {
    const marks = new Set(this.marks);
    if (!marks.delete(lane)) marks.add(lane);
    this.#keep(marks);
  }

  clear(): void {
    this.#keep(new Set());
  }

  #keep(marks: Set<string>): void {
    this.marks = marks;
    writeJson(shortTerm, this.key, [...marks]);
  }
}
