import type { CompanyCount } from '../protocol';

/** From the last place up, as the vaults are opened; those without a place stand before all that have one. */
export function byPlace(counts: readonly CompanyCount[]): CompanyCount[] {
  const rank = ({ place }: CompanyCount) => (place === 0 ? Infinity : place);
  return [...counts].sort((a, b) => rank(b) - rank(a) || a.sum - b.sum);
}

/** The lines of the count, in their order, that any company has. */
export function partsCounted(counts: readonly CompanyCount[]): string[] {
  return [...new Set(counts.flatMap(({ parts }) => parts.map(({ part }) => part)))];
}
