import { owned } from '@tayyib/shared/sdk/api';
import type {
  CorporateActionsPage,
  FilingsPage,
  Fundamentals,
  PeersReply,
  PriceSeries,
  PriceSeriesRequest,
  PurificationYearsReply,
  ProjectionReply,
  ShareholdingReply,
  SimilarReply,
  StandardId,
  SwotReply,
  Technicals,
} from '@tayyib/shared/contracts';
import { marketApi } from '@tayyib/shared/endpoints/market';

interface ByStandard {
  id: string;
  standard: StandardId;
}
interface OnPage {
  id: string;
  page: number;
}

const stockPath = (id: string, part: string) => `stocks/${encodeURIComponent(id)}/${part}`;

/** The numbers of one stock, each requested when its part of the page is opened. */
export const stockNumbersApi = marketApi.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('screener', (build) => ({
    getStockPrices: build.query<PriceSeries, { id: string } & PriceSeriesRequest>({
      query: ({ id, ...params }) => ({ url: stockPath(id, 'prices'), params }),
      providesTags: ['Market'],
    }),
    getFundamentals: build.query<Fundamentals, string>({
      query: (id) => stockPath(id, 'fundamentals'),
      providesTags: ['Market', 'Session'],
    }),
    getShareholding: build.query<ShareholdingReply, string>({
      query: (id) => stockPath(id, 'shareholding'),
      providesTags: ['Market', 'Session'],
    }),
    getTechnicals: build.query<Technicals, string>({
      query: (id) => stockPath(id, 'technicals'),
      providesTags: ['Market', 'Session'],
    }),
    getSwot: build.query<SwotReply, string>({
      query: (id) => stockPath(id, 'swot'),
      providesTags: ['Market', 'Session'],
    }),
    getProjection: build.query<ProjectionReply, string>({
      query: (id) => stockPath(id, 'projection'),
      providesTags: ['Market', 'Session'],
    }),
    getStockPurification: build.query<PurificationYearsReply, { isins: string; standard: StandardId }>({
      query: (params) => ({ url: 'purification/years', params }),
      providesTags: ['Market', 'Session'],
    }),
    getPeers: build.query<PeersReply, ByStandard>({
      query: ({ id, standard }) => ({ url: stockPath(id, 'peers'), params: { standard } }),
      providesTags: ['Market', 'Session'],
    }),
    getSimilar: build.query<SimilarReply, ByStandard>({
      query: ({ id, standard }) => ({ url: stockPath(id, 'similar'), params: { standard } }),
      providesTags: ['Market', 'Session'],
    }),
    getCorporateActions: build.query<CorporateActionsPage, OnPage>({
      query: ({ id, page }) => ({ url: stockPath(id, 'corporate-actions'), params: { page } }),
      providesTags: ['Market'],
    }),
    getFilings: build.query<FilingsPage, OnPage>({
      query: ({ id, page }) => ({ url: stockPath(id, 'filings'), params: { page } }),
      providesTags: ['Market'],
    }),
  })),
});

export const {
  useGetCorporateActionsQuery,
  useGetFilingsQuery,
  useGetFundamentalsQuery,
  useGetPeersQuery,
  useGetStockPurificationQuery,
  useGetStockPricesQuery,
  useGetProjectionQuery,
  useGetShareholdingQuery,
  useGetSimilarQuery,
  useGetSwotQuery,
  useGetTechnicalsQuery,
} = stockNumbersApi;
