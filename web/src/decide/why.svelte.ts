import type { Lane, Refusal } from '../protocol';
import type { TableModel } from '../model/table.svelte';

const TOO_DEAR: Refusal = { code: 'cards_not_held', rules: 'G-25' };

/** Asks why a move would be refused, again after every scene; null while it is not known. */
function asksWhy(table: () => TableModel, move: () => string | null): { readonly refusal: Refusal | null } {
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

/**
 * Why a lane cannot be claimed. The move names no cards, so the server speaks of the place as long as it can;
 * once only the cards are amiss, its price is what is to be said. `lane` is null while nobody wonders.
 */
export function asksWhyNot(table: () => TableModel, lane: () => Lane | null): { readonly refusal: Refusal | null } {
  const why = asksWhy(table, () => {
    const wanted = lane();
    return wanted === null ? null : `claim ${wanted.id}`;
  });
  return {
    get refusal() {
      return why.refusal?.code === 'wrong_number_of_cards' ? TOO_DEAR : why.refusal;
    },
  };
}
