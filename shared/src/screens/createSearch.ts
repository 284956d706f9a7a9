import type { StockSummary } from '@tayyib/shared/contracts';
import { createNameSearch } from './createNameSearch';

/** A stock that can be found, by its name and by every code people know it under. */
export interface SearchableStock {
  summary: StockSummary;
  /** Codes other than `stock_code`: the BSE number, the ISIN. */
  otherCodes: readonly string[];
  /** Decides between equally good matches: the larger company first. */
  marketCapRupees: number | null;
}

/** Finds at most `limit` stocks, best first. */
export type Search = (text: string, limit: number) => StockSummary[];

/** Indexes stocks for search by name or code (`createNameSearch`). */
export function createSearch(stocks: readonly SearchableStock[]): Search {
  return createNameSearch(
    stocks.map(({ summary, otherCodes, marketCapRupees }) => ({
      summary,
      name: summary.stock,
      codes: [summary.stock_code, ...otherCodes],
      weight: marketCapRupees ?? -1,
    })),
  );
}
