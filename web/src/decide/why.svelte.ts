import type { Lane, Refusal } from '../protocol';
import type { TableModel } from '../table/table.svelte';
import { plainPrice } from './payments';

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

/** Why a lane cannot be claimed: the server is asked about its plain price. `lane` is null while nobody wonders. */
export function asksWhyNot(table: () => TableModel, lane: () => Lane | null): { readonly refusal: Refusal | null } {
  const claim = $derived.by(() => {
    const wanted = lane();
    const { board, view } = table();
    if (wanted === null || board === null) return null;
    const price = plainPrice(wanted, view?.own?.hand ?? {}, board);
    return price === null ? null : `claim ${wanted.id} ${price.cards}`;
  });
  return asksWhy(table, () => claim);
}
