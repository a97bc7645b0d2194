import type { Backup } from '../base/backups';
import type { MyCampaign } from '../protocol';

/** Those that wait for somebody here first, then the one that was played last. */
export function onShelf(campaigns: readonly MyCampaign[]): MyCampaign[] {
  return [...campaigns].sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.updated - a.updated);
}

/** One row for a campaign, also where this device holds several of its companies. */
export function onceEach(campaigns: readonly MyCampaign[]): MyCampaign[] {
  const rows = new Map<string, MyCampaign>();
  for (const one of campaigns) {
    const row = rows.get(one.id);
    rows.set(one.id, row && !one.your_turn ? row : one);
  }
  return onShelf([...rows.values()]);
}

/** Files on this device of campaigns that this server does not know. */
export function strays(backups: readonly Backup[], here: readonly MyCampaign[]): Backup[] {
  const known = new Set(here.map((one) => one.id));
  return backups.filter((one) => !known.has(one.campaign));
}
