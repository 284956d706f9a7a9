import { owned } from '@tayyib/shared/api';
import type {
  Fundamentals,
  Metal,
  MetalHistoryReply,
  MetalPrice,
  MetalPricesReply,
  PurificationYearsReply,
  SearchReply,
  StandardId,
  StockPage,
  WatchlistReply,
  WatchlistsReply,
} from '@tayyib/shared/contracts';
import { marketApi } from '@tayyib/shared/market';

/** Endpoints of this module. */
export const toolsApi = marketApi.enhanceEndpoints({ addTagTypes: ['Metals'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('tools', (build) => ({
    /** The latest price of each metal. */
    getMetalPrices: build.query<MetalPrice[], void>({
      query: () => 'metals',
      transformResponse: (reply: MetalPricesReply) => reply.prices,
      providesTags: ['Metals'],
    }),
    /** Dividends, splits and accounts of companies, for purification. */
    getPurificationYears: build.query<
      PurificationYearsReply,
      { isins: readonly string[]; standard: StandardId }
    >({
      query: ({ isins, standard }) => ({
        url: 'purification/years',
        params: { isins: isins.join(','), standard },
      }),
      providesTags: ['Market', 'Session'],
    }),
    /** All prices on file of a metal, for the nisab over time. */
    getMetalPricesOverTime: build.query<MetalHistoryReply, Metal>({
      query: (metal) => ({ url: `metals/${metal}`, params: { range: 'all' } }),
      providesTags: ['Metals'],
    }),
    /** The price and market value of a held company. */
    getHeldStock: build.query<StockPage, string>({
      query: (isin) => `stocks/${encodeURIComponent(isin)}`,
      providesTags: ['Market', 'Session'],
    }),
    /** The accounts of a held company, for plans that include them. */
    getHeldAccounts: build.query<Fundamentals, string>({
      query: (isin) => `stocks/${encodeURIComponent(isin)}/fundamentals`,
      providesTags: ['Market', 'Session'],
    }),
    searchHoldings: build.query<SearchReply, string>({
      query: (text) => ({ url: 'search', params: { q: text } }),
    }),
    /** The viewer's watchlists, to take holdings from; read again each time, as other pages change them. */
    getHoldingLists: build.query<WatchlistsReply, void>({
      query: () => 'watchlistcat',
      keepUnusedDataFor: 0,
    }),
    getHoldingList: build.query<WatchlistReply, string>({
      query: (id) => `watchlistcat/${id}`,
      keepUnusedDataFor: 0,
    }),
  })),
});

export const {
  useGetMetalPricesQuery,
  useGetMetalPricesOverTimeQuery,
  useGetPurificationYearsQuery,
  useSearchHoldingsQuery,
  useGetHoldingListsQuery,
  useLazyGetHoldingListQuery,
  useLazyGetHeldStockQuery,
  useLazyGetHeldAccountsQuery,
} = toolsApi;
