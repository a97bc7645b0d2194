import { paymentOf, splitCards } from '../words/codes';
import { hasExtras } from '../words/payments';
import { preferences } from '../base/preferences.svelte';
import type { Cards, Choices, EffectChoices } from '../protocol';

/** What a person has touched and not yet confirmed. */
export type Selection =
  | { kind: 'none' }
  /** `codes`: the cards of the hand that were touched first, and so are to be among those paid. */
  | { kind: 'lane'; lane: string; pay: Cards | null; own?: boolean; codes?: string[] }
  | { kind: 'colour'; codes: string[] }
  | { kind: 'slot'; slot: number }
  | { kind: 'blind'; deck: string; both: boolean }
  | { kind: 'tickets' }
  | { kind: 'keep'; tickets: string[] }
  | { kind: 'refill'; deck: string }
  | { kind: 'toll'; pay: Cards }
  | { kind: 'withdraw' }
  | { kind: 'fleet'; trains: number }
  | { kind: 'harbour'; node: string | null; pay: Cards | null; own?: boolean }
  | { kind: 'exchange'; gives: 'trains' | 'ships'; count: number }
  /** Answers to a card that asks. */
  | { kind: 'choose'; what: string }
  | { kind: 'accept'; pay: Cards | null }
  | { kind: 'decline' };

export const NOTHING: Selection = { kind: 'none' };

/** The move that confirming would send; null while something is still to be chosen. */
export function moveOf(selection: Selection): string | null {
  switch (selection.kind) {
    case 'none':
    case 'colour':
      return null;
    case 'lane':
      return selection.pay === null ? null : `claim ${selection.lane} ${selection.pay}`;
    case 'slot':
      return `slot ${selection.slot}`;
    case 'blind':
      return `blind ${selection.deck}`;
    case 'tickets':
      return 'tickets';
    case 'keep':
      return selection.tickets.length === 0 ? null : `keep ${selection.tickets.join(' ')}`;
    case 'refill':
      return `refill ${selection.deck}`;
    case 'toll':
      return `pay ${selection.pay}`;
    case 'withdraw':
      return 'withdraw';
    case 'fleet':
      return `fleet ${selection.trains}`;
    case 'harbour':
      return selection.node === null || selection.pay === null ? null : `harbour ${selection.node} ${selection.pay}`;
    case 'exchange':
      return selection.count < 1 ? null : `exchange ${selection.count} ${selection.gives}`;
    case 'choose':
      return `choose ${selection.what}`;
    case 'accept':
      return selection.pay === null ? 'yes' : `yes ${selection.pay}`;
    case 'decline':
      return 'no';
  }
}

/** Whether the choices still offer what is selected; looking at a lane is always possible. */
export function stillOffered(selection: Selection, choices: Choices | null): boolean {
  switch (selection.kind) {
    case 'none':
    case 'colour':
    case 'lane':
      return true;
    case 'slot':
      return choices?.slots?.includes(selection.slot) ?? false;
    case 'blind':
      return choices?.blind?.includes(selection.deck) ?? false;
    case 'tickets':
      return choices?.draw_tickets ?? false;
    case 'keep':
      return choices?.keep !== undefined && selection.tickets.every((one) => choices.keep?.offer.includes(one));
    case 'refill':
      return choices?.refill?.includes(selection.deck) ?? false;
    case 'toll':
      return choices?.tolls?.includes(selection.pay) ?? false;
    case 'withdraw':
      return choices?.withdraw ?? false;
    case 'fleet':
      return choices?.fleet?.includes(selection.trains) ?? false;
    case 'harbour':
      return choices?.harbours !== undefined;
    case 'exchange':
      return choices?.exchange?.[selection.gives]?.includes(selection.count) ?? false;
    case 'choose':
    case 'accept':
    case 'decline':
      return answersTo(choices).some((answer) => moveOf(answer) === moveOf(selection));
  }
}

/** All answers to a card that asks, in the order in which they are shown and counted. */
export function answersTo(choices: Choices | null): Selection[] {
  return [...acceptances(choices?.effect), ...(choices?.decline ? [{ kind: 'decline' as const }] : [])];
}

function acceptances(effect: EffectChoices | undefined): Selection[] {
  if (effect === undefined) return [];
  if ('options' in effect) return effect.options.map(({ what }) => ({ kind: 'choose', what }));
  if ('payments' in effect) return effect.payments.map((pay) => ({ kind: 'accept', pay }));
  return [{ kind: 'accept', pay: null }];
}

/** Ready to be confirmed as it stands: on the menu, or a mix of one's own that was judged lawful. */
export function complete(selection: Selection, choices: Choices | null): boolean {
  if (moveOf(selection) === null || choices === null) return false;
  switch (selection.kind) {
    case 'lane':
      return selection.own || (choices.claims?.[selection.lane]?.includes(selection.pay ?? '') ?? false);
    case 'harbour':
      return selection.own || (choices.harbours?.[selection.node ?? '']?.includes(selection.pay ?? '') ?? false);
    case 'keep':
      return choices.keep !== undefined && selection.tickets.length >= choices.keep.least;
    default:
      return stillOffered(selection, choices);
  }
}

/** Selecting a port proposes the first payment of the menu, which is the best one. */
export function selectHarbour(node: string | null, choices: Choices | null): Selection {
  const pay = node === null ? null : (choices?.harbours?.[node]?.[0] ?? null);
  return { kind: 'harbour', node, pay };
}

export function toggleTicket(selection: Selection, ticket: string): Selection {
  const kept = selection.kind === 'keep' ? selection.tickets : [];
  const tickets = kept.includes(ticket) ? kept.filter((one) => one !== ticket) : [...kept, ticket];
  return { kind: 'keep', tickets };
}

/** Lanes that could be paid with some of these cards, of all that are on the menu. */
export function lanesPaidWith(codes: string[], choices: Choices | null): Set<string> {
  const lanes = new Set<string>();
  for (const [lane, payments] of Object.entries(choices?.claims ?? {})) {
    if (paidWith(payments, codes).length > 0) lanes.add(lane);
  }
  return lanes;
}

/** Of these payments those that some of the cards have a part in; all of them where no card was touched. */
export function paidWith(payments: readonly Cards[], codes: readonly string[] | null): Cards[] {
  if (codes === null) return [...payments];
  return payments.filter((pay) => splitCards(paymentOf(pay).cards).some((card) => codes.includes(card)));
}

/** The cards of the hand that were touched, alone or before a lane. */
export function touchedCodes(selection: Selection): string[] | null {
  return selection.kind === 'colour' || selection.kind === 'lane' ? (selection.codes ?? null) : null;
}

/**
 * Whether this kind of action needs no confirming, as the person wished. Dollars and what else goes with the cards are
 * always said before.
 */
export function atOnce(selection: Selection, choices: Choices | null): boolean {
  const { draw, claim, tickets } = preferences.atOnce;
  if (selection.kind === 'slot' || selection.kind === 'blind' || selection.kind === 'refill') return draw;
  if (selection.kind === 'lane') return claim && !hasExtras(selection.pay, choices?.prices?.[selection.lane]);
  return selection.kind === 'tickets' ? tickets : false;
}
