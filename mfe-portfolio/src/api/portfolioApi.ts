import { owned } from '@tayyib/shared/sdk/api';
import type {
  AddPortfolioEntriesBody,
  AddPortfolioEntriesReply,
  ConsentsReply,
  PortfolioFactsBody,
  PortfolioFactsReply,
  PortfolioRemovedReply,
  PortfolioReply,
  StandardId,
} from '@tayyib/shared/contracts';
import { portfolioLimits } from '@tayyib/shared/limits';
import { marketApi } from '@tayyib/shared/endpoints/market';
import { withAdded } from '../domain/heldOf';

interface HoldingFactsOf {
  isins: readonly string[];
  standard: StandardId;
  /** Whether the companies of the viewer's watchlists are requested as well. */
  withWatched: boolean;
}

/** Endpoints of the portfolio. */
export const portfolioApi = marketApi.enhanceEndpoints({ addTagTypes: ['Portfolio'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('portfolio', (build) => ({
    /** The stored entries, and whether the viewer agreed to storing any. */
    getPortfolio: build.query<PortfolioReply, void>({
      query: () => 'portfolio',
      providesTags: ['Portfolio'],
    }),
    /** Prices, verdicts and corporate actions of any number of companies, in several requests. */
    getHoldingFacts: build.infiniteQuery<PortfolioFactsReply, HoldingFactsOf, number>({
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (_last, _all, start, _starts, { isins }) =>
          start + portfolioLimits.companies < isins.length ? start + portfolioLimits.companies : undefined,
      },
      query: ({ queryArg: { isins, standard, withWatched }, pageParam: start }) => ({
        url: 'portfolio/facts',
        method: 'POST',
        body: {
          isins: isins.slice(start, start + portfolioLimits.companies),
          standard,
          withWatched: withWatched && start === 0,
        },
      }),
      providesTags: ['Market', 'Session'],
    }),
    /** The same of as many companies as one request may name, or the companies of names. */
    getPortfolioFacts: build.query<PortfolioFactsReply, PortfolioFactsBody>({
      query: (body) => ({ url: 'portfolio/facts', method: 'POST', body }),
      providesTags: ['Market', 'Session'],
    }),
    /**
     * Stores entries in place of others, all or none of them. The cached portfolio then has them as well: to load thousands of entries
     * again takes longer than to store them. Where the server has another number of them, those of another device are loaded.
     */
    addPortfolioEntries: build.mutation<AddPortfolioEntriesReply, AddPortfolioEntriesBody>({
      query: (body) => ({ url: 'portfolio/entries', method: 'POST', body }),
      onQueryStarted: async (added, api) => {
        const { dispatch } = api;
        const reply = await api.queryFulfilled.catch(() => null);
        if (reply === null) return;
        const { getPortfolio } = portfolioApi.endpoints;
        const entries = withAdded(getPortfolio.select()(api.getState()).data?.entries ?? [], added);
        if (entries.length === reply.data.stored)
          dispatch(
            portfolioApi.util.updateQueryData('getPortfolio', undefined, () => ({ isStored: true, entries })),
          );
        else dispatch(portfolioApi.util.invalidateTags(['Portfolio']));
      },
    }),
    removePortfolioEntries: build.mutation<PortfolioRemovedReply, readonly string[]>({
      query: (keys) => ({ url: 'portfolio/entries/remove', method: 'POST', body: { keys } }),
      invalidatesTags: ['Portfolio'],
    }),
    /** Gives or withdraws the consent to storing the portfolio; withdrawing it erases what is stored. */
    setPortfolioConsent: build.mutation<ConsentsReply, boolean>({
      query: (isGiven) => ({ url: 'consents/portfolio', method: 'PUT', body: { isGiven } }),
    }),
    clearPortfolio: build.mutation<PortfolioRemovedReply, void>({
      query: () => ({ url: 'portfolio', method: 'DELETE' }),
      invalidatesTags: ['Portfolio'],
    }),
  })),
});

export const {
  useGetPortfolioQuery,
  useGetHoldingFactsInfiniteQuery,
  useLazyGetPortfolioFactsQuery,
  useAddPortfolioEntriesMutation,
  useRemovePortfolioEntriesMutation,
  useClearPortfolioMutation,
  useSetPortfolioConsentMutation,
} = portfolioApi;
