import { t } from '../i18n/index.svelte';
import type { CampaignEnd, CampaignFact, CampaignScene, CompanyId, Game, Standing } from '../protocol';

export interface SlipLine {
  label: string;
  amount: number;
}
export interface CompanySlip {
  company: CompanyId;
  dollars: number;
  place: number;
  /** Empty while nobody has told what it is made of. */
  lines: SlipLine[];
}

type Written = Extract<CampaignFact, { kind: 'slip_written' }>;

/** The slips of the game that was played last, the winner's first; each line by line once the game is told. */
export function slipsOf(
  scene: CampaignScene,
  end: CampaignEnd,
  game: Game | null,
  /** What the dollars of the game came from, where its steps are told. */
  earned: (seat: number, sum: number) => SlipLine[] | null = () => null,
): CompanySlip[] {
  const written = end.facts.filter((fact): fact is Written => fact.kind === 'slip_written');
  // Seats are the companies that played, in the order in which they joined the campaign.
  const seats = scene.companies.filter(({ company }) => written.some((fact) => fact.company === company));
  return written
    .map(({ company, dollars, place }) => {
      const seat = seats.findIndex((one) => one.company === company);
      const standing = game?.standings?.find((one) => one.seat === seat) ?? null;
      return { company, dollars, place, lines: standing ? linesOf(standing, earned) : [] };
    })
    .sort((a, b) => a.place - b.place);
}

/** What a slip is made of, and what the sum leaves out where it would be below nothing. */
export function linesOf(
  { seat, parts, total }: Standing,
  earned: (seat: number, sum: number) => SlipLine[] | null = () => null,
): SlipLine[] {
  const lines = parts
    .filter(({ kind, points }) => points !== 0 || kind === 'lanes' || kind === 'tickets')
    .flatMap(({ kind, points, value }) => {
      const told = kind === 'lanes' ? earned(seat, points) : null;
      return told ?? [{ label: labelOf(kind, value), amount: points }];
    });
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  return sum < 0 && total === 0 ? [...lines, { label: t().campaign.slip.floor, amount: -sum }] : lines;
}

function labelOf(kind: Standing['parts'][number]['kind'], value: number): string {
  const words = t().campaign.slip;
  if (kind === 'lanes') return words.dollars;
  if (kind === 'tickets') return words.tickets(value);
  if (kind === 'idle_pieces') return words.idle(value);
  const awards: Record<string, (() => string) | undefined> = t().said.awards;
  return awards[kind]?.() ?? kind;
}
