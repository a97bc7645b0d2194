import { ApiError } from '../protocol/api';
import { dropCompany, holdCompany, type HeldCompany } from '../base/companies';
import { newToken } from '../base/tokens';
import { preferences } from '../base/preferences.svelte';
import type { CompanyId, FoundingCompany } from '../protocol';
import { campaigns } from '../protocol/campaigns';

/** Who runs a company of a campaign that is being put together. */
export interface CompanyPlan {
  company: CompanyId;
  by: 'me' | 'device' | 'bot' | 'friend';
  /** Of a person at this device; nobody's is the usual one. */
  name: string;
  level: string;
  token: string;
}

export function planFor(company: CompanyId, by: CompanyPlan['by'], level: string): CompanyPlan {
  return { company, by, name: '', level, token: newToken() };
}

/** As the server is asked: whoever is invited takes a company later. */
export function foundingOf(plans: readonly CompanyPlan[], nameOf: (plan: CompanyPlan) => string): FoundingCompany[] {
  return plans.flatMap((plan): FoundingCompany[] => {
    const { company, by, level, token } = plan;
    if (by === 'friend') return [];
    if (by === 'bot') return [{ company, bot: level }];
    return [{ company, name: nameOf(plan), token, ...(by === 'me' ? { badge: preferences.badge } : {}) }];
  });
}

/** Founds it and holds the companies of this device; the same plans again are the same campaign. */
export async function foundCampaign(
  content: string,
  name: string,
  plans: readonly CompanyPlan[],
  nameOf: (plan: CompanyPlan) => string,
): Promise<{ campaign: string; code: string }> {
  const founded = await campaigns.found({ content, name, companies: foundingOf(plans, nameOf) });
  for (const plan of plans) {
    if (plan.by !== 'me' && plan.by !== 'device') continue;
    hold({ ...founded, token: plan.token, company: plan.company, name });
  }
  return founded;
}

export interface Joining {
  campaign: string;
  code: string;
  company: CompanyId;
  /** Of the person. */
  name: string;
  /** Of the campaign. */
  called: string;
  token: string;
  badge?: string;
}

/** Takes a company. It is held before the server is asked: an answer that is lost must not lose the company. */
export async function joinCampaign({ campaign, code, company, name, called, token, badge }: Joining): Promise<void> {
  hold({ campaign, code, token, company, name: called });
  try {
    await campaigns.join(campaign, { code, company, name, token, ...(badge === undefined ? {} : { badge }) });
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) dropCompany(campaign, token);
    throw error;
  }
}

function hold(company: Omit<HeldCompany, 'at'>): void {
  holdCompany({ ...company, at: Date.now() });
}

export function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : 'unexpected';
}
