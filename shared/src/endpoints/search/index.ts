import { api } from '@tayyib/shared/sdk/api';
import type { SearchReply, StandardId } from '@tayyib/shared/contracts';

/** A search by name or code. Verdicts are by the standard; without one, by TASIS. */
interface Search {
  text: string;
  standard?: StandardId;
}

/** Finds stocks, IPOs and topics by name or code. Here because several modules search. */
export const searchApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    searchMarket: build.query<SearchReply, Search>({
      query: ({ text, standard }) => ({ url: 'search', params: { q: text, standard } }),
      keepUnusedDataFor: 300,
    }),
  }),
});

export const { useSearchMarketQuery } = searchApi;
