import { skipToken } from '@tayyib/shared/toolkit';
import type { SearchReply } from '@tayyib/shared/contracts';
import { searchKey } from '@tayyib/shared/screens';
import { useSearchStocksQuery } from '../../api/stocksApi';
import { useLeadingDebounce } from './useLeadingDebounce';

/** Letters that come faster are joined, as a phone's keyboard sends them; longer would be felt, and an answer is cheap. */
const burstMs = 20;

export type SearchChoice = SearchReply['stocks'][number] | SearchReply['ipos'][number];

/**
 * What was found for the text. The answer belongs to that text whatever order answers arrive in; while a new one is on its way,
 * what matches of the one before stays.
 */
export function useStockSearch(text: string) {
  const wanted = useLeadingDebounce(text.trim(), burstMs);
  const isAsked = wanted !== '' && text.trim() !== '';
  const { data, isFetching, error, refetch } = useSearchStocksQuery(isAsked ? wanted : skipToken);
  const isCurrent = isAsked && !isFetching && wanted === text.trim();
  const known = isAsked && !error ? data : undefined;
  const reply = known && !isCurrent ? stillMatching(known, text) : known;
  return {
    stocks: reply?.stocks ?? [],
    ipos: reply?.ipos ?? [],
    /** What is shown is not of the text as it is now: that is still on its way. */
    isBusy: isAsked && !isCurrent,
    /** An answer is here, so that an empty one means that nothing was found. */
    isAnswered: reply !== undefined,
    /** The answer is of the text as it is now, and not of one before. */
    isCurrent: reply !== undefined && isCurrent,
    error: isAsked ? error : undefined,
    retry: refetch,
  };
}

/** What an earlier answer has of this text in a name or code; all of it where it has nothing, for a typo finds what is spelt otherwise. */
function stillMatching(reply: SearchReply, text: string): Pick<SearchReply, 'stocks' | 'ipos'> {
  const wanted = searchKey(text);
  const matches = (name: string) => searchKey(name).includes(wanted);
  const stocks = reply.stocks.filter(({ stock, stock_code }) => matches(stock_code) || matches(stock));
  const ipos = reply.ipos.filter(({ company_name }) => matches(company_name));
  return stocks.length + ipos.length === 0 ? reply : { stocks, ipos };
}
