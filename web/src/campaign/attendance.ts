import { t } from '../i18n/index.svelte';
import type { Attending, CampaignCompany, CampaignScene } from '../protocol';
import { levelName, peopleOf } from './told';

/** What stands at the shoulder of a company's badge: signs of the drawings that are there from the start. */
export type Mark = 'caboose' | 'seat-bot' | 'seat-guest' | 'seat-absent';

/** Of each company, what has been said about tonight. */
export function comesOf(scene: CampaignScene, company: string): Attending | null {
  return scene.attendance.find((one) => one.company === company) ?? null;
}

/** What stands below its name. */
export function comesWords(company: CampaignCompany, comes: Attending | null): string {
  const words = t().campaign.comes;
  if (company.holder === 'nobody' && (comes?.as ?? null) === null) return words.nobody;
  switch (comes?.as) {
    case 'here':
      if (company.holder === 'bot') return words.its_bot;
      return comes.ticked === false ? words.not_yet : words.here;
    case 'absent':
      return words.absent;
    case 'bot':
      return words.bot(levelName(comes.level ?? ''));
    case 'guest':
      return words.guest(comes.name ?? '');
    default:
      return words.not_yet;
  }
}

/** What counts for a company that somebody else plays; empty for who plays for itself. */
export function countsWords(comes: Attending | null): string {
  const words = t().campaign.comes;
  if (comes?.as === 'absent') return words.fixed;
  if (comes?.as !== 'bot' && comes?.as !== 'guest') return '';
  return comes.counts === 'absence' ? words.fixed : words.slip;
}

export function marksOf(scene: CampaignScene, company: CampaignCompany): Mark[] {
  const as = comesOf(scene, company.company)?.as;
  const marks: Mark[] = [];
  if (as === 'absent') marks.push('seat-absent');
  else if (as === 'guest') marks.push('seat-guest');
  else if (as === 'bot' || company.holder === 'bot') marks.push('seat-bot');
  if (scene.caboose === company.company) marks.push('caboose');
  return marks;
}

/** People who have not said yet whether they come. */
export function awaited(scene: CampaignScene): string[] {
  const waiting = scene.companies.filter((company) => {
    const comes = comesOf(scene, company.company);
    return company.holder === 'person' && (comes?.as ?? null) === null;
  });
  return peopleOf(
    scene,
    waiting.map((one) => one.company),
  );
}

/** How many companies would play if it began now. */
export function coming(scene: CampaignScene): number {
  return scene.attendance.filter((one) => one.as !== null && one.as !== 'absent').length;
}
