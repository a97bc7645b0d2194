/**
 * A page in whatever engine, as hands and eyes know it: Playwright's `Page` is one, and so is a window that
 * is driven otherwise.
 */
export interface Pane {
  /** Runs in the page. What goes in and comes out is data. */
  evaluate<R, A>(look: (arg: A) => R | Promise<R>, arg: A): Promise<R>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
  readonly touchscreen: { tap(x: number, y: number): Promise<void> };
  waitForTimeout(ms: number): Promise<void>;
}

/** How many of these can be seen. */
export function seen(page: Pane, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) => [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility()).length,
    selector,
  );
}

/** What the first of these says about itself; null if there is none. */
export function attribute(page: Pane, selector: string, name: string): Promise<string | null> {
  return page.evaluate(([wanted, of]) => document.querySelector(wanted)?.getAttribute(of) ?? null, [
    selector,
    name,
  ] as const);
}
