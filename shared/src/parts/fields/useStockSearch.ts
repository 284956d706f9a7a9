import { skipToken } from '@tayyib/shared/sdk/toolkit';
import type { SearchReply, SearchTopic, StandardId } from '@tayyib/shared/contracts';
import { useMyStandard } from '@tayyib/shared/sdk/modules';
import { searchKey } from '@tayyib/shared/screens';
import { useSearchMarketQuery } from '@tayyib/shared/endpoints/search';
import { useLeadingDebounce } from './useLeadingDebounce';

/** Joins letters that phone keyboards send together. A longer delay would be noticeable, and requests are cheap. */
const burstMs = 20;

export type SearchChoice = SearchReply['stocks'][number] | SearchReply['ipos'][number] | SearchTopic;

/**
 * The search results for a text, with the verdicts of a standard: the viewer's if omitted. Responses out of order are ignored; while a request is pending, the previous results that
 * still match are shown.
 */
export function useStockSearch(text: string, by?: StandardId) {
  const mine = useMyStandard();
  const standard = by ?? mine;
  const query = useLeadingDebounce(text.trim(), burstMs);
  const isSearching = query !== '' && text.trim() !== '';
  const { data, isFetching, error, refetch } = useSearchMarketQuery(
    isSearching ? { text: query, standard } : skipToken,
  );
  const isCurrent = isSearching && !isFetching && query === text.trim();
  const known = isSearching && !error ? data : undefined;
  const reply = known && !isCurrent ? stillMatching(known, text) : known;
  return {
    stocks: reply?.stocks ?? [],
    ipos: reply?.ipos ?? [],
    topics: reply?.topics ?? [],
    /** No name contains the text: these are other spellings. */
    areGuesses: reply !== undefined && !containsText(reply, text),
    /** The results for the current text are still loading. */
    isBusy: isSearching && !isCurrent,
    /** Results are loaded, so that empty ones mean nothing was found. */
    isLoaded: reply !== undefined,
    /** The results are those of the current text. */
    isCurrent: reply !== undefined && isCurrent,
    error: isSearching ? error : undefined,
    retry: () => void refetch(),
  };
}

/** The earlier results that contain the text; all of them if none does, because typo search finds other spellings. */
function stillMatching(reply: SearchReply, text: string): SearchReply {
  const matching = containing(reply, text);
  return isEmpty(matching) ? reply : matching;
}

const containsText = (reply: SearchReply, text: string): boolean => !isEmpty(containing(reply, text));

const isEmpty = ({ stocks, ipos, topics }: SearchReply): boolean =>
  stocks.length + ipos.length + topics.length === 0;

function containing(reply: SearchReply, text: string): SearchReply {
  const key = searchKey(text);
  const matches = (name: string) => searchKey(name).includes(key);
  const stocks = reply.stocks.filter(({ stock, stock_code, formerly = '' }) =>
    [stock, stock_code, formerly].some(matches),
  );
  const ipos = reply.ipos.filter(({ company_name }) => matches(company_name));
  const topics = reply.topics.filter(({ name }) => matches(name));
  return { stocks, ipos, topics };
}
