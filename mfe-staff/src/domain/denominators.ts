import type { Recipe } from '@tayyib/shared/contracts';
import { averageMarketCap, totalAssets } from '@tayyib/shared/shariah';

export type DenominatorKind = 'totalAssets' | 'marketCap' | 'other';

/** The kind of a denominator: total assets, an average market capitalisation, or another sum of the accounts. */
export function denominatorKind({ terms }: Recipe): DenominatorKind {
  if (windowOf({ terms }) !== null) return 'marketCap';
  const [only, ...more] = terms.ind_as;
  return more.length === 0 && only !== undefined && 'fact' in only && only.fact === 'totalAssets'
    ? 'totalAssets'
    : 'other';
}

/** The months a market capitalisation is averaged over; null for other denominators. */
export function windowOf({ terms }: Pick<Recipe, 'terms'>): number | null {
  const [only] = terms.ind_as;
  return only !== undefined && 'averageMarketCapMonths' in only ? only.averageMarketCapMonths : null;
}

/** The recipe of a kind; `other` returns the given recipe. */
export function denominatorOf(kind: DenominatorKind, months: number, other: Recipe): Recipe {
  if (kind === 'marketCap') return averageMarketCap(months);
  return kind === 'totalAssets' ? totalAssets : other;
}
