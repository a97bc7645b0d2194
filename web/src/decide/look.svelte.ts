import type { Lane, PaymentLook } from '../protocol';
import type { TableModel } from '../model/table.svelte';

/** On other lanes a card is a space, and there is nothing to show. */
export function isSpecial(lane: Lane): boolean {
  return (
    lane.kind === 'sea' || lane.symbols !== undefined || lane.swap_rate !== undefined || lane.doubled !== undefined
  );
}

/** The table allows to reckon with chances. */
export function tellsOdds(table: TableModel): boolean {
  return table.scene?.table.settings.aids === 'odds';
}

/** Cards do things at this table, so a claim may bring more than its lane. */
export function bringsMore(table: TableModel): boolean {
  return table.board?.events !== undefined;
}

/** Asks how a payment lies on its lane; null while it is not known, or there is nothing to show. */
export function asksLook(
  table: () => TableModel,
  lane: () => Lane,
  pay: () => string | null,
): { readonly look: PaymentLook | null } {
  let look = $state.raw<PaymentLook | null>(null);
  $effect(() => {
    const paid = pay();
    const claimed = lane();
    look = null;
    if (paid === null || !(isSpecial(claimed) || tellsOdds(table()) || bringsMore(table()))) return;
    let live = true;
    void table()
      .judge(`claim ${claimed.id} ${paid}`)
      .then((reply) => {
        if (live) look = reply?.payment ?? null;
      });
    return () => {
      live = false;
    };
  });
  return {
    get look() {
      return look;
    },
  };
}
