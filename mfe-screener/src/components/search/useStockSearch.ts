import { skipToken } from '@tayyib/shared/toolkit';
import type { SearchReply } from '@tayyib/shared/contracts';
import { useSearchStocksQuery } from '../../api/stocksApi';
import { useFirstOfBurst } from './useFirstOfBurst';

/** Letters that come faster are joined, as a phone's keyboard sends them; longer would be felt, and an answer is cheap. */
const burstMs = 20;

export type SearchChoice = SearchReply['stocks'][number] | SearchReply['ipos'][number];

/**
 * What was found for the text. The answer belongs to that text whatever order answers arrive in;
 * while a new one is on its way the one before stays.
 */
export function useStockSearch(text: string) {
  const wanted = useFirstOfBurst(text.trim(), burstMs);
  const isAsked = wanted !== '' && text.trim() !== '';
  const { data, isFetching, error, refetch } = useSearchStocksQuery(isAsked ? wanted : skipToken);
  const reply = isAsked && !error ? data : undefined;
  return {
    stocks: reply?.stocks ?? [],
    ipos: reply?.ipos ?? [],
    /** What is shown is not of the text as it is now: that is still on its way. */
    isBusy: isAsked && (isFetching || wanted !== text.trim()),
    /** An answer is here, so that an empty one means that nothing was found. */
    isAnswered: reply !== undefined,
    /** The answer is of the text as it is now, and not of one before. */
    isCurrent: reply !== undefined && !isFetching && wanted === text.trim(),
    error: isAsked ? error : undefined,
    retry: refetch,
  };
}
