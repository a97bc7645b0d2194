import type { Refusal } from '../protocol';
import type { TableModel } from '../table/table.svelte';

/** Asks why a move would be refused, again after every scene; null while it is not known. */
export function asksWhy(table: () => TableModel, move: () => string | null): { readonly refusal: Refusal | null } {
  let refusal = $state.raw<Refusal | null>(null);
  let asked: string | null = null;
  $effect(() => {
    const wanted = move();
    // A new scene may bring another answer.
    void table().scene;
    if (wanted !== asked) refusal = null;
    asked = wanted;
    if (wanted === null) return;
    let live = true;
    void table()
      .why(wanted)
      .then((answer) => {
        if (live) refusal = answer;
      });
    return () => {
      live = false;
    };
  });
  return {
    get refusal() {
      return refusal;
    },
  };
}
