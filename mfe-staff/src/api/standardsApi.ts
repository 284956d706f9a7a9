import { owned } from '@tayyib/shared/sdk/api';
import type {
  BusinessFactsReply,
  DraftRemovedReply,
  EditionDiff,
  EditionEntry,
  PublishedReply,
  RecordBusinessFact,
  SignOverride,
  StandardData,
  StandardId,
  StandingOverridesReply,
  StockPage,
  VerdictOverride,
} from '@tayyib/shared/contracts';
import { marketApi } from '@tayyib/shared/endpoints/market';

/** Judging every company by an edition takes longer than other requests. */
const judgingTimeoutMs = 300_000;

export interface EditionName {
  standard: StandardId;
  edition: string;
}

const draftAt = ({ standard, edition }: EditionName) =>
  `staff/standards/${standard}/drafts/${encodeURIComponent(edition)}`;

/** The endpoints for advisors: editions of standards, and decisions that override a verdict. */
export const standardsApi = marketApi
  .enhanceEndpoints({ addTagTypes: ['Editions', 'Advice'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: owned('staff', (build) => ({
      /** By ISIN or by code. */
      findStock: build.query<Pick<StockPage, 'isin' | 'stock'>, string>({
        query: (id) => `stocks/${encodeURIComponent(id)}`,
        providesTags: ['Market'],
      }),
      getEditions: build.query<EditionEntry[], void>({
        query: () => 'staff/standards',
        providesTags: ['Editions'],
      }),
      getEdition: build.query<StandardData, EditionName>({
        query: ({ standard, edition }) =>
          `staff/standards/${standard}/editions/${encodeURIComponent(edition)}`,
        providesTags: ['Editions'],
      }),
      saveDraft: build.mutation<EditionEntry, StandardData>({
        query: (body) => ({ url: `staff/standards/${body.id}/drafts`, method: 'POST', body }),
        invalidatesTags: (saved) => (saved ? ['Editions'] : []),
      }),
      removeDraft: build.mutation<DraftRemovedReply, EditionName>({
        query: (name) => ({ url: draftAt(name), method: 'DELETE' }),
        invalidatesTags: (removed) => (removed ? ['Editions'] : []),
      }),
      /** Provides no tag: a published draft has no diff, and the page continues to show what was signed. */
      getEditionDiff: build.query<EditionDiff, EditionName>({
        query: (name) => ({ url: `${draftAt(name)}/diff`, timeout: judgingTimeoutMs }),
      }),
      publishEdition: build.mutation<PublishedReply, EditionName & { reason: string }>({
        query: ({ reason, ...name }) => ({
          url: `${draftAt(name)}/publish`,
          method: 'POST',
          body: { reason },
          timeout: judgingTimeoutMs,
        }),
        invalidatesTags: (published) => (published ? ['Editions', 'Market'] : []),
      }),
      getStandingOverrides: build.query<StandingOverridesReply, void>({
        query: () => 'staff/overrides',
        providesTags: ['Advice'],
      }),
      signOverride: build.mutation<VerdictOverride, { isin: string; signed: SignOverride }>({
        query: ({ isin, signed }) => ({
          url: `staff/stocks/${isin}/overrides`,
          method: 'POST',
          body: signed,
        }),
        invalidatesTags: (signed) => (signed ? ['Advice', 'Market'] : []),
      }),
      liftOverride: build.mutation<VerdictOverride, { isin: string; id: string }>({
        query: ({ isin, id }) => ({ url: `staff/stocks/${isin}/overrides/${id}`, method: 'DELETE' }),
        invalidatesTags: (lifted) => (lifted ? ['Advice', 'Market'] : []),
      }),
      getBusinessFacts: build.query<BusinessFactsReply, string>({
        query: (isin) => `staff/stocks/${isin}/business-facts`,
        providesTags: ['Advice'],
      }),
      recordBusinessFact: build.mutation<BusinessFactsReply, { isin: string; fact: RecordBusinessFact }>({
        query: ({ isin, fact }) => ({
          url: `staff/stocks/${isin}/business-facts`,
          method: 'POST',
          body: fact,
        }),
        invalidatesTags: (recorded) => (recorded ? ['Advice', 'Market'] : []),
      }),
    })),
  });

export const {
  useFindStockQuery,
  useGetBusinessFactsQuery,
  useGetEditionDiffQuery,
  useGetEditionQuery,
  useGetEditionsQuery,
  useGetStandingOverridesQuery,
  useLiftOverrideMutation,
  usePublishEditionMutation,
  useRecordBusinessFactMutation,
  useRemoveDraftMutation,
  useSaveDraftMutation,
  useSignOverrideMutation,
} = standardsApi;
