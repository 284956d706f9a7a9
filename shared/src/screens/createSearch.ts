import type { StockSummary } from '@tayyib/shared/contracts';
import { createNameIndex } from './names/createNameIndex';

/** A searchable stock, by its name and all its codes. */
export interface SearchableStock {
  summary: StockSummary;
  /** Codes other than `stock_code`: the BSE number, the ISIN. */
  otherCodes: readonly string[];
  /** Breaks ties between equally good matches: the larger company first. */
  marketCapRupees: number | null;
}

/** Finds at most `limit` stocks, best first. */
export type Search = (text: string, limit: number) => StockSummary[];

/** Indexes stocks for search by name or code (`createNameIndex`). */
export function createSearch(stocks: readonly SearchableStock[]): Search {
  const index = createNameIndex(
    stocks.map(({ summary, otherCodes, marketCapRupees }) => ({
      name: summary.stock,
      codes: [summary.stock_code, ...otherCodes],
      weight: marketCapRupees ?? -1,
    })),
  );
  return (text, limit) => index(text, limit).flatMap((place) => stocks[place]?.summary ?? []);
}
