import type { Outlook } from '../protocol';

export interface Shared {
  ticket: string;
  lanes: number;
}

/** The other tickets whose way runs along this one's, and over how many lanes; most first. */
export function sharedWays(outlooks: readonly Outlook[], ticket: string): Shared[] {
  const way = new Set(outlooks.find((one) => one.ticket === ticket)?.lanes ?? []);
  return outlooks
    .filter((one) => one.ticket !== ticket)
    .map((one) => ({ ticket: one.ticket, lanes: one.lanes.filter((lane) => way.has(lane)).length }))
    .filter((one) => one.lanes > 0)
    .sort((a, b) => b.lanes - a.lanes);
}
