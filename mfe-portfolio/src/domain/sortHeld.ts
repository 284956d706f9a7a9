import type { Held } from './overviewOf';

/** By what the companies of a portfolio are sorted. */
export type HeldSortKey = 'name' | 'verdict' | 'shares' | 'cost' | 'value' | 'gain';

export interface HeldSorting {
  key: HeldSortKey;
  isAscending: boolean;
}

/** The largest value first. */
export const firstSorting: HeldSorting = { key: 'value', isAscending: false };

/** Those that need a decision come first. */
const urgency = { non_compliant: 0, under_review: 1, compliant: 2 } as const;

/** The gain of what is held, in paise; null where the cost or the price is not known. */
export const gainOf = ({ valuePaise, position: { costPaise } }: Held): number | null =>
  valuePaise === null || costPaise === null ? null : valuePaise - costPaise;

const figures = {
  verdict: ({ company }: Held) => company && urgency[company.badge],
  shares: ({ position }: Held) => position.shares,
  cost: ({ position }: Held) => position.costPaise,
  value: ({ valuePaise }: Held) => valuePaise,
  gain: gainOf,
} as const;

const byName = (a: Held, b: Held) => a.name.localeCompare(b.name, 'en-IN');

/** A sorted copy. Companies without the figure come last in both directions, and equals are sorted by name. */
export function sortHeld(held: readonly Held[], { key, isAscending }: HeldSorting): Held[] {
  const sign = isAscending ? 1 : -1;
  if (key === 'name') return held.toSorted((a, b) => sign * byName(a, b));
  const figureOf = figures[key];
  return held.toSorted((a, b) => {
    const left = figureOf(a);
    const right = figureOf(b);
    if (left === null || right === null)
      return Number(left === null) - Number(right === null) || byName(a, b);
    return sign * (left - right) || byName(a, b);
  });
}

/** The companies whose name or code contains a text. */
export function heldNamed(held: readonly Held[], text: string): Held[] {
  const wanted = text.trim().toLowerCase();
  return held.filter(({ name, company }) =>
    [name, company?.stock_code ?? ''].some((each) => each.toLowerCase().includes(wanted)),
  );
}
