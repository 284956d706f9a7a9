import { owned } from '@tayyib/shared/api';
import type {
  AddPortfolioEntriesBody,
  AddPortfolioEntriesReply,
  ConsentsReply,
  PortfolioFactsBody,
  PortfolioFactsReply,
  PortfolioRemovedReply,
  PortfolioReply,
} from '@tayyib/shared/contracts';
import { marketApi } from '@tayyib/shared/market';

/** Endpoints of the portfolio. */
export const portfolioApi = marketApi.enhanceEndpoints({ addTagTypes: ['Portfolio'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('tools', (build) => ({
    /** The stored entries, and whether the viewer agreed to storing any. */
    getPortfolio: build.query<PortfolioReply, void>({
      query: () => 'portfolio',
      providesTags: ['Portfolio'],
    }),
    /** Prices, verdicts and corporate actions of companies. */
    getPortfolioFacts: build.query<PortfolioFactsReply, PortfolioFactsBody>({
      query: (body) => ({ url: 'portfolio/facts', method: 'POST', body }),
      providesTags: ['Market', 'Session'],
    }),
    addPortfolioEntries: build.mutation<AddPortfolioEntriesReply, AddPortfolioEntriesBody['entries']>({
      query: (entries) => ({ url: 'portfolio/entries', method: 'POST', body: { entries } }),
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
  useGetPortfolioFactsQuery,
  useLazyGetPortfolioFactsQuery,
  useAddPortfolioEntriesMutation,
  useRemovePortfolioEntriesMutation,
  useClearPortfolioMutation,
  useSetPortfolioConsentMutation,
} = portfolioApi;
