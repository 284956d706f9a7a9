import { owned } from '@tayyib/shared/sdk/api';
import type {
  FundReply,
  FundsPage,
  FundsQuery,
  IndexMembersPage,
  IndexMembersQuery,
  IndexQuery,
  IndexReply,
  IndicesPage,
  IndicesQuery,
  IndustriesPage,
  IndustriesRequest,
  IndustryQuery,
  IndustryReply,
  IpoReply,
  IposPage,
  IposQuery,
  Metal,
  MetalHistoryQuery,
  MetalHistoryReply,
  StandardId,
} from '@tayyib/shared/contracts';
import { marketApi } from '@tayyib/shared/endpoints/market';

interface EntryQuery {
  id: string;
  standard: StandardId;
}

const entryPath = (list: string, id: string) => `${list}/${encodeURIComponent(id)}`;

/** Lists of the market and their entries: public issues, industries, indices, funds and metals. */
export const marketListsApi = marketApi.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('screener', (build) => ({
    getIpos: build.query<IposPage, Partial<IposQuery>>({
      query: (params) => ({ url: 'ipos', params }),
      providesTags: ['Market'],
    }),
    getIpo: build.query<IpoReply, EntryQuery>({
      query: ({ id, ...params }) => ({ url: entryPath('ipos', id), params }),
      providesTags: ['Market'],
    }),
    getIndustries: build.query<IndustriesPage, IndustriesRequest>({
      query: (params) => ({ url: 'industries', params }),
      providesTags: ['Market'],
    }),
    getIndustry: build.query<IndustryReply, { id: string } & Partial<IndustryQuery>>({
      query: ({ id, ...params }) => ({ url: entryPath('industries', id), params }),
      providesTags: ['Market', 'Session'],
    }),
    getIndices: build.query<IndicesPage, Partial<IndicesQuery>>({
      query: (params) => ({ url: 'indices', params }),
      providesTags: ['Market'],
    }),
    getIndex: build.query<IndexReply, { id: string } & Partial<IndexQuery>>({
      query: ({ id, ...params }) => ({ url: entryPath('indices', id), params }),
      providesTags: ['Market'],
    }),
    getIndexMembers: build.query<IndexMembersPage, { id: string } & Partial<IndexMembersQuery>>({
      query: ({ id, ...params }) => ({ url: `${entryPath('indices', id)}/members`, params }),
      providesTags: ['Market', 'Session'],
    }),
    getFunds: build.query<FundsPage, Partial<FundsQuery>>({
      query: (params) => ({ url: 'funds', params }),
      providesTags: ['Market'],
    }),
    getFund: build.query<FundReply, EntryQuery>({
      query: ({ id, ...params }) => ({ url: entryPath('funds', id), params }),
      providesTags: ['Market'],
    }),
    getMetal: build.query<MetalHistoryReply, { metal: Metal; range: MetalHistoryQuery['range'] }>({
      query: ({ metal, range }) => ({ url: entryPath('metals', metal), params: { range } }),
    }),
  })),
});

export const {
  useGetFundQuery,
  useGetFundsQuery,
  useGetIndexMembersQuery,
  useGetIndexQuery,
  useGetIndicesQuery,
  useGetIndustriesQuery,
  useGetIndustryQuery,
  useGetIpoQuery,
  useGetIposQuery,
  useGetMetalQuery,
} = marketListsApi;
