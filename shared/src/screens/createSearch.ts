import type { StockSummary } from '@tayyib/shared/contracts';
import { searchKey } from './searchKey';

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

/** How well a stock matches; smaller is better. */
const ranks = ['exact code', 'prefix', 'infix'] as const;

/**
 * Indexes stocks for search by name or code. Case, spaces and punctuation do not count; a match at the beginning comes
 * before one inside.
 */
export function createSearch(stocks: readonly SearchableStock[]): Search {
  const entries = [...stocks].sort(bySize).map(({ summary, otherCodes }) => ({
    summary,
    name: searchKey(summary.stock),
    codes: [summary.stock_code, ...otherCodes].map(searchKey),
  }));
  return (text, limit) => {
    const wanted = searchKey(text);
    if (wanted === '') return [];
    const found: StockSummary[][] = ranks.map(() => []);
    for (const { summary, name, codes } of entries) {
      const rank = rankOf(wanted, name, codes);
      if (rank !== null) found[rank]?.push(summary);
    }
    return found.flat().slice(0, limit);
  };
}

function rankOf(wanted: string, name: string, codes: readonly string[]): number | null {
  if (codes.includes(wanted)) return 0;
  if (name.startsWith(wanted) || codes.some((code) => code.startsWith(wanted))) return 1;
  // inside a number or an ISIN a match means nothing to a person
  return name.includes(wanted) || codes[0]?.includes(wanted) ? 2 : null;
}

function bySize(one: SearchableStock, other: SearchableStock): number {
  const difference = (other.marketCapRupees ?? -1) - (one.marketCapRupees ?? -1);
  return difference || one.summary.stock.localeCompare(other.summary.stock, 'en');
}
