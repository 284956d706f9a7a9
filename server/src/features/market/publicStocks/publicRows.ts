import type { PublicCounts, PublicStockRow } from '@tayyib/shared/contracts';
import { badgeOf, tasis } from '@tayyib/shared/shariah';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import { listedAgeOf } from '../marketSnapshot/dossier/listedAge';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { addressCodes } from './addressCodes';

/** Companies as public lists show them. */
export function publicRows(snapshot: MarketSnapshot, dossiers: readonly Dossier[]): PublicStockRow[] {
  const { codeOf } = addressCodes(snapshot);
  return dossiers.map((dossier) => {
    const verdict = dossier.verdicts[tasis.id]?.latest;
    return {
      code: codeOf(dossier),
      isin: dossier.isin,
      stock: dossier.name,
      stock_code: dossier.symbol,
      badge: badgeOf(verdict?.status ?? 3),
      ...listedAgeOf(verdict),
    };
  });
}

/** How many of these companies have each verdict by the default standard. */
export function publicCounts(dossiers: readonly Dossier[]): PublicCounts {
  const counts = { compliant: 0, non_compliant: 0, under_review: 0 };
  for (const { verdicts } of dossiers) counts[badgeOf(verdicts[tasis.id]?.latest?.status ?? 3)] += 1;
  return counts;
}
