import type { AwardKind, Board, Part, Standing } from '../protocol';

/** Parts that have steps and columns of their own. */
const SPECIAL = ['lanes', 'exchanges', 'tickets', 'harbours', 'unbuilt', 'turn_order'] as const;
/** The others: bonuses that everybody is compared for, told by their values. */
export type BonusKind = Exclude<AwardKind, (typeof SPECIAL)[number]>;

function isBonus(kind: AwardKind): kind is BonusKind {
  return !SPECIAL.some((one) => one === kind);
}

export function bonusesOf(board: Board): BonusKind[] {
  return board.awards.map(({ kind }) => kind).filter(isBonus);
}

export function partOf(standing: Standing, kind: AwardKind): Part | null {
  return standing.parts.find((part) => part.kind === kind) ?? null;
}

export function pointsOf(standing: Standing, kind: AwardKind): number {
  return partOf(standing, kind)?.points ?? 0;
}

export function valueOf(standing: Standing, kind: AwardKind): number {
  return partOf(standing, kind)?.value ?? 0;
}
