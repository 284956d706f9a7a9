import { useState } from 'react';
import type { StockSummary } from '@tayyib/shared/contracts';
import { withStorage } from '@tayyib/shared/parts/storage';

/** The stored fields of a chosen stock. The verdict is not stored, because it may change. */
export type RecentStock = Pick<StockSummary, 'type' | 'isin' | 'stock' | 'stock_code'>;

/** Cleared with the user's other data on sign-out. */
const storageKey = 'stockdata';
const maxStored = 6;

/** The stocks last chosen in this browser, newest first. */
export function useRecentStocks(): {
  recent: readonly RecentStock[];
  remember: (stock: RecentStock) => void;
} {
  const [recent, setRecent] = useState(readRecent);
  const remember = ({ type, isin, stock, stock_code }: RecentStock) => {
    const others = readRecent().filter((one) => one.isin !== isin);
    const next = [{ type, isin, stock, stock_code }, ...others].slice(0, maxStored);
    setRecent(next);
    withStorage((storage) => storage.setItem(storageKey, JSON.stringify(next)));
  };
  return { recent, remember };
}

function readRecent(): RecentStock[] {
  const stored: unknown = withStorage((storage): unknown => JSON.parse(storage.getItem(storageKey) ?? '[]'));
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, maxStored) : [];
}

function isRecent(one: unknown): one is RecentStock {
  if (typeof one !== 'object' || one === null) return false;
  if (!('isin' in one && 'stock' in one && 'stock_code' in one)) return false;
  return [one.isin, one.stock, one.stock_code].every((value) => typeof value === 'string');
}
