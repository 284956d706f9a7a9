import { owned } from '@tayyib/shared/sdk/api';
import type { ScreenReply, StockPage } from '@tayyib/shared/contracts';
import { marketApi } from '@tayyib/shared/endpoints/market';
import { writeScreen, type ScreenChoices } from '../domain/screens/screenAddress';

/** The address of a screen with its order, of which the usual one is ours and not the server's. */
function requestOf(choices: ScreenChoices): URLSearchParams {
  const request = writeScreen(choices);
  request.set('sort', choices.sort);
  request.set('order', choices.order);
  return request;
}

/** Screening the market and reading one stock. */
export const stocksApi = marketApi.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('screener', (build) => ({
    screenStocks: build.query<ScreenReply, ScreenChoices>({
      query: (choices) => ({ url: 'stocks', params: requestOf(choices) }),
      providesTags: ['Market'],
    }),
    /** By ISIN or by code. */
    getStock: build.query<StockPage, string>({
      query: (id) => `stocks/${encodeURIComponent(id)}`,
      // the plan decides how much of it is sent
      providesTags: ['Market', 'Session'],
    }),
  })),
});

export const { useGetStockQuery, useScreenStocksQuery } = stocksApi;

/** Whether the server replied 404, so that retrying cannot help. */
export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
