import type { StockSummary } from '@tayyib/shared/contracts';
import type { SearchableStock } from '@tayyib/shared/screens';
import { badgeOf, tasis } from '@tayyib/shared/shariah';
import { newestCap } from './columns/valuationMetrics';
import type { Dossier } from './Dossier';

/** A company in a list or a search result, with the newest verdict of the default standard. */
export function stockSummary({ isin, name, symbol, verdicts }: Dossier): StockSummary {
  const status = verdicts[tasis.id]?.at(-1)?.status ?? 3;
  return {
    type: 'stock',
    isin,
    stock: name,
    stock_code: symbol,
    shariah_status: status,
    badge: badgeOf(status),
  };
}

/** A company with all that people find it by. `day` is a day number. */
export function searchableStock(dossier: Dossier, day: number): SearchableStock {
  const { isin, bseCode } = dossier;
  return {
    summary: stockSummary(dossier),
    otherCodes: bseCode === null ? [isin] : [bseCode, isin],
    marketCapRupees: newestCap(dossier, day)?.valueRupees ?? null,
  };
}
