import { useState } from 'react';
import type { StockSummary } from '@tayyib/shared/contracts';

/** What is kept of a stock somebody chose. Its verdict is not, since it may change. */
export type RecentStock = Pick<StockSummary, 'type' | 'isin' | 'stock' | 'stock_code'>;

/** Goes with everything else of a person when they sign out. */
const storageKey = 'stockdata';
const most = 6;

/** The stocks chosen last on this browser, the newest first. */
export function useRecentStocks(): {
  recent: readonly RecentStock[];
  remember: (stock: RecentStock) => void;
} {
  const [recent, setRecent] = useState(readRecent);
  const remember = ({ type, isin, stock, stock_code }: RecentStock) => {
    const others = readRecent().filter((one) => one.isin !== isin);
    const next = [{ type, isin, stock, stock_code }, ...others].slice(0, most);
    setRecent(next);
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // a browser may close its storage to us; then they last as long as the page
    }
  };
  return { recent, remember };
}

function readRecent(): RecentStock[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, most) : [];
  } catch {
    return [];
  }
}

function isRecent(one: unknown): one is RecentStock {
  if (typeof one !== 'object' || one === null) return false;
  if (!('isin' in one && 'stock' in one && 'stock_code' in one)) return false;
  return [one.isin, one.stock, one.stock_code].every((word) => typeof word === 'string');
}
