import { useEffect, useState } from 'react';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { useGetStockSheetQuery } from '../../api/consultationsApi';
import { describePage } from '../../domain/shownPage';

/** A page is looked up once it stays this long, so that a side that turns pages fast makes the other send no requests. */
const lookUpAfterMs = 500;

/** What a page that is shown is called. The name of a stock comes from our server, never from the other side. */
export function useShownPageName(page: string | null): string {
  const settled = useSettled(page);
  const { title } = page === null ? { title: '' } : describePage(page);
  const stock = page !== null && settled === page ? describePage(page).stock : null;
  const { currentData } = useGetStockSheetQuery(stock ?? skipToken);
  return currentData ? `the page of ${currentData.stock}` : title;
}

function useSettled(page: string | null): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(page), lookUpAfterMs);
    return () => clearTimeout(timer);
  }, [page]);
  return settled;
}
