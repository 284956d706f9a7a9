import { owned } from '@tayyib/shared/api';
import type { ScreenReply, SearchReply, StockPage } from '@tayyib/shared/contracts';
import { marketApi } from '@tayyib/shared/market';
import { writeScreen, type ScreenChoices } from '../domain/screens/screenAddress';

/** What this module asks the server: find a stock, screen the market, open one stock. */
export const stocksApi = marketApi.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('screener', (build) => ({
    searchStocks: build.query<SearchReply, string>({
      query: (text) => ({ url: 'search', params: { q: text } }),
      keepUnusedDataFor: 300,
    }),
    screenStocks: build.query<ScreenReply, ScreenChoices>({
      query: (choices) => ({ url: 'stocks', params: writeScreen(choices) }),
      providesTags: ['Market'],
    }),
    /** By ISIN or by code. */
    getStock: build.query<StockPage, string>({
      query: (id) => `stocks/${encodeURIComponent(id)}`,
      // another plan shows more of it
      providesTags: ['Market', 'Session'],
    }),
  })),
});

export const { useGetStockQuery, useScreenStocksQuery, useSearchStocksQuery } = stocksApi;
