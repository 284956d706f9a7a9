import type { StockSummary } from '@tayyib/shared/contracts';
import { badgeOf, tasis } from '@tayyib/shared/shariah';
import type { Dossier } from '../dossier/Dossier';
import { listedAgeOf } from '../dossier/listedAge';

/** A company in a list or a search result, with the newest verdict of the default standard. */
export function stockSummary({ isin, name, symbol, verdicts }: Dossier): StockSummary {
  const verdict = verdicts[tasis.id]?.latest;
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
