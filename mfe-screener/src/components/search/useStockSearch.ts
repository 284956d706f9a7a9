import { skipToken } from '@tayyib/shared/toolkit';
import type { SearchReply } from '@tayyib/shared/contracts';
import { useSearchStocksQuery } from '../../api/stocksApi';
import { useDebounced } from '../useDebounced';

/** Long enough to skip letters typed in a row, short enough not to be felt. */
const debounceMs = 150;

export type SearchChoice = SearchReply['stocks'][number] | SearchReply['ipos'][number];

/**
 * What was found for the text as it last stood still. The answer belongs to that text whatever order answers arrive in;
 * while a new one is on its way the one before stays.
 */
export function useStockSearch(text: string) {
  const wanted = useDebounced(text.trim(), debounceMs);
  const isAsked = wanted !== '' && text.trim() !== '';
  const { data, isFetching, error, refetch } = useSearchStocksQuery(isAsked ? wanted : skipToken);
  const reply = isAsked && !error ? data : undefined;
  return {
    stocks: reply?.stocks ?? [],
    ipos: reply?.ipos ?? [],
    isLoading: isAsked && isFetching,
    /** An answer is here, so that an empty one means that nothing was found. */
    isAnswered: reply !== undefined,
    error: isAsked ? error : undefined,
    retry: refetch,
  };
}
