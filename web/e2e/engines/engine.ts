import type { Pane } from '../support/pane';

export interface Size {
  width: number;
  height: number;
}

/** A page in a window of its own, in an engine that was started for it. */
export interface Shown {
  page: Pane & { goto(url: string): Promise<unknown>; screenshot(): Promise<Buffer> };
  /** Everything that went wrong in it, in words. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** What it must be asked for to be left out: see scripts/packages.sh. */
  id: string;
  /** Whether a test can touch it; what cannot be touched is clicked. */
  touch: boolean;
  open(size: Size, phone: boolean): Promise<Shown>;
}
