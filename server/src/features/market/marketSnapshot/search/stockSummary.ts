import type { StandardId, StockSummary } from '@tayyib/shared/contracts';
import { badgeOf, tasis } from '@tayyib/shared/shariah';
import type { Dossier } from '../dossier/Dossier';
import { listedAgeOf } from '../dossier/listedAge';

/** A company in a list or a search result, with the newest verdict of a standard. */
export function stockSummary(
  { isin, name, symbol, verdicts }: Dossier,
  standard: StandardId = tasis.id,
): StockSummary {
  const verdict = verdicts[standard]?.latest;
  const status = verdict?.status ?? 3;
  return {
    type: 'stock',
    isin,
    stock: name,
    stock_code: symbol,
    shariah_status: status,
    badge: badgeOf(status),
    ...listedAgeOf(verdict),
  };
}
