import { useEffect, useState } from 'react';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { useScreenStocksQuery } from '../../api/stocksApi';
import { largestFirst } from '../../domain/screens/screenAddress';
import type { RecentStock } from './useRecentStocks';

/** A user who types at once needs none. */
const waitMs = 300;
const maxShown = 6;

/** The largest companies, for a field that stays empty. Its request is that of the Halal Stock Screener's first page. */
export function usePopular(isWanted: boolean): readonly RecentStock[] {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setHasWaited(true), waitMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
  const { data } = useScreenStocksQuery(isWanted && hasWaited ? largestFirst : skipToken);
  if (!isWanted || !data) return [];
  return data.rows
    .slice(0, maxShown)
    .map(({ isin, stock, stock_code }) => ({ type: 'stock', isin, stock, stock_code }));
}
