// Input as both kinds of WebDriver describe it.

export type Pointer = 'mouse' | 'touch';

/** A press and a release at this point of the page. */
export function pressAt(pointerType: Pointer, x: number, y: number): object[] {
  const at = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' };
  const actions = [at, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
  return [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }];
}
