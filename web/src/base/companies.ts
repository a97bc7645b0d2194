import { longTerm, readJson, shortTerm, writeJson } from './storage';

/** A company of a campaign that this device holds. Whoever has the token runs the company, so it stays here. */
export interface HeldCompany {
  campaign: string;
  token: string;
  code: string;
  /** Which company it is; empty until the server has said so. */
  company: string;
  /** Of the campaign, for when the server cannot be asked. */
  name: string;
  /** When it was taken or last looked at. */
  at: number;
}

const KEY = 'wagonaut.companies';
/** As many as the server reads of one device. */
const MOST = 100;

export function heldCompanies(): HeldCompany[] {
  return readJson<HeldCompany[]>(longTerm, KEY, []);
}

/** The companies of one campaign; more than one when several people share this device. */
export function companiesIn(campaign: string): HeldCompany[] {
  return heldCompanies().filter((one) => one.campaign === campaign);
}

export function holdCompany(company: HeldCompany): void {
  const others = heldCompanies().filter((one) => one.token !== company.token || one.campaign !== company.campaign);
  const newest = [...others, company].sort((a, b) => b.at - a.at).slice(0, MOST);
  writeJson(
    longTerm,
    KEY,
    newest.sort((a, b) => a.at - b.at),
  );
}

export function changeCompany(campaign: string, token: string, change: Partial<HeldCompany>): void {
  const changed = heldCompanies().map((one) =>
    one.campaign === campaign && one.token === token ? { ...one, ...change } : one,
  );
  writeJson(longTerm, KEY, changed);
}

export function dropCompany(campaign: string, token: string): void {
  writeJson(
    longTerm,
    KEY,
    heldCompanies().filter((one) => one.campaign !== campaign || one.token !== token),
  );
}

/** All that this device held in a campaign, when none of it opens anything any more. */
export function dropCompanies(campaign: string): void {
  for (const { token } of companiesIn(campaign)) dropCompany(campaign, token);
}

const NAMES = 'wagonaut.company_name';

/** A company's own name, chosen with the campaign: it is told when the campaign is there. */
export function nameWhenFounded(campaign: string, company: string, called: string): void {
  writeJson(shortTerm, NAMES, { campaign, company, called });
}

/** Once; empty where none is waiting. */
export function takeNameFor(campaign: string, company: string): string {
  const waiting = readJson<{ campaign: string; company: string; called: string } | null>(shortTerm, NAMES, null);
  if (waiting?.campaign !== campaign || waiting.company !== company) return '';
  shortTerm.removeItem(NAMES);
  return waiting.called;
}
